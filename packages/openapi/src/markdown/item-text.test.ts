import { describe, expect, it } from 'vitest';
import { itemText } from './item-text.ts';

describe('itemText', () => {
  it.each([
    ['no description', undefined, '- a'],
    ['an empty one', ' \n', '- a'],
    ['one paragraph of several lines', 'Of\n  boats. ', '- a: Of boats.'],
    ['a list right after its sentence', 'One of:\n- x\n- y', '- a: One of:\n\n  * x\n  * y'],
    ['paragraphs', 'First\nline.\n\n\nSecond\nline.', '- a: First line.\n\n  Second\n  line.'],
    ['a text that is a list', '- x\n- y', '- a:\n\n  * x\n  * y'],
    ['a dash in its only line', '- x', '- a: - x'],
    ['steps', 'Do:\n1. x\n2. y', '- a: Do:\n\n  1. x\n  2. y'],
    ['years at the start of lines', 'Since\n2020. Later.', '- a: Since 2020. Later.'],
    ['code, as it is', 'So:\n```yaml\n- x\n\n- y\n```', '- a: So:\n\n  ```yaml\n  - x\n\n  - y\n  ```'],
    ['a table', 'So:\n\n|a|b|\n|-|-|\n|c|d|', '- a: So:\n\n  |a|b|\n  |-|-|\n  |c|d|'],
    ['a line across', 'A\n\n---\n- - -\nB', '- a: A\n\n  ---\n  - - -\n  B'],
    ['markup, which ends', 'So:\n<ul>\n<li>x</li>\n</ul>', '- a: So:\n\n  <ul>\n  <li>x</li>\n  </ul>\n'],
  ])('keeps %s', (_, description, expected) => {
    expect(itemText('- a', description)).toBe(expected);
  });

  it('stands as deep as its item', () => {
    expect(itemText('    - a', 'B\n\nC', '    ')).toBe('    - a: B\n\n      C');
  });
});
