import type { Diagnostic } from '../diagnostic.ts';
import { makeHarmless, makeLinesHarmless } from '../display-text.ts';
import { indexSources, rangeOf, type Sources } from '../locate-span.ts';
import { pathFromRoot } from './path-from-root.ts';

/** Choices of the GitHub form. */
export interface GithubOptions {
  /** Path of the docs folder in the repository, put before every file: annotations count from the repository. */
  readonly folder?: string;
}

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' };

/** Prints diagnostics as workflow commands, which GitHub Actions shows beside the changed lines; one per line. */
export function formatGithub(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  options: GithubOptions = {},
): string {
  const findSource = indexSources(sources);
  const { folder = '' } = options;
  return diagnostics
    .map((diagnostic) => {
      const { code, severity, span, message, hint } = diagnostic;
      const range = rangeOf(span, findSource);
      // Columns are understood on one line only.
      const columns = range !== undefined && range.start.line === range.end.line;
      const properties = {
        file: span === undefined ? undefined : pathFromRoot(folder, span.file),
        line: range?.start.line,
        endLine: range?.end.line,
        col: columns ? range.start.column : undefined,
        endColumn: columns ? range.end.column : undefined,
        title: code,
      };
      const text = hint === undefined ? message : `${message}\n${hint}`;
      return `::${COMMANDS[severity]} ${formatProperties(properties)}::${escapeData(makeLinesHarmless(text))}\n`;
    })
    .join('');
}

function formatProperties(properties: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(makeHarmless(String(value)))}`)
    .join(',');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
