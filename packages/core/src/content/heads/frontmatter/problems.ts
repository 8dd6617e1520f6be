/** Of lines that end front matter a second time. */
export const TWICE = 'two lines `---` stand before it';
/** Of lines around front matter that are not as the format has them. */
export const ODD_LINES = 'the lines around it are not `---`, from the first column on';
/** Of a closing line that a formatter has made longer. */
export const LONG_CLOSING = 'the line that ends it has more than three hyphens';
/** Of keys that a line ends, and none begins. */
export const UNOPENED = 'the line `---` before its first key is missing';
/** Of front matter in another language. */
export const TOML = 'it is TOML';
/** Of a line that belongs to no key. */
export const MISPLACED = 'this line is indented, but the key above it cannot hold it';
/** Of a text of several lines that looks like keys. */
export const FLAT = 'the lines of this text are not indented';
const SAME_KEY = 'this key is there twice; the last one counts';

/** Words of the library about tabs. */
export const TABS: RegExp = /\btabs?\b/i;
/** Words of the library about a quote without an end. */
export const OPEN_QUOTE: RegExp = /missing closing/i;

/** What the library's codes come to, where its own words are none that an author knows. */
export const PROBLEMS: Readonly<Partial<Record<string, string>>> = {
  NON_STRING_KEY: 'a key is not a text',
  DUPLICATE_KEY: SAME_KEY,
};

/** What the library says of its own terms, in words of what stands there. */
const PLAIN_WORDS: readonly (readonly [said: RegExp, words: string])[] = [
  [/^Nested mappings are not allowed.*/, 'a colon and a blank stand in a value'],
  [/^Plain value cannot start with \D+ character (\S).*/, 'a value begins with `$1`'],
  [/^Unexpected scalar at node end.*/, 'words follow where a value ends'],
];

/** A problem in plain words. */
export function plainWords(problem: string): string {
  const [said, words = ''] = PLAIN_WORDS.find(([pattern]) => pattern.test(problem)) ?? [];
  return said === undefined ? problem : problem.replace(said, words);
}

/** How to mend each problem: one of ours, or what the library's words tell it by. */
const HINTS: readonly (readonly [problem: string | RegExp, hint: string])[] = [
  [TWICE, 'Delete one of them'],
  [ODD_LINES, 'Write three hyphens and nothing else'],
  [LONG_CLOSING, 'Write three hyphens and nothing else'],
  [UNOPENED, 'Write a line with only `---` before it'],
  [TOML, 'Write `---` for `+++`, and `key: value` for `key = value`: front matter is YAML'],
  [SAME_KEY, 'Keep one of them'],
  [TABS, 'Indent with blanks: YAML takes no tabs'],
  [OPEN_QUOTE, 'Close the quote at the end of the value, and indent the lines on which it goes on'],
  [FLAT, 'Begin each line of the text with two blanks'],
  [
    MISPLACED,
    'Begin the line where that key begins; where it goes on with the value of that key, put the value in quotes',
  ],
  [/nested mappings/i, 'Put the value in quotes: a colon and a blank in it begin another key'],
];

/** How to mend a problem; nothing where the hint of the diagnostic says it. */
export function hintOf(problem: string): string | undefined {
  return HINTS.find(([known]) => (typeof known === 'string' ? known === problem : known.test(problem)))?.[1];
}
