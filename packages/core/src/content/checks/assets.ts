import { type Diagnostic, linkDiagnostics, suggest } from '../../diagnostics/index.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { mendCase } from './links.ts';
import type { SiteLink } from './site-links.ts';

/** Checks that images and other files that pages show are there. */
export function checkAssets(graph: ContentGraph, links: readonly SiteLink[]): readonly Diagnostic[] {
  // Made when the first of them is missing: a single page is checked after each edit.
  let byName: ReadonlyMap<string, readonly string[]> | undefined;
  // A file that is missing on one page is often missing on many.
  const nearest = new Map<string, string | undefined>();
  const nearestTo = (path: string): string | undefined => {
    if (!nearest.has(path)) {
      byName ??= filesByName(graph.links.files);
      nearest.set(path, suggest(path, graph.links.files) ?? onlyOf(byName.get(nameOf(path))));
    }
    return nearest.get(path);
  };
  return links.flatMap(({ link, where, target, rewrite }) => {
    if (link.kind === 'link' || target.kind !== 'missing') return [];
    const near = nearestTo(target.path.slice(1));
    const suggestion = near === undefined ? {} : { suggestion: `/${near}` };
    const isCase = near !== undefined && `/${near}`.toLowerCase() === target.path.toLowerCase();
    const place = { ...where, ...(isCase ? mendCase(link.href, near, rewrite) : {}) };
    return [linkDiagnostics['missing-asset']({ href: link.href, path: target.path, ...suggestion }, place)];
  });
}

function filesByName(files: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = nameOf(file);
    const known = byName.get(name);
    if (known === undefined) byName.set(name, [file]);
    else known.push(file);
  }
  return byName;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

function onlyOf(files: readonly string[] | undefined): string | undefined {
  return files?.length === 1 ? files[0] : undefined;
}
