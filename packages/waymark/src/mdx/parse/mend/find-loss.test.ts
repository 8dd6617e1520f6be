import { describe, expect, it } from 'vitest';
import { readModule } from '../read-module.ts';
import { nodeText } from '../tree.ts';

/** What a page shows of a text that does not parse, and where it says so. */
function read(source: string): { readonly shown: string; readonly told: readonly unknown[] } {
  const { value, diagnostics } = readModule('page.mdx', source);
  return {
    shown: nodeText(value?.root ?? { type: 'none' })
      .replace(/\s+/g, ' ')
      .trim(),
    told: diagnostics.map(({ code, span }) => [code, span?.start]),
  };
}

/** The text of the page after what was given up. */
function textOf(source: string): string | undefined {
  return readModule('page.mdx', source).value?.text;
}

describe('a page that does not parse', () => {
  it.each([
    ['a tag without an end', 'a\n\n<Note>\n\nb\n\nc', 'abc', 3],
    ['a tag without an end in its line', 'a <b>c d\n\ne', 'a c de', 2],
    ['an end behind an address', '<div>\nhttps://a.b</span>\n</div>\n\nc', 'https://a.bc', 17],
    ['an end without a beginning', 'a\n\nb</Note>\n\nc', 'abc', 4],
    ['an end of another tag', '<Note>a</Tip>\n\nb', 'ab', 7],
    ['an end beside text in an item', '1. a\n   <Note>\n   b\n   </Note> c\n2. d', 'abcd', 23],
    ['an end behind text in a quotation', '> <Note>\n> a\n>\n> b </Note>\n\nc', 'abc', 19],
    ['an end of another tag beside text', '<Note>\na\n\nb</Card>\n\nc', 'abc', 11],
    ['two tags that cross', '<Steps>\n<Step title="A">\na\n</Steps>\n</Step>\n\nb', 'ab', 27],
    ['two tags that cross in another', '<Tip>\n<b>\n<Note>\na\n</b>\n</Note>\n</Tip>\n\nc', 'ac', 19],
    ['an end beside text', '<Note>\na\n\nb </Note>\n\nc', 'abc', 12],
    ['an end in a quotation', '<Note>\n> a\n</Note> b\n\nc', 'abc', 11],
    ['a value that is no code', '<Card title={a b}>c</Card>\n\nd', 'cd', 15],
    ['a value without an end', '<Card title="a>\nb\n</Card>\n\nc', 'bc', 0],
    ['a brace without an end', '<Card cols={2>\nb\n</Card>\n\nc', 'bc', 0],
    ['a tag without its last sign', '<Note\na, b\n</Note>\n\nc', 'a, bc', 0],
    ['a tag without its last sign before a quotation', 'a\n\n<Note\n\nb\n\n> c\n\nd', 'abcd', 3],
    ['attributes without the last sign', '<Card title="a"\nb\n</Card>\n\nc', 'bc', 0],
    ['an end without its last sign', '<Note>\na\n</Note\n\nb\n\n> c', 'abc', 9],
    ['an end without its last sign before another', '<Steps>\n<Step>\na\n</Step\n</Steps>\n\nb', 'ab', 17],
    ['an end without its last sign in its line', '<Note>a</Note\n\nb', 'ab', 7],
    [
      'an end without its last sign in a sentence',
      'a <Link href="/b">b</Link to c.\n\n<Link href="/">d</Link>',
      'a b to c.d',
      19,
    ],
    ['a beginning in small letters', '<info icon="a">\nb\n</Info>\n\nc', 'bc', 0],
    [
      'a beginning in small letters of what holds code',
      '<codeGroup>\n```js\na\n```\n</CodeGroup>\n\nb',
      'b',
      0,
    ],
    ['a tag that is escaped, and its end', '<Tabs>\n<Tab>\n\\<b>a</b>\n</Tab>\n</Tabs>\n\nc', '<b>ac', 18],
    ['a tag behind lines that end as in old files', 'a\rb\r\rc <div>d\n\ne', 'a bc de', 7],
    [
      'a backtick in an import',
      'import A from "/a.mdx"\nimport { B` } from "/b.mdx"\n\na\n\n## b\n\n<A />',
      'ab',
      33,
    ],
    ['an end of a fragment', '<Note>\na\n</>\n\nb', 'ab', 9],
    ['a tag without an end in a cell', '<Note>\n| a |\n|---|\n| <b>c |\n</Note>\n\nd', 'acd', 28],
    ['a tag that begins in an item and ends behind it', '- <Note>\n  a\n\n</Note>\n\nb', 'ab', 2],
    ['what holds parts and begins in an item', '- <Tabs>\n  <Tab>a</Tab>\n\n</Tabs>\n\nb', 'ab', 2],
    [
      'what holds parts in an item before others',
      '- <Tabs>\n  <Tab>a</Tab>\n\n<Tabs>\n<Tab>b</Tab>\n</Tabs>\n\n</Tabs>\n\nc',
      'abc',
      2,
    ],
    [
      'an end of a part that does not begin, in a part',
      '<Steps>\n<Step>\n<Steps>\n\na\n</Step>\n</Steps>\n</Step>\n</Steps>\n\nb',
      'ab',
      26,
    ],
    ['an end of nothing in another tag', '<Note>\na\n\n</Tip>\n\nb\n</Note>\n\nc', 'abc', 10],
    ['no attribute in braces', 'a\n\n<Card {b}>c</Card>', 'ac', 3],
    ['code without an end', '<CodeGroup>\n\n```js\na\n\n</CodeGroup>\n\nb', 'b', 0],
    [
      'code that is none',
      'a\n\n{[1].map((n) => (\n  <b>{n}</b>\n)}\n\nc',
      'a{[1].map((n) => ( <b>{n}</b> )}c',
      36,
    ],
  ])('is drawn but for what cannot be read, which is told once: %s', (_, source, shown, at) => {
    expect(read(source)).toEqual({ shown, told: [['mdx/syntax', at]] });
  });

  it.each([
    ['quotes', '<Card title=Lamp cols=2>a</Card>', '<Card title="Lamp" cols="2">a</Card>'],
    ['quotes behind a colon', '<Card xml:lang=de cols=2>a</Card>', '<Card xml:lang="de" cols="2">a</Card>'],
    ['straight quotes', '<Card title=“The lamp”>a</Card>', '<Card title="The lamp">a</Card>'],
    [
      'a quote that was not typed first',
      '<Card title=“The lamp" a="b">a</Card>',
      '<Card title="The lamp" a="b">a</Card>',
    ],
    [
      'a quote that was not typed last',
      '<Card title="The lamp” a="b">a</Card>',
      '<Card title="The lamp" a="b">a</Card>',
    ],
    ['a first quote', '<Card title="a" icon=bolt">a</Card>', '<Card title="a" icon="bolt">a</Card>'],
    [
      'a first quote of words',
      '<Card title=The lamp" icon="b">a</Card>',
      '<Card title="The lamp" icon="b">a</Card>',
    ],
    ['a comment', '<Card\n  // it\n  title="a">a</Card>', '<Card\n  title="a">a</Card>'],
    ['a last quote', '<Card title="The lamp”>a</Card>', '<Card title="The lamp">a</Card>'],
    ['a character that nobody sees', '<Card\u200b title="\u200c">a</Card>', '<Card title="\u200c">a</Card>'],
  ])('keeps attributes where %s are all that is amiss', (_, source, text) => {
    expect(textOf(source)).toBe(text);
    expect(read(source).told).toEqual([['mdx/syntax', 0]]);
  });

  it.each([
    [
      '<Steps>\n<Step title="A">\na\n<Step title="B">\nb\n</Step>\n</Steps>',
      '<Steps>\n<Step title="A">\na\n</Step><Step title="B">\nb\n</Step>\n</Steps>',
    ],
    ['<Tabs>\n  <Tab title="A">a</Tab>\n\nb', '<Tabs>\n  <Tab title="A">a</Tab>\n  </Tabs>\n\nb'],
    [
      '<Tabs>\n<Tab>a</Tab>\n\n<Tabs>\n<Tab>b</Tab>\n</Tabs>',
      '<Tabs>\n<Tab>a</Tab>\n</Tabs>\n\n<Tabs>\n<Tab>b</Tab>\n</Tabs>',
    ],
    ['<Tabs>\n<Tab title="A">\na\n</Tab>\n\nb', '<Tabs>\n<Tab title="A">\na\n</Tab></Tabs>\n\nb'],
    [
      '<CardGroup>\n<Card title="a" />\n<Card title="b">\n</CardGroup>',
      '<CardGroup>\n<Card title="a" />\n<Card title="b">\n</Card></CardGroup>',
    ],
    [
      '<Steps>\n<Step>\n<Steps>\n<Step>\na\n</Step>\n</Steps>\n<Step>\nb\n</Step>\n</Steps>',
      '<Steps>\n<Step>\n<Steps>\n<Step>\na\n</Step>\n</Steps>\n</Step><Step>\nb\n</Step>\n</Steps>',
    ],
    [
      '<Tree>\n<Tree.Folder name="a">\n<Tree.Folder name="b">\n</Tree>',
      '<Tree>\n<Tree.Folder name="a">\n<Tree.Folder name="b">\n</Tree.Folder></Tree.Folder></Tree>',
    ],
    ['<p>a <b>b</p>\n\nc', '<p>a <b>b</b></p>\n\nc'],
    ['<Note>\na\n<Note>\n\nb', '<Note>\na\n</Note>\n\nb'],
    ['<Crad>\na\n</Card>\n\nb', '<Card>\na\n</Card>\n\nb'],
    ['<Card>\na\n</Crad>\n\nb', '<Card>\na\n</Card>\n\nb'],
    [
      '<Card title="a">b</Card>\n\n{[1].map((n) => (\n  n\n)}\n\nc',
      '<Card title="a">b</Card>\n\n\\{[1].map((n) => (\n  n\n)}\n\nc',
    ],
    ['```js\na\n\n<Note>\n\n```js\nb\n```\n\n</Note>', '```js\na\n\n```\n<Note>\n\n```js\nb\n```\n\n</Note>'],
    ['<>\n<Note>\na\n</>\n\nb', '<>\n<Note>\na\n</Note></>\n\nb'],
    ['<Card title="a" />\n\n<Note>\na\n</Card>\n</Note>', '<Card title="a" />\n\n<Note>\na\n\n</Note>'],
  ])('ends what is open where it should have ended, and nothing else: %j', (source, text) => {
    expect(textOf(source)).toBe(text);
  });

  it('closes the tag of an imported file that nothing ends', () => {
    const [begin, rest] = ['import Intro from "/snippets/intro.mdx";\n\n<Intro', '>\n\na'];
    const { value, diagnostics } = readModule('page.mdx', begin + rest);
    expect(value?.text).toBe(`${begin} /${rest}`);
    expect(diagnostics).toMatchObject([
      { code: 'mdx/mended', span: { start: begin.length }, fix: [{ text: ' /' }] },
    ]);
  });

  it('takes a tag with a quote in a name for text, and its end for one of nothing', () => {
    expect(read('<Ex>\n\n<File la\'ng="x">a</File>\n\n</Ex>\n\nb')).toEqual({
      shown: '<File la’ng=“x”>ab',
      told: [
        ['mdx/syntax', 23],
        ['mdx/mended', 6],
      ],
    });
  });

  it('leaves a line of a sample alone that begins as an import and ends the text', () => {
    expect(read('export const a = `\nimport b from "b"`;\n\nc')).toEqual({ shown: 'c', told: [] });
  });

  it('escapes no brace twice where a fence has lost its beginning', () => {
    const fence = '`&``ts\ntry {\n  await set({\n    id: "a",\n  });\n} catch (error) {\n  stop();\n}\n```\n';
    const { shown, told } = read(`a\n\n${fence}\n---\n\nb`);
    expect(shown).toMatch(/^a[\s\S]*await set\(\{ id/);
    expect(told).toHaveLength(2);
  });

  it('says once what was tried again and again, and takes what is around it for text then', () => {
    const source = 'a\n\n<Card title="A"<> icon="brain" href="/x">\n  b\n</Card>\n\nc';
    const { told, shown } = read(source);
    expect(told).toEqual([
      ['mdx/syntax', 3],
      ['mdx/syntax', 18],
      ['mdx/mended', 18],
      ['mdx/mended', 18],
    ]);
    expect(shown).toMatch(/^a<Card title=“A”[\s\S]*b[\s\S]*c$/);
  });

  it('tells each of very many faults, in time', () => {
    expect(read('a { b\n\n'.repeat(15_000)).told).toHaveLength(15_000);
  });

  it('takes out attributes with the empty lines between them', () => {
    expect(textOf('<Card title={a b}\n\n  href="/c">d</Card>')).toBe('<Card>d</Card>');
  });

  it('takes what is left for text where there are too many faults, and tells that as one', () => {
    const { value, diagnostics } = readModule('page.mdx', '<Card title={a b}>c</Card>\n\n'.repeat(150));
    const blocks = value?.root.children ?? [];
    expect([blocks[0]?.name, nodeText(blocks.at(-1) ?? { type: 'none' })]).toEqual([
      'Card',
      '<Card title={a b}>c</Card>',
    ]);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['mdx/syntax']));
    expect(diagnostics.length).toBeLessThan(150);
  });

  it.each([
    ['an object', 'a\n\nexport const x = {\n\n## B\n\n<Card title="c" />\n\nd }', 'aBd }', '}', '## B'],
    [
      'a function',
      'a\n\nexport const F = () => {\n  return [1\n\nA text.\n\n<Note>b</Note>',
      'aA text.b',
      ']}',
      'A text.',
    ],
    ['a sum', 'a\n\nexport const x = 1 +\n\nA text.', 'aA text.', 'the rest of the code', 'A text.'],
  ])('goes on behind the code of %s that has no end', (_, source, shown, missing, next) => {
    const { hint } = readModule('page.mdx', source).diagnostics[0] ?? {};
    expect(read(source)).toEqual({ shown, told: [['mdx/syntax', 3]] });
    expect(hint).toMatch('Write');
    expect(hint).toContain(missing);
    expect(hint).toContain(`before \`${next}\``);
  });

  it.each([
    'export const F = () => {\n  const a = 1;\n\n  return <div>A text.</div>;\n};\n\nb',
    'export const a = `\nOne.\n\nA text.\n`;\n\nb',
    'export const a: Array<string> = [\n  "c",\n\n  "d",\n];\n\nb',
  ])('takes no code that has an end for open: %j', (source) => {
    expect(read(source)).toMatchObject({ told: [] });
    expect(textOf(source)).toBe(source);
  });

  it('takes the block for text in which nothing less can be given up', () => {
    const source = 'a\n\n<Card <br> title="b">c</Card>\n\nd';
    expect(read(source).told).toContainEqual(['mdx/syntax', 3]);
    expect(read(source).shown).toMatch(/^a.*c.*d$/);
  });

  it('tells each cause, in the order of the text', () => {
    expect(read('<Note>\n\n<Card title=a>b</Card>').told).toEqual([
      ['mdx/syntax', 0],
      ['mdx/syntax', 8],
    ]);
    expect(read('- <Note>\n  a\n\n</Note>\n\n</Note>\n\nb').told).toEqual([
      ['mdx/syntax', 2],
      ['mdx/syntax', 23],
    ]);
    expect(read('<Card title=a>b</Card>\n\n<Card title=c>d</Card>').told).toEqual([
      ['mdx/syntax', 0],
      ['mdx/syntax', 24],
    ]);
  });
});

describe('words in angle brackets', () => {
  it.each([
    ['Get https://a.example/<id>/b.', 'Get `https://a.example/<id>/b`.'],
    ['Get **www.a.example/<id>/b/<other id>**', 'Get **`www.a.example/<id>/b/<other id>`**'],
    ['(https://a.example?a=<b>)', '(`https://a.example?a=<b>`)'],
  ])('make code of an address: %j', (source, text) => {
    expect(textOf(source)).toBe(text);
    expect(read(source).told).toEqual([['mdx/mended', source.search(/https|www/)]]);
  });

  it.each(['a<b and c>d', 'run x <a|b> now', 'and <a/b> too'])(
    'are text where they are no tag: %j',
    (source) => {
      expect(read(source)).toEqual({ shown: source, told: [['mdx/mended', source.indexOf('<')]] });
    },
  );
});

/** The cell of a table around blocks, whose end stands beside other tags. */
const CELL = '<table><tbody><tr><td>\n\na\n\n- b\n\n</td><td>c</td></tr></tbody></table>';

it('parts ends in the quotation and item that their tags begin in, and in no other', () => {
  const { root, text = '' } = readModule('page.mdx', `${CELL}\n`).value ?? {};
  expect(text).not.toContain('\n ');
  const [table] = root?.children ?? [];
  const row = table?.children?.[0]?.children?.[0];
  expect(row?.children?.map(({ name }) => name)).toEqual(['td', 'td']);
});

it('names places as they are in the file, however the text was mended before', () => {
  const { diagnostics } = readModule('page.mdx', `<Note>\n${CELL}\n</Note>\n\n<Tip>\n${CELL}\n</Tip>\n`);
  const places = diagnostics.map(({ message }) => /opened at (\d+:\d+)/.exec(message)?.[1]);
  expect(places).toEqual(['2:19', '2:15', '12:19', '12:15']);
});

it('names tags as they are written, where an end stands behind a list in a quotation', () => {
  const { root } =
    readModule('page.mdx', '> <div><table>\n>\n> - a\n> - b\n>\n>   </table></div>\n').value ?? {};
  const names: unknown[] = [];
  const visit = (node: typeof root): void => {
    if (node?.name != null) names.push(node.name);
    for (const child of node?.children ?? []) visit(child);
  };
  visit(root);
  expect(names).toEqual(['div', 'table']);
});
