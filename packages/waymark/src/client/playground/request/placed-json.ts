import { ExactNumber, isRounded, type JsonValue } from '@waymark/openapi';

/** A JSON text with the place of each of its values, or of its first mistake. */
export interface PlacedJson {
  readonly value?: JsonValue;
  /** Offset of the mistake. */
  readonly mistake?: number;
  /** Offsets by JSON pointer. */
  readonly places: ReadonlyMap<string, number>;
}

const SPACE = /[ \t\r\n]*/y;
const LITERAL = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** A text that is being read. */
interface Reading {
  readonly source: string;
  readonly places: Map<string, number>;
  offset: number;
}

/** Parses JSON and remembers where each value stands, and all digits of numbers, as `JSON.parse` does not. */
export function parsePlacedJson(source: string): PlacedJson {
  const places = new Map<string, number>();
  const at: Reading = { source, places, offset: 0 };
  try {
    const value = readValue(at, '');
    skip(at, SPACE);
    return at.offset < source.length ? { mistake: at.offset, places } : { value, places };
  } catch {
    // Text that is nested deeper than the stack lands here too.
    return { mistake: at.offset, places };
  }
}

function readValue(at: Reading, pointer: string): JsonValue {
  skip(at, SPACE);
  at.places.set(pointer, at.offset);
  if (take(at, '{')) {
    const entries: [string, JsonValue][] = [];
    readEach(at, '}', () => {
      skip(at, SPACE);
      if (at.source[at.offset] !== '"') throw new SyntaxError();
      const name = String(readLiteral(at));
      need(at, ':');
      entries.push([name, readValue(at, `${pointer}/${name}`)]);
    });
    return Object.fromEntries(entries);
  }
  if (!take(at, '[')) return readLiteral(at);
  const items: JsonValue[] = [];
  readEach(at, ']', () => items.push(readValue(at, `${pointer}/${items.length}`)));
  return items;
}

/** Entries up to a closing sign, separated by commas. */
function readEach(at: Reading, end: string, read: () => void): void {
  if (take(at, end)) return;
  do read();
  while (take(at, ','));
  need(at, end);
}

function readLiteral(at: Reading): JsonValue {
  const start = at.offset;
  const found = skip(at, LITERAL);
  at.offset = start;
  const value = JSON.parse(found) as JsonValue;
  at.offset += found.length;
  return typeof value === 'number' ? exactNumber(found) : value;
}

/** Skips what a pattern finds here, and gives it. */
function skip(at: Reading, pattern: RegExp): string {
  pattern.lastIndex = at.offset;
  const found = pattern.exec(at.source)?.[0] ?? '';
  at.offset += found.length;
  return found;
}

function take(at: Reading, sign: string): boolean {
  skip(at, SPACE);
  const isNext = at.source[at.offset] === sign;
  if (isNext) at.offset++;
  return isNext;
}

function need(at: Reading, sign: string): void {
  if (!take(at, sign)) throw new SyntaxError();
}

/** A number as it is written, where JavaScript would round it. */
export function exactNumber(written: string): number | ExactNumber {
  return isRounded(written) ? new ExactNumber(written) : Number(written);
}

/** Line of an offset, from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
