import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewriteText } from './offset-map.ts';

describe('rewriteText', () => {
  it('applies edits in any order and leaves out what overlaps', () => {
    const edits = [
      { start: 6, end: 8, text: 'YY' },
      { start: 0, end: 2, text: 'x' },
      { start: 1, end: 3, text: 'lost' },
    ];
    expect(rewriteText('abcdefghi', edits).text).toBe('xcdefYYi');
  });

  it('maps offsets around and inside a replacement', () => {
    const { text, toOriginal } = rewriteText('one two three', [{ start: 4, end: 7, text: 'twenty' }]);
    expect(text).toBe('one twenty three');
    expect(toOriginal(2)).toBe(2);
    expect([toOriginal(4), toOriginal(4, 'end')]).toEqual([4, 4]);
    expect([toOriginal(6), toOriginal(6, 'end')]).toEqual([4, 7]);
    expect([toOriginal(10), toOriginal(10, 'end')]).toEqual([7, 7]);
    expect(toOriginal(11)).toBe(8);
  });

  it('leaves a deletion out of the spans at its sides', () => {
    const { text, toOriginal } = rewriteText('ab--cd', [{ start: 2, end: 4, text: '' }]);
    expect(text).toBe('abcd');
    expect(toOriginal(2, 'end')).toBe(2);
    expect(toOriginal(2, 'start')).toBe(4);
  });

  it('maps an insertion to its place', () => {
    const { toOriginal } = rewriteText('abcd', [{ start: 2, end: 2, text: '++' }]);
    expect([toOriginal(2), toOriginal(3), toOriginal(3, 'end'), toOriginal(4)]).toEqual([2, 2, 2, 2]);
    expect(toOriginal(5)).toBe(3);
  });

  it('finds every character that was kept', () => {
    const edit = fc.record({ at: fc.nat(30), length: fc.nat(4), text: fc.string({ maxLength: 5 }) });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (raw) => {
        const original = Array.from({ length: 36 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
        const edits = raw.map(({ at, length, text }) => ({ start: at, end: at + length, text }));
        const { text, toOriginal } = rewriteText(original, edits);
        for (let offset = 0; offset < text.length; offset++) {
          const character = text[offset] ?? '';
          if (original.includes(character)) expect(original[toOriginal(offset)]).toBe(character);
        }
      }),
    );
  });
});
