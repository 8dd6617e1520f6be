import { type DiagnosticCatalog, declare, defineDiagnostics } from '@waymark/core/diagnostics';

const declarations = {
  'unknown-theme': declare<{ name: string; suggestion: string | undefined; used: string }>({
    severity: 'warning',
    message: ({ name, used }) => `There is no code theme "${name}"; "${used}" is used instead`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Take one of Shiki’s theme names, or "system", "dark" or "css-variables"'
        : `Did you mean "${suggestion}"?`,
    explain: [
      'Code is coloured with the themes that Shiki bundles, by their names.',
      '',
      'Bad: `{ "styling": { "codeblocks": "github" } }`',
      '',
      'Good: `{ "styling": { "codeblocks": { "light": "github-light", "dark": "github-dark" } } }`',
    ].join('\n'),
  }),
  'bad-grammar': declare<{ path: string; problem: string }>({
    severity: 'warning',
    message: ({ path, problem }) => `The custom language "${path}" is left out: ${problem}`,
    hint: () =>
      'Name a file of a TextMate grammar: a JSON object with "name", "scopeName" and "patterns". Known languages need none',
    explain: [
      'A language that Waymark does not know can be coloured by a TextMate grammar in JSON.',
      '',
      'Bad: `{ "patterns": [] }`',
      '',
      'Good: `{ "name": "acme", "scopeName": "source.acme", "patterns": [{ "match": "#.*", "name": "comment" }] }`',
    ].join('\n'),
  }),
};

/** What can be wrong with the highlighter's part of the configuration. */
export const highlightDiagnostics: DiagnosticCatalog<typeof declarations> = defineDiagnostics(
  'highlight',
  declarations,
);
