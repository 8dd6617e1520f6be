import { describe, expect, it } from 'vitest';
import { parseMarkdown, parseMdx } from './parse.ts';
import { restoreAddresses } from './rewrite/restore-written.ts';
import { nodeText } from './tree.ts';

describe('plain Markdown', () => {
  it.each([
    ['underscores of one line', '_a'.repeat(100_000)],
    ['lists in lists', `${'1. '.repeat(50_000)}x`],
  ])('is text where the parser would take minutes: %s', (_, text) => {
    expect(nodeText(parseMarkdown(text))).toBe(text);
  });

  it('keeps its marks where braces are many', () => {
    expect(nodeText(parseMarkdown(`**a** ${'{b} '.repeat(3000)}`)).startsWith('a {b}')).toBe(true);
  });
});

describe('quotation marks', () => {
  it('become typographic', () => {
    expect(nodeText(parseMarkdown('say "b"')).trim()).toBe('say “b”');
  });

  it('stay as typed in a paragraph of thousands, which would take the parser minutes and all memory', () => {
    const paragraph = 'say "b" '.repeat(20_000);
    const result = parseMdx(`${paragraph}\n`);
    expect(result.kind).toBe('tree');
    expect(nodeText(parseMarkdown(paragraph)).trim()).toBe(paragraph.trim());
    expect(parseMdx(`<Card ${'a="b" '.repeat(60_000)}\n`).kind).toBe('error');
  });
});

describe('the name of an element', () => {
  it('is the one of its tag, also where the closing tag stands in a list within it', () => {
    const text = '<Tip title="T">\n\n- [a](/b "c")\n- <Badge color="red">d</Badge>\n\n  </Tip>\n';
    const result = parseMdx(text);
    const element = result.kind === 'tree' ? result.root.children?.[0] : undefined;
    expect(element?.name).toBe('Tip');
    expect(element?.children?.map(({ type }) => type)).toEqual(['list']);
  });
});

describe('the text of a link', () => {
  const textOf = (link: string): string => nodeText(parseMarkdown(link)).trim();

  it('is as it is written where it is the address', () => {
    expect(textOf('[https://a.example/x--y](https://a.example/x--y)')).toBe('https://a.example/x--y');
    expect(textOf("[a.example/it's](https://a.example/it's)")).toBe("a.example/it's");
    expect(textOf('[x...y--z@a.example](mailto:x...y--z@a.example)')).toBe('x...y--z@a.example');
    const result = parseMdx('- [/a--b](/a--b)\n');
    expect(result.kind === 'tree' && nodeText(result.root).trim()).toBe('/a--b');
  });

  it('is found in a time that grows with the page alone, whatever has no end', () => {
    // The square of this length is minutes, its third power hours.
    const text = `${'[--"'.repeat(50_000)}\n`;
    expect(nodeText(restoreAddresses({ type: 'text', value: text }, text))).toBe(text);
  });

  it('is prose where it is not', () => {
    expect(textOf('[see--this](https://a.example/x--y)')).toBe('see–this');
    expect(textOf('[a--b and --b](/b)')).toBe('a–b and –b');
  });
});
