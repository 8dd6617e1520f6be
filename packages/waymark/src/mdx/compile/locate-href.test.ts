import { describe, expect, it } from 'vitest';
import { locateHref } from './locate-href.ts';

const place = (written: string, href: string): string | undefined => {
  const text = `Before ${href} [x](${href}) ${written} after`;
  const start = text.indexOf(written, `Before ${href} [x](${href}) `.length);
  const span = { file: 'a.mdx', start, end: start + written.length };
  const found = locateHref({ kind: 'link', href, span }, text);
  return found === undefined
    ? undefined
    : `${text.slice(start, found.start)}|${text.slice(found.start, found.end)}|${text.slice(found.end, start + written.length)}`;
};

describe('locateHref', () => {
  it.each([
    ['[/a](/a)', '/a', '[/a](|/a|)'],
    ['[x](#a)', '#a', '[x](|#a|)'],
    ['[/a]( </a> "/a")', '/a', '[/a]( <|/a|> "/a")'],
    ['![x](../b.png "t")', '../b.png', '![x](|../b.png| "t")'],
    ['[a]: /a', '/a', '[a]: |/a|'],
    ['<Card title="/a" href="/a">[/a](/a)</Card>', '/a', '<Card title="/a" href="|/a|">[/a](/a)</Card>'],
    ["<Card href={ '/a' } />", '/a', "<Card href={ '|/a|' } />"],
    ['<img src="/a"/>', '/a', '<img src="|/a|"/>'],
  ])('finds the address of %s', (written, href, found) => {
    expect(place(written, href)).toBe(found);
  });

  it.each([
    ['[x](/a&amp;b)', '/a&b'],
    ['[x](/ab)', '/a'],
    ['<Card href={to} />', '/a'],
    ['[x](https://a.b)', 'https://a.b'],
  ])('does not guess where that of %s is', (written, href) => {
    expect(place(written, href)).toBeUndefined();
  });
});
