import type { Diagnostic } from './diagnostic.ts';

/** Orders diagnostics by file, position and code, and drops repetitions; those without a place come first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(compare).filter((diagnostic, index, sorted) => {
    const before = sorted[index - 1];
    return before === undefined || compare(before, diagnostic) !== 0;
  });
}

/** Number of diagnostics of each severity. */
export interface DiagnosticCount {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

/** Counts diagnostics by severity. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticCount {
  const count = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), infos: count('info') };
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.span?.file ?? '', b.span?.file ?? '') ||
    (a.span?.start ?? -1) - (b.span?.start ?? -1) ||
    (a.span?.end ?? -1) - (b.span?.end ?? -1) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** By code units, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
