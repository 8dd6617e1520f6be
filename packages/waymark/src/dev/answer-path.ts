import {
  decodePath,
  encodePath,
  markdownPathOfRoute,
  matchRedirect,
  normalizePath,
  routeOfDocument,
  routeOfFeed,
  routeOfMarkdown,
  splitHref,
} from '@waymark/core/content';
import { type Diagnostic, sortDiagnostics } from '@waymark/core/diagnostics';
import { emitFeeds, emitListed, type OutputFile, TEXT_OUTPUTS } from '../outputs/index.ts';
import { assetFile, emitTextOutputs, routeAtRoot } from '../pages/publish/emit-outputs.ts';
import { linkSite } from '../pages/publish/link-site.ts';
import { filesOfContent } from '../pages/publish/publish-pages.ts';
import { type LiveFile, searchFolder } from '../search/index.ts';
import type { Site } from '../site/site.ts';
import { asOutput, contentsOf, type LiveSite, noteContent } from './live-site.ts';
import { errorsOf, findingsOf } from './page-findings.ts';

/** What the site has at an address: a file of its output, or another address. */
export type PathAnswer =
  | {
      readonly kind: 'file';
      readonly file: OutputFile;
      /** Errors of the page, and of the project as far as its readers are concerned. */
      readonly problems: readonly Diagnostic[];
      /** The page could not be rendered: it does not parse. */
      readonly failed: boolean;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly permanent: boolean };

/** What the site has at a path; undefined when it has no such path. */
export async function answerPath(
  live: LiveSite,
  path: string,
  siteProblems: readonly Diagnostic[],
): Promise<PathAnswer | undefined> {
  const { site } = live;
  // Only a redirect from exactly this path goes before a page; those with wildcards take what is left.
  if (site.redirects.exact.has(normalizePath(path))) return redirectAt(site, path);
  return (await answerFile(live, path, siteProblems)) ?? redirectAt(site, path);
}

/** The Markdown of the home page, which may be that of another page too. */
const MARKDOWN_AT_ROOT = markdownPathOfRoute('/');

/** The page that a path belongs to: that of its document, its Markdown or its feed. */
function routeAt(path: string, site: Site): string | undefined {
  const atRoot = path === 'index.html' || path === MARKDOWN_AT_ROOT ? routeAtRoot(site) : undefined;
  const route = atRoot ?? routeOfDocument(path) ?? routeOfMarkdown(path) ?? routeOfFeed(`/${path}`);
  const isRead = route !== undefined && !site.redirects.exact.has(route);
  return isRead && site.pages.has(route) ? route : undefined;
}

/** The file at a path, or the document of the folder. Few paths need more than one page to be drawn. */
async function answerFile(
  live: LiveSite,
  path: string,
  siteProblems: readonly Diagnostic[],
): Promise<PathAnswer | undefined> {
  if (path.startsWith(`${searchFolder}/`)) return findSearchFile(live, path);
  const document = normalizePath(`${path}/index.html`).slice(1);
  // No file has an address like that of a folder: what is only known by listing all files need not be asked for it.
  for (const candidate of path === '' || path.endsWith('/') ? [document] : [path, document]) {
    const route = routeAt(candidate, live.site);
    if (route !== undefined) {
      const answer = await answerPage(live, { route, path: candidate, siteProblems });
      if (answer !== undefined) return answer;
    }
    const copied = live.copied.get(candidate);
    if (copied !== undefined)
      return answerWith({ ...assetFile(copied, live.site, live.project), path: candidate });
    const file = findReady(live, candidate);
    if (file !== undefined) return answerWith(file);
  }
  return findText(live, path);
}

interface PagePath {
  readonly route: string;
  readonly path: string;
  readonly siteProblems: readonly Diagnostic[];
}

/** A page's document, its Markdown, or its feed. */
async function answerPage(
  live: LiveSite,
  { route, path, siteProblems }: PagePath,
): Promise<PathAnswer | undefined> {
  const { site, pages } = live;
  const content = await pages.content(route);
  noteContent(live, route, content);
  if (path.endsWith('.xml')) {
    const [feed] = emitFeeds(linkSite(site, new Map([[route, content.facts]])));
    return feed === undefined ? undefined : answerWith(feed);
  }
  const own = path === MARKDOWN_AT_ROOT ? markdownPathOfRoute(route) : path;
  const kept = filesOfContent(site, route, content).find((file) => file.path === own);
  if (kept !== undefined) return answerWith(asOutput(kept));
  if (!path.endsWith('.html')) return undefined;
  const document = pages.document(route, content);
  const known = live.found.get(route);
  for (const file of document.files) live.pageFiles.set(file.path, asOutput(file));
  for (const file of [document.parts, ...content.sheets].flatMap(pages.filesOfParts))
    live.pageFiles.set(file.path, file);
  return {
    kind: 'file',
    file: { path, content: document.read() },
    problems: [...siteProblems, ...sortDiagnostics(errorsOf(known === undefined ? [] : findingsOf(known)))],
    failed: content.failed,
  };
}

/** A file that needs no page to be drawn, or that goes with one that was. */
function findReady(live: LiveSite, path: string): OutputFile | undefined {
  const { pages, pageFiles, site } = live;
  const shared = pages.sharedFiles.find((file) => file.path === path);
  if (shared !== undefined) return shared;
  const kept = pageFiles.get(path);
  if (kept !== undefined) return kept;
  if (path.startsWith('_waymark/')) {
    live.fragments ??= byPath(pages.fragments());
    const fragment = live.fragments.get(path);
    if (fragment !== undefined) return fragment;
  }
  live.listed ??= byPath(emitListed(linkSite(site, new Map())));
  return live.listed.get(path);
}

function byPath(files: readonly OutputFile[]): ReadonlyMap<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function answerWith(file: OutputFile): PathAnswer {
  return { kind: 'file', file, problems: [], failed: false };
}

/** A file of the search index, for which all pages have to be drawn. */
async function findSearchFile(live: LiveSite, path: string): Promise<PathAnswer | undefined> {
  const { site, pages, indexPages } = live;
  const contents = await contentsOf(live);
  const files = (): readonly LiveFile[] => indexPages({ site, contents, indexed: pages.indexed });
  live.search ??= new Map(files().map((file) => [file.path, file]));
  const file = live.search.get(path);
  return file && answerWith({ path, content: file.read() });
}

/** A file that holds the texts of all pages. */
async function findText(live: LiveSite, path: string): Promise<PathAnswer | undefined> {
  if (!TEXT_OUTPUTS.includes(path)) return undefined;
  const contents = await contentsOf(live);
  live.texts ??= byPath(emitTextOutputs(live.site, contents));
  const file = live.texts.get(path);
  return file && answerWith(file);
}

/** The page of addresses that the site does not have: the author's own, or the drawn one. */
export function readNotFound({ project, pages, copied, pageFiles }: LiveSite): string {
  const own = copied.has('404.html') ? project.readText('404.html') : undefined;
  if (own !== undefined) return own;
  const document = pages.notFound();
  for (const file of document.files) pageFiles.set(file.path, asOutput(file));
  for (const file of pages.filesOfParts(document.parts)) pageFiles.set(file.path, file);
  return document.read();
}

/** Where a path leads by the author's redirects. */
function redirectAt(site: Site, path: string): PathAnswer | undefined {
  const redirect = matchRedirect(normalizePath(path), site.redirects);
  if (redirect === undefined) return undefined;
  const { destination, permanent } = redirect;
  return { kind: 'redirect', location: addressOf(destination, site), permanent };
}

/** A destination as it is written, but for that of a folder: there it is the first page in it, as everywhere. */
function addressOf(destination: string, { links, urls }: Site): string {
  if (!/^\/(?!\/)/.test(destination)) return destination;
  const target = links.resolve(destination);
  const isPage = target.kind === 'page' && !links.routes.has(normalizePath(splitHref(destination).path));
  return isPage ? links.url(target) : urls.base + encodeAddress(destination);
}

function encodeAddress(address: string): string {
  const { path } = splitHref(address);
  // What is encoded in a query stays so: a `%26` that is decoded begins another value.
  const rest = encodeURI(address.slice(path.length)).replace(/%25(?=[\da-f]{2})/gi, '%');
  return encodePath(decodePath(path)) + rest;
}
