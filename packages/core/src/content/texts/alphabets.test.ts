import { describe, expect, it } from 'vitest';
import { type Alphabet, alphabetNames, alphabetsOf, rangeOf } from './alphabets.ts';

describe('the alphabets of a text', () => {
  it.each<[string, string, readonly Alphabet[]]>([
    ['English', 'A café, naïve; “quoted” — 5 € → Œuvre', []],
    ['German', 'Größe, Übung', []],
    ['Polish', 'Zażółć gęślą jaźń', ['latin-ext']],
    ['Turkish', 'Başlangıç', ['latin-ext']],
    ['Romanian', 'și apoi ăla', ['latin-ext']],
    ['Vietnamese', 'Hướng dẫn cài đặt', ['vietnamese']],
    ['Vietnamese whose letters are written in parts', 'Hướng dẫn cài đặt'.normalize('NFD'), ['vietnamese']],
    ['marks without end', `a${'\u0300\u0316'.repeat(500_000)}`, []],
    ['Ukrainian', 'Ґанок', ['cyrillic']],
    ['Kazakh', 'Қазақ тілі', ['cyrillic', 'cyrillic-ext']],
    ['Greek', 'Γρήγορη εκκίνηση', ['greek']],
    ['Chinese', '快速开始', []],
    ['signs that are letters elsewhere', 'λ = 2, in Ω (β, γ)', []],
    ['one letter at the end of a word', 'the name Mikołaj, or Bogusł', ['latin-ext']],
  ])('%s', (_, text, alphabets) => {
    expect(alphabetsOf(text)).toEqual(alphabets);
  });
});

it('asks no file of an alphabet for letters of western languages', () => {
  for (const name of alphabetNames)
    for (const [, first = ''] of rangeOf(name).matchAll(/U\+(\w+)/g))
      expect(Number.parseInt(first, 16), `${name} ${first}`).toBeGreaterThan(0xff);
});
