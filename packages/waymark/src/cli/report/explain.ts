import { fileOfCode } from '../../mdx/author-code/run/file-of-code.ts';
import { ExpectedError } from '../../project/expected-error.ts';
import { EXIT } from '../exit-codes.ts';
import { lackOfNative } from './lack-of-native.ts';
import { say, sayLine } from './say.ts';

/** Makes errors that no command awaits end the program as those do that it awaits, by the function that ends it. */
export function explainUncaught(exit: (code: number) => never): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    // Code of a page; the guard that ran it has taken note.
    if (fileOfCode(error) !== undefined) return;
    // The reader of a pipe has left, as `head` does: what the command comes to is told by its exit code.
    if (error.code !== 'EPIPE') exit(explain(error));
  });
}

/**
 * Makes the end of the process a failure when it comes from code of a page, in a timer for example: it must not look as
 * if the command had done its work. Returns the function with which the command itself ends.
 */
export function watchExit(): (code: number) => never {
  let isOurs = false;
  process.on('exit', () => {
    if (isOurs) return;
    const file = fileOfCode(new Error('the end'));
    const who = file === undefined ? 'The command ended early' : `Code of ${file} ended the command`;
    say(`waymark: ${who}; nothing was finished`);
    process.exitCode = EXIT.failed;
  });
  return (code) => {
    isOurs = true;
    process.exit(code);
  };
}

/** Says on stderr why a command ended early. The answer is the exit code; only a bug shows where it happened. */
export function explain(error: unknown): number {
  if (error instanceof ExpectedError && error.kind === 'wrong-use') {
    sayLine(`waymark: ${error.message}`);
    return EXIT.wrongUse;
  }
  const isKnown = error instanceof ExpectedError || isRefusal(error);
  const refused = lackOfNative(error) ?? (isKnown ? error.message : undefined);
  if (refused !== undefined) {
    say(`waymark: ${refused}`);
    return EXIT.failed;
  }
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  say(`waymark: this is a bug of Waymark\n${details}`);
  return EXIT.bug;
}

/** Whether the machine refused what it was asked for: names that are too long, full disks, links that lead in a circle. */
function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  const { code, syscall }: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {};
  return syscall !== undefined && /^E[A-Z0-9]+$/.test(code ?? '');
}
