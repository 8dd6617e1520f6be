import { blank, blankRanges, type Edit, type PageText, type Range } from './page-text.ts';
import type { Tag } from './tags.ts';
import { scanTags } from './tags.ts';

const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/g;
/** Where a link or a definition leads, between `<` and `>`, which MDX reads so too. */
const DESTINATION = /<(?<=\]\(\s*<|^[ \t>]*\[[^\]\n^][^\]\n]*\]:[ \t]*<)[^<>\n]*>/gm;
const MATH = /\$\$[\s\S]*?\$\$/g;
const HEADING_ID = /\{#[\w:.-]+\}[ \t]*$/gm;
const EMPTY_LINE = /\n[^\S\n]*\n/;
const COMMENT = /<!--([\s\S]*?)-->/g;

/** What of a page of plain Markdown would be code in MDX: braces, lone `<`, addresses between `<` and `>`, comments, `import` at the beginning of a line. */
export function escapePlain(page: PageText): readonly Edit[] {
  const { text } = page;
  const prose = page.prose.replace(DESTINATION, blank);
  const links = [...prose.matchAll(AUTOLINK)].map((match): Edit => {
    const address = match[1] ?? '';
    const href = /^(?:https?:|mailto:)/.test(address) ? address : `mailto:${address}`;
    return { ...rangeOf(match), text: `[${address.replace(/^mailto:/, '')}](${href})` };
  });
  const tags = scanTags(prose, text);
  const open = blankRanges(prose, tags)
    .replace(AUTOLINK, blank)
    .replace(MATH, blank)
    .replace(HEADING_ID, blank);
  const signs = [...open.matchAll(/(?<!\\)[{}<]/g)].map(
    (match): Edit => ({ ...rangeOf(match), text: `\\${match[0]}` }),
  );
  const words = [...prose.matchAll(/^(?:import|export)(?=\s)/gm)].map((match): Edit => {
    const start = match.index;
    return { start, end: start + 1, text: match[0].startsWith('i') ? '&#105;' : '&#101;' };
  });
  return [...links, ...signs, ...words, ...editComments(page)];
}

/** Lines of JSX, `import` and `export`, up to an empty one. */
const CODE_BLOCK = /^(?:[ \t]*<\/?[A-Za-z>]|(?:import|export)\s)(?:[^\n]|\n(?![^\S\n]*(?:\n|$)))*/gm;
const LINE_MATH = /(?<![\\$])\$[^\n$]+\$/g;

/** Braces that the first MDX took for text: all in prose. */
export function escapeBraces({ prose, text }: PageText, hasMath: boolean): readonly Edit[] {
  const open = blankRanges(prose.replace(CODE_BLOCK, blank), scanTags(prose, text))
    .replace(AUTOLINK, blank)
    .replace(MATH, blank)
    .replace(hasMath ? LINE_MATH : /(?!)/, blank)
    .replace(HEADING_ID, blank);
  return [...open.matchAll(/(?<!\\)[{}]/g)].map((match) => ({ ...rangeOf(match), text: `\\${match[0]}` }));
}

/** Dollar signs that two of would make a formula; `$$` makes one in the old engine too. */
export function escapeDollars({ prose, text }: PageText): readonly Edit[] {
  const open = blankRanges(prose, scanTags(prose, text)).replace(MATH, blank);
  const signs = Array.from(open.matchAll(/(?<![\\$])\$(?!\$)/g), ({ index }) => index);
  const isPair = (one: number | undefined, next: number | undefined): boolean =>
    one !== undefined && next !== undefined && !EMPTY_LINE.test(open.slice(one, next));
  return signs
    .filter((start, at) => isPair(signs[at - 1], start) || isPair(start, signs[at + 1]))
    .map((start) => ({ start, end: start + 1, text: '\\$' }));
}

/** Comments of HTML as comments of MDX; those that are not closed stay. */
export function editComments({ uncoded, text }: Pick<PageText, 'uncoded' | 'text'>): readonly Edit[] {
  // Each that is not closed would be looked through to the end of the text.
  const closed = uncoded.slice(0, uncoded.lastIndexOf('-->') + '-->'.length);
  return [...closed.matchAll(COMMENT)].map((match) => {
    const { start, end } = rangeOf(match);
    const inside = text.slice(start + '<!--'.length, end - '-->'.length).replaceAll('*/', '* /');
    return { start, end, text: `{/*${inside}*/}` };
  });
}

/** HTML as MDX reads it: empty elements are closed, and attributes that only a framework reads are gone. */
export function editTags(tags: readonly Tag[]): readonly Edit[] {
  return tags.flatMap((tag, index) => {
    const isOpen = isEmptyElement(tag) && !tag.isSelfClosing && !tag.isClosing;
    const next = tags[index + 1];
    const isClosed = next?.isClosing === true && next.name === tag.name;
    const close: readonly Edit[] =
      isOpen && !isClosed ? [{ start: tag.end - 1, end: tag.end, text: ' />' }] : [];
    const attributes = tag.attributes.flatMap((attribute, at): readonly Edit[] => {
      const { name, value, around, start, end } = attribute;
      if (/^[@:#]|^v-/.test(name)) return [withoutAttribute(tag, at)];
      return around === '' && value !== undefined ? [{ start, end, text: `${name}="${value}"` }] : [];
    });
    return [...attributes, ...close];
  });
}

/** Takes an attribute out with the space around it: an empty line would end the tag, and a line that begins with its `>` is a quotation. */
function withoutAttribute({ name, isClosing, isSelfClosing, attributes, ...tag }: Tag, at: number): Edit {
  const start = attributes[at - 1]?.end ?? tag.start + name.length + (isClosing ? 2 : 1);
  if (at < attributes.length - 1) return { start, end: attributes[at]?.end ?? start, text: '' };
  return isSelfClosing ? { start, end: tag.end - 2, text: ' ' } : { start, end: tag.end - 1, text: '' };
}

/** Whether a tag is of an element without content; `Col` is none: only components have both sizes of letters. */
function isEmptyElement({ name }: Tag): boolean {
  const small = name.toLowerCase();
  return VOID.has(small) && (name === small || name === name.toUpperCase());
}

const VOID: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'source',
  'wbr',
  'col',
  'area',
  'embed',
  'track',
]);

function rangeOf(match: RegExpMatchArray): Range {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}
