import { blank, type Edit, type PageText } from './page-text.ts';
import type { Tag } from './tags.ts';
import { scanTags } from './tags.ts';

const AUTOLINK = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+)>/g;
const MATH = /\$\$[\s\S]*?\$\$/g;
const HEADING_ID = /\{#[\w:.-]+\}[ \t]*$/gm;
const COMMENT = /<!--([\s\S]*?)-->/g;

/** What of a page of plain Markdown would be code in MDX: braces, lone `<`, addresses between `<` and `>`, comments, `import` at the beginning of a line. */
export function escapePlain(page: PageText): readonly Edit[] {
  const { prose, text } = page;
  const links = [...prose.matchAll(AUTOLINK)].map((match): Edit => {
    const address = match[1] ?? '';
    const href = /^(?:https?:|mailto:)/.test(address) ? address : `mailto:${address}`;
    return { ...rangeOf(match), text: `[${address.replace(/^mailto:/, '')}](${href})` };
  });
  const tags = scanTags(prose, text);
  const open = blankTags(prose, tags)
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
  const open = blankTags(prose, scanTags(prose, text)).replace(MATH, blank);
  const paragraphs = [...open.matchAll(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g)];
  return paragraphs.flatMap((paragraph) => {
    const signs = [...paragraph[0].matchAll(/(?<![\\$])\$(?!\$)/g)];
    return signs.length < 2
      ? []
      : signs.map(({ index }) => {
          const start = paragraph.index + index;
          return { start, end: start + 1, text: '\\$' };
        });
  });
}

/** Comments of HTML as comments of MDX; those that are not closed stay. */
export function editComments({ uncoded, text }: Pick<PageText, 'uncoded' | 'text'>): readonly Edit[] {
  return [...uncoded.matchAll(COMMENT)].map((match) => {
    const { start, end } = rangeOf(match);
    const inside = text.slice(start + '<!--'.length, end - '-->'.length).replaceAll('*/', '* /');
    return { start, end, text: `{/*${inside}*/}` };
  });
}

/** HTML as MDX reads it: empty elements are closed, and attributes that only a framework reads are gone. */
export function editTags(tags: readonly Tag[]): readonly Edit[] {
  return tags.flatMap((tag) => {
    const isOpen = VOID.has(tag.name.toLowerCase()) && !tag.isSelfClosing && !tag.isClosing;
    const close: readonly Edit[] = isOpen ? [{ start: tag.end - 1, end: tag.end, text: ' />' }] : [];
    const attributes = tag.attributes.flatMap((attribute): readonly Edit[] => {
      const { name, value, around, start, end } = attribute;
      if (/^[@:#]|^v-/.test(name)) return [{ start, end, text: '' }];
      return around === '' && value !== undefined ? [{ start, end, text: `${name}="${value}"` }] : [];
    });
    return [...attributes, ...close];
  });
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

/** A text with its tags blanked. */
function blankTags(prose: string, tags: readonly Tag[]): string {
  let result = '';
  let done = 0;
  for (const { start, end } of tags) {
    result += prose.slice(done, start) + blank(prose.slice(start, end));
    done = end;
  }
  return result + prose.slice(done);
}

function rangeOf(match: RegExpMatchArray): { readonly start: number; readonly end: number } {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}
