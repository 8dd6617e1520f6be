import { asGenerated } from '../../navigation/operations/endpoint-routes.ts';
import {
  decodePath,
  foldPath,
  type HrefParts,
  hasBase,
  isSafeHref,
  normalizePath,
  schemeOf,
  splitHref,
  withoutPageExtension,
} from '../../source/index.ts';
import { matchRedirect, type RedirectRules } from './redirects.ts';
import { encodePath, routeOfFeed } from './route.ts';

/** Everything in a site that a link may lead to; `createLinks` makes it, once. */
export interface LinkTargets {
  readonly routes: ReadonlySet<string>;
  /** Files of the project and generated ones, relative to the site's root; feeds are known by their form. */
  readonly files: ReadonlySet<string>;
  readonly redirects: RedirectRules;
  readonly base: string;
  /** Route that `/` shows when no page has that route. */
  readonly home?: string;
  /** Folders without a page of their own, with the first page of the navigation that is below each. */
  readonly folders: ReadonlyMap<string, string>;
  /** Routes by what they are where letter case and the form of accents do not count. */
  readonly foldedRoutes: ReadonlyMap<string, string>;
}

/** Where a link is written. */
export interface LinkSource {
  readonly file: string;
  readonly route: string;
  /** Images and assets may also be `data:` addresses. */
  readonly kind?: 'link' | 'image' | 'asset';
}

/** What follows the path of an address: `query` as written without `?`, `hash` percent-decoded without `#`. */
interface Suffix {
  readonly query?: string;
  readonly hash?: string;
}

/** A target inside the site; `via` is the site path whose redirect led to it. */
interface Inside extends Suffix {
  readonly via?: string;
}

/** What a link leads to. */
export type LinkTarget =
  /**
   * `caseDiffers`: the route was found only by ignoring upper and lower case and the form of accents. `folder`: the path of a folder was written,
   * whose first page this is.
   */
  | ({
      readonly kind: 'page';
      readonly route: string;
      readonly caseDiffers?: true;
      readonly folder?: string;
    } & Inside)
  /**
   * A file at this path of the site, percent-decoded, without a leading slash. `feedOf` is the route whose feed it would
   * be: whether that page has one is not known before it is read.
   */
  | ({ readonly kind: 'file'; readonly path: string; readonly feedOf?: string } & Inside)
  | { readonly kind: 'external'; readonly url: string; readonly via?: string }
  /** A place in the page that holds the link; `''` is its top. */
  | { readonly kind: 'hash'; readonly hash: string }
  /** Neither a path nor an address of an allowed scheme: must not become a link. */
  | { readonly kind: 'unsafe'; readonly url: string }
  /** Nothing is there; `path` is the site path that was meant, percent-decoded. */
  | ({ readonly kind: 'missing'; readonly path: string } & Inside);

/** Longest chain of redirects that is followed. */
const MAX_HOPS = 16;

/**
 * Finds what an `href` means in the page that holds it. A relative one starts from the source file's folder; where
 * nothing is found there, from the page's own route (as a browser would), then from the root. Redirects are followed:
 * one with an exact source goes before a page of that route, one with wildcards counts only where nothing else is. At last,
 * the path of a folder leads to the first page in it, as hosts of the format do it.
 */
export function resolveLink(href: string, from: LinkSource, targets: LinkTargets): LinkTarget {
  const written = href.trim().replaceAll('\\', '/');
  if (written.startsWith('//')) return { kind: 'external', url: written };
  if (schemeOf(href) !== undefined) return resolveAddress(href.trim(), from);
  const { path, ...suffix } = decodeHash(splitHref(written));
  if (path === '') return resolveWithinPage(suffix, from);
  const candidates = candidatePaths(path, from, targets.base);
  const exact = firstOf(candidates, (candidate) => findExactly(candidate, suffix, targets, 0));
  // Wildcards fit almost anything, so only the likeliest meaning is tried on them.
  const found = exact ?? findByPattern(candidates[0] ?? '/', suffix, targets, 0);
  const loose = found ?? firstOf(candidates, (candidate) => findLoosely(candidate, suffix, targets));
  if (loose !== undefined) return loose;
  // A name of a file without a folder is that of a file beside this one.
  const near = /^[^/]+\.mdx?$/i.test(path) ? candidatePaths(`./${path}`, from, targets.base) : candidates;
  const first = firstOf(near, (candidate) => findFolder(candidate, suffix, targets));
  if (first !== undefined) return first;
  return { kind: 'missing', path: candidates[0] ?? '/', ...suffix };
}

/** What follows a path, printed: query and encoded hash. */
export function printSuffix({ query, hash }: Suffix): string {
  return (query === undefined ? '' : `?${query}`) + (hash === undefined ? '' : `#${encodeHash(hash)}`);
}

/** Percent-encodes an id for use after `#`. */
export function encodeHash(hash: string): string {
  return encodePath(hash).replaceAll('%3F', '?');
}

function decodeHash({ hash, ...parts }: HrefParts): HrefParts {
  return hash === undefined ? parts : { ...parts, hash: decodePath(hash) };
}

function resolveWithinPage(suffix: Suffix, from: LinkSource): LinkTarget {
  if (suffix.query !== undefined) return { kind: 'page', route: from.route, ...suffix };
  return { kind: 'hash', hash: suffix.hash ?? '' };
}

function resolveAddress(url: string, from: LinkSource): LinkTarget {
  if (isSafeHref(url)) return { kind: 'external', url };
  const isImage =
    from.kind !== undefined && from.kind !== 'link' && /^data:(?:image|video|audio|font)\//i.test(url);
  return isImage ? { kind: 'external', url } : { kind: 'unsafe', url };
}

/** Site paths (absolute, normalized) that an href may mean, most likely first. */
function candidatePaths(path: string, from: LinkSource, base: string): readonly string[] {
  const forms = path.includes('%') ? [decodePath(path), path] : [path];
  const candidates = forms.flatMap((form) => {
    if (form.startsWith('/')) {
      return hasBase(form, base)
        ? [normalizePath(form.slice(base.length)), normalizePath(form)]
        : [normalizePath(form)];
    }
    const folder = from.file.slice(0, from.file.lastIndexOf('/') + 1);
    const relative = [`${folder}${form}`, `${from.route}/${form}`, `${from.route}/../${form}`];
    return (form.startsWith('.') ? relative : [...relative, form]).map(normalizePath);
  });
  return [...new Set(candidates)];
}

/** Forms under which a page may be named: with an extension, with `/index`. */
function routeForms(path: string): readonly string[] {
  const bare = withoutPageExtension(path);
  const folder = bare.replace(/\/index$/, '') || '/';
  return folder === bare ? [bare] : [bare, folder];
}

/** What a site path can lead to. */
type SiteTarget = Exclude<LinkTarget, { readonly kind: 'hash' | 'unsafe' }>;

type Find = (path: string, suffix: Suffix, targets: LinkTargets, hops: number) => SiteTarget | undefined;

const findExactly: Find = (path, suffix, targets, hops) => {
  const redirect = targets.redirects.exact.get(path);
  if (redirect !== undefined) return follow(path, redirect.destination, { suffix, targets, hops });
  const route = routeForms(path).find((form) => targets.routes.has(form));
  if (route !== undefined) return { kind: 'page', route, ...suffix };
  if (path === '/' && targets.home !== undefined) return { kind: 'page', route: targets.home, ...suffix };
  return findFile(path, suffix, targets) ?? findDocument(path, suffix, targets);
};

/** A page by the name that its document has elsewhere: `x.html`, `x/index.html`. */
function findDocument(path: string, suffix: Suffix, { routes }: LinkTargets): SiteTarget | undefined {
  if (!path.endsWith('.html')) return undefined;
  const route = routeForms(path.slice(0, -'.html'.length)).find((form) => routes.has(form));
  return route === undefined ? undefined : { kind: 'page', route, ...suffix };
}

function findFile(path: string, suffix: Suffix, { files, routes }: LinkTargets): SiteTarget | undefined {
  const file = path.slice(1);
  if (files.has(file)) return { kind: 'file', path: file, ...suffix };
  const feedOf = routeOfFeed(path);
  if (feedOf === undefined || !routes.has(feedOf)) return undefined;
  return { kind: 'file', path: file, feedOf, ...suffix };
}

const findByPattern: Find = (path, suffix, targets, hops) => {
  const destination = matchRedirect(path, targets.redirects)?.destination;
  return destination === undefined ? undefined : follow(path, destination, { suffix, targets, hops });
};

/** A page by its address in another case, or as the format itself would have made it. */
function findLoosely(path: string, suffix: Suffix, targets: LinkTargets): SiteTarget | undefined {
  for (const form of routeForms(path)) {
    const route = targets.foldedRoutes.get(foldPath(form));
    if (route !== undefined) return { kind: 'page', route, ...suffix, caseDiffers: true };
  }
  const route = asGenerated(path);
  return targets.routes.has(route) ? { kind: 'page', route, ...suffix } : undefined;
}

/** A folder may be named as the file that other tools show for it: `x.md`, `x/README.md`. */
function findFolder(path: string, suffix: Suffix, { folders }: LinkTargets): SiteTarget | undefined {
  const folder = path.replace(/(?:\/(?:index|readme))?\.mdx?$/i, '');
  const route = folders.get(folder);
  return route === undefined ? undefined : { kind: 'page', route, ...suffix, folder };
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Follows a redirect to its end. It keeps the query and, unless the destination has its own, the hash. */
function follow(
  via: string,
  destination: string,
  state: { readonly suffix: Suffix; readonly targets: LinkTargets; readonly hops: number },
): SiteTarget {
  const { suffix, targets, hops } = state;
  const own = splitHref(destination);
  const query = [own.query, suffix.query].filter((part) => part !== undefined).join('&');
  const hash = own.hash === undefined ? suffix.hash : decodePath(own.hash);
  const joint = { ...(query === '' ? {} : { query }), ...(hash === undefined ? {} : { hash }) };
  if (!destination.startsWith('/') || destination.startsWith('//')) {
    return { kind: 'external', url: own.path + printSuffix(joint), via };
  }
  const path = normalizePath(decodePath(own.path));
  if (hops >= MAX_HOPS) return { kind: 'missing', path, ...joint, via };
  const next =
    findExactly(path, joint, targets, hops + 1) ??
    findByPattern(path, joint, targets, hops + 1) ??
    findLoosely(path, joint, targets) ??
    findFolder(path, joint, targets) ??
    ({ kind: 'missing', path, ...joint } as const);
  return { ...next, via };
}
