import { Worker } from 'node:worker_threads';
import type { CodeWatch } from '../../pages/author-code/code-watch.ts';
import {
  COUNTS,
  type CommandLimits,
  createShared,
  NAME_BYTES,
  openShared,
  type WatchData,
} from './watch-counts.ts';

/** Watches the process from a thread of its own, which runs on when code never gives the main one back. */
export interface Watchdog extends CodeWatch {
  /** Work goes on. */
  beat(): void;
  /** The command has ended. */
  stop(): void;
}

/** Limits of commands on the project of a stranger; far above what real sites need. */
export const STRANGERS_LIMITS: CommandLimits = { seconds: 600, megabytes: 4000 };

/** Seconds of the processor without a sign of life after which code that has run, or the reading of a page, counts as endless. */
const STALL_SECONDS = { code: 15, page: 30 };
/** What ends the process, which code of a page is refused: interrupted, that code leaves the refusal behind. */
const ENDINGS = { exit: process.exit, reallyExit: Reflect.get(process, 'reallyExit') };
/** Milliseconds between two signs of life of a process that is not held up. */
const BEAT = 1000;

/**
 * Creates the watchdog of a command. It costs nothing until a page with expressions is about to be drawn, unless there are limits, which
 * are kept from the start.
 */
export function createWatchdog(limits?: CommandLimits, stallSeconds = STALL_SECONDS): Watchdog {
  const shared = createShared();
  const { counts, code, page } = openShared(shared);
  const beat = (): void => void Atomics.add(counts, COUNTS.beats, 1);
  let worker: Worker | undefined;
  let beating: NodeJS.Timeout | undefined;
  const isEnding = (): boolean => Atomics.load(counts, COUNTS.ends) === 1;
  const start = (): void => {
    if (worker !== undefined) return;
    const workerData: WatchData = { shared, stallSeconds, ...(limits && { limits }) };
    worker = new Worker(new URL('./watchdog-thread.js', import.meta.url), { workerData });
    worker.unref();
    beating = setInterval(() => {
      if (isEnding()) Object.assign(process, ENDINGS).exit(1);
      beat();
    }, BEAT).unref();
    // What was interrupted may have been all that the process waited for.
    process.once('exit', () => {
      if (isEnding()) process.exitCode = 1;
    });
  };
  const note = (name: Uint8Array, length: number, file: string): void => {
    start();
    const bytes = Buffer.from(file).subarray(0, NAME_BYTES);
    name.set(bytes);
    Atomics.store(counts, length, bytes.length);
    beat();
  };
  if (limits !== undefined) start();
  return {
    beat,
    begin(file, milliseconds) {
      note(code, COUNTS.code, file);
      const before = Atomics.exchange(counts, COUNTS.granted, milliseconds);
      return () => {
        Atomics.store(counts, COUNTS.granted, before);
        beat();
      };
    },
    end: () => void Atomics.store(counts, COUNTS.code, 0),
    draw(file) {
      if (file === undefined) Atomics.store(counts, COUNTS.page, 0);
      else note(page, COUNTS.page, file);
    },
    stop() {
      clearInterval(beating);
      void worker?.terminate();
    },
  };
}
