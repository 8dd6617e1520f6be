import { blankFencedCode } from './fenced-code.ts';

/** The first paragraph of a text in Markdown as one line of plain words: what stands in lists and meta tags. */
export function summaryOf(markdown: string): string {
  const [paragraph = ''] = blankFencedCode(markdown)
    .trim()
    .split(/\n\s*\n/);
  return paragraph
    .replace(/^[ \t]*>+ ?(?:\[![A-Z]+\])?/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/^#+\s+/gm, '')
    .replace(/(?<!\\)(?:\*+|~~|`+)/g, '')
    .replace(/(?<![\w\\])_{1,2}(?=\S)([^_]+)(?<=\S)_{1,2}(?!\w)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
