import type { Span } from '../source/span.ts';
import type { Diagnostic } from './diagnostic.ts';

/**
 * Orders diagnostics by file, position and code, and drops repetitions, among them those about one place in a text that
 * several pages show, and what is said of the form of a value of which more is said; those without a place come first.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(compare).filter((diagnostic, index, sorted) => {
    const before = sorted[index - 1];
    if (before !== undefined && isRepeated(before, diagnostic)) return false;
    return diagnostic.ofForm !== true || !isSaidMore(sorted, index);
  });
}

/** Whether another finding than those about its form is about the very value of this one. */
function isSaidMore(sorted: readonly Diagnostic[], index: number): boolean {
  const { span } = sorted[index] ?? {};
  if (span === undefined) return false;
  const says = (step: 1 | -1): boolean => {
    for (let at = index + step; ; at += step) {
      const other = sorted[at];
      if (other === undefined || comparePlaces(other.span, span) !== 0) return false;
      if (other.ofForm !== true) return true;
    }
  };
  return says(1) || says(-1);
}

function isRepeated(before: Diagnostic, { span, code, message, oncePerPlace }: Diagnostic): boolean {
  if (before.code !== code || comparePlaces(before.span, span) !== 0) return false;
  return before.message === message || (span !== undefined && oncePerPlace === true);
}

/** Numbers of what counts at the end of a command. */
export interface DiagnosticCount {
  readonly errors: number;
  readonly warnings: number;
}

/** Counts errors and warnings. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticCount {
  const count = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: count('error'), warnings: count('warning') };
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return comparePlaces(a.span, b.span) || compareText(a.code, b.code) || compareText(a.message, b.message);
}

function comparePlaces(a: Span | undefined, b: Span | undefined): number {
  return (
    compareText(a?.file ?? '', b?.file ?? '') ||
    (a?.start ?? -1) - (b?.start ?? -1) ||
    (a?.end ?? -1) - (b?.end ?? -1)
  );
}

/** By code units, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
