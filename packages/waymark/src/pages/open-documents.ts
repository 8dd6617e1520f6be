import type { OutputFile } from '../outputs/index.ts';
import type { Site } from '../site/site.ts';
import { failedDocument } from './content/failed-page.ts';
import { LostText, type PageContent } from './content/page-content.ts';
import { keptFragments } from './documents/kept-fragments.ts';
import { type NotFoundPage, openNotFound } from './documents/not-found-page.ts';
import { createDocumentKeeper, createDocuments, type PageDocument } from './documents/page-documents.ts';
import type { DrawingSetup } from './drawing-setup.ts';
import type { Contents } from './open-contents.ts';
import { asFailedPage, listedPage } from './page-of-route.ts';
import type { PageStore } from './store/page-store.ts';
import type { Digests } from './world/site-world.ts';

/** What documents are opened with. */
export interface DocumentsInput {
  readonly site: Site;
  readonly setup: DrawingSetup;
  readonly contents: Pick<Contents, 'world' | 'drawer'>;
  readonly digests: Pick<Digests, 'ofObject'>;
  /** Where that is kept which only a later command can use. */
  readonly later: PageStore;
}

/** The documents of the pages of a site in one state. */
export interface Documents {
  document(route: string, content: PageContent): PageDocument;
  /** The document for addresses where nothing is. */
  notFound(): PageDocument;
  /** Parts of very large sidebars and menus. */
  fragments(): readonly OutputFile[];
  /** What is wrong with what an author wrote for addresses where nothing is. */
  readonly diagnostics: NotFoundPage['diagnostics'];
}

/** Opens the documents of a site's pages: station 6. */
export function openDocuments({ site, setup, contents, digests, later }: DocumentsInput): Documents {
  const { theme, frame, pictures } = setup;
  const keep = createDocumentKeeper(later);
  const documents = createDocuments({ site, theme, frame, keep, pictures, digestOf: digests.ofObject });
  const { world, drawer } = contents;
  const draw = () => Array.from(theme.fragments(), ([path, content]) => ({ path, content }));
  const notFound = openNotFound({ site, drawer, theme, world, frame, keep });
  return {
    document(route, content) {
      const page = listedPage(site, route);
      const make = (): PageDocument => documents(page, content);
      return makeOr(make, (error) => failedDocument(asFailedPage(site, route, error)));
    },
    notFound: notFound.document,
    fragments: () => keptFragments({ draw, frame, store: later }),
    diagnostics: notFound.diagnostics,
  };
}

/** A document, or another one where making it fails by a bug of ours; a text that was lost is no bug. */
function makeOr(make: () => PageDocument, otherwise: (error: unknown) => PageDocument): PageDocument {
  try {
    return make();
  } catch (error) {
    if (error instanceof LostText) throw error;
    return otherwise(error);
  }
}
