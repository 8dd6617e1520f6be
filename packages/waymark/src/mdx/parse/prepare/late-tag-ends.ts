import { blankCode } from '../blank-code.ts';

/** The end of a tag that begins a line which goes on, as formatters write it. */
const LATE_END = /\n[ \t]*>[ \t]*[^\s>]/;
/** The first tag of a line. */
const FIRST_TAG = /<(?<=^[ \t]*<)[A-Za-z]/gm;
/** What ends a tag or hides its end. */
const SIGNS = /[<>{}]|"[^"]*"|'[^']*'|`[^`]*`/g;
const BRACES = new Map([
  ['{', 1],
  ['}', -1],
]);
/** Characters of a tag that are looked through for its end. */
const LONGEST_TAG = 10_000;

/**
 * Draws the end of a tag to the line before, where the native parser would take it for the sign of a quotation
 * (satteri 0.10.5). Line ends become spaces, so every offset stays true.
 */
export function joinLateTagEnds(text: string): string {
  if (!LATE_END.test(text)) return text;
  const prose = blankCode(text);
  const tags = new RegExp(FIRST_TAG);
  let joined = '';
  let at = 0;
  for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
    const end = endOfTag(text, tag.index);
    tags.lastIndex = end;
    const lineEnd = text.lastIndexOf('\n', end);
    const isLate = text[end] === '>' && LATE_END.exec(text.slice(lineEnd, end + 20))?.index === 0;
    if (!isLate || prose[tag.index] !== '<') continue;
    const last = text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
    joined += text.slice(at, last) + ' '.repeat(lineEnd + 1 - last);
    at = lineEnd + 1;
  }
  return joined + text.slice(at);
}

/** Offset of the sign that ends a tag, or of where it is given up. */
function endOfTag(text: string, start: number): number {
  const tag = text.slice(start + 1, start + LONGEST_TAG);
  let braces = 0;
  for (const { index, 0: sign } of tag.matchAll(SIGNS)) {
    if (braces === 0 && (sign === '<' || sign === '>')) return start + 1 + index;
    braces += BRACES.get(sign) ?? 0;
  }
  return start + 1 + tag.length;
}
