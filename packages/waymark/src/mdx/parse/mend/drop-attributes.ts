import type { ParseError } from '../parse.ts';
import { bareWords, soundTag } from '../sound-tag.ts';
import { UNSEEN } from '../unseen.ts';
import { tagEnd } from './find-mend.ts';
import type { Loss } from './losses.ts';

/** The beginning of a tag with something behind its name. */
const TAG = new RegExp(`</?[A-Za-z][\\w.-]*(?=[\\s{"']|${UNSEEN.source})`, 'g');
/** An empty line behind which no attribute follows: a tag ended before it. */
const PARTED = /\n[ \t]*\r?\n(?!\s*(?:[\w:-]+=|\/?>))/;
/** From the name of a tag on: the first sign that could end it, which no arrow of code has. */
const NEAREST_END = /^(?:[^<>=\n]|=>?|\n(?![ \t]*\r?\n))*>/;

/** A value between quotation marks of texts, or between one of them and a quote. */
const TYPED_VALUE =
  /=([“”„‟«][^“”„‟«»"<>\n]*(?:[“”‟»]|"(?=\s|\/?$))|‘[^‘"<>\n]*’(?=\s|\/?$)|"[^“”„‟«»"<>\n]*[“”‟»](?=\s+[\w:-]+=|\s*\/?$))/;
/** What stands between a name and its value in place of an equals sign. */
const WRONG_EQUALS = /^(\s+[\w-]+)\s*[＝：:]\s*(?=["'{])/;
const NO_EQUALS = /^\s+(?=["'])/;
/** A value whose first quote is missing. */
const LATE_QUOTE = /(?<=\s[\w:-]+=)([^\s"'`<>{}][^"'`<>{}=\n]*)"(?=\s+[\w:-]+=|\s*$)/;
/** A comment of code, which braces of its own belong around. */
const COMMENT = /\s+(?:\/\/[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/|<!--(?:(?!-->)[\s\S])*-->)/;
/** A value between quotes of its own. */
const SOUND_VALUE = /(?<==)(?:"[^"\n]*"(?=\s|\/?$)|'[^'\n]*'(?=\s|\/?$))/g;
/** Values between quotes, and characters outside of them that nobody sees. */
const QUOTED_OR_UNSEEN = new RegExp(`"[^"\\n]*"|'[^'\\n]*'|(${UNSEEN.source})`, 'g');

/** A tag without its attributes, in which the parser stopped; with them, where the fault can be told from what was meant. */
export function dropAttributes(text: string, error: ParseError): Loss | undefined {
  const tag = tagAround(text, error.offset);
  if (tag === undefined) return undefined;
  const { start, nameEnd, end } = tag;
  const written = text.slice(nameEnd, end).replace(/\/$/, '');
  // An empty line would part the tag.
  const blank = /\n[ \t]*\r?\n/.test(written) ? '' : written.replace(/[^\r\n]/g, ' ');
  return (
    mendSigns(written, nameEnd) ??
    mendEquals(text.slice(start, end), start) ??
    quoteWords(text.slice(start, end), start) ??
    (blank === written ? undefined : { offset: nameEnd, removed: written.length, inserted: blank })
  );
}

/** Straight quotes for those of texts, the one that a value lacks; nothing for comments and for what nobody sees. */
function mendSigns(attributes: string, start: number): Loss | undefined {
  const withoutValues = attributes.replace(SOUND_VALUE, (value) => '_'.repeat(value.length));
  const typed = TYPED_VALUE.exec(attributes);
  const value = typed?.[1];
  if (typed !== null && value !== undefined) {
    const offset = start + typed.index + 1;
    return { offset, removed: value.length, inserted: `"${value.slice(1, -1)}"` };
  }
  const late = LATE_QUOTE.exec(withoutValues);
  if (late !== null) {
    const [written] = late;
    return { offset: start + late.index, removed: written.length, inserted: `"${written}` };
  }
  const comment = COMMENT.exec(withoutValues);
  if (comment !== null) return { offset: start + comment.index, removed: comment[0].length, inserted: '' };
  const unseen = [...attributes.matchAll(QUOTED_OR_UNSEEN)].find((found) => found[1] !== undefined);
  return unseen === undefined ? undefined : { offset: start + unseen.index, removed: 1, inserted: '' };
}

/** The equals sign that a value lacks. */
function mendEquals(tag: string, start: number): Loss | undefined {
  const sound = soundTag(tag);
  const wrong = tag.slice(sound.length);
  const [all, name = ''] = WRONG_EQUALS.exec(wrong) ?? [];
  const at = start + sound.length;
  if (all !== undefined) return { offset: at, removed: all.length, inserted: `${name}=` };
  const blank = /\s[\w-]+$/.test(sound) ? NO_EQUALS.exec(wrong)?.[0] : undefined;
  return blank === undefined ? undefined : { offset: at, removed: blank.length, inserted: '=' };
}

/** Quotes around a value of several words. */
function quoteWords(tag: string, start: number): Loss | undefined {
  const sound = soundTag(tag);
  const name = /^\s+[\w:-]+=/.exec(tag.slice(sound.length))?.[0];
  if (name === undefined) return undefined;
  const at = sound.length + name.length;
  const words = bareWords(tag.slice(at), sound);
  if (words === undefined) return undefined;
  return { offset: start + at, removed: words.length, inserted: `"${words}"` };
}

/** The tag that begins at an offset or before it, and ends behind it. */
function tagAround(
  text: string,
  offset: number,
): { readonly start: number; readonly nameEnd: number; readonly end: number } | undefined {
  const from = Math.max(0, offset - 5000);
  const before = text.slice(from, offset + 80);
  const found = [...before.matchAll(TAG)].filter(({ index }) => from + index <= offset).at(-1);
  if (found === undefined) return undefined;
  const start = from + found.index;
  const nameEnd = start + found[0].length;
  const end = endOfTag(text, start, nameEnd);
  return end === undefined || end < offset ? undefined : { start, nameEnd, end };
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
