import { configDiagnostics } from '../../diagnostics/catalog/config.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import type { SourceProblem } from '../../source/index.ts';

/** Turns what the parser noticed into diagnostics; of many comments in one file, the first speaks for all. */
export function reportSourceProblems(problems: readonly SourceProblem[]): readonly Diagnostic[] {
  const comments = problems.filter((problem) => problem.kind === 'comment');
  const others = problems.filter((problem) => problem.kind !== 'comment');
  return [...comments.slice(0, 1), ...others].map((problem) => toDiagnostic(problem, comments.length));
}

function toDiagnostic({ kind, message, span, related }: SourceProblem, comments: number): Diagnostic {
  const where = { span, ...(related === undefined ? {} : { related: [related] }) };
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
