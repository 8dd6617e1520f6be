import { describe, expect, it } from 'vitest';
import { highlightTerminal } from './ansi.ts';

const one = (line: string): string => highlightTerminal([line]).join();

describe('highlightTerminal', () => {
  it.each([
    ['plain <b>', 'plain &lt;b&gt;'],
    ['\x1b[31mred\x1b[0m done', '<span class="t1">red</span> done'],
    [
      '\x1b[1;92mok\x1b[22m still\x1b[39m not',
      '<span class="t10 tb">ok</span><span class="t10"> still</span> not',
    ],
    ['\x1b[2;34mdim\x1b[m', '<span class="t4m">dim</span>'],
    ['\x1b[3;4;9mall\x1b[23;24;29m none', '<span class="ti tu ts">all</span> none'],
    ['\x1b[41mon red\x1b[49m off', '<span class="t1 tr">on red</span> off'],
    ['\x1b[37;104mon blue', '<span class="t12 tr">on blue</span>'],
    ['\x1b[32;7mreversed', '<span class="t2 tr">reversed</span>'],
    ['\x1b[38;5;9mtable\x1b[38;5;196mcube', '<span class="t9">table</span><span class="t9">cube</span>'],
    ['\x1b[38;2;30;60;180mblue', '<span class="t4">blue</span>'],
    ['\x1b[38;5;240mgrey', '<span class="t8">grey</span>'],
    ['\x1b[38;2;1mcut short', '<span class="t7">cut short</span>'.replace(/<[^>]*>/g, '')],
    ['a\x1b[2K\x1b[1Gb\x1b]0;title\x07c\x1b(Bd', 'abcd'],
    ['\x1b[31mred\x1b(B\x1b[m plain', '<span class="t1">red</span> plain'],
    ['\x1b[2Kmany words and \x1b[32mgreen', 'many words and <span class="t2">green</span>'],
    ['\x1b[38:5:9mcolons', '<span class="t9">colons</span>'],
    ['\x1b[1;2mboth\x1b[22m none', '<span class="t7m tb">both</span> none'],
    ['cut \x1b[31', 'cut [31'],
    ['cut \x1b', 'cut '],
  ])('shows %j', (line, html) => {
    expect(one(line)).toBe(html);
  });

  it('reads no more codes of one sequence than a terminal does', () => {
    expect(one(`\x1b[${'1;'.repeat(200)}31mmany`)).toBe('<span class="tb">many</span>');
  });

  it('keeps the style over the end of a line', () => {
    expect(highlightTerminal(['\x1b[31ma', 'b\x1b[0m', 'c'])).toEqual([
      '<span class="t1">a</span>',
      '<span class="t1">b</span>',
      'c',
    ]);
  });
});
