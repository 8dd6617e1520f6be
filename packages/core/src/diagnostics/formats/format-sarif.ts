import type { Span } from '../../source/index.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { makeJsonHarmless } from '../display-text.ts';
import { helpUrl } from '../help-url.ts';
import { type FindSource, indexSources, rangeOf, type Sources } from '../locate-span.ts';
import { pathFromRoot } from './path-from-root.ts';

/** Choices of the SARIF form. */
export interface SarifOptions {
  /** Version of the program. */
  readonly version?: string;
  /** Path of the docs folder in the repository, put before every file. */
  readonly folder?: string;
}

const LEVELS = { error: 'error', warning: 'warning', info: 'note' };

/** Prints diagnostics as SARIF 2.1.0, the form that code scanning services read, with a line break at the end. */
export function formatSarif(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  options: SarifOptions = {},
): string {
  const { version, folder = '' } = options;
  const context = { findSource: indexSources(sources), folder };
  const ruleIndexes = new Map<string, number>();
  for (const { code } of diagnostics) if (!ruleIndexes.has(code)) ruleIndexes.set(code, ruleIndexes.size);
  const rules = [...ruleIndexes.keys()].map((id) => ({
    id,
    helpUri: helpUrl(id),
    defaultConfiguration: { level: LEVELS[severityOf(diagnostics, id)] },
  }));
  const run = {
    tool: { driver: { name: 'Waymark', informationUri: 'https://waymark.dev', version, rules } },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((diagnostic) => toResult(diagnostic, ruleIndexes, context)),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return `${makeJsonHarmless(JSON.stringify(log, null, 2))}\n`;
}

interface Context {
  readonly findSource: FindSource;
  readonly folder: string;
}

function severityOf(diagnostics: readonly Diagnostic[], code: string): Diagnostic['severity'] {
  return diagnostics.find((diagnostic) => diagnostic.code === code)?.severity ?? 'error';
}

function toResult(
  diagnostic: Diagnostic,
  ruleIndexes: ReadonlyMap<string, number>,
  context: Context,
): object {
  const { code, severity, message, hint, span, related = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: ruleIndexes.get(code),
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: span === undefined ? [] : [{ physicalLocation: toLocation(span, context) }],
    relatedLocations:
      related.length === 0
        ? undefined
        : related.map((place) => ({
            message: { text: place.message },
            physicalLocation: toLocation(place.span, context),
          })),
  };
}

function toLocation(span: Span, { findSource, folder }: Context): object {
  const range = rangeOf(span, findSource);
  return {
    artifactLocation: { uri: pathFromRoot(folder, span.file).split('/').map(encodeURIComponent).join('/') },
    region:
      range === undefined
        ? undefined
        : {
            startLine: range.start.line,
            startColumn: range.start.column,
            endLine: range.end.line,
            endColumn: range.end.column,
          },
  };
}
