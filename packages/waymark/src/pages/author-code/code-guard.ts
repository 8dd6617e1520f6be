import { Script } from 'node:vm';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { fileOfCode } from '../../mdx/author-code/run/file-of-code.ts';
import { problemOf } from '../../mdx/author-code/run/scope.ts';
import { reportBug } from '../../site/report-bug.ts';
import { type CodeWatch, UNWATCHED } from './code-watch.ts';
import { slowdown } from './slowdown.ts';

/** Runs code of a project so that it can neither end the process nor hold it for ever. */
export interface CodeGuard {
  /** Runs what may call code of a file. Throws a `CodeStopped` when it does not come back in time. */
  run<T>(file: string, work: () => T): T;
  /** What code tried since the last question: to end the process, to go on without end. */
  take(): readonly Diagnostic[];
  /** What failed since the last question, after its page was drawn: promises that nobody waits for, timers. */
  late(): readonly Diagnostic[];
  /** Stops listening for what fails late, until code runs again. */
  close(): void;
}

/** Code that was stopped; what was said of it is in the guard. */
export class CodeStopped extends Error {
  constructor(seconds: number) {
    super(`it was stopped after ${seconds} seconds`);
    this.name = 'CodeStopped';
  }
}

/** What code meets that wants to end the process. */
const REFUSED = 'cannot be called by a page';

/** Joins what a guard says of code that was stopped with what followed from that, which tells where it stands. */
export function joinStopped(
  stopped: readonly Diagnostic[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (stopped.length === 0) return found;
  const following = found.filter(({ message }) => message.includes(REFUSED));
  const placed = stopped.map((each, index) => ({ ...each, ...placeOf(following[index]) }));
  return [...placed, ...found.filter((each) => !following.includes(each))];
}

function placeOf(diagnostic: Diagnostic | undefined): Pick<Diagnostic, 'span'> {
  return diagnostic?.span === undefined ? {} : { span: diagnostic.span };
}

/** Milliseconds for the code of one page, without a pause, on an idle machine; real pages need a few. */
const LIMIT = 10_000;

/** Functions of `process` that end it. */
const ENDINGS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

/** Name of the global that holds what a guarded script calls, while it is called. */
const SLOT = '__waymarkGuarded';
const CALL = new Script(`globalThis.${SLOT}()`);

/** Creates the guard of one build. It listens for late failures from the first run on, until it is closed. */
export function createCodeGuard(watch: CodeWatch = UNWATCHED, limit = LIMIT): CodeGuard {
  let found: readonly Diagnostic[] = [];
  let late: readonly Diagnostic[] = [];
  let inHand = '';
  const onLate = (error: unknown): void => {
    late = [...late, describeLate(error, inHand)];
  };
  const listen = (file: string): void => {
    if (inHand === '') process.on('unhandledRejection', onLate).on('uncaughtException', onLate);
    inHand = file;
  };
  const report = (file: string, what: string): void => {
    found = [...found, mdxDiagnostics['code-stopped']({ what }, { span: { file, start: 0, end: 0 } })];
  };
  return {
    run(file, work) {
      listen(file);
      const time = Math.ceil(limit * slowdown());
      const restore = [
        watch.begin(file, time),
        refuseEndings((name) => report(file, `it called \`process.${name}\``)),
        keepOutput(),
      ];
      try {
        return runInTime(work, time);
      } catch (error) {
        if (!isTimeout(error)) throw error;
        report(file, `it did not come to an end within ${limit / 1000} seconds`);
        throw new CodeStopped(limit / 1000);
      } finally {
        for (const putBack of restore) putBack();
      }
    },
    take() {
      const taken = found;
      found = [];
      return taken;
    },
    late() {
      const taken = late;
      late = [];
      return taken;
    },
    close() {
      process.off('unhandledRejection', onLate).off('uncaughtException', onLate);
      watch.end();
      inHand = '';
    },
  };
}

/** What nobody waited for: of code of a file, or of the engine, where no file can be told. */
function describeLate(error: unknown, inHand: string): Diagnostic {
  const file = fileOfCode(error);
  if (file === undefined && isOurs(error)) return reportBug(error, 'what goes on beside this page', inHand);
  const where = { span: { file: file ?? inHand, start: 0, end: 0 } };
  return mdxDiagnostics['failed-late']({ problem: problemOf(error) }, where);
}

/** Whether an error passed through code of the engine; Node.js itself may fail for what a page began, as in `fetch`. */
function isOurs(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.split('\n').some((line) => /^\s+at .*:\d+:\d+\)?$/.test(line) && !line.includes('node:'));
}

/** Calls a function within a time; only a script can be stopped from outside, so one calls it. */
function runInTime<T>(work: () => T, timeout: number): T {
  const results: T[] = [];
  Reflect.set(globalThis, SLOT, () => void results.push(work()));
  try {
    CALL.runInThisContext({ timeout });
    return results[0] as T;
  } finally {
    Reflect.deleteProperty(globalThis, SLOT);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** Makes what ends the process throw instead. The answer puts everything back. */
function refuseEndings(onCall: (name: string) => void): () => void {
  const own = ENDINGS.map((name) => [name, Reflect.get(process, name)] as const);
  for (const [name] of own)
    Reflect.set(process, name, () => {
      onCall(name);
      throw new Error(`process.${name} ${REFUSED}`);
    });
  return () => {
    for (const [name, value] of own) Reflect.set(process, name, value);
  };
}

/** Sends to the standard error what is written to the standard output, which is the command's. The answer puts that back. */
function keepOutput(): () => void {
  const { stdout, stderr } = process;
  const own = Object.getOwnPropertyDescriptor(stdout, 'write');
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
  return () => {
    Reflect.deleteProperty(stdout, 'write');
    if (own !== undefined) Object.defineProperty(stdout, 'write', own);
  };
}
