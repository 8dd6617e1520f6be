import { scanImports } from '@waymark/core/content';
import { rememberAll } from '@waymark/core/source';
import type { ProjectFiles } from '../../parse/project-files.ts';
import { isSnippetImport } from '../author-imports.ts';

/** Files of code that import each other. */
export interface ImportCircles {
  /** The files that a file imports and that import it in turn, itself among them; those that are imported come first. */
  around(file: string): readonly string[];
}

/** Creates the finder of one build; what a file imports is read once. */
export function createImportCircles(files: ProjectFiles): ImportCircles {
  const found = new Map<string, readonly string[]>();
  const importsOf = rememberAll((file: string) => (file.endsWith('.json') ? [] : readImports(file, files)));

  const reachedFrom = (file: string): ReadonlySet<string> => {
    const reached = new Set(importsOf(file));
    for (const other of reached) for (const next of importsOf(other)) reached.add(next);
    return reached;
  };

  return {
    around(file) {
      const known = found.get(file);
      if (known !== undefined) return known;
      const reached = reachedFrom(file);
      const members = reached.has(file)
        ? [...reached].filter((other) => reachedFrom(other).has(file)).sort()
        : [file];
      const circle = inOrder(members, importsOf);
      for (const member of circle) found.set(member, circle);
      return circle;
    },
  };
}

function readImports(file: string, { readText, resolveImport }: ProjectFiles): readonly string[] {
  return scanImports(readText(file) ?? '').flatMap(({ specifier, names }) => {
    const target = resolveImport(specifier, file);
    return target === undefined || isSnippetImport(target, names, readText(target) ?? '') ? [] : [target];
  });
}

/** The same order whichever page asks first. */
function inOrder(
  members: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of importsOf(file)) if (members.includes(target)) visit(target);
    ordered.push(file);
  };
  for (const member of members) visit(member);
  return ordered;
}
