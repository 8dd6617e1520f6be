import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { highlightDiagnostics } from './diagnostics.ts';
import type { RawGrammar } from './languages.ts';

/** Languages that a project brings, each with all of the project's grammars, its own last, so that they may embed one another. */
export type CustomLanguages = ReadonlyMap<string, readonly RawGrammar[]>;

/** Checks the grammars of a project. What is no grammar is reported by its position, from 1, and left out. */
export function readCustomGrammars(values: readonly unknown[]): Outcome<CustomLanguages> {
  const grammars: RawGrammar[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, value] of values.entries()) {
    const missing = findMissing(value);
    if (missing === undefined) grammars.push(value as RawGrammar);
    else diagnostics.push(highlightDiagnostics['bad-grammar']({ position: index + 1, missing }));
  }
  const languages = new Map<string, readonly RawGrammar[]>();
  for (const grammar of grammars) {
    const list = [...grammars.filter((other) => other !== grammar), grammar];
    for (const name of [grammar.name, ...readStrings(grammar.aliases)])
      languages.set(name.toLowerCase(), list);
  }
  return { value: languages, diagnostics };
}

function findMissing(value: unknown): string | undefined {
  const record = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  if (typeof record['name'] !== 'string') return 'name';
  if (typeof record['scopeName'] !== 'string') return 'scopeName';
  return Array.isArray(record['patterns']) ? undefined : 'patterns';
}

function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
