import { type Diagnostic, untrustedDiagnostics } from '@waymark/core/diagnostics';

/** Counts the pages with a notice in the place of code that was not run: each has one finding that says so. */
export function countWithheld(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ code }) => code === untrustedDiagnostics['code-not-run'].code).length;
}
