import type { ThemeContext } from './page-view.ts';
import { en } from './ui-text/en.ts';
import type { Words } from './ui-text/words.ts';

/** Interface words by language, as `html lang` has it, in lower case. */
const WORDS: Readonly<Record<string, Partial<Words>>> = { en };

/** The interface words of a language (a code of docs.json or a value of `html lang`); English where a word is missing. */
export function uiText(language: string): ThemeContext['text'] {
  const code = language.toLowerCase();
  const words = new Map(Object.entries({ ...en, ...(WORDS[code] ?? WORDS[code.split('-')[0] ?? '']) }));
  return (key, values = {}) =>
    (words.get(key) ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
}
