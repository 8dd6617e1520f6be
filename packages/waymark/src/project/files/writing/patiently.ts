/** What Windows says of a file that another program has open for a moment: a virus scanner, an index, a backup. */
const HELD: ReadonlySet<string | undefined> = new Set(['EACCES', 'EBUSY', 'EPERM']);

/** How often Node.js shall try to remove a folder whose files are held, with a longer wait each time. */
export const RETRIES = 5;

/** Milliseconds to wait before each further attempt, two seconds in all. */
const WAITS: readonly number[] = [10, 20, 50, 100, 200, 400, 1220];

/** Does something to files; on Windows again, a few times, while one of them is held. Then the last error is thrown. */
export function patiently<T>(action: () => T, system = process.platform, waits = WAITS): T {
  for (const wait of system === 'win32' ? waits : []) {
    try {
      return action();
    } catch (error) {
      if (!HELD.has((error as NodeJS.ErrnoException).code)) throw error;
      sleep(wait);
    }
  }
  return action();
}

/** Holds the thread for some milliseconds. */
export function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
