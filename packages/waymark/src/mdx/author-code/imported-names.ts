import type { ImportDeclaration } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { bindLate, bindNames, exportOf } from './author-imports.ts';

/** The names that imports bring in. */
export interface ImportedNames {
  readonly values: ReadonlyMap<string, unknown>;
  /** Those of files that import this one in turn, to be looked up when they are used. */
  readonly late: ReadonlyMap<string, () => unknown>;
  /** Those that need a browser. */
  readonly needBrowser: ReadonlySet<string>;
  /** What is wrong in the imported files of code. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A file of code that has run. */
export interface LoadedFile {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Names of the exports that need a browser. */
  readonly needBrowser: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Names that are being imported. */
export interface FoundNames extends ImportedNames {
  readonly values: Map<string, unknown>;
  readonly late: Map<string, () => unknown>;
  readonly needBrowser: Set<string>;
  readonly diagnostics: Diagnostic[];
}

/** Adds names of a file that has run. */
export function addLoaded(found: FoundNames, names: ImportDeclaration['names'], loaded: LoadedFile): void {
  for (const each of loaded.diagnostics) found.diagnostics.push(each);
  bindNames(found.values, names, loaded.exports);
  for (const name of needyNames(names, loaded)) found.needBrowser.add(name);
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
  };
}

function needyNames(
  imported: ImportDeclaration['names'],
  { exports, needBrowser }: LoadedFile,
): readonly string[] {
  const isNeedy = (name: string): boolean => (name === '*' ? needBrowser.size > 0 : needBrowser.has(name));
  return imported.filter((name) => isNeedy(exportOf(name, exports))).map(({ local }) => local);
}
