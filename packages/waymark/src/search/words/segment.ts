import { fold } from './fold.ts';

/** A piece of text that stands for words: a run of word characters, or of an unspaced script. */
export type RunKind = 'word' | 'pairs' | 'triples';

/** A word that a piece of text stands for. `start` and `end` are offsets in UTF-16 units. */
export interface Word {
  /** Folded: see `fold`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Only a part of an identifier or compound (`user` in `user_id`), a word without its article, or a tail of an unspaced run. */
  readonly part: boolean;
}

/** Longest word kept, in UTF-16 units: what is longer is data, not language. */
const longestWord = 40;
const mostSegments = 6;

const gap = 1;
const letter = 2;
const joiner = 3;
const pairs = 4;
const triples = 5;
/** Second half of an astral character: goes on with a run, begins none. */
const tail = 6;

const joiners = "-./:{}@'\u2019\\";
const wordCharacter = /[\p{L}\p{N}\p{M}_$]/u;
// Scripts written without spaces; Korean because its particles cling to the word.
const pairScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc\u3005\uff70]/u;
const tripleScript = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const classify = (unit: number): number => {
  // First halves of ideographs in planes 2 and 3; what else is astral (pictographs above all) is no word.
  if (unit >= 0xd840 && unit <= 0xd888) return pairs;
  if (unit >= 0xdc00 && unit <= 0xdfff) return tail;
  const character = String.fromCharCode(unit);
  if (joiners.includes(character)) return joiner;
  if (!wordCharacter.test(character)) return gap;
  if (pairScript.test(character)) return pairs;
  return tripleScript.test(character) ? triples : letter;
};

/** Finds the runs of a text, in order. Made once for many texts: it remembers what each character is. */
export type Scanner = (text: string, visit: (start: number, end: number, kind: RunKind) => void) => void;

/** Creates a scanner. */
export function createScanner(): Scanner {
  const classes = new Uint8Array(0x10000);
  /** Behind the end of a text is a gap, too. */
  const classAt = (text: string, at: number): number => {
    const unit = text.charCodeAt(at);
    const known = classes[unit] ?? 0;
    if (known !== 0) return known;
    const found = classify(unit);
    classes[unit] = found;
    return found;
  };
  // C#, F#, C++: the sign belongs to the name unless more follows (`i++)` in code does no harm).
  const signAfter = (text: string, end: number): number => {
    const sign = text.startsWith('++', end) ? 2 : text.startsWith('#', end) ? 1 : 0;
    return classAt(text, end + sign) === letter ? 0 : sign;
  };
  // Up to two joiners may stand inside a word (`/users/{id}`, `std::map`), none at its borders.
  const wordEnd = (text: string, start: number): number => {
    let end = start + 1;
    for (let at = end; at - end <= 2; at += 1) {
      const found = classAt(text, at);
      if (found === letter) end = at + 1;
      else if (found !== joiner) break;
    }
    return end + signAfter(text, end);
  };
  const runEnd = (text: string, start: number, kind: number): number => {
    let end = start;
    for (let found = kind; found === kind || found === tail; found = classAt(text, end)) end += 1;
    return end;
  };
  return (text, visit) => {
    let at = 0;
    while (at < text.length) {
      const found = classAt(text, at);
      if (found === letter) {
        const end = wordEnd(text, at);
        visit(at, end, 'word');
        at = end;
      } else if (found === pairs || found === triples) {
        const end = runEnd(text, at, found);
        visit(at, end, found === pairs ? 'pairs' : 'triples');
        at = end;
      } else at += 1;
    }
  };
}

const loneSurrogate = /^[\ud800-\udfff]$/;
const segmentPattern = /[^-./:{}@'\u2019\\+#]+/g;
// Borders of camelCase (`fooBar`, `HTTPServer`, `base64Encode`, but one word `URLs`) and of `_` and `$`.
const partPattern = /\p{Lu}{2,}s(?![\p{L}\p{M}])|\p{Lu}+(?!\p{Ll})[\p{N}\p{M}]*|\p{Lu}?[^\p{Lu}_$]+|\p{Lu}/gu;
const hasParts = /[+#]$|[-./:{}@'\u2019\\_$]|[^\p{Lu}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;

// Written as one with its word, and with what is before it: "and the lamp" is one run. What follows has to be a word.
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;

/**
 * The words of one run of word characters: the whole without its joiners (`userid` for `user_id`, `userId`,
 * `user-id`), each identifier in it, and the parts of each; of an Arabic word with its article, the word too.
 */
export function wordsOfRun(run: string): readonly Word[] {
  if (!hasParts.test(run)) {
    if (run.length > longestWord) return [];
    const whole: Word = { text: fold(run), start: 0, end: run.length, part: false };
    const article = arabicArticle.exec(run)?.[0].length ?? 0;
    return article === 0
      ? [whole]
      : [whole, { text: fold(run.slice(article)), start: article, end: run.length, part: true }];
  }
  const words: Word[] = [];
  const known = new Set<string>();
  const add = (text: string, start: number, part: boolean): void => {
    const folded = fold(text.replace(/[-./:{}@'\u2019\\_$]/g, ''));
    if (folded === '' || folded.length > longestWord || (part && folded.length < 2)) return;
    const end = start + text.length;
    const key = `${end} ${folded}`;
    if (known.has(key)) return;
    known.add(key);
    words.push({ text: folded, start, end, part });
  };
  const segments = [...run.matchAll(segmentPattern)];
  if (segments.length <= mostSegments) add(run, 0, false);
  for (const segment of segments) {
    add(segment[0], segment.index, true);
    for (const part of segment[0].matchAll(partPattern)) add(part[0], segment.index + part.index, true);
  }
  return words;
}

/**
 * The words of a run of an unspaced script: overlapping pairs (Chinese, Japanese, Korean) or triples (Thai, Lao, Khmer,
 * Burmese), so that an index and a query can never disagree about where a word ends. The tails that are shorter than
 * that are parts; with them every character of the run begins some word.
 */
export function wordsOfUnspaced(run: string, kind: RunKind): readonly Word[] {
  const size = kind === 'pairs' ? 2 : 3;
  const folded = fold(run);
  const aligned = folded.length === run.length;
  const characters = [...folded].filter((character) => !loneSurrogate.test(character));
  const words: Word[] = [];
  let at = 0;
  characters.forEach((character, index) => {
    const text = characters.slice(index, index + size).join('');
    words.push({
      text,
      start: aligned ? at : 0,
      end: aligned ? at + text.length : run.length,
      part: index + size > characters.length && characters.length >= size,
    });
    at += character.length;
  });
  return words;
}
