import { scanImports } from '@waymark/core/content';
import { migrateDiagnostics } from '@waymark/core/diagnostics';
import type { Notes } from '../site/collect.ts';
import type { Edit, PageText } from '../text/page-text.ts';
import { folderOf, isPagePath, joinPath } from '../tree/paths.ts';

/** Modules of the theme that need no import here: what they bring is built in, or written in another way. */
const KNOWN =
  /^(?:@theme\/(?:Tabs|TabItem|Admonition|Details|CodeBlock|DocCardList|DocCard)|@docusaurus\/(?:Link|useBaseUrl))$/;

/** How imports are carried out. */
export interface Imports {
  readonly notes: Notes;
  /** Path of the new file for one that a page takes in; undefined where there is none. */
  snippet(path: string): string | undefined;
  /** Address of a file that is taken over as it is. */
  asset(path: string): string | undefined;
}

/** Imports of a page: texts and data are taken along, modules of the theme are not needed, the rest is reported. */
export function editImports(
  { notes, snippet, asset }: Imports,
  { file, prose, text }: PageText,
): readonly Edit[] {
  return scanImports(prose).map(({ specifier, start, end, names }) => {
    const written = text.slice(start, end);
    const path = specifier.startsWith('@site/')
      ? joinPath('', specifier.slice('@site/'.length))
      : specifier.startsWith('.')
        ? joinPath(folderOf(file), specifier)
        : undefined;
    const target = path === undefined ? undefined : isPagePath(path) ? snippet(path) : dataAsset(path, asset);
    if (target !== undefined) return { start, end, text: written.replace(specifier, target) };
    if (!KNOWN.test(specifier) && names.length > 0)
      notes.add(migrateDiagnostics.import({ specifier }, { span: { file, start, end } }));
    return { start, end, text: '' };
  });
}

function dataAsset(path: string, asset: Imports['asset']): string | undefined {
  return path.endsWith('.json') ? asset(path) : undefined;
}
