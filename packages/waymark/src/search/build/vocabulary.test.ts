import { describe, expect, it } from 'vitest';
import { createScanner, wordsOfRun, wordsOfUnspaced } from '../words/segment.ts';
import { createVocabulary } from './vocabulary.ts';

/** What a fresh vocabulary, or one that knows more, reports of a text. */
function countsOf(text: string, vocabulary = createVocabulary()): readonly (readonly [string, number])[] {
  const found: [string, number][] = [];
  vocabulary.read(text, (id, halves) => found.push([vocabulary.words[id] ?? '', halves]));
  return found;
}

/** What it has to report: what a query of the same text would look for. */
function wordsOf(text: string): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  createScanner()(text, (start, end, kind) => {
    const run = text.slice(start, end);
    const words = kind === 'word' ? wordsOfRun(run) : wordsOfUnspaced(run, kind);
    for (const word of words) found.push([word.text, word.part ? 1 : 2]);
  });
  return found;
}

const RUNS = [
  '数据库',
  '字',
  '人々の時々',
  'ガラスのパン',
  '데이터베이스',
  // Each of these is another text when it is folded.
  'ﾃﾞｰﾀ',
  'ゟと',
  'ヿト',
  '豈更',
  '각\u1100\u1161\u11a8',
  '\u1100\u1161\u11a8각',
  '𠀋字𠀋',
];

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

describe('createVocabulary', () => {
  it.each(RUNS)('counts the pairs of %s as they are looked for', (run) => {
    expect(countsOf(run)).toEqual(wordsOf(run));
  });

  it('counts every letter of the unspaced scripts as it is looked for', () => {
    const vocabulary = createVocabulary();
    const letters = Array.from({ length: 0xd800 - 0x1100 }, (_, index) =>
      String.fromCharCode(0x1100 + index),
    );
    const others = letters.filter((letter) => {
      const text = `${letter} ${letter}各${letter}`;
      return UNSPACED.test(letter) && `${countsOf(text, vocabulary)}` !== `${wordsOf(text)}`;
    });
    expect(others).toEqual([]);
  });

  it('knows a word by one number, however it was written', () => {
    const vocabulary = createVocabulary();
    const ids: number[] = [];
    vocabulary.read('一 ㊀ 数据 数据', (id) => ids.push(id));
    expect(ids).toEqual([0, 0, 1, 2, 1, 2]);
    expect(vocabulary.words).toEqual(['一', '数据', '据']);
  });
});
