import { type Diagnostic, linkDiagnostics, suggest } from '../../diagnostics/index.ts';
import type { ContentGraph } from '../graph.ts';
import type { SiteLink } from './site-links.ts';

/** Checks that images and other files that pages show are there. */
export function checkAssets(graph: ContentGraph, links: readonly SiteLink[]): readonly Diagnostic[] {
  const byName = new Map<string, string[]>();
  for (const file of graph.targets.files) {
    const name = nameOf(file);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return links.flatMap(({ link, where, target }) => {
    if (link.kind === 'link' || target.kind !== 'missing') return [];
    const path = target.path.slice(1);
    const nearest = suggest(path, graph.targets.files) ?? onlyOf(byName.get(nameOf(path)));
    const suggestion = nearest === undefined ? {} : { suggestion: `/${nearest}` };
    return [linkDiagnostics['missing-asset']({ href: link.href, path: target.path, ...suggestion }, where)];
  });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

function onlyOf(files: readonly string[] | undefined): string | undefined {
  return files?.length === 1 ? files[0] : undefined;
}
