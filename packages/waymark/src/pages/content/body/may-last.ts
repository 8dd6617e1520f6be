/**
 * Expressions, and what may bring some from another file: without them, the time of reading a text grows with its length only. Code
 * begins at the very beginning of a line; elsewhere "import" is a word as any other.
 */
const MAY_LAST = /\{|^\ufeff?(?:im|ex)port\b|<Snippet\b/m;

/** Fenced code, and braces around a single name or number: a short text may have any number of them. */
const HARMLESS = /^([ \t]*`{3,})[^`\n]*\n[\s\S]*?^\1[ \t]*$|\{\w{1,20}\}/gm;

/** Characters up to which a text is short. */
const SHORT = 50_000;

/** Whether reading a text may take seconds. Most pages of most sites cannot, and the thread that watches costs 0.1 s. */
export function mayLast(text: string): boolean {
  if (!MAY_LAST.test(text)) return false;
  return text.length > SHORT || MAY_LAST.test(text.replace(HARMLESS, ''));
}
