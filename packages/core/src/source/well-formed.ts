const LONE = /\p{Surrogate}/gu;
/** An escaped backslash, a pair of escapes for one character, or the escape of half a character. */
const ESCAPES =
  /\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}/g;
const HALVES = /\\u[dD][89a-fA-F]/;
const HALF = '\\ud800'.length;

/** A text whose halves of characters are signs of replacement: no address and no file can hold half of one. */
export function wellFormed(text: string): string {
  return text.replace(LONE, '\ufffd');
}

/** JSON in which halves of characters are escapes of the sign of replacement; every offset stays. */
export function wellFormedJson(text: string): string {
  if (!HALVES.test(text)) return text;
  return text.replace(ESCAPES, (found) =>
    found.length === HALF && found.startsWith('\\u') ? '\\ufffd' : found,
  );
}
