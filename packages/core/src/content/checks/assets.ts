import { linkDiagnostics, mendWith, type Where } from '../../diagnostics/index.ts';
import { createNearestFile, type NearestFile } from '../addresses/nearest-file.ts';
import { encodePath } from '../addresses/route.ts';
import type { ContentGraph } from '../graph/graph.ts';
import { mendCase } from './links.ts';
import type { LinkCheck, SiteLink } from './site-links.ts';

/** Kinds of files that stand for each other; a file of another ending is a kind of its own. */
const KINDS: readonly RegExp[] = [
  /^(?:png|jpe?g|gif|webp|svg|ico|avif)$/,
  /^(?:mp4|webm|mov)$/,
  /^(?:mp3|wav)$/,
];

/** Checks that images and other files that pages show are there. */
export function checkAssets(graph: ContentGraph): LinkCheck {
  const byKind = new Map<string, NearestFile>();
  const nearestTo: NearestFile = (path) => {
    const kind = kindOf(path);
    const files = (): string[] =>
      [...graph.links.files].filter((file) => kind === '' || kindOf(file) === kind);
    const nearest = byKind.get(kind) ?? createNearestFile(files(), withoutEnding);
    byKind.set(kind, nearest);
    return nearest(path);
  };
  const told = new Set<string>();
  return ({ link, where, target, rewrite }) => {
    if (link.kind === 'link' || target.kind !== 'missing') return [];
    const near = nearestTo(target.path.slice(1));
    const suggestion = near === undefined ? {} : { suggestion: `/${near}` };
    const isCase = near !== undefined && `/${near}`.toLowerCase() === target.path.toLowerCase();
    // One file mends every place that asks for it; another spelling has to be mended in each.
    const question = `${where.span?.file}\n${target.path}`;
    if (!isCase && told.has(question)) return [];
    told.add(question);
    const mend = isCase ? mendCase(link.href, near, rewrite) : proposeFile(near, rewrite);
    const place = { ...where, ...mend };
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

function kindOf(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return String(KINDS.find((kind) => kind.test(ending)) ?? ending);
}

/** How a picture is stored says little about which one is meant. */
function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}
