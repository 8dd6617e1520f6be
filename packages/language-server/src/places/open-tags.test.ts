import { describe, expect, it } from 'vitest';
import { openTags } from './open-tags.ts';

/** The tags that are open at the end of a text. */
const open = (text: string): readonly string[] => openTags(text, text.length);

describe('openTags', () => {
  it('names the open ones, the innermost first, as far as the offset', () => {
    expect(open('<Tabs>\n<Tab title="a">\nText <b>x</b> <Icon />')).toEqual(['Tab', 'Tabs']);
    expect(openTags('<Tabs><Tab>', 6)).toEqual(['Tabs']);
    expect(open('<Card title={"a } > b"}>\n<Tab a={`}` + \'{\'}>')).toEqual(['Tab', 'Card']);
    expect(open('<Tabs><Tab></Tab></Tabs>')).toEqual([]);
  });

  it('closes what nobody closed inside of what ends, and nothing where an end has no beginning', () => {
    expect(open('<Card><Steps><Step><p>a</Steps>')).toEqual(['Card']);
    expect(open('<Card><Step></Steps>')).toEqual(['Step', 'Card']);
  });

  it('passes what stands in quotes, braces, code and comments', () => {
    expect(open('<Card title="a > b" icon={<Icon a="b" />} {...{ x: { y: 1 } }}>')).toEqual(['Card']);
    expect(open("<Card title='<b>'>")).toEqual(['Card']);
    expect(open('Write `<Card>` {/* <Tabs>\n<Tab> */} <Note>')).toEqual(['Note']);
  });

  it('passes what nothing closes, and addresses', () => {
    expect(open('<Card>One<br>two <IMG src="a"> <https://a.example/b> <a@b.example>')).toEqual(['Card']);
  });

  it('ends at a tag that has no end', () => {
    expect(open('<Card><Icon name="')).toEqual(['Card']);
    expect(open('<Card><Icon name={a')).toEqual(['Card']);
  });
});
