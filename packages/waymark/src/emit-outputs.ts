import { markdownPathOfRoute } from '@waymark/core/content';
import type { OutputFile } from './outputs/output-file.ts';
import type { Project } from './project/project.ts';
import type { Site } from './site.ts';
import type { SiteRenderer } from './site-renderer.tsx';
import type { RenderedPages } from './build.ts';

/** Everything beside the pages themselves. A file of the project at the path of a generated one wins. */
export function emitOutputs({ site, project, renderer, pages }: { readonly site: Site; readonly project: Project; readonly renderer: SiteRenderer; readonly pages: RenderedPages }): readonly OutputFile[] {
  const generated: OutputFile[] = [
    { path: '404.html', content: renderer.renderNotFound() },
    ...[...pages.markdown].map(([route, content]) => ({ path: markdownPathOfRoute(route), content })),
  ];
  const own = new Set(site.assets);
  return [
    ...renderer.sharedFiles(),
    ...renderer.fragments(),
    ...generated.filter(({ path }) => !own.has(path)),
    ...site.assets.map((path) => ({ path, copyFrom: project.absolute(path) })),
  ];
}
