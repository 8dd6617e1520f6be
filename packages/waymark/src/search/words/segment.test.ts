import { describe, expect, it } from 'vitest';
import { createScanner, wordsOfRun, wordsOfUnspaced } from './segment.ts';

const runsOf = (text: string): readonly string[] => {
  const runs: string[] = [];
  createScanner()(text, (start, end, kind) => runs.push(`${kind}:${text.slice(start, end)}`));
  return runs;
};

const textsOf = (run: string): readonly string[] => wordsOfRun(run).map((word) => word.text);

describe('createScanner', () => {
  it('keeps identifiers and paths together and leaves the punctuation around them', () => {
    expect(runsOf('Call (user_id), then "os.path" at /users/{id}/. End.')).toEqual([
      'word:Call',
      'word:user_id',
      'word:then',
      'word:os.path',
      'word:at',
      'word:users/{id',
      'word:End',
    ]);
  });

  it('separates scripts', () => {
    expect(runsOf('API密钥とAPIキー、ภาษาไทย')).toEqual([
      'word:API',
      'pairs:密钥と',
      'word:API',
      'pairs:キー',
      'triples:ภาษาไทย',
    ]);
  });

  it('knows names that end with a sign', () => {
    expect(runsOf('C++, C# and a#b')).toEqual(['word:C++', 'word:C#', 'word:and', 'word:a', 'word:b']);
  });

  it('skips pictographs and halves of characters but keeps rare ideographs', () => {
    expect(runsOf('a 😀 b \ud83d \udc00 𠀋字')).toEqual(['word:a', 'word:b', 'pairs:𠀋字']);
  });

  it('breaks where more than two joiners meet', () => {
    expect(runsOf('https://example.com and wait...what')).toEqual([
      'word:https',
      'word:example.com',
      'word:and',
      'word:wait',
      'word:what',
    ]);
  });
});

describe('wordsOfRun', () => {
  it.each([
    ['Plain', ['plain']],
    ['user_id', ['userid', 'user', 'id']],
    ['userId', ['userid', 'user', 'id']],
    ['URLs', ['urls']],
    ['userIDs', ['userids', 'user', 'ids']],
    ['HTTPServerError', ['httpservererror', 'http', 'server', 'error']],
    ['base64Encode', ['base64encode', 'base64', 'encode']],
    ['real-time', ['realtime', 'real', 'time']],
    ['users/{user_id', ['usersuserid', 'users', 'userid', 'user', 'id']],
    ['don’t', ['dont', 'don']],
    ['C++', ['c++']],
    ['Größe', ['grosse']],
    ['ＡＰＩ', ['api']],
    ['ÉCOLE', ['ecole']],
    ['й', ['и']],
  ])('%s → %j', (run, words) => {
    expect(textsOf(run)).toEqual(words);
  });

  it('gives an Arabic word without its article too', () => {
    expect(textsOf('المصباح')).toEqual(['المصباح', 'مصباح']);
    expect(textsOf('والأبواب')).toEqual(['والابواب', 'ابواب']);
    expect(textsOf('للمنارة')).toEqual(['للمنارة', 'منارة']);
    for (const word of ['مصباح', 'التي', 'الله']) expect(textsOf(word)).toEqual([word]);
    expect(wordsOfRun('المصباح')[1]).toMatchObject({ start: 2, end: 7, part: true });
  });

  it('drops what is too long to be a word', () => {
    expect(textsOf('a'.repeat(41))).toEqual([]);
    expect(textsOf('a/b1/c1/d1/e1/f1/g1')).not.toContain('ab1c1d1e1f1g1');
  });

  it('tells where each word stands', () => {
    expect(wordsOfRun('userId').map(({ start, end, part }) => [start, end, part])).toEqual([
      [0, 6, false],
      [0, 4, true],
      [4, 6, true],
    ]);
  });
});

describe('wordsOfUnspaced', () => {
  it('gives overlapping pairs and the last character', () => {
    expect(wordsOfUnspaced('数据库', 'pairs')).toEqual([
      { text: '数据', start: 0, end: 2, part: false },
      { text: '据库', start: 1, end: 3, part: false },
      { text: '库', start: 2, end: 3, part: true },
    ]);
  });

  it('keeps the voicing marks of kana, full width or half', () => {
    expect(wordsOfUnspaced('ガﾞ', 'pairs')[0]?.text.startsWith('ガ')).toBe(true);
    expect(wordsOfUnspaced('ﾃﾞ', 'pairs').map(({ text }) => text)).toEqual(['デ']);
  });
});
