import { expect, it } from 'vitest';
import { readModule } from './read-module.ts';

it.each([
  ['<Card title=Hello>a</Card>', 'put the value in quotes: `title="Hello"`'],
  ['<Card title=The lamp arrow href="/">a</Card>', 'put the value in quotes: `title="The lamp"`'],
  [
    '<Card title=The icon of a lamp href="/">a</Card>',
    'put the value in quotes: `title="The icon of a lamp"`',
  ],
  ['<video src=/a.mp4 controls loop>a</video>', 'put the value in quotes: `src="/a.mp4"`'],
  ['<details class=x open>a</details>', 'put the value in quotes: `class="x"`'],
  ['<a href=https://a.example/x download>a</a>', 'put the value in quotes: `href="https://a.example/x"`'],
  ['<img alt=The open lamp src="/a.png" />', 'put the value in quotes: `alt="The open lamp"`'],
  ['<Card title＝"A">a</Card>', 'write `title=`: `＝` is no equals sign'],
  ['<Card title "A">a</Card>', 'write an equals sign: `title="A"`'],
  ['<Note>\na\n\n<Note>\n\nb\n', 'did you mean `</Note>`?'],
  ['<CardGroup>\n<Card title="A">\na\n<Card>\n</CardGroup>\n', 'did you mean `</Card>`?'],
  ['<Card title=“The lamp” href="/">a</Card>', 'write straight quotes, `title="…"`: `“` begins no value'],
  [
    '<Card title="The lamp” href="/">a</Card>',
    'end the value of `title` with a straight quote: `”` ends none',
  ],
  ['<Card title="The lamp”>a</Card>', 'end the value of `title` with a straight quote: `”` ends none'],
  ['<Card\u200b title="A">a</Card>', 'delete the character behind `<Card` that cannot be seen'],
  [
    '<Card title="\u0645\u06cc\u200c\u062e\u0648" href="/"\u200b>a</Card>',
    'delete the character behind `<Card title="\u0645\u06cc\u200c\u062e\u0648" href="/"` that cannot be seen',
  ],
  [
    '<Card title="A", href="/">a</Card>',
    'take out the comma: attributes stand beside each other with a blank',
  ],
  ['<Card href="/" :title="a">b</Card>', 'write `title={…}`: `:title` is none of MDX'],
  ['<button @click="a">b</button>', 'write `click={…}`: `@click` is none of MDX'],
  ['<Card title: "A">a</Card>', 'write `title=`: a value stands behind an equals sign'],
  ['<Frame caption={Lit lamp}>\na\n</Frame>', 'put the text in quotes: `caption="Lit lamp"`'],
  ['<div style={color: "red"}>a</div>', 'an object has braces of its own: `style={{ … }}`'],
  ['<Card title="A>a</Card>', 'close the quote of `title="`'],
  ['<Card title={2>a</Card>', 'close the brace of `title={` with `}`'],
  [
    '<Card {a}>b</Card>',
    'write `name={a}`, or `{...a}` for all that it holds: braces alone are no attribute',
  ],
  [
    '<A>\n<B>\n</A>',
    '`<B>` of line 2 is still open here: write `</B>` before this, or `/>` where it begins if nothing is in it',
  ],
  ['<Note>a</Warning>', 'the names differ: write `</Note>` here, or `<Warning>` in line 1'],
  [
    '<TabGroup>\n  <Tab>a</Tab>\n</Tabs>\n',
    'the names differ: write `</TabGroup>` here, or `<Tabs>` in line 1',
  ],
  ['<CardGroup>\n<Card>\na\n</Card>\n</Card>\n</CardGroup>\n', 'remove it, or begin with `<Card>` before it'],
  [
    '<Card>a',
    'write `</Card>` where it ends: in the same paragraph, or both on lines of their own; with nothing in it, `<Card />`',
  ],
  [
    '<Card>\n\na\n\n</Card> |\n',
    '`</Card>` ends blocks: write it on a line of its own, and what stands beside it on another',
  ],
  [
    'a\n\n</Card>',
    'remove it, or begin with `<Card>`; where that is there, look for a quote or brace in it that has no end',
  ],
  ['<CdoeGroup>\n\na\n\n</CodeGroup>', 'did you mean `<CodeGroup>` in line 1?'],
  ['<Card title="A">\n\na\n\n</Crad>', 'did you mean `</Card>`?'],
  [
    '<CodeGroup>\n\n```js\na\n\n</CodeGroup>\n\nText\n',
    'the code that begins in line 3 has no end: write a line of ``` where it ends',
  ],
  [
    '```js\na\n\n<Tabs>\n<Tab title="A">\n```bash\nb\n```\n</Tab>\n</Tabs>\n',
    'the code that begins in line 1 has no end: write a line of ``` where it ends',
  ],
  [
    '<Tabs>\n<Tab title="A>\na\n</Tab>\n<Tab title="B">\nb\n</Tab>\n</Tabs>\n',
    'close the quote of `title="`',
  ],
])('says how to mend %j', (text, hint) => {
  const [found, ...others] = readModule('a.mdx', text).diagnostics;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'mdx/syntax', hint });
});

it('takes a name for a slip only where the end of what is meant has no beginning', () => {
  const codes = (text: string): readonly string[] =>
    readModule('a.mdx', text).diagnostics.map(({ code }) => code);
  expect(codes('<Note>a</Note>\n\nPut <Node> here.\n')).toEqual(['mdx/mended']);
  expect(codes('<Node>\n\na\n\n</Note>\n')).toEqual(['mdx/syntax']);
});

it('points to the name that is misspelt, and to an end without its slash', () => {
  const placeIn = (text: string): readonly unknown[] =>
    readModule('a.mdx', text).diagnostics.map(({ span }) => span?.start);
  expect(placeIn('a\n\n<Crad>\nb\n</Card>\n')).toEqual([3]);
  expect(placeIn('a\n\n<Card>\nb\n</Crad>\n')).toEqual([12]);
  expect(placeIn('a <b>c<b> d\n')).toEqual([6]);
});

it('looks for no end in code that has one', () => {
  const [found] = readModule('a.mdx', '```mdx\n<Card>\n```\n\na\n\n</Card>').diagnostics;
  expect(found?.hint).toContain('remove it');
});
