import type { SectionRow, TextRow } from '../format.ts';
import { type RunKind, type Scanner, wordsOfRun, wordsOfUnspaced } from '../words/segment.ts';

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
export interface FoundTerm {
  readonly start: number;
  readonly end: number;
  readonly term: number;
}

/** Finds the terms of one query in texts. */
export interface Finder {
  find(text: string): readonly FoundTerm[];
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
  const runs = new Map<string, readonly FoundTerm[]>();
  const inRun = (run: string, kind: RunKind): readonly FoundTerm[] => {
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
      const found: FoundTerm[] = [];
      scan(text, (start, end, kind) => {
        for (const hit of inRun(text.slice(start, end), kind)) {
          found.push({ start: start + hit.start, end: start + hit.end, term: hit.term });
        }
      });
      return found;
    },
  };
}

/** An identifier stands for a term that begins it: what was asked for is the part of it that does. */
const isPartOf = (part: FoundTerm, { start, end, term }: FoundTerm): boolean =>
  part.term === term && part.start >= start && part.end <= end && part.end - part.start < end - start;

/** The places of a text that were asked for: apart, and of an identifier only the part that says the term. */
export const mergeRanges = (found: readonly FoundTerm[]): readonly (readonly [number, number])[] => {
  const ranges: [number, number][] = [];
  const exact = found.filter((whole) => !found.some((part) => isPartOf(part, whole)));
  for (const { start, end } of exact) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
};

/** What the terms are worth that were found, each once. */
export const worthOf = (found: readonly FoundTerm[], { values }: Pick<Finder, 'values'>): number =>
  [...new Set(found.map(({ term }) => term))].reduce((sum, term) => sum + (values[term] ?? 0), 0);

/** Marks what matches in a short text. */
export function markText(text: string, finder: Finder): MarkedText {
  return { text, ranges: mergeRanges(finder.find(text)) };
}

/** In UTF-16 units: about one line of the dialog, two on a phone. */
const excerptLength = 110;
/** How far before the first match an excerpt begins. */
const lead = 30;
/** Stands between blocks of text, cells and lines of code: none goes on in the next. */
const between = ' · ';

const bestWindow = (found: readonly FoundTerm[], finder: Finder): FoundTerm | undefined => {
  let best: FoundTerm | undefined;
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

/** The border of a word near an offset, at most `lead` units further in the direction; never inside a character. */
const borderNear = (text: string, at: number, step: 1 | -1): number => {
  if (at <= 0) return 0;
  for (let near = at; near < text.length && Math.abs(near - at) < lead; near += step) {
    if (text[near - 1] === ' ') return near;
  }
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + step : Math.min(at, text.length);
};

/** Where the block begins that holds an offset. */
const blockOf = (text: string, at: number): number => {
  const border = text.lastIndexOf(between, at);
  return border < 0 ? 0 : border + between.length;
};

/** Cuts one line out of a text, around the place where most of the query stands together. */
function excerptOf(source: string, finder: Finder): MarkedText {
  const text = source
    .trim()
    .replace(/(?<!\s)\s*\n\s*/g, between)
    .replace(/\s+/g, ' ');
  const found = finder.find(text);
  const first = bestWindow(found, finder);
  const isWhole = first === undefined || text.length <= excerptLength;
  const block = isWhole ? 0 : blockOf(text, first.start);
  const start = isWhole ? 0 : Math.max(block, Math.min(borderNear(text, first.start - lead, 1), first.start));
  const end = borderNear(text, start + excerptLength, -1);
  const before = start > block ? '…' : '';
  const shift = before.length - start;
  const inside = found
    .filter((match) => match.start >= start && match.end <= end)
    .map((match) => ({ ...match, start: match.start + shift, end: match.end + shift }));
  return {
    text: `${before}${text.slice(start, end).trimEnd()}${end < text.length ? '…' : ''}`,
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

/**
 * Chooses what to show of a page: a line for the page itself, and the sections that match best. Of one whose title matches, what
 * it is about says more than a line of the code with which it begins, as the pages of operations do.
 */
export function excerptsOf(
  row: TextRow,
  finder: Finder,
  isNamed: boolean,
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
  const about = description || (intro?.section[2] ?? '');
  if (isNamed && about !== '' && intro?.inText === 0 && intro.inCode > 0)
    return { excerpt: excerptOf(about, finder), sections };
  const ofIntro = intro === undefined || intro.value === 0 ? undefined : excerptOfSection(intro, finder);
  const fallback = description || (rows[0]?.[2] ?? '');
  const excerpt = ofIntro ?? (fallback === '' ? undefined : excerptOf(fallback, finder));
  if (excerpt === undefined || (excerpt.ranges.length === 0 && sections.length > 0)) return { sections };
  return { excerpt, sections };
}
