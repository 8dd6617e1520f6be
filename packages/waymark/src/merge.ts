import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type LongFile, type OutputFile, type PlacedText, writeLlmsFull } from './outputs/index.ts';
import { wrongUse } from './project/expected-error.ts';
import { isInside } from './project/files/is-inside.ts';
import { compareInIndex, createIndexBuilder } from './search/index.ts';
import { joinInOrder } from './shards/join-in-order.ts';
import { readHandedPages, readTexts } from './shards/read-handed.ts';
import { type BuiltShard, readShards } from './shards/read-shards.ts';
import { type HandedPage, searchFile, textsFile } from './shards/shard-record.ts';
import { realPlace, resolveOutputPlace } from './sink/output-place.ts';
import { createOutputSink } from './sink/output-sink.ts';

/** Which parts are joined, and where to. */
export interface MergeOptions {
  /** Folders of all parts of a site, in any order. */
  readonly shards: readonly string[];
  readonly out: string;
}

/** What joining parts came to. */
export interface MergeResult {
  readonly pages: number;
  readonly files: number;
}

/**
 * Joins all parts of a site to what one build of the whole would have written. Rejects with an `ExpectedError` when they
 * are not all parts of one site, or the output folder may not be written to.
 */
export function merge({ shards: folders, out: chosen }: MergeOptions): MergeResult {
  const shards = readShards(folders);
  const docs = docsAround(realPlace(chosen));
  const out = docs === undefined ? realPlace(chosen) : resolveOutputPlace(chosen, docs, true);
  for (const { folder } of shards) refuseOverlap(out, folder);
  const sink = createOutputSink(out);
  try {
    for (const shard of shards)
      for (const [path, hash] of shard.files) if (!sink.keeps(path, hash)) sink.write(shard.file(path), hash);
    for (const file of joinedSearch(shards)) sink.write(file);
    for (const file of joinedTexts(shards)) sink.write(file);
    sink.commit();
  } catch (error) {
    sink.abandon();
    throw error;
  }
  const pages = shards.reduce((sum, { record }) => sum + record.pages, 0);
  return { pages, files: sink.count() };
}

/** The index of all pages; its builder takes them in one order, whatever part they are of. */
function* joinedSearch(shards: readonly BuiltShard[]): Generator<OutputFile> {
  const options = shards[0]?.record.search.options;
  if (options === undefined) return;
  const builder = createIndexBuilder(options);
  const pages = joinInOrder(shards.map(handedPages), (a, b) => compareInIndex(a.entry, b.entry, options));
  for (const { entry, page } of pages) yield* builder.add(entry, page);
  yield* builder.finish();
}

function* handedPages({ record, read }: BuiltShard): Generator<HandedPage> {
  for (let number = 0; number < record.search.files; number++)
    yield* read(searchFile(number), readHandedPages);
}

/** The texts of all pages, but where the project has files of its own at these paths. */
function joinedTexts(shards: readonly BuiltShard[]): readonly LongFile[] {
  const instructions = shards[0]?.record.texts.instructions ?? '';
  const texts = (): Iterable<PlacedText> => joinInOrder(shards.map(handedTexts), ([a], [b]) => a - b);
  return writeLlmsFull(instructions, texts).filter(
    ({ path }) => !shards.some(({ files }) => files.has(path)),
  );
}

function* handedTexts({ record, read }: BuiltShard): Generator<PlacedText> {
  for (let number = 0; number < record.texts.files; number++) yield* read(textsFile(number), readTexts);
}

/** The docs folder in which a folder lies, or which it is: a site has no configuration. */
function docsAround(folder: string): string | undefined {
  if (['docs.json', 'mint.json'].some((name) => existsSync(join(folder, name)))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : docsAround(parent);
}

function refuseOverlap(out: string, folder: string): void {
  const real = realPlace(folder);
  if (isInside(out, real) || isInside(real, out))
    throw wrongUse(`The site cannot be written to ${out}: it overlaps the part in ${folder}`);
}
