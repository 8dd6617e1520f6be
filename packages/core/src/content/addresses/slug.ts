import { isAscii } from '../../source/index.ts';
import { smarten } from '../texts/smart-punctuation.ts';

const DELETED_IN_HEADINGS = /[?,;:"[\]{}]/g;
const DELETED_IN_EXPLICIT_IDS = /[&<>"?,;:!'()[\]{}]/g;

/** Letters that do not fall apart into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Makes the id of a heading from its plain text; smart punctuation is applied first. */
export function headingSlug(text: string): string {
  return smartHeadingSlug(smarten(text));
}

/** Makes the id of a heading whose text already has smart punctuation (and untouched inline code). */
export function smartHeadingSlug(text: string): string {
  const slug = text
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[.!~*'()]/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(DELETED_IN_HEADINGS, '');
  return withoutEmoji(slug);
}

/** Normalizes an id that the author wrote (`{#custom}`, `id="…"`). */
export function explicitId(text: string): string {
  return withoutEmoji(text.trim().replace(/\s+/g, '-').replace(DELETED_IN_EXPLICIT_IDS, ''));
}

/** A text without emoji, their modifiers, joiners, flags and key caps. */
function withoutEmoji(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu,
    '',
  );
}

/** Makes a plain slug: Latin letters without their marks, other scripts as they are, everything else a dash. */
export function plainSlug(text: string): string {
  const words = isAscii(text) ? text.toLowerCase().replace(/[^a-z\d]+/g, '-') : slugOfScripts(text);
  return words.replace(/^-|-$/g, '');
}

function slugOfScripts(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

/** Makes the id that GitHub would give a heading, for links written in that style. */
export function githubSlug(text: string): string {
  const signs = isAscii(text) ? /[^\w\- ]/g : /[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/gu;
  return text.toLowerCase().trim().replace(signs, '').replaceAll(' ', '-');
}

/**
 * Creates the pool of ids of one page. The answer to a wish is the wish itself, or the wish with `-2`, `-3` … where
 * it is taken. A heading without any usable character asks for `''` and gets `section`. GitHub counts repeats from 1.
 */
export function createIdPool(firstRepeat: 1 | 2 = 2): (id: string) => string {
  const taken = new Map<string, number>();
  return (wish) => {
    const stem = wish === '' ? 'section' : wish;
    let count = taken.get(stem);
    if (count === undefined) {
      taken.set(stem, firstRepeat);
      return stem;
    }
    while (taken.has(`${stem}-${count}`)) count++;
    taken.set(stem, count + 1);
    taken.set(`${stem}-${count}`, firstRepeat);
    return `${stem}-${count}`;
  };
}
