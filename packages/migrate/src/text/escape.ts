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
    const attributes = tag.attributes.flatMap((attribute): readonly Edit[] => {
      const { name, value, around, start, end } = attribute;
      if (/^[@:#]|^v-/.test(name)) return [{ start, end, text: '' }];
      return around === '' && value !== undefined ? [{ start, end, text: `${name}="${value}"` }] : [];
    });
    return [...attributes, ...close];
  });
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
