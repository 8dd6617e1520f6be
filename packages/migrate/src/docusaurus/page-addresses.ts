import { folderOf, joinPath } from '@waymark/core/source';
import type { Assets } from '../site/assets.ts';
import { localHref } from '../site/hrefs.ts';
import { titleAnchors, withoutTitleAnchor } from '../site/titles.ts';
import { isPagePath, joinRoute } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';
import type { DocSet } from './doc-sets.ts';
import type { DocusaurusConfig } from './docusaurus-config.ts';

/** A page file, and where it belongs. */
export interface PagePlace {
  readonly file: string;
  readonly route: string;
  /** The docs that it is one of; undefined for other pages. */
  readonly set: DocSet | undefined;
  /** Path from the folder of its version. */
  readonly path: string;
  /** Beginning of addresses in its language; empty in the first one. */
  readonly localePrefix: string;
}

/** Answers what links of pages mean on the new site. */
export interface PageAddresses {
  /** Undefined where a link stays as it is. */
  resolve(page: PagePlace, href: string): string | undefined;
}

interface Site {
  readonly tree: Tree;
  readonly config: DocusaurusConfig;
  readonly assets: Assets;
  /** Files of all pages by their addresses. */
  readonly files: ReadonlyMap<string, string>;
}

/** Addresses of a site. Files are found as Docusaurus finds them: beside the page, then from the folder of its version. */
export function createAddresses(site: Site): PageAddresses {
  const anchorsOf = titleAnchors(site.tree, site.files);
  const routes = new Map([...site.files].map(([route, file]) => [file, route]));
  const pageOfAddress = findByAddress(site);
  return {
    resolve(page, href) {
      if (href.startsWith('pathname:///')) return `/${href.slice('pathname:///'.length)}`;
      const local = localHref(href);
      if (local === undefined) return undefined;
      const route = pageOfFile(page, local.path, routes) ?? pageOfAddress(page, local.path);
      if (route !== undefined) return `${route}${withoutTitleAnchor(local.rest, anchorsOf(route))}`;
      const asset = assetOf(page, local.path, site);
      return asset === undefined ? undefined : `${asset}${local.rest}`;
    },
  };
}

/** The page of a file, in the version and language of the page that names it. */
function pageOfFile(
  { set, path, file }: PagePlace,
  href: string,
  routes: ReadonlyMap<string, string>,
): string | undefined {
  if (!isPagePath(href)) return undefined;
  if (href.startsWith('@site/')) return routes.get(joinPath('', href.slice('@site/'.length)));
  const wanted = href.startsWith('/')
    ? [href.slice(1)]
    : [joinPath(folderOf(path), href), joinPath('', href)];
  const docs = set === undefined ? [] : [...set.docs.values()];
  const doc = wanted.flatMap((one) => docs.find((candidate) => candidate.path === one) ?? [])[0];
  if (doc !== undefined) return doc.address;
  const missing = set?.untranslated.find(([from]) =>
    wanted.some((one) => from.endsWith(joinRoute(one.replace(/\.mdx?$/, '')))),
  );
  return (
    missing?.[1] ??
    routes.get(joinPath(folderOf(file), href)) ??
    routes.get(joinPath('', href.replace(/^\//, '')))
  );
}

/** Finds a page by an address, which may be relative to that of the page that names it. */
function findByAddress({ config, files }: Site): PageAddresses['resolve'] {
  const base = (config.view.at('baseUrl').text() ?? '/').replace(/\/$/, '');
  const slash = config.view.at('trailingSlash').flag() === true;
  return ({ route, localePrefix }, href) => {
    const path = href.replace(/\/$/, '');
    if (href.startsWith('/')) {
      const plain = base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
      const local = joinRoute(localePrefix, plain);
      return [local, joinRoute(plain)].find((found) => files.has(found));
    }
    const folders = slash ? [route, folderOf(route)] : [folderOf(route), route];
    return folders.map((folder) => `/${joinPath(folder, path)}`).find((found) => files.has(found));
  };
}

function assetOf({ set, path, file }: PagePlace, href: string, { assets, config }: Site): string | undefined {
  if (href.startsWith('@site/')) return assets.take(joinPath('', href.slice('@site/'.length)));
  if (href.startsWith('/')) {
    return [...config.staticFolders, ''].map((folder) => assets.take(joinPath(folder, href))).find(Boolean);
  }
  const folders = [folderOf(file), ...(set?.folders ?? []).map((folder) => joinPath(folder, folderOf(path)))];
  return [...folders, ...config.staticFolders]
    .map((folder) => assets.take(joinPath(folder, href)))
    .find(Boolean);
}
