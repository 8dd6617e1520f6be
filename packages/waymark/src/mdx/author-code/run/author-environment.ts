import type { ProjectFiles } from '../../parse/project-files.ts';
import type { ImportedNames } from '../imported-names.ts';
import type { CodeNames } from './run-compiled.ts';

/** Turns TypeScript with JSX into a CommonJS function body; `h` and `Fragment` are in scope. Rejects on a syntax error. */
export type CompileCode = (code: string, file: string) => Promise<string>;

/** Author code that does not compile. */
export class CodeSyntaxError extends Error {
  /** Offset in the code, where known. */
  readonly offset: number | undefined;
  /** The file that the code is of, where it is not plain whose it is. */
  readonly file: string | undefined;
  constructor(message: string, offset?: number, file?: string) {
    super(message);
    this.name = 'SyntaxError';
    this.offset = offset;
    this.file = file;
  }
}

/** Runs what may call code of a file, so that it can neither end the process nor hold it for ever. */
export type GuardCode = <T>(file: string, work: () => T) => T;

/** What running author code asks of the project. */
export interface AuthorEnvironment extends ProjectFiles {
  readonly compile: CompileCode;
  /** Names that author code has without importing them. */
  readonly builtIns: Readonly<Record<string, unknown>>;
  /** Runs what may call code of a file. */
  readonly guard: GuardCode;
}

/** The names that code of a file may use without declaring them. */
export function namesFor({ builtIns }: AuthorEnvironment, { values, late }: ImportedNames): CodeNames {
  return { values: { ...builtIns, ...Object.fromEntries(values) }, late };
}
