import { describe, expect, it } from 'vitest';
import { readModule } from '../read-module.ts';
import { nodeText } from '../tree.ts';

/** An export with an empty line, then what is asked about. */
const withGap = (rest: string): string => `export const Boat = () => {\n  const sail = 1;\n\n${rest}\n};`;

describe('an export with an empty line', () => {
  it.each([
    [
      'a style of several rules',
      '  return <style>{`\n.a { color: red; }\n\n.b { color: blue; }\n`}</style>;',
    ],
    ['a text', '  const log = `\n  due;\n\n  { north\n  `;\n\n  return log;'],
    ['a text, with CRLF', '  return `\r\n{ a\r\n\r\nb }\r\n`;'],
    ['a line of blanks in a text', '  return `a\n   \n\t\nb`;'],
    ['a comment', '  /* a\n\n  { b */\n  return null;'],
    ['words of a tag', '  return (\n    <p>\n      don’t `\n\n      go\n    </p>\n  );'],
  ])('goes on over one in %s', (_, rest) => {
    const code = withGap(rest);
    const { value, diagnostics } = readModule('page.mdx', `Before.\n\n${code}\n\n<Boat />\n\nAfter.\n`);
    expect(diagnostics).toEqual([]);
    expect(value?.code).toBe(code.replaceAll('\r\n', '\n'));
    expect(value?.root.children?.map(({ type }) => type)).toEqual([
      'paragraph',
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'paragraph',
    ]);
  });

  it('of a function or class goes on, too', () => {
    const code = 'export function Boat() {\n  const a = 1;\n\n  return `b\n\nc`;\n}';
    expect(readModule('page.mdx', `${code}\n\nAfter.\n`).value?.code).toBe(code);
  });

  it('ends where its value ends', () => {
    const { value } = readModule('page.mdx', 'export const a = b\n\n[`x`](/y) and `z`\n');
    expect(value?.code).toBe('export const a = b');
    expect(value && nodeText(value.root)).toContain('x and z');
  });

  it('is left alone in code', () => {
    const fence = `\`\`\`js\n${withGap('  return `a\n\nb`;')}\n\`\`\``;
    const { value } = readModule('page.mdx', fence);
    expect(value?.root.children?.[0]?.value).toBe(withGap('  return `a\n\nb`;'));
  });
});
