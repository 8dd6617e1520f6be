import { blankFencedCode } from '@waymark/core/content';
import { isDividedWithin } from './divided.ts';

/** Expressions of one line of text: the parser looks through the rest of the line for each. */
const MOST_EXPRESSIONS = 2000;
/** Tags, and underscores within words, of one line: the parser goes through the earlier ones for each. */
const MOST_MARKS = 10_000;
const MARKS = /<|[^\s_]_+(?=[^\s_])/g;
/** Signs of quotes and lists at the beginning of a line, each a level. */
const DEEP_BLOCKS = /^(?:> ?|[-*+] |\d{1,9}[.)] ){1000}/m;
/** A line that has no room for as many of these, nor for anything else that is dear. */
const SHORT = 999;

/** In Markdown, braces are text. */
type Language = 'markdown' | 'mdx';

/**
 * Finds a line that would take the native parser a time that grows with the square of its length. Code may have such
 * lines: minified data is no text.
 */
export function findCrowdedLine(text: string, language: Language = 'mdx'): number | undefined {
  if (isDividedWithin(text, '\n', SHORT)) return undefined;
  const deep = DEEP_BLOCKS.exec(text)?.index;
  if (deep !== undefined) return deep;
  const crowded = firstCrowded(text, language);
  return crowded === undefined ? undefined : firstCrowded(blankFencedCode(text), language);
}

function firstCrowded(text: string, language: Language): number | undefined {
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    // An expression has three characters at least.
    if (end - start > 3 * MOST_EXPRESSIONS && isCrowded(text.slice(start, end), language)) return start;
    start = end + 1;
  }
  return undefined;
}

function isCrowded(line: string, language: Language): boolean {
  if (line.startsWith('export')) return false;
  if (line.length > MOST_MARKS && (line.match(MARKS)?.length ?? 0) > MOST_MARKS) return true;
  return language === 'mdx' && countExpressions(line) > MOST_EXPRESSIONS;
}

function countExpressions(line: string): number {
  let depth = 0;
  let count = 0;
  for (const [sign] of line.matchAll(/\\.|[{}]/g)) {
    if (sign === '{' && depth++ === 0) count++;
    else if (sign === '}') depth = Math.max(0, depth - 1);
  }
  return count;
}
