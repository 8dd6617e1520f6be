import { describe, expect, it } from 'vitest';
import { isSafeCss, makeCssSafe } from './safe-css.ts';

describe('makeCssSafe', () => {
  it.each([
    '/* of a program */ .a{fill:url( "#b" )}',
    '.a\\:b{fill:red}',
    '@font-face{src:url(data:application/octet-stream;base64,AA==)}',
  ])('keeps what loads nothing as it is written: %s', (css) => {
    expect(makeCssSafe(css)).toBe(css);
  });

  it.each([
    ['an import that a comment divides', '@im/* */port "//a/b";.b{fill:red}', '.b{fill:red}'],
    ['an import with the sign of its end in a comment', '@import /*;*/ "//a/b";.b{fill:red}', '.b{fill:red}'],
    ['an address from outside', '.a{fill:url(//a/b)}.b{fill:url(#c)}', '.a{fill:none}.b{fill:url(#c)}'],
    ['a drawing that is data', '.a{fill:url("data:image/svg+xml,x")}', '.a{fill:none}'],
  ])('takes out %s and keeps the rest', (_, css, kept) => {
    expect(makeCssSafe(css)).toBe(kept);
  });

  it.each([
    ['what runs', '.a{width:expression(1)}@import url(//a/b);'],
    ['an address whose name is escaped', '.a{fill:u\\72l(//a/b)}'],
    ['an address whose name is escaped by a letter', '.a{fill:u\\rl(//a/b)}'],
  ])('gives up styles where it cannot take out %s', (_, css) => {
    expect(makeCssSafe(css)).toBeUndefined();
  });
});

describe('isSafeCss', () => {
  it('reads an escape that no character has', () => {
    expect(isSafeCss('.a{content:"\\ffffff"}')).toBe(true);
    expect(isSafeCss('.a{fill:url(//a/b\\ffffff)}')).toBe(false);
  });
});
