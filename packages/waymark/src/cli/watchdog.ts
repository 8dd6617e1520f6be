import { Worker } from 'node:worker_threads';
import type { CodeWatch } from '../pages/author-code/code-watch.ts';
import type { WatchData } from './watchdog-thread.ts';

/** Watches the process from a thread of its own, which runs on when code never gives the main one back. */
export interface Watchdog extends CodeWatch {
  /** Work goes on. */
  beat(): void;
  /** The command has ended. */
  stop(): void;
}

/** What a command on a stranger's project may take in all. */
export interface CommandLimits {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Limits of commands on the project of a stranger; far above what real sites need. */
export const STRANGERS_LIMITS: CommandLimits = { seconds: 600, megabytes: 4000 };

/** Longest name of a file that is told, in bytes. */
const NAME_BYTES = 1000;
/** Seconds without a sign of life after which code that has run counts as endless. */
const STALL_SECONDS = 15;
/** Milliseconds between two signs of life of a process that is not held up. */
const BEAT = 1000;

/**
 * Creates the watchdog of a command. It costs nothing until code of the project is about to run, unless there are
 * limits, which are kept from the start.
 */
export function createWatchdog(limits?: CommandLimits): Watchdog {
  const shared = new SharedArrayBuffer(12 + NAME_BYTES);
  const counts = new Int32Array(shared, 0, 3);
  const name = new Uint8Array(shared, 12);
  const beat = (): void => void Atomics.add(counts, 0, 1);
  let worker: Worker | undefined;
  let beating: NodeJS.Timeout | undefined;
  const start = (): void => {
    if (worker !== undefined) return;
    const workerData: WatchData = { shared, stallSeconds: STALL_SECONDS, ...(limits && { limits }) };
    worker = new Worker(new URL('./watchdog-thread.js', import.meta.url), { workerData });
    worker.unref();
    beating = setInterval(() => {
      if (Atomics.load(counts, 2) === 1) process.exit(1);
      beat();
    }, BEAT).unref();
  };
  if (limits !== undefined) start();
  return {
    beat,
    begin(file) {
      start();
      const bytes = Buffer.from(file).subarray(0, NAME_BYTES);
      name.set(bytes);
      Atomics.store(counts, 1, bytes.length);
      beat();
    },
    end: () => void Atomics.store(counts, 1, 0),
    stop() {
      clearInterval(beating);
      void worker?.terminate();
    },
  };
}
