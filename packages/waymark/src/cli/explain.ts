import { ExpectedError } from '../expected-error.ts';
import { EXIT } from './exit-codes.ts';

/** What the machine may refuse at any time; nothing that Waymark could have known. */
const REFUSALS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE']);

/** Makes errors that no command awaits end the program as those do that it awaits. */
export function explainUncaught(): void {
  process.once('uncaughtException', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe has left, as `head` does: nobody is there to be told.
    process.exit(error.code === 'EPIPE' ? EXIT.ok : explain(error));
  });
}

/** Says on stderr why a command ended early. The answer is the exit code; only a bug shows where it happened. */
export function explain(error: unknown): number {
  if (error instanceof ExpectedError) {
    process.stderr.write(`waymark: ${error.message}\n`);
    return error.kind === 'wrong-use' ? EXIT.wrongUse : EXIT.failed;
  }
  if (error instanceof Error && REFUSALS.has((error as NodeJS.ErrnoException).code ?? '')) {
    process.stderr.write(`waymark: ${error.message}\n`);
    return EXIT.failed;
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`waymark: this is a bug of Waymark\n${details}\n`);
  return EXIT.failed;
}
