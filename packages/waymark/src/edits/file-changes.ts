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
 * What edits make of the files of a project, by file. The same edit counts once; of two that overlap, the one that
 * begins first. Files elsewhere in the repository, and those that cannot be read, stay as they are.
 */
export function changesOf(
  edits: readonly Edit[],
  readText: (file: string) => string | undefined,
): readonly FileChange[] {
  const byFile = new Map<string, Map<string, Edit>>();
  for (const edit of edits) {
    const { file, start, end } = edit.span;
    const known = byFile.get(file) ?? new Map<string, Edit>();
    known.set(`${start}-${end} ${edit.text}`, edit);
    byFile.set(file, known);
  }
  return [...byFile].flatMap(([file, known]) => {
    const before = file.startsWith('../') ? undefined : readText(file);
    if (before === undefined) return [];
    const places = [...known.values()].map(({ span, text }) => ({ start: span.start, end: span.end, text }));
    const after = rewriteText(before, places).text;
    return after === before ? [] : [{ file, before, after }];
  });
}
