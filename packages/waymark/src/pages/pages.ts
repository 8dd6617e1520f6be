import { setImmediate } from 'node:timers/promises';
import type { ListedPage } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import type { OutputFile } from '../outputs/index.ts';
import type { Project } from '../project/project.ts';
import { createPageReader, type IndexedPage, type PageEntry } from '../search/index.ts';
import { dateOfPage } from '../site/page-date.ts';
import { rememberEach } from '../site/remember.ts';
import { reportBug } from '../site/report-bug.ts';
import type { Site } from '../site/site.ts';
import { guardDocument } from '../theme/index.ts';
import { createDrawAndKeep } from './content/draw-and-keep.ts';
import type { DrawingTools } from './content/draw-content.ts';
import { createPageDrawer } from './content/draw-page.ts';
import { type FailedPage, failedContent, failedDocument } from './content/failed-page.ts';
import { LostText, type PageContent, unpackContent } from './content/page-content.ts';
import { keptFragments } from './documents/kept-fragments.ts';
import { openNotFound } from './documents/not-found-page.ts';
import { createDocumentKeeper, createDocuments, type PageDocument } from './documents/page-documents.ts';
import { pageAspects, viewPage } from './documents/page-view.ts';
import { createFieldDocuments } from './endpoint/field-documents.tsx';
import type { Optimizer } from './pictures/open-optimizer.ts';
import { createIndexedPages, type IndexablePage } from './store/indexed-pages.ts';
import { createKeptIndexes, type KeptIndexes } from './store/kept-index.ts';
import { createTextKeeper } from './store/kept-texts.ts';
import { NO_PAGES, type PageStore, type StoredResult } from './store/page-store.ts';
import { createStudio, type Studio, type StudioOptions } from './studio.ts';
import { createInquiries } from './world/inquiry.ts';
import { createKnownGood, type KnownGood, type WorldState } from './world/known-good.ts';
import { createDigests, createSiteWorld, type Digests } from './world/site-world.ts';
import { type TracedWorld, traceWorld, untracedWorld, type World } from './world/world.ts';

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
  /** What is wrong with icons, samples and playground of the site. */
  readonly diagnostics: readonly Diagnostic[];
  /** What code of pages did since the last question, after its page was drawn. */
  late(): readonly Diagnostic[];
  /** Ends the drawing of pages: nothing listens any more for what their code does late. Tells what it did until now. */
  finish(): Promise<readonly Diagnostic[]>;
}

/** What pages are opened with. */
export interface PagesOptions extends StudioOptions {
  readonly store: PageStore;
  /** Marks unknown components where they stand. */
  readonly markUnknown: boolean;
  /**
   * Also keeps what only a later command can use: what is known of documents, and coloured code. Not where documents are
   * drawn for each request, by a process that has its grammars at hand.
   */
  readonly keepsForLater: boolean;
  /** Makes other forms of pictures; without it, they are shown as they are. */
  readonly pictures?: Pick<Optimizer, 'plan'>;
}

/** Opens the pages of a site as it is now. */
export type OpenPages = (project: Project, site: Site) => Promise<Pages>;

/** Creates the opener of a site's pages. From one state of the site to the next it keeps what did not change. */
export function createPagesOpener(options: PagesOptions): OpenPages {
  const studioOf = createStudio({ ...options, keepText: createTextKeeper(laterStore(options)) });
  const readPage = createPageReader();
  const knownGood = options.keepsForLater ? askOnce : createKnownGood();
  const digests = createDigests();
  const inquire = createInquiries();
  const unpack = rememberEach(unpackContent);
  return async (project, site) => {
    const studio = await studioOf(project, site);
    return openPages({ project, site, studio, options, readPage, knownGood, digests, inquire, unpack });
  };
}

/** Where that is kept which only a later command can use. */
function laterStore({ store, keepsForLater }: PagesOptions): PageStore {
  return keepsForLater ? store : NO_PAGES;
}

interface OpenInput {
  readonly project: Project;
  readonly site: Site;
  readonly studio: Studio;
  readonly options: PagesOptions;
  readonly readPage: ReturnType<typeof createPageReader>;
  readonly knownGood: ReturnType<typeof createKnownGood>;
  readonly digests: Digests;
  readonly inquire: ReturnType<typeof createInquiries>;
  readonly unpack: (stored: StoredResult) => PageContent;
}

function openPages({ project, site, studio, options, unpack, ...given }: OpenInput): Pages {
  const { store } = options;
  const { theme, shared } = studio;
  const { world, digestAnswer } = createSiteWorld(
    site,
    project,
    studio.names,
    given.digests,
    options.pictures,
  );
  const inquiry = given.inquire(world, digestAnswer);
  const openTrace = (): TracedWorld =>
    store.isKeeping ? traceWorld(world, inquiry.note) : untracedWorld(world);
  const tools = createDrawingTools(studio, { world, openTrace }, options.markUnknown);
  const good = given.knownGood({ site, project, names: studio.names, inquiry });
  const later = laterStore(options);
  const draw = createDrawAndKeep({ tools, studio, store, later, openTrace, note: good.note });
  const indexed = createIndexedPages(store, given.readPage);
  const { frame } = studio;
  const keep = createDocumentKeeper(later);
  const documents = createDocuments({
    theme,
    frame,
    keep,
    pictures: studio.pictures,
    dateOf: ({ head }) => dateOfPage(head, site),
    aspectsOf: (page, content) => pageAspects(page, content, given.digests.ofObject),
    viewPage: (page, content, picture) => viewPage(site, page, content, picture),
  });
  const notFound = openNotFound({ site, drawer: tools.drawer, theme, world, frame, keep });
  const known = (route: string): PageContent | undefined => {
    const stored = store.read('body', route);
    return stored !== undefined && good.isGood(route, stored.trace) ? unpack(stored) : undefined;
  };
  return {
    routes: [...site.pages.keys()],
    known,
    async content(route) {
      const content = known(route);
      if (content !== undefined) return content;
      const drawn = await draw(route, store.read('body', route)).catch((error: unknown) =>
        failedContent(failedPage(site, route, error)),
      );
      // The parser's memory, 16 kB for a page, is given back between turns of the event loop only.
      await setImmediate();
      return drawn;
    },
    document(route, content) {
      const page = listedPage(site, route);
      const make = (): PageDocument => documents(page, content);
      return makeOr(make, (error) => failedDocument(failedPage(site, route, error)));
    },
    indexes: store.isKeeping ? createKeptIndexes(store) : undefined,
    indexed: indexed.read,
    indexable: indexed.indexable,
    theme,
    notFound: notFound.document,
    sharedFiles: shared.files,
    filesOfParts: shared.filesFor,
    fragments: () => keptFragments({ draw: () => drawFragments(studio), frame, store: later }),
    diagnostics: [...studio.diagnostics, ...notFound.diagnostics],
    late: studio.guard.late,
    finish: () => finishCode(studio),
  };
}

/** For a process that takes each page once: to remember which ones are good would only hold their traces. */
function askOnce({ inquiry }: WorldState): KnownGood {
  return { isGood: (_, trace) => inquiry.isCurrent(trace), note: () => undefined };
}

/** The world of the pages, and the same noting what a page asks of it. */
interface AskedWorld {
  readonly world: World;
  readonly openTrace: () => TracedWorld;
}

function createDrawingTools(
  studio: Studio,
  { world, openTrace }: AskedWorld,
  markUnknown: boolean,
): DrawingTools {
  const drawer = createPageDrawer(world, { ...studio.tools, markUnknown });
  return {
    drawer,
    playground: studio.shared.playground,
    fields: createFieldDocuments({
      world,
      openTrace,
      assets: studio.shared.urls,
      createContext: (place, traced) =>
        drawer.createContext({ ...place, route: '/', report: () => undefined }, traced),
    }),
  };
}

function drawFragments({ theme }: Studio): readonly { readonly path: string; readonly content: string }[] {
  return [...theme.fragments()].map(([path, html]) => ({ path, content: guardDocument(html) }));
}

async function finishCode({ guard }: Studio): Promise<readonly Diagnostic[]> {
  // Node.js tells of a rejected promise when everything else of its turn is done.
  await setImmediate();
  guard.close();
  return guard.late();
}

function listedPage({ pages }: Site, route: string): ListedPage {
  const page = pages.get(route);
  if (page === undefined) throw new Error(`No page has the route ${route}`);
  return page;
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

/** A page that a bug of ours left without content or document; a route without a page is the mistake of who asks. */
function failedPage(site: Site, route: string, error: unknown): FailedPage {
  if (!site.pages.has(route)) throw error;
  const file = sourceOf(route, site);
  return { page: listedPage(site, route), file, bug: reportBug(error, `the page ${route}`, file) };
}

/** The page file or specification that a page comes from. */
export function sourceOf(route: string, { heads, navigation }: Site): string {
  return heads.get(route)?.file ?? navigation.pages.get(route)?.endpoint?.openapi ?? '';
}
