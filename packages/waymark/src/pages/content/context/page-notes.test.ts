import { describe, expect, it } from 'vitest';
import { createPageNotes } from './page-notes.ts';

const hash = (text: string): string => text.replace(/\W/g, '');

describe('the notes of a page', () => {
  it('hold each part once, with those that it needs, in one order', () => {
    const notes = createPageNotes(hash);
    const inner = { name: 'inner', needs: [{ name: 'base' }] };
    notes.use({ name: 'z', needs: [inner] });
    notes.use(inner);
    expect(notes.parts()).toEqual(['base', 'inner', 'z']);
    expect(JSON.parse(JSON.stringify(notes.parts()))).toEqual(notes.parts());
  });

  it('give equal styles one class, however they are written', () => {
    const notes = createPageNotes(hash);
    const first = notes.style({ marginTop: 4, '--x': 1, zIndex: 2, padding: 0 });
    expect(first).toEqual(notes.style('margin-top:4px;--x:1;z-index:2;padding:0;'));
    expect(notes.css()).toBe(`.${first.class}.${first.class}{margin-top:4px;--x:1;z-index:2;padding:0;}`);
  });

  it('print rules in one order, whatever the order of the page', () => {
    const sheets = [
      ['a:b', 'c:d'],
      ['c:d', 'a:b'],
    ].map((styles) => {
      const notes = createPageNotes(hash);
      for (const style of styles) notes.style(style);
      return notes.css();
    });
    expect(sheets[0]).toBe(sheets[1]);
  });

  it('centre a line of text as their author does, without the margin of the paragraph that it is', () => {
    const notes = createPageNotes(hash);
    const { class: row } = notes.style({ display: 'flex', alignItems: 'center' });
    notes.style('display:flex;justify-content:center');
    const ofRows = notes
      .css()
      .split('\n')
      .filter((rule) => rule.includes('>p'));
    expect(ofRows).toEqual([`.${row}>p{margin-block:0}`]);
  });

  it.each(['a:b}body{c:d', '<', '', {}])('give no class for %o', (style) => {
    const notes = createPageNotes(hash);
    expect(notes.style(style)).toEqual({});
    expect(notes.css()).toBe('');
  });
});
