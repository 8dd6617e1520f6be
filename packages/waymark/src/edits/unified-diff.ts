import { createTwoFilesPatch, FILE_HEADERS_ONLY, formatPatch } from 'diff';

/** A text and what becomes of it. A file that was not there, or is no longer, has no name on that side. */
export interface TextChange {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** Lines that may change before a text is shown as replaced: the time to find the fewest grows with their square. */
const MOST_CHANGED = 3000;

/** Prints the change of a text as a unified diff, as `git apply` reads it, with so many lines around. */
export function unifiedDiff({ from, to, before, after }: TextChange, context: number): string {
  const old = from === undefined ? '/dev/null' : `a/${from}`;
  const now = to === undefined ? '/dev/null' : `b/${to}`;
  const options = { context, headerOptions: FILE_HEADERS_ONLY, maxEditLength: MOST_CHANGED };
  const [oldLines, newLines] = [linesOf(before), linesOf(after)];
  const patch =
    countUnshared(oldLines, newLines) > MOST_CHANGED
      ? undefined
      : createTwoFilesPatch(old, now, before, after, undefined, undefined, options);
  return patch ?? replacement(old, now, oldLines, newLines);
}

/** How many lines one text has and the other has not: at least so many change, which is known without looking for the fewest. */
function countUnshared(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  const shared = after.filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count > 0;
  });
  return before.length + after.length - 2 * shared.length;
}

/** All lines of one file for all of another. */
function replacement(
  oldFileName: string,
  newFileName: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const marked = (sign: string, lines: readonly string[]): readonly string[] =>
    lines.flatMap((line) =>
      line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file'],
    );
  const hunk = {
    oldStart: 1,
    oldLines: before.length,
    newStart: 1,
    newLines: after.length,
    lines: [...marked('-', before), ...marked('+', after)],
  };
  const patch = { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined, hunks: [hunk] };
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

/** Lines with their ends; the last one may have none. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
