import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { TRIAL_LIMITS } from '../../project/limit-input.ts';
import { secondsUsed } from '../seconds-used.ts';
import { loadEngine } from '../start/load-engine.ts';

const STDIN = 0;
const STDOUT = 1;
/** Milliseconds between two looks at the process. */
const LOOK = 200;

if (isMainThread) await readPages();
else watch(new Int32Array(workerData as SharedArrayBuffer));

/** Reads each page as commands do, and writes a line for it. */
async function readPages(): Promise<void> {
  const { readModule } = await loadEngine().engine.loadParser();
  const [, , directory = ''] = process.argv;
  const done = new Int32Array(new SharedArrayBuffer(4));
  new Worker(new URL(import.meta.url), { workerData: done.buffer }).unref();
  for (const path of JSON.parse(readFileSync(STDIN, 'utf8')) as readonly string[]) {
    try {
      readModule(path, readFileSync(join(directory, path), 'utf8'));
    } catch {
      // What fails at once is told by the command.
    }
    Atomics.add(done, 0, 1);
    writeSync(STDOUT, '\n');
  }
  // Its thread has nothing else to wait for.
  process.exit();
}

/** Ends the process when a page takes too much of it, or when nobody waits any more; seconds are those of the processor. */
function watch(done: Int32Array): void {
  const parent = process.ppid;
  let last = { done: 0, used: secondsUsed() };
  setInterval(() => {
    const count = Atomics.load(done, 0);
    if (count !== last.done) last = { done: count, used: secondsUsed() };
    const isTooMuch =
      secondsUsed() - last.used > TRIAL_LIMITS.seconds ||
      process.memoryUsage.rss() > TRIAL_LIMITS.gigabytes * 1e9 ||
      process.ppid !== parent;
    if (isTooMuch) process.kill(process.pid, 'SIGKILL');
  }, LOOK);
}
