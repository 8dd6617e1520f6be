import type { Edit } from '@waymark/core/diagnostics';
import { rewriteText, type Span } from '@waymark/core/source';
import type { FileChange } from '../project/files/writing/file-change.ts';

/**
 * What edits make of the files of a project, by file. Files elsewhere in the repository, and those that cannot be read,
 * stay as they are.
 */
export function changesOf(
  edits: readonly Edit[],
  readText: (file: string) => string | undefined,
): readonly FileChange[] {
  return [...editsByFile(edits)].flatMap(([file, own]) => {
    const before = file.startsWith('../') ? undefined : readText(file);
    if (before === undefined) return [];
    const places = own.map(({ span, text }) => ({ start: span.start, end: span.end, text }));
    const after = rewriteText(before, places).text;
    return after === before ? [] : [{ file, before, after }];
  });
}

/**
 * The edits of those mends that leave each other alone. A mend is done whole or not at all, for half of one can break a file; what
 * had to wait for another one is found again when that is done.
 */
export function joinMends(mends: readonly (readonly Edit[])[]): readonly Edit[] {
  const each = new Map(mends.map((mend) => [JSON.stringify(mend), mend]));
  const taken = new Map<string, Edit[]>();
  return [...each.values()].flatMap((mend) => {
    const isFree = mend.every((edit) => placeAmong(taken.get(edit.span.file) ?? [], edit) !== undefined);
    if (!isFree) return [];
    for (const edit of mend) take(taken, edit);
    return mend;
  });
}

function take(taken: Map<string, Edit[]>, edit: Edit): void {
  const { file } = edit.span;
  const own = taken.get(file) ?? [];
  taken.set(file, own);
  const place = placeAmong(own, edit);
  if (place !== undefined) own.splice(place, 0, edit);
}

/** Where an edit belongs among others in their order; undefined where it touches one of them. */
function placeAmong(edits: readonly Edit[], { span }: Edit): number | undefined {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = edits[middle]?.span;
    if (
      other !== undefined &&
      (other.start < span.start || (other.start === span.start && other.end < span.end))
    )
      low = middle + 1;
    else high = middle;
  }
  const touches = [edits[low - 1], edits[low]].some(
    (other) => other !== undefined && overlap(other.span, span),
  );
  return touches ? undefined : low;
}

function overlap(one: Span, other: Span): boolean {
  if (one.start === other.start && one.end === other.end) return true;
  return one.start < other.end && other.start < one.end;
}

/** Edits by file, in the order of their places. The same edit counts once; of two that overlap, the one that begins first. */
export function editsByFile(edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> {
  const byFile = new Map<string, Edit[]>();
  const each = new Map(edits.map((edit) => [JSON.stringify(edit), edit]));
  const inOrder = [...each.values()].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  for (const edit of inOrder) {
    const { file, start } = edit.span;
    const known = byFile.get(file) ?? [];
    byFile.set(file, known);
    if (start >= (known.at(-1)?.span.end ?? 0)) known.push(edit);
  }
  return byFile;
}
