import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectOf } from '@waymark/core/config';
import { MANIFEST } from '../../project/selection/is-output.ts';

/** What the record inside an output says; it may come from anybody, so each file of it is looked at before it counts. */
export interface Manifest {
  /** Hashes that a file may have, by path: that of the finished build, or also the earlier one while publishing. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Id of the build whose files are being put in place. */
  readonly publishing?: string;
  /** Whether a build wrote it; not where there is none that can be read. */
  readonly isOurs: boolean;
}

/** Output files of one build: content hash by path. */
export type FileHashes = ReadonlyMap<string, string>;

const EMPTY: Manifest = { files: new Map(), isOurs: false };
/** Some 500,000 files: no record of ours is longer, so that a planted one cannot use up the memory. */
const MAX_BYTES = 64_000_000;

/** Reads the record of an output; one that says nothing where there is none that can be read. */
export function readManifest(out: string): Manifest {
  const record = parseRecord(readRecord(out));
  if (record === undefined) return EMPTY;
  const files = joinLists(record);
  const ours = { files, isOurs: true };
  return record.publishing === undefined ? ours : { ...ours, publishing: record.publishing };
}

/** The record of a finished build. */
export function manifestText(files: FileHashes): string {
  return record({ files: listing(files) });
}

/** The record of a build whose files are being put in place, and that of the same build when it has finished. */
export function publishingTexts(
  files: FileHashes,
  { id, earlier }: { readonly id: string; readonly earlier: Manifest },
): { readonly begun: string; readonly finished: string } {
  const listed = listing(files);
  const begun = { publishing: JSON.stringify(id), earlier: listing(earlier.files), files: listed };
  return { begun: record(begun), finished: record({ files: listed }) };
}

/** Prints a record, whose values are printed already: the list of a large site takes long. */
function record(values: Readonly<Record<string, string>>): string {
  const fields = Object.entries({ version: '1', ...values }).map(([key, value]) => `\n "${key}": ${value}`);
  return `{${fields.join()}\n}\n`;
}

/** Prints a list by path, as it stands in a record; line by line, for an object with so many names takes four times as long. */
function listing(entries: ReadonlyMap<string, unknown>): string {
  const lines = [...entries.keys()]
    .sort()
    .map((path) => `\n  ${JSON.stringify(path)}: ${JSON.stringify(entries.get(path))}`);
  return lines.length === 0 ? '{}' : `{${lines.join()}\n }`;
}

/** What cannot be read is no record. */
function readRecord(out: string): string {
  try {
    const path = join(out, MANIFEST);
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= MAX_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

/** A record that a build wrote; its lists as they stand there. */
interface Written {
  readonly files: Readonly<Record<string, unknown>>;
  readonly earlier: Readonly<Record<string, unknown>>;
  readonly publishing?: string;
}

function parseRecord(text: string): Written | undefined {
  try {
    const { version, files, earlier, publishing } = JSON.parse(text) as { [key in string]?: unknown };
    const all = objectOf(files);
    if (version !== 1 || all === undefined) return undefined;
    const lists = { files: all, earlier: objectOf(earlier) ?? {} };
    return typeof publishing === 'string' ? { ...lists, publishing } : lists;
  } catch {
    return undefined;
  }
}

function joinLists({ files, earlier }: Written): Manifest['files'] {
  const joined = new Map<string, readonly string[]>();
  // Nearly all are single hashes: this is read at every build.
  const hashesOf = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : [value].flat().map(String);
  for (const [path, value] of Object.entries(files)) joined.set(path, hashesOf(value));
  for (const [path, value] of Object.entries(earlier))
    joined.set(path, [...(joined.get(path) ?? []), ...hashesOf(value)]);
  return joined;
}
