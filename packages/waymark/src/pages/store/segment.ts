import { closeSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { longHash } from '../../project/files/hash.ts';
import { makeFolder } from '../../project/files/make-folder.ts';
import type { Trace } from '../world/world.ts';
import type { Job } from './page-store.ts';

/** A line of a segment: a result, or where a text stands in the segment's file of texts, in bytes. */
export type SegmentLine =
  | readonly [
      kind: 'result',
      job: Job,
      route: string,
      trace: Trace,
      value: unknown,
      hashes: readonly string[],
    ]
  | readonly [kind: 'text', hash: string, offset: number, length: number];

/** Writes one segment: a file of lines, each with its checksum, and a file of texts. */
export interface SegmentWriter {
  readonly name: string;
  line(line: SegmentLine): void;
  /** Appends a text and the line that finds it; answers where it stands. */
  text(hash: string, content: string): TextPosition;
  close(): void;
}

/** Where a text stands. */
export interface TextPosition {
  readonly segment: string;
  readonly offset: number;
  readonly length: number;
}

/** Characters that are gathered before they are written. */
const BUFFER = 1 << 20;

/** Creates the files of a segment. Throws where the disk refuses. */
export function createSegmentWriter(folder: string, name: string): SegmentWriter {
  makeFolder(folder);
  const lines = appendTo(join(folder, `${name}.lines`));
  const texts = appendTo(join(folder, `${name}.texts`));
  const line = (content: SegmentLine): void => {
    const json = JSON.stringify(content);
    lines.write(`${checksum(json)} ${json}\n`);
  };
  return {
    name,
    line,
    text(hash, content) {
      const bytes = Buffer.from(content);
      const place = { segment: name, offset: texts.write(bytes), length: bytes.length };
      line(['text', hash, place.offset, place.length]);
      return place;
    },
    close() {
      lines.close();
      texts.close();
    },
  };
}

/** Reads the lines of a segment; those that do not match their checksum are left out. */
export function readSegment(folder: string, name: string): readonly SegmentLine[] {
  const lines = readFileSync(join(folder, `${name}.lines`), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const at = line.indexOf(' ');
    const json = line.slice(at + 1);
    return at > 0 && checksum(json) === line.slice(0, at) ? [JSON.parse(json) as SegmentLine] : [];
  });
}

/** Creates the function that reads single texts; undefined where the file is not what the line says. */
export function createTextReader(folder: string): (place: TextPosition) => string | undefined {
  const files = new Map<string, number>();
  return ({ segment, offset, length }) => {
    try {
      const file = files.get(segment) ?? openSync(join(folder, `${segment}.texts`), 'r');
      files.set(segment, file);
      const bytes = Buffer.allocUnsafe(length);
      return readSync(file, bytes, 0, length, offset) === length ? bytes.toString() : undefined;
    } catch {
      return undefined;
    }
  };
}

function checksum(json: string): string {
  return longHash(json).slice(0, 16);
}

interface Appender {
  /** Answers the offset of what is written, in bytes. */
  write(content: string | Uint8Array): number;
  close(): void;
}

function appendTo(path: string): Appender {
  const file = openSync(path, 'wx');
  let waiting: Uint8Array[] = [];
  let size = 0;
  let written = 0;
  const flush = (): void => {
    const bytes = Buffer.concat(waiting);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    waiting = [];
    size = 0;
  };
  return {
    write(content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const offset = written;
      waiting.push(bytes);
      size += bytes.length;
      written += bytes.length;
      if (size > BUFFER) flush();
      return offset;
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
