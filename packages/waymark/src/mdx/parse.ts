import { markdownToMdast, mdxToMdast } from 'satteri';
import type { MdxNode } from './tree.ts';

const FEATURES = { frontmatter: true, gfm: true, math: true, smartPunctuation: true } as const;

/** Why a text could not be parsed, and where. */
export interface ParseError {
  readonly message: string;
  /** UTF-16 offset in the text that was parsed. */
  readonly offset: number;
}

/** A tree, or the first thing that stopped the parser. */
export type ParseResult =
  | { readonly kind: 'tree'; readonly root: MdxNode }
  | { readonly kind: 'error'; readonly error: ParseError };

/** Parses MDX. The only door to the native parser; strict as MDX 3 is, with GFM, math and smart punctuation. */
export function parseMdx(text: string): ParseResult {
  try {
    return { kind: 'tree', root: mdxToMdast(text, { features: FEATURES }) as MdxNode };
  } catch (error) {
    return { kind: 'error', error: readError(text, error) };
  }
}

/** Parses plain Markdown, which never fails: tags stay `html` nodes, braces stay text. */
export function parseMarkdown(text: string): MdxNode {
  return markdownToMdast(text, { features: FEATURES }) as MdxNode;
}

/** The parser reports `line:column: message (rule)`; a message without a place is a bug of ours or of the parser. */
function readError(text: string, error: unknown): ParseError {
  const raw = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(raw);
  if (match === null) return { message: raw, offset: 0 };
  return { message: match[3] ?? raw, offset: offsetOf(text, Number(match[1]), Number(match[2])) };
}

/** Offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current++) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  return Math.min(start + column - 1, text.length);
}
