import { expect, it } from 'vitest';
import { createFactsCollector } from './collect-facts.ts';

/** What a section says of pieces of text; `undefined` ends a paragraph. */
function wordsOf(pieces: readonly (string | undefined)[]): string | undefined {
  const collector = createFactsCollector();
  for (const piece of pieces) {
    if (piece === undefined) collector.breakText();
    else collector.text(piece);
  }
  return collector.result('a.mdx').sections[0]?.text;
}

it('puts each block on a line of its own, and one blank between words', () => {
  expect(wordsOf([undefined, ' a\nb ', ' c', undefined, '\t', undefined, undefined, 'd  e\u00a0'])).toBe(
    'a b c\nd e',
  );
  expect(wordsOf(['a \u2029 b', 'c'])).toBe('a\nbc');
  expect(wordsOf([' \n', undefined])).toBeUndefined();
});

it('joins whatever pieces there are as one pattern over all of them would', () => {
  const pieces = ['a', ' ', '  ', '\n', '\u2029', '\u00a0', undefined];
  for (let seed = 0; seed < pieces.length ** 5; seed++) {
    const some = Array.from(
      { length: 5 },
      (_, place) => pieces[Math.floor(seed / pieces.length ** place) % 7],
    );
    const whole = some.map((piece) => piece ?? '\u2029').join('');
    const joined = whole.replace(/\s+/g, (gap) => (gap.includes('\u2029') ? '\n' : ' ')).trim();
    expect(wordsOf(some) ?? '').toBe(joined);
  }
});
