import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { OutputFile } from '../outputs/index.ts';
import type { Project } from '../project/project.ts';
import { createPageReader, type IndexedPage, type PageEntry } from '../search/index.ts';
import type { Site } from '../site/site.ts';
import type { PageContent } from './content/page-content.ts';
import type { PageDocument } from './documents/page-documents.ts';
import { createDrawingSetup, type DrawingSetup, type SetupOptions } from './drawing-setup.ts';
import { type ContentsOptions, createContentsOpener } from './open-contents.ts';
import { openDocuments } from './open-documents.ts';
import { createIndexedPages, type IndexablePage } from './store/indexed-pages.ts';
import { createKeptIndexes, type KeptIndexes } from './store/kept-index.ts';
import { createTextKeeper } from './store/kept-texts.ts';
import { NO_PAGES } from './store/page-store.ts';
import { createDigests } from './world/site-world.ts';

/** The pages of a site in one state: what each of them gave, drawn now or kept while its questions have the same answers. */
export interface Pages {
  /** Every route, in the order of the navigation. */
  readonly routes: readonly string[];
  content(route: string): Promise<PageContent>;
  /** The content that is kept of a page, where it still is what it would be drawn to. */
  known(route: string): PageContent | undefined;
  document(route: string, content: PageContent): PageDocument;
  /** The indexes of earlier builds; absent where nothing is kept. */
  readonly indexes: KeptIndexes | undefined;
  /** A page as an index takes it that is kept. */
  indexable(entry: PageEntry, content: PageContent): IndexablePage;
  /** What the search index takes of a page. */
  indexed(entry: PageEntry, content: PageContent): IndexedPage;
  /** What draws documents: the same object as before while what stands around pages is the same. */
  readonly theme: object;
  /** The document for addresses where nothing is. */
  notFound(): PageDocument;
  /** Scripts, stylesheets and faces that all pages share. */
  readonly sharedFiles: readonly OutputFile[];
  /** Files of the parts of a page; its joint stylesheet is among them. */
  filesOfParts(parts: readonly string[]): readonly OutputFile[];
  /** Parts of very large sidebars and menus. */
  fragments(): readonly OutputFile[];
  /** What is wrong with icons and colours of code, which only those see that draw them. */
  readonly diagnostics: readonly Diagnostic[];
  /** What code of pages did since the last question, after its page was drawn. */
  late(): readonly Diagnostic[];
  /** Ends the drawing of pages: nothing listens any more for what their code does late. Tells what it did until now. */
  finish(): Promise<readonly Diagnostic[]>;
}

/** What pages are opened with. */
export interface PagesOptions extends SetupOptions, Omit<ContentsOptions, 'later' | 'digests'> {}

/** Opens the pages of a site as it is now. */
export type OpenPages = (project: Project, site: Site) => Promise<Pages>;

/** Creates the opener of a site's pages. From one state of the site to the next it keeps what did not change. */
export function createPagesOpener(options: PagesOptions): OpenPages {
  const { store } = options;
  /** Where that is kept which only a later command can use. */
  const later = options.keepsForLater ? store : NO_PAGES;
  const setupOf = createDrawingSetup({ ...options, keepText: createTextKeeper(later) });
  const digests = createDigests();
  const openContents = createContentsOpener({ ...options, later, digests });
  const readPage = createPageReader();
  return async (project, site) => {
    const setup = await setupOf(project, site);
    const contents = openContents(project, site, setup);
    const documents = openDocuments({ site, setup, contents, digests, later });
    const indexed = createIndexedPages(store, readPage);
    return {
      routes: [...site.pages.keys()],
      known: contents.known,
      content: contents.content,
      document: documents.document,
      notFound: documents.notFound,
      fragments: documents.fragments,
      indexes: store.isKeeping ? createKeptIndexes(store) : undefined,
      indexed: indexed.read,
      indexable: indexed.indexable,
      theme: setup.theme,
      sharedFiles: setup.shared.files,
      filesOfParts: setup.shared.filesFor,
      diagnostics: [...setup.diagnostics, ...documents.diagnostics],
      late: setup.guard.late,
      finish: () => finishCode(setup),
    };
  };
}

async function finishCode({ guard }: DrawingSetup): Promise<readonly Diagnostic[]> {
  // Node.js tells of a rejected promise when everything else of its turn is done.
  await setImmediate();
  guard.close();
  return guard.late();
}
