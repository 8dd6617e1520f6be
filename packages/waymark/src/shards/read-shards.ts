import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../outputs/index.ts';
import { wrongUse } from '../project/expected-error.ts';
import { longHash } from '../project/files/hash.ts';
import { isInside } from '../project/files/is-inside.ts';
import { problemOfPath } from '../sink/claim/output-path.ts';
import { hashFile, SMALL_FILE } from '../sink/hash-file.ts';
import { readManifest } from '../sink/publish/manifest.ts';
import { difference } from './build-identity.ts';
import { readShardRecord } from './read-handed.ts';
import { RECORD_FILE, SHARD_FOLDER, type ShardRecord } from './shard-record.ts';

/** A part of a site as it stands in its folder. */
export interface BuiltShard {
  readonly folder: string;
  readonly record: ShardRecord;
  /** Hashes of the files that become the site's, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** A file as it was built; throws an `ExpectedError` where it is missing or another one. */
  file(path: string): OutputFile;
  /** A file of the part's own as data of a kind; throws an `ExpectedError` where it is none. */
  read<Value>(path: string, as: (value: unknown) => Value | undefined): Value;
}

/** Opens the parts of a site, in order. Throws an `ExpectedError` where they are not all parts of one site, each once. */
export function readShards(folders: readonly string[]): readonly BuiltShard[] {
  const shards = folders.map(openShard);
  const [first, ...others] = shards;
  if (first === undefined) throw wrongUse('There is nothing to join: name the folders');
  for (const other of others) {
    const reason = difference(first.record.identity, other.record.identity) ?? differentCount(first, other);
    if (reason !== undefined)
      refuse(`"${first.folder}" and "${other.folder}" are not parts of one site: ${reason}`);
  }
  const byIndex = new Map<number, BuiltShard>();
  for (const shard of shards) {
    const { index, count } = shard.record.shard;
    const same = byIndex.get(index);
    if (same !== undefined)
      refuse(`"${same.folder}" and "${shard.folder}" are both part ${index} of ${count}`);
    byIndex.set(index, shard);
  }
  const { count } = first.record.shard;
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const missing = all.filter((index) => !byIndex.has(index));
  if (missing.length > 0)
    refuse(
      `Of ${count} parts, ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: name every folder`,
    );
  return all.flatMap((index) => byIndex.get(index) ?? []);
}

function differentCount(a: BuiltShard, b: BuiltShard): string | undefined {
  const [one, other] = [a, b].map(({ record }) => record.shard.count);
  return one === other ? undefined : `one is of ${one} parts, the other of ${other}`;
}

function openShard(folder: string): BuiltShard {
  const hashes = new Map([...readManifest(folder).files].map(([path, [hash = '']]) => [path, hash]));
  const read: BuiltShard['read'] = (path, as) => {
    const file = fileOf(folder, path, hashes.get(path));
    const text = String('content' in file ? file.content : readFileSync(file.copyFrom, 'utf8'));
    return (
      as(parseJson(text)) ??
      refuse(`"${path}" of the part in "${folder}" is not what Waymark writes there: build the part again`)
    );
  };
  if (!hashes.has(RECORD_FILE))
    refuse(`"${folder}" holds no part of a site: build one with "waymark build --shard i/n --out ${folder}"`);
  const record = read(RECORD_FILE, readShardRecord);
  return {
    folder,
    record,
    files: new Map([...hashes].filter(([path]) => !path.startsWith(SHARD_FOLDER))),
    file: (path) => fileOf(folder, path, hashes.get(path)),
    read,
  };
}

/** The value of a text; undefined where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fileOf(folder: string, path: string, hash: string | undefined): OutputFile {
  const absolute = join(folder, path);
  const stats =
    problemOfPath(path) === undefined ? lstatSync(absolute, { throwIfNoEntry: false }) : undefined;
  // A folder of the part may be a link.
  if (stats?.isFile() !== true || !isInside(realpathSync(absolute), realpathSync(folder)))
    refuse(
      `"${path}" of the part in "${folder}" is not there: carry the whole folder, names that begin with a dot too`,
    );
  if (stats.size > SMALL_FILE && hashFile(absolute) === hash) return { path, copyFrom: absolute };
  const content = readFileSync(absolute);
  if (longHash(content) !== hash)
    refuse(`"${path}" of the part in "${folder}" is not as it was built: build the part again`);
  return { path, content };
}

function refuse(problem: string): never {
  throw wrongUse(problem);
}
