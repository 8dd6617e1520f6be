import {
  type KnownFacts,
  type LinkedFacts,
  markdownPathOfRoute,
  outputPathOfRoute,
} from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { forwardingPath, isForAgents, type MarkdownBodies, type OutputFile } from '../../outputs/index.ts';
import { reportBug } from '../../site/report-bug.ts';
import type { Site } from '../../site/site.ts';
import type { Kept, KeptFile, PageContent } from '../content/page-content.ts';
import type { KeptPicture, PageDocument } from '../documents/page-documents.ts';
import { sourceOf } from '../page-of-route.ts';
import type { Pages } from '../pages.ts';
import { attemptFiles } from './attempt-files.ts';
import { copiedFiles, routeAtRoot } from './emit-outputs.ts';
import { readingFacts } from './reading-facts.ts';
import type { SearchOutputs } from './search-outputs.ts';
import type { SitePart } from './site-part.ts';

/** What publishing all pages left behind, beside the files. */
export interface PublishedPages {
  /** Read from the sink: until its files are put in place. */
  readonly facts: KnownFacts & { readonly size: number };
  /** Markdown of the pages that agents are told of; that of the others is not kept. */
  readonly markdown: MarkdownBodies;
  /** In the order of the site's pages. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Takes the files of pages. */
export interface PageSink {
  write(file: OutputFile, hash?: string): void;
  /** Whether the output holds a file with this content already; then it need not be given. */
  keeps(path: string, hash: string, from?: string): boolean;
  /** Keeps a text outside of memory; the answer reads it. */
  setAside(text: string): () => string;
}

/** A page that is about to be written. */
export interface DrawnParts {
  readonly content: PageContent;
  readonly html: () => string;
}

/** Who is told of pages while they are published. */
export interface PublishOptions {
  /** Called before the first page and after each. */
  readonly onPage?: (done: number, total: number) => void;
  /** What others add to a page. */
  readonly besides?: (
    route: string,
    drawn: DrawnParts,
  ) => { readonly files: readonly OutputFile[]; readonly diagnostics: readonly Diagnostic[] };
}

const NOTHING = { files: [], diagnostics: [] };

/** The pages that are published, and what takes their files. */
export interface PagesToPublish {
  readonly site: Site;
  readonly pages: Pages;
  readonly sink: PageSink;
  readonly part: Pick<SitePart, 'routes' | 'search' | 'tellsOfSite'>;
}

/** Stations 5 and 6: contents and documents of a part, one page after the other; none is in memory longer than its turn. */
export async function publishPages(
  wanted: PagesToPublish,
  { onPage = () => undefined, besides = () => NOTHING }: PublishOptions = {},
): Promise<PublishedPages> {
  const { site, pages, sink, part } = wanted;
  const { routes, search, tellsOfSite } = part;
  const facts = new Map<string, () => LinkedFacts>();
  const markdown = new Map<string, () => string>();
  const diagnostics = new Map<string, readonly Diagnostic[]>();
  const putter = createPutter(pages, sink);
  const putPage = createPagePutter(wanted, putter, besides);
  const putEntry = createEntryPutter(site, pages, sink);
  const notFindable = new Set<string>();
  const publish = (route: string, content: PageContent): void => {
    const ofPage = putPage(route, content);
    const ofEntry = putEntry(search, route, content);
    if (ofEntry.length > 0) notFindable.add(route);
    const found = [...ofPage, ...ofEntry];
    facts.set(route, keepFacts(content, sink));
    if (found.length > 0) diagnostics.set(route, found);
    const page = site.pages.get(route);
    if (page !== undefined && isForAgents(page)) markdown.set(route, keepMarkdown(content, sink));
  };
  onPage(0, routes.length);
  // The index takes its pages in an order of its own.
  for (const route of new Set([...search.entries.keys(), ...routes])) {
    publish(route, await pages.content(route));
    onPage(facts.size, routes.length);
  }
  const found = routes.flatMap((route) => diagnostics.get(route) ?? []);
  const noteBug = createBugNotes(found, site.configFiles[0] ?? '');
  if (tellsOfSite) putNotFound(wanted, putter, noteBug('the page of unknown addresses'));
  const finish = (index: Pick<SearchOutputs, 'finish'>): void => {
    for (const file of attemptFiles(index.finish, noteBug('the search index'))) sink.write(file);
  };
  finish(search);
  const again = search.again();
  if (again !== undefined) {
    for (const route of again.entries.keys()) {
      const ofEntry = putEntry(again, route, await pages.content(route));
      if (!notFindable.has(route)) for (const bug of ofEntry) found.push(bug);
    }
    finish(again);
  }
  return { facts: readingFacts(facts), markdown, diagnostics: found };
}

/** Gives the files of a page to the sink, and what others add to it; tells what is wrong with it. */
function createPagePutter(
  { site, pages, sink }: PagesToPublish,
  { put, putParts, putPicture }: Putter,
  besides: NonNullable<PublishOptions['besides']>,
): (route: string, content: PageContent) => readonly Diagnostic[] {
  const forwarded = new Set([...site.redirects.exact.keys()].map(forwardingPath));
  const copiesAtRoot = createCopiesAtRoot(site);
  return (route, content) => {
    const document = pages.document(route, content);
    const from = sourceOf(route, site);
    const files = [inBytes(document), ...document.files, ...filesOfContent(site, route, content)];
    // A redirect from the address of a page goes before the page.
    const own = files.filter(({ path }) => !forwarded.has(path));
    for (const file of [...own, ...copiesAtRoot(route, files)]) put(file, from);
    if (document.picture !== undefined) putPicture(document.picture, from);
    for (const parts of [document.parts, ...content.sheets]) putParts(parts);
    const added = besides(route, { content, html: document.read });
    for (const file of added.files) sink.write(file);
    return [...content.diagnostics, ...document.diagnostics, ...added.diagnostics];
  };
}

/** Creates the note of what a bug of ours costs, at a file. */
function createBugNotes(found: Diagnostic[], file: string): (what: string) => (error: unknown) => void {
  return (what) => (error) => void found.push(reportBug(error, what, file));
}

/** Gives a page to an index; tells of a bug of ours. */
type PutEntry = (
  index: Pick<SearchOutputs, 'entries' | 'add'>,
  route: string,
  content: PageContent,
) => readonly Diagnostic[];

function createEntryPutter(site: Site, pages: Pick<Pages, 'indexable'>, sink: PageSink): PutEntry {
  return (index, route, content) => {
    const entry = index.entries.get(route);
    if (entry === undefined) return [];
    const bugs: Diagnostic[] = [];
    const noteBug = createBugNotes(bugs, sourceOf(route, site));
    const add = (): readonly OutputFile[] => index.add(entry, pages.indexable(entry, content));
    for (const file of attemptFiles(add, noteBug(`the search entry of ${route}`))) sink.write(file);
    return bugs;
  };
}

/** A file that is known by its hash, and read when it is to be written. */
interface FileToPut extends Kept<string | Uint8Array> {
  readonly path: string;
}

/** A document as it is written at once: nobody else need read its bytes. */
function inBytes({ path, hash, bytes }: PageDocument): FileToPut {
  return { path, hash, read: bytes };
}

/** Gives files of pages to the sink, and what many pages bring once. */
interface Putter {
  put(file: FileToPut, from?: string): void;
  putParts(parts: readonly string[]): void;
  /** Pages of one title and description have one picture. */
  putPicture(picture: KeptPicture, from: string): void;
}

function createPutter(pages: Pick<Pages, 'filesOfParts'>, sink: PageSink): Putter {
  const sheets = new Set<string>();
  const drawn = new Set<string>();
  const put: Putter['put'] = ({ path, hash, read }, from) => {
    if (!sink.keeps(path, hash, from)) sink.write({ path, content: read(), from }, hash);
  };
  return {
    put,
    putParts(parts) {
      const key = parts.join();
      if (sheets.has(key)) return;
      sheets.add(key);
      for (const file of pages.filesOfParts(parts)) sink.write(file);
    },
    putPicture(picture, from) {
      if (!drawn.has(picture.path)) put(picture, from);
      drawn.add(picture.path);
    },
  };
}

/** Puts the document for addresses where nothing is, unless the project has a file of its own in its place. */
function putNotFound(
  { site, pages }: PagesToPublish,
  { put, putParts }: Putter,
  noteBug: (error: unknown) => void,
): void {
  const draw = (): readonly PageDocument[] => (copiedFiles(site).has('404.html') ? [] : [pages.notFound()]);
  for (const document of attemptFiles(draw, noteBug)) {
    for (const file of [inBytes(document), ...document.files]) put(file);
    putParts(document.parts);
  }
}

/**
 * A reader of the facts of a page. In memory, those of all pages would be most of what is kept of a site, so they are set aside,
 * but for those that the store has there.
 */
function keepFacts({ facts, isStored }: PageContent, sink: Pick<PageSink, 'setAside'>): () => LinkedFacts {
  return isStored ? () => facts : parsing(sink.setAside(JSON.stringify(facts)));
}

/** A reader of the Markdown of a page, which the store has too where it has the page. */
function keepMarkdown({ markdown, isStored }: PageContent, sink: Pick<PageSink, 'setAside'>): () => string {
  return isStored ? markdown.read : sink.setAside(markdown.read());
}

/** A function of its own: made where facts are in scope, what it gives back would keep them. */
function parsing(read: () => string): () => LinkedFacts {
  return () => JSON.parse(read()) as LinkedFacts;
}

/** The files that go with a content; its Markdown only where the page has one. */
export function filesOfContent(
  { pages }: Pick<Site, 'pages'>,
  route: string,
  { files }: PageContent,
): readonly KeptFile[] {
  if (pages.get(route)?.visibility.markdown !== false) return files;
  return files.filter(({ path }) => path !== markdownPathOfRoute(route));
}

/** Finds, among the files of a page, those that stand at the root too: of one page its document and its Markdown. */
function createCopiesAtRoot(
  site: Site,
): (route: string, files: readonly FileToPut[]) => readonly FileToPut[] {
  const atRoot = routeAtRoot(site);
  if (atRoot === undefined) return () => [];
  const ways = site.pages.has('/') ? [outputPathOfRoute] : [outputPathOfRoute, markdownPathOfRoute];
  const paths = new Map(ways.map((pathOf) => [pathOf(atRoot), pathOf('/')]));
  return (route, files) => {
    if (route !== atRoot) return [];
    return files.flatMap((file) => {
      const path = paths.get(file.path);
      return path === undefined ? [] : [{ path, hash: file.hash, read: file.read }];
    });
  };
}
