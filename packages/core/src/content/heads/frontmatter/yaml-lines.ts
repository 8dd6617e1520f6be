import { isAscii } from '../../../source/index.ts';

/** Whether a line has a key at its beginning, in any script: translations of a site translate its keys too. */
export function isKeyLine(line: string): boolean {
  if (/^["']?[A-Za-z_][\w:.-]*["']?[ \t]*:(?:[ \t]|\r?$)/.test(line)) return true;
  return !isAscii(line) && /^["']?[\p{L}_][\p{L}\p{M}\w:.-]*["']?[ \t]*:(?:[ \t]|\r?$)/u.test(line);
}

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
