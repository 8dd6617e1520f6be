import type { Diagnostic } from '../diagnostic.ts';
import { makeJsonHarmless } from '../display-text.ts';
import { helpUrl } from '../help-url.ts';
import { type FindSource, indexSources, rangeOf, type Sources } from '../locate-span.ts';
import { countDiagnostics } from '../sort.ts';

/** Prints diagnostics as the JSON document that the contract describes (version 1), with a line break at the end. */
export function formatJson(diagnostics: readonly Diagnostic[], sources: Sources): string {
  const document = { version: 1, ...describeFindings(diagnostics, sources) };
  return `${makeJsonHarmless(JSON.stringify(document, null, 2))}\n`;
}

/** What that document says of diagnostics: how many there are, and a record of each. */
export function describeFindings(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): { readonly summary: object; readonly diagnostics: readonly object[] } {
  const findSource = indexSources(sources);
  const { errors, warnings } = countDiagnostics(diagnostics);
  const records = diagnostics.map((diagnostic) => toRecord(diagnostic, findSource));
  return { summary: { errors, warnings }, diagnostics: records };
}

function toRecord(diagnostic: Diagnostic, findSource: FindSource): object {
  const { code, severity, message, span, path, hint } = diagnostic;
  const range = rangeOf(span, findSource);
  return {
    code,
    severity,
    message,
    // Keys without a value are left out by JSON.stringify.
    file: span?.file,
    line: range?.start.line,
    column: range?.start.column,
    endLine: range?.end.line,
    endColumn: range?.end.column,
    path,
    hint,
    url: helpUrl(code),
  };
}
