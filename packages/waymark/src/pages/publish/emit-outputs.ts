import { routeOfDocument } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import {
  emitListed,
  emitTexts,
  isCopied,
  isForAgents,
  type LongFile,
  type MarkdownBodies,
  type OutputFile,
  pageBehindRoot,
  type SiteModel,
} from '../../outputs/index.ts';
import type { Project } from '../../project/project.ts';
import { reportBug } from '../../site/report-bug.ts';
import type { Site } from '../../site/site.ts';
import { withBasePath } from '../../theme/index.ts';
import type { PageContent } from '../content/page-content.ts';
import type { Pages } from '../pages.ts';
import { attemptFiles } from './attempt-files.ts';
import { factsOf, linkSite } from './link-site.ts';

/** What the outputs beside the pages are made from. */
export interface OutputsInput {
  readonly site: Site;
  readonly project: Project;
  readonly pages: Pages;
  readonly model: SiteModel;
  readonly markdown: MarkdownBodies;
  /** Takes notice of a bug of ours, which costs the outputs of one step. */
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Files of the project that agents look for in two places. */
const OWN_TEXTS: readonly string[] = ['llms.txt', 'llms-full.txt'];

/** Station 8: everything beside the pages themselves, one file after the other: few need to be in memory at once. */
export function* emitOutputs(input: OutputsInput): Generator<OutputFile | LongFile> {
  const { model, markdown } = input;
  yield* emitSiteOutputs(input);
  yield* attemptFiles(
    () => emitTexts(model, markdown),
    (error) => input.report(reportBug(error, 'the texts of all pages', input.project.entry)),
  );
}

/** What no page need be drawn for. */
export function* emitSiteOutputs({
  site,
  project,
  pages,
  model,
  report,
}: OutputsInput): Generator<OutputFile> {
  const steps: Readonly<Record<string, () => Iterable<OutputFile>>> = {
    'parts of large menus': pages.fragments,
    'the lists of pages': () => emitListed(model),
  };
  yield* pages.sharedFiles;
  for (const [what, emit] of Object.entries(steps))
    yield* attemptFiles(emit, (error) => report(reportBug(error, what, project.entry)));
  for (const [path, file] of copiedFiles(site)) yield { ...assetFile(file, site, project), path };
}

/** The outputs that hold the texts of all pages. */
export function emitTextOutputs(
  site: Site,
  contents: ReadonlyMap<string, PageContent>,
): readonly OutputFile[] {
  const told = [...site.pages.values()].filter(isForAgents);
  const markdown = new Map(
    told.map(({ route }) => [route, () => contents.get(route)?.markdown.read() ?? '']),
  );
  return emitTexts(linkSite(site, factsOf(contents)), markdown).map((file) =>
    'pieces' in file ? { path: file.path, content: [...file.pieces()].join('') } : file,
  );
}

/** Files of the project that are copied, by the path that they are served at; pages and the like go before them. */
export function copiedFiles({ assets, pages }: Site): ReadonlyMap<string, string> {
  const documents = { has: (path: string) => pages.has(routeOfDocument(path) ?? '') };
  const copied = assets.filter((path) => isCopied(path, documents));
  const again = OWN_TEXTS.filter((path) => copied.includes(path));
  return new Map([
    ...again.map((path): [string, string] => [`.well-known/${path}`, path]),
    ...copied.map((path): [string, string] => [path, path]),
  ]);
}

/** Route of the page that stands at the root too: that of a redirect from there, or the first one where no other is there. */
export function routeAtRoot(site: Site): string | undefined {
  const { navigation, pages, redirects, assets } = site;
  if (assets.includes('index.html')) return undefined;
  if (redirects.exact.has('/')) return pageBehindRoot(site);
  return pages.has('/') ? undefined : navigation.home;
}

/** A file of the project as it is served: copied, but for drawings that held scripts, and stylesheets below a base path. */
export function assetFile(
  path: string,
  { safeDrawings, urls, customCss }: Site,
  project: Project,
): OutputFile {
  const drawing = safeDrawings.get(path);
  if (drawing !== undefined) return { path, content: drawing, from: path };
  if (urls.base === '' || !customCss.includes(path))
    return { path, copyFrom: project.absolute(path), within: project.root, from: path };
  return { path, content: withBasePath(project.readText(path) ?? '', urls.base), from: path };
}
