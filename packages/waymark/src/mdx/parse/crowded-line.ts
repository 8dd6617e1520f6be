import { blankFencedCode } from '@waymark/core/content';

/** Expressions of one line of text: the parser looks through the rest of the line for each. */
const MOST_EXPRESSIONS = 2000;
/** Signs of quotes at the beginning of a line, each a level. */
const DEEP_QUOTES = /^(?:> ?){1000}/m;

/**
 * Finds a line that would take the native parser a time that grows with the square of its length. Code may have such
 * lines: minified data is no text.
 */
export function findCrowdedLine(text: string): number | undefined {
  const quotes = DEEP_QUOTES.exec(text)?.index;
  if (quotes !== undefined) return quotes;
  const crowded = firstCrowded(text);
  return crowded === undefined ? undefined : firstCrowded(blankFencedCode(text));
}

function firstCrowded(text: string): number | undefined {
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    // An expression has three characters at least.
    if (end - start > 3 * MOST_EXPRESSIONS && isCrowded(text.slice(start, end))) return start;
    start = end + 1;
  }
  return undefined;
}

function isCrowded(line: string): boolean {
  if (line.startsWith('export')) return false;
  let depth = 0;
  let count = 0;
  for (const [sign] of line.matchAll(/\\.|[{}]/g)) {
    if (sign === '{' && depth++ === 0) count++;
    else if (sign === '}') depth = Math.max(0, depth - 1);
  }
  return count > MOST_EXPRESSIONS;
}
