import { joinPath } from '@waymark/core/source';
import { localHref } from '../site/hrefs.ts';
import { withoutTitleAnchor } from '../site/titles.ts';
import { isPagePath, joinRoute } from '../tree/paths.ts';
import type { VitepressSite } from './vitepress-site.ts';

/** The address on the new site of what a link of a page in a folder names; undefined where it stays as it is. */
export function addressIn(site: VitepressSite, folder: string, href: string): string | undefined {
  const local = localHref(href);
  if (local === undefined) return undefined;
  const page = (to: string): string => `${to}${withoutTitleAnchor(local.rest, site.anchorsOf(to))}`;
  const isAbsolute = local.path.startsWith('/');
  const path = joinPath(isAbsolute ? site.source : folder, local.path);
  const stem = path.replace(/\.html$/, '');
  const file = [path, `${stem}.md`, joinPath(stem, 'index.md')].find(
    (one) => isPagePath(one) && site.routes.has(one),
  );
  const named = file === undefined ? undefined : site.routes.get(file);
  if (named !== undefined) return page(named);
  // Rewritten pages are named by their addresses.
  const route = `/${local.path.replace(/^\/|\/$/g, '').replace(/(?:\.html|\.md)$|(?:^|\/)index$/, '')}`;
  if (isAbsolute && site.files.has(route)) return page(route);
  const asset = site.takeAsset(path) ?? site.takeAsset(joinPath(joinPath(site.source, 'public'), local.path));
  return asset === undefined ? undefined : `${asset}${local.rest}`;
}

/** The address that a link of the configuration means. */
export function routeOfLink(path: string): string {
  return joinRoute(path.replace(/\.(?:md|html)$/, '').replace(/(?:^|\/)index$/, ''));
}
