import { applyPatch, parsePatch } from 'diff';
import { expect, it } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

const many = (word: string, count = 4000): string =>
  Array.from({ length: count }, (_, index) => `${word} ${index}\n`).join('');

it.each([
  ['every line', many('old'), many('new'), 1],
  ['every line, without an end of the last one', `${many('old')}a`, `${many('new')}b`, 1],
  ['an end for the last line', `${many('old')}a`, `${many('new')}a\n`, 1],
  ['all', many('old'), '', 1],
  ['nothing before', '', many('new'), 1],
  ['carriage returns', many('old').replaceAll('\n', '\r\n'), many('old'), 1],
  [
    'the order of all lines',
    many('old'),
    many('old')
      .split(/(?<=\n)/)
      .reverse()
      .join(''),
    1,
  ],
  ['two lines of many', `a\n${many('same')}b\n`, `A\n${many('same')}B\n`, 2],
])('prints a change of %s that can be applied, in bounded time', (_, before, after, hunks) => {
  const patch = unifiedDiff({ from: 'a.mdx', to: 'a.mdx', before, after }, 3);
  expect(patch).toMatch(/^--- a\/a\.mdx\n\+\+\+ b\/a\.mdx\n@@ /);
  expect(parsePatch(patch)[0]?.hunks).toHaveLength(hunks);
  expect(applyPatch(before, patch, { autoConvertLineEndings: false })).toBe(after);
});

it('takes a text that is another one for replaced, instead of looking for the fewest lines', () => {
  const patch = unifiedDiff({ from: 'a', to: 'a', before: many('old'), after: `same\n${many('new')}` }, 3);
  const lines = patch.split('\n');
  expect(lines[3]).toBe('-old 0');
  expect(lines.indexOf('+same')).toBe(4003);
});
