import {
  createLinkTargets,
  encodePath,
  isSafeHref,
  markdownPathOfRoute,
  NO_REDIRECTS,
  resolveLink,
  schemeOf,
  urlOfLink,
  urlOfRoute,
} from '@waymark/core/content';
import type { NavigationModel } from '@waymark/core/navigation';

/** A link ready to print. */
export interface SiteLink {
  /** With base path, and a trailing slash where it leads to a page. */
  readonly url: string;
  /** Leads outside the site. */
  readonly external: boolean;
}

/** Turns routes and hrefs of the configuration into URLs. */
export interface SiteLinks {
  /** URL of a page of the site, with base. */
  page(route: string): string;
  /** URL path of a page's Markdown version, with base. */
  markdown(route: string): string;
  /** An href as written; undefined for a scheme that is not safe to follow. */
  resolve(href: string): SiteLink | undefined;
  /** URL of an asset: a path in the project, or an address. */
  asset(src: string): string;
}

/** What decides how URLs look. */
export interface LinkOptions {
  /** `''` or `/docs`. */
  readonly base: string;
  readonly trailingSlash: boolean;
  /** Tells pages (which may look like files: `/v1.2`) from assets, together with `heads`. */
  readonly navigation: Pick<NavigationModel, 'pages'>;
  /** Page files by route. */
  readonly heads: ReadonlyMap<string, unknown>;
}

/** Creates the link functions of a site. */
export function createLinks({ base, trailingSlash, navigation, heads }: LinkOptions): SiteLinks {
  const targets = createLinkTargets({
    routes: [...navigation.pages.keys(), ...heads.keys()],
    files: [],
    redirects: NO_REDIRECTS,
    base,
  });
  const page = (route: string): string => urlOfRoute(decodePath(route), { base, trailingSlash });

  const local = (href: string): string => {
    const target = resolveLink(href, { file: '', route: '/' }, targets);
    if (target.kind === 'page') return urlOfLink(target, { base, trailingSlash });
    const cut = href.search(/[?#]/);
    const path = cut < 0 ? href : href.slice(0, cut);
    const rest = cut < 0 ? '' : href.slice(cut);
    const route = `/${path}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const isFile = /\.[a-z][a-z\d]{1,4}$/i.test(route);
    return (isFile ? base + encodePath(decodePath(route)) : page(route)) + rest.replaceAll(' ', '%20');
  };

  return {
    page,
    markdown: (route) => `${base}/${encodePath(markdownPathOfRoute(route))}`,
    resolve(written) {
      const href = written.trim();
      const scheme = schemeOf(href);
      if (scheme !== undefined) {
        return isSafeHref(href)
          ? { url: href, external: scheme === 'http' || scheme === 'https' }
          : undefined;
      }
      if (/^[/\\]{2}/.test(href)) return { url: href, external: true };
      return { url: href.startsWith('#') ? href : local(href), external: false };
    },
    asset(src) {
      if (schemeOf(src) !== undefined || src.startsWith('//')) return src;
      return base + encodePath(decodePath(`/${src}`.replace(/^\/+(\.\/)?/, '/')));
    },
  };
}

/** Authors may have encoded a path already; it is encoded once more when it is printed. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
