import { type ImportDeclaration, scanImports } from '@waymark/core/content';
import { codeExpressions, exportedNames, type MdxModule, readModule } from './read-module.ts';
import { problemOf } from './scope.ts';

/** Turns TypeScript with JSX into a CommonJS function body; `h` and `Fragment` are in scope. Rejects on a syntax error. */
export type CompileCode = (code: string, file: string) => Promise<string>;

/** What the code of a file came to. */
export interface RunResult {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly expressions: ReadonlyMap<string, () => unknown>;
  readonly problem?: string;
}

/** What running author code asks of the project. */
export interface AuthorEnvironment {
  readonly compile: CompileCode;
  /** Names that author code has without importing them. */
  readonly builtIns: Readonly<Record<string, unknown>>;
  resolveImport(specifier: string, fromFile: string): string | undefined;
  readText(file: string): string | undefined;
}

/** Runs the JavaScript of author files; a file runs once, however many pages import it. */
export interface AuthorCode {
  /** Runs an MDX file's exports and prepares its expressions, with the names it imports and its props. */
  runModule(module: MdxModule, names: ReadonlyMap<string, unknown>): Promise<RunResult>;
  /** The values that imports bring in, by local name. Markdown defaults are not among them. */
  importNames(imports: readonly ImportDeclaration[], fromFile: string): Promise<Map<string, unknown>>;
}

const NOTHING: RunResult = { exports: {}, expressions: new Map() };

/** Creates the runner of one build. Files are compiled when first needed and kept. */
export function createAuthorCode(environment: AuthorEnvironment): AuthorCode {
  const files = new Map<string, Promise<Readonly<Record<string, unknown>>>>();

  const loadFile = (file: string): Promise<Readonly<Record<string, unknown>>> => {
    const known = files.get(file);
    if (known !== undefined) return known;
    // A circle of imports sees the empty exports of the file that began it, as CommonJS has it.
    files.set(file, Promise.resolve({}));
    const loaded = readExports(file);
    files.set(file, loaded);
    return loaded;
  };

  const readExports = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
    const text = environment.readText(file) ?? '';
    if (file.endsWith('.json')) return { default: parseJson(text) };
    if (/\.mdx?$/.test(file)) {
      const { value: module } = readModule(file, text);
      if (module === undefined) return {};
      const { exports } = await runModule(module, await importNames(module.imports, file));
      return exports;
    }
    const imports = scanImports(text);
    const code = [...imports]
      .reverse()
      .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
    const names = await importNames(imports, file);
    return execute(await environment.compile(code, file), {
      ...environment.builtIns,
      ...Object.fromEntries(names),
    });
  };

  const importNames: AuthorCode['importNames'] = async (imports, fromFile) => {
    const names = new Map<string, unknown>();
    for (const { specifier, names: imported } of imports) {
      const file = environment.resolveImport(specifier, fromFile);
      if (file === undefined || isSnippetImport(file, imported, environment.readText(file) ?? '')) continue;
      bindNames(names, imported, await loadFile(file));
    }
    return names;
  };

  const runModule: AuthorCode['runModule'] = async (module, names) => {
    const expressions = codeExpressions(module);
    if (module.code === '' && expressions.length === 0) return NOTHING;
    try {
      const table = expressions.map((expression, index) => `"${index}": () => (${expression}\n)`).join(',\n');
      const compiled = await environment.compile(
        `${module.code}\nexport const __expressions = {${table}};`,
        module.file,
      );
      const {
        __expressions,
        default: _,
        ...exports
      } = execute(compiled, { ...environment.builtIns, ...Object.fromEntries(names) });
      const compiledTable = __expressions as Record<string, () => unknown>;
      const byIndex = expressions.map((expression, index) => [expression, compiledTable[index]] as const);
      return {
        exports,
        expressions: new Map(
          byIndex.filter((entry): entry is [string, () => unknown] => entry[1] !== undefined),
        ),
      };
    } catch (error) {
      return { ...NOTHING, problem: problemOf(error) };
    }
  };

  return { runModule, importNames };
}

/**
 * A default import of Markdown is a snippet: it is expanded in the tree, not run. Only where the file exports a value of
 * that very name is the value meant.
 */
function isSnippetImport(file: string, imported: ImportDeclaration['names'], text: string): boolean {
  return (
    /\.mdx?$/.test(file) &&
    imported.every((name) => name.imported === 'default' && !exportedNames(text).has(name.local))
  );
}

function bindNames(
  names: Map<string, unknown>,
  imported: ImportDeclaration['names'],
  exports: Readonly<Record<string, unknown>>,
): void {
  for (const name of imported) {
    const key =
      name.imported === 'default' && !Object.hasOwn(exports, 'default') ? name.local : name.imported;
    if (name.imported === '*') names.set(name.local, exports);
    else if (Object.hasOwn(exports, key)) names.set(name.local, exports[key]);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs a compiled CommonJS body. Names are an outer scope, so that the code may declare any of them itself. */
function execute(compiled: string, names: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const used = Object.keys(names).filter((name) => /^[\w$]+$/.test(name) && compiled.includes(name));
  const body = `"use strict";const {${used.join(',')}} = names;return (function(module, exports){${compiled}\nreturn module.exports;})(module, module.exports);`;
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const create = new Function('names', 'module', body) as (
    scope: unknown,
    target: unknown,
  ) => Record<string, unknown>;
  return { ...create(names, module) };
}
