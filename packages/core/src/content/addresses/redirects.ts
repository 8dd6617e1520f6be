import type { Locate } from '../../config/json/locate.ts';
import { configDefaults } from '../../config/settings/defaults.ts';
import { type Diagnostic, linkDiagnostics, type Outcome, type Where } from '../../diagnostics/index.ts';
import { decodePath, isOutside, isSafeHref, normalizePath, splitHref } from '../../source/index.ts';

/** An entry of `redirects` as the author wrote it. */
export interface RedirectEntry {
  readonly source: string;
  readonly destination: string;
  /** True (308) unless written otherwise. */
  readonly permanent?: boolean;
}

/** A usable redirect. */
export interface Redirect {
  /** Normalized and percent-decoded site path, or a pattern with `:name`, `:name*` or `*`. */
  readonly source: string;
  /** A site path (begins with `/`; may have a query, a hash and the pattern's names), or an outside address. */
  readonly destination: string;
  readonly permanent: boolean;
  /** Position in the author's array. */
  readonly index: number;
}

/** A redirect whose source has wildcards. */
export interface RedirectPattern extends Redirect {
  readonly expression: RegExp;
  /** What every path begins with that fits: finding that one does not takes far less than the expression. */
  readonly start: string;
  /** Names of the captures in order; `*` for unnamed ones. */
  readonly names: readonly string[];
}

/** The redirects of a site, ready to be matched: of several that fit a path, the first one wins. */
export interface RedirectRules {
  /** By source. An entry that an earlier pattern covers is not among them. */
  readonly exact: ReadonlyMap<string, Redirect>;
  readonly patterns: readonly RedirectPattern[];
  /** Those left out because they never arrive: that is told of them, and so not of links to them. */
  readonly endless?: Pick<RedirectRules, 'exact' | 'patterns'>;
}

const WILDCARD = /:([A-Za-z_]\w*)(\*?)|\*/g;

/** What a redirect may be made of, so that comparing an address with all of them always ends soon. */
const MOST = { characters: 1000, wildcards: 10, deepWildcards: 3, patterns: 2000 };

/** Rules that redirect nothing. */
export const NO_REDIRECTS: RedirectRules = { exact: new Map(), patterns: [] };

/** Prepares the `redirects` of a configuration; what can never match or lead anywhere is reported and left out. */
export function readRedirects(entries: readonly RedirectEntry[], locate?: Locate): Outcome<RedirectRules> {
  const exact = new Map<string, Redirect>();
  const patterns: RedirectPattern[] = [];
  const diagnostics: Diagnostic[] = [];
  entries.forEach((entry, index) => {
    const where = (key: 'source' | 'destination') => locate?.(`/redirects/${index}/${key}`);
    const redirect = normalizeEntry(entry, index);
    const refused = refuse(entry, { redirect, before: patterns.length, where });
    if (refused !== undefined) {
      diagnostics.push(refused);
      return;
    }
    const earlier =
      exact.get(redirect.source) ?? patterns.find((pattern) => covers(pattern, redirect.source));
    if (earlier !== undefined && isTwin(redirect, { exact, patterns })) return;
    if (earlier !== undefined) {
      const parameters = { source: entry.source, earlier: earlier.source };
      diagnostics.push(linkDiagnostics['redirect-shadowed'](parameters, where('source')));
    } else if (hasWildcard(redirect.source)) {
      patterns.push(compilePattern(redirect));
    } else {
      exact.set(redirect.source, redirect);
    }
  });
  return { value: { exact, patterns }, diagnostics };
}

/** Why an entry can never match or may not lead anywhere. */
function refuse(
  entry: RedirectEntry,
  context: {
    readonly redirect: Redirect;
    /** Redirects with wildcards before it. */
    readonly before: number;
    readonly where: (key: 'source' | 'destination') => Where | undefined;
  },
): Diagnostic | undefined {
  const { redirect, before, where } = context;
  if (/[#?]|^[a-z]+:\/\//i.test(entry.source))
    return linkDiagnostics['redirect-source'](entry, where('source'));
  if (!isSafeHref(entry.destination))
    return linkDiagnostics['unsafe-link']({ href: entry.destination }, where('destination'));
  const problem = excessOf(redirect.source, before);
  return problem === undefined ? undefined : linkDiagnostics['redirect-limit']({ problem }, where('source'));
}

/**
 * Whether earlier ones lead readers to the same place already: such that differ by a slash at the end alone are written on
 * purpose.
 */
function isTwin({ source, destination }: Redirect, earlier: RedirectRules): boolean {
  return !hasWildcard(source) && matchRedirect(source, earlier)?.destination === destination;
}

function excessOf(source: string, patterns: number): string | undefined {
  if (source.length > MOST.characters) return `its source has more than ${MOST.characters} characters`;
  const wildcards = [...source.matchAll(WILDCARD)].map(([wildcard]) => wildcard);
  if (wildcards.length > MOST.wildcards) return `its source has more than ${MOST.wildcards} wildcards`;
  if (wildcards.filter((wildcard) => wildcard.endsWith('*')).length > MOST.deepWildcards)
    return `its source has more than ${MOST.deepWildcards} wildcards of any depth`;
  if (wildcards.length > 0 && patterns >= MOST.patterns)
    return `${MOST.patterns} others with wildcards come before it`;
  return undefined;
}

/** The redirect that fits a site path (normalized, percent-decoded), with the pattern's captures filled in. */
export function matchRedirect(
  path: string,
  rules: Pick<RedirectRules, 'exact' | 'patterns'>,
): Pick<Redirect, 'destination' | 'permanent'> | undefined {
  const exact = rules.exact.get(path);
  if (exact !== undefined) return exact;
  // With wildcards of any depth, a comparison takes up to the third power of the length.
  if (path.length > MOST.characters) return undefined;
  for (const pattern of rules.patterns) {
    const match = path.startsWith(pattern.start) ? pattern.expression.exec(path) : null;
    if (match === null) continue;
    return { destination: fillDestination(pattern, match.slice(1)), permanent: pattern.permanent };
  }
  return undefined;
}

/** Tells whether a redirect's source has wildcards. */
export function hasWildcard(source: string): boolean {
  return source.search(WILDCARD) !== -1;
}

/** The names that a pattern gives parts of an address. */
export function partNames(pattern: string): readonly string[] {
  return [...pattern.matchAll(WILDCARD)].flatMap(([, name]) => name ?? []);
}

function covers(pattern: RedirectPattern, source: string): boolean {
  if (pattern.source === source) return true;
  return source.startsWith(pattern.start) && !hasWildcard(source) && pattern.expression.test(source);
}

function normalizeEntry(entry: RedirectEntry, index: number): Redirect {
  return {
    source: normalizePath(decodePath(entry.source.trim())),
    destination: normalizeDestination(entry.destination.trim()),
    permanent: entry.permanent ?? configDefaults.redirects.permanent,
    index,
  };
}

function normalizeDestination(destination: string): string {
  if (isOutside(destination)) return destination;
  const { path } = splitHref(destination);
  return normalizePath(path) + destination.slice(path.length);
}

/** How the parts of a source are written as a regular expression. */
export interface SourceForms {
  /** Text between wildcards. */
  readonly text: (text: string) => string;
  /** What stands for a part of a path, and for any number of parts. */
  readonly one: string;
  readonly any: string;
  /** What stands for any number of whole parts, with the slash before them. */
  readonly below: string;
}

const DECODED: SourceForms = { text: escapeExpression, one: '([^/]+)', any: '(.*)', below: '/(.*)' };

function compilePattern(redirect: Redirect): RedirectPattern {
  const { names, expression } = expressionOfSource(redirect.source, DECODED);
  // A segment of any depth may be absent, with the slash before it.
  const start = redirect.source.slice(0, redirect.source.search(WILDCARD)).replace(/\/$/, '');
  return { ...redirect, names, start, expression: new RegExp(`^${expression}$`) };
}

/** The source of a redirect as a regular expression without ends, and the names of its captures. */
export function expressionOfSource(
  source: string,
  { text, one, any, below }: SourceForms,
): { readonly names: readonly string[]; readonly expression: string } {
  const names: string[] = [];
  let expression = '';
  let end = 0;
  for (const match of source.matchAll(WILDCARD)) {
    const [token, name = '*', star] = match;
    const before = source.slice(end, match.index);
    end = match.index + token.length;
    const isWholeSegment = before.endsWith('/') && (source[end] ?? '/') === '/';
    const spansSegments = star === '*' || (name === '*' && isWholeSegment);
    names.push(name);
    // A whole segment of any depth may also be absent, together with the slash before it.
    if (spansSegments && isWholeSegment) expression += `${text(before.slice(0, -1))}(?:${below})?`;
    else expression += text(before) + (spansSegments ? any : one);
  }
  return { names, expression: expression + text(source.slice(end)) };
}

/** Text as a regular expression that fits only it. */
export function escapeExpression(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function fillDestination(pattern: RedirectPattern, captures: readonly (string | undefined)[]): string {
  const byName = new Map<string, string>();
  const unnamed: string[] = [];
  pattern.names.forEach((name, index) => {
    const capture = captures[index] ?? '';
    if (name === '*') unnamed.push(capture);
    else byName.set(name, capture);
  });
  let star = 0;
  const filled = pattern.destination.replace(WILDCARD, (token: string, name?: string) => {
    if (name !== undefined) return byName.get(name) ?? token;
    return unnamed[Math.min(star++, unnamed.length - 1)] ?? token;
  });
  // What a reader adds to an address cannot make that of another site of a path.
  const isPath = pattern.destination.startsWith('/') && !pattern.destination.startsWith('//');
  return normalizeDestination(isPath ? filled.replace(/^\/{2,}/, '/') : filled);
}
