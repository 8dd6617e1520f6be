import { describe, expect, it } from 'vitest';
import { readModule } from '../read-module.ts';
import { findDeepBrackets } from './depth.ts';

describe('what is nested too deep', () => {
  it.each([
    ['quotes', '>'.repeat(10_000)],
    ['tags', `${'<div>'.repeat(10_000)}${'</div>'.repeat(10_000)}`],
    ['lists', `${'- '.repeat(10_000)}x`],
    ['strong text', `${'**a '.repeat(10_000)}${'a** '.repeat(10_000)}`],
    ['brackets of an expression', `{${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['brackets of an export', `export const a = ${'('.repeat(10_000)}1${')'.repeat(10_000)}`],
    ['operators', `{${'!'.repeat(60_000)}1}`],
    ['expressions of one line', 'a {b} '.repeat(100_000)],
    ['quotes with spaces', '> '.repeat(100_000)],
    ['lists in lists', `${'1. '.repeat(100_000)}x`],
    ['quotes of exactly as many levels at the end', '>'.repeat(1000)],
    ['tags of one line', '<b>a</b>'.repeat(40_000)],
    ['tags of a table in one line', `<table>${'<tr><td>a</td></tr>'.repeat(20_000)}</table>`],
    ['underscores in one word', 'long_word-'.repeat(40_000)],
    ['underscores beside each other in one word', '_a_'.repeat(40_000)],
  ])('is an error with a place: %s', (_, deep) => {
    const source = `Some text.\n\n${deep}\n`;
    const { value, diagnostics } = readModule('page.mdx', source);
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/syntax']);
    expect(diagnostics[0]?.span?.start).toBeGreaterThan(10);
    expect(diagnostics[0]?.span?.start).toBeLessThan(source.length);
  });

  it('is an error in a page that is far too long', () => {
    const { value, diagnostics } = readModule('page.mdx', 'Some words.\n\n'.repeat(400_000));
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([['mdx/syntax', 5_000_000]]);
  });

  it('leaves data alone that is written in one line', () => {
    const data = '{"a":1},'.repeat(5000);
    const page = `export const rows = [${data}];\n\n\`\`\`json\n${data}\n${'<b>_</b>'.repeat(6000)}\n\`\`\`\n\n<Chart rows={[${data}]} />\n`;
    expect(readModule('page.mdx', page).value).toBeDefined();
  });

  it('leaves pages alone that are merely long', () => {
    const many = 'Is it (really) so? [Yes](/a)! '.repeat(5000);
    const lines = '- <b>snake_case</b> <br/>\n'.repeat(5000);
    expect(readModule('page.mdx', `${many}\n\n${lines}\n\n${'(\n\n'.repeat(2000)}`).value).toBeDefined();
  });
});

it('passes over short paragraphs, and over none with more brackets than may be open', () => {
  for (let lines = 0; lines < 300; lines++) {
    const before = `${'a\n\n'.repeat(lines)}export const a = (\n\n`;
    expect(findDeepBrackets(`${before}${'('.repeat(501)}\n\nb`)).toBe(before.length + 500);
    expect(findDeepBrackets(`${before}${'('.repeat(500)}\n\n(\n\nb`)).toBeUndefined();
    expect(findDeepBrackets(`${before}${'{\n'.repeat(501)}\n\nb`)).toBe(before.length + 1000);
    expect(findDeepBrackets(`${before}${'(\n'.repeat(400)}\n${'('.repeat(400)}`)).toBeUndefined();
    expect(findDeepBrackets(`${before}export const b = ${'!'.repeat(5001)}1`)).toBe(before.length + 5017);
  }
});
