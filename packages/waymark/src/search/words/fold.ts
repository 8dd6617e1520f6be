/** Letters that carry their mark inside, so that decomposition does not reach it, and what is written for them. */
const inseparable: ReadonlyMap<string, string> = new Map(
  'ßss æae œoe øo đd ðd þth łl ħh ıi ςσ ـ'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);

// Latin, Greek and Cyrillic accents, Arabic and Hebrew vowel signs. Marks of other scripts are letters in effect
// (Thai and Indic vowels, the voicing mark of kana) and must stay.
const optionalMarks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u065f\u0670]/g;
const inseparableLetters = /[ßæœøđðþłħıςـ]/g;
const nonAscii = /[^\0-\x7f]/;

/** Brings a word into the form in which it is compared: compatibility forms, case and optional marks removed. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (!nonAscii.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(optionalMarks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(inseparableLetters, (letter) => inseparable.get(letter) ?? letter);
}
