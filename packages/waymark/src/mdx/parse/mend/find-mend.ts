import { suggest } from '@waymark/core/diagnostics';
import { componentRegistry } from '../../../components/index.ts';
import { blankCode } from '../blank-code.ts';
import { endsOftener } from '../ends-oftener.ts';
import type { ParseError } from '../parse.ts';
import { offsetOf } from '../parse.ts';
import { readTagError, type TagError } from '../tag-error.ts';
import { VOID_TAGS } from '../tag-kinds.ts';
import { UNSEEN } from '../unseen.ts';
import { mendAttributeValue } from './attribute-values.ts';
import type { Mend } from './mend.ts';

/** What the parser says of a tag that is open where it stopped. */
type UnclosedTag = Extract<TagError, { readonly open: string }>;

const HTML_TAGS: ReadonlySet<string> = new Set(
  'a abbr article aside audio b blockquote button code dd details div dl dt em figcaption figure footer form h1 h2 h3 h4 h5 h6 header i iframe kbd label li main mark nav ol p picture pre s section small span strong sub summary sup svg table tbody td tfoot th thead tr u ul video'.split(
    ' ',
  ),
);

const COMPONENTS: readonly string[] = [...componentRegistry.keys()];

/** An end of which nothing is missing but its last sign: none has attributes. */
export const UNENDED_END: RegExp = /<\/[A-Za-z][\w.-]*(?![\w.:-]|\s*\/?>)/;

/**
 * Finds the edit that lets the parser get past an error, where the format's own renderer accepts what the strict
 * parser refuses: void tags, tags that begin inside a paragraph, lone `<` and `{` in prose.
 */
export function findMend(text: string, error: ParseError): Mend | undefined {
  const known =
    mendAutolink(text, error.offset) ??
    mendAddress(text, error.offset) ??
    mendAttributeValue(text, error.offset);
  if (known !== undefined) return known;
  const said = readTagError(error.message);
  if (said !== undefined && 'open' in said) return mendUnclosed(text, said);
  if (/brace|expression/i.test(error.message))
    return isCode(text, error.offset) ? undefined : escapeBefore(text, error.offset, '{');
  return escapeBefore(text, error.offset, '<');
}

/** Whether an error stands in lines that were plainly meant as code. */
function isCode(text: string, offset: number): boolean {
  return /\{[^}]*=>(?:[^\n]|\n(?![ \t]*\r?\n))*$/.test(text.slice(Math.max(0, offset - 2000), offset));
}

/** A link as Markdown has it, of the web or to a mailbox. */
function mendAutolink(text: string, offset: number): Mend | undefined {
  const near = text.slice(offset, offset + 2000);
  const [written = '', url, mailbox = ''] =
    /^<(?:((?:https?|mailto):[^\s<>]+)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+))>/.exec(near) ?? [];
  if (written === '') return undefined;
  const link = `[${url ?? mailbox}](${url ?? `mailto:${mailbox}`})`;
  return {
    offset,
    removed: written.length,
    inserted: link,
    reason: 'an address in angle brackets is a link',
    better: `as \`${link}\``,
    isSure: true,
  };
}

/** An address as it stands in a text, up to words in angle brackets. */
const ADDRESS_BEFORE = /(?<![\w/`])(?:https?:\/\/|www\.)(?:[^\s<>`"'()[\]{}*|\\]|<[A-Za-z][\w -]*>)*$/;
/** Words in angle brackets and what follows of an address, without the sign that ends a sentence. */
const ADDRESS_AFTER = /^<[A-Za-z][\w -]*>(?:[^\s<>`"'()[\]{}*|\\]|<[A-Za-z][\w -]*>)*(?<![.,;:!?])/;

/** A bracket of nothing, and what follows of an address; the end of a tag that is elsewhere is none. */
const BRACKET_AFTER = /^<(?!\/)[^\s<>`"'()[\]{}*|\\]*(?<![.,;:!?])/;

/** An address with a placeholder or a bracket, which leads nowhere: a backslash before it would be part of the address. */
function mendAddress(text: string, offset: number): Mend | undefined {
  const [before] = ADDRESS_BEFORE.exec(text.slice(Math.max(0, offset - 2000), offset)) ?? [];
  const rest = text.slice(offset, offset + 2000);
  const [after] = ADDRESS_AFTER.exec(rest) ?? BRACKET_AFTER.exec(rest) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const address = before + after;
  return {
    offset: offset - before.length,
    removed: address.length,
    inserted: `\`${address}\``,
    reason: 'an address with angle brackets is code',
    better: 'in backticks',
  };
}

function mendUnclosed(text: string, said: UnclosedTag): Mend | undefined {
  const { open: name } = said;
  const start = offsetOf(text, said);
  const end = tagEnd(text, start);
  if (end === undefined) return escapeAt(text, start);
  if (said.kind === 'other-end' && endsByOtherName(text, start, said.end)) return undefined;
  const backslash = escapedEnd(text, name, end);
  if (backslash !== undefined) return backslash;
  const wrong = wrongEnd(text, end);
  if (wrong !== undefined) return wrong;
  if (isVoid(name) || isImported(text, name)) return closeVoid(name, end);
  if (hasUnendedEnd(text, name, end)) return undefined;
  // The parser names the tag around an open `<img>`, too.
  const inside = [...openVoidTags(blankCode(text))].find(({ start: at }) => at > start);
  if (inside !== undefined) return closeVoid(inside.name, inside.end);
  const closes = text.indexOf(`</${name}`, end) !== -1;
  const follows = text[end + 1];
  if (closes && said.kind === 'unended' && said.inParagraph && follows !== '\n' && follows !== '\r') {
    return {
      offset: end + 1,
      inserted: `\n${indentOf(text, start)}`,
      reason: `\`<${name}>\` holds blocks and begins on its own line`,
    };
  }
  return escapeAt(text, start);
}

/** What a line needs before it to stand in the same lists and quotations as a place of another line. */
function indentOf(text: string, offset: number): string {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const marks = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/.exec(before)?.[0] ?? '';
  return marks.replace(/[^ \t>]/g, ' ');
}

/** Whether a tag on a line of its own is ended by a name that nothing else begins with: as text, it would leave that end alone. */
function endsByOtherName(text: string, start: number, end: string): boolean {
  if (!/^[A-Z]/.test(end) || !/^<[A-Z]/.test(text.slice(start, start + 2))) return false;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return line.trim() === '' && endsOftener(text, end);
}

/** The backslash that makes text of the end of a tag, where it is the key or sign that the tag holds. */
function escapedEnd(text: string, name: string, end: number): Mend | undefined {
  const follows = text.slice(end + 1, end + 200);
  const before = /^[^<\n]*\\(?=<)/.exec(follows)?.[0].length;
  if (before === undefined || !follows.startsWith(`</${name}>`, before)) return undefined;
  return {
    offset: end + before,
    inserted: '\\',
    reason: `a backslash before \`</${name}>\` stands for itself`,
    better: 'as `\\\\`',
    isSure: true,
  };
}

/** Whether a name is that of a void tag, in small letters or in capitals: `Link` and `Param` are components. */
function isVoid(name: string): boolean {
  const small = name.toLowerCase();
  return VOID_TAGS.has(small) && (name === small || name === name.toUpperCase());
}

/** Whether a name is that of a file of Markdown which the page shows, and nowhere ends: such a tag holds nothing. */
function isImported(text: string, name: string): boolean {
  if (!/^[A-Z]\w*$/.test(name) || text.includes(`</${name}`)) return false;
  return new RegExp(`^import[ \\t]+${name}[ \\t]+from[ \\t]*["'][^"'\\n]*\\.mdx?["']`, 'm').test(text);
}

/** Whether the paragraph behind a tag holds its end without the last sign. */
function hasUnendedEnd(text: string, name: string, from: number): boolean {
  const [paragraph = ''] = text.slice(from).split(/\n[ \t]*\r?\n/, 1);
  const end = UNENDED_END.exec(blankCode(paragraph))?.[0];
  return end === `</${name}`;
}

function closeVoid(name: string, end: number): Mend {
  return {
    offset: end,
    inserted: ' /',
    reason: `\`<${name}>\` closes itself`,
    better: 'with ` /` before its `>`',
    isSure: true,
  };
}

interface OpenTag {
  readonly name: string;
  readonly start: number;
  /** Offset of its `>`. */
  readonly end: number;
}

/** The void tags that end in `>` alone and have no end tag. */
function* openVoidTags(prose: string): Iterable<OpenTag> {
  for (const { index, 0: tag, 1: name = '' } of prose.matchAll(
    /<([a-z]+)\b(?:[^<>{}"']|"[^"\n]*"|'[^'\n]*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/gi,
  )) {
    const after = index + tag.length;
    const isClosed = tag.endsWith('/>') || prose.startsWith(`</${name}>`, after);
    if (isVoid(name) && !isClosed) yield { name, start: index, end: after - 1 };
  }
}

/** Offset of the `>` that ends a tag; quotes and braces are skipped over. */
export function tagEnd(text: string, start: number): number | undefined {
  const match =
    /^<\/?[^\s<>{}"'/]+(?![^\s<>{}"'/])(?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*?>/.exec(
      text.slice(start, start + 5000),
    );
  return match === null ? undefined : start + match[0].length - 1;
}

function escapeAt(text: string, offset: number): Mend | undefined {
  const character = text[offset];
  if ((character !== '<' && character !== '{') || text[offset - 1] === '\\') return undefined;
  if (character === '{') return escapeBrace(text, offset);
  if (text.startsWith('<!--', offset))
    return { ...escaped(offset), reason: 'a comment without an end is text', better: 'as `{/* … */}`' };
  const begin = mendBegin(text, offset);
  if (begin !== undefined) return begin;
  if (isMeantAsTag(text, offset)) return undefined;
  const isEnd = text.startsWith('</', offset);
  if (isEnd)
    return dropEnd(text, offset) ?? { ...escaped(offset), reason: 'a closing tag of nothing is text' };
  return { ...escaped(offset), reason: 'a lone `<` is text', isSure: true };
}

/** What keeps a `<` from the name behind it: a backslash for the slash of an end, or characters that nobody sees. */
const BEFORE_NAME = new RegExp(`^<(?:(\\\\)|/?(${UNSEEN.source}+))([A-Za-z][\\w.-]*)(?=[\\s/>])`);

/** A tag that would be one but for a sign before its name. */
function mendBegin(text: string, offset: number): Mend | undefined {
  const [whole = '', backslash, unseen = '', name = ''] =
    BEFORE_NAME.exec(text.slice(offset, offset + 80)) ?? [];
  if (backslash === undefined)
    return unseen === '' || !isName(name)
      ? undefined
      : {
          offset: offset + whole.length - name.length - unseen.length,
          removed: unseen.length,
          inserted: '',
          reason: `\`${whole.replace(unseen, '')}\` without the character in it that cannot be seen`,
          better: 'without that character',
          isSure: true,
        };
  if (!text.slice(0, offset).includes(`<${name}`)) return undefined;
  return {
    offset: offset + 1,
    removed: 1,
    inserted: '/',
    reason: `\`<\\${name}>\` is the end of \`<${name}>\``,
    better: `as \`</${name}>\``,
    isSure: true,
  };
}

const WRONG_END = new RegExp(`<(?:\\\\|/${UNSEEN.source}+)[A-Za-z][\\w.-]*>`);

/** The first end of a tag behind an offset that would be one but for a sign before its name: the tag itself may be whole. */
function wrongEnd(text: string, from: number): Mend | undefined {
  const at = blankCode(text).slice(from).search(WRONG_END);
  return at === -1 ? undefined : mendBegin(text, from + at);
}

/** Whether a name is that of a tag that pages may have without an import. */
function isName(name: string): boolean {
  return componentRegistry.has(name) || HTML_TAGS.has(name);
}

function escaped(offset: number): Pick<Mend, 'offset' | 'inserted' | 'better'> {
  return { offset, inserted: '\\', better: 'as `\\<`' };
}

/** Takes out the end of no tag where a line holds nothing but tags before it: as text, it would keep their ends from ending blocks. */
function dropEnd(text: string, offset: number): Mend | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const tag = /^<\/[A-Za-z][\w.-]*[ \t]*>(?=[ \t]*(?:\r?\n|$))/.exec(text.slice(offset, offset + 200))?.[0];
  if (tag === undefined || !/^[ \t]*(?:<\/[A-Za-z][\w.-]*>[ \t]*)*$/.test(before)) return undefined;
  return {
    offset,
    removed: tag.length,
    inserted: '',
    reason: 'a closing tag of nothing is left out',
    better: 'without this tag',
  };
}

/** What is before the value of an attribute; a line of such signs under a heading is none. */
const VALUE_FOLLOWS = /[\w:.-][ \t]*=[ \t]*(?:\n[ \t]*)?$/;

/** Two at once, which one cause has: behind the first alone, the second would begin an expression of its own. */
function escapeBrace(text: string, offset: number): Mend | undefined {
  const isSecond = text[offset - 1] === '{' && text[offset - 2] !== '\\';
  const start = isSecond ? offset - 1 : offset;
  if (VALUE_FOLLOWS.test(text.slice(Math.max(0, start - 20), start))) return undefined;
  if (isSecond)
    return {
      offset: start,
      removed: 2,
      inserted: '\\{\\{',
      reason: 'a lone `{{` is text',
      better: 'as `\\{\\{`',
      isSure: true,
    };
  const foreign = escapeBlock(text, offset);
  if (foreign !== undefined) return foreign;
  const near = text.slice(offset, offset + 80);
  const tag = /^\{%-?\s*(\w+)/.exec(near)?.[1];
  if (tag !== undefined)
    return {
      offset,
      inserted: '\\',
      reason: `\`{% ${tag} %}\`, a tag of another tool, is text`,
      better: 'as a component, or as `\\{`',
    };
  const isComment = near.startsWith('{/*');
  const reason = isComment ? 'a comment without an end is text' : 'a lone `{` is text';
  return isComment
    ? { offset, inserted: '\\', reason, better: 'closed by `*/}`' }
    : { offset, inserted: '\\', reason, better: 'as `\\{`', isSure: true };
}

/** Attributes as the Markdown of Python and Ruby has them: `{: .wide }`, `{ #place .wide }`. */
const ATTRIBUTES = /^\{(?:: ?| *(?=[.#]\w))[^{}\n]*\}/;

/** What other tools write in braces: data of a block between two lines, and attributes of what stands before. */
function escapeBlock(text: string, offset: number): Mend | undefined {
  const name = /\[block:([\w-]+)\]\s*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[1];
  if (name === undefined) {
    const attributes = ATTRIBUTES.exec(text.slice(offset, offset + 200))?.[0];
    const id = /[\s{:]#([\w.-]+)/.exec(attributes ?? '')?.[1];
    const reason = `\`${attributes}\`, attributes of another tool, are text`;
    const tag = id === undefined ? 'as a tag' : `as \`{#${id}}\` at the end of a heading, as a tag elsewhere`;
    return attributes === undefined
      ? undefined
      : { offset, inserted: '\\', reason, better: `${tag}, or as \`\\{\`` };
  }
  const end = text.indexOf('[/block]', offset);
  const data = text.slice(offset, end === -1 ? offset + 1 : end);
  return {
    offset,
    removed: data.length,
    inserted: data.replace(/(?<!\\)[<{]/g, '\\$&'),
    reason: `\`[block:${name}]\`, a block of another tool, is text`,
    better: 'as a component or a block of code',
  };
}

/** The name of a tag, behind which a tag goes on or ends, or has a character that nobody sees. */
const TAG_NAME = new RegExp(`^</?([A-Za-z][\\w.-]*)(?=[\\s{>]|${UNSEEN.source}|/\\s*>)`);

/** Whether a `<` begins a tag that its author meant as one: escaping it would print the tag as text. */
function isMeantAsTag(text: string, offset: number): boolean {
  const name = TAG_NAME.exec(text.slice(offset, offset + 80))?.[1];
  if (name === undefined) return false;
  const isHtml = HTML_TAGS.has(name.toLowerCase());
  const hasEnd = text.includes(`</${name}`, offset + 1);
  if (tagEnd(text, offset) === undefined) return hasEnd && (isHtml || componentRegistry.has(name));
  if (isHtml && !hasEnd && isComparison(text, offset)) return false;
  return (
    isHtml ||
    componentRegistry.has(name) ||
    endsAsOther(text, name) ||
    (/^[A-Z]/.test(name) && text.includes(`</${name}>`))
  );
}

/** Whether a `<` stands between two words, as in `a<b and c>d`. */
function isComparison(text: string, offset: number): boolean {
  return (
    /[\w)]/.test(text[offset - 1] ?? '') && /^<\w+(?:\s+[\w.]+)+\s*>/.test(text.slice(offset, offset + 500))
  );
}

/**
 * Whether a name is that of a built-in component but for a letter or two, or for capitals where it begins small, which the page
 * ends more often than it begins it.
 */
function endsAsOther(text: string, name: string): boolean {
  const meant = suggest(name, COMPONENTS);
  if (meant === undefined || !endsOftener(text, meant)) return false;
  return /^[A-Z]/.test(name) || meant.toLowerCase() === name.toLowerCase();
}

function escapeBefore(text: string, offset: number, character: '<' | '{'): Mend | undefined {
  const from = text[offset] === character ? offset : text.lastIndexOf(character, offset);
  return from === -1 ? undefined : escapeAt(text, from);
}

/** The mend of one mistake, and of every other in the prose of the text that is like it. */
export function findAlike(text: string, mend: Mend): readonly Mend[] {
  const offsets = alikeOffsets(blankCode(text), mend).filter((offset) => offset !== mend.offset);
  return [mend, ...offsets.map((offset) => ({ ...mend, offset }))].sort((a, b) => a.offset - b.offset);
}

function alikeOffsets(prose: string, { offset, removed, inserted }: Mend): readonly number[] {
  if (removed !== undefined) return inserted === '' ? alikeEnds(prose, offset, removed) : [];
  if (inserted === ' /') return [...openVoidTags(prose)].map(({ end }) => end);
  if (inserted !== '\\') return [];
  if (prose[offset] === '{') return unclosedBraces(prose, offset);
  const beginning = /^<(?:[\w.-]+|[^\w\s])/.exec(prose.slice(offset, offset + 80))?.[0];
  return beginning === undefined ? [] : offsetsOf(prose, beginning, offset);
}

/** Offsets of the ends of no tag that are as one of them, where no tag of the name begins. */
function alikeEnds(prose: string, offset: number, length: number): readonly number[] {
  const end = prose.slice(offset, offset + length);
  if (prose.includes(`<${/[\w.-]+/.exec(end)?.[0]}`)) return [];
  return offsetsOf(prose, end, offset).filter((at) => dropEnd(prose, at) !== undefined);
}

/** Offsets of the braces that nothing closes, from one of them on. */
function unclosedBraces(prose: string, from: number): readonly number[] {
  const open: number[] = [];
  for (let at = from; at < prose.length; at++) {
    if (prose[at] === '\\') at++;
    else if (prose[at] === '{') open.push(at);
    else if (prose[at] === '}') open.pop();
  }
  return open;
}

function offsetsOf(prose: string, part: string, from: number): readonly number[] {
  const found: number[] = [];
  for (let at = prose.indexOf(part, from); at !== -1; at = prose.indexOf(part, at + 1))
    if (prose[at - 1] !== '\\') found.push(at);
  return found;
}
