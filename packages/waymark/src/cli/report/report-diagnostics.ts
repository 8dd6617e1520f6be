import { type Diagnostic, type Sources, sortDiagnostics } from '@waymark/core/diagnostics';
import { isLively } from './is-lively.ts';
import { printFindings } from './print-findings.ts';

/** Prints findings for a person, to where progress and messages go. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], sources: Sources): void {
  if (diagnostics.length === 0) return;
  const options = { color: isLively(process.stderr), all: false };
  process.stderr.write(`${printFindings(sortDiagnostics(diagnostics), sources, options)}\n`);
}

/** Says how many pages show a notice in the place of code that was not run. */
export function describeWithheld(pages: number): string {
  return `${pages} ${pages === 1 ? 'page shows a notice' : 'pages show notices'} in the place of code that was not run`;
}
