import { type Diagnostic, openapiDiagnostics, reportMergeConflicts } from '@waymark/core/diagnostics';
import { findMergeConflicts } from '@waymark/core/source';
import type { TextContent } from './parsed-text.ts';

/** What is broken in the text of a file; where git left both sides of a merge, all else follows from that. */
export function reportSyntax(
  file: string,
  { problems }: Pick<TextContent, 'problems'>,
  text = '',
): readonly Diagnostic[] {
  const conflicts = problems.length === 0 ? [] : findMergeConflicts(text);
  if (conflicts.length > 0) return reportMergeConflicts(file, conflicts);
  return problems.map(({ problem, start, end }) =>
    openapiDiagnostics.syntax({ problem }, { span: { file, start, end } }),
  );
}
