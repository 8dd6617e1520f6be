import type { JsonValue } from '@waymark/openapi';

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

/** Parses JSON and remembers where each value stands, as `JSON.parse` does not. */
export function parsePlacedJson(source: string): PlacedJson {
  const places = new Map<string, number>();
  let offset = 0;

  /** Skips what a pattern finds here, and gives it. */
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = offset;
    const found = pattern.exec(source)?.[0] ?? '';
    offset += found.length;
    return found;
  };
  const take = (sign: string): boolean => {
    skip(SPACE);
    const isNext = source[offset] === sign;
    if (isNext) offset++;
    return isNext;
  };
  const need = (sign: string): void => {
    if (!take(sign)) throw new SyntaxError();
  };
  /** Entries up to a closing sign, separated by commas. */
  const each = (end: string, read: () => void): void => {
    if (take(end)) return;
    do read();
    while (take(','));
    need(end);
  };
  const literal = (): JsonValue => {
    const start = offset;
    const found = skip(LITERAL);
    offset = start;
    const value = JSON.parse(found) as JsonValue;
    offset += found.length;
    return value;
  };
  const read = (pointer: string): JsonValue => {
    skip(SPACE);
    places.set(pointer, offset);
    if (take('{')) {
      const entries: [string, JsonValue][] = [];
      each('}', () => {
        skip(SPACE);
        if (source[offset] !== '"') throw new SyntaxError();
        const name = String(literal());
        need(':');
        entries.push([name, read(`${pointer}/${name}`)]);
      });
      return Object.fromEntries(entries);
    }
    if (!take('[')) return literal();
    const items: JsonValue[] = [];
    each(']', () => items.push(read(`${pointer}/${items.length}`)));
    return items;
  };

  try {
    const value = read('');
    skip(SPACE);
    return offset < source.length ? { mistake: offset, places } : { value, places };
  } catch {
    // Text that is nested deeper than the stack lands here too.
    return { mistake: offset, places };
  }
}

/** Line of an offset, from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
