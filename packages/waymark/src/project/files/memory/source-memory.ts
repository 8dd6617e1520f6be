import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../attempt.ts';
import { wholeText, withDigest } from '../digest.ts';
import { lookOf } from '../look-of.ts';
import { readPlainText } from '../open-file.ts';
import { replaceFile } from '../writing/replace-file.ts';

/** Remembers from build to build what was read of files: of a file that looks as it did then, it need not be read again. */
export interface SourceMemory {
  /** What `read` gives of a file, read now or known; `what` names it, with all else that decides it. */
  recall<Value>(absolute: string, what: string, read: () => Value): Value;
  /** Keeps what was read of the files that were asked for, and knows nothing from then on: whoever asks reads. */
  close(): void;
}

/** Where it is kept, and by which build of the engine. */
export interface SourceMemoryOptions {
  readonly folder: string;
  /** What another build of the engine read counts as nothing. */
  readonly buildId: string;
  /** Milliseconds since 1970; those of the clock, unless given. It only tells which files may still be written to. */
  readonly now?: number;
}

/** What is known of a file. */
interface Source {
  readonly look: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Milliseconds for which a file has to have been left alone. One that was written to a moment ago may be written to again
 * without looking otherwise: until the next tick of the file system's clock, and some clocks count in whole seconds, or two.
 */
const SETTLED = { fine: 100, coarse: 2000 };
const SECOND = 1_000_000_000n;

/** Opens what is remembered of sources. Losing it is allowed at any time; a disk that refuses makes it forget. */
export function openSourceMemory({ folder, buildId, now = Date.now() }: SourceMemoryOptions): SourceMemory {
  const path = join(folder, 'sources.json');
  const known = attempt(() => parse(readPlainText(path), buildId)) ?? new Map<string, Source>();
  const next = new Map<string, Source>();
  let isSame = true;
  let isClosed = false;
  /** The file as it was before it is read: a change in between makes it look otherwise next time. */
  const look = (absolute: string): Source => {
    const before = next.get(absolute);
    if (before !== undefined) return before;
    const found = settledLook(absolute, now);
    const earlier = known.get(absolute);
    const source = earlier?.look === found && found !== '' ? earlier : { look: found, values: {} };
    next.set(absolute, source);
    return source;
  };
  return {
    recall(absolute, what, read) {
      if (isClosed) return read();
      const source = look(absolute);
      // What was kept under this name is what this function gave.
      if (Object.hasOwn(source.values, what)) return source.values[what] as ReturnType<typeof read>;
      const value = read();
      if (source.look === '' || !isPlain(value)) return value;
      isSame = false;
      // Reading may have recalled something else of the file.
      const { values } = look(absolute);
      next.set(absolute, { look: source.look, values: { ...values, [what]: value } });
      return value;
    },
    close() {
      isClosed = true;
      if (!isSame || next.size !== known.size) {
        const kept = [...next].filter(([, { look: found }]) => found !== '');
        attempt(() => replaceFile(path, withDigest(JSON.stringify([buildId, ...kept]))));
      }
      known.clear();
      next.clear();
    },
  };
}

/** What a file looks like; empty where it cannot be told, or may change without looking otherwise. */
function settledLook(absolute: string, now: number): string {
  const stats = attempt(() => statSync(absolute, { bigint: true }));
  if (stats?.isFile() !== true) return '';
  const times = [stats.mtimeNs, stats.ctimeNs];
  const wait = times.every((time) => time % SECOND > 0n) ? SETTLED.fine : SETTLED.coarse;
  return times.every((time) => Number(time / 1_000_000n) + wait < now) ? lookOf(stats) : '';
}

/** Whether a value is the same once it was written as JSON and read. */
export function isPlain(value: unknown): boolean {
  const json = JSON.stringify(value);
  return json !== undefined && isDeepStrictEqual(JSON.parse(json), value);
}

function parse(kept: string, buildId: string): Map<string, Source> {
  const [build, ...sources] = JSON.parse(wholeText(kept) ?? '[]') as readonly [string, ...[string, Source][]];
  return new Map(build === buildId ? sources : []);
}
