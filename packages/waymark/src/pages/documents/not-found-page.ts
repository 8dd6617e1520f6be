import type { Diagnostic } from '@waymark/core/diagnostics';
import { contentHash } from '../../project/files/hash.ts';
import type { Site } from '../../site/site.ts';
import type { Theme } from '../../theme/index.ts';
import type { PageDrawer } from '../content/body/draw-page.ts';
import { closedHtml } from '../content/close-view.ts';
import { createPageNotes } from '../content/context/page-notes.ts';
import { drawText } from '../content/draw-text.ts';
import type { World } from '../world/world.ts';
import type { KeepDocument, PageDocument } from './page-documents.ts';

/** The page for addresses where nothing is. */
export interface NotFoundPage {
  document(): PageDocument;
  /** What is wrong with what its author wrote for it. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Its file, which is no address of a page. */
const PATH = '404.html';

/** Name under which the description is compiled. */
const FILE = 'errors.404.description.mdx';

/** Opens the page for addresses where nothing is, with what its author wrote for it. */
export function openNotFound({
  site: { config, locate },
  drawer,
  theme,
  world,
  frame,
  keep,
}: {
  readonly site: Pick<Site, 'config' | 'locate'>;
  readonly drawer: Pick<PageDrawer, 'createContext'>;
  readonly theme: Pick<Theme, 'renderNotFound'>;
  readonly world: World;
  readonly frame: () => string;
  readonly keep: KeepDocument;
}): NotFoundPage {
  const { errors, redirects, variables = {} } = config;
  const documentWith = (html?: string, parts: readonly string[] = []): PageDocument =>
    keep({
      route: PATH,
      path: PATH,
      sources: () => [frame(), html, parts, JSON.stringify([errors, redirects])],
      draw: () => theme.renderNotFound(html, parts),
    });
  const description = errors?.['404']?.description;
  if (description === undefined) return { document: () => documentWith(), diagnostics: [] };
  const where = locate('/errors/404/description', 'value');
  const notes = createPageNotes(contentHash);
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void found.push(diagnostic);
  const place = { file: FILE, route: '/404', uniqueId: (stem: string) => stem, notes, report };
  const { html, diagnostics } = drawText(
    { text: description, file: FILE, variables },
    drawer.createContext(place, world),
  );
  return {
    document: () => documentWith(closedHtml(html, world), notes.parts()),
    diagnostics: [...diagnostics, ...found].map(({ fix: _, proposal: __, ...each }) => ({
      ...each,
      ...where,
    })),
  };
}
