import { linkDiagnostics, mendWith, type Where } from '../../diagnostics/index.ts';
import { foldPath } from '../../source/index.ts';
import { createNearestAsset } from '../addresses/nearest-asset.ts';
import { encodePath } from '../addresses/route.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { mendCase } from './links.ts';
import { hintOfOutside } from './meant/meant-address.ts';
import type { LinkCheck, SiteLink } from './site-links.ts';

/** Checks that images and other files that pages show are there. */
export function checkAssets(graph: ContentGraph): LinkCheck {
  const nearestTo = createNearestAsset(graph.links.files);
  const told = new Set<string>();
  return ({ link, where, target, rewrite }) => {
    if (link.kind === 'link' || target.kind !== 'missing') return [];
    const near = nearestTo(target.path.slice(1));
    const suggestion = near === undefined ? {} : { suggestion: `/${near}` };
    const isCase = near !== undefined && foldPath(`/${near}`) === foldPath(target.path);
    // One file mends every place that asks for it; another spelling has to be mended in each.
    const question = `${where.span?.file}\n${target.path}`;
    if (!isCase && told.has(question)) return [];
    told.add(question);
    const mend = isCase ? mendCase(link.href, near, rewrite) : proposeFile(near, rewrite);
    const outside = near === undefined ? hintOfOutside(link.href, where.span?.file) : {};
    const place = { ...where, ...mend, ...outside };
    return [linkDiagnostics['missing-asset']({ href: link.href, path: target.path, ...suggestion }, place)];
  };
}

function proposeFile(
  file: string | undefined,
  rewrite: SiteLink['rewrite'],
): Pick<Where, 'fix' | 'proposal'> {
  return file === undefined || rewrite === undefined
    ? {}
    : mendWith([rewrite(encodePath(`/${file}`))], false);
}
