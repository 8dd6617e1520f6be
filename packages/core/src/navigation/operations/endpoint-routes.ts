import { configDefaults } from '../../config/settings/defaults.ts';
import { isOutside, trimSlashes } from '../../source/index.ts';
import { addressProblem, bytesOf } from '../pages/address-problem.ts';
import type { CatalogOperation, CatalogSpecification } from './api-catalog.ts';
import { type CatalogMatch, operationKey } from './operation-index.ts';

/** Where a page of an operation is asked for. */
export interface EndpointPlace {
  readonly directory: string;
  /** Whether the place names it. */
  readonly isNamed?: boolean;
  /** Code of the language around the place. */
  readonly language?: string | undefined;
}

/** Gives each generated page its address. */
export interface EndpointRoutes {
  /**
   * Route of an operation. It has one page, and the directory of the first request counts; where places name different
   * directories it has one in each.
   */
  routeOf(found: CatalogMatch, place: EndpointPlace): string;
}

/**
 * Creates the addresses of one site. `owner` tells what else a route may belong to: `free` if nothing does, `same` if
 * it is a page file about the very operation, which then is its page, else `taken`.
 */
export function createEndpointRoutes(
  owner: (route: string, found: CatalogMatch) => 'free' | 'same' | 'taken',
): EndpointRoutes {
  const routes = new Map<string, (EndpointPlace & { readonly route: string })[]>();
  const used = new Set<string>();
  const slugs = new Map<CatalogSpecification, ReadonlyMap<CatalogOperation, string>>();

  const wanted = (found: CatalogMatch, directory: string): string => {
    const own = ownAddress(found.operation.href);
    if (own !== undefined) return own;
    const known = slugs.get(found.specification) ?? slugsOf(found.specification);
    slugs.set(found.specification, known);
    return `/${[directory, known.get(found.operation)].filter(Boolean).join('/')}`;
  };
  const freeRoute = (found: CatalogMatch, directory: string): string => {
    const base = wanted(found, directory);
    let route = base;
    for (let n = 1; used.has(route) || owner(route, found) === 'taken'; n++) route = `${base}-${n}`;
    used.add(route);
    return route;
  };
  const routeOf = (found: CatalogMatch, place: EndpointPlace): string => {
    const { directory, language } = place;
    const key = operationKey(found);
    const pages = routes.get(key) ?? [];
    const own = pages.find((page) => page.language === language && !areApart(page, place));
    if (own !== undefined) return own.route;
    const isFixed = ownAddress(found.operation.href) !== undefined;
    const shared = pages.find((page) => isFixed || page.directory === directory);
    const route = shared?.route ?? freeRoute(found, directory);
    routes.set(key, [...pages, { ...place, route }]);
    return route;
  };
  return { routeOf };
}

/** Whether two places name directories, and different ones. */
function areApart(one: EndpointPlace, other: EndpointPlace): boolean {
  return one.directory !== other.directory && namesOne(one) && namesOne(other);
}

/** The usual directory of operations is what a place has that names none. */
function namesOne({ directory, isNamed }: EndpointPlace): boolean {
  return isNamed === true || directory !== configDefaults.api.directory;
}

/**
 * A text as a path segment of a generated page: lower case, spaces and `{parameters}` as dashes, without the
 * characters that the format deletes and those that a URL or a file name cannot hold.
 */
export function endpointSlug(text: string): string {
  return shorten(segment(text).toLowerCase());
}

/**
 * A path without the characters that addresses of the format may have and those of generated pages do not, because not every
 * file system takes them: as links that were copied from a site of the format are found.
 */
export function asGenerated(path: string): string {
  return path.replace(/-(?:[\\?#%:*"<>|]+-)+/g, '-').replace(/[\\?#%:*"<>|]/g, '');
}

/** A text without what a path segment cannot hold, its letters as they are. */
function segment(text: string): string {
  const joined = text
    .replace(/\{[^{}]*\}|[^\S\n]/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replace(/[{}(),.'\n/]|\p{Cc}|\p{Surrogate}/gu, '');
  return asGenerated(joined).replace(/-{2,}/g, '-');
}

/** Bytes of a path segment, at most: file systems allow 255, and a number and an extension may follow. */
const LONGEST = 200;

/** Cuts a slug that is too long for a file name (some summaries are whole paragraphs), at a dash where there is one. */
function shorten(slug: string): string {
  let bytes = 0;
  let length = 0;
  for (const character of slug) {
    bytes += bytesOf(character.codePointAt(0) ?? 0);
    if (bytes > LONGEST) return slug.slice(0, length).replace(/(?<=.{40})-[^-]*$/s, '');
    length += character.length;
  }
  return slug;
}

/** Paths of a specification's pages below their directory; numbered in document order where two are alike. */
function slugsOf(specification: CatalogSpecification): ReadonlyMap<CatalogOperation, string> {
  const slugs = new Map<CatalogOperation, string>();
  const used = new Set<string>();
  for (const operation of specification.operations) {
    if (operation.excluded === true || ownAddress(operation.href) !== undefined) continue;
    const base = operation.slug === undefined ? taggedSlug(operation) : pathSlug(operation.slug);
    let slug = base;
    // Names of GraphQL keep their case, which not all file systems tell apart.
    for (let n = 1; used.has(slug.toLowerCase()); n++) slug = `${base}-${n}`;
    used.add(slug.toLowerCase());
    slugs.set(operation, slug);
  }
  return slugs;
}

function taggedSlug(operation: CatalogOperation): string {
  return [endpointSlug(operation.tags[0] ?? ''), nameSlug(operation)].filter(Boolean).join('/');
}

/** A path that a specification gives a page, each step as a segment of an address. */
function pathSlug(path: string): string {
  return path
    .split('/')
    .map((step) => shorten(segment(step.replace(/\./g, '-'))))
    .filter(Boolean)
    .join('/');
}

function nameSlug(operation: CatalogOperation): string {
  const fromSummary = endpointSlug(operation.summary ?? '');
  if (fromSummary !== '') return fromSummary;
  const fromPath = endpointSlug(operation.path);
  if (operation.method === 'WEBHOOK' || operation.method === 'CHANNEL')
    return fromPath || operation.method.toLowerCase();
  // What a schema or a library holds has a name, in which case counts: links of authors are written so.
  if (!operation.path.startsWith('/')) return shorten(segment(operation.path.replace(/[./]+/g, '-')));
  return [operation.method.toLowerCase(), fromPath].filter(Boolean).join('-');
}

/** `x-mint.href` as a route; undefined for an address outside the site, and for one that no page can have. */
function ownAddress(href: string | undefined): string | undefined {
  if (href === undefined || isOutside(href) || /^[#?]/.test(href)) return undefined;
  const path = trimSlashes(href.replace(/[?#].*$/s, ''));
  return path === '' || addressProblem(path) !== undefined ? undefined : `/${path}`;
}
