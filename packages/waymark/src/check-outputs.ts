import { markdownPathOfRoute, outputPathOfRoute } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { sourceOf } from './pages/page-of-route.ts';
import { copiedFiles } from './pages/publish/emit-outputs.ts';
import type { Project } from './project/project.ts';
import { followPlaces } from './sink/claim/follow-places.ts';
import { refusedFiles, type WantedFile } from './sink/claim/refused-files.ts';
import { hashFile } from './sink/hash-file.ts';
import { rememberBy } from './site/remember.ts';
import type { Site } from './site/site.ts';

/** Reports the files that a build would not write, because of their names or those of others. */
export function checkOutputs(site: Site, project: Project): readonly Diagnostic[] {
  return refusedFiles(wantedFiles(site, project));
}

/** The same for a site that is being written: what others want is looked at again only while something is refused. */
export function createOutputCheck(): typeof checkOutputs {
  const isFree = followPlaces((owner) => (owner.startsWith('/') ? filesOfPage(owner) : [owner]));
  return rememberBy(
    ({ assets, pages }: Site, _project: Project) => [assets, pages],
    (site, project) =>
      isFree([...site.pages.keys(), ...copiedFiles(site).keys()]) ? [] : checkOutputs(site, project),
  );
}

function filesOfPage(route: string): readonly string[] {
  return [outputPathOfRoute(route), markdownPathOfRoute(route)];
}

/** Files of pages and of the project, as a build writes them; no two pages are alike. */
function wantedFiles(site: Site, project: Project): readonly WantedFile[] {
  const pages = [...site.pages.keys()].flatMap((route) => {
    const from = sourceOf(route, site);
    return filesOfPage(route).map((path) => ({ path, from, hash: () => route }));
  });
  const copied = [...copiedFiles(site)].map(([path, from]) => {
    return { path, from, hash: () => hashFile(project.absolute(from)) };
  });
  return [...pages, ...copied];
}
