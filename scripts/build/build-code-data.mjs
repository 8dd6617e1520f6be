// Takes over the grammars and themes of code: as JSON, which costs less to load than the modules of their packages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageAliasNames, languageNames } from '@shikijs/langs';
import { themeNames } from '@shikijs/themes';

/**
 * Writes into a folder each grammar once, which grammars a language needs, its own last, by its names, and each theme. Gives the
 * packages' names.
 */
export async function buildCodeData(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['grammars', 'themes']) mkdirSync(join(folder, name), { recursive: true });
  const write = (name, value) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  const languages = {};
  for (const language of [...languageNames, ...languageAliasNames]) {
    const { default: grammars } = await import(`@shikijs/langs/${language}`);
    for (const grammar of grammars) write(`grammars/${grammar.name}`, grammar);
    languages[language] = grammars.map(({ name }) => name);
  }
  write('languages', languages);
  for (const name of themeNames) write(`themes/${name}`, (await import(`@shikijs/themes/${name}`)).default);
  return ['@shikijs/langs', '@shikijs/themes'];
}
