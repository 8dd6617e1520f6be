import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { longHash } from '../../project/files/hash.ts';
import { readPlainFile } from '../../project/files/open-file.ts';
import { replaceFile } from '../../project/files/writing/replace-file.ts';

/** Code of the engine as V8 compiled it in an earlier run. */
export interface KeptCode {
  readonly code: Buffer;
  /** Seconds of CPU of the run that kept it. */
  readonly seconds: number;
}

/** Where code is kept. */
export interface CodePlace {
  readonly folder: string;
  /** Of the file: names the build of the engine and that of V8, for code is of use to no other. */
  readonly name: string;
}

/** Versions of the engine and of Node.js of which code stays. */
const MOST_FILES = 6;

/** Bytes behind the code, which V8 wants at the beginning of a buffer: the seconds, and a digest of all. */
const END_BYTES = 8 + 40;

/** Reads what was kept at a place; undefined where nothing was, or where other bytes are than were written. */
export function readCode({ folder, name }: CodePlace): KeptCode | undefined {
  try {
    const bytes = readPlainFile(join(folder, name));
    const end = bytes.length - END_BYTES;
    const seconds = bytes.readDoubleLE(end);
    const code = bytes.subarray(0, end);
    return bytes.subarray(end).equals(endOf(name, code, seconds)) ? { code, seconds } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps code. */
export function keepCode({ folder, name }: CodePlace, { code, seconds }: KeptCode): void {
  try {
    replaceFile(join(folder, name), Buffer.concat([code, endOf(name, code, seconds)]));
    for (const old of filesByAge(folder).slice(MOST_FILES)) rmSync(old, { force: true });
  } catch {
    // A disk that refuses keeps none.
  }
}

function endOf(name: string, code: Buffer, seconds: number): Buffer {
  const time = Buffer.alloc(8);
  time.writeDoubleLE(seconds);
  return Buffer.concat([time, Buffer.from(longHash(`${name}\n${seconds}\n${longHash(code)}`))]);
}

/** Paths of the files in a folder, youngest first. */
function filesByAge(folder: string): readonly string[] {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const ages = files.map((path) => [path, statSync(path).mtimeMs] as const);
  return ages.sort(([, a], [, b]) => b - a).map(([path]) => path);
}
