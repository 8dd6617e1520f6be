import { describe, expect, it } from 'vitest';
import { parseMarkdown, parseMdx } from './parse.ts';
import { textOf } from './tree.ts';

describe('quotation marks', () => {
  it('become typographic', () => {
    expect(textOf(parseMarkdown('say "b"')).trim()).toBe('say “b”');
  });

  it('stay as typed in a paragraph of thousands, which would take the parser minutes and all memory', () => {
    const paragraph = 'say "b" '.repeat(20_000);
    const result = parseMdx(`${paragraph}\n`);
    expect(result.kind).toBe('tree');
    expect(textOf(parseMarkdown(paragraph)).trim()).toBe(paragraph.trim());
    expect(parseMdx(`<Card ${'a="b" '.repeat(60_000)}\n`).kind).toBe('error');
  });
});
