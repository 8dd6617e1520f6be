import { languageAliasNames, languageNames } from '@shikijs/langs';

/** A TextMate grammar as the grammar packages and authors write it; only the keys that the highlighter reads. */
export interface RawGrammar {
  readonly name: string;
  readonly scopeName: string;
  readonly patterns: readonly unknown[];
  readonly aliases?: readonly string[];
  readonly injectTo?: readonly string[];
  readonly embeddedLangsLazy?: readonly string[];
}

/** The grammars of bundled languages. */
export interface GrammarData {
  /** Those that a language needs, by its name or an alias: its own last, before it those that it embeds. */
  grammarsOf(language: string): readonly RawGrammar[];
}

/** The bundled language or alias that a fence names, whatever its case; undefined for plain text and unknown names. */
export function findCodeLanguage(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const lower = name.trim().toLowerCase();
  const known = OTHER_NAMES.get(lower) ?? lower;
  return BUNDLED.has(known) ? known : undefined;
}

/**
 * The grammars of a bundled language: its own last, before it those that it embeds. What a grammar embeds only on demand
 * is limited to the languages that documentation shows, always the same ones, so that a block never depends on which
 * languages other blocks use.
 */
export function findGrammars(language: string, data: GrammarData): readonly RawGrammar[] {
  const own = data.grammarsOf(language);
  const lazy = own.at(-1)?.embeddedLangsLazy?.filter((name) => EMBEDDED_ON_DEMAND.has(name)) ?? [];
  return [...new Set([...lazy.flatMap((name) => data.grammarsOf(name)), ...own])];
}

const BUNDLED: ReadonlySet<string> = new Set([...languageNames, ...languageAliasNames]);

/** Names that authors use and the grammar package does not know. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    env: 'dotenv',
    curl: 'shellscript',
    golang: 'go',
    'c++': 'cpp',
    'c#': 'csharp',
    'f#': 'fsharp',
  }),
);

const EMBEDDED_ON_DEMAND: ReadonlySet<string> = new Set([
  'tsx',
  'typescript',
  'javascript',
  'json',
  'yaml',
  'toml',
  'html',
  'css',
  'python',
  'shellscript',
]);
