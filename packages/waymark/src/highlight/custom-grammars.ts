import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import { highlightDiagnostics } from './diagnostics.ts';
import type { RawGrammar } from './languages.ts';

/** Languages that a project brings, each with all of the project's grammars, its own last, so that they may embed one another. */
export type CustomLanguages = ReadonlyMap<string, readonly RawGrammar[]>;

/** A file that the configuration names as a grammar. */
export interface GrammarFile {
  /** From the folder of the docs. */
  readonly path: string;
  /** Its text, if there is such a file. */
  readonly text: string | undefined;
}

/** Checks the grammars of a project. What is no grammar is reported and left out. */
export function readCustomGrammars(files: readonly GrammarFile[]): Outcome<CustomLanguages> {
  const grammars: RawGrammar[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, { path, text }] of files.entries()) {
    const value = text === undefined ? undefined : parse(text);
    const problem = text === undefined ? 'there is no such file' : findProblem(value);
    if (problem === undefined) grammars.push(value as RawGrammar);
    else
      diagnostics.push(
        highlightDiagnostics['bad-grammar']({ path, problem }, { path: `/languages/custom/${index}` }),
      );
  }
  const languages = new Map<string, readonly RawGrammar[]>();
  for (const grammar of grammars) {
    const list = [...grammars.filter((other) => other !== grammar), grammar];
    for (const name of [grammar.name, ...readStrings(grammar.aliases)])
      languages.set(name.toLowerCase(), list);
  }
  return { value: languages, diagnostics };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'it is no JSON object';
  const { name, scopeName, patterns } = value as Record<string, unknown>;
  if (typeof name !== 'string') return 'its grammar has no "name"';
  if (typeof scopeName !== 'string') return 'its grammar has no "scopeName"';
  return Array.isArray(patterns) ? undefined : 'its grammar has no "patterns"';
}

function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
