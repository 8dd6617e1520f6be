import { expect, it } from 'vitest';
import { readModule } from './read-module.ts';

it.each([
  ['<Card title=Hello>a</Card>', 'Put the value in quotes: `title="Hello"`'],
  ['<Card title=The lamp arrow href="/">a</Card>', 'Put the value in quotes: `title="The lamp"`'],
  [
    '<Card title=The icon of a lamp href="/">a</Card>',
    'Put the value in quotes: `title="The icon of a lamp"`',
  ],
  ['<video src=/a.mp4 controls loop>a</video>', 'Put the value in quotes: `src="/a.mp4"`'],
  ['<details class=x open>a</details>', 'Put the value in quotes: `class="x"`'],
  ['<a href=https://a.example/x download>a</a>', 'Put the value in quotes: `href="https://a.example/x"`'],
  ['<img alt=The open lamp src="/a.png" />', 'Put the value in quotes: `alt="The open lamp"`'],
  ['<Card title＝"A">a</Card>', 'Write `title=`: `＝` is no equals sign'],
  ['<Card title "A">a</Card>', 'Write an equals sign: `title="A"`'],
  ['<Card title"A">a</Card>', 'Write an equals sign: `title="A"`'],
  ['<Note\nThe lamp, and more.\n</Note>', 'End the tag with `>`: `<Note>`'],
  ['<Step title="A"\nOpen it. Then go on.\n</Step>', 'End the tag with `>`: `<Step title="A">`'],
  [
    '<CardGroup>\n<Card title="A" />\na\n</Card>\n</CardGroup>\n',
    '`<Card />` of line 2 holds nothing: write `>` for its `/>` if this is its end, else remove this',
  ],
  [
    '<Card title="A" />\na\n\n</Card>\n',
    '`<Card />` of line 1 holds nothing: write `>` for its `/>` if this is its end, else remove this',
  ],
  ['<Note>\na\n\n<Note>\n\nb\n', 'Did you mean `</Note>`?'],
  ['<CardGroup>\n<Card title="A">\na\n<Card>\n</CardGroup>\n', 'Did you mean `</Card>`?'],
  ['<Card title=“The lamp” href="/">a</Card>', 'Write straight quotes, `title="…"`: `“` begins no value'],
  [
    '<Card title="The lamp” href="/">a</Card>',
    'End the value of `title` with a straight quote: `”` ends none',
  ],
  ['<Card title="The lamp”>a</Card>', 'End the value of `title` with a straight quote: `”` ends none'],
  ['<Card\u200b title="A">a</Card>', 'Delete the character behind `<Card` that cannot be seen'],
  [
    '<Card title="\u0645\u06cc\u200c\u062e\u0648" href="/"\u200b>a</Card>',
    'Delete the character behind `<Card title="\u0645\u06cc\u200c\u062e\u0648" href="/"` that cannot be seen',
  ],
  [
    '<Card title="A", href="/">a</Card>',
    'Take out the comma: attributes stand beside each other with a blank',
  ],
  ['<Card href="/" :title="a">b</Card>', 'Write `title={…}`: `:title` is none of MDX'],
  ['<button @click="a">b</button>', 'Write `click={…}`: `@click` is none of MDX'],
  ['<Card title: "A">a</Card>', 'Write `title=`: a value stands behind an equals sign'],
  ['<Frame caption={Lit lamp}>\na\n</Frame>', 'Put the text in quotes: `caption="Lit lamp"`'],
  ['<div style={color: "red"}>a</div>', 'An object has braces of its own: `style={{ … }}`'],
  ['<Card title="A>a</Card>', 'Close the quote of `title="`'],
  ['<Card title={2>a</Card>', 'Close the brace of `title={` with `}`'],
  [
    '<Card {a}>b</Card>',
    'Write `name={a}`, or `{...a}` for all that it holds: braces alone are no attribute',
  ],
  [
    '<A>\n<B>\n</A>',
    '`<B>` of line 2 is still open here: write `</B>` before this, or `/>` where it begins if nothing is in it',
  ],
  ['<Note>a</Warning>', 'The names differ: write `</Note>` here, or `<Warning>` in line 1'],
  [
    '<TabGroup>\n  <Tab>a</Tab>\n</Tabs>\n',
    'The names differ: write `</TabGroup>` here, or `<Tabs>` in line 1',
  ],
  ['<CardGroup>\n<Card>\na\n</Card>\n</Card>\n</CardGroup>\n', 'Remove it, or begin with `<Card>` before it'],
  [
    '<Card>a',
    'Write `</Card>` where it ends: in the same paragraph, or both on lines of their own; with nothing in it, `<Card />`',
  ],
  [
    '<Card>\n\na\n\n</Card> |\n',
    '`</Card>` ends blocks: write it on a line of its own, and what stands beside it on another',
  ],
  [
    'a\n\n</Card>',
    'Remove it, or begin with `<Card>`; where that is there, look for a quote or brace in it that has no end',
  ],
  ['<CdoeGroup>\n\na\n\n</CodeGroup>', 'Did you mean `<CodeGroup>` in line 1?'],
  ['<Card title="A">\n\na\n\n</Crad>', 'Did you mean `</Card>`?'],
  [
    '<CodeGroup>\n\n```js\na\n\n</CodeGroup>\n\nText\n',
    'The code that begins in line 3 has no end: write a line of ``` where it ends',
  ],
  [
    '```js\na\n\n<Tabs>\n<Tab title="A">\n```bash\nb\n```\n</Tab>\n</Tabs>\n',
    'The code that begins in line 1 has no end: write a line of ``` where it ends',
  ],
  [
    '<Tabs>\n<Tab title="A>\na\n</Tab>\n<Tab title="B">\nb\n</Tab>\n</Tabs>\n',
    'Close the quote of `title="`',
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
  expect(found?.hint).toContain('Remove it');
});
