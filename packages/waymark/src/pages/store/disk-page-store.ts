import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longHash } from '../../project/files/hash.ts';
import type { Trace } from '../world/world.ts';
import type { Job, NewResult, PageStore } from './page-store.ts';
import {
  createSegmentWriter,
  createTextReader,
  readSegment,
  type SegmentWriter,
  type TextPosition,
} from './segment.ts';

/** Where results are kept, and by which build of the engine. */
export interface DiskPageStoreOptions {
  readonly folder: string;
  /** Results of another build of the engine count as none. */
  readonly buildId: string;
}

/** Names the segments; replaced as a whole, so that a build that is stopped leaves the earlier state. */
const LIST = 'segments.json';
/** More segments than this are joined to one. */
const MOST_SEGMENTS = 8;

interface Kept {
  readonly job: Job;
  readonly route: string;
  readonly trace: Trace;
  readonly value: unknown;
  readonly hashes: readonly string[];
}

/**
 * Opens a store on disk. A run appends what is new to a segment of its own, and names it at the end. What does not match
 * its checksum, or comes from another build of the engine, counts as none. A disk that refuses makes the store forget.
 */
export function openDiskPageStore(options: DiskPageStoreOptions): PageStore {
  const { folder } = options;
  const segments = readList(options);
  const { results, places } = readResults(folder, segments);
  const readPlace = createTextReader(folder);
  const used = new Set<string>();
  let writer: SegmentWriter | undefined;

  const textOf = (hash: string): string | undefined => {
    const place = places.get(hash);
    const text = place && readPlace(place);
    if (text !== undefined && longHash(text) === hash) return text;
    // It is written again when it is made again.
    places.delete(hash);
    return undefined;
  };
  const append = (kept: Kept, texts: ReadonlyMap<string, string>): void => {
    writer ??= createSegmentWriter(folder, randomUUID());
    for (const [hash, text] of texts) if (!places.has(hash)) places.set(hash, writer.text(hash, text));
    writer.line(['result', kept.job, kept.route, kept.trace, kept.value, kept.hashes]);
  };
  /** Writes all that this run used to one segment. */
  const joinSegments = (): string => {
    const whole = createSegmentWriter(folder, randomUUID());
    const kept = [...used].flatMap((key) => results.get(key) ?? []);
    for (const hash of new Set(kept.flatMap(({ hashes }) => hashes))) {
      const text = textOf(hash);
      if (text !== undefined) whole.text(hash, text);
    }
    for (const { job, route, trace, value, hashes } of kept)
      whole.line(['result', job, route, trace, value, hashes]);
    whole.close();
    return whole.name;
  };

  return {
    isKeeping: true,
    read(job, route) {
      const kept = results.get(keyOf(job, route));
      if (kept === undefined) return undefined;
      used.add(keyOf(job, route));
      return { trace: kept.trace, value: kept.value, text: textOf };
    },
    write(job, route, { trace, value, texts }: NewResult) {
      const kept = { job, route, trace, value, hashes: [...texts.keys()] };
      results.set(keyOf(job, route), kept);
      used.add(keyOf(job, route));
      attempt(() => append(kept, texts));
    },
    close() {
      attempt(() => {
        writer?.close();
        const names = writer === undefined ? segments : [...segments, writer.name];
        const isWorn = names.length > MOST_SEGMENTS || results.size > 2 * used.size;
        if (writer !== undefined || isWorn) writeList(options, isWorn ? [joinSegments()] : names);
      });
    },
  };
}

function keyOf(job: Job, route: string): string {
  return `${job} ${route}`;
}

/** Names of the segments of this build of the engine. */
function readList({ folder, buildId }: DiskPageStoreOptions): readonly string[] {
  const list = attempt(() => JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as unknown);
  if (typeof list !== 'object' || list === null || !('segments' in list) || !('build' in list)) return [];
  return list.build === buildId && Array.isArray(list.segments) ? list.segments.map(String) : [];
}

/** Names the segments that count from now on, and drops the others. */
function writeList({ folder, buildId }: DiskPageStoreOptions, segments: readonly string[]): void {
  const temporary = join(folder, `${LIST}.${randomUUID()}`);
  writeFileSync(temporary, JSON.stringify({ build: buildId, segments }));
  renameSync(temporary, join(folder, LIST));
  for (const name of readdirSync(folder)) {
    const segment = /^(.+)\.(?:lines|texts)$/.exec(name)?.[1];
    if (segment !== undefined && !segments.includes(segment))
      attempt(() => rmSync(join(folder, name), { force: true }));
  }
}

interface ReadResults {
  readonly results: Map<string, Kept>;
  readonly places: Map<string, TextPosition>;
}

/** Later segments go before earlier ones. */
function readResults(folder: string, segments: readonly string[]): ReadResults {
  const results = new Map<string, Kept>();
  const places = new Map<string, TextPosition>();
  for (const segment of segments) {
    for (const line of attempt(() => readSegment(folder, segment)) ?? []) {
      if (line[0] === 'text') places.set(line[1], { segment, offset: line[2], length: line[3] });
      else {
        const [, job, route, trace, value, hashes] = line;
        results.set(keyOf(job, route), { job, route, trace, value, hashes });
      }
    }
  }
  return { results, places };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
