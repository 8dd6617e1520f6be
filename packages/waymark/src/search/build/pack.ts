import type { FileRange } from '../format.ts';
import { encodePostings } from './encode-postings.ts';
import { fingerprint } from './fingerprint.ts';
import type { Entry } from './postings.ts';

/** Folder of the search files in the site. */
export const searchFolder = '_waymark/search';

/** Files of one index and the names by which its manifest refers to them. */
export interface Packed<Start extends string | number> {
  readonly range: FileRange<Start>;
  readonly files: readonly NamedFile['file'][];
}

/** A file named by its content; the name has neither folder nor extension. */
export interface NamedFile {
  readonly name: string;
  readonly file: { readonly path: string; readonly content: string };
}

/** Makes a file named by its content. */
export function contentFile(content: string, extension: 'txt' | 'json'): NamedFile {
  const name = fingerprint(content);
  return { name, file: { path: `${searchFolder}/${name}.${extension}`, content } };
}

/** Cuts a list into runs of about `limit` characters each; a run holds at least one entry. */
export function cut<T>(list: readonly T[], sizeOf: (entry: T) => number, limit: number): readonly T[][] {
  const runs: T[][] = [];
  let run: T[] = [];
  let size = 0;
  for (const entry of list) {
    const more = sizeOf(entry);
    if (run.length > 0 && size + more > limit) {
      runs.push(run);
      run = [];
      size = 0;
    }
    run.push(entry);
    size += more;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** A word with its postings, as a words file has them. */
export interface Line {
  readonly word: string;
  readonly line: string;
}

/** Writes an entry as a line. */
export function writeLine({ word, postings }: Entry): Line {
  return { word, line: `${word} ${encodePostings(postings)}` };
}

/** Cuts sorted lines into runs of about `limit` characters, a file each. */
export function cutLines<T extends Line>(lines: readonly T[], limit: number): readonly (readonly T[])[] {
  return cut(lines, ({ line }) => line.length + 1, limit);
}

/** The first word of each run. */
export function startsOf(runs: readonly (readonly Line[])[]): readonly string[] {
  return runs.map((run) => run[0]?.word ?? '');
}

/** Makes the file of a run of lines. */
export function linesFile(run: readonly Line[]): NamedFile {
  return contentFile(run.map(({ line }) => line).join('\n'), 'txt');
}

/** Writes sorted entries as files of about `limit` characters, a line for each word. */
export function packEntries(entries: readonly Entry[], limit: number): Packed<string> {
  const runs = cutLines(entries.map(writeLine), limit);
  const made = runs.map(linesFile);
  return {
    range: { starts: startsOf(runs), files: made.map(({ name }) => name) },
    files: made.map(({ file }) => file),
  };
}
