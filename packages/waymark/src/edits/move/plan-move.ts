import { addRedirects } from '@waymark/core/config';
import { type ContentGraph, encodePath, resolveAllLinks } from '@waymark/core/content';
import type { Edit } from '@waymark/core/diagnostics';
import { routeOfFile, type Span } from '@waymark/core/source';
import { type FileNames, moveImports } from './move-imports.ts';
import { moveLinks } from './move-links.ts';
import { type ConfiguredSite, type MovedRoute, moveRedirects, moveReferences } from './move-references.ts';
import { createMovedPaths } from './moved-paths.ts';

/** A project whose files are to be moved. */
export interface MoveInput {
  readonly project: {
    readonly entry: string;
    readonly files: FileNames;
    readonly readText: (file: string) => string | undefined;
  };
  readonly site: ConfiguredSite;
  readonly graph: ContentGraph;
  /** New paths of files by their old ones. */
  readonly files: ReadonlyMap<string, string>;
}

/** Everything that moving files takes. */
export interface MovePlan {
  readonly files: ReadonlyMap<string, string>;
  /** In the files where they are before the move. */
  readonly edits: readonly Edit[];
  /** Old addresses that are redirected from now on. */
  readonly redirects: readonly MovedRoute[];
  /** Links that lead elsewhere afterwards, and cannot be rewritten. */
  readonly left: readonly Span[];
}

/** Plans a move: what names the files in navigation, links, imports and redirects follows them. */
export function planMove({ project, site, graph, files }: MoveInput): MovePlan {
  const { entry, readText } = project;
  const routes = [...site.heads.values()].flatMap(({ file, route }): readonly MovedRoute[] => {
    const to = routeOfFile(files.get(file) ?? file);
    return files.has(file) && to !== route ? [{ from: route, to }] : [];
  });
  const moved = createMovedPaths(files, new Map(routes.map(({ from, to }) => [from, to])));
  const { config, locate } = site;
  const { edits, left } = moveLinks(resolveAllLinks(graph, config, locate), moved);
  const redirected = moveRedirects(site, routes);
  const added = redirected.added.map(({ from, to }) => ({
    source: encodePath(from),
    destination: encodePath(to),
  }));
  return {
    files,
    redirects: redirected.added,
    left,
    edits: [
      ...moveReferences(site, moved),
      ...edits,
      ...moveImports(project.files, readText, moved),
      ...redirected.edits,
      ...addRedirects({ entry, locate, readText }, added),
    ],
  };
}
