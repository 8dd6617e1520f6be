import { type Diagnostic, formatPretty, sortDiagnostics } from '@waymark/core/diagnostics';
import { isLively } from './is-lively.ts';

/** Most findings that are printed in full; a terminal is no place for thousands. */
const SHOWN = 50;

/** Prints findings for a person: errors first, each with its place. */
export function reportDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: (file: string) => string | undefined,
): void {
  const order = { error: 0, warning: 1, info: 2 };
  const sorted = [...sortDiagnostics(diagnostics)].sort((a, b) => order[a.severity] - order[b.severity]);
  const color = isLively(process.stderr);
  if (sorted.length > 0)
    process.stderr.write(`${formatPretty(sorted.slice(0, SHOWN), sources, { color })}\n`);
  if (sorted.length > SHOWN)
    process.stderr.write(`… and ${sorted.length - SHOWN} more: run "waymark check" to see all\n`);
}

/** Says how many pages show a notice in the place of code that was not run. */
export function describeWithheld(pages: number): string {
  return `${pages} ${pages === 1 ? 'page shows a notice' : 'pages show notices'} in the place of code that was not run`;
}
