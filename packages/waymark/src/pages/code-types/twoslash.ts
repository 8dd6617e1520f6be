import type { TwoslashInstance, TwoslashReturn } from 'twoslash/core';
import type * as TS from 'typescript';
import { extensionOf, type TypedCode } from '../../highlight/index.ts';
import { repositoryRoot } from '../../project/git/repository-root.ts';
import { containReads } from './contain-reads.ts';
import { loadTypeScript, type TypeScript } from './load-typescript.ts';

/** Works out the types of code. */
export interface CodeTypes {
  /** The types of a piece of code, or why there are none. */
  read(code: string, language: string): CodeAnswer;
}

/** What is known of a piece of code. */
export interface CodeAnswer {
  readonly typed?: TypedCode;
  /** What is wrong with the code. */
  readonly problems: readonly string[];
}

/**
 * Opens the compiler of a project; undefined where none is installed. Types of packages are those that the project has; code
 * may name other files of the repository, as imports of pages do.
 */
export async function openCodeTypes(
  directory: string,
  load: (directory: string) => TypeScript | undefined = loadTypeScript,
): Promise<CodeTypes | undefined> {
  const compiler = load(directory);
  if (compiler === undefined) return undefined;
  const { createTwoslasher } = await import('twoslash/core');
  const ask = createTwoslasher({
    tsModule: skipComments(containReads(compiler.module, [repositoryRoot(directory), compiler.folder])),
    tsLibDirectory: compiler.folder,
    vfsRoot: directory,
    compilerOptions: { jsx: compiler.module.JsxEmit.Preserve },
    // What is not announced is told, and the page stands.
    handbookOptions: { noErrorValidation: true },
  });
  return { read: (code, language) => readTypes(ask, code, extensionOf(language) ?? 'ts') };
}

/**
 * A compiler that reads of comments what they say of types, in files of JavaScript. Nothing shows the others, and reading those of
 * the language itself takes a seventh of its time.
 */
function skipComments(module: typeof TS): typeof TS {
  const jsDocParsingMode = module.JSDocParsingMode?.ParseForTypeInfo;
  return {
    ...module,
    createLanguageService: (host, ...rest) =>
      module.createLanguageService({ ...host, jsDocParsingMode }, ...rest),
  };
}

/** What TypeScript says of an import that leads nowhere. */
const MISSING_MODULE = 2307;

function readTypes(ask: TwoslashInstance, code: string, extension: string): CodeAnswer {
  try {
    const result = ask(code, extension);
    const expected = new Set(result.meta.handbookOptions.errors);
    const told = result.errors.filter(
      (error) => error.level !== 'suggestion' && !expected.has(Number(error.code)),
    );
    // What else is wrong follows from a module that is not there, most often.
    const missing = told.filter(({ code }) => Number(code) === MISSING_MODULE);
    const problems = (missing.length > 0 ? missing : told).map(
      (error) => `TS${error.code} in line ${error.line + 1}: ${error.text}`,
    );
    return { typed: typedCode(result), problems };
  } catch (error) {
    return { problems: [describeFailure(error)] };
  }
}

/** Names of the library's failures say what went wrong, their texts what to do. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { title, description } = error as { readonly title?: string; readonly description?: string };
  return title === undefined ? error.message : [title, description].filter(Boolean).join(': ');
}

function typedCode({ code, hovers, queries, errors, meta }: TwoslashReturn): TypedCode {
  const expected = new Set(meta.handbookOptions.errors);
  return {
    code,
    names: hovers.map(({ line, character, target, text }) => ({ line, character, name: target, type: text })),
    answers: [
      ...queries.map(({ line, character, text }) => ({ kind: 'type' as const, line, character, text })),
      ...errors
        .filter(({ code: number }) => expected.has(Number(number)))
        .map(({ line, character, text }) => ({ kind: 'error' as const, line, character, text })),
    ],
  };
}
