/** One more than the highest level of a posting; a level takes one character. */
export const levelCount = 64;

/** Files of a sorted list that was cut by size. `starts[i]` is the first entry of `files[i]`. */
export interface FileRange<Start extends string | number> {
  readonly starts: readonly Start[];
  /** Names without folder and extension. */
  readonly files: readonly string[];
}

/** Pages from `from` on belong to these versions and products: indexes into the lists of the manifest. */
export interface Facet {
  readonly from: number;
  /** Empty: to every version. */
  readonly versions: readonly number[];
  /** Empty: to every product. */
  readonly products: readonly number[];
}

/** The one search file with a stable address: what the index of one language consists of. */
export interface SearchManifest {
  readonly format: 1;
  readonly language: string;
  /** Number of pages. */
  readonly pages: number;
  /** Links to pages end with a slash. */
  readonly trailingSlash: boolean;
  readonly versions: readonly string[];
  readonly products: readonly string[];
  /** One of `versions`; none where the site has no versions in this language. */
  readonly defaultVersion?: string;
  /** In order of `from`. */
  readonly facets: readonly Facet[];
  /** Lines `word postings`, sorted. */
  readonly words: FileRange<string>;
  /** The same for the beginnings of words that are too many to be read one by one; best pages only. */
  readonly beginnings: FileRange<string>;
  /** Documents by number. */
  readonly documents: FileRange<number>;
  /** Words to correct a misspelt query by, a line each. */
  readonly spelling: string;
  /** All languages of the site, this one too: what a reader sees, and the manifest file (in this folder). */
  readonly languages: readonly (readonly [label: string, file: string])[];
}

/** Row of a documents file: how a result is shown, and where its text is. */
export type DocumentRow = readonly [
  route: string,
  title: string,
  trail: readonly string[],
  /** Empty when the page documents no operation. */
  method: string,
  /** Index into the `texts` of the file. */
  text: number,
  /** Index into that file's list. */
  position: number,
];

/** A documents file. */
export interface DocumentFile {
  /** Names of text files. */
  readonly texts: readonly string[];
  readonly rows: readonly DocumentRow[];
}

/** A section in a text file. */
export type SectionRow = readonly [id: string, heading: string, text: string, code: string];

/** Text of a page in a text file: its description and its sections. */
export type TextRow = readonly [description: string, ...sections: SectionRow[]];

/** Digits of packed postings: five bits each; those of the upper half say that more follow. */
export const digits: string = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOfCode: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  digits.indexOf(String.fromCharCode(code)),
);

/** The level that a digit of a text stands for. */
export function levelOfDigit(text: string, at: number): number {
  return valueOfCode[text.charCodeAt(at)] ?? 0;
}

/** Reads what `encodePostings` wrote. */
export function decodePostings(text: string): readonly number[] {
  const postings: number[] = [];
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    let step = 0;
    let digit = valueOfCode[text.charCodeAt(at)] ?? 0;
    for (; digit >= 32; digit = valueOfCode[text.charCodeAt(at)] ?? 0) {
      step = (step << 5) | (digit & 31);
      at += 1;
    }
    const document = next + ((step << 5) | digit);
    at += 1;
    postings.push(document * levelCount + (valueOfCode[text.charCodeAt(at)] ?? 0));
    next = document + 1;
  }
  return postings;
}

const smallestScore = 0.01;
const levelsPerOctave = 4;

/** Rounds a score to a level: four levels to a doubling, an error of at most 9 %. */
export function levelOf(score: number): number {
  const level = Math.round(Math.log2(score / smallestScore) * levelsPerOctave);
  return Math.min(levelCount - 1, Math.max(0, level));
}

/** The score that a level stands for. */
export function scoreOf(level: number): number {
  return smallestScore * 2 ** (level / levelsPerOctave);
}

/** File of the manifest of a language, within the search folder. */
export function manifestFile(language: string): string {
  return `${language.toLowerCase().replace(/[^a-z0-9-]/g, '_') || 'default'}.json`;
}
