import { ICON_STYLES, metaKeyNames } from '../../config/index.ts';
import {
  contentDiagnostics,
  type Diagnostic,
  type Outcome,
  suggest,
  suggestSurely,
  type Where,
} from '../../diagnostics/index.ts';
import { readSymbol, SYMBOL_KINDS } from '../../navigation/operations/written-symbol.ts';
import { isOutside, isSafeHref, type RewrittenText, routeOfFile, type Span } from '../../source/index.ts';
import { fillData, fillText } from '../texts/held-text.ts';
import { dayOf } from '../texts/read-date.ts';
import { holdVariables } from '../texts/variables.ts';
import { type Frontmatter, readFrontmatter } from './frontmatter/read-frontmatter.ts';
import { readMembership } from './membership.ts';
import { readPageContextual } from './page-contextual.ts';
import type { PageHead } from './page-head.ts';
import { findPageKey, isMetaKey, pageKeyInAnyCase, pageKeyNames } from './page-keys.ts';
import { readRelated } from './related.ts';

/** What a page head may need from outside the file. */
export interface PageHeadOptions {
  /** Title for a page without one, from the operation or channel that its front matter names. */
  readonly titleOf?: (frontmatter: Readonly<Record<string, unknown>>) => string | undefined;
  /** Values of `{{name}}`. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Groups whose members the site is made for. */
  readonly groups?: readonly string[];
}

const STRING_KEYS = [
  'title',
  'sidebarTitle',
  'description',
  'iconType',
  'tag',
  'url',
  'mode',
  'openapi',
  'api',
] as const;

const BOOLEAN_KEYS = [
  'deprecated',
  'hidden',
  'noindex',
  'searchable',
  'hideApiMarker',
  'hideFooterPagination',
  'rss',
  'timestamp',
] as const;

/** Keys whose value is one of a few words. */
const WORD_KEYS: Readonly<Record<string, readonly string[]>> = {
  mode: ['default', 'wide', 'custom', 'frame', 'center', 'assistant'],
  iconType: ICON_STYLES,
  'twitter:card': ['summary', 'summary_large_image', 'app', 'player'],
  playground: ['interactive', 'simple', 'none', 'auth'],
  authMethod: ['bearer', 'basic', 'key', 'none', 'cobo'],
};

/** Keys whose value is text, or several. */
const LISTED_KEYS: readonly string[] = ['keywords', 'robots'];

/** The words that the value of a key may be; none where it may be anything. */
export function wordsOfPageKey(key: string): readonly string[] {
  const isFlag = BOOLEAN_KEYS.some((known) => known === key);
  return isFlag ? ['true', 'false'] : (WORD_KEYS[key] ?? []);
}

/** Reads what is known of a page before its body is parsed. Never fails: what is unusable is reported and left out. */
export function readPageHead(
  file: string,
  written: string,
  options: PageHeadOptions = {},
): Outcome<PageHead> {
  const { text, toOriginal } = holdVariables(file, written, options.variables ?? {}).value;
  const { value: frontmatter, diagnostics: found } = readFrontmatter(file, text);
  const data = fillData(frontmatter.data) as Frontmatter['data'];
  const route = routeOfFile(file);
  const diagnostics = [...found, ...misspeltKeys(file, text, frontmatter)];
  const where = (key: string): Where => ({ span: { file, ...rangeOfKey(text, frontmatter, key) } });
  const report: Report = (key, expected, meant) => {
    const hint = meant === undefined ? {} : { hint: `Did you mean \`${meant}\`?` };
    diagnostics.push(contentDiagnostics['frontmatter-type']({ key, expected }, { ...where(key), ...hint }));
  };
  const { url: address, ...strings } = pick(data, STRING_KEYS, {
    read: (value, key) =>
      typeof value === 'number'
        ? asWritten(value, text.slice(frontmatter.start, frontmatter.end), key)
        : asString(value),
    expected: 'text',
    report,
  });
  const booleans = pick(data, BOOLEAN_KEYS, { read: asBoolean, expected: '`true` or `false`', report });
  const icons = pick(data, ['icon'], {
    read: asIcon,
    expected: 'a name, a path or `{name, style, library}`',
    report,
  });
  const url = address === undefined || isOwnAddress(address, route) ? undefined : address;
  const problem = problemOfUrl(url, text.slice(frontmatter.bodyStart));
  if (url !== undefined && problem !== undefined)
    diagnostics.push(contentDiagnostics[problem]({ url }, where('url')));
  const { canonical } = data;
  if (typeof canonical === 'string' && !isSafeHref(canonical))
    diagnostics.push(contentDiagnostics['unsafe-url']({ url: canonical }, where('canonical')));
  const membership = readMembership(data['groups']);
  if (membership !== undefined)
    diagnostics.push(contentDiagnostics['for-members']({ groups: membership.groups }, where('groups')));
  reportUnusable(data, report);
  const isClosed = membership?.isFor(options.groups ?? []) === false;
  const head: PageHead = {
    ...strings,
    ...booleans,
    ...icons,
    ...(url === undefined || problem === 'unsafe-url' ? {} : { url }),
    file,
    route,
    title: strings.title ?? options.titleOf?.(data) ?? titleOfRoute(route),
    ...(isClosed ? { forMembers: true } : {}),
    frontmatter: data,
    bodyStart: toOriginal(frontmatter.bodyStart),
  };
  return { value: head, diagnostics: diagnostics.map((found) => atWritten(found, toOriginal)) };
}

/** Whether a page leads to itself, which makes it no link: it has its content, and is found like any other. */
function isOwnAddress(url: string, route: string): boolean {
  return routeOfFile(url.replace(/^\/+|(?<!\/)\/+$/g, '') || 'index') === route;
}

/** What is wrong with the address that a page leads to in place of its text. */
function problemOfUrl(url: string | undefined, body: string): 'unsafe-url' | 'unread-text' | undefined {
  if (url === undefined) return undefined;
  if (!isSafeHref(url)) return 'unsafe-url';
  // A page that leads to another site often says so below, for those who open it itself.
  return !isOutside(url) && body.trim() !== '' ? 'unread-text' : undefined;
}

function atWritten(diagnostic: Diagnostic, toOriginal: RewrittenText['toOriginal']): Diagnostic {
  const { span, fix, ...rest } = diagnostic;
  if (span === undefined) return diagnostic;
  const placed = (place: Span): Span => ({
    ...place,
    start: toOriginal(place.start),
    end: toOriginal(place.end, 'end'),
  });
  // What would be written must be what the author wrote, and not what stands for it.
  const isWritten = fix?.every(({ text }) => fillText(text) === text) === true;
  const mends = isWritten ? { fix: fix.map((edit) => ({ ...edit, span: placed(edit.span) })) } : {};
  return { ...rest, span: placed(span), ...mends };
}

/** Reports values that are read where they are drawn, and there are as if nothing were written. */
function reportUnusable(data: Frontmatter['data'], report: Report): void {
  reportUnknownWords(data, report);
  reportSymbols(data, report);
  pick(data, ['public'], { read: asBoolean, expected: '`true` or `false`', report });
  for (const [key, value] of Object.entries(data)) {
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isMap && (isMetaKey(key) || LISTED_KEYS.includes(key))) report(key, 'text, or a list of texts');
  }
  const { canonical } = data;
  const isTold = typeof canonical === 'string' && !isSafeHref(canonical);
  const isAddress = typeof canonical === 'string' && /^(?:https?:\/\/|\/)\S*$/i.test(canonical.trim());
  if (!isAbsent(canonical) && !isTold && !isAddress)
    report('canonical', 'an address, or a path that begins with `/`');
  pick(data, ['lastUpdatedDate'], { read: dayOf, expected: 'a date, as `2026-11-22`', report });
  pick(data, ['contextual'], {
    read: readPageContextual,
    expected: '`{options, display}`, as in `docs.json`; the menu of the site stands',
    report,
  });
  if (readRelated(data['related']) === undefined)
    report('related', 'a list of addresses and of `Title: address`, or `false`');
}

/** Reports what no word or number of the format is: pages are made without it. */
function reportUnknownWords(data: Frontmatter['data'], report: Report): void {
  for (const [key, words] of Object.entries(WORD_KEYS)) {
    const word = data[key];
    // What is no text at all was told for keys that are texts.
    if (isAbsent(word) || (typeof word === 'object' && STRING_KEYS.some((known) => known === key))) continue;
    const written = typeof word === 'string' ? word.trim() : '';
    if (!words.includes(written)) report(key, listWords(words), suggest(written, words));
  }
  const { boost } = data;
  if (!isAbsent(boost) && !(typeof boost === 'number' && boost > 0)) report('boost', 'a number above 0');
}

/** Reports a symbol of a schema or a library that is not named so that it could be found. */
function reportSymbols(data: Frontmatter['data'], report: Report): void {
  for (const [key, kinds] of Object.entries(SYMBOL_KINDS)) {
    if (isAbsent(data[key])) continue;
    const symbol = readSymbol({ [key]: data[key] });
    const kind = symbol?.kind.toLowerCase() ?? '';
    if (symbol === undefined)
      report(key, key === 'sdk' ? '`kind name`, such as `class Lamp`' : '`{source, kind, name}`');
    else if (!kinds.some((known) => known === kind))
      report(key, `of the kind ${listWords(kinds)}`, suggest(kind, kinds));
  }
}

function listWords(words: readonly string[]): string {
  const written = words.map((word) => `\`${word}\``);
  return `${written.slice(0, -1).join(', ')} or ${written.at(-1)}`;
}

type Report = (key: string, expected: string, meant?: string) => void;

/** The keys that are there and can be read; a key without a value is not there. */
function pick<K extends string, T>(
  data: Readonly<Record<string, unknown>>,
  keys: readonly K[],
  rule: {
    readonly read: (value: unknown, key: K) => T | undefined;
    readonly expected: string;
    readonly report: Report;
  },
): { [P in K]?: T } {
  const picked: { [P in K]?: T } = {};
  for (const key of keys) {
    const value = data[key];
    if (isAbsent(value)) continue;
    const read = rule.read(value, key);
    if (read === undefined) rule.report(key, rule.expected);
    else picked[key] = read;
  }
  return picked;
}

/** Title of a page that names none: the last part of its route, dashes as spaces, its first letter upper-case. */
export function titleOfRoute(route: string): string {
  const words =
    route
      .slice(route.lastIndexOf('/') + 1)
      .replace(/[-_]+/g, ' ')
      .trim() || 'home';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function asString(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'boolean' ? String(value) : undefined;
}

/** A number as its key has it, in the same line, the next one or a map in braces: release `1.10` is not `1.1`. */
function asWritten(value: number, yaml: string, key: (typeof STRING_KEYS)[number]): string {
  const written = new RegExp(`(?:^|[{,]\\s*)(["']?)${key}\\1\\s*:\\s*([^\\s,}]+)`, 'm').exec(yaml)?.[2];
  return written !== undefined && Number(written) === value ? written : String(value);
}

function asBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return word === 'true' || word === 'yes' ? true : word === 'false' || word === 'no' ? false : undefined;
}

function asIcon(value: unknown): PageHead['icon'] {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined;
  const { name, style, library } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== 'string' || name === '') return undefined;
  return {
    name,
    ...(typeof style === 'string' ? { style } : {}),
    ...(typeof library === 'string' ? { library } : {}),
  };
}

/** Where a key of the front matter stands in a page file. */
export function spanOfPageKey(file: string, text: string, key: string): Span {
  return { file, ...rangeOfKey(text, readFrontmatter(file, text).value, key) };
}

/** Where a top-level key stands in the text; the whole front matter when it cannot be found. */
function rangeOfKey(text: string, frontmatter: Frontmatter, key: string): { start: number; end: number } {
  const yaml = text.slice(frontmatter.start, frontmatter.end);
  const name = key.replace(/[^\w-]/g, '\\$&');
  const line = new RegExp(`^(["']?)${name}\\1[ \\t]*:[^\\r\\n]*`, 'm').exec(yaml);
  if (line === null) return { start: frontmatter.start, end: frontmatter.end };
  const start = frontmatter.start + line.index;
  return { start, end: start + line[0].trimEnd().length };
}

/** The key that another one is a slip for; slips leave the first letter as it is, other words seldom (`created`, `related`). */
function meantKey(key: string): string | undefined {
  if (metaKeyNames.includes(key)) return undefined;
  if (/^\w+:/.test(key)) return suggestSurely(key, metaKeyNames);
  if (findPageKey(key) !== undefined) return undefined;
  const inOtherCase = pageKeyInAnyCase(key);
  if (inOtherCase !== undefined || key.length < 4) return inOtherCase;
  const first = key.charAt(0).toLowerCase();
  return suggestSurely(
    key,
    [...pageKeyNames].filter((name) => name.startsWith(first)),
  );
}

/** Keys that must be slips for others; a plural is a word of its own. */
function misspeltKeys(file: string, text: string, frontmatter: Frontmatter): readonly Diagnostic[] {
  return Object.keys(frontmatter.data).flatMap((key) => {
    const meant = meantKey(key);
    if (meant === undefined || Object.hasOwn(frontmatter.data, meant)) return [];
    if (key === `${meant}s` || meant === `${key}s`) return [];
    const { start, end } = rangeOfKey(text, frontmatter, key);
    const span = { file, start, end: text.startsWith(key, start) ? start + key.length : end };
    const fix = text.startsWith(key, start) ? { fix: [{ span, text: meant }] } : {};
    return [contentDiagnostics['misspelt-key']({ key, meant }, { span, ...fix })];
  });
}
