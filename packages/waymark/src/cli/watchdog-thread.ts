import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { CommandLimits } from './watchdog.ts';

/** What the thread of a watchdog is told. */
export interface WatchData {
  /** A count of signs of life, the length of a file's name, and the name. */
  readonly shared: SharedArrayBuffer;
  /** Seconds without a sign of life that code of that file may take. */
  readonly stallSeconds: number;
  readonly limits?: CommandLimits;
}

/** Streams of a worker pass through the main thread, which may be held up; the descriptor does not. */
const STDERR = 2;

const { shared, stallSeconds, limits } = workerData as WatchData;
const counts = new Int32Array(shared, 0, 2);
const started = performance.now();
let last = { count: 0, at: started };

function problem(): string | undefined {
  const now = performance.now();
  const count = Atomics.load(counts, 0);
  if (count !== last.count) last = { count, at: now };
  const length = Atomics.load(counts, 1);
  if (length > 0 && now - last.at > stallSeconds * 1000)
    return `code of ${Buffer.from(new Uint8Array(shared, 8, length)).toString()} does not come to an end`;
  if (limits === undefined) return undefined;
  if (now - started > limits.seconds * 1000) return `it takes more than ${limits.seconds} seconds`;
  if (process.memoryUsage.rss() > limits.megabytes * 1_000_000)
    return `it takes more than ${limits.megabytes} MB of memory`;
  return undefined;
}

setInterval(() => {
  const found = problem();
  if (found === undefined) return;
  writeSync(STDERR, `waymark: the command was stopped: ${found}; nothing was finished\n`);
  // The main thread may never listen again, so nothing gentler ends the process.
  process.kill(process.pid, 'SIGKILL');
}, 200);
