import type { SectionRow, TextRow } from './format.ts';
import { type RunKind, type Scanner, wordsOfRun, wordsOfUnspaced } from './segment.ts';

/** Text with the parts that match the query: pairs of start and end offsets in UTF-16 units, ascending, apart. */
export interface MarkedText {
  readonly text: string;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** A section of a page that matches. */
export interface SectionHit {
  readonly id: string;
  readonly heading: MarkedText;
  readonly excerpt?: MarkedText;
}

/** A place in a text that stands for a term of the query. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly term: number;
}

/** Finds the terms of one query in texts. */
export interface Finder {
  find(text: string): readonly Found[];
  /** What each term is worth. */
  readonly values: readonly number[];
}

/** Creates a finder. `termOf` gives the number of the term that a word stands for, or -1. */
export function createFinder(
  scan: Scanner,
  termOf: (word: string) => number,
  values: readonly number[],
): Finder {
  // A page repeats its words: what a run of characters holds is found out once.
  const runs = new Map<string, readonly Found[]>();
  const inRun = (run: string, kind: RunKind): readonly Found[] => {
    const known = runs.get(run);
    if (known !== undefined) return known;
    const words = kind === 'word' ? wordsOfRun(run) : wordsOfUnspaced(run, kind);
    const found = words.map(({ text, start, end }) => ({ start, end, term: termOf(text) }));
    const hits = found.filter(({ term }) => term >= 0);
    runs.set(run, hits);
    return hits;
  };
  return {
    values,
    find(text) {
      const found: Found[] = [];
      scan(text, (start, end, kind) => {
        for (const hit of inRun(text.slice(start, end), kind)) {
          found.push({ start: start + hit.start, end: start + hit.end, term: hit.term });
        }
      });
      return found;
    },
  };
}

const mergeRanges = (found: readonly Found[]): readonly (readonly [number, number])[] => {
  const ranges: [number, number][] = [];
  for (const { start, end } of [...found].sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
};

const worthOf = (found: readonly Found[], finder: Finder): number =>
  [...new Set(found.map(({ term }) => term))].reduce((sum, term) => sum + (finder.values[term] ?? 0), 0);

/** Marks what matches in a short text. */
export function markText(text: string, finder: Finder): MarkedText {
  return { text, ranges: mergeRanges(finder.find(text)) };
}

const excerptLength = 150;
const lead = 36;

const bestWindow = (found: readonly Found[], finder: Finder): Found | undefined => {
  let best: Found | undefined;
  let bestValue = 0;
  for (const first of found) {
    const inside = found.filter(
      ({ start, end }) => start >= first.start && end <= first.start + excerptLength - lead,
    );
    const value = worthOf(inside, finder) + inside.length / 1000;
    if (value > bestValue) {
      best = first;
      bestValue = value;
    }
  }
  return best;
};

// Offsets stay on the borders of words where there are any nearby, and never split a surrogate pair.
const borderAfter = (text: string, at: number): number => {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at - 1);
  if (space >= 0 && space - at < lead) return space + 1;
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at;
};
const borderBefore = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  if (space > at - lead) return space;
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
};

/** Cuts one line out of a text, around the place where most of the query stands together. */
export function excerptOf(source: string, finder: Finder): MarkedText {
  const text = source.replace(/\s+/g, ' ').trim();
  const found = finder.find(text);
  const first = bestWindow(found, finder);
  const start =
    first === undefined || text.length <= excerptLength
      ? 0
      : Math.min(borderAfter(text, first.start - lead), first.start);
  const end = borderBefore(text, start + excerptLength);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  const inside = found
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start + shift, end: match.end + shift }));
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    ranges: mergeRanges(inside),
  };
}

const headingValue = 3;
const codeValue = 0.6;
const mostSections = 3;
const leastShare = 0.6;

const judge = (section: SectionRow, finder: Finder) => {
  const [id, heading, text, code] = section;
  const inText = worthOf(finder.find(text), finder);
  const inCode = worthOf(finder.find(code), finder);
  const inHeading = worthOf(finder.find(heading), finder);
  return {
    section,
    id,
    inText,
    inCode,
    value: headingValue * inHeading + Math.max(inText, codeValue * inCode),
  };
};

const excerptOfSection = (judged: ReturnType<typeof judge>, finder: Finder): MarkedText | undefined => {
  const [, , text, code] = judged.section;
  const source = judged.inText > 0 || judged.inCode === 0 ? text : code;
  return source.trim() === '' ? undefined : excerptOf(source, finder);
};

/** Chooses what to show of a page: a line for the page itself, and the sections that match best. */
export function excerptsOf(
  row: TextRow,
  finder: Finder,
): { readonly excerpt?: MarkedText; readonly sections: readonly SectionHit[] } {
  const [description, ...rows] = row;
  const judged = rows.map((section) => judge(section, finder));
  const best = Math.max(0, ...judged.map(({ value }) => value));
  const sections = judged
    .filter(({ id, value }) => id !== '' && value > 0 && value >= best * leastShare)
    .sort((a, b) => b.value - a.value)
    .slice(0, mostSections)
    .map((entry): SectionHit => {
      const excerpt = excerptOfSection(entry, finder);
      const heading = markText(entry.section[1], finder);
      return { id: entry.id, heading, ...(excerpt === undefined ? {} : { excerpt }) };
    });
  const intro = judged.find(({ id }) => id === '');
  const ofIntro = intro === undefined || intro.value === 0 ? undefined : excerptOfSection(intro, finder);
  const fallback = description || (rows[0]?.[2] ?? '');
  const excerpt = ofIntro ?? (fallback === '' ? undefined : excerptOf(fallback, finder));
  if (excerpt === undefined || (excerpt.ranges.length === 0 && sections.length > 0)) return { sections };
  return { excerpt, sections };
}
