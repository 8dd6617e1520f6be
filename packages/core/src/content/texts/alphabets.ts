/** Letters beyond those of western languages, as CSS writes ranges of code points. */
interface Letters {
  /** Letters that no other of these alphabets has. */
  readonly own: string;
  /** What comes with them: letters that another one has too, marks, signs. */
  readonly more: string;
}

/** Letters of Vietnamese that other languages have too, and marks, by which letters are found that are written in two. */
const SHARED = 'U+102-103,U+110-111,U+128-129,U+168-169,U+300-331';

/** What living languages are written with. */
const ALPHABETS = {
  'latin-ext': {
    own: 'U+100-101,U+104-10F,U+112-127,U+12A-130,U+132-151,U+154-167,U+16A-17F,U+18F,U+218-21B,U+259,U+1E62-1E63,U+1E80-1E85,U+1E9E',
    more: `${SHARED},U+20BA`,
  },
  vietnamese: {
    own: 'U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9',
    more: `${SHARED},U+20AB`,
  },
  cyrillic: { own: 'U+400-45F,U+490-491,U+4B0-4B1', more: 'U+301,U+306,U+308,U+2116' },
  'cyrillic-ext': {
    own: 'U+492-493,U+496-497,U+49A-49B,U+4A2-4A3,U+4AE-4AF,U+4B2-4B3,U+4B6-4B7,U+4BA-4BB,U+4D8-4D9,U+4E2-4E3,U+4E8-4E9,U+4EE-4EF',
    more: '',
  },
  greek: { own: 'U+386,U+388-38A,U+38C,U+38E-3A1,U+3A3-3CE', more: 'U+37E,U+384-385,U+387' },
} as const satisfies Readonly<Record<string, Letters>>;

/** A set of letters that many texts do without. */
export type Alphabet = keyof typeof ALPHABETS;

/** All of them: where two have a letter, a text that needs both takes it from the later one. */
export const alphabetNames = Object.keys(ALPHABETS) as readonly Alphabet[];

/** The code points of an alphabet, as `unicode-range` takes them. */
export function rangeOf(alphabet: Alphabet): string {
  const { own, more }: Letters = ALPHABETS[alphabet];
  return more === '' ? own : `${own},${more}`;
}

/** The letters of each alphabet as a set, as patterns are written. */
const SETS = alphabetNames.map((name) => {
  const set = ALPHABETS[name].own.replaceAll('U+', '\\u{').replaceAll('-', '}-\\u{').replaceAll(',', '}');
  return { name, set: `[${set}}]`, letters: new RegExp(`[${set}}]`, 'u') };
});

/** A letter with its marks apart, of which no living language gives one more. */
const IN_PARTS = /.[\u0300-\u0331]{1,3}/gsu;

/** Where the letters of all alphabets are, and the marks: most texts have nothing there. */
const BEYOND = /[\u0100-\u052f\u1e00-\u1eff]/;

/** The alphabets that words of a text need. */
export function alphabetsOf(text: string): readonly Alphabet[] {
  if (!BEYOND.test(text)) return [];
  // Letter by letter: to put marks without end in order takes a time that grows with their square.
  const composed = text.replace(IN_PARTS, (letter) => letter.normalize());
  return SETS.filter(({ set, letters }) => letters.test(composed) && isInWord(composed, set)).map(
    ({ name }) => name,
  );
}

/** Whether letters stand in words: one that stands alone is a sign, as `λ` is, or `Ω`. */
function isInWord(text: string, set: string): boolean {
  return new RegExp(`${set}(?:(?=\\p{L})|(?<=\\p{L}.))`, 'u').test(text);
}
