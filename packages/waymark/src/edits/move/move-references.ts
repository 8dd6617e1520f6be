import { apiSources, pageRefsBelow } from '@waymark/core/config';
import { decodePath, encodePath, normalizePath, splitHref } from '@waymark/core/content';
import type { Edit } from '@waymark/core/diagnostics';
import { createPageIndex } from '@waymark/core/navigation';
import { withoutPageExtension } from '@waymark/core/source';
import type { Site } from '../../site/site.ts';
import type { MovedPaths } from './moved-paths.ts';

/** What of a site names files in its configuration. */
export type ConfiguredSite = Pick<Site, 'config' | 'tree' | 'locate' | 'heads' | 'redirects'>;

/** Rewrites the entries of the navigation, root pages and specifications that name what moves. */
export function moveReferences({ tree, locate, heads }: ConfiguredSite, moved: MovedPaths): readonly Edit[] {
  const index = createPageIndex([...heads.values()]);
  const edit = editsAt(locate);
  const pages = pageRefsBelow(tree.root).flatMap(({ text, pointer }) => {
    // Names of files may hold what begins a query or a hash in an address.
    const { path, hash } = index.find(text) === undefined ? splitHref(text) : { path: text };
    const file = index.find(path)?.head.file;
    if (file === undefined || !moved.isMoved(file)) return [];
    return edit(pointer, moveRef(path, file, moved) + (hash === undefined ? '' : `#${hash}`));
  });
  const specifications = apiSources(tree).flatMap(({ source, pointer }) => {
    const file = normalizePath(source).slice(1);
    if (!moved.isMoved(file)) return [];
    const next = source.startsWith('/') ? `/${moved.file(file)}` : moved.file(file);
    const isObject = !isText(locate(`${pointer}/source`)?.path, locate(pointer)?.path);
    return edit(isObject ? `${pointer}/source` : pointer, next);
  });
  return [...pages, ...specifications];
}

/** Writes another text for the value at a place of the configuration; nothing where that has no place. */
function editsAt(locate: Site['locate']): (pointer: string, text: string) => readonly Edit[] {
  return (pointer, text) => {
    const place = locate(pointer);
    return place === undefined ? [] : [{ span: place.span, text: JSON.stringify(text) }];
  };
}

/** Whether a value has no member of its own at the longer path: then its nearest ancestor was found. */
function isText(member: string | undefined, value: string | undefined): boolean {
  return member === value;
}

/** A reference to the file where it is afterwards, in the form that it has: with a slash, an extension, a folder's name. */
function moveRef(written: string, file: string, moved: MovedPaths): string {
  const bare = withoutPageExtension(moved.file(file));
  const isFolder = /(?:^|\/)index\.mdx?$/i.test(file) && !/(?:^|\/)index(?:\.mdx?)?\/?$/i.test(written);
  const path = isFolder ? bare.replace(/\/index$/i, '') : bare;
  const extension = /\.mdx?$/i.test(written) ? moved.file(file).slice(bare.length) : '';
  return `${written.startsWith('/') ? '/' : ''}${path}${extension}`;
}

/** A page that has another route afterwards. */
export interface MovedRoute {
  readonly from: string;
  readonly to: string;
}

/** What keeps old addresses: entries of `redirects` that change, and those that are new. */
export interface MovedRedirects {
  readonly edits: readonly Edit[];
  readonly added: readonly MovedRoute[];
}

/**
 * Lets redirects lead to where pages are afterwards. An entry that led away from the new address turns round: a page comes
 * back to where it was.
 */
export function moveRedirects(
  { redirects, locate }: ConfiguredSite,
  routes: readonly MovedRoute[],
): MovedRedirects {
  const newRoutes = new Map(routes.map(({ from, to }) => [from, to]));
  const oldRoutes = new Map(routes.map(({ from, to }) => [to, from]));
  const edit = editsAt(locate);
  const turned = new Set<string>();
  const edits = [...redirects.exact.values(), ...redirects.patterns].flatMap(
    ({ source, destination, index }) => {
      const at = `/redirects/${index}`;
      const comesBack = oldRoutes.get(source);
      if (comesBack !== undefined) {
        turned.add(comesBack);
        return [
          ...edit(`${at}/source`, encodePath(comesBack)),
          ...edit(`${at}/destination`, encodePath(source)),
        ];
      }
      const { path } = splitHref(destination);
      const next = newRoutes.get(path) ?? newRoutes.get(decodePath(path));
      return next === undefined
        ? []
        : edit(`${at}/destination`, encodePath(next) + destination.slice(path.length));
    },
  );
  const isKept = ({ from }: MovedRoute): boolean => turned.has(from) || redirects.exact.has(from);
  return { edits, added: routes.filter((route) => !isKept(route)) };
}
