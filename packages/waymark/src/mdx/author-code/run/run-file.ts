import { type ImportDeclaration, scanImports } from '@waymark/core/content';
import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { parseJson } from '@waymark/core/source';
import { blankImports } from '../../parse/code/blank-imports.ts';
import { readModule } from '../../parse/read-module.ts';
import { fillJson } from '../../parse/rewrite/fill-variables.ts';
import { usedImports, writtenImports } from '../author-imports.ts';
import { checkImports, checkLaterImports } from '../check-imports.ts';
import { checkWrittenMarkup } from '../check-markup.ts';
import { needsBrowser, readCodeUses } from '../code-uses.ts';
import { type ImportedNames, isAmong, type LoadedFile } from '../imported-names.ts';
import { readJsonFile } from '../read-json-file.ts';
import { type AuthorEnvironment, CodeSyntaxError, namesFor } from './author-environment.ts';
import { assignedDefault, codeFailed } from './code-failed.ts';
import { runOrDefer } from './run-compiled.ts';
import { runPageCode } from './run-page-code.ts';
import { problemOf } from './scope.ts';

/** The values that imports of a file bring in, by local name; texts are not among them. */
export type ImportNames = (imports: readonly ImportDeclaration[], fromFile: string) => Promise<ImportedNames>;

/** A file that came to nothing, which a finding says. */
export const NO_FILE: LoadedFile = {
  exports: {},
  needBrowser: new Set(),
  diagnostics: [],
  isLost: () => true,
};

/** A file that has run, and what it imports. */
interface RunFile {
  readonly imports: readonly ImportDeclaration[];
  readonly own: LoadedFile;
}

/** Runs a file of the project: what it exports itself, without what it hands on of others. */
export function runFile(
  file: string,
  environment: AuthorEnvironment,
  importNames: ImportNames,
): Promise<RunFile> {
  const run = /\.mdx?$/.test(file) ? runMarkdown : runCode;
  return run(file, environment, importNames);
}

async function runMarkdown(
  file: string,
  environment: AuthorEnvironment,
  importNames: ImportNames,
): Promise<RunFile> {
  const { value: module, diagnostics: problems } = readModule(file, environment.readText(file) ?? '');
  if (module === undefined) return { imports: [], own: { ...NO_FILE, diagnostics: problems } };
  const imports = writtenImports(module);
  const imported = await importNames(imports, file);
  const { exports, needs, problem, lost, diagnostics } = await runPageCode(module, imported, environment);
  const own = {
    exports,
    needBrowser: needs.names,
    diagnostics: [
      ...problems.filter(({ severity }) => severity === 'error'),
      ...imported.diagnostics,
      ...checkImports(imports, file, environment),
      ...diagnostics,
    ],
    isLost: (name: string) =>
      problem !== undefined || lost?.has(name) === true || isAmong(imported.lost, name),
  };
  return { imports, own };
}

/** The value of a JSON file; a finding says where it is none. */
function readData(file: string, text: string): LoadedFile {
  const value = readJsonFile(fillJson(text));
  if (value !== undefined) return { ...NO_FILE, exports: { default: value }, isLost: () => false };
  const found = parseJson(file, text).problems.find(({ kind }) => kind === 'syntax');
  const parameters = { problem: found?.message ?? 'it has comments, or a comma after the last entry' };
  const where = { span: found?.span ?? { file, start: 0, end: 0 } };
  return { ...NO_FILE, diagnostics: [mdxDiagnostics['invalid-json'](parameters, where)] };
}

async function runCode(
  file: string,
  environment: AuthorEnvironment,
  importNames: ImportNames,
): Promise<RunFile> {
  const text = environment.readText(file) ?? '';
  if (file.endsWith('.json')) return { imports: [], own: readData(file, text) };
  const imports = scanImports(text);
  const diagnostics = checkImports(imports, file, environment);
  try {
    const compiled = await environment.compile(blankImports(text, imports), file);
    const imported = await importNames(usedImports(imports, compiled), file);
    for (const each of imported.diagnostics) diagnostics.push(each);
    const uses = readCodeUses(compiled);
    for (const each of checkLaterImports(uses.laterImports, file, text)) diagnostics.push(each);
    for (const each of checkWrittenMarkup(file, text, [{ code: text, start: 0 }])) diagnostics.push(each);
    const names = namesFor(environment, imported);
    const exports = environment.guard(file, () => runOrDefer({ compiled, file }, uses, names));
    const isNeedy = (name: string): boolean =>
      needsBrowser(uses.declarations.get(uses.exports.get(name) ?? name), uses, imported.needBrowser);
    const needBrowser = new Set(Object.keys(exports).filter(isNeedy));
    const isLost = (name: string): boolean => isAmong(imported.lost, name);
    return { imports, own: { exports, needBrowser, diagnostics, isLost } };
  } catch (error) {
    const offset = error instanceof CodeSyntaxError ? error.offset : undefined;
    diagnostics.push({
      ...codeFailed(problemOf(error), file, offset ?? 0),
      ...assignedDefault(text, problemOf(error), file),
    });
    return { imports: [], own: { ...NO_FILE, diagnostics } };
  }
}
