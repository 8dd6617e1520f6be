import { randomBytes } from 'node:crypto';
import {
  closeSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { ExpectedError, wrongUse } from '../project/expected-error.ts';
import { attempt } from '../project/files/attempt.ts';
import { makeFolder } from '../project/files/writing/make-folder.ts';
import { sleep } from '../project/files/writing/patiently.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** The right to change an output folder. */
export interface OutputLock {
  /** Random name of its holder. */
  readonly id: string;
  /** Throws an `ExpectedError` when another build has taken the right over; gives a sign of life. */
  confirm(): void;
  /** Confirms from time to time, for calls in a loop. */
  beat(): void;
  release(): void;
}

interface Holder extends ProcessIdentity {
  readonly id: string;
}

/** Time between signs of life, in milliseconds. */
const BEAT = 1000;
const POLL = 100;

/**
 * Takes the lock, a file that only one process can make. What decides is whether its holder still gives signs of life,
 * for process ids mean nothing between containers; on one machine, a holder that has ended is known at once. A holder of
 * whom nothing is known, and who gives no sign within `patience` milliseconds, is taken for dead; with 0, nobody waits.
 * Undefined when another build is at work, or may be.
 */
export function takeLock(path: string, patience: number): OutputLock | undefined {
  const holder: Holder = { id: randomBytes(16).toString('hex'), ...ownIdentity() };
  const observe = createObserver(path, patience);
  while (!create(path, holder)) {
    const other = readHolder(path);
    const state = observe(other);
    if (state === 'alive' || (state === 'unsure' && patience === 0)) return undefined;
    if (state === 'unsure') sleep(POLL);
    if (state === 'dead') takeAway(path, other?.id, holder.id);
  }
  return hold(path, holder.id);
}

/** Answers, each time that it is asked, what is known of the holder of a lock. */
function createObserver(
  path: string,
  patience: number,
): (holder: Holder | undefined) => 'alive' | 'dead' | 'unsure' | 'gone' {
  let first: { readonly beat: number; readonly at: number } | undefined;
  return (holder) => {
    const running = holder === undefined ? undefined : isRunning(holder);
    if (running !== undefined) return running ? 'alive' : 'dead';
    const beat = lastBeat(path);
    if (beat === undefined) return 'gone';
    first ??= { beat, at: performance.now() };
    if (first.beat !== beat) return 'alive';
    return patience > 0 && performance.now() - first.at >= patience ? 'dead' : 'unsure';
  };
}

function create(path: string, holder: Holder): boolean {
  makeFolder(dirname(path));
  let file: number;
  try {
    file = openSync(path, 'wx');
  } catch (error) {
    // ENOENT: another build that ended has just removed the folder.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
  try {
    writeFileSync(file, JSON.stringify(holder));
    return true;
  } catch (error) {
    // There was room for its name only: later builds would wait for a holder of whom nothing is known.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function hold(path: string, id: string): OutputLock {
  let last = performance.now();
  const isMine = (): boolean => readHolder(path)?.id === id;
  const confirm = (): void => {
    if (!isMine())
      throw new ExpectedError(
        'failed',
        `Another build took ${dirname(dirname(path))} over, because this one gave no sign of life for too long`,
      );
    last = performance.now();
    utimesSync(path, new Date(), new Date());
  };
  // What goes wrong here is told by the next call of `confirm`.
  const timer = setInterval(() => attempt(confirm), BEAT).unref();
  return {
    id,
    confirm,
    beat() {
      if (performance.now() - last > BEAT / 2) confirm();
    },
    release() {
      clearInterval(timer);
      if (isMine()) rmSync(path, { force: true });
    },
  };
}

/** Removes the lock of a dead holder. If another build did so first, and this is its lock already, it gets it back. */
function takeAway(path: string, expected: string | undefined, id: string): void {
  const aside = `${path}.${id}`;
  // Somebody else may be quicker.
  attempt(() => {
    renameSync(path, aside);
    if (readHolder(aside)?.id !== expected) linkSync(aside, path);
  });
  rmSync(aside, { force: true });
}

function readHolder(path: string): Holder | undefined {
  try {
    // Reading a pipe would not end.
    if (!lstatSync(path).isFile()) return undefined;
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder> | null;
    return typeof holder?.id === 'string' ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

function lastBeat(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === false)
    throw wrongUse(`${path} is in the way of a build: delete it or move it away`);
  return stats?.mtimeMs;
}
