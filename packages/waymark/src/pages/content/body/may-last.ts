import { findFrontmatter } from '@waymark/core/content';

/**
 * Expressions, and what may bring some from another file: without them, the time of reading a text grows with its length only. Code
 * begins at the very beginning of a line; elsewhere "import" is a word as any other.
 */
const MAY_LAST = /\{|^\ufeff?(?:im|ex)port\b|<Snippet\b/m;

/** Fenced code with lines as far in as its first, and braces around a single name or number: a short text may have any number of them. */
const HARMLESS = /^([ \t]*)(`{3,})[^`\n]*\n(?:(?=\1|[ \t\r]*\n)[^\n]*\n)*?\1 {0,3}\2`*[ \t]*$|\{\w{1,20}\}/gm;

/** Where it is left over, what was taken for code may be none: fences end with the item around them, and in a comment none begins. */
const UNSURE = /```|~~~|<!--|\$\$/;

/** Characters up to which a text is short. */
const SHORT = 50_000;

/** Whether reading a text may take seconds. Most pages of most sites cannot, and the thread that watches costs 0.1 s. */
export function mayLast(text: string): boolean {
  if (!MAY_LAST.test(text)) return false;
  if (text.length > SHORT) return true;
  // What looks like a fence in front matter begins no code.
  const { opening, bodyStart } = findFrontmatter(text);
  const rest = (text.slice(0, opening) + text.slice(bodyStart)).replace(HARMLESS, '');
  return MAY_LAST.test(rest) || UNSURE.test(rest);
}
