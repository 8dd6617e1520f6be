/** A line with a key at its beginning, in any script: translations of a site translate its keys too. */
export const KEY_LINE: RegExp = /^["']?[\p{L}_][\p{L}\p{M}\w:.-]*["']?[ \t]*:(?:[ \t]|\r?$)/u;

/** Offset of the colon after the key: the first one that white space or the line's end follows. */
export function keyEnd(line: string): number {
  return line.search(/:(?:\s|$)/);
}

/** A quoted text that goes on in the next line: it does not end with its quote, and its quotes have no partners. */
export function isOpenQuote(value: string): boolean {
  const quote = value.charAt(0);
  if (quote !== '"' && quote !== "'") return false;
  return value.length === 1 || (!value.endsWith(quote) && value.split(quote).length % 2 === 0);
}
