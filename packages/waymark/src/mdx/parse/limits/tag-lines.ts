import { blankCode } from '../blank-code.ts';
import { areParagraphsWithin } from './pieces.ts';

/** Characters without a blank line that the native parser goes through in no time. */
const SHORT = 4000;
const TAG_LINE = /^[ \t]*<\/?[A-Za-z][^<>{}`]*>[ \t]*\r?$/;
/** Indented lines that may stand within something else than tags, whose indentation then counts. */
const CONTAINER = /^[ \t]+(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])/;

/**
 * Puts blank lines between lines of a single tag where there is none for thousands of characters, as in tables written
 * as HTML: at each tag the native parser looks back to the last blank line, and forward to the next (satteri 0.10.5: a
 * table of 500 kB takes a minute). Between tags a blank line says nothing. It takes the place of the first space of the
 * indentation, so every offset stays true.
 */
export function pauseBetweenTags(text: string): string {
  if (areParagraphsWithin(text, SHORT)) return text;
  const prose = blankCode(text);
  let paused = '';
  let at = 0;
  let blank = 0;
  let before = '';
  let isWithinTags = false;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const line = prose.slice(start, end);
    if (line.trim() === '') blank = end;
    else if (!/^[ \t]/.test(line)) isWithinTags = line.startsWith('<');
    else if (CONTAINER.test(line)) isWithinTags = false;
    else if (isWithinTags && start - blank > SHORT && TAG_LINE.test(line) && TAG_LINE.test(before)) {
      paused += `${text.slice(at, start)}\n`;
      at = start + 1;
      blank = start;
    }
    before = line;
    start = end + 1;
  }
  return paused + text.slice(at);
}
