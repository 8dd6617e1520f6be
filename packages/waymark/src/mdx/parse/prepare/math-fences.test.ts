import { expect, it } from 'vitest';
import { readModule } from '../read-module.ts';
import { alignMathFences } from './math-fences.ts';

it.each([
  ['<Steps>\n  <Step>\n    $$\n    x\n    $$\n\n    y\n  </Step>\n</Steps>\n', 1],
  ['<Note>\n\t$$\n\tx\n\t$$\n\ty\n</Note>\n', 1],
  ['<Note>\r\n      $$\r\n      x\r\n      $$\r\n\r\n      y\r\n</Note>\r\n', 1],
  ['- a\n\n  <Note>\n      $$\n      x\n      $$\n      y\n  </Note>\n\n  b\n', 1],
  ['1. a\n   1. b\n\n      $$\n      x\n      $$\n\n      y\n', 1],
  ['<Note>\n    $$$\n    $$\n    $$$\n    y\n</Note>\n', 1],
  ['<Note>\n    $$\n    x\n    $$\n\n    y\n\n    $$\n    z\n    $$\n</Note>\n', 2],
  ['> <Note>\n>\n>     $$\n>     x\n>     $$\n>\n> </Note>\n', 1],
  ['<Note>\n    - $$\n      x\n      $$\n\n    $$\n    y\n    $$\n</Note>\n', 2],
  ['- ---\n  <Note>\n    $$\n    x\n    $$\n  </Note>\n', 1],
  ['1. > $$\n   > x\n   > $$\n   >\n   > <Note>\n   >     $$\n   >     y\n   >     $$\n   > </Note>\n', 2],
  ['1. - 2. a\n\n        $$\n        x\n        $$\n\n        b\n', 1],
  ['<Note>\n  1. ~~~\n     a\n     ~~~\n\n     $$\n     x\n     $$\n\n     y\n</Note>\n', 1],
  ['<Note>\n    ```\n    $$\n    ```\n\n    $$\n    x\n    $$\n</Note>\n', 1],
])('ends a formula where its signs are, however far to the right: %j', (text, formulas) => {
  const { value, diagnostics } = readModule('page.mdx', text);
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(value?.root).split('"type":"math"').length - 1).toBe(formulas);
  expect(alignMathFences(text)).toHaveLength(text.length);
});

it('leaves alone what the parser reads by itself', () => {
  const text = '- a\n\n    $$\n    x\n    $$\n\n$$\nx\n$$\n\n10.  a\n\n     $$\n     x\n     $$\n';
  expect(alignMathFences(text)).toBe(text);
});

it('leaves code alone that stands in expressions and statements', () => {
  const text =
    'export const a = `\n    $$\n    b\n`\n\n<Pre code={`\n    $$\n`} />\n\n{/*\n    $$\n*/}\n\n    `a` $$\n';
  expect(alignMathFences(text)).toBe(text);
});

it('leaves code beside the signs and knows that it ends a list', () => {
  const text = '- a\n\n`b` c\n\n        $$ `d`\n        x\n        $$\n';
  expect(alignMathFences(text)).toBe('- a\n\n`b` c\n\n$$         `d`\n        x\n$$        \n');
});

it('takes no line of a formula for a list that holds the next one', () => {
  const text =
    '<Note>\n    $$\n    a\n  - b\n    $$\n\n        $$\n        x\n        $$\n\n        y\n</Note>\n';
  const formula = '\n$$        \n        x\n$$        \n';
  expect(alignMathFences(text)).toContain(formula);
});

it('looks at each line of a long page once', () => {
  const text = '        $$\n        x\n        $$\n'.repeat(40_000);
  expect(alignMathFences(text)).toHaveLength(text.length);
});
