import { markdownPathOfRoute, outputPathOfRoute } from '@waymark/core/content';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { sourceOf } from './pages/page-of-route.ts';
import { copiedFiles } from './pages/publish/emit-outputs.ts';
import type { Project } from './project/project.ts';
import { refusedFiles, type WantedFile } from './sink/claim/refused-files.ts';
import { hashFile } from './sink/hash-file.ts';
import type { Site } from './site/site.ts';

/** Reports the files that a build would not write, because of their names or those of others. */
export function checkOutputs(site: Site, project: Project): readonly Diagnostic[] {
  return refusedFiles(wantedFiles(site, project));
}

/** Files of pages and of the project, as a build writes them; no two pages are alike. */
function wantedFiles(site: Site, project: Project): readonly WantedFile[] {
  const pages = [...site.pages.keys()].flatMap((route) => {
    const from = sourceOf(route, site);
    const paths = [outputPathOfRoute(route), markdownPathOfRoute(route)];
    return paths.map((path) => ({ path, from, hash: () => route }));
  });
  const copied = [...copiedFiles(site)].map(([path, from]) => {
    return { path, from, hash: () => hashFile(project.absolute(from)) };
  });
  return [...pages, ...copied];
}
