import type { PageHead } from '@waymark/core/content';
import { type NavigationModel, resolveNavigation } from '@waymark/core/navigation';
import type { DocumentPieces } from '../document-pieces.ts';
import type { SiteAssets } from '../page-view.ts';

/** The head of a page of a test, at `/name`. */
export function headOf(name: string, extra: Partial<PageHead> = {}): PageHead {
  return { file: `${name}.mdx`, route: `/${name}`, title: name, frontmatter: {}, bodyStart: 0, ...extra };
}

/** The navigation of a site without specifications. */
export function navigationOf(navigation: unknown, pages: readonly PageHead[]): NavigationModel {
  return resolveNavigation({ navigation, pages, catalog: { specifications: [] } }).value;
}

/** The assets of a site that loads nothing. */
export const NO_ASSETS: SiteAssets = {
  css: '',
  partsCss: () => undefined,
  partsScripts: () => [],
  modeScript: '',
  script: '',
  fonts: [],
  customCss: [],
  customScripts: [],
  authorSources: [],
  integrations: [],
};

/** A document as one text. */
export function textOfPieces(pieces: DocumentPieces): string {
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString();
}
