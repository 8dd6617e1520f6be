import type { Entry } from '../build/postings.ts';
import { levelCount } from '../format.ts';

/** Languages that write compounds as one word, with the letters they put between the parts. */
const linksOfLanguage: ReadonlyMap<string, readonly string[]> = new Map([
  ['de', ['', 's', 'es', 'n', 'en', 'er']],
  ['nl', ['', 's', 'e', 'en']],
  ['sv', ['', 's']],
  ['da', ['', 's', 'e']],
  ['no', ['', 's', 'e']],
  ['nb', ['', 's', 'e']],
  ['nn', ['', 's', 'e']],
  ['fi', ['', 'n']],
]);

const shortestPart = 4;
/** A part counts half of the whole: two levels to half an octave each. */
const lossOfPart = 4;

/** What a site knows and its language allows. */
interface Splitter {
  readonly known: (word: string) => boolean;
  readonly links: readonly string[];
}

/** The known words that the beginning of a compound may be, with and without a link. */
const stemsOf = (beginning: string, { known, links }: Splitter): readonly string[] =>
  links
    .filter((link) => beginning.endsWith(link) && beginning.length - link.length >= shortestPart)
    .map((link) => beginning.slice(0, beginning.length - link.length))
    .filter(known);

/** The words of the site that a compound is made of, or none. The longest first part wins. */
const partsOf = (word: string, splitter: Splitter): readonly string[] => {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const stem = stemsOf(word.slice(0, at), splitter)[0];
    if (stem === undefined) continue;
    const rest = word.slice(at);
    if (splitter.known(rest)) return [stem, rest];
    const more = partsOf(rest, splitter);
    if (more.length > 0) return [stem, ...more];
  }
  return [];
};

const merge = (lists: readonly (readonly number[])[]): readonly number[] => {
  const levels = new Map<number, number>();
  for (const list of lists) {
    for (const posting of list) {
      const document = Math.floor(posting / levelCount);
      levels.set(document, Math.max(levels.get(document) ?? 0, posting % levelCount));
    }
  }
  return [...levels].sort(([a], [b]) => a - b).map(([document, level]) => document * levelCount + level);
};

const weaken = (posting: number): number => posting - Math.min(lossOfPart, posting % levelCount);

/** Whether a language writes compounds as one word. */
export function hasCompounds(language: string): boolean {
  return linksIn(language) !== undefined;
}

function linksIn(language: string): readonly string[] | undefined {
  return linksOfLanguage.get(language.split('-')[0]?.toLowerCase() ?? '');
}

/**
 * Lets the parts of German, Dutch and Nordic compounds be found where both parts are words of the site themselves.
 * Other languages are returned as they are.
 */
export function splitCompounds(entries: readonly Entry[], language: string): readonly Entry[] {
  const links = linksIn(language);
  if (links === undefined) return entries;
  const words = new Set(entries.map(({ word }) => word));
  const splitter: Splitter = { known: (word) => words.has(word), links };
  const more = new Map<string, (readonly number[])[]>();
  for (const { word, postings } of entries) {
    for (const part of partsOf(word, splitter)) {
      const lists = more.get(part) ?? [];
      lists.push(postings.map(weaken));
      more.set(part, lists);
    }
  }
  return entries.map((entry) => {
    const lists = more.get(entry.word);
    return lists === undefined ? entry : { word: entry.word, postings: merge([entry.postings, ...lists]) };
  });
}
