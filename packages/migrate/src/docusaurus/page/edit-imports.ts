import { scanImports } from '@waymark/core/content';
import { migrateDiagnostics } from '@waymark/core/diagnostics';
import type { Notes } from '../../site/notes.ts';
import { bringsIcons } from '../../text/lucide.ts';
import type { Edit, PageText } from '../../text/page-text.ts';
import { isPagePath } from '../../tree/paths.ts';
import { importPath } from './import-path.ts';

/** Modules of the theme that need no import here: what they bring is built in, or written in another way. */
const KNOWN =
  /^(?:@theme\/(?:Tabs|TabItem|Admonition|Details|CodeBlock|DocCardList|DocCard|IdealImage|ThemedImage)|@docusaurus\/(?:Link|useBaseUrl))$/;

/** What an import gives the address of. */
const MEDIA = /\.(?:avif|gif|jpe?g|m4v|mov|mp3|mp4|pdf|png|svg|webm|webp)$/i;

/** How imports are carried out. */
export interface Imports {
  readonly notes: Notes;
  /** Path of the new file for one that a page takes in; undefined where there is none. */
  snippet(path: string): string | undefined;
  /** Path of the new file for a component; undefined for one that cannot run here. */
  component(path: string): string | undefined;
  /** Address of a file that is taken over as it is. */
  asset(path: string): string | undefined;
}

/** Imports of a page: texts and data are taken along, modules of the theme are not needed, the rest is reported. */
export function editImports(imports: Imports, page: PageText): readonly Edit[] {
  const { file, prose, text } = page;
  return scanImports(prose).map((declaration) => {
    const { specifier, start, end, names } = declaration;
    const path = importPath(specifier, file);
    if (path !== undefined && MEDIA.test(path) && imports.asset(path) !== undefined)
      return { start, end, text: '' };
    const target = path === undefined ? undefined : targetOf(path, imports);
    if (target !== undefined) return { start, end, text: text.slice(start, end).replace(specifier, target) };
    if (!KNOWN.test(specifier) && names.length > 0 && !bringsIcons(declaration, page))
      imports.notes.add(migrateDiagnostics.import({ specifier }, { span: { file, start, end } }));
    return { start, end, text: '' };
  });
}

/** Addresses of the pictures and films that a page imports, by the names that it gives them. */
export function importedMedia(
  { asset }: Pick<Imports, 'asset'>,
  { file, prose }: PageText,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { specifier, names } of scanImports(prose)) {
    const path = importPath(specifier, file);
    const address = path !== undefined && MEDIA.test(path) ? asset(path) : undefined;
    if (address !== undefined) for (const { local } of names) found.set(local, address);
  }
  return found;
}

function targetOf(path: string, { snippet, component, asset }: Imports): string | undefined {
  if (isPagePath(path)) return snippet(path);
  return path.endsWith('.json') ? asset(path) : component(path);
}
