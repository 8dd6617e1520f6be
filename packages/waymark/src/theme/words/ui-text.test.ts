import { findLanguage, languages } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { translations } from './languages/translations.ts';
import { englishWords, loadUiText } from './ui-text.ts';

const keys = Object.keys(englishWords).sort();
const tables = await Promise.all(
  Object.entries(translations).map(async ([language, load]) => [language, await load()] as const),
);
const codes = Object.entries(languages).filter(([code]) => code !== 'en');
const textIn = await loadUiText([...Object.values(languages).map(({ htmlLang }) => htmlLang), 'xx']);
const placeholders = (word: string): string[] => (word.match(/\{\w+\}/g) ?? []).sort();

/** Words that a language shares with English, so that any other equal word was forgotten. */
const SHARED: Readonly<Record<string, string>> = {
  ca: 'arguments extensions no',
  cs: 'cookies diagram server tip',
  da: 'callbacks cookies diagram download implicit info links menu scopes send server tags tip version',
  de: 'callbacks code cookies info links name option schema server version',
  es: 'callbacks cookies no',
  fr: 'arguments code cookies danger docsNavigation extensions info menu message note option section sections types version',
  hu: 'diagram implicit',
  id: 'diagram info menu server',
  it: 'info menu no password schema server',
  nl: 'callbacks code cookies diagram filters headers info links menu product schema scopes searchRecent server tags tip',
  no: 'diagram info send server',
  pl: 'diagram menu',
  pt: 'callbacks cookies menu',
  'pt-BR': 'callbacks cookies links menu tags',
  ro: 'implicit server',
  sv: 'diagram implicit schema server version',
  uz: 'server',
  vi: 'menu',
};

/** No word, but what stands between a name and its value, with the space behind it. */
const SIGN = 'colon';

describe('loadUiText', () => {
  it('fills in values and leaves unknown keys', () => {
    expect(textIn('de')('copied')).toBe('Kopiert');
    expect(textIn('en')('openIn', { tool: '$&' })).toBe('Open in $&');
    expect(textIn('en')('constructor')).toBe('constructor');
  });

  it('finds the words of a region, a script, or the language alone', () => {
    expect(textIn('pt')('files')).toBe('Ficheiros');
    expect(textIn('pt-BR')('files')).toBe('Arquivos');
    expect(textIn('fr-CA')('next')).toBe('Suivant');
    expect(textIn('ja-JP')('next')).toBe('次へ');
    expect(textIn('zh-CN')('next')).toBe('下一页');
    expect(textIn('zh-Hans')('next')).toBe('下一页');
    expect(textIn('zh-TW')('next')).toBe('下一頁');
    expect(['de', 'fr', 'zh'].map((language) => textIn(language)('colon'))).toEqual([': ', '\u00a0: ', '：']);
    expect(textIn('xx')('next')).toBe('Next');
  });

  it('loads no language that nobody asked for', async () => {
    const germanOnly = await loadUiText(['de']);
    expect(germanOnly('de')('next')).toBe('Weiter');
    expect(germanOnly('fr')('next')).toBe('Next');
  });

  it.each(codes)('has words of its own for the code %s', (_, { htmlLang }) => {
    expect(textIn(htmlLang)('pageNotFound')).not.toBe(englishWords['pageNotFound']);
  });
});

describe.each(tables)('words of %s', (language, words) => {
  it('are those of English, with the same values', () => {
    expect(Object.keys(words).sort()).toEqual(keys);
    for (const [key, word] of Object.entries(words)) {
      expect(placeholders(word), key).toEqual(placeholders(englishWords[key] ?? ''));
    }
  });

  it('are translated', () => {
    const same = Object.keys(words).filter((key) => key !== SIGN && words[key] === englishWords[key]);
    expect(same.sort().join(' ')).toBe(SHARED[language] ?? '');
  });

  it('are set as print sets them', () => {
    for (const [key, word] of Object.entries(words)) {
      if (key !== SIGN) expect(word, key).toBe(word.trim());
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

it('keeps French signs on the line of their word', async () => {
  expect(
    Object.values((await translations['fr']?.()) ?? {}).filter((word) => / [:;!?»]|« /.test(word)),
  ).toEqual([]);
});
