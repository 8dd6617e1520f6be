import {
  encodePath,
  markdownPathOfRoute,
  outputPathOfRoute,
  type Redirect,
  type RedirectPattern,
} from '@waymark/core/content';
import { plainStyle, policyElement } from '../theme/index.ts';
import { canonicalAddress } from './addresses.ts';
import { escapeMarkup } from './escape.ts';
import { addressOfPattern, fillCaptures, urlOfDestination } from './hosts/host-rules.ts';
import { redirectsFile } from './hosts/redirects-file.ts';
import type { OutputFile } from './output-file.ts';
import type { Emit, SiteModel } from './site-model.ts';

/** Longest file name that every file system takes, in bytes. */
const MAX_NAME = 255;
/** Longest path, in bytes: what every file system and server takes. */
const MAX_PATH = 1000;

/**
 * Redirects for hosts that only serve files: a page that forwards at once for every exact source; `_redirects`, which
 * Netlify and Cloudflare Pages read; and the patterns for the script of the 404 page (see `PatternRule`).
 */
export const emitRedirects: Emit = (site) => {
  const { exact, patterns } = site.graph.redirects;
  if (exact.size === 0 && patterns.length === 0) return [];
  const taken = new Set([...site.assets, ...[...site.graph.pages.keys()].map(markdownPathOfRoute)]);
  // Some systems keep one file of two whose paths differ in case only; there the page answers for both.
  const documents = new Map(
    [...site.graph.pages.keys()].map(outputPathOfRoute).map((path) => [path.toLowerCase(), path]),
  );
  const isOtherCase = ({ path }: OutputFile): boolean => (documents.get(path.toLowerCase()) ?? path) !== path;
  const style = styleFile(site);
  const isWholePage = ({ source }: Redirect): boolean =>
    source === '/' && pageBehindRoot(site.graph) !== undefined;
  const pages = [...exact.values()]
    .filter((redirect) => !isWholePage(redirect))
    .flatMap((redirect) => forwardingPage(redirect, { site, style: style.path, taken }))
    .filter((file) => !isOtherCase(file));
  const rules = patterns.map((pattern) => patternRule(pattern, site));
  const table: OutputFile[] =
    rules.length === 0 ? [] : [{ path: '_waymark/redirects.json', content: `${JSON.stringify(rules)}\n` }];
  const styles = pages.length === 0 ? [] : [style];
  return [...pages, ...styles, { path: '_redirects', content: redirectsFile(site).text }, ...table];
};

/** The stylesheet of forwarding pages, named by its content. */
function styleFile({ config, digestOf }: SiteModel): OutputFile {
  const content = plainStyle(config);
  const name = digestOf(content).slice('sha256:'.length, 'sha256:'.length + 10);
  return { path: `_waymark/forward.${name}.css`, content };
}

/** The page that a redirect leads to from the root. It stands there whole: no way in begins with a page that only forwards. */
export function pageBehindRoot({
  redirects,
  links,
}: Pick<SiteModel['graph'], 'redirects' | 'links'>): string | undefined {
  const redirect = redirects.exact.get('/');
  const target = redirect && links.resolve(redirect.destination);
  if (target?.kind !== 'page' || target.hash !== undefined || target.query !== undefined) return undefined;
  return target.route;
}

/**
 * One entry of `_waymark/redirects.json`. For the first one whose `match` fits the site path (without base and without
 * a slash at its end, percent-decoded), `path.replace(new RegExp(match), to)` is the URL to go to.
 */
export interface PatternRule {
  readonly match: string;
  readonly to: string;
}

function patternRule(pattern: RedirectPattern, site: SiteModel): PatternRule {
  return {
    match: pattern.expression.source,
    to: fillCaptures(addressOfPattern(pattern, site), pattern, (index) => `$${index + 1}`, '$$$$'),
  };
}

/** What forwarding pages of a site have in common. */
interface ForwardingTools {
  readonly site: SiteModel;
  /** Path of their stylesheet. */
  readonly style: string;
  /** Paths where files of the site stand. */
  readonly taken: ReadonlySet<string>;
}

function forwardingPage(redirect: Redirect, tools: ForwardingTools): readonly OutputFile[] {
  const path = forwardingPath(redirect.source);
  if (path === undefined || isTaken(path, tools.taken)) return [];
  return [{ path, content: forwardingDocument(redirect, tools), from: 'docs.json' }];
}

/** A document that leads on at once, without a script. */
function forwardingDocument(
  { destination }: Redirect,
  { site, style }: Pick<ForwardingTools, 'site' | 'style'>,
): string {
  const url = urlOfDestination({ destination }, site);
  const target = site.graph.links.resolve(destination);
  const canonical = target.kind === 'page' ? canonicalAddress(site, target.route) : url;
  const [href, address] = [escapeMarkup(url), escapeMarkup(canonical)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyElement(site.policy)}
<link rel="stylesheet" href="${site.urls.base}/${style}">
<title>Moved to ${href}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${address}">
</head>
<body>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
}

/** File that a host serves for a source; nothing for a source that no file can be named after. */
export function forwardingPath(source: string): string | undefined {
  const path = source.slice(1);
  const fits =
    encodePath(path).length <= MAX_PATH &&
    path.split('/').every((name) => encodePath(name).length <= MAX_NAME);
  if (!fits || /\p{Cc}/u.test(path)) return undefined;
  if (/\.html?$/i.test(path)) return path;
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** Whether a file of the site stands at the path, or where the path needs a folder. */
function isTaken(path: string, taken: ReadonlySet<string>): boolean {
  const names = path.split('/');
  return names.some((_, index) => taken.has(names.slice(0, index + 1).join('/')));
}
