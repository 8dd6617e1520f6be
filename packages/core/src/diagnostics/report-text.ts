import type { MergeConflict } from '../source/index.ts';
import { contentDiagnostics } from './catalog/content.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Reports what of a file was lost when it was read as UTF-8; the first place speaks for all. */
export function reportLostCharacters(file: string, text: string): readonly Diagnostic[] {
  const start = text.indexOf('\ufffd');
  if (start === -1) return [];
  return [contentDiagnostics['lost-character']({}, { span: { file, start, end: start + 1 } })];
}

/** Reports conflicts of a merge in a file. */
export function reportMergeConflicts(
  file: string,
  conflicts: readonly MergeConflict[],
): readonly Diagnostic[] {
  return conflicts.map(({ marks: [first, ...others] }) => {
    const related = others.map((mark) => ({ message: 'belongs to it', span: { file, ...mark } }));
    return contentDiagnostics['merge-conflict']({}, { span: { file, ...first }, related });
  });
}
