import { encodePath, type RedirectPattern } from '@waymark/core/content';
import { baseOf, fillCaptures, type HostFile, type HostSite, hidesContent, hostRules } from './host-rules.ts';

/** What Cloudflare takes. */
const MOST = { exact: 2000, patterns: 100, characters: 1000 };

/**
 * The file `_redirects` as Cloudflare and others read it, which ask it before they look for files. A pattern that would
 * hide a page is not among its rules.
 */
export function redirectsFile(site: HostSite): HostFile {
  const lines = exactLines(site, '');
  const patterns = patternLines(site, (pattern) => !hidesContent(pattern, site));
  const fits = (line: string): boolean => line.length <= MOST.characters;
  return fileOf(site, [
    ...lines.filter(fits).slice(0, MOST.exact),
    ...patterns.filter(fits).slice(0, MOST.patterns),
  ]);
}

/** The same file for Netlify, which looks for files first unless a rule is marked: there is a forwarding page already. */
export function netlifyFile(site: HostSite): HostFile {
  return fileOf(site, [...exactLines(site, '!'), ...patternLines(site, () => true)]);
}

function fileOf({ graph: { redirects } }: HostSite, lines: readonly string[]): HostFile {
  const all = redirects.exact.size + redirects.patterns.length;
  return { text: lines.map((line) => `${line}\n`).join(''), leftOut: all - lines.length };
}

function exactLines(site: HostSite, mark: string): readonly string[] {
  return hostRules(site).exact.map(
    ({ source, status, to }) => `${source === '' ? '/' : source} ${to(String)} ${status}${mark}`,
  );
}

function patternLines(site: HostSite, isTaken: (pattern: RedirectPattern) => boolean): readonly string[] {
  return site.graph.redirects.patterns.flatMap((pattern) => {
    const line = patternLine(pattern, site);
    return line !== undefined && isTaken(pattern) ? [`${line} ${pattern.permanent ? 308 : 307}`] : [];
  });
}

/**
 * A pattern of whole segments: `:name` for one; `*` only at the end, there after the beginning of a segment too.
 * Undefined where it is none, or would turn in circles.
 */
function patternLine(pattern: RedirectPattern, site: HostSite): string | undefined {
  const { base } = site.urls;
  const segments = pattern.source.split('/').slice(1);
  const last = segments.at(-1) ?? '';
  const endsOpen = /^[^:*]*\*$/.test(last) || /^:[A-Za-z_]\w*\*$/.test(last);
  const beginning = last.startsWith(':') ? '' : encodePath(last.slice(0, -1));
  const others = endsOpen ? segments.slice(0, -1) : segments;
  const isPlain = others.every((segment) => /^:[A-Za-z_]\w*$/.test(segment) || !/[:*]/.test(segment));
  const isOfSite = pattern.destination.startsWith('/') && !pattern.destination.startsWith('//');
  const path = isOfSite ? pattern.destination.replace(/[?#].*$/s, '') : '';
  if (!isPlain || pattern.expression.test(path)) return undefined;
  const source = [...others.map((segment) => (segment.startsWith(':') ? segment : encodePath(segment)))];
  const open = pattern.names.length - 1;
  const destination = fillCaptures(pattern, (index) =>
    endsOpen && index === open ? ':splat' : `:${pattern.names[index]}`,
  ).replace(/\s/g, encodeURIComponent);
  const from = [...source, ...(endsOpen ? [`${beginning}*`] : [])].join('/');
  return `${base}/${from} ${baseOf(pattern, site)}${destination}`;
}
