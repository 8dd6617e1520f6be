import { decodePath, encodePath, type SiteLink, splitHref } from '@waymark/core/content';
import type { Edit } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { folderOf } from '@waymark/core/source';
import { type MovedPaths, relativeFrom } from './moved-paths.ts';

/** What becomes of links when files move. */
export interface MovedLinks {
  readonly edits: readonly Edit[];
  /** Links that lead elsewhere now, and are written in a form that cannot be rewritten. */
  readonly left: readonly Span[];
}

/** Rewrites links to what moves, and those in what moves that start from its folder. */
export function moveLinks(links: Iterable<SiteLink>, moved: MovedPaths): MovedLinks {
  const edits: Edit[] = [];
  const left: Span[] = [];
  for (const link of links) {
    const href = moveHref(link, moved);
    const { span } = link.where;
    if (href === undefined || href === link.link.href) continue;
    if (link.rewrite !== undefined) edits.push(link.rewrite(href));
    else if (span !== undefined) left.push(span);
  }
  return { edits, left };
}

/** The address that a link has afterwards; undefined for one that says nothing of where files are. */
function moveHref({ link, where, target }: SiteLink, moved: MovedPaths): string | undefined {
  const { path } = splitHref(link.href);
  const from = where.span?.file ?? '';
  const aim = aimOf(target, moved);
  if (aim === undefined || path === '') return undefined;
  const isAbsolute = path.startsWith('/');
  if (isAbsolute ? !aim.isMoved : !isFurther(aim, from, moved)) return undefined;
  const ending = aim.isPage ? endingOf(decodePath(path)) : '';
  const written =
    isAbsolute || aim.path === '/' ? aim.path : relativeTo(aim.path, moved.file(from), path.startsWith('.'));
  return `${encodePath(written)}${written === '/' ? '' : ending}${link.href.slice(path.length)}`;
}

/** Whether the way from a file to what it links to is another one afterwards. */
function isFurther({ path, before }: Aim, file: string, moved: MovedPaths): boolean {
  const now = relativeFrom(folderOf(moved.file(file)), path);
  return relativeFrom(folderOf(file), before) !== now;
}

/** What a link leads to afterwards, from the root of the site. */
interface Aim {
  readonly path: string;
  readonly before: string;
  readonly isPage: boolean;
  readonly isMoved: boolean;
}

function aimOf(target: SiteLink['target'], moved: MovedPaths): Aim | undefined {
  if ((target.kind !== 'page' && target.kind !== 'file') || target.via !== undefined) return undefined;
  if (target.kind === 'page') {
    const path = moved.route(target.route);
    return { path, before: target.route, isPage: true, isMoved: path !== target.route };
  }
  const before = `/${target.path}`;
  return { path: `/${moved.file(target.path)}`, before, isPage: false, isMoved: moved.isMoved(target.path) };
}

function relativeTo(path: string, file: string, isDotted: boolean): string {
  const relative = relativeFrom(folderOf(file), path);
  return isDotted && !relative.startsWith('.') ? `./${relative}` : relative;
}

/** How the path of a page ends as its author writes it: with an extension, a slash, or as it is. */
function endingOf(path: string): string {
  return /(?:\.mdx?|(?<=.)\/)$/i.exec(path)?.[0] ?? '';
}
