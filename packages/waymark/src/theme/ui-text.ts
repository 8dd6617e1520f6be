import { apiWords } from '../api-page/index.ts';
import { componentWords } from '../components/index.ts';
import type { ThemeContext } from './page-view.ts';
import { themeWords } from './ui-text/en.ts';
import { translations } from './ui-text/translations.ts';

const ENGLISH: Readonly<Record<string, string>> = { ...componentWords, ...apiWords, ...themeWords };

/** The interface words of a language (a value of `html lang`); English where a word is missing. */
export function uiText(language: string): ThemeContext['text'] {
  const words = interfaceWords(language);
  return (key, values = {}) =>
    (Object.hasOwn(words, key) ? (words[key] ?? key) : key).replace(
      /\{(\w+)\}/g,
      (placeholder, name: string) => String(values[name] ?? placeholder),
    );
}

/** All interface words of a language by key, English ones for those that have no translation. */
export function interfaceWords(language: string): Readonly<Record<string, string>> {
  return { ...ENGLISH, ...translationOf(language) };
}

/** The words of a language, of its script, or of the language without region. */
function translationOf(language: string): Readonly<Record<string, string>> {
  const parts = language.split('-');
  const names = [language, ...(language === 'zh-TW' ? ['zh-Hant'] : []), parts[0] ?? ''];
  const name = names.find((candidate) => Object.hasOwn(translations, candidate));
  return name === undefined ? {} : (translations[name] ?? {});
}
