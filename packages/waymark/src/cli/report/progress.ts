import { isLively } from './is-lively.ts';

/** Shows how far a build is: a line that rewrites itself on a terminal, nothing elsewhere. */
export interface Progress {
  /** `done` of `total` pages are rendered. */
  update(done: number, total: number): void;
  /** Clears the line. */
  finish(): void;
}

/** Milliseconds between two drawings: quick for the eye, free for the build. */
const INTERVAL = 100;

/** Milliseconds before a guess of the time left is worth showing: the first pages wait for what all pages share. */
const GUESS_AFTER = 1000;

/** Creates the progress line of a terminal stream; silent where nothing may move. */
export function createProgress(stream: NodeJS.WriteStream, now: () => number = Date.now): Progress {
  if (!isLively(stream)) return { update: () => undefined, finish: () => undefined };
  const started = now();
  let drawn = 0;
  return {
    update(done, total) {
      const time = now();
      if (done < total && time - drawn < INTERVAL) return;
      drawn = time;
      const passed = time - started;
      const left =
        done === 0 || passed < GUESS_AFTER ? undefined : Math.ceil(((passed / done) * (total - done)) / 1000);
      stream.write(
        `\r\u001b[K${progressBar(done, total)} ${done}/${total} pages${left === undefined ? '' : `, ${left} s left`}`,
      );
    },
    finish: () => void stream.write('\r\u001b[K'),
  };
}

function progressBar(done: number, total: number): string {
  const width = 24;
  const filled = total === 0 ? width : Math.round((done / total) * width);
  return '█'.repeat(filled) + '░'.repeat(width - filled);
}
