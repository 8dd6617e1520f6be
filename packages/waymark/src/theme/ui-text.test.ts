import { findLanguage, languages } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { translations } from './ui-text/translations.ts';
import { interfaceWords, uiText } from './ui-text.ts';

const english = interfaceWords('en');
const keys = Object.keys(english).sort();
const tables = Object.entries(translations);
const placeholders = (word: string): string[] => (word.match(/\{\w+\}/g) ?? []).sort();

/** Words that a language shares with English, so that any other equal word was forgotten. */
const SHARED: Readonly<Record<string, string>> = {
  cs: 'cookies diagram server tip',
  da: 'callbacks cookies diagram download info links menu scopes server tip version',
  de: 'callbacks cookies info links option server version',
  es: 'callbacks cookies',
  fr: 'cookies danger docsNavigation info menu note option section sections version',
  hu: 'diagram',
  id: 'diagram info menu server',
  it: 'info menu server',
  nl: 'callbacks cookies diagram filters headers info links menu product scopes searchRecent server tip',
  no: 'diagram info server',
  pl: 'diagram menu',
  pt: 'callbacks cookies menu',
  'pt-BR': 'callbacks cookies links menu',
  ro: 'server',
  sv: 'diagram server version',
  uz: 'server',
  vi: 'menu',
};

describe('uiText', () => {
  it('fills in values and leaves unknown keys', () => {
    expect(uiText('de')('copied')).toBe('Kopiert');
    expect(uiText('en')('openIn', { tool: '$&' })).toBe('Open in $&');
    expect(uiText('en')('constructor')).toBe('constructor');
  });

  it('finds the words of a region, a script, or the language alone', () => {
    expect(uiText('pt')('files')).toBe('Ficheiros');
    expect(uiText('pt-BR')('files')).toBe('Arquivos');
    expect(uiText('fr-CA')('next')).toBe('Suivant');
    expect(uiText('ja-JP')('next')).toBe('次へ');
    expect(uiText('zh-CN')('next')).toBe('下一页');
    expect(uiText('zh-Hans')('next')).toBe('下一页');
    expect(uiText('zh-TW')('next')).toBe('下一頁');
    expect(uiText('xx')('next')).toBe('Next');
  });

  it.each(Object.entries(languages).filter(([code]) => code !== 'en'))(
    'has words of its own for the code %s',
    (_, { htmlLang }) => {
      expect(uiText(htmlLang)('pageNotFound')).not.toBe(english['pageNotFound']);
    },
  );
});

describe.each(tables)('words of %s', (language, words) => {
  it('are those of English, with the same values', () => {
    expect(Object.keys(words).sort()).toEqual(keys);
    for (const [key, word] of Object.entries(words)) {
      expect(placeholders(word), key).toEqual(placeholders(english[key] ?? ''));
    }
  });

  it('are translated', () => {
    const same = Object.keys(words).filter((key) => words[key] === english[key]);
    expect(same.sort().join(' ')).toBe(SHARED[language] ?? '');
  });

  it('are set as print sets them', () => {
    for (const [key, word] of Object.entries(words)) {
      expect(word, key).toBe(word.trim());
      expect(word, key).not.toMatch(/["'`]|\.\.\.|[←→↑↓⇐⇒]| {2}/);
    }
  });
});

describe.each(tables.filter(([language]) => findLanguage(language)?.direction === 'rtl'))(
  'words of %s, from right to left',
  (_, words) => {
    it('keep the order of values that run from left to right', () => {
      for (const [key, word] of Object.entries(words)) {
        const isolated = word.replaceAll(/[\u2066\u2068]\{\w+\}\u2069/g, '');
        expect(isolated, key).not.toMatch(/\{(?:value|placeholder|scheme|query)\}|[\u2066-\u2069]/);
      }
    });
  },
);

it('keeps French signs on the line of their word', () => {
  expect(Object.values(translations['fr'] ?? {}).filter((word) => / [:;!?»]|« /.test(word))).toEqual([]);
});
