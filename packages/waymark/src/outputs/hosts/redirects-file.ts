import { encodePath, type RedirectPattern } from '@waymark/core/content';
import {
  addressOfPattern,
  beginsWithCapture,
  countRedirects,
  fillCaptures,
  type HostFile,
  type HostSite,
  hidesContent,
  hostRules,
} from './host-rules.ts';

/** What Cloudflare takes. */
const MOST = { exact: 2000, patterns: 100, characters: 1000 };

/**
 * The file `_redirects` as Cloudflare and others read it, which ask it before they look for files. A pattern that would
 * hide a page is not among its rules.
 */
export function redirectsFile(site: HostSite): HostFile {
  const rules = patternRules(site, (pattern) => !hidesContent(pattern, site));
  const fits = (line: string): boolean => line.length <= MOST.characters;
  const patterns = rules.filter((lines) => lines.every(fits));
  const more = patterns.flat().length - patterns.length;
  return fileOf(site, [
    ...exactLines(site, '').filter(fits).slice(0, MOST.exact).map(one),
    ...patterns.slice(0, MOST.patterns - more),
  ]);
}

/** The same file for Netlify, which looks for files first unless a rule is marked: there is a forwarding page already. */
export function netlifyFile(site: HostSite): HostFile {
  return fileOf(site, [...exactLines(site, '!').map(one), ...patternRules(site, () => true)]);
}

/** The lines of one redirect. */
type RuleLines = readonly string[];

const one = (line: string): RuleLines => [line];

function fileOf(site: HostSite, rules: readonly RuleLines[]): HostFile {
  const lines = rules.flat();
  return { text: lines.map((line) => `${line}\n`).join(''), leftOut: countRedirects(site) - rules.length };
}

function exactLines(site: HostSite, mark: string): readonly string[] {
  return hostRules(site).exact.map(
    ({ source, status, to }) => `${source === '' ? '/' : source} ${to(String)} ${status}${mark}`,
  );
}

function patternRules(site: HostSite, isTaken: (pattern: RedirectPattern) => boolean): readonly RuleLines[] {
  return hostRules(site).patterns.flatMap(({ pattern, status }) => {
    const form = isTaken(pattern) ? formOf(pattern) : undefined;
    if (form === undefined) return [];
    const ends = beginsWithCapture(pattern, site) ? SURE_ENDS : [{ from: '*', splat: ':splat' }];
    const line = ({ from, splat }: OpenEnd): string => `${lineOf(form, site, { from, splat })} ${status}`;
    return [form.open === undefined ? [line({ from: '', splat: '' })] : ends.map(line)];
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

function lineOf({ pattern, from, open }: PatternForm, site: HostSite, end: OpenEnd): string {
  const destination = fillCaptures(addressOfPattern(pattern, site), pattern, (index) =>
    index === open ? end.splat : `:${pattern.names[index]}`,
  ).replace(/\s/g, encodeURIComponent);
  return `${site.urls.base}/${from}${end.from} ${destination}`;
}
