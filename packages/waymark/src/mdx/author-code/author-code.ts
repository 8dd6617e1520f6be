import { type ImportDeclaration, scanImports } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import { blankImports } from '../parse/blank-imports.ts';
import { fillJson } from '../parse/fill-variables.ts';
import type { ProjectFiles } from '../parse/project-files.ts';
import { codeExpressions, type MdxModule, readModule } from '../parse/read-module.ts';
import { bindReact, checkImports, handedOnFiles, isReact, isSnippetImport } from './author-imports.ts';
import { type BrowserNeeds, type CodeUses, needsBrowser, readCodeUses } from './code-uses.ts';
import { createImportCircles } from './import-circles.ts';
import {
  addLate,
  addLoaded,
  type FoundNames,
  handOn,
  type ImportedNames,
  type LoadedFile,
} from './imported-names.ts';
import { parseJson } from './parse-json.ts';
import { type CodeNames, runOrDefer, tableOf } from './run-compiled.ts';
import { problemOf } from './scope.ts';

/** Turns TypeScript with JSX into a CommonJS function body; `h` and `Fragment` are in scope. Rejects on a syntax error. */
export type CompileCode = (code: string, file: string) => Promise<string>;

/** Author code that does not compile. */
export class CodeSyntaxError extends Error {
  /** Offset in the code, where known. */
  readonly offset: number | undefined;
  constructor(message: string, offset?: number) {
    super(message);
    this.name = 'SyntaxError';
    this.offset = offset;
  }
}

/** What the code of a file came to. */
export interface RunResult {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly expressions: ReadonlyMap<string, () => unknown>;
  readonly needs: BrowserNeeds;
  readonly problem?: string;
  /** The code was not run: what it would make is left out, or made by the browser alone. */
  readonly withheld?: 'for-good' | 'to-browser';
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

/** Runs the JavaScript of author files; a file runs once, however many pages import it. */
export interface AuthorCode {
  /** Runs an MDX file's exports and prepares its expressions, with the names that it imports and its props. */
  runModule(module: MdxModule, names: ImportedNames): Promise<RunResult>;
  /** The values that imports bring in, by local name. Markdown defaults are not among them. */
  importNames(imports: readonly ImportDeclaration[], fromFile: string): Promise<ImportedNames>;
}

const NO_NEEDS: BrowserNeeds = { names: new Set(), expressions: new Set() };
const NOTHING: RunResult = { exports: {}, expressions: new Map(), needs: NO_NEEDS };
const NO_FILE: LoadedFile = { exports: {}, needBrowser: new Set(), diagnostics: [] };

/** Creates the runner of one build. Files are compiled when first needed and kept. */
export function createAuthorCode(environment: AuthorEnvironment): AuthorCode {
  const files = new Map<string, Promise<LoadedFile>>();
  const ran = new Map<string, LoadedFile>();
  const circles = createImportCircles(environment);
  const runModule: AuthorCode['runModule'] = (module, names) => runPageCode(module, names, environment);

  const loadFile = (file: string): Promise<LoadedFile> => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const circle = circles.around(file);
    const running = runInTurn(circle);
    for (const member of circle)
      files.set(
        member,
        running.then(() => ran.get(member) ?? NO_FILE),
      );
    return running.then(() => ran.get(file) ?? NO_FILE);
  };

  const runInTurn = async (members: readonly string[]): Promise<void> => {
    for (const file of members) ran.set(file, await (isMarkdown(file) ? loadMarkdown(file) : loadCode(file)));
  };

  /** What `export * from` hands on; files that import each other in a circle hand on nothing that way. */
  const loadHandedOn = async (
    imports: readonly ImportDeclaration[],
    fromFile: string,
  ): Promise<LoadedFile[]> => {
    const files = handedOnFiles(imports, fromFile, environment);
    return Promise.all(files.filter((file) => !circles.around(file).includes(fromFile)).map(loadFile));
  };

  const loadMarkdown = async (file: string): Promise<LoadedFile> => {
    const { value: module } = readModule(file, environment.readText(file) ?? '');
    if (module === undefined) return NO_FILE;
    const imported = await importNames(module.imports, file);
    const { exports, needs, problem } = await runModule(module, imported);
    const found = problem === undefined ? [] : [codeFailed(problem, file, 0)];
    const own = { exports, needBrowser: needs.names, diagnostics: [...imported.diagnostics, ...found] };
    return handOn(await loadHandedOn(module.imports, file), own);
  };

  const loadCode = async (file: string): Promise<LoadedFile> => {
    const text = environment.readText(file) ?? '';
    if (file.endsWith('.json')) return { ...NO_FILE, exports: { default: parseJson(fillJson(text)) } };
    const imports = scanImports(text);
    const imported = await importNames(imports, file);
    const diagnostics = [...imported.diagnostics, ...checkImports(imports, file, environment)];
    try {
      const compiled = await environment.compile(blankImports(text, imports), file);
      const uses = readCodeUses(compiled);
      const names = namesFor(environment, imported);
      const exports = environment.guard(file, () => runOrDefer({ compiled, file }, uses, names));
      const isNeedy = (name: string): boolean => usesBrowser(uses, uses.exports.get(name) ?? name, imported);
      const own = { exports, needBrowser: new Set(Object.keys(exports).filter(isNeedy)), diagnostics };
      return handOn(await loadHandedOn(imports, file), own);
    } catch (error) {
      const offset = error instanceof CodeSyntaxError ? error.offset : undefined;
      return { ...NO_FILE, diagnostics: [...diagnostics, codeFailed(problemOf(error), file, offset ?? 0)] };
    }
  };

  const importNames: AuthorCode['importNames'] = async (imports, fromFile) => {
    const found: FoundNames = { values: new Map(), late: new Map(), needBrowser: new Set(), diagnostics: [] };
    for (const { specifier, names } of imports) {
      if (isReact(specifier)) bindReact(found.values, names, environment.builtIns);
      const file = environment.resolveImport(specifier, fromFile);
      if (file === undefined || isSnippetImport(file, names, environment.readText(file) ?? '')) continue;
      if (circles.around(file).includes(fromFile)) addLate(found, names, () => ran.get(file)?.exports ?? {});
      else addLoaded(found, names, await loadFile(file));
    }
    return found;
  };

  return { runModule, importNames };
}

async function runPageCode(
  module: MdxModule,
  imported: ImportedNames,
  environment: AuthorEnvironment,
): Promise<RunResult> {
  const expressions = codeExpressions(module);
  if (module.code === '' && expressions.length === 0)
    return { ...NOTHING, needs: { ...NO_NEEDS, names: imported.needBrowser } };
  try {
    const table = expressions.map((expression, index) => `"${index}": () => (${expression}\n)`).join(',\n');
    const compiled = await environment.compile(
      `${module.code}\nexport const __expressions = {${table}};`,
      module.file,
    );
    const uses = readCodeUses(compiled);
    const { file } = module;
    const names = namesFor(environment, imported);
    const run = environment.guard(file, () => runOrDefer({ compiled, file }, uses, names));
    const { __expressions, default: _, ...exports } = run;
    const compiledTable = tableOf(__expressions, expressions.length);
    const byIndex = expressions.map((expression, index) => [expression, compiledTable[index]] as const);
    return {
      exports,
      expressions: new Map(
        byIndex.filter((entry): entry is [string, () => unknown] => entry[1] !== undefined),
      ),
      needs: moduleNeeds(uses, expressions, imported),
    };
  } catch (error) {
    return { ...NOTHING, problem: problemOf(error) };
  }
}

function codeFailed(problem: string, file: string, start: number): Diagnostic {
  return mdxDiagnostics['code-failed']({ problem }, { span: { file, start, end: start + 1 } });
}

/** Whether a declared name needs a browser. */
function usesBrowser(uses: CodeUses, name: string, { needBrowser }: ImportedNames): boolean {
  const use = uses.declarations.get(name);
  return use !== undefined && needsBrowser(use, uses, (outside) => needBrowser.has(outside));
}

function moduleNeeds(uses: CodeUses, expressions: readonly string[], imported: ImportedNames): BrowserNeeds {
  const own = [...uses.declarations.keys()];
  const names = new Set([...imported.needBrowser].filter((name) => !uses.declarations.has(name)));
  for (const name of own) if (usesBrowser(uses, name, imported)) names.add(name);
  const needy = expressions.filter((_, index) => {
    const use = uses.expressions[index];
    return use !== undefined && needsBrowser(use, uses, (outside) => imported.needBrowser.has(outside));
  });
  return { names, expressions: new Set(needy) };
}

function namesFor({ builtIns }: AuthorEnvironment, { values, late }: ImportedNames): CodeNames {
  return { values: { ...builtIns, ...Object.fromEntries(values) }, late };
}

function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file);
}
