import { withLineFeeds } from '../../../source/index.ts';
import { pageKeyNames } from '../page-keys.ts';
import { isKeyLine, isOpenQuote } from './yaml-lines.ts';

const OPENING = /^\ufeff?---[ \t]*\r?\n/;
/**
 * An opening line with blank ones before it, or with what belongs below it: imports, comments, a heading. Where a line has more than one
 * way to end, time doubles with each.
 */
const LATE_OPENING =
  /^\ufeff?(?:(?:import[ \t{*][^\r\n]*|<!--[^\r\n]*-->[ \t]*|\{\/\*[^\r\n]*\*\/\}[ \t]*|#{1,6}[ \t][^\r\n]*|[ \t]*)\r?\n)+---[ \t]*\r?\n(?=(\w+):[ \t])/;
/** A second opening line, which makes the front matter before the keys an empty one. */
const OPENED_TWICE = /^(?:[ \t]*\r?\n)*---[ \t]*\r?\n(?=(\w+):[ \t])/;
const CLOSING = /^---[ \t]*\r?$/m;
/** A first line that is nearly an opening one: it is moved in, has more signs, or dashes that a text processor made of them. */
const ODD_OPENING = /^\ufeff?(?:[ \t]+-{3,}|-{4,}|-?[—–]-?)[ \t]*\r?\n(?=(\w+):[ \t])/;
const ODD_CLOSING = /^[ \t]*(?:-{3,}|-?[—–]-?)[ \t]*\r?$/m;
/**
 * A closing line of more hyphens: formatters that know no front matter take the keys for a heading, and underline
 * the whole of it.
 */
const LONG_CLOSING = /^-{4,}[ \t]*\r?$/m;
/** The first key. */
const FIRST_KEY = /^(\w+):[ \t]/;
/** Keys of the format at the top of a text, one a line, up to a closing line; nothing opens them. */
const UNOPENED =
  /^\ufeff?(?:[ \t]*\r?\n)*(?=(?:title|sidebarTitle|description|icon|openapi|api|mode):[ \t]+\S)/;
/** The lines that other engines have around front matter in TOML. */
const TOML_OPENING = /^\ufeff?\+\+\+[ \t]*\r?\n/;
const TOML_CLOSING = /^\+\+\+[ \t]*\r?$/m;

/** Where the front matter of a text is, and what its lines lack: all pages but few have `whole` ones. */
export interface FrontmatterPlace {
  readonly kind:
    | 'none'
    | 'whole'
    | 'late'
    | 'opened-twice'
    | 'odd-lines'
    | 'long-closing'
    | 'unopened'
    | 'unclosed'
    | 'toml';
  /** Offsets of the YAML, or of the TOML in its place; equal when there is none. */
  readonly start: number;
  readonly end: number;
  /** Offset of its first line; what stands before is part of the body. */
  readonly opening: number;
  /** Offset at which the body begins, or goes on. */
  readonly bodyStart: number;
}

/** Finds the front matter of a page. */
export function findFrontmatter(written: string): FrontmatterPlace {
  const text = withLineFeeds(written);
  const first = OPENING.exec(text)?.[0].length ?? 0;
  const opening = first === 0 ? keyOpening(LATE_OPENING, text) : first;
  if (opening === 0) return findOdd(text) ?? findUnopened(text) ?? findToml(text);
  const again = keyOpening(OPENED_TWICE, text.slice(opening));
  const start = opening + again;
  const closing = CLOSING.exec(text.slice(start));
  const long = findLongClosing(text, { start, before: closing?.index });
  if (long !== undefined) return long;
  if (closing === null) return findUnclosed(text, start);
  const end = start + closing.index;
  if (isProse(text.slice(start, end))) return none(text);
  if (holdsProse(text.slice(start, end))) return first === 0 ? none(text) : findUnclosed(text, start);
  const place = { start, end, opening: 0, bodyStart: lineAfter(text, end) };
  if (first === 0)
    return { ...place, kind: 'late', opening: text.slice(0, opening - 1).lastIndexOf('\n') + 1 };
  return { ...place, kind: again > 0 ? 'opened-twice' : 'whole' };
}

/** Offset of the line after this one. */
function lineAfter(text: string, offset: number): number {
  const lineBreak = text.indexOf('\n', offset);
  return lineBreak === -1 ? text.length : lineBreak + 1;
}

/** Length of an opening in an odd place, before keys of the format that a further line closes; 0 where there is none. */
function keyOpening(pattern: RegExp, text: string): number {
  const [opening, key = ''] = pattern.exec(text) ?? [];
  if (opening === undefined || !pageKeyNames.has(key)) return 0;
  return CLOSING.test(text.slice(opening.length)) ? opening.length : 0;
}

/** Front matter between lines that nearly are those around it; all that is nearer to prose is none. */
function findOdd(text: string): FrontmatterPlace | undefined {
  const [{ length: start } = '', key = ''] = ODD_OPENING.exec(text) ?? [];
  const closing = pageKeyNames.has(key) ? ODD_CLOSING.exec(text.slice(start)) : null;
  if (closing === null || holdsProse(text.slice(start, start + closing.index))) return undefined;
  const end = start + closing.index;
  return { kind: 'odd-lines', start, end, opening: 0, bodyStart: lineAfter(text, end) };
}

/** Front matter that a line of more hyphens ends, before the next `---`. */
function findLongClosing(
  text: string,
  { start, before }: { readonly start: number; readonly before: number | undefined },
): FrontmatterPlace | undefined {
  const rest = text.slice(start, before === undefined ? undefined : start + before);
  const length = LONG_CLOSING.exec(rest)?.index;
  const yaml = rest.slice(0, length).trimStart();
  const [, key = ''] = FIRST_KEY.exec(yaml) ?? [];
  if (length === undefined || !pageKeyNames.has(key) || holdsProse(yaml)) return undefined;
  const end = start + length;
  return { kind: 'long-closing', start, end, opening: 0, bodyStart: lineAfter(text, end) };
}

/** Front matter without its first line. Markdown would take its keys for a heading with a line below it. */
function findUnopened(text: string): FrontmatterPlace | undefined {
  const start = UNOPENED.exec(text)?.[0].length;
  const closing = start === undefined ? null : CLOSING.exec(text.slice(start));
  if (start === undefined || closing === null) return undefined;
  const end = start + closing.index;
  const lines = text.slice(start, end).trimEnd().split(/\r?\n/);
  if (!lines.every((line) => isKeyLine(line) || /^(?:[ \t]+|- )\S/.test(line))) return undefined;
  return { kind: 'unopened', start, end, opening: 0, bodyStart: lineAfter(text, end) };
}

/** Front matter in TOML, which the parser takes away: it is told, and no part of the page. */
function findToml(text: string): FrontmatterPlace {
  const start = TOML_OPENING.exec(text)?.[0].length;
  const closing = start === undefined ? null : TOML_CLOSING.exec(text.slice(start));
  if (start === undefined || closing === null) return none(text);
  const end = start + closing.index;
  return { kind: 'toml', start, end, opening: 0, bodyStart: lineAfter(text, end) };
}

function none(text: string): FrontmatterPlace {
  const start = text.startsWith('\ufeff') ? 1 : 0;
  return { kind: 'none', start, end: start, opening: 0, bodyStart: start };
}

/** How a line begins that goes on with a value, or with a list over lines, or is a comment. */
const PART_OF_VALUE = /^[\s#\-,"'[\]{}]/;

/** Whether a blank line and text without any key stand between two lines `---`: both are breaks of the page then. */
function isProse(yaml: string): boolean {
  const [first = '', ...lines] = yaml.split(/\r?\n/);
  if (first.trim() !== '' || lines.some((line) => isKeyLine(line))) return false;
  return lines.some((line) => line.trim() !== '' && !PART_OF_VALUE.test(line) && line !== '~');
}

/** Whether text of the page follows keys and a blank line: the next `---` is a break in the page then, and closes nothing. */
function holdsProse(yaml: string): boolean {
  if (!isKeyLine(yaml.slice(0, yaml.indexOf('\n')))) return false;
  const afterBlank = /\n[ \t]*\r?\n(?=(.+))/g;
  for (const { 1: line = '', index } of yaml.matchAll(afterBlank)) {
    if (isKeyLine(line) || PART_OF_VALUE.test(line)) continue;
    const above = yaml.slice(0, index).trimEnd();
    const value = above.slice(above.lastIndexOf('\n') + 1).replace(/^[^:]*:\s*/, '');
    const rest = yaml.slice(index).split(/\r?\n/);
    return !(isOpenQuote(value) && rest.some((later) => later.endsWith(value.charAt(0))));
  }
  return false;
}

/** A `---` at the top that nothing closes is front matter only when keys follow it; else it is a thematic break. */
function findUnclosed(text: string, start: number): FrontmatterPlace {
  let end = start;
  while (end < text.length) {
    const next = text.indexOf('\n', end);
    const line = text.slice(end, next === -1 ? text.length : next);
    // What is moved in, or an entry of a list, belongs to the key above it.
    if (!isKeyLine(line) && !(end > start && /^(?:[ \t]+|- )\S/.test(line))) break;
    end = next === -1 ? text.length : next + 1;
  }
  return end === start ? none(text) : { kind: 'unclosed', start, end, opening: 0, bodyStart: end };
}
