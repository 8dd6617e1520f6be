import { describe, expect, it } from 'vitest';
import { smarten } from './smart-punctuation.ts';

describe('smarten', () => {
  it.each([
    ['plain text', 'plain text'],
    ["What's new", 'What’s new'],
    ['a "quoted" word', 'a “quoted” word'],
    ["'single' and 'n' more", '‘single’ and ‘n’ more'],
    [`"'nested' quotes"`, '“‘nested’ quotes”'],
    ["'90s rock", '’90s rock'],
    ["the dogs' bowls", 'the dogs’ bowls'],
    ['a 6" nail', 'a 6” nail'],
    ['("in brackets")', '(“in brackets”)'],
    ['an "open end', 'an “open end'],
    ['1--2 and so---there', '1–2 and so—there'],
    ['---- ----- ------ -------', '–– —– —— —––'],
    ['wait... what.. ever', 'wait… what.. ever'],
    ['x - y', 'x - y'],
  ])('turns %j into %j', (text, smart) => {
    expect(smarten(text)).toBe(smart);
  });
});
