import { describe, expect, it } from 'vitest';
import { translations } from './ui-text/translations.ts';
import { interfaceWords, uiText } from './ui-text.ts';

const english = interfaceWords('en');
const placeholders = (word: string): string[] => (word.match(/\{\w+\}/g) ?? []).sort();

describe('uiText', () => {
  it('fills in values and falls back to English', () => {
    expect(uiText('de')('copied')).toBe('Kopiert');
    expect(uiText('pt-BR')('next')).toBe('Próxima');
    expect(uiText('zh-CN')('next')).toBe('下一页');
    expect(uiText('zh-TW')('next')).toBe('下一頁');
    expect(uiText('uz')('next')).toBe('Next');
    expect(uiText('en')('openIn', { tool: '$&' })).toBe('Open in $&');
    expect(uiText('en')('constructor')).toBe('constructor');
  });

  it.each(Object.entries(translations))('%s has only words that exist, with their values', (_, words) => {
    for (const [key, word] of Object.entries(words)) {
      expect(english, key).toHaveProperty(key);
      expect(placeholders(word), key).toEqual(placeholders(english[key] ?? ''));
    }
  });
});
