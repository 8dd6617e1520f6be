import { folderOf, joinPath } from '@waymark/core/source';

/** The file of the project that an import means: a path from the page, `@site/…`, or `/…` from the folder of the site. */
export function importPath(specifier: string, file: string): string | undefined {
  // Formatters of Markdown write `\_` for `_`, and JavaScript reads it so.
  const path = specifier.replace(/\\(?=\W|_)/g, '');
  if (/^(?:@site)?\//.test(path)) return joinPath('', path.replace(/^(?:@site)?\//, ''));
  return path.startsWith('.') ? joinPath(folderOf(file), path) : undefined;
}
