import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rememberAll } from '@waymark/core/source';
import type { CodeData, RawGrammar, RawTheme } from '../../highlight/index.ts';
import { PACKAGE_FOLDER } from '../package-folder.ts';

const FOLDER = fileURLToPath(new URL('dist/data/code/', PACKAGE_FOLDER));

/**
 * The grammars and themes that come with the engine, each read from disk when it is asked for: as JSON, for modules would make
 * Node.js start its loader of them, which costs a build of one page a twelfth.
 */
export function loadCodeData(): CodeData {
  let languages: Readonly<Record<string, readonly string[]>> | undefined;
  const grammarOf = rememberAll((name: string) => readJson(`grammars/${name}`) as RawGrammar);
  return {
    grammarsOf(language) {
      languages ??= readJson('languages') as Readonly<Record<string, readonly string[]>>;
      return (languages[language] ?? []).map(grammarOf);
    },
    themeOf: (name) => readJson(`themes/${name}`) as RawTheme,
  };
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8'));
}
