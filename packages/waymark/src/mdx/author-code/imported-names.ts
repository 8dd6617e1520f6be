import type { ImportDeclaration } from '@waymark/core/content';
import { type Diagnostic, mdxDiagnostics } from '@waymark/core/diagnostics';
import type { ProjectFiles } from '../parse/project-files.ts';
import { bindLate, bindNames, bindReact, exportOf, isReact, isSnippetImport } from './author-imports.ts';

/** Most exports that a finding lists. */
const MOST_NAMES = 8;

/** The names that imports bring in. */
export interface ImportedNames {
  readonly values: ReadonlyMap<string, unknown>;
  /** Those of files that import this one in turn, to be looked up when they are used. */
  readonly late: ReadonlyMap<string, () => unknown>;
  /** Those that need a browser. */
  readonly needBrowser: ReadonlySet<string>;
  /** Those without a value, where a finding says why; and those that mean a text. */
  readonly lost: ReadonlySet<string>;
  /** Those among them that mean a text, of which no finding speaks. */
  readonly texts: ReadonlySet<string>;
  /** What is wrong in the imported files of code. */
  readonly diagnostics: readonly Diagnostic[];
  /** The file has parameters, and who includes it may leave any of them out: it then has no value. */
  readonly hasParameters?: boolean;
}

/** A file of code that has run. */
export interface LoadedFile {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Names of the exports that need a browser. */
  readonly needBrowser: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a finding says already why the file has no value by a name. */
  readonly isLost: (name: string) => boolean;
}

/** Names that are being imported. */
export interface FoundNames extends ImportedNames {
  readonly values: Map<string, unknown>;
  readonly late: Map<string, () => unknown>;
  readonly needBrowser: Set<string>;
  readonly lost: Set<string>;
  readonly texts: Set<string>;
  readonly diagnostics: Diagnostic[];
}

/** Nothing, to add names to. */
function noNames(): FoundNames {
  return {
    values: new Map(),
    late: new Map(),
    needBrowser: new Set(),
    lost: new Set(),
    texts: new Set(),
    diagnostics: [],
  };
}

/** What importing asks of the project. */
interface ImportEnvironment extends Pick<ProjectFiles, 'readText' | 'resolveImport'> {
  /** Names that author code has without importing them. */
  readonly builtIns: Readonly<Record<string, unknown>>;
}

/** Collects the names of imports; `add` those of a file whose values code is asked for. */
export async function collectNames(
  imports: readonly ImportDeclaration[],
  fromFile: string,
  { resolveImport, readText, builtIns }: ImportEnvironment,
  add: (found: FoundNames, declaration: ImportDeclaration, target: string) => void | Promise<void>,
): Promise<FoundNames> {
  const found = noNames();
  for (const declaration of imports) {
    const { specifier, names } = declaration;
    const target = resolveImport(specifier, fromFile);
    if (isReact(specifier)) bindReact(found.values, names, builtIns);
    else if (target === undefined || isSnippetImport(target, names, readText(target) ?? ''))
      addLost(found, names, target);
    else await add(found, declaration, target);
  }
  return found;
}

/** Adds names of a file that has run, and reports those that it does not export. */
export function addLoaded(
  found: FoundNames,
  { specifier, names, start, end }: ImportDeclaration,
  loaded: LoadedFile,
  { file, target }: { readonly file: string; readonly target: string },
): void {
  const { exports } = loaded;
  for (const each of loaded.diagnostics) found.diagnostics.push(each);
  bindNames(found.values, names, exports);
  for (const name of needyNames(names, loaded)) found.needBrowser.add(name);
  for (const name of names) {
    const key = exportOf(name, exports);
    if (name.imported === '*' || exports[key] !== undefined) continue;
    const isText = name.imported === 'default' && /\.mdx?$/.test(target);
    const isTold = isText || loaded.isLost(key);
    if (!isTold && Object.hasOwn(exports, key)) continue;
    found.lost.add(name.local);
    if (isTold) continue;
    const exported = Object.keys(exports).filter((each) => each !== 'default');
    found.diagnostics.push(
      mdxDiagnostics['missing-export'](
        { specifier, name: key, exported: exported.slice(0, MOST_NAMES) },
        { span: { file, start, end } },
      ),
    );
  }
}

/** Adds names without a value: those of a file that is a text, or of none, which a finding says. */
function addLost(
  { lost, texts }: FoundNames,
  names: ImportDeclaration['names'],
  text: string | undefined,
): void {
  for (const { local } of names) {
    lost.add(local);
    if (text !== undefined) texts.add(local);
  }
}

/** Whether a name of a file, or one that it hands on, is among those that were lost. */
export function isAmong(lost: ReadonlySet<string>, name: string): boolean {
  return lost.has(name) || lost.has(`__${name}`);
}

/** Names of a file with those that it borrows; its own come first, and findings are told where the names are imported. */
export function lend(own: ImportedNames, borrowed: ImportedNames): ImportedNames {
  return {
    ...own,
    values: new Map([...borrowed.values, ...own.values]),
    late: new Map([...borrowed.late, ...own.late]),
    needBrowser: new Set([...borrowed.needBrowser, ...own.needBrowser]),
  };
}

/** Adds names of a file that may not have run yet: in doubt, they need the browser. */
export function addLate(
  found: FoundNames,
  names: ImportDeclaration['names'],
  exports: () => LoadedFile['exports'],
): void {
  bindLate(found.late, names, exports);
  for (const { local } of names) found.needBrowser.add(local);
}

/** A file with what others hand on through it; its own exports come first. */
export function handOn(others: readonly LoadedFile[], own: LoadedFile): LoadedFile {
  if (others.length === 0) return own;
  const { default: _, ...handedOn } = Object.assign({}, ...others.map(({ exports }) => exports));
  const needy = others.flatMap(({ needBrowser }) => [...needBrowser]);
  return {
    exports: { ...handedOn, ...own.exports },
    needBrowser: new Set([...needy.filter((name) => !Object.hasOwn(own.exports, name)), ...own.needBrowser]),
    diagnostics: [...others.flatMap(({ diagnostics }) => diagnostics), ...own.diagnostics],
    isLost: (name) => [own, ...others].some(({ isLost }) => isLost(name)),
  };
}

function needyNames(
  imported: ImportDeclaration['names'],
  { exports, needBrowser }: LoadedFile,
): readonly string[] {
  const isNeedy = (name: string): boolean => (name === '*' ? needBrowser.size > 0 : needBrowser.has(name));
  return imported.filter((name) => isNeedy(exportOf(name, exports))).map(({ local }) => local);
}
