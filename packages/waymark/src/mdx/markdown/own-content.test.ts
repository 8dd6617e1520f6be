import { expect, it } from 'vitest';
import { withOwnContent } from './own-content.ts';

it.each([
  ['the whole', 'One\n\nTwo', '**1. One**\n\nTwo', '**1. One**\n\nTwo'],
  ['behind a title', '### Parts\n\nOne\n\nTwo', '**1. One**\n\nTwo', '### Parts\n\n**1. One**\n\nTwo'],
  ['before a word', 'Wick and oil\n\nby Ann', 'Wick *and* oil', 'Wick *and* oil\n\nby Ann'],
  [
    'behind a title that it says too',
    '### Wick\n\nWick and oil',
    'Wick *and* oil',
    '### Wick\n\nWick *and* oil',
  ],
  ['elsewhere', '[One](/one/)\n\nTwo\n\nend', '**[One](/one)**\n\nTwo', '**[One](/one)**\n\nTwo\n\nend'],
])('writes the content of a component as it is written: %s', (_, drawn, content, whole) => {
  expect(withOwnContent(drawn, content)).toBe(whole);
});

it.each([
  ['nothing of it', 'Lamp', '*Oil*'],
  ['little of it', 'Two', '*One*\n\n*Two*\n\n*Three*'],
  ['it in a sentence', 'Says: lamp', '*lamp*'],
  ['what its content has as tags', 'Lamp\n\nOil and wick', '<Own>\nOil and wick\n</Own>'],
  ['it in a link', '[Lamp](/lamp)', 'Lamp'],
  ['it in two places', 'One two three four\n\nwhile\n\nfive', '*One* two three four\n\nfive'],
])('leaves what a component drew as it is where it drew %s', (_, drawn, content) => {
  expect(withOwnContent(drawn, content)).toBe(drawn);
});

it('takes names of what objects have for words', () => {
  expect(withOwnContent('constructor\n\n__proto__', '**constructor**\n\n`__proto__`')).toBe(
    '**constructor**\n\n`__proto__`',
  );
});
