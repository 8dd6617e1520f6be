import { describe, expect, it } from 'vitest';
import { createTestContext } from '../components/testing/render-component.tsx';
import { createInk } from './ink.ts';

/** Each letter is an element. */
const context = {
  ...createTestContext(),
  highlight: (code: string) => [[...code].map((letter) => `<span>${letter}</span>`).join('')],
};

const text = (code: string): { code: string; language: string } => ({ code, language: 'json' });

describe('createInk', () => {
  it('counts the same code each time that it is drawn', () => {
    const ink = createInk(context, 7);
    const drawn = ['abc', 'abc', 'abc', 'd'].map((code) => ink(code, 'json').join(''));
    expect(drawn.map((html) => html.includes('<span>'))).toEqual([true, true, false, true]);
    expect(drawn[2]).toBe('abc');
  });

  it('keeps colours for what is in front, once', () => {
    const ink = createInk(context, 5, [text('front')]);
    expect(ink('other', 'json')).toEqual(['other']);
    expect(ink('front', 'json').join('')).toContain('<span>f</span>');
    expect(ink('front', 'json')).toEqual(['front']);
  });

  it('escapes what it does not colour', () => {
    expect(createInk(context, 1)('<&>', 'json')).toEqual(['&lt;&amp;&gt;']);
  });
});
