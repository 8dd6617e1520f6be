import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../project/files/attempt.ts';
import { longHash } from '../../project/files/hash.ts';
import { openFile, readPlainText } from '../../project/files/open-file.ts';
import { makeFolder } from '../../project/files/writing/make-folder.ts';
import type { Noting, Trace } from '../world/world.ts';
import type { Job } from './page-store.ts';

/** A result as it is kept. */
export interface KeptResult {
  readonly job: Job;
  readonly route: string;
  readonly trace: Trace;
  readonly value: unknown;
  /** Those of the texts that belong to the value. */
  readonly hashes: readonly string[];
}

/** What a segment holds: its results, later ones last, and where the texts in it stand, by their hash. */
export interface Segment {
  readonly results: readonly KeptResult[];
  readonly places: Map<string, TextPlace>;
}

/** Where a text stands in its segment, in bytes; as it is written, for a segment has thousands. */
export type TextPlace = readonly [hash: string, offset: number, length: number];

/**
 * A line of a segment: a question with its answer, which the results below name by its number; or a result with its texts,
 * those that stand in the segment's file of texts with their place in it, in bytes.
 */
type SegmentLine =
  | readonly [kind: 'noting', number: number, noting: Noting]
  | readonly [
      kind: 'result',
      job: Job,
      route: string,
      trace: readonly number[],
      value: unknown,
      texts: readonly (TextPlace | readonly [hash: string])[],
    ];

/** Writes one segment: a file of lines, some hundred of them with one checksum, and a file of texts. */
export interface SegmentWriter {
  readonly name: string;
  /** Appends a result, and those of its texts that stand nowhere yet; answers where these stand. */
  append(result: KeptResult, texts: ReadonlyMap<string, string>): ReadonlyMap<string, TextPlace>;
  close(): void;
  /** Ends it and takes its files away; never throws. */
  discard(): void;
}

/** Bytes that are gathered before they are written. */
const BUFFER = 1 << 20;
/** Characters of lines that share a checksum: what is lost with a byte, and a hash for each line was most of reading them. */
const BLOCK = 1 << 16;

/** Bytes of a text that is read, to begin with. */
const ROOM = 1 << 16;

/** Begins a segment, whose functions throw where the disk refuses. */
export function createSegmentWriter(folder: string, name: string): SegmentWriter {
  makeFolder(folder);
  const blocks = appendTo(join(folder, `${name}.lines`));
  const texts = appendTo(join(folder, `${name}.texts`));
  const numbers = new Map<Noting, number>();
  let lines: string[] = [];
  let size = 0;
  const flush = (): void => {
    const json = `[${lines.join()}]`;
    blocks.write(`${checksum(json)} ${json}\n`);
    lines = [];
    size = 0;
  };
  const write = (line: SegmentLine): void => {
    const json = JSON.stringify(line);
    lines.push(json);
    size += json.length;
    if (size > BLOCK) flush();
  };
  const numberOf = (noting: Noting): number => {
    const known = numbers.get(noting);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(noting, number);
    write(['noting', number, noting]);
    return number;
  };
  return {
    name,
    append({ job, route, trace, value, hashes }, added) {
      const places = new Map<string, TextPlace>();
      for (const [hash, text] of added) places.set(hash, [hash, ...texts.write(text)]);
      const named = hashes.map((hash) => places.get(hash) ?? ([hash] as const));
      write(['result', job, route, trace.map(numberOf), value, named]);
      return places;
    },
    close() {
      flush();
      blocks.close();
      texts.close();
    },
    discard() {
      blocks.discard();
      texts.discard();
    },
  };
}

/** Reads a segment; lines that do not match their checksum are left out, and so are results that name a question of them. */
export function readSegment(folder: string, name: string): Segment {
  const notings = new Map<number, Noting>();
  const results: KeptResult[] = [];
  const places = new Map<string, TextPlace>();
  for (const line of readLines(readPlainText(join(folder, `${name}.lines`)))) {
    if (line[0] === 'noting') {
      notings.set(line[1], line[2]);
      continue;
    }
    const { 1: job, 2: route, 3: numbers, 4: value, 5: texts } = line;
    for (const text of texts) if (text.length === 3) places.set(text[0], text);
    const trace = findAll(notings, numbers);
    if (trace !== undefined) results.push({ job, route, trace, value, hashes: texts.map((text) => text[0]) });
  }
  return { results, places };
}

/** The notings with these numbers; undefined where one of them is not there. */
function findAll(notings: ReadonlyMap<number, Noting>, numbers: readonly number[]): Trace | undefined {
  const found: Noting[] = [];
  for (const number of numbers) {
    const noting = notings.get(number);
    if (noting === undefined) return undefined;
    found.push(noting);
  }
  return found;
}

function readLines(text: string): readonly SegmentLine[] {
  return text.split('\n').flatMap((block) => {
    const at = block.indexOf(' ');
    const json = block.slice(at + 1);
    return at > 0 && checksum(json) === block.slice(0, at) ? (JSON.parse(json) as SegmentLine[]) : [];
  });
}

/** Reads single texts of segments, whose files it holds open until it is closed. */
export interface TextReader {
  /** The text that stands at a place of a segment; undefined where another one does. */
  read(segment: string, place: TextPlace): string | undefined;
  /** Lets go of the files; one that is read after that is opened again. */
  close(): void;
}

/** Creates a reader of the texts of a folder's segments. */
export function createTextReader(folder: string): TextReader {
  const files = new Map<string, number>();
  // Texts are read in one place: memory for each of them stays until the heap is looked at.
  let room = Buffer.allocUnsafeSlow(ROOM);
  return {
    read(segment, [hash, offset, length]) {
      try {
        const file = files.get(segment) ?? openFile(join(folder, `${segment}.texts`));
        files.set(segment, file);
        if (length > room.length) room = Buffer.allocUnsafeSlow(length);
        const bytes = room.subarray(0, length);
        const isWhole = readSync(file, bytes, 0, length, offset) === length;
        return isWhole && longHash(bytes) === hash ? bytes.toString() : undefined;
      } catch {
        return undefined;
      }
    },
    close() {
      for (const file of files.values()) closeSync(file);
      files.clear();
    },
  };
}

function checksum(json: string): string {
  return longHash(json).slice(0, 16);
}

interface Appender {
  /** Answers where the text begins, and its length, in bytes. */
  write(text: string): readonly [offset: number, length: number];
  close(): void;
  /** Takes the file away. */
  discard(): void;
}

/** Texts are gathered in one block: memory for each of them stays until the heap is looked at. */
function appendTo(path: string): Appender {
  const block = Buffer.allocUnsafeSlow(BUFFER);
  let file: number | undefined;
  let used = 0;
  let written = 0;
  const put = (bytes: Uint8Array): void => {
    file ??= openSync(path, 'wx');
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  };
  const flush = (): void => {
    put(block.subarray(0, used));
    used = 0;
  };
  const release = (): void => {
    if (file !== undefined) closeSync(file);
    file = undefined;
  };
  return {
    write(text) {
      const length = Buffer.byteLength(text);
      if (used + length > BUFFER) flush();
      if (length > BUFFER) put(Buffer.from(text));
      else used += block.write(text, used);
      const offset = written;
      written += length;
      return [offset, length];
    },
    close() {
      flush();
      release();
    },
    discard() {
      attempt(release);
      attempt(() => rmSync(path, { force: true }));
    },
  };
}
