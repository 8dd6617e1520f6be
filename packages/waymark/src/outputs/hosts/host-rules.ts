import {
  encodePath,
  escapeExpression,
  expressionOfSource,
  markdownPathOfRoute,
  type Redirect,
  type RedirectPattern,
} from '@waymark/core/content';
import { GENERATED_FILES } from '../generated-files.ts';
import type { SiteModel } from '../site-model.ts';

/** What rules for hosts are made from. */
export type HostSite = Pick<SiteModel, 'urls' | 'siteUrl' | 'assets'> & {
  readonly graph: Pick<SiteModel['graph'], 'redirects' | 'links'> & {
    /** By route. */
    readonly pages: ReadonlyMap<string, unknown>;
  };
};

/** Rules for a host, and how many redirects are not among them: forwarding pages and the 404 page stand in for these. */
export interface HostFile {
  readonly text: string;
  readonly leftOut: number;
}

/** A redirect as servers need it: addresses are percent-encoded and have the base. */
export interface HostRule {
  /** The address, without a slash at its end; of a pattern, as a regular expression that holds from end to end. */
  readonly source: string;
  readonly status: 307 | 308;
  /** Where it leads, with each capture (from 1) as the host writes it. */
  to(capture: (number: number) => string): string;
}

/** The redirects of a site: addresses first, of which each has one rule, then patterns in their order, but for a few. */
export interface HostRules {
  readonly exact: readonly HostRule[];
  /** Patterns are for addresses where nothing else is. */
  readonly patterns: readonly (HostRule & { readonly pattern: RedirectPattern })[];
}

/** Names of captures in a destination: `:name`, `:name*`, `*`. */
const NAME = /:([A-Za-z_]\w*)\*?|\*/g;
/** What would mean something else in a configuration file, or may not stand in a header. */
const UNSAFE = /[^\u0021-\u007e]|["'$\\^`{|}<>;]/g;

/** What may mean something else in the address of a rule, whatever is around it: Caddy puts variables of its own there. */
const UNWRITABLE = /\p{Cc}|\{\$|\\/u;
/** A source whose only wildcard is for all that is below a path. */
const WHOLE_PARTS = /^[^:*]*\/(?::[A-Za-z_]\w*\*|\*)$/;
/** Whole parts of a path as a server has it: a reader's further slashes are none of them. */
const BELOW = '/+([^/?][^?]*)?';

/** Makes the rules of a site. */
export function hostRules(site: HostSite): HostRules {
  const { exact, patterns } = site.graph.redirects;
  return {
    exact: [...exact.values()].map((redirect) => ({
      source: site.urls.base + encodePath(redirect.source).replace(/\/$/, ''),
      status: statusOf(redirect),
      to: () => encodeUnsafe(urlOfDestination(redirect, site)),
    })),
    patterns: patterns
      .filter((pattern) => staysInside(pattern, site))
      .map((pattern) => ({
        pattern,
        source: expressionFor(pattern, site.urls.base),
        status: statusOf(pattern),
        to: (capture) => {
          const destination = encodeUnsafe(addressOfPattern(pattern, site));
          return fillCaptures(destination, pattern, (index) => capture(index + 1));
        },
      })),
  };
}

/** The rules that can be written into the configuration file of a server, and how many redirects are not among them. */
export function writableRules(site: HostSite): HostRules & Pick<HostFile, 'leftOut'> {
  const rules = hostRules(site);
  const exact = rules.exact.filter(({ source }) => !UNWRITABLE.test(decodeURI(source)));
  return { ...rules, exact, leftOut: countRedirects(site) - exact.length - rules.patterns.length };
}

/** The addresses of a rule, with and without a slash at the end, as they stand between quotes of such a file. */
export function writtenAddresses({ source }: HostRule): readonly string[] {
  const paths = source === '' ? ['/'] : [source, `${source}/`];
  return paths.map((path) => decodeURI(path).replace(/["\\]/g, '\\$&'));
}

/** A block of such a file, with its name. */
export function blockOf(name: string, lines: readonly string[]): string {
  return `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

/** Lines that stand in a block within that. */
export function indent(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}

/** How many redirects a site has. */
export function countRedirects({ graph: { redirects } }: HostSite): number {
  return redirects.exact.size + redirects.patterns.length;
}

/** Whether a destination in the site begins with what a reader's address has there: `/:path*`. */
export function beginsWithCapture(pattern: RedirectPattern, { urls }: Pick<HostSite, 'urls'>): boolean {
  return urls.base === '' && /^\/(?::[A-Za-z_]\w*\*?|\*)/.test(pattern.destination);
}

/** The address of a rule with the reader's query: after `first` where it has none of its own, else after `more`. */
export function withQuery(address: string, query: { readonly first: string; readonly more: string }): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return path + (path.includes('?') ? query.more : query.first) + hash;
}

/** Files of the folder of generated ones, as deep as it has some: what fits these may fit others in it. */
const GENERATED_SAMPLES = ['_waymark/manifest.json', '_waymark/search/en.json'];

/** Tells whether a pattern fits the address of something that the site has: a host that asks it first would hide that. */
export function findHiding({ graph, assets }: HostSite): (pattern: RedirectPattern) => boolean {
  const routes = [...graph.pages.keys()];
  const files = [...assets, ...GENERATED_FILES, ...GENERATED_SAMPLES, ...routes.map(markdownPathOfRoute)];
  const paths = [...routes, ...files.map((path) => `/${path}`)];
  return ({ start, expression }) => paths.some((path) => path.startsWith(start) && expression.test(path));
}

/** Where a plain redirect leads, ready to print; a page of the site in its usual form. */
export function urlOfDestination(
  { destination }: Pick<Redirect, 'destination'>,
  { graph }: Pick<HostSite, 'graph'>,
): string {
  return graph.links.url(graph.links.resolve(destination));
}

/** Where a pattern leads, with the names of its captures: an address without any as that of a plain redirect. */
export function addressOfPattern(pattern: RedirectPattern, site: Pick<HostSite, 'urls' | 'graph'>): string {
  const { destination } = pattern;
  if (destination.search(NAME) === -1) return urlOfDestination(pattern, site);
  const isOfSite = destination.startsWith('/') && !destination.startsWith('//');
  return isOfSite ? site.urls.base + destination : destination;
}

/** Writes the destination of a pattern with each capture as `write` has it; `dollar` stands for a dollar sign in plain text. */
export function fillCaptures(
  destination: string,
  { names }: RedirectPattern,
  write: (capture: number) => string,
  dollar = '$$',
): string {
  const unnamed = names.flatMap((name, index) => (name === '*' ? [index] : []));
  let star = 0;
  return destination.replace(/\$/g, dollar).replace(NAME, (token: string, name?: string) => {
    const index =
      name === undefined ? (unnamed[Math.min(star++, unnamed.length - 1)] ?? -1) : names.indexOf(name);
    return index === -1 ? token : write(index);
  });
}

function statusOf({ permanent }: Redirect): 307 | 308 {
  return permanent ? 308 : 307;
}

/**
 * Whether the address that a pattern makes is never one of another site. A capture that begins it must not begin with a
 * slash, nor be empty before one: `//` is where a host begins. Only whole parts at the end are sure of that.
 */
function staysInside(pattern: RedirectPattern, site: HostSite): boolean {
  if (!beginsWithCapture(pattern, site)) return true;
  if (!pattern.source.includes('*')) return true;
  return WHOLE_PARTS.test(pattern.source) && !/^\/[^/?#]*\//.test(pattern.destination);
}

/** Fits the encoded path, with or without a slash at its end; what it captures is still encoded. */
function expressionFor({ source }: RedirectPattern, base: string): string {
  const text = (part: string): string => escapeExpression(encodePath(part));
  const { expression } = expressionOfSource(source, { text, one: '([^/?]+)', any: '([^?]*)', below: BELOW });
  return `${escapeExpression(base)}${expression}/?`;
}

function encodeUnsafe(address: string): string {
  return address.replace(UNSAFE, (character) => (character === "'" ? '%27' : encodeURIComponent(character)));
}
