import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from './output-path.ts';

/** What the record inside an output says; it may come from anybody, so each file of it is looked at before it counts. */
export interface Manifest {
  /** Hashes that a file may have, by path: that of the finished build, or also the earlier one while publishing. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Id of the build whose files are being put in place. */
  readonly publishing?: string;
}

/** Output files of one build: content hash by path. */
export type FileHashes = ReadonlyMap<string, string>;

const EMPTY: Manifest = { files: new Map() };
/** Some 500,000 files: no record of ours is longer, so that a planted one cannot use up the memory. */
const MAX_BYTES = 64_000_000;

/** Reads the record of an output; one that says nothing where there is none that can be read. */
export function readManifest(out: string): Manifest {
  return parse(readRecord(out)) ?? EMPTY;
}

/** Whether something stands at the place of the record that no build wrote. */
export function isForeignManifest(out: string): boolean {
  const stats = lstatSync(join(out, MANIFEST), { throwIfNoEntry: false });
  return stats !== undefined && parse(readRecord(out)) === undefined;
}

/** The record of a finished build; with `publishing`, that of one whose files are being put in place. */
export function manifestText(
  files: FileHashes,
  publishing?: { readonly id: string; readonly earlier: Manifest },
): string {
  const record =
    publishing === undefined
      ? { version: 1, files: sorted(files) }
      : {
          version: 1,
          publishing: publishing.id,
          earlier: sorted(publishing.earlier.files),
          files: sorted(files),
        };
  return `${JSON.stringify(record, null, 1)}\n`;
}

function sorted(entries: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readRecord(out: string): string {
  try {
    const path = join(out, MANIFEST);
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= MAX_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

function parse(text: string): Manifest | undefined {
  try {
    const record = JSON.parse(text) as { [key in 'version' | 'publishing' | 'earlier' | 'files']?: unknown };
    if (record.version !== 1 || !isRecord(record.files)) return undefined;
    const files = new Map<string, readonly string[]>();
    for (const list of [record.files, isRecord(record.earlier) ? record.earlier : {}])
      for (const [path, hashes] of Object.entries(list))
        files.set(path, [...(files.get(path) ?? []), ...[hashes].flat().map(String)]);
    return typeof record.publishing === 'string' ? { files, publishing: record.publishing } : { files };
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
