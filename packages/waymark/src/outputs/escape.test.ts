import { describe, expect, it } from 'vitest';
import { escapeLinkAddress, escapeLinkText, escapeMarkup, oneLine, shortenAtWord } from './escape.ts';

describe('escapeMarkup', () => {
  it('leaves nothing that markup gives a meaning', () => {
    expect(escapeMarkup(`<a href="x">'&amp;'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;',
    );
  });

  it('drops what XML cannot hold and keeps what scripts of the world need', () => {
    expect(escapeMarkup('a\u0000b\u000bc\ufffed\ud800e\tf\n')).toBe('abcde\tf\n');
    expect(escapeMarkup('日本 👨‍👩‍👧 می‌خواهم')).toBe('日本 👨‍👩‍👧 می‌خواهم');
  });
});

it('escapeLinkText keeps a title inside its brackets', () => {
  expect(escapeLinkText('a [b](c)\n \\d')).toBe('a \\[b\\](c) \\\\d');
});

it('escapeLinkAddress keeps an address inside its parentheses', () => {
  expect(escapeLinkAddress('/a b/(c)<d>')).toBe('/a%20b/%28c%29%3Cd%3E');
});

it('oneLine', () => {
  expect(oneLine(' a\r\n  b\t')).toBe('a b');
  expect(oneLine('a\u0085b\u2028c\0d\u001b[31me\rf')).toBe('a b c d [31me f');
});

describe('shorten', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly 10', 10, 'exactly 10'],
    ['one two three', 10, 'one two…'],
    ['abcdefghijkl', 10, 'abcdefghi…'],
    ['a bcdefghijkl', 10, 'a bcdefgh…'],
    ['abcdefgh👍👍', 10, 'abcdefgh…'],
    ['anything', 1, ''],
    ['anything', 0, ''],
  ])('%j to %d', (text, limit, expected) => {
    expect(shortenAtWord(text, limit)).toBe(expected);
    expect(shortenAtWord(text, limit).length).toBeLessThanOrEqual(limit);
  });
});

it('joins lines at every sign of ASCII at which it joins those of other scripts', () => {
  for (let code = 0; code < 128; code++) {
    const text = `a ${String.fromCharCode(code)} b`;
    expect(oneLine(text)).toBe(oneLine(`${text}é`).slice(0, -1));
  }
});
