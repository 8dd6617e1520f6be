import { describe, expect, it } from 'vitest';
import { markTypes } from './mark-types.ts';

const name = (character: number, word: string, type: string) => ({ line: 0, character, name: word, type });

describe('markTypes', () => {
  it('marks names between tags and after entities, with types as attributes', () => {
    const lines = ['<span class="l1">a</span> &lt; <span>b</span>', 'c'];
    const names = [name(0, 'a', 'let a: "x" & Y<1>'), name(4, 'b', 'let b: 2')];
    expect(markTypes(lines, { code: 'a < b\nc', names, answers: [] })).toEqual([
      '<span class="l1"><span class="code-type" data-type="let a: &quot;x&quot; &amp; Y&lt;1>">a</span></span>' +
        ' &lt; <span><span class="code-type" data-type="let b: 2">b</span></span>',
      'c',
    ]);
  });

  it('leaves a name alone that does not stand where it is said to', () => {
    const lines = ['<span>ab</span><span>c</span>'];
    const names = [name(0, 'abc', 'x'), name(9, 'z', 'x')];
    expect(markTypes(lines, { code: 'abc', names, answers: [] })).toEqual(lines);
  });

  it('puts answers under their line, indented, each line of them', () => {
    const answers = [{ kind: 'error' as const, line: 0, character: 2, text: 'one\ntwo' }];
    expect(markTypes(['x'], { code: 'x', names: [], answers })[0]).toBe(
      'x<span class="code-answer" role="note" aria-label="one&#10;two" data-kind="error" data-answer="  one&#10;  two"></span>',
    );
  });
});
