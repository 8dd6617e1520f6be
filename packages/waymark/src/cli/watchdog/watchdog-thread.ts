import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { slowdown } from '../../pages/author-code/slowdown.ts';
import { secondsUsed } from '../seconds-used.ts';
import { COUNTS, openShared, type WatchData } from './watch-counts.ts';

/** Streams of a worker pass through the main thread, which may be held up; the descriptor does not. */
const STDERR = 2;

/** Milliseconds in which the main thread may end by itself. */
const GRACE = 5000;

/** How many times longer than the processor's time the main thread may be held up on an idle machine. */
const PATIENCE = 3;

const { shared, stallSeconds, limits } = workerData as WatchData;
const { counts, code, page } = openShared(shared);
const started = performance.now();
let last = { count: 0, at: started, used: secondsUsed() };

function problem(): string | undefined {
  const now = performance.now();
  const count = Atomics.load(counts, COUNTS.beats);
  if (count !== last.count) last = { count, at: now, used: secondsUsed() };
  const waited = now - last.at - Atomics.load(counts, COUNTS.granted);
  // What the guard of code has in hand it stops by itself, and blames the page alone.
  if (waited < 0) last.used = secondsUsed();
  // What other processes hold up takes time, but none of the processor; what waits for ever takes none either.
  const seconds = Math.max(secondsUsed() - last.used, waited / 1000 / PATIENCE / slowdown());
  const running = nameIn(code, COUNTS.code);
  if (running !== '' && seconds > stallSeconds.code) return `code of ${running} does not come to an end`;
  const drawn = nameIn(page, COUNTS.page);
  if (drawn !== '' && seconds > stallSeconds.page)
    return `reading ${drawn} does not come to an end; leave the file out, by its name in .mintignore, or make it simpler`;
  if (limits === undefined) return undefined;
  if (now - started > limits.seconds * 1000) return `it takes more than ${limits.seconds} seconds`;
  if (process.memoryUsage.rss() > limits.megabytes * 1_000_000)
    return `it takes more than ${limits.megabytes} MB of memory`;
  return undefined;
}

function nameIn(name: Uint8Array, length: number): string {
  return Buffer.from(name.subarray(0, Atomics.load(counts, length))).toString();
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
  Atomics.store(counts, COUNTS.ends, 1);
  interrupt();
  // The main thread may never listen again; then nothing gentler ends the process.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE);
}, 200);
