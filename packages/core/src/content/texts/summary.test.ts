import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it.each([
  ['Plain words.', 'Plain words.'],
  ['**Bold**, *slanted*, `code`, ~~gone~~ and [a link](/there).', 'Bold, slanted, code, gone and a link.'],
  ['A [![picture](a.png)](/there) that leads there', 'A picture that leads there'],
  ['One line\nand the next.\n\nAnother paragraph.', 'One line and the next.'],
  ['# A heading', 'A heading'],
  ['One<br/>two.<p>Three</p><ul><li>four</li><li>five</li></ul>', 'One two. Three four five'],
  ['An <b>element</b> and 1 < 2 > 0', 'An element and 1 < 2 > 0'],
  [
    'Send <token> of <first name>, <object id>, <Aside open>not</Aside> <b class="x">this <hr noshade>',
    'Send <token> of <first name>, <object id>, not this',
  ],
  ['_Slanted_ beside snake_case_name and __all__', 'Slanted beside snake_case_name and all'],
  ['Stars \\* and 2 * 3', 'Stars * and 2 3'],
  ['Words.\n```js\nconst x = 1;\n```\nMore.', 'Words.'],
  ['```js\nconst x = 1;\n```', ''],
  ['> [!NOTE]\n> **Closing** down\n> in May.', 'Closing down in May.'],
  ['Up to\n> 5 lines, 3 > 2', 'Up to 5 lines, 3 > 2'],
  ['', ''],
])('%j becomes %j', (markdown, summary) => {
  expect(summaryOf(markdown)).toBe(summary);
});
