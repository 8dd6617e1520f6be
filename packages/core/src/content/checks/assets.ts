import { linkDiagnostics } from '../../diagnostics/index.ts';
import { foldPath } from '../../source/index.ts';
import { createNearestAsset } from '../addresses/nearest-asset.ts';
import { writtenAddress } from '../addresses/route.ts';
import { withCase } from '../addresses/with-case.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { hintOfOutside } from './meant/meant-address.ts';
import { type LinkCheck, mendLink } from './site-links.ts';

/** Checks that images and other files that pages show are there. */
export function checkAssets(graph: ContentGraph): LinkCheck {
  const nearestTo = createNearestAsset(graph.links.files);
  const told = new Set<string>();
  return (siteLink) => {
    const { link, where, target } = siteLink;
    if (link.kind === 'link' || target.kind !== 'missing') return [];
    const near = nearestTo(target.path.slice(1));
    const suggestion = near && `/${near}`;
    const isCase = near !== undefined && foldPath(`/${near}`) === foldPath(target.path);
    // One file mends every place that asks for it; another spelling has to be mended in each.
    const question = `${where.span?.file}\n${target.path}`;
    if (!isCase && told.has(question)) return [];
    told.add(question);
    const meant = isCase ? withCase(link.href, near) : near && writtenAddress(`/${near}`);
    const mend = mendLink(siteLink, meant, isCase);
    const hint = near === undefined ? hintOfOutside(link.href, where.span?.file) : undefined;
    const place = { ...where, ...mend, hint };
    return [linkDiagnostics['missing-asset']({ href: link.href, path: target.path, suggestion }, place)];
  };
}
