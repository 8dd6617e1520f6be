import { rewriteText } from './offset-map.ts';
import type { Span } from './span.ts';

type Mark = Pick<Span, 'start' | 'end'>;

/** A part of a text of which git left both sides. */
export interface MergeConflict {
  /** The lines that git wrote, in their order. */
  readonly marks: readonly [Mark, ...Mark[]];
}

/** The marks of one conflict, in order; between ours and theirs may stand what both come from. */
const MARKS = /^(?:<{7} .*|\|{7}(?: .*)?|={7}|>{7} .*)$/;

/** Finds conflicts that nobody resolved: a merge leaves them in the file, between marks at the beginning of lines. */
export function findMergeConflicts(text: string): readonly MergeConflict[] {
  if (!text.includes('<<<<<<< ') || !text.includes('>>>>>>> ')) return [];
  const conflicts: MergeConflict[] = [];
  let marks: [Mark, ...Mark[]] | undefined;
  for (const { 0: line, index: start } of text.matchAll(/[^\r\n]+/g)) {
    if (!MARKS.test(line)) continue;
    const mark = { start, end: start + line.length };
    if (line.startsWith('<')) marks = [mark];
    else marks?.push(mark);
    if (!line.startsWith('>')) continue;
    if (marks?.some(({ start: at }) => text[at] === '=')) conflicts.push({ marks });
    marks = undefined;
  }
  return conflicts;
}

/** The text with the marks of its conflicts replaced by blanks; offsets stay true. */
export function blankMergeMarks(text: string, conflicts: readonly MergeConflict[]): string {
  const marks = conflicts.flatMap((conflict) => conflict.marks);
  return rewriteText(
    text,
    marks.map(({ start, end }) => ({ start, end, text: ' '.repeat(end - start) })),
  ).text;
}
