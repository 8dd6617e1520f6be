import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../project/files/attempt.ts';
import { readPlainText } from '../../project/files/open-file.ts';
import { replaceFile } from '../../project/files/writing/replace-file.ts';
import type { Job, NewResult, PageStore } from './page-store.ts';
import {
  createSegmentWriter,
  createTextReader,
  type KeptResult,
  readSegment,
  type SegmentWriter,
  type TextPlace,
} from './segment.ts';

/** Where results are kept, and by which build of the engine. */
export interface DiskPageStoreOptions {
  readonly folder: string;
  /** Results of another build of the engine count as none. */
  readonly buildId: string;
  /** Begins with nothing, whatever is there. */
  readonly isEmpty?: boolean;
}

/** Names the segments; replaced as a whole, so that a build that is stopped leaves the earlier state. */
const LIST = 'segments.json';
/** Files of segments, and lists that a stopped run did not come to put in place. */
const OF_RUNS = /\.(?:lines|texts)$|^segments\.json\./;
/** More segments than this are joined to one. */
const MOST_SEGMENTS = 16;
/** Milliseconds for which a file has to have been left alone: until then, a run beside this one may write to it. */
const LEFT_ALONE = 600_000;

/**
 * Opens a store on disk. A run appends what is new to a segment of its own, and names it at the end. What does not match
 * its checksum, or comes from another build of the engine, counts as none. A disk that refuses makes the store forget what this
 * run would have added.
 */
export function openDiskPageStore(options: DiskPageStoreOptions): PageStore {
  const { folder } = options;
  const known = readList(options);
  const segments = options.isEmpty === true ? [] : known;
  const { results, places } = readResults(folder, segments);
  const texts = openTexts(folder, places);
  const used = new Set<KeptResult>();
  /** Then each result is made once, and all are in one segment: nobody asks for them again, and of a large site they are much. */
  const isFirstRun = segments.length === 0;
  let writer: SegmentWriter | undefined;
  let isRefused = false;
  /** What a full disk took until then is of no use, and would leave no room for the site. */
  const orForget = (action: () => void): void => {
    if (isRefused) return;
    try {
      action();
    } catch {
      isRefused = true;
      writer?.discard();
    }
  };
  return {
    isKeeping: true,
    read(job, route) {
      const kept = results[job].get(route);
      if (kept === undefined) return undefined;
      used.add(kept);
      return { trace: kept.trace, value: kept.value, hashes: kept.hashes, text: texts.read };
    },
    write(job, route, { trace, value, texts: added }: NewResult) {
      const kept = { job, route, trace, value, hashes: added.map(([hash]) => hash) };
      orForget(() => {
        writer ??= createSegmentWriter(folder, randomUUID());
        texts.append(writer, kept, added);
      });
      if (isFirstRun) return;
      const before = results[job].get(route);
      if (before !== undefined) used.delete(before);
      results[job].set(route, kept);
      used.add(kept);
    },
    close() {
      orForget(() => {
        writer?.close();
        const names = writer === undefined ? segments : [...segments, writer.name];
        const count = Object.values(results).reduce((sum, ofJob) => sum + ofJob.size, 0);
        const isWorn = names.length > MOST_SEGMENTS || count > 2 * used.size;
        if (writer !== undefined || isWorn)
          writeList(options, isWorn ? [joinSegments(folder, used, texts.read)] : names, known);
      });
      texts.close();
    },
    abandon() {
      writer?.discard();
      texts.close();
    },
  };
}

/** The texts of results by their hash, each kept once. */
interface Texts {
  read(hash: string): string | undefined;
  /** Writes a result with those of its texts that are not kept yet. */
  append(writer: SegmentWriter, kept: KeptResult, texts: NewResult['texts']): void;
  close(): void;
}

function openTexts(folder: string, places: Places): Texts {
  const reader = createTextReader(folder);
  const isThere = (hash: string): boolean => [...places.values()].some((ofSegment) => ofSegment.has(hash));
  return {
    read(hash) {
      for (const [segment, ofSegment] of places) {
        const place = ofSegment.get(hash);
        const text = place && reader.read(segment, place);
        if (text !== undefined) return text;
        // It is written again when it is made again.
        ofSegment.delete(hash);
      }
      return undefined;
    },
    append(writer, kept, texts) {
      const added = new Map(texts.filter(([hash]) => !isThere(hash)));
      const own = places.get(writer.name) ?? new Map<string, TextPlace>();
      places.set(writer.name, own);
      for (const [hash, place] of writer.append(kept, added)) own.set(hash, place);
    },
    close: reader.close,
  };
}

/** Writes results and their texts to one segment; gives its name. */
function joinSegments(folder: string, results: Iterable<KeptResult>, textOf: Texts['read']): string {
  const whole = createSegmentWriter(folder, randomUUID());
  try {
    const written = new Set<string>();
    for (const kept of results) {
      const texts = new Map<string, string>();
      for (const hash of kept.hashes) {
        const text = written.has(hash) ? undefined : textOf(hash);
        written.add(hash);
        if (text !== undefined) texts.set(hash, text);
      }
      whole.append(kept, texts);
    }
    whole.close();
    return whole.name;
  } catch (error) {
    whole.discard();
    throw error;
  }
}

/** Names of the segments of this build of the engine. */
function readList({ folder, buildId }: DiskPageStoreOptions): readonly string[] {
  const list = attempt(() => JSON.parse(readPlainText(join(folder, LIST))) as unknown);
  if (typeof list !== 'object' || list === null || !('segments' in list) || !('build' in list)) return [];
  return list.build === buildId && Array.isArray(list.segments) ? list.segments.map(String) : [];
}

/**
 * Names the segments that count from now on: these, and those of runs that have ended since the list was read as `known`. Drops
 * what it named then, and what stopped runs left.
 */
function writeList(options: DiskPageStoreOptions, own: readonly string[], known: readonly string[]): void {
  const { folder, buildId } = options;
  const segments = [...readList(options).filter((name) => !known.includes(name)), ...own];
  replaceFile(join(folder, LIST), JSON.stringify({ build: buildId, segments }));
  const isNamed = (file: string): boolean => segments.some((name) => file.startsWith(`${name}.`));
  for (const file of readdirSync(folder).filter((name) => OF_RUNS.test(name) && !isNamed(name)))
    attempt(() => {
      const path = join(folder, file);
      const wasNamed = known.some((name) => file.startsWith(`${name}.`));
      if (wasNamed || statSync(path).mtimeMs + LEFT_ALONE < Date.now()) rmSync(path, { force: true });
    });
}

/** What is kept, by job and route. */
type Results = Readonly<Record<Job, Map<string, KeptResult>>>;

/** Where texts stand, by segment and by hash. */
type Places = Map<string, Map<string, TextPlace>>;

interface ReadResults {
  readonly results: Results;
  readonly places: Places;
}

/** Later segments go before earlier ones. */
function readResults(folder: string, segments: readonly string[]): ReadResults {
  const results: Results = {
    body: new Map(),
    code: new Map(),
    document: new Map(),
    search: new Map(),
    index: new Map(),
    text: new Map(),
  };
  const places: Places = new Map();
  for (const name of segments) {
    const segment = attempt(() => readSegment(folder, name));
    for (const kept of segment?.results ?? []) results[kept.job].set(kept.route, kept);
    if (segment !== undefined) places.set(name, segment.places);
  }
  return { results, places };
}
