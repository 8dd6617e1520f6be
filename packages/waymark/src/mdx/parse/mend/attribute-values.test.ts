import { describe, expect, it } from 'vitest';
import { mendAttributeValue } from './attribute-values.ts';

/** The text after the mend of an error where `▲` stands; undefined where there is none. */
function mended(marked: string): string | undefined {
  const at = marked.indexOf('▲');
  const text = marked.replace('▲', '');
  const mend = mendAttributeValue(text, at);
  return mend && text.slice(0, mend.offset) + mend.inserted + text.slice(mend.offset + (mend.removed ?? 0));
}

describe('quotes inside of quotes', () => {
  it.each([
    ['▲<Card title="The "old" lamp">', '<Card title="The &quot;old&quot; lamp">'],
    ['a ▲<Card title="a "b"" />', 'a <Card title="a &quot;b&quot;" />'],
    [
      '▲<A.B-c x y="1" z={2} title="say "go" on" href="/x">',
      '<A.B-c x y="1" z={2} title="say &quot;go&quot; on" href="/x">',
    ],
    ['▲<Card title="a "b">', '<Card title="a &quot;b">'],
    ['▲<Card title="a "b" c" href="d">"e"</Card>', '<Card title="a &quot;b&quot; c" href="d">"e"</Card>'],
  ])('are part of the value in %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  it.each([
    ['▲<Card title="The lamp icon="bolt" href="/a">', '<Card title="The lamp" icon="bolt" href="/a">'],
    ['▲<img alt="The lamp src="/a.png" />', '<img alt="The lamp" src="/a.png" />'],
  ])('are those of the next attribute in %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
    expect(mendAttributeValue(text.slice(1), 0)?.reason).toMatch(/"The lamp"`, whose last quote is missing$/);
  });

  it('are parts of a value that only looks as if the next attribute began in it', () => {
    const text = '▲<Card title="Set icon="bolt" in it" href="/a">';
    expect(mended(text)).toContain('title="Set icon=&quot;bolt&quot; in it" href');
  });

  it.each([
    '▲<Card title="plain">',
    '▲<Card title="a\n"b" c">',
    '▲ <Card title="The "old" lamp">',
    '<b>▲</b> <Card title="The "old" lamp">',
  ])('are not found in %s', (text) => {
    expect(mended(text)).toBeUndefined();
  });

  it('are told of with the name of the attribute', () => {
    expect(mendAttributeValue('<Card a="b" title="a "b" c">', 0)?.reason).toBe(
      'a quote inside the value of `title` is part of it',
    );
  });
});

describe('words in braces', () => {
  it.each([
    ['<Card title={The ▲old lamp} />', '<Card title="The old lamp" />'],
    ['<Card title=▲{ Übung “macht” den Meister, 3% } />', '<Card title="Übung “macht” den Meister, 3%" />'],
    ['<Card title={The old "lamp▲"} />', '<Card title="The old &quot;lamp&quot;" />'],
    ['<Card title={The old lamp▲} />', '<Card title="The old lamp" />'],
    ['<Card title={The lamp — “▲lit” at 夜…} />', '<Card title="The lamp — “lit” at 夜…" />'],
    [
      '<b a={one two three}> <Card c={four five six} title={The ▲old lamp}>',
      '<b a={one two three}> <Card c={four five six} title="The old lamp">',
    ],
  ])('are the text of %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  it.each([
    ['two words may be code', '<Card title={old ▲lamp} />'],
    ['signs of code', '<Card title={a + ▲b + c} />'],
    ['the error stands behind them', '<Card title={The old lamp}▲ />'],
    ['the error stands before them', '<Card title▲={The old lamp} />'],
    ['the braces are no value', '<p>{The ▲old lamp}</p>'],
  ])('are left where %s', (_, text) => {
    expect(mended(text)).toBeUndefined();
  });

  it('are told of with the name of the attribute', () => {
    expect(mendAttributeValue('<Card a={one two three} />', 9)?.reason).toBe(
      'words in braces are the text of `a`',
    );
  });
});
