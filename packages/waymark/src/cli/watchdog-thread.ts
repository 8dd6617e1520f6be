import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { slowdown } from '../pages/author-code/slowdown.ts';
import type { CommandLimits } from './watchdog.ts';

/** What the thread of a watchdog is told. */
export interface WatchData {
  /** A count of signs of life, the length of a file's name, whether the command is to end, and the name. */
  readonly shared: SharedArrayBuffer;
  /** Seconds without a sign of life that code of that file may take on an idle machine. */
  readonly stallSeconds: number;
  readonly limits?: CommandLimits;
}

/** Streams of a worker pass through the main thread, which may be held up; the descriptor does not. */
const STDERR = 2;

/** Milliseconds in which the main thread may end by itself. */
const GRACE = 5000;

const { shared, stallSeconds, limits } = workerData as WatchData;
const counts = new Int32Array(shared, 0, 3);
const started = performance.now();
let last = { count: 0, at: started };

function problem(): string | undefined {
  const now = performance.now();
  const count = Atomics.load(counts, 0);
  if (count !== last.count) last = { count, at: now };
  const length = Atomics.load(counts, 1);
  if (length > 0 && now - last.at > stallSeconds * 1000 * slowdown())
    return `code of ${Buffer.from(new Uint8Array(shared, 12, length)).toString()} does not come to an end`;
  if (limits === undefined) return undefined;
  if (now - started > limits.seconds * 1000) return `it takes more than ${limits.seconds} seconds`;
  if (process.memoryUsage.rss() > limits.megabytes * 1_000_000)
    return `it takes more than ${limits.megabytes} MB of memory`;
  return undefined;
}

/** Takes the main thread out of what it is at: then it sees that it is to end. */
function interrupt(): void {
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}

const watching = setInterval(() => {
  const found = problem();
  if (found === undefined) return;
  clearInterval(watching);
  writeSync(STDERR, `waymark: the command was stopped: ${found}; nothing was finished\n`);
  Atomics.store(counts, 2, 1);
  interrupt();
  // The main thread may never listen again; then nothing gentler ends the process.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE);
}, 200);
