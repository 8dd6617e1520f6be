import { blankFencedCode } from '@waymark/core/content';
import { isDividedWithin } from './divided.ts';

/**
 * The parser puts the text of a paragraph together from pieces, and keeps each state of it: memory grows with the pieces times
 * their length. These are the pieces, and how much of them fits into some 200 MB.
 */
const ENTITIES = { sign: /&[#\w]+;/g, most: 4e8 };
const MARKS = { sign: /["']|\.\.\.|--+/g, most: 1e8 };
/** Marks of one paragraph that become typographic ones. */
const MOST_MARKS = 2000;
/** At each line that begins with a tag, the parser goes through the paragraph: some ten seconds at most. */
const TAG_LINES = { sign: /\n[ \t]*</g, most: 1e10 };
/** That takes ten times as long where the tag holds code. */
const CODE_TAG_LINES = { sign: /\n[ \t]*<[^\n{]*\{/g, most: 1e9 };

/** Beside letters outside of ASCII, the parser goes back to the first mark of emphasis for each further one: a second at most. */
const EMPHASIS = { sign: /[^\0-\x7f][*~]+|(?<![*~])[*~]+(?=[^\0-\x7f])/g, most: 1e9 };

/** Blanks outside of ASCII of one paragraph: between the attributes of a tag, the parser goes back to the first for each. */
const ODD_BLANKS = { sign: /[^\S\t\n\v\f\r ]/g, most: 20_000 };

/** Finds the offset of a paragraph with so many no-break spaces and the like that the native parser would take hours in a tag. */
export function findManyOddBlanks(text: string): number | undefined {
  const { sign, most } = ODD_BLANKS;
  if (text.length <= most || countOf(text, sign) <= most) return undefined;
  let start = 0;
  for (const paragraph of paragraphsOf(blankFencedCode(text))) {
    if (countOf(paragraph, sign) > most) return start;
    start += paragraph.length;
  }
  return undefined;
}

/** Finds the offset of a paragraph of so many entities that the native parser would take all memory. */
export function findManyEntities(text: string): number | undefined {
  return findMany(text, ENTITIES);
}

/** Finds the offset of a paragraph with so many marks of emphasis that the native parser would take hours. */
export function findManyEmphases(text: string): number | undefined {
  return findMany(text, EMPHASIS) === undefined ? undefined : findMany(blankFencedCode(text), EMPHASIS);
}

/** Finds the offset of a paragraph with so many lines that begin with a tag that the native parser would take hours. */
export function findManyTagLines(text: string): number | undefined {
  const kinds = [TAG_LINES, CODE_TAG_LINES].filter((kind) => findMany(text, kind) !== undefined);
  if (kinds.length === 0) return undefined;
  const plain = blankFencedCode(text);
  const found = kinds.flatMap((kind) => findMany(plain, kind) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** For each paragraph that is one tag with its content, the parser copies the list of all blocks: so many take some 500 MB. */
const TAG_PARAGRAPHS = { most: 6e7, shortest: '<a>b</a>\n\n'.length };

/** Finds the offset of the first of so many paragraphs of one tag with its content that the native parser would take all memory. */
export function findManyTagParagraphs(text: string): number | undefined {
  const { most, shortest } = TAG_PARAGRAPHS;
  if ((text.length / shortest) ** 2 < most) return undefined;
  const paragraphs = paragraphsOf(blankFencedCode(text));
  const count = paragraphs.filter(isOneTag).length;
  if (count * paragraphs.length <= most) return undefined;
  const first = paragraphs.findIndex(isOneTag);
  return paragraphs.slice(0, first).reduce((sum, { length }) => sum + length, 0);
}

function isOneTag(paragraph: string): boolean {
  const line = paragraph.trim();
  return line.startsWith('<') && line.endsWith('>') && !line.endsWith('/>') && !line.includes('\n');
}

function findMany(text: string, { sign, most }: typeof ENTITIES): number | undefined {
  if (isDividedWithin(text, '\n\n', Math.floor(Math.sqrt(most)))) return undefined;
  let start = 0;
  for (const paragraph of paragraphsOf(text)) {
    if (countOf(paragraph, sign) * paragraph.length > most) return start;
    start += paragraph.length;
  }
  return undefined;
}

/** Whether a paragraph has more quotation marks, dots and dashes than the native parser can make typographic ones of. */
export function hasManyMarks(text: string): boolean {
  if (isDividedWithin(text, '\n\n', MOST_MARKS)) return false;
  return paragraphsOf(text).some((paragraph) => {
    if (paragraph.length <= MOST_MARKS) return false;
    const count = countOf(paragraph, MARKS.sign);
    return count > MOST_MARKS || count * paragraph.length > MARKS.most;
  });
}

const EMPTY_LINE = /\n[ \t\r]*\n/g;

/** The paragraphs of a text, each with what divides it from the next one. */
function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[] = [];
  const lines = new RegExp(EMPTY_LINE);
  let start = 0;
  while (lines.test(text)) {
    paragraphs.push(text.slice(start, lines.lastIndex));
    start = lines.lastIndex;
    // The end of an empty line may be the beginning of the next one.
    lines.lastIndex = start - 1;
  }
  if (start < text.length || start === 0) paragraphs.push(text.slice(start));
  return paragraphs;
}

/** Whether no paragraph of a text is longer: none is cut out where empty lines come often enough. */
export function areParagraphsWithin(text: string, longest: number): boolean {
  return (
    isDividedWithin(text, '\n\n', longest) || paragraphsOf(text).every(({ length }) => length <= longest)
  );
}

function countOf(paragraph: string, sign: RegExp): number {
  return paragraph.match(sign)?.length ?? 0;
}
