import type { ParseError } from '../parse.ts';
import { UNSEEN } from '../unseen.ts';
import { tagEnd } from './find-mend.ts';
import type { Loss } from './losses.ts';

/** The beginning of a tag with something behind its name. */
const TAG = new RegExp(`</?[A-Za-z][\\w.-]*(?=[\\s{"']|${UNSEEN.source})`, 'g');
/** An empty line behind which no attribute follows: a tag ended before it. */
const PARTED = /\n[ \t]*\r?\n(?!\s*(?:[\w:-]+=|\/?>))/;
/** From the name of a tag on: the first sign that could end it, which no arrow of code has. */
const NEAREST_END = /^(?:[^<>=\n]|=>?|\n(?![ \t]*\r?\n))*>/;

/** A tag without its attributes, in which the parser stopped. */
export function dropAttributes(text: string, error: ParseError): Loss | undefined {
  const tag = tagAround(text, error.offset);
  if (tag === undefined) return undefined;
  const { nameEnd, end } = tag;
  const written = text.slice(nameEnd, end).replace(/\/$/, '');
  // An empty line would part the tag.
  const blank = /\n[ \t]*\r?\n/.test(written) ? '' : written.replace(/[^\r\n]/g, ' ');
  return blank === written ? undefined : { offset: nameEnd, removed: written.length, inserted: blank };
}

/** The tag that begins at an offset or before it, and ends behind it. */
function tagAround(
  text: string,
  offset: number,
): { readonly nameEnd: number; readonly end: number } | undefined {
  const from = Math.max(0, offset - 5000);
  const before = text.slice(from, offset + 80);
  const found = [...before.matchAll(TAG)].filter(({ index }) => from + index <= offset).at(-1);
  if (found === undefined) return undefined;
  const start = from + found.index;
  const nameEnd = start + found[0].length;
  const end = endOfTag(text, start, nameEnd);
  return end === undefined || end < offset ? undefined : { nameEnd, end };
}

/** Where a tag ends, also where a quote or brace in it does not. */
function endOfTag(text: string, start: number, nameEnd: number): number | undefined {
  const end = tagEnd(text, start);
  const written = text.slice(nameEnd, end ?? nameEnd);
  if (end !== undefined && !/<\/|\n[ \t]*\r?\n/.test(written)) return end;
  const near = NEAREST_END.exec(text.slice(nameEnd, nameEnd + 5000))?.[0];
  if (near !== undefined) return nameEnd + near.length - 1;
  return PARTED.test(written) ? undefined : end;
}
