import { blankFencedCode } from './fenced-code.ts';
import { closedNames, isPlaceholder } from './placeholder.ts';

// An address has an end near by: what is looked for to the end of the text, at each bracket, takes the square of its time.
const IMAGE = /!\[([^[\]]*)\]\([^)]{0,2000}\)/g;
const LINK = /\[([^[\]]*)\]\([^)]{0,2000}\)/g;

/** A text without the signs of quotations, and of the callouts that some of them are. */
export function withoutQuoteMarks(markdown: string): string {
  return markdown.replace(/^[ \t]*>+ ?(?:\[![A-Z]+\])?/gm, '');
}

/** What the signs of Markdown and HTML begin with, and white space that is not one blank: most descriptions have none. */
const SIGN = /[`*~_<>[\\#]|\s\s|[^\S ]/;

/** Tags that stand between words, though no blank is written there. */
const BETWEEN = /<\/?(?:br|div|h[1-6]|hr|li|[ou]l|p|pre|table|t[dhr])\b[^<>]*>/gi;

/** The first paragraph of a text in Markdown as one line of plain words: what stands in lists and meta tags. */
export function summaryOf(markdown: string): string {
  if (!SIGN.test(markdown)) return markdown.trim();
  const [paragraph = ''] = blankFencedCode(markdown)
    .trim()
    .split(/\n\s*\n/);
  const closed = closedNames(markdown);
  return withoutQuoteMarks(paragraph)
    .replace(IMAGE, '$1')
    .replace(LINK, '$1')
    .replace(BETWEEN, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, (tag) => (isPlaceholder(tag, closed) ? tag : ''))
    .replace(/^#+\s+/gm, '')
    .replace(/(?<!\\)(?:\*+|~~|`+)/g, '')
    .replace(/(?<![\w\\])_{1,2}(?=\S)([^_]+)(?<=\S)_{1,2}(?!\w)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
