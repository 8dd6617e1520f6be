import { describe, expect, it } from 'vitest';
import { applyNotations, type LineMarks } from './notation.ts';

const none: LineMarks = { added: [], removed: [], highlight: [], focus: [] };

describe('applyNotations', () => {
  it.each<[string, string, Partial<LineMarks>]>([
    ['a(); // [!code ++]', 'a();', { added: [1] }],
    ['a()  # [!code --]', 'a()', { removed: [1] }],
    ['<p></p> <!-- [!code highlight] -->', '<p></p>', { highlight: [1] }],
    ['a {} /* [!code hl] */', 'a {}', { highlight: [1] }],
    ['select 1 -- [!code focus]', 'select 1', { focus: [1] }],
    ['<A /> {/* [!code ++] */}', '<A />', { added: [1] }],
    ['let x (* [!code ++] *)', 'let x', { added: [1] }],
    ['x = 1 ; [!code ++]', 'x = 1', { added: [1] }],
    ['x % [!code ++]', 'x', { added: [1] }],
    ['a //[!code ++]', 'a', { added: [1] }],
    ['  // [!code ++] [!code focus]\n  a', '  a', { added: [1], focus: [1] }],
    ['a // [!code ++] // [!code hl]', 'a', { added: [1], highlight: [1] }],
    ['a // why [!code ++]', 'a // why', { added: [1] }],
    ['a // [!code ++] why', 'a // why', { added: [1] }],
    ['f(/* [!code ++] */ a)', 'f( a)', { added: [1] }],
    ['a // b // [!code ++]', 'a // b', { added: [1] }],
    ['a // [!code word:b]', 'a', {}],
  ])('takes it out of %j', (code, text, marks) => {
    expect(applyNotations(code)).toEqual({ code: text, lineMarks: { ...none, ...marks } });
  });

  it('marks several lines, as far as there are any', () => {
    const { code, lineMarks } = applyNotations('a // [!code ++:2]\nb\nc // [!code focus:9]\nd');
    expect(code).toBe('a\nb\nc\nd');
    expect(lineMarks).toEqual({ ...none, added: [1, 2], focus: [3, 4] });
  });

  it('marks what follows a line of its own, and counts lines without it', () => {
    const { code, lineMarks } = applyNotations(
      'a\r\n# [!code highlight:2]\r\nb\r\nc\r\nd # [!code --]',
      'bash',
    );
    expect(code).toBe('a\nb\nc\nd');
    expect(lineMarks).toEqual({ ...none, highlight: [2, 3], removed: [4] });
  });

  it('leaves alone what is no comment, or no notation', () => {
    for (const code of [
      'write [!code ++] here',
      'a // [!code nope]',
      '`[!code ++]`',
      "'[!code ++]'",
      'a // !code ++',
    ]) {
      expect(applyNotations(code)).toEqual({ code, lineMarks: none });
    }
  });

  it('prints a notation with one more exclamation mark as it is', () => {
    expect(applyNotations('a // [!!code ++]\nb // [!!!code hl:2]\n// [!!code nope]')).toEqual({
      code: 'a // [!code ++]\nb // [!!code hl:2]\n// [!!code nope]',
      lineMarks: none,
    });
  });

  it('knows quotes as comments where they are', () => {
    expect(applyNotations("Dim a ' [!code ++]", 'VB').code).toBe('Dim a');
    expect(applyNotations('let a " [!code ++]', 'vim').code).toBe('let a');
  });
});
