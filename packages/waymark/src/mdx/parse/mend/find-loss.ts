import { findRunawayCode } from '@waymark/core/content';
import { rewriteText } from '@waymark/core/source';
import { componentRegistry } from '../../../components/index.ts';
import { blankCode } from '../blank-code.ts';
import { offsetOf, type ParseError } from '../parse.ts';
import { rightName } from '../syntax-hint.ts';
import { readTagError } from '../tag-error.ts';
import { dropAttributes } from './drop-attributes.ts';
import { tagEnd, UNENDED_END } from './find-mend.ts';
import type { Loss } from './losses.ts';

/** The first line of code that begins with the tag of a component. */
const FIRST_TAG_LINE = /^[ \t]*<\/?[A-Z]/m;
/** A tag of which nothing is missing but the sign that ends it, up to the end of its line or to the next tag. */
const UNENDED =
  /^<\/?[A-Za-z][\w.-]*(?:\s+[\w:-]+=(?:"[^"<>\n]*"|'[^'<>\n]*'|\{[^{}<>\n]*\}))*(?=[ \t]*(?:\r?\n|<|$))/;
/** Tags among which an end without its slash is looked for: it stands near, and each is counted from the top of the page. */
const MOST_LOOKS = 20;
/** What a line begins with in quotations and items. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))*[ \t]*/;
const EMPTY_LINE = /\n[ \t]*\r?\n/;

/**
 * Finds the least that has to go where nothing can be mended: the attributes of a tag that cannot be read, or a tag without its
 * other half. What stands between tags is never given up.
 */
export function findLoss(text: string, error: ParseError): Loss | undefined {
  return findLeast(text, error) ?? quoteBlock(text, error);
}

function findLeast(text: string, error: ParseError): Loss | undefined {
  const { message, offset } = error;
  const said = readTagError(message);
  if (said === undefined)
    return dropAttributes(text, error) ?? endTag(text, offset) ?? quoteExpression(text, error);
  if (said.kind === 'unbegun')
    return endCode(text.slice(0, offset), 0, `<${said.end}`) ?? dropEnd(text, offset, { ends: said.end });
  const start = offsetOf(text, said);
  if (said.kind === 'late-end') return partEnd(text, offset, start);
  const { open } = said;
  const ended =
    endCode(text, said.kind === 'unended' ? start : 0, `</${open}>`) ?? slashTag(text, open, start);
  if (ended !== undefined || said.kind === 'unended') return ended ?? dropTag(text, open, start);
  const tag = { open, start, end: said.end, offset };
  return renameTag(tag) ?? mendEnd(text, tag);
}

/** A tag that is open where the end of another one stands. */
interface EndedTag {
  readonly open: string;
  /** Where it begins. */
  readonly start: number;
  readonly end: string;
  /** Where that end stands. */
  readonly offset: number;
}

/** The line that code lacks which holds a tag: before that tag, or the first one there is. */
function endCode(text: string, from: number, tag: string): Loss | undefined {
  const code = findRunawayCode(text).find((each) => each.start >= from && each.text.includes(tag));
  const found = code === undefined ? null : FIRST_TAG_LINE.exec(code.text);
  if (code === undefined || found === null) return undefined;
  return { offset: code.start + found.index, inserted: `${code.sign}\n` };
}

/** An end without its slash, behind a tag of its name that nothing else ends: with an end there, none is left open. */
function slashTag(text: string, name: string, start: number): Loss | undefined {
  const prose = blankCode(text);
  if (name === '' || countOpen(prose, name) !== 2) return undefined;
  const tag = `<${name}>`;
  let at = prose.indexOf(tag, start);
  for (let looked = 0; at !== -1 && looked < MOST_LOOKS; at = prose.indexOf(tag, at + 1), looked++) {
    if (countOpen(prose.slice(0, at), name) !== 1 || !endsContent(prose, at, at + tag.length)) continue;
    const hint = `Did you mean \`</${name}>\`?`;
    return { offset: at, removed: tag.length, inserted: `</${name}>`, cause: { offset: at, hint } };
  }
  return undefined;
}

/** Whether a tag stands where ends do: behind text in its line, or with no text of its own in the next one. */
function endsContent(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /[^\s<>|-]$/.test(before) || /^[ \t]*(?:\n[ \t]*(?=[\n<])|\n?$)/.test(text.slice(end));
}

/** The beginning and the end of one tag, of which one is misspelt: it gets the name of the other. */
function renameTag({ open, start, end, offset }: EndedTag): Loss | undefined {
  const right = rightName(open, end);
  if (right === undefined) return undefined;
  if (right === open) return { offset: offset + 2, removed: end.length, inserted: open };
  return { offset: start + 1, removed: open.length, inserted: end, cause: { offset: start } };
}

/** A tag that nothing ends: the content stays. What holds parts ends behind the last of them. */
function dropTag(text: string, name: string, start: number): Loss | undefined {
  const last = tagEnd(text, start);
  if (last === undefined) return undefined;
  const prose = blankCode(text);
  const unended = UNENDED_END.exec(prose.slice(last));
  if (unended !== null) return endEnd(last + unended.index, unended[0]);
  const lastPart = endOfParts(prose, name, last);
  return lastPart === undefined
    ? { offset: start, removed: last + 1 - start, inserted: '', leaves: name }
    : { offset: lastPart, inserted: `${lineBefore(text, lastPart)}</${name}>`, leaves: name };
}

/** What parts an end from the one before, where that ends a line of text: two ends in it would be a paragraph's. */
function lineBefore(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*<\/[^<>]*>$/.test(line) ? '' : `\n${/^[ \t]*/.exec(line)?.[0]}`;
}

/** The sign that an end lacks, which is known to be the mistake: its tag may begin far above. */
function endEnd(offset: number, end: string): Loss {
  return { offset, removed: end.length, inserted: `${end}>`, cause: { offset, hint: `Write \`${end}>\`` } };
}

/** The sign that a tag lacks which begins at an offset. */
function endTag(text: string, start: number): Loss | undefined {
  const tag = UNENDED.exec(text.slice(start, start + 5000))?.[0];
  if (tag === undefined) return undefined;
  // With its last sign, so that what takes the tag out later takes the new sign with it.
  const offset = start + tag.length - 1;
  return { offset, removed: 1, inserted: `${text[offset]}>` };
}

/** Where the parts end that belong into a component which begins before; the next of its name has its own. */
function endOfParts(prose: string, name: string, from: number): number | undefined {
  const part = [...componentRegistry.values()].find(({ within }) => within?.[0] === name)?.name;
  if (part === undefined) return undefined;
  const next = new RegExp(`</?${name}(?![\\w.-])`).exec(prose.slice(from));
  if (next?.[0].startsWith('</') === true) return undefined;
  const end = prose.slice(0, next === null ? undefined : from + next.index).lastIndexOf(`</${part}>`);
  return end < from ? undefined : end + part.length + 3;
}

/** An end behind a paragraph, on a line of its own: in the item or quotation in which its tag begins. */
function partEnd(text: string, offset: number, start: number): Loss | undefined {
  const last = tagEnd(text, offset);
  if (last === undefined) return undefined;
  const end = text.slice(offset, last + 1);
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const parting = `\n${CONTAINERS.exec(line)?.[0].replace(/[^\t>]/g, ' ')}`.repeat(2);
  return { offset, removed: end.length, inserted: parting + end + parting };
}

/** An end where another one is expected: that one comes before it, or was meant by it, or it is the end of nothing. */
function mendEnd(text: string, { open, start, end, offset }: EndedTag): Loss | undefined {
  const prose = blankCode(text);
  const before = prose.slice(0, offset);
  if (!reaches(before, start)) return dropTag(text, open, start);
  // Where the whole text has too many of one, and as many of the other as it ends, no tag around was meant.
  const isTooMuch = countOpen(prose, end) < 0 && countOpen(prose, open) <= 0;
  if (!isTooMuch && countOpen(before, end) > 0)
    return { offset: nextSibling(before, open, start) ?? offset, inserted: `</${open}>`, leaves: open };
  return dropEnd(text, offset, countOpen(prose, open) > 0 ? { inserted: `</${open}>` } : { ends: end });
}

/** Whether a tag can be ended behind a text: in a cell or an item, it ends with its line at the latest. */
function reaches(before: string, start: number): boolean {
  const line = before.slice(before.lastIndexOf('\n', start) + 1, start);
  return /^\s*(?:<[^<>]*>\s*)*$/.test(line) || !before.includes('\n', start);
}

/** The first part of a name behind one that is open, not in a set of its own, where none of them can stand in another. */
function nextSibling(before: string, open: string, start: number): number | undefined {
  const within = componentRegistry.get(open)?.within;
  if (within === undefined || within.includes(open)) return undefined;
  const from = start + 1;
  const signs = new RegExp(`<(/?)(${[open, ...within].join('|')})(?![\\w.-])`, 'g');
  let depth = 0;
  for (const { index, 1: slash, 2: name } of before.slice(from).matchAll(signs)) {
    if (name !== open) depth += slash === '' ? 1 : -1;
    else if (slash === '' && depth === 0) return from + index;
  }
  return undefined;
}

function dropEnd(text: string, offset: number, how: Partial<Loss>): Loss | undefined {
  const last = tagEnd(text, offset) ?? (text.startsWith('</>', offset) ? offset + 2 : undefined);
  return last === undefined ? undefined : { offset, removed: last + 1 - offset, inserted: '', ...how };
}

/** How many more tags of a name a text begins than it ends; one that closes itself does both. */
function countOpen(prose: string, name: string): number {
  const whole = name === '' ? '(?=>)' : `${name.replaceAll('.', '\\.')}(?![\\w.-])`;
  const count = (pattern: string): number => prose.match(new RegExp(`(?<!\\\\)${pattern}`, 'g'))?.length ?? 0;
  return count(`<${whole}`) - count(`</${whole}`) - count(`<${whole}[^<>]*/>`);
}

/** Code in braces that is none, as text: what stands in it was not meant as tags of the page. */
function quoteExpression(text: string, { offset }: ParseError): Loss | undefined {
  const start = openBrace(text, offset) ?? openBrace(text, offset - 1);
  if (start === undefined || text[start - 1] === '\\') return undefined;
  const written = text.slice(start, blockEnd(text, offset));
  return { offset: start, removed: written.length, inserted: written.replace(/(?<!\\)[<{]/g, '\\$&') };
}

/** The block around an offset as text, where nothing less is known to help. */
export function quoteBlock(text: string, { offset }: ParseError): Loss | undefined {
  return quote(text, blockStart(text, offset), blockEnd(text, offset));
}

/** Everything from the block around an offset on as text, where there are more faults than are worth a look each. */
export function quoteRest(text: string, { offset }: ParseError): Loss | undefined {
  return quote(text, blockStart(text, offset), text.length);
}

function blockStart(text: string, offset: number): number {
  const before = [...text.slice(0, offset).matchAll(new RegExp(EMPTY_LINE, 'g'))].at(-1);
  return before === undefined ? 0 : before.index + before[0].length;
}

function blockEnd(text: string, offset: number): number {
  const behind = EMPTY_LINE.exec(text.slice(offset));
  return behind === null ? text.length : offset + behind.index;
}

/** A part of a text with a backslash before all that would begin a tag or an expression, and no statement; code stays. */
function quote(text: string, start: number, end: number): Loss | undefined {
  const prose = blankCode(text).slice(start, end);
  const written = text.slice(start, end);
  const signs = prose.matchAll(/(?<!\\)[<{]|^[ei](?=(?:x|m)port\b)/gm);
  const edits = Array.from(signs, ({ index, 0: sign }) => ({
    start: index,
    end: index + sign.length,
    text: /[ei]/.test(sign) ? `&#${sign.charCodeAt(0)};` : `\\${sign}`,
  }));
  return edits.length === 0
    ? undefined
    : { offset: start, removed: written.length, inserted: rewriteText(written, edits).text };
}

/** The brace in which an offset lies; braces before it that are closed are passed over. */
function openBrace(text: string, offset: number): number | undefined {
  let closed = 0;
  for (let at = offset - 1; at >= 0; at--) {
    if (text[at] === '}') closed++;
    else if (text[at] === '{' && closed-- === 0) return at;
  }
  return undefined;
}
