import { type Diagnostic, linkDiagnostics } from '../../diagnostics/index.ts';
import { createNearestFile } from '../addresses/nearest-file.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { mendCase } from './links.ts';
import type { SiteLink } from './site-links.ts';

/** Checks that images and other files that pages show are there. */
export function checkAssets(graph: ContentGraph, links: readonly SiteLink[]): readonly Diagnostic[] {
  const nearestTo = createNearestFile(graph.links.files);
  return links.flatMap(({ link, where, target, rewrite }) => {
    if (link.kind === 'link' || target.kind !== 'missing') return [];
    const near = nearestTo(target.path.slice(1));
    const suggestion = near === undefined ? {} : { suggestion: `/${near}` };
    const isCase = near !== undefined && `/${near}`.toLowerCase() === target.path.toLowerCase();
    const place = { ...where, ...(isCase ? mendCase(link.href, near, rewrite) : {}) };
    return [linkDiagnostics['missing-asset']({ href: link.href, path: target.path, ...suggestion }, place)];
  });
}
