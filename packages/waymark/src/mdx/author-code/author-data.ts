import type { ImportDeclaration } from '@waymark/core/content';
import type { ProjectFiles } from '../parse/project-files.ts';
import type { MdxModule } from '../parse/read-module.ts';
import type { AuthorCode } from './author-code.ts';
import { bindNames } from './author-imports.ts';
import { collectNames, type FoundNames, type ImportedNames } from './imported-names.ts';
import { readExports, readFileExports } from './read-exports.ts';
import type { RunResult } from './run/run-page-code.ts';
import { WITHHELD } from './run/withheld.ts';

/** What reading the data of author files asks of the project. */
export interface AuthorDataEnvironment extends Pick<ProjectFiles, 'readText' | 'resolveImport'> {
  /** Names that author code has without importing them. */
  readonly builtIns: Readonly<Record<string, unknown>>;
  /** Whether code goes to readers' browsers, which then draw what it makes. */
  readonly goesToBrowser: boolean;
}

/**
 * Creates the stand-in for a runner where code of authors is not run: exports that are plain data have their values, JSON
 * files too, and every other name is withheld. Nothing is compiled.
 */
export function createAuthorData(environment: AuthorDataEnvironment): AuthorCode {
  const bindFile = ({ values }: FoundNames, { names }: ImportDeclaration, file: string): void => {
    for (const { local } of names) values.set(local, WITHHELD);
    const known = names.filter(({ imported }) => imported !== '*');
    bindNames(values, known, readFileExports(file, environment.readText(file) ?? ''));
  };
  return {
    async runModule(module, imported) {
      return withhold(module, imported, environment);
    },
    async importNames(imports, fromFile) {
      const found = await collectNames(imports, fromFile, environment, bindFile);
      const withheld = [...found.values].filter(([, value]) => value === WITHHELD).map(([name]) => name);
      return { ...found, needBrowser: new Set(environment.goesToBrowser ? withheld : []) };
    },
  };
}

function withhold(
  module: MdxModule,
  imported: ImportedNames,
  { goesToBrowser }: AuthorDataEnvironment,
): RunResult {
  const exports = readExports(module.code);
  const own = Object.keys(exports).filter((name) => exports[name] === WITHHELD);
  const needs = goesToBrowser
    ? { names: new Set([...own, ...imported.needBrowser]), expressions: new Set(module.expressions) }
    : { names: new Set<string>(), expressions: new Set<string>() };
  return {
    exports,
    expressions: new Map(),
    needs,
    diagnostics: [],
    withheld: goesToBrowser ? 'to-browser' : 'for-good',
  };
}
