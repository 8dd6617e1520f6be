import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMdx } from '../parse.ts';
import type { MdxNode } from '../tree.ts';
import { pauseBetweenTags } from './tag-lines.ts';

const row = '  <tr>\n    <td>\n      <p>a $5</p>\n    </td>\n  </tr>\n';
const table = (count: number): string => `<table>\n${row.repeat(count)}</table>\n`;

it('gives a long table blank lines, and no character another place', () => {
  const text = table(200);
  const paused = pauseBetweenTags(text);
  expect(paused).not.toBe(text);
  expect(paused.replace(/\n\n/g, '\n ')).toBe(text);
  expect(Math.max(...paused.split(/\n(?=\n)/).map(({ length }) => length))).toBeLessThan(4200);
});

it.each([
  ['short ones', table(20)],
  ['code', `\`\`\`html\n${table(200)}\`\`\`\n`],
  ['what stands in a list', `- a\n\n${table(200).replace(/^/gm, '  ')}`],
  ['what stands in a list within a tag', `<div>\n  - a\n${table(200).replace(/^/gm, '    ')}</div>\n`],
  ['texts', `<div>\n${'  <b>a</b>\n  c\n'.repeat(500)}</div>\n`],
])('leaves %s as they are', (_, text) => {
  expect(pauseBetweenTags(text)).toBe(text);
});

const leaf = fc.constantFrom(
  'text',
  '<p>x</p>',
  '<p>\n  a <code>b</code>\n</p>',
  '**a** {1}',
  '<br />',
  'a\n\nb',
  '- a\n- b',
  '> q',
);
const element = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc
      .tuple(
        fc.constantFrom('td', 'li', 'div', 'Card title="a"'),
        fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
      )
      .map(
        ([tag, children]) => `<${tag}>\n${children.join('\n').replace(/^/gm, '  ')}\n</${tag.split(' ')[0]}>`,
      ),
  ),
})).tree;

it('changes nothing of what is read', () => {
  fc.assert(
    fc.property(fc.array(element, { minLength: 5, maxLength: 30 }), (elements) => {
      const block = `<ol>\n${elements.join('\n').replace(/^/gm, '  ')}\n</ol>`;
      const text = `${block}\n`.repeat(Math.ceil(9000 / block.length));
      expect(shape(pauseBetweenTags(text))).toEqual(shape(text));
    }),
    { numRuns: 60 },
  );
});

/** A tree without lines and columns, which blank lines move. */
function shape(text: string): unknown {
  const result = parseMdx(text);
  if (result.kind === 'error') return result.error.message.replace(/\d+:\d+/g, '');
  return withOffsets(result.root);
}

function withOffsets({ position, children, ...node }: MdxNode): unknown {
  return {
    ...node,
    at: [position?.start.offset, position?.end.offset],
    children: children?.map(withOffsets),
  };
}
