import type { OutputFile } from '../outputs/output-file.ts';
import { encodePostings } from './encode-postings.ts';
import { fingerprint } from './fingerprint.ts';
import type { FileRange } from './format.ts';
import type { Entry } from './postings.ts';

/** Folder of the search files in the site. */
export const searchFolder = '_waymark/search';

/** Files of one index and the names by which its manifest refers to them. */
export interface Packed<Start extends string | number> {
  readonly range: FileRange<Start>;
  readonly files: readonly OutputFile[];
}

/** Makes a file named by its content; `name` has neither folder nor extension. */
export function contentFile(content: string, extension: 'txt' | 'json'): { name: string; file: OutputFile } {
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

/** Writes sorted entries as files of about `limit` characters, a line for each word. */
export function packEntries(entries: readonly Entry[], limit: number): Packed<string> {
  const lines = entries.map(({ word, postings }) => ({ word, line: `${word} ${encodePostings(postings)}` }));
  const runs = cut(lines, ({ line }) => line.length + 1, limit);
  const made = runs.map((run) => contentFile(run.map(({ line }) => line).join('\n'), 'txt'));
  return {
    range: { starts: runs.map((run) => run[0]?.word ?? ''), files: made.map(({ name }) => name) },
    files: made.map(({ file }) => file),
  };
}
