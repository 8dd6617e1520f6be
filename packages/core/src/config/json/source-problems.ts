import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import { type Diagnostic, reportLostCharacters, reportMergeConflicts } from '../../diagnostics/index.ts';
import { findMergeConflicts, type SourceProblem } from '../../source/index.ts';

/**
 * Turns what the parser noticed into diagnostics; of many comments in one file, the first speaks for all, and marks of a merge
 * speak for whatever follows from them.
 */
export function reportSourceProblems(
  file: string,
  text: string,
  problems: readonly SourceProblem[],
): readonly Diagnostic[] {
  const conflicts = findMergeConflicts(text);
  if (conflicts.length > 0) return reportMergeConflicts(file, conflicts);
  const broken = problems.find((problem) => problem.kind === 'syntax')?.span.start ?? text.length;
  // What stands behind a place that cannot be read was taken for something else.
  const isCut = ({ kind, span }: SourceProblem): boolean =>
    kind === 'trailing-comma' && broken < text.length && text.slice(span.end, broken).trim() === '';
  const sure = problems.filter((problem) => problem.span.start <= broken && !isCut(problem));
  const comments = sure.filter(({ kind, span }) => kind === 'comment' && span.start !== broken);
  const others = sure.filter((problem) => problem.kind !== 'comment');
  const found = [...comments.slice(0, 1), ...others].map((problem) => toDiagnostic(problem, comments.length));
  return [...found, ...reportLostCharacters(file, text)];
}

function toDiagnostic({ kind, message, span, related }: SourceProblem, comments: number): Diagnostic {
  const where = { span, related: related && [related] };
  switch (kind) {
    case 'syntax':
      return configDiagnostics.syntax({ problem: message }, where);
    case 'comment':
      return configDiagnostics.comment({ count: comments }, where);
    case 'trailing-comma':
      return configDiagnostics['trailing-comma']({}, { ...where, fix: [{ span, text: '' }] });
    case 'duplicate-key':
      return configDiagnostics['duplicate-key']({ key: message }, where);
  }
}
