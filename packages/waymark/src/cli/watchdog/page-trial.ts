import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ExpectedError } from '../../project/expected-error.ts';
import type { TryPages } from '../../project/limit-input.ts';

/** Pages that cannot be read, at most: each takes its seconds. */
const MOST_PAGES = 10;
/** Bytes that the program may say: a line for each page. */
const MOST_ANSWER = 10_000_000;

/**
 * Reads pages in a process of its own, and gives those that it could not read with the time and memory of one page. The parser
 * is native code, which nothing can stop within the process that it runs in.
 */
export const tryPages: TryPages = createPageTrial(new URL('./page-trial-program.js', import.meta.url));

/** Creates such a trial with a program that stands beside the bundled engine. */
export function createPageTrial(program: URL): TryPages {
  return (directory, pages) => {
    const unreadable = new Set<string>();
    for (let left = pages; left.length > 0; ) {
      const { stdout } = spawnSync(process.execPath, [fileURLToPath(program), directory], {
        input: JSON.stringify(left),
        encoding: 'utf8',
        maxBuffer: MOST_ANSWER,
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      const done = stdout.split('\n').length - 1;
      const stuck = left[done];
      if (stuck === undefined) break;
      unreadable.add(stuck);
      if (unreadable.size > MOST_PAGES)
        throw new ExpectedError('failed', `More than ${MOST_PAGES} pages cannot be read, such as ${stuck}`);
      left = left.slice(done + 1);
    }
    return unreadable;
  };
}
