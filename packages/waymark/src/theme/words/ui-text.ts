import { apiWords } from '../../api-page/index.ts';
import { componentWords } from '../../components/index.ts';
import { playgroundWords } from '../../playground/index.ts';
import type { ThemeContext } from '../page-view.ts';
import type { Words } from '../theme-site.ts';
import { themeWords } from './languages/en.ts';
import { translations } from './languages/translations.ts';

/** All interface words in English, by key. */
export const englishWords: Readonly<Record<string, string>> = {
  ...componentWords,
  ...apiWords,
  ...playgroundWords,
  ...themeWords,
};

/** Loads the interface words of languages (values of `html lang`); every other language is spoken in English. */
export async function loadUiText(languages: Iterable<string>): Promise<ThemeContext['textIn']> {
  const spoken = new Map<string, Words>();
  const load = async (language: string): Promise<void> => {
    const words = await loaderOf(language)?.();
    if (words !== undefined) spoken.set(language, speak({ ...englishWords, ...words }));
  };
  await Promise.all(Array.from(new Set(languages), load));
  const english = speak(englishWords);
  return (language) => spoken.get(language) ?? english;
}

function speak(words: Readonly<Record<string, string>>): Words {
  const known = new Map(Object.entries(words));
  return (key, values) => {
    const text = known.get(key) ?? key;
    if (values === undefined) return text;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String((Object.hasOwn(values, name) ? values[name] : undefined) ?? placeholder),
    );
  };
}

/** Fetches the words of a language: its own, those of its script, or those of the language without region. */
function loaderOf(language: string): (typeof translations)[string] | undefined {
  const parts = language.split('-');
  const names = [language, ...(language === 'zh-TW' ? ['zh-Hant'] : []), parts[0] ?? ''];
  const name = names.find((candidate) => Object.hasOwn(translations, candidate));
  return name === undefined ? undefined : translations[name];
}
