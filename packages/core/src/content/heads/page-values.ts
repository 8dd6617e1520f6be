import { ICON_STYLES, PLAYGROUNDS } from '../../config/index.ts';
import { asBoolean, objectOf } from '../../config/json/plain-json.ts';
import { joinCode } from '../../config/read/describe.ts';
import { suggest } from '../../diagnostics/index.ts';
import { readSymbol, SYMBOL_KINDS } from '../../navigation/operations/written-symbol.ts';
import { isSafeHref } from '../../source/index.ts';
import { dayOf } from '../texts/read-date.ts';
import { readCanonical } from './canonical.ts';
import type { Frontmatter } from './frontmatter/read-frontmatter.ts';
import { readPageContextual } from './page-contextual.ts';
import { isMetaKey } from './page-keys.ts';
import { readRelated } from './related.ts';

/** Keys whose value is text. */
export const STRING_KEYS = [
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

/** Keys whose value is `true` or `false`. */
export const BOOLEAN_KEYS = [
  'deprecated',
  'hidden',
  'noindex',
  'searchable',
  'hideApiMarker',
  'hideFooterPagination',
  'rss',
  'timestamp',
] as const;

/** How a value is read that is `true` or `false`. */
export const FLAG = { read: asBoolean, expected: '`true` or `false`', words: ['true', 'false'] } as const;

/** Keys whose value is one of a few words. */
const WORD_KEYS: Readonly<Record<string, readonly string[]>> = {
  mode: ['default', 'wide', 'custom', 'frame', 'center', 'assistant'],
  iconType: ICON_STYLES,
  'twitter:card': ['summary', 'summary_large_image', 'app', 'player'],
  playground: PLAYGROUNDS,
  authMethod: ['bearer', 'basic', 'key', 'none', 'cobo'],
};

/** Keys whose value is text, or several. */
const LISTED_KEYS: readonly string[] = ['keywords', 'robots'];

/** The words that the value of a key may be; none where it may be anything. */
export function wordsOfPageKey(key: string): readonly string[] {
  const isFlag = BOOLEAN_KEYS.some((known) => known === key);
  return isFlag ? ['true', 'false'] : (WORD_KEYS[key] ?? []);
}

/** Reports values that are read where they are drawn, and there are as if nothing were written. */
export function reportUnusable(data: Frontmatter['data'], report: Report): void {
  reportUnknownWords(data, report);
  reportRobots(data, report);
  reportSymbols(data, report);
  pick(data, ['public'], { ...FLAG, report });
  for (const [key, value] of Object.entries(data)) {
    const isNoText = typeof value === 'boolean' || objectOf(value) !== undefined;
    const isText = isMetaKey(key) || LISTED_KEYS.includes(key);
    // Of a key with words of its own, these were told.
    if (isNoText && isText && !Object.hasOwn(WORD_KEYS, key)) report(key, 'text, or a list of texts');
  }
  const { canonical } = data;
  const isTold = typeof canonical === 'string' && !isSafeHref(canonical);
  if (!isAbsent(canonical) && !isTold && readCanonical(canonical) === undefined)
    report('canonical', 'an address, or a path that begins with `/`');
  pick(data, ['lastUpdatedDate'], { read: dayOf, expected: 'a date, as `2026-11-22`', report });
  pick(data, ['contextual'], {
    read: readPageContextual,
    expected: '`{options, display}`, as in `docs.json`; the menu of the site stands',
    report,
  });
  reportRelated(data, report);
}

/** Reports links that are none; the others are shown. */
function reportRelated({ related }: Frontmatter['data'], report: Report): void {
  const read = readRelated(related);
  const expected = 'a list of addresses and of `Title: address`';
  if (read === undefined) report('related', `${expected}, or \`false\``);
  for (const entry of read?.unread ?? []) report('related', `${expected}; entry ${entry} is neither`);
}

/** Reports the values of page keys that stand elsewhere than in a front matter, and cannot be used. */
export function reportPageValues(data: Readonly<Record<string, unknown>>, report: Report): void {
  const isText = (value: unknown): true | undefined => (typeof value === 'object' ? undefined : true);
  pick(data, STRING_KEYS, { read: isText, expected: 'text', report });
  pick(data, BOOLEAN_KEYS, { ...FLAG, report });
  reportUnusable(data, report);
}

/** Reports what no word or number of the format is: pages are made without it. */
function reportUnknownWords(data: Frontmatter['data'], report: Report): void {
  for (const [key, words] of Object.entries(WORD_KEYS)) {
    const word = data[key];
    // What is no text at all was told for keys that are texts.
    if (isAbsent(word) || (typeof word === 'object' && STRING_KEYS.some((known) => known === key))) continue;
    const written = typeof word === 'string' ? word.trim() : '';
    if (!words.includes(written)) report(key, joinCode(words), slip(written, words));
  }
  const { boost } = data;
  if (!isAbsent(boost) && !(typeof boost === 'number' && boost > 0)) report('boost', 'a number above 0');
}

/** What crawlers are told by a word of `robots`; some take a value behind a colon. */
const ROBOTS = [
  ...['all', 'index', 'follow', 'none', 'noindex', 'nofollow', 'noarchive', 'nosnippet', 'nocache'],
  ...['noimageindex', 'notranslate', 'indexifembedded', 'noai', 'noimageai', 'noodp', 'noydir'],
  ...['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after'],
];

/** Reports words of `robots` that are slips: a page that was to be left out would be found. */
function reportRobots(data: Frontmatter['data'], report: Report): void {
  const written = robotsText(data)?.toLowerCase() ?? '';
  for (const word of new Set(written.split(',').map((part) => part.replace(/:.*$/s, '').trim()))) {
    const found = word === '' || ROBOTS.includes(word) ? undefined : slip(word, ROBOTS);
    if (found !== undefined) report('robots', 'words for crawlers, such as `noindex, nofollow`', found);
  }
}

/** What the front matter writes for `robots`: text, or a list of words. */
export function robotsText(data: Frontmatter['data']): string | undefined {
  const { robots } = data;
  const words = Array.isArray(robots) ? robots : [robots];
  return words.every((word) => typeof word === 'string') ? words.join(', ') : undefined;
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
      report(key, `of the kind ${joinCode(kinds)}`, slip(kind, kinds));
  }
}

/** A word as it is written, and the one that may be meant. */
export interface Slip {
  readonly word: string;
  readonly meant: string;
}

function slip(word: string, words: readonly string[]): Slip | undefined {
  const meant = suggest(word, words);
  return meant === undefined ? undefined : { word, meant };
}

/** Says that the value of a key is not what it should be, and which word of it may be a slip. */
export type Report = (key: string, expected: string, slip?: Slip) => void;

/** The keys that are there and can be read; a key without a value is not there. */
export function pick<K extends string, T>(
  data: Readonly<Record<string, unknown>>,
  keys: readonly K[],
  rule: {
    readonly read: (value: unknown, key: K) => T | undefined;
    readonly expected: string;
    readonly report: Report;
    /** What a text that cannot be read may be a slip for. */
    readonly words?: readonly string[];
  },
): { [P in K]?: T } {
  const picked: { [P in K]?: T } = {};
  for (const key of keys) {
    const value = data[key];
    if (isAbsent(value)) continue;
    const read = rule.read(value, key);
    if (read === undefined)
      rule.report(key, rule.expected, typeof value === 'string' ? slip(value, rule.words ?? []) : undefined);
    else picked[key] = read;
  }
  return picked;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Reads a text; a switch is one too. */
export function asString(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'boolean' ? String(value) : undefined;
}
