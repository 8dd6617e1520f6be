import { type ImportDeclaration, type ImportedName, scanImports } from '@waymark/core/content';
import { NAME } from '@waymark/core/source';
import { exportedNames } from '../parse/code/exported-names.ts';
import type { ProjectFiles } from '../parse/project-files.ts';
import type { MdxModule } from '../parse/read-module.ts';

/** Whether an import is of React, whose names are there anyway. */
export function isReact(specifier: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(specifier);
}

/** Finds the files that imports name. */
export type Resolver = Pick<ProjectFiles, 'resolveImport' | 'nearestImport'>;

/** The imports of a page or snippet, at their places in the file as it is written. */
export function writtenImports({ imports, toSource }: MdxModule): readonly ImportDeclaration[] {
  return imports.map((each) => ({ ...each, start: toSource(each.start), end: toSource(each.end) }));
}

/** Imports with those names alone that code has once types are gone from it. */
export function usedImports(
  imports: readonly ImportDeclaration[],
  compiled: string,
): readonly ImportDeclaration[] {
  const used = namesIn(compiled);
  return imports.map((each) => ({ ...each, names: each.names.filter(({ local }) => used.has(local)) }));
}

function namesIn(code: string): ReadonlySet<string> {
  return new Set(code.match(new RegExp(NAME, 'gu')));
}

/** The files of which a file hands on everything (`export * from`). */
export function handedOnFiles(
  imports: readonly ImportDeclaration[],
  file: string,
  { resolveImport }: Pick<Resolver, 'resolveImport'>,
): readonly string[] {
  const targets = imports.map(({ specifier, handsOnAll }) =>
    handsOnAll ? resolveImport(specifier, file) : undefined,
  );
  return targets.filter((target) => target !== undefined);
}

/** Whether a file hands on everything of a file that is not there. */
export function handsOnNothing(
  imports: readonly ImportDeclaration[],
  file: string,
  { resolveImport }: Pick<Resolver, 'resolveImport'>,
): boolean {
  return imports.some(
    ({ specifier, handsOnAll }) => handsOnAll && resolveImport(specifier, file) === undefined,
  );
}

/**
 * A default import of Markdown is a snippet: it is expanded in the tree, not run. Only where the file exports a value of
 * that very name is the value meant.
 */
export function isSnippetImport(file: string, imported: ImportDeclaration['names'], text: string): boolean {
  return (
    /\.mdx?$/.test(file) &&
    imported.every((name) => name.imported === 'default' && !exportedNames(text).has(name.local))
  );
}

/**
 * What of the imports of a page an imported file of Markdown uses without importing it: the format's own renderer puts all
 * that a page imports into one scope.
 */
export function borrowedNames(
  imports: readonly ImportDeclaration[],
  file: string,
  { readText }: Pick<ProjectFiles, 'readText'>,
): readonly ImportDeclaration[] {
  if (imports.length < 2 || !/\.mdx?$/.test(file)) return [];
  const text = readText(file) ?? '';
  const own = new Set(scanImports(text).flatMap(({ names }) => names.map(({ local }) => local)));
  for (const name of exportedNames(text)) own.add(name);
  const used = namesIn(text);
  return imports.flatMap((each) => {
    const names = each.names.filter(({ local }) => used.has(local) && !own.has(local));
    return names.length === 0 || isReact(each.specifier) ? [] : [{ ...each, names }];
  });
}

/** Name of the export that an import means: without a default export, a default import means its own name. */
export function exportOf(
  { imported, local }: ImportedName,
  exports: Readonly<Record<string, unknown>>,
): string {
  return imported === 'default' && !Object.hasOwn(exports, 'default') ? local : imported;
}

/** Binds imported names to the exports of their file. */
export function bindNames(
  names: Map<string, unknown>,
  imported: ImportDeclaration['names'],
  exports: Readonly<Record<string, unknown>>,
): void {
  for (const name of imported) {
    const key = exportOf(name, exports);
    if (name.imported === '*') names.set(name.local, exports);
    else if (Object.hasOwn(exports, key)) names.set(name.local, exports[key]);
  }
}

/** Binds imported names to exports that may not be there yet. */
export function bindLate(
  names: Map<string, () => unknown>,
  imported: ImportDeclaration['names'],
  exports: () => Readonly<Record<string, unknown>>,
): void {
  for (const name of imported) {
    const find = (): unknown => {
      const known = exports();
      return name.imported === '*' ? known : known[exportOf(name, known)];
    };
    names.set(name.local, find);
  }
}

/** Binds names of React that an import gives another name: `import { useState as state } from 'react'`. */
export function bindReact(
  names: Map<string, unknown>,
  imported: ImportDeclaration['names'],
  builtIns: Readonly<Record<string, unknown>>,
): void {
  for (const name of imported) {
    const isWhole = name.imported === 'default' || name.imported === '*';
    if (isWhole) names.set(name.local, builtIns['React']);
    else if (name.local !== name.imported) names.set(name.local, builtIns[name.imported]);
  }
}
