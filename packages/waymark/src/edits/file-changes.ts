import type { Edit } from '@waymark/core/diagnostics';
import { rewriteText } from '@waymark/core/source';

/** A text file before and after some edits. */
export interface FileChange {
  /** Path from the docs folder. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

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
