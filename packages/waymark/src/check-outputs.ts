import { markdownPathOfRoute, outputPathOfRoute } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { emitListed, forwardingPath, GENERATED_FILES, TEXT_OUTPUTS } from './outputs/index.ts';
import { sourceOf } from './pages/page-of-route.ts';
import { copiedFiles } from './pages/publish/emit-outputs.ts';
import { linkSite } from './pages/publish/link-site.ts';
import type { Project } from './project/project.ts';
import { followPlaces } from './sink/claim/follow-places.ts';
import { refusedFiles, type WantedFile } from './sink/claim/refused-files.ts';
import { hashFile } from './sink/hash-file.ts';
import { rememberBy } from './site/remember.ts';
import type { Site } from './site/site.ts';

/** Reports the files of a site that a build would not write, because of their names or those of others. */
export type CheckOutputs = (site: Site, project: Project) => readonly Diagnostic[];

/**
 * Creates the check of the files of a site, which may be one that is being written: what each of them is gets looked at only
 * while two may want one place.
 */
export function createOutputCheck(): CheckOutputs {
  const isFree = followPlaces((owner) => (owner.startsWith('/') ? filesOfPage(owner) : [owner]));
  return rememberBy(
    ({ assets, pages, redirects }: Site, _project: Project) => [assets, pages, redirects],
    (site, project) =>
      isFree([...site.pages.keys(), ...besidePages(site)]) ? [] : refusedFiles(wantedFiles(site, project)),
  );
}

function filesOfPage(route: string): readonly string[] {
  return [outputPathOfRoute(route), markdownPathOfRoute(route)];
}

/** Paths that may be wanted beside those of pages: of files of the project, and of those that Waymark makes for every site. */
function besidePages(site: Site): ReadonlySet<string> {
  const { pages, redirects } = site;
  const ofPages = new Set(['/', '/skill'].filter((route) => pages.has(route)).flatMap(filesOfPage));
  const sources = [...redirects.exact.keys()].filter((source) => !pages.has(source));
  const forwarding = sources.flatMap((source) => forwardingPath(source) ?? []);
  const generated = GENERATED_FILES.filter((path) => !ofPages.has(path));
  return new Set([...generated, ...forwarding, ...copiedFiles(site).keys()]);
}

/** Files of a site as a build writes them, in its order; no two pages are alike. */
function wantedFiles(site: Site, project: Project): readonly WantedFile[] {
  const pages = [...site.pages.keys()].flatMap((route) => {
    const from = sourceOf(route, site);
    return filesOfPage(route).map((path) => ({ path, from, hash: () => route }));
  });
  const copied = copiedFiles(site);
  const own = (path: string): WantedFile => ({ path, hash: () => path });
  const unlessCopied = (paths: readonly string[]): readonly WantedFile[] =>
    paths.filter((path) => !copied.has(path)).map(own);
  return [
    ...pages,
    ...unlessCopied(['404.html']),
    ...emitListed(linkSite(site, new Map())).map(({ path }) => own(path)),
    ...[...copied].map(([path, from]) => ({ path, from, hash: () => hashFile(project.absolute(from)) })),
    ...unlessCopied(TEXT_OUTPUTS),
  ];
}
