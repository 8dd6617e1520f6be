import { encodePath, type RedirectPattern } from '@waymark/core/content';
import {
  addressOfPattern,
  beginsWithCapture,
  countRedirects,
  fillCaptures,
  findHiding,
  type HostFile,
  type HostSite,
  hostRules,
} from './host-rules.ts';

/** What Cloudflare takes. */
const MOST = { exact: 2000, patterns: 100, characters: 1000 };

/**
 * The file `_redirects` as Cloudflare and others read it, which ask it before they look for files. A pattern that would
 * hide something of the site is not among its rules.
 */
export function redirectsFile(site: HostSite): HostFile {
  const exact = exactRules(site, CLOUDFLARE).filter(fits).slice(0, MOST.exact);
  const hides = findHiding(site);
  const patterns = patternRules(site, CLOUDFLARE, (pattern) => !hides(pattern)).filter(fits);
  const more = patterns.reduce((sum, { lines }) => sum + lines.length - 1, 0);
  return fileOf(site, [
    ...withTwins(exact, MOST.exact),
    ...withTwins(patterns.slice(0, MOST.patterns - more), MOST.patterns),
  ]);
}

/**
 * The same file for Netlify, which looks for files first unless a rule is marked: there is a forwarding page already. Of
 * pages for missing addresses it knows only the one at the root of what is published.
 */
export function netlifyFile(site: HostSite): HostFile {
  const rules = [...exactRules(site, NETLIFY), ...patternRules(site, NETLIFY, () => true)];
  const { text, leftOut } = fileOf(
    site,
    rules.map(({ lines }) => lines),
  );
  const base = NETLIFY.write(site.urls.base) ?? '';
  return { text: base === '' ? text : `${text}${base}/* ${site.urls.base}/404.html 404\n`, leftOut };
}

/** How a host reads its rules. */
interface Dialect {
  /** What stands behind the status of an address. */
  readonly mark: string;
  /** An encoded address as the host compares it; undefined where a line cannot hold that. */
  readonly write: (address: string) => string | undefined;
}

const CLOUDFLARE: Dialect = { mark: '', write: (address) => address };

/** It decodes the address that is asked for, and takes that of a rule by its letters. */
const NETLIFY: Dialect = {
  mark: '!',
  write: (address) => {
    const decoded = decodeURIComponent(address);
    return /[\s\p{Cc}]/u.test(decoded) ? undefined : decoded;
  },
};

/** One redirect. */
interface Rule {
  readonly lines: readonly string[];
  /** The same for its address with, or without, a slash at its end: another one for Cloudflare. */
  readonly twins: readonly string[];
}

function fits({ lines, twins }: Rule): boolean {
  return [...lines, ...twins].every((line) => line.length <= MOST.characters);
}

/** The lines of each rule, with the twins where there is room for those of all. */
function withTwins(rules: readonly Rule[], most: number): readonly (readonly string[])[] {
  const all = rules.map(({ lines, twins }) => [...lines, ...twins]);
  return all.flat().length <= most ? all : rules.map(({ lines }) => lines);
}

function fileOf(site: HostSite, rules: readonly (readonly string[])[]): HostFile {
  const lines = rules.flat();
  return { text: lines.map((line) => `${line}\n`).join(''), leftOut: countRedirects(site) - rules.length };
}

function exactRules(site: HostSite, { mark, write }: Dialect): readonly Rule[] {
  return hostRules(site).exact.flatMap(({ source, status, to }) => {
    const from = write(source);
    if (from === undefined) return [];
    const line = (address: string): string => `${address} ${to(String)} ${status}${mark}`;
    return [{ lines: [line(from || '/')], twins: from === '' ? [] : [line(`${from}/`)] }];
  });
}

function patternRules(
  site: HostSite,
  { write }: Dialect,
  isTaken: (pattern: RedirectPattern) => boolean,
): readonly Rule[] {
  return hostRules(site).patterns.flatMap(({ pattern, status }) => {
    const form = isTaken(pattern) ? formOf(pattern) : undefined;
    const from = form && write(`${site.urls.base}/${form.from}`);
    if (form === undefined || from === undefined) return [];
    const line = (address: string, splat: string): string =>
      `${address} ${destinationOf(form, site, splat)} ${status}`;
    if (form.open === undefined) return [{ lines: [line(from, '')], twins: [line(`${from}/`, '')] }];
    const ends = beginsWithCapture(pattern, site) ? SURE_ENDS : [{ from: '*', splat: ':splat' }];
    // What stands for all below an address stands for that address too.
    const above = from.endsWith('/') ? from.slice(0, -1) : '';
    return [
      {
        lines: ends.map((end) => line(from + end.from, end.splat)),
        twins: above === '' ? [] : [line(above, '')],
      },
    ];
  });
}

/** How the end of a source is written that stands for all below it, and what stands for that in a destination. */
interface OpenEnd {
  readonly from: string;
  readonly splat: string;
}

/** Ends that begin with a name, so that what begins an address with them never begins with `//`, as hosts do. */
const SURE_ENDS: readonly OpenEnd[] = [
  { from: ':part/*', splat: ':part/:splat' },
  { from: ':part', splat: ':part' },
];

/** A pattern in the form that these files have. */
interface PatternForm {
  readonly pattern: RedirectPattern;
  /** The source, but for its open end. */
  readonly from: string;
  /** Which capture is the open end. */
  readonly open?: number;
}

/**
 * A pattern of whole segments: `:name` for one; `*` only at the end, there after the beginning of a segment too.
 * Undefined where it is none, or would turn in circles.
 */
function formOf(pattern: RedirectPattern): PatternForm | undefined {
  const segments = pattern.source.split('/').slice(1);
  const last = segments.at(-1) ?? '';
  const endsOpen = /^[^:*]*\*$/.test(last) || /^:[A-Za-z_]\w*\*$/.test(last);
  const beginning = last.startsWith(':') ? '' : encodePath(last.slice(0, -1));
  const others = endsOpen ? segments.slice(0, -1) : segments;
  const isPlain = others.every((segment) => /^:[A-Za-z_]\w*$/.test(segment) || !/[:*]/.test(segment));
  const isOfSite = pattern.destination.startsWith('/') && !pattern.destination.startsWith('//');
  const isCircle = isOfSite && pattern.expression.test(pattern.destination.replace(/[?#].*$/s, ''));
  if (!isPlain || isCircle) return undefined;
  const names = others.map((segment) => (segment.startsWith(':') ? segment : encodePath(segment)));
  const from = [...names, ...(endsOpen ? [beginning] : [])].join('/');
  return { pattern, from, ...(endsOpen ? { open: pattern.names.length - 1 } : {}) };
}

function destinationOf({ pattern, open }: PatternForm, site: HostSite, splat: string): string {
  return fillCaptures(addressOfPattern(pattern, site), pattern, (index) =>
    index === open ? splat : `:${pattern.names[index]}`,
  ).replace(/\s/g, encodeURIComponent);
}
