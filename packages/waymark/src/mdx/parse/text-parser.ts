import { rewriteText } from '@waymark/core/source';
import { findCurrency } from './mend/currency.ts';
import { parseMarkdown } from './parse.ts';
import type { MdxNode } from './tree.ts';

/** Parses Markdown that comes from data. Trees are shared by all who ask for the same text. */
export type ParseText = (text: string) => MdxNode;

/** Characters of the longest text that is kept: descriptions of fields have a sentence or two. */
const LONGEST = 1000;

/** Texts that are kept; the largest specifications of real sites have some six thousand. */
const MOST = 8000;

/** Creates a parser that parses a text once: the pages of a specification show the same fields again and again. */
export function createTextParser(): ParseText {
  const known = new Map<string, MdxNode>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const root = parseText(text);
    if (text.length > LONGEST) return root;
    if (known.size === MOST) known.clear();
    known.set(text, root);
    return root;
  };
}

/** As in pages, money is no formula. */
function parseText(text: string): MdxNode {
  const root = parseMarkdown(text);
  const signs = findCurrency(text, root);
  if (signs.length === 0) return root;
  return parseMarkdown(
    rewriteText(
      text,
      signs.map((start) => ({ start, end: start, text: '\\' })),
    ).text,
  );
}
