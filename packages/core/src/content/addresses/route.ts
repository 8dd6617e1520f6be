import { contentDiagnostics, type Diagnostic, type Outcome } from '../../diagnostics/index.ts';
import { precedenceOf } from '../../navigation/pages/page-index.ts';
import { decodePath, routeOfFile, wellFormed } from '../../source/index.ts';

/** How the URLs of a site are written. */
export interface UrlStyle {
  /** `''` or a path such as `/docs`. */
  readonly base: string;
  /** Links to pages end with a slash; false only where the author wrote `seo.trailingSlash: false`. */
  readonly trailingSlash: boolean;
}

const FEED = 'rss.xml';

/** More than any two files of one route are apart otherwise. */
const NAMED = 10;

/** A path that is its own encoding: most are. */
const PLAIN_PATH = /^[\w./-]*$/;

/** Percent-encodes a path for use in a URL; slashes stay. */
export function encodePath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  return encodeURI(wellFormed(path)).replace(/[?#]/g, encodeURIComponent);
}

/** An address as authors write it, of a path and what follows that: encoded, but letters of all languages stand for themselves. */
export function writtenAddress(path: string, suffix = ''): string {
  return (encodePath(path) + suffix).replace(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
    const letters = decodePath(bytes);
    return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(letters) ? letters : bytes;
  });
}

/** Root-relative URL of a route, with base, encoded. */
export function urlOfRoute(route: string, style: UrlStyle): string {
  if (route === '/') return `${style.base}/`;
  return style.base + encodePath(route) + (style.trailingSlash ? '/' : '');
}

/** Output file of a page: `guides/intro/index.html`; `index.html` for the home page. */
export function outputPathOfRoute(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

/** Output file of a page as Markdown: `guides/intro.md`; `index.md` for the home page. */
export function markdownPathOfRoute(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

/** Output file of the feed of a page: `changelog/rss.xml`; `rss.xml` for the home page. */
export function feedPathOfRoute(route: string): string {
  return route === '/' ? FEED : `${route.slice(1)}/${FEED}`;
}

/** The page whose feed a site path would be; undefined for the path of no feed. */
export function routeOfFeed(path: string): string | undefined {
  return path.endsWith(`/${FEED}`) ? path.slice(0, -FEED.length - 1) || '/' : undefined;
}

/** The page whose document an output file would be; undefined for other files. */
export function routeOfDocument(path: string): string | undefined {
  return path === 'index.html' ? '/' : routeOf(path, '/index.html');
}

/** The page whose Markdown an output file would be; undefined for other files. */
export function routeOfMarkdown(path: string): string | undefined {
  return path === 'index.md' ? '/' : routeOf(path, '.md');
}

function routeOf(path: string, ending: string): string | undefined {
  return path.endsWith(ending) ? `/${path.slice(0, -ending.length)}` : undefined;
}

/** Which file is the page of each address. */
export interface RouteAssignment {
  /** Files by route, in the order of the files. */
  readonly files: ReadonlyMap<string, string>;
  /** Routes of the files that another one keeps from being a page. */
  readonly doubles: ReadonlyMap<string, string>;
}

/** Whether several of these files claim one route. */
export function haveRivals(files: readonly string[]): boolean {
  return new Set(files.map(routeOfFile)).size < files.length;
}

/**
 * Gives each route to one page file. Where several files claim a route, one that the navigation names (`named`) goes
 * before others (asked for only then), `.mdx` before `.md`, then `x` before `x/index`; each loser is a `content/route-collision` error.
 */
export function assignRoutes(
  files: readonly string[],
  named: () => ReadonlySet<string>,
): Outcome<RouteAssignment> {
  const winners = new Map<string, string>();
  const doubles = new Map<string, string>();
  let known: ReadonlySet<string> | undefined;
  const placeOf = (file: string): number => {
    known ??= named();
    return precedenceOf(file) - (known.has(file) ? NAMED : 0);
  };
  for (const file of files) {
    const route = routeOfFile(file);
    const holder = winners.get(route);
    if (holder === undefined || placeOf(file) < placeOf(holder)) winners.set(route, file);
    if (holder !== undefined) doubles.set(winners.get(route) === file ? holder : file, route);
  }
  const diagnostics = [...doubles].map(([file, route]): Diagnostic => {
    const winner = winners.get(route) ?? file;
    return contentDiagnostics['route-collision'](
      { file, winner, route },
      {
        span: { file, start: 0, end: 0 },
        related: [{ message: 'is the page', span: { file: winner, start: 0, end: 0 } }],
      },
    );
  });
  return { value: { files: winners, doubles }, diagnostics };
}
