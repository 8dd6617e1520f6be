import { rewriteText } from '@waymark/core/source';
import { describe, expect, it } from 'vitest';
import { readModule } from './read-module.ts';
import { type MdxNode, nodeText } from './tree.ts';

const tree = (source: string, file = 'page.mdx'): MdxNode => {
  const { value } = readModule(file, source);
  if (value === undefined) throw new Error('did not parse');
  return value.root;
};
const codes = (source: string, file = 'page.mdx'): string[] =>
  readModule(file, source).diagnostics.map(({ code }) => code);
const listsIn = (node: MdxNode): readonly MdxNode[] =>
  node.type === 'list' ? [node] : (node.children ?? []).flatMap(listsIn);

it('says no more of a mistake than its cause, where that is known', () => {
  const [found] = readModule('page.mdx', 'See the <Card title=Lamp>lamp</Card>.').diagnostics;
  expect(found?.message).toMatch(/Unexpected character after `<`, expected a valid JSX tag$/);
  expect(found?.hint).toContain('title="Lamp"');
});

it('shows both sides of a merge that nobody ended, and tells that and nothing else', () => {
  const marked = 'One.\n\n<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> summer\n';
  for (const file of ['page.mdx', 'page.md']) {
    const { value, diagnostics } = readModule(file, marked);
    expect(diagnostics.map(({ code, span }) => [code, marked.slice(span?.start, span?.end)])).toEqual([
      ['content/merge-conflict', '<<<<<<< HEAD'],
    ]);
    expect(diagnostics[0]?.related?.map(({ span }) => marked.slice(span.start, span.end))).toEqual([
      '=======',
      '>>>>>>> summer',
    ]);
    expect(nodeText(value?.root ?? { type: 'root' })).toBe('One.Ours.Theirs.');
  }
  expect(codes(`\`\`\`text\n${marked}\`\`\`\n`)).toEqual([]);
});

it('takes for code what begins as an import or an export, though it may lack a sign', () => {
  const kinds = (source: string, file = 'page.mdx'): readonly (string | undefined)[] =>
    tree(source, file).children?.map(({ type }) => type) ?? [];
  for (const code of [
    'import "/a.css"',
    'import Plan from "/plan.mdx"',
    'import Plan from /plan.mdx',
    'import Plan from plan',
    'import Plan, { Row } from',
    'import React, * as all from "react"',
    'export const a = 1',
    'export default a',
    'export cosnt a = 1',
    'export { a }',
  ])
    expect([code, ...kinds(code)]).toEqual([code, 'mdxjsEsm']);
  expect(kinds('import what you have', 'page.md')).toEqual(['paragraph']);
  expect(codes('import what you have', 'page.md')).toEqual([]);
});

it('tells once where characters were lost', () => {
  const { diagnostics } = readModule('page.mdx', 'Caf\ufffd, na\ufffdve');
  expect(diagnostics.map(({ code, span }) => [code, span?.start])).toEqual([['content/lost-character', 3]]);
});

describe('what strict MDX refuses and real pages contain', () => {
  it.each([
    ['a void tag', 'One<br>two', 'One two'],
    ['an image tag', '<img src="/a.png"> caption', ' caption'],
    ['a lone < in prose', 'if a <b then', 'if a <b then'],
    ['a placeholder in angle brackets', 'Replace <your key> here', 'Replace <your key> here'],
    ['a lone { in prose', 'An open { brace', 'An open { brace'],
    ['an expression that is none', 'Use {curly braces} here', 'Use {curly braces} here'],
    ['two braces at once', 'Use {{ $page.title }} here', 'Use {{ $page.title }} here'],
    ['a lone < in an address', 'At https://a.example/b<c, d', 'At https://a.example/b<c, d'],
    [
      'an address with a lone < in a cell',
      '| a |\n|---|\n| https://a.example/b<c|',
      'ahttps://a.example/b<c',
    ],
    ['an address with a lone < in bold', '**https://a.example/b<c** d', 'https://a.example/b<c d'],
    ['a tag of Hugo', '{{< figure src="/x.png" >}}', '{{< figure src=“/x.png” >}}'],
    ['a tag of Liquid', '{% hint %}', '{% hint %}'],
    ['a comment without an end', '{/* later', '{/* later'],
    ['a mailbox in angle brackets', 'Write to <me@a.example>', 'Write to me@a.example'],
    [
      'a sentence that begins as an import',
      "import your team's **data** here.",
      'import your team’s data here.',
    ],
    ['such a sentence with a backtick', 'import data `now', 'import data `now'],
    ['a sentence that begins as an export', 'export it\nto a file', 'export it\nto a file'],
    ['a key that is a backslash', 'Press <kbd>A</kbd> <kbd>\\</kbd> twice', 'Press A \\ twice'],
    [
      'a details tag on one line with its summary',
      '<details><summary>More</summary>\n\nHidden\n\n</details>',
      'MoreHidden',
    ],
  ])('mends %s and says so', (_, source, text) => {
    expect(nodeText(tree(source))).toBe(text);
    expect(codes(source)).toContain('mdx/mended');
  });

  it.each([
    ['{{ $page.title }}', 'a lone `{{` is text'],
    ['{% hint style="info" %}', '`{% hint %}`, a tag of another tool, is text'],
    ['a\n{: .note}', '`{: .note}`, attributes of another tool, are text'],
    ['[a](/b){ .button }', '`{ .button }`, attributes of another tool, are text'],
    ['[block:code]\n{"a": [{"b": "<i>"}]}\n[/block]', '`[block:code]`, a block of another tool, is text'],
    ['[block:code]\n{"a"', '`[block:code]`, a block of another tool, is text'],
    ['{/* later', 'a comment without an end is text'],
    ['<me@a.example>', 'an address in angle brackets is a link'],
    ['<kbd>C:\\</kbd> **a**', 'a backslash before `</kbd>` stands for itself'],
  ])('says once what it made of %j', (source, reason) => {
    const { diagnostics } = readModule('page.mdx', source);
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  });

  it('says how the id of a heading is written here', () => {
    const hints = readModule('page.mdx', '## A { #a-1 .wide }\n\n## B {: .x #b }').diagnostics.map(
      ({ hint }) => hint,
    );
    expect(hints).toEqual([
      expect.stringContaining('as `{#a-1}` at the end of a heading'),
      expect.stringContaining('as `{#b}` at the end of a heading'),
    ]);
  });

  it.each([
    ['an even number of quotes', '<Card title="Press "Run" now">a</Card>', 'Press "Run" now'],
    [
      'one of two quotes',
      '<CardGroup>\n  <Card href="/b" title="Press „Run" now">\n    a\n  </Card>\n</CardGroup>',
      'Press „Run" now',
    ],
    ['quotes in the last value', '<Card icon="star" title="The "Run" key" />', 'The "Run" key'],
    ['quotes before another attribute', '<Card title="The "Run" key" icon="star">a</Card>', 'The "Run" key'],
    ['words in braces', 'See <Card icon="star" title={The new "Run" key.} /> here', 'The new "Run" key.'],
    ['three words in braces', '<Card title={The run key} />', 'The run key'],
  ])('keeps the value of an attribute that has %s', (_, source, title) => {
    const { value, diagnostics } = readModule('page.mdx', source);
    const cards = (node: MdxNode | undefined): readonly MdxNode[] =>
      node === undefined
        ? []
        : [...(node.name === 'Card' ? [node] : []), ...(node.children ?? []).flatMap(cards)];
    expect(
      cards(value?.root).map(({ attributes }) => attributes?.find(({ name }) => name === 'title')?.value),
    ).toEqual([title]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/mended']);
  });

  it.each([
    '<Card title={the new {card} b} />',
    '<Card title={a + } />',
    '<Card title={a(b c)} />',
    '<Card title={run key} />',
  ])('takes no code for words: %s', (source) => expect(codes(source)).toEqual(['mdx/syntax']));

  it.each([
    ['a list', '1. One\n\n   <details><summary>A</summary>\n\n   B\n\n   </details>\n\n2. Two', 'OneABTwo'],
    ['an item', '- <details><summary>A</summary>\n\n  B\n\n  </details>', 'AB'],
    ['a quotation', '> <details><summary>A</summary>\n>\n> B\n>\n> </details>', 'AB'],
  ])('puts what a tag holds on a line of its own in %s', (_, source, text) => {
    expect(codes(source)).toEqual(['mdx/mended']);
    expect(nodeText(tree(source)).replace(/\s/g, '')).toBe(text);
  });

  it.each([
    ['an end with a backslash', '<Tip>Hello<\\Tip>\n\nAfter', 'HelloAfter'],
    ['an end with a backslash on its own line', '<Tip>\nHello\n<\\Tip>\n\nAfter', 'HelloAfter'],
    [
      'an end with a backslash in a group',
      '<CardGroup>\n  <Card title="a">\n    One\n  <\\Card>\n  <Card title="b">\n    Two\n  </Card>\n</CardGroup>',
      'OneTwo',
    ],
    ['an unseen character in a tag', '<\u200bTip>Hello</Tip>', 'Hello'],
    ['an unseen character in an end', '<Tip>Hello</\u200bTip>', 'Hello'],
  ])('tells %s once, and how to mend it', (_, source, text) => {
    expect(nodeText(tree(source))).toBe(text);
    const [found, ...more] = readModule('page.mdx', source).diagnostics;
    expect([found?.code, more]).toEqual(['mdx/mended', []]);
    const [{ span, text: by } = {}] = found?.fix ?? [];
    const mended = source.slice(0, span?.start) + by + source.slice(span?.end);
    expect(codes(mended)).toEqual([]);
  });

  it('leaves a backslash and an unseen character before other words as text', () => {
    expect(nodeText(tree('<\\d+> and <\u200bx>'))).toBe('<\\d+> and <\u200bx>');
  });

  it('tells a tag that begins and ends within paragraphs once', () => {
    expect(codes('<p>One\n\ntwo</p>\n\nAfter')).toEqual(['mdx/syntax']);
  });

  it('takes amounts for no formula that goes on over the end of a tag', () => {
    const source = '<ul>\n  <li>Staff: $400</li>\n  <li><b>Total: $880</b></li>\n</ul>\n\nAnd $x$.';
    expect(nodeText(tree(source))).toBe('Staff: $400Total: $880And x.');
    expect(codes(source)).toEqual([]);
  });

  it('tells the end of nothing from a sign in prose', () => {
    const reasons = ['if a <b then', 'End it with </content> then.', 'Text.\n\n</content>'].map(
      (source) => readModule('page.mdx', source).diagnostics[0]?.message,
    );
    expect(reasons).toEqual([
      expect.stringContaining('a lone `<` is text'),
      expect.stringContaining('a closing tag of nothing is text'),
      expect.stringContaining('a closing tag of nothing is left out'),
    ]);
  });

  it.each([
    ['on a line of its own', '<Note>\nA text.\n</Note>\n\n</content>\n'],
    ['behind the end of a block', '<Note>\nA text.\n</Note></invoke>\n'],
  ])('leaves out the end of no tag %s, so that it takes no block with it', (_, source) => {
    expect(nodeText(tree(source))).toBe('A text.');
    expect(codes(source)).toEqual(['mdx/mended']);
  });

  it('leaves out very many ends of no tag, and none of a tag that begins', () => {
    const many = readModule('page.mdx', 'A text.\n\n</content>\n\n'.repeat(150));
    expect(new Set(many.diagnostics.map(({ code }) => code))).toEqual(new Set(['mdx/mended']));
    expect(many.value?.text).not.toContain('</content>');
    const some = `${'A text.\n\n</content>\n\n'.repeat(15)}<content>\nHeld.\n</content>\n`;
    expect(readModule('page.mdx', some).value?.text).toMatch(/<content>\nHeld\.\n<\/content>/);
  });

  it('takes components for no void tags whose names they share', () => {
    const source =
      '<Tabs>\n  <Tab title="a">b\n  </Tab>\n</Tabs>\n\n<Link href="/b">c</Link> <Param body="d">e</Param>\n';
    expect(nodeText(tree(source)).replaceAll('\n', '')).toBe('bce');
  });

  it.each([
    ['a tag in a line', '<Prompt description="d">\nUse <b> for\n</Prompt>', '<b>'],
    ['several things', '<Prompt description="d">Set <KEY>, <Card> or {a b}</Prompt>', '<KEY>'],
    ['an end without a beginning', '<Prompt description="d">\n- a `<b>`\n  </name>\n</Prompt>', '</name>'],
    ['a statement', '<Prompt description="d">\n\nimport it, {please}\n\n</Prompt>', 'import'],
  ])(
    'takes %s in a text for another assistant for what it is, and says once how to write it',
    (_, source, at) => {
      const { value, diagnostics } = readModule('page.mdx', `Before.\n\n${source}\n\nAfter.\n`);
      expect(nodeText(value?.root ?? { type: 'root' })).toMatch(/^Before\.[\s\S]*After\.$/);
      expect(diagnostics.map(({ code, hint, span }) => [code, hint, span?.start])).toEqual([
        [
          'mdx/mended',
          expect.stringMatching(/^Write it as code, in backticks or a fence, in/),
          9 + source.indexOf(at),
        ],
      ]);
    },
  );

  it('takes nothing behind or before such a text for part of it', () => {
    for (const source of [
      '<Prompt />\n\nUse <b> for\n\n<Prompt>\na\n</Prompt>\n',
      'Use <b> for\n\n<Prompt>\na\n</Prompt>\n',
    ])
      expect(codes(source)).toEqual(['mdx/syntax']);
  });

  it('reads the content of a component that the page has of its own as any', () => {
    const source = "import { Prompt } from '/snippets/prompt.jsx';\n\n<Prompt>\nUse <b> for\n</Prompt>\n";
    expect(codes(source)).toEqual(['mdx/syntax']);
  });

  it('points at what the author wrote, after mends before it', () => {
    const source = 'One<br>two\n\nThree<br>four\n';
    const { diagnostics } = readModule('page.mdx', source);
    const starts = diagnostics.map(({ span }) => source.slice(0, span?.start).split('<br').length - 1);
    expect(diagnostics).toHaveLength(2);
    expect(starts).toEqual([1, 2]);
    expect(diagnostics[1]?.span?.start).toBe(source.lastIndexOf('<br') + 3);
  });

  it('maps offsets of the mended text back', () => {
    const source = 'a<br>b\n\n**bold**\n';
    const { value } = readModule('page.mdx', source);
    const strong = value?.root.children?.[1]?.children?.[0];
    expect(strong?.type).toBe('strong');
    expect(value?.toSource(strong?.position?.start.offset ?? 0)).toBe(source.indexOf('**bold'));
  });

  it('leaves HTML comments out, with a warning, but not in code', () => {
    const source = '<!-- gone -->\n\nText\n\n```html\n<!-- kept -->\n```\n';
    expect(nodeText(tree(source))).not.toContain('gone');
    expect(tree(source).children?.find(({ type }) => type === 'code')?.value).toBe('<!-- kept -->');
    expect(codes(source)).toEqual(['mdx/html-comment']);
  });

  it('finds no HTML comments in front matter', () => {
    for (const line of ['<!-- later -->', 'description: "Write <!-- a --> for a remark"'])
      expect(codes(`---\ntitle: A\n${line}\n---\n\nText\n`)).toEqual([]);
  });

  it('says how an HTML comment without an end is closed, and fixes none', () => {
    const { diagnostics } = readModule('page.mdx', 'Text\n\n<!-- later\n\nMore\n');
    expect(diagnostics).toMatchObject([{ code: 'mdx/mended', hint: expect.stringContaining('`{/* … */}`') }]);
    expect(diagnostics[0]).not.toHaveProperty('fix');
  });

  it('says nothing of comments in plain Markdown', () => {
    expect(readModule('page.md', '<!-- gone -->\n\nText\n').diagnostics).toEqual([]);
  });

  it.each([
    ['ends at punctuation before a letter', '**保存（A）**を押す', ['保存（A）']],
    ['begins at punctuation after a letter', '左の**「保存」**を', ['「保存」']],
    ['ends with a link', '**[甲](https://x.io/y)**字 **乙（x）**字', ['甲', '乙（x）']],
    ['ends where it is strong enough for others', '**甲 *乙***字 **丙（x）**字', ['甲 乙', '丙（x）']],
    ['stands between others', '**甲（x）**字 and **bold** 与**（y）**字', ['甲（x）', 'bold', '（y）']],
    [
      'stands behind asterisks that begin nothing',
      '文***\n次**（注）**は 2 ** 3 **（y）**は',
      ['（注）', '（y）'],
    ],
  ])('takes strong text without spaces around it as such where it %s', (_, source, expected) => {
    const strong = (tree(source).children?.[0]?.children ?? []).filter(({ type }) => type === 'strong');
    expect(strong.map(nodeText)).toEqual(expected);
    expect(codes(source)).toEqual([]);
  });

  it('takes three asterisks without spaces around them for both emphases', () => {
    const parts = tree('左の***「保存」***を').children?.[0]?.children ?? [];
    const both = parts.find(({ type }) => type === 'emphasis');
    expect(both?.children?.map(({ type }) => type)).toEqual(['strong']);
  });

  it('leaves asterisks in code, escaped ones and those of other scripts as they are', () => {
    const text = 'a**"b"**c \\*\\*「x」\\*\\*文 `**x（**y` https://x.io/y**（注）';
    expect(nodeText(tree(text))).toBe('a**“b”**c **「x」**文 **x（**y https://x.io/y**（注）');
  });

  it('takes an escaped dollar for no end of a formula', () => {
    expect(nodeText(tree('$lt, $lte, $gt, $gte'))).toBe('$lt, $lte, $gt, $gte');
    expect(codes('$lt, $lte, $gt, $gte')).toEqual([]);
  });

  it.each([
    ['a closing tag', '<Note>\n  See [a].\n\n  [a]: /x\n</Note>\n\nText\n\n2. two\n3. three\n'],
    ['a comment', '[a]: /x\n{/* c */}\n\nText\n\n2. two\n3. three\n'],
    ['another tag', '[a]: /x\n<Note>\n  b\n</Note>\n\n2. two\n3. three\n'],
  ])('reads the list behind a definition before %s', (_, source) => {
    expect(listsIn(tree(source)).map((list) => list.children?.map(nodeText))).toEqual([['two', 'three']]);
    expect(codes(source)).toEqual([]);
  });

  it('reads imports between tags, with their places in the file', () => {
    const source = '<Steps>\n\nimport Intro from "/intro.mdx";\n\n<Intro />\n\n</Steps>\n';
    const { value } = readModule('page.mdx', source);
    expect(value?.imports).toMatchObject([{ specifier: '/intro.mdx', start: source.indexOf('import') }]);
  });

  it('reads ids after headings, not in code', () => {
    const { value } = readModule('page.mdx', '## Title {#my-id}\n\n```md\n## Other {#no}\n```\n');
    expect([...(value?.explicitIds.values() ?? [])]).toEqual(['my-id']);
    expect(nodeText(value?.root.children?.[0] ?? { type: 'none' })).toBe('Title');
  });

  it.each(['## One \\{#a}\n', 'One \\{#a}\n---\n', '{#a}\n---\n'])(
    'leaves %j the words of its heading',
    (text) => {
      const { value } = readModule('page.mdx', text);
      expect(value?.explicitIds.size).toBe(0);
      expect(nodeText(value?.root ?? { type: 'root' })).toContain('{#a}');
    },
  );

  it('reads the id of a heading with a line below', () => {
    const text = 'One {#a}\n===\n\nTwo {#b}\r\n---\n\n- item {#no}\n---\n';
    expect([...(readModule('page.mdx', text).value?.explicitIds ?? [])]).toEqual([
      [0, 'a'],
      [text.indexOf('Two'), 'b'],
    ]);
  });

  it('reads the id after a heading at the start of a file with a mark there', () => {
    expect([...(readModule('page.mdx', '\ufeff# Title {#own}\n').value?.explicitIds ?? [])]).toEqual([
      [1, 'own'],
    ]);
  });
});

describe('dollars', () => {
  it.each([
    ['<div>From $5 to $10</div>', 'From $5 to $10'],
    ['<ul>\n<li>Costs $5</li>\n<li>Costs $6, $x$</li>\n</ul>', 'Costs $5Costs $6, x'],
    ['<table><tbody><tr><td><code>$A</code> b</td><td><code>$C</code></td></tr></tbody></table>', '$A b$C'],
  ])('takes money in tags of one line for no formula: %j', (source, text) => {
    expect(nodeText(tree(source)).trim()).toBe(text);
  });

  it.each(['The part $\\overline{X_{a \\cdot b}} $ tells', 'The angle $ \\alpha $ and $5'])(
    'takes %j for a formula, whose commands no money has',
    (source) => {
      const [paragraph] = tree(source).children ?? [];
      expect(paragraph?.children?.map(({ type }) => type)).toContain('inlineMath');
      expect(codes(source)).toEqual([]);
    },
  );

  it.each([
    'It costs $5 and then $10 more.',
    'From $5-$10 a month',
    'Write export PATH=$HOME/bin:$PATH into it',
    'Pay $ 5 or $6',
    'From $HOME, C:\\Temp or $TMP',
  ])('keeps money as text: %s', (source) => {
    expect(nodeText(tree(source))).toBe(source);
    expect(codes(source)).toEqual([]);
  });

  it('reads what stands between two breaks at the top, which is no front matter', () => {
    const types = tree('---\n\n## A\n*b*\n\n---\n').children?.map(({ type }) => type);
    expect(types).toEqual(['thematicBreak', 'heading', 'paragraph', 'thematicBreak']);
  });

  it('does not take variables in an address for a formula', () => {
    const source = 'At /$\\{env}/$\\{network} each.';
    expect(nodeText(tree(source))).toBe('At /${env}/${network} each.');
    expect(tree('In $\\{a, b\\}$ now.').children?.[0]?.children?.map(({ type }) => type)).toContain(
      'inlineMath',
    );
  });

  it('does not take dollars in code for the end of a formula', () => {
    expect(nodeText(tree('A $ref to `#/a` with `#/$defs/b`.'))).toBe('A $ref to #/a with #/$defs/b.');
    expect(nodeText(tree('Berths are $, $$ or $$$, as in `$$`, $x$.'))).toBe(
      'Berths are $, $$ or $$$, as in $$, x.',
    );
    expect(nodeText(tree('Pay $5, or $$y + z$$ and `$`.'))).toBe('Pay $5, or y + z and $.');
  });

  it('reads formulas, with braces in them', () => {
    const [paragraph] = tree('The value $\\frac{a}{b}$ holds.').children ?? [];
    expect(paragraph?.children?.map(({ type }) => type)).toEqual(['text', 'inlineMath', 'text']);
  });
});

describe('files that cannot be parsed', () => {
  it('reports a page with line and column of the problem', () => {
    const source = '# Title\n\n<Card title={a b}>\n\ntext\n\n</Card>\n';
    const { value, diagnostics } = readModule('page.mdx', source);
    expect(nodeText(value?.root ?? { type: 'none' })).toBe('Titletext');
    expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/syntax']);
    expect(source.slice(0, diagnostics[0]?.span?.start)).toContain('title={a');
  });

  it.each([
    ['<td align=center width=40>x</td>', '<td align="center" width="40">x</td>', 0],
    ['`<a b=c>` <font color=red>x</font>', '`<a b=c>` <font color="red">x</font>', 0],
    ['<ul>\n<li>x\n<li>y `<li>`\n</ul>', '<ul>\n<li>x</li>\n<li>y `<li>`</li>\n</ul>', 0],
    ['<ol>\n<li>\n\nx\n\n<li>y\n</ol>', '<ol>\n<li>\n\nx\n\n</li>\n<li>y</li>\n</ol>', 0],
    [
      '<table>\n<tr><th>a<td>b\n<tr><td>c\n</table>',
      '<table>\n<tr><th>a</th><td>b</td></tr>\n<tr><td>c</td></tr>\n</table>',
      0,
    ],
    ['<ul>\n<li>\n- x\n<li>y\n</ul>', '<ul>\n<li>\n- x\n</li>\n<li>y</li>\n</ul>', 0],
    ['<ul>\n<li>x\n```\ny\n```\n<li>z\n</ul>', '<ul>\n<li>\nx\n```\ny\n```\n</li>\n<li>z</li>\n</ul>', 1],
    ['<ul>\n<li>x\n\ny\n<li>z\n</ul>', '<ul>\n<li>\nx\n\ny\n</li>\n<li>z</li>\n</ul>', 0],
    ['> <ul>\n> <li>x\n> <li>y\n> </ul>', '> <ul>\n> <li>x</li>\n> <li>y</li>\n> </ul>', 0],
    ['<ul>\n<li><b>x\n<li>y\n</ul>', '<ul>\n<li><b>x</b></li>\n<li>y</li>\n</ul>', 1],
    [
      '<table>\n<tr><td>\n\nx\n<tr><td><img src=a><td>y\n</table>',
      '<table>\n<tr>\n<td>\n\nx\n</td>\n</tr>\n<tr><td><img src="a" /></td><td>y</td></tr>\n</table>',
      1,
    ],
    ['<dl>\n<dt>x\n<dd>y\n</dl>', '<dl>\n<dt>x</dt>\n<dd>y</dd>\n</dl>', 0],
    ['<b>x</div></b>', '<b>x</b>', 1],
    ['<div><p>x</div>', '<div><p>x</p></div>', 1],
    ['<div>\n\ntext *a*\n', '\n\ntext *a*\n', 1],
    ['a <b>x\n\ny z', 'a x\n\ny z', 1],
    ['<div>\n\na <b>x</div></b>', '<div>\n\na <b>x</b>\n\n</div>', 3],
    ['a <iframe src="x"> b', 'a <iframe src="x" /> b', 1],
    ['<a>\n<i>x</i>\n</a> y', '<a>\n<i>x</i>\n</a>\n\n y', 1],
    ['> <a>\n> <i>x</i>\n> </a> y', '> <a>\n> <i>x</i>\n> </a>\n\n y', 1],
  ])('reads HTML of a .md file as browsers do: %j', (source, text, told) => {
    const { value, diagnostics } = readModule('page.md', source);
    expect(value?.text).toBe(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(Array(told).fill('mdx/mended'));
    expect(codes(source)).not.toEqual([]);
  });

  it.each(['---\ntitle: A\n\nText', '---\n\n---\ntitle: A\n---\nText', '\ufeff---\r\ntitle: A\r\n\r\nText'])(
    'shows no front matter as text whose lines are odd: %j',
    (source) => {
      for (const file of ['page.mdx', 'page.md']) expect(nodeText(tree(source, file)).trim()).toBe('Text');
      const lost = `${source} <b>`;
      expect(readModule('page.mdx', lost).diagnostics.map(({ span }) => span?.start)).toEqual([
        lost.indexOf('<b>'),
      ]);
    },
  );

  it.each(['\r\n', '\r'])('reads lines that end with %j as any other, and knows their places', (end) => {
    const text =
      '\ufeff---\ntitle: A\n---\n\n## One {#own}\n\n<!-- c -->\n\n```js\na\n\nb\n```\n\n<b\n  id="x"\n>c</b>\nd\n';
    for (const file of ['page.mdx', 'page.md'])
      for (const source of [text, `${text}\n{a b}\n\n<Note>\n`]) {
        const written = source.replaceAll('\n', end);
        const [plain, other] = [readModule(file, source), readModule(file, written)];
        expect(other.value?.text).toBe(plain.value?.text);
        const placeIn = (offset: number): number => source.slice(0, offset).replaceAll('\n', end).length;
        expect([...(other.value?.explicitIds ?? [])]).toEqual(
          [...(plain.value?.explicitIds ?? [])].map(([offset, id]) => [placeIn(offset), id]),
        );
        for (let offset = 0; offset <= (plain.value?.text.length ?? -1); offset++)
          expect(other.value?.toSource(offset)).toBe(placeIn(plain.value?.toSource(offset) ?? 0));
        expect(other.diagnostics.map(({ code, span }) => [code, span?.start])).toEqual(
          plain.diagnostics.map(({ code, span }) => [code, placeIn(span?.start ?? 0)]),
        );
      }
  });

  it.each(['{% stepper %}', '{a b}', '{{a b}}'])(
    'takes no line under a heading for an attribute: %s',
    (text) => {
      for (const heading of ['# Pier', 'Pier\n===', 'Pier\n=']) {
        expect(codes(`${heading}\n\n${text}\n`)).toEqual(['mdx/mended']);
        expect(codes(`${heading}\n${text}\n`)).toEqual(['mdx/mended']);
      }
    },
  );

  it('tells a brace that nothing closes once, and not the tag around it too', () => {
    expect(codes('A <Icon icon="x" size={20 /> b\n')).toEqual(['mdx/syntax']);
    expect(codes('A <3 b <Icon size={20 /> c\n')).toEqual(['mdx/syntax', 'mdx/mended']);
    expect(codes('A <3 b.\n\n<Card title="x">\n')).toEqual(['mdx/syntax', 'mdx/mended']);
  });

  it('reads a .md file as plain Markdown then', () => {
    expect(codes('Text\n\n<Card title={a b} />\n', 'page.md')).toEqual(['mdx/plain-markdown']);
    expect(nodeText(tree('Text\n\n<Card title={a b} />\n', 'page.md'))).toContain('Text');
  });

  it.each(['<Note>\n\ntext\n', 'text <div>\n', '</Card>\n', '<Foo a={b c}></Foo>'])(
    'does not print a tag as text: %s',
    (source) => {
      expect(codes(source)).toEqual(['mdx/syntax']);
    },
  );

  it.each([
    '',
    '\uFEFF# BOM',
    'a\r\nb',
    '\0',
    '\ud800',
    '<',
    '{',
    '`',
    '---\n---',
    '<'.repeat(300),
    '{'.repeat(300),
  ])('never throws: %j', (source) => {
    expect(() => readModule('page.mdx', source)).not.toThrow();
  });
});

describe('code of a page', () => {
  it('separates imports from exports', () => {
    const { value } = readModule(
      'p.mdx',
      'import A from "/snippets/a.mdx"\nexport const x = 1\n\nText {x}\n',
    );
    expect(value?.imports.map(({ specifier }) => specifier)).toEqual(['/snippets/a.mdx']);
    expect(value?.code.trim()).toBe('export const x = 1');
    expect([...(value?.exports ?? [])]).toEqual(['x']);
  });
});

it('knows the code of a page and where its parts stand, also behind an import and where it only hands on', () => {
  const partsOf = (text: string): readonly unknown[] | undefined =>
    readModule('a.mdx', text).value?.codeParts.map(({ code, start }) => [start, code.trim()]);
  expect(partsOf("export { A } from './a.jsx'\n\nText\n")).toEqual([
    [0, expect.stringMatching('export const A=')],
  ]);
  expect(partsOf("import A from './a.jsx'\nexport const b = 1\n\nText\n\nexport const c = 2\n")).toEqual([
    [0, 'export const b = 1'],
    [50, 'export const c = 2'],
  ]);
});

describe('what `check --fix` writes', () => {
  const fixed = (source: string): string => {
    const edits = readModule('page.mdx', source).diagnostics.flatMap(({ fix }) => fix ?? []);
    return rewriteText(
      source,
      edits.map(({ span, text }) => ({ ...span, text })),
    ).text;
  };

  it.each([
    ['One<br>two', 'One<br />two'],
    ['if a <5 then', 'if a \\<5 then'],
    ['An open { brace', 'An open \\{ brace'],
    ['Use {{ $page.title }} here', 'Use \\{\\{ $page.title }} here'],
    ['Write to <me@a.example>', 'Write to [me@a.example](mailto:me@a.example)'],
    ['a\n\n<!-- later -->\n\nb <!-- or\nnever --> c', 'a\n\n{/* later */}\n\nb {/* or\nnever */} c'],
  ])('is what %j was taken for, and leaves nothing to say', (source, expected) => {
    expect(fixed(source)).toBe(expected);
    expect(codes(expected)).toEqual([]);
    const shown = (text: string): string => nodeText(tree(text)).replace(/\s+/g, ' ').trim();
    expect(shown(expected)).toBe(shown(source));
  });

  it.each([
    '{% hint style="info" %}',
    'a\n{: .note}',
    '{/* later',
    'Text.\n\n</content>',
    '<!-- a\n\nb -->',
    '<!-- */ -->',
  ])('leaves %j, for which there is more than one way', (source) => {
    expect(codes(source)).not.toEqual([]);
    expect(fixed(source)).toBe(source);
  });
});

it.each([
  ['a.mdx', '\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR{<'],
  ['a.md', 'T\0e\0x\0t\0'],
])('says once that %s is no text where it holds %j', (file, source) => {
  const { value, diagnostics } = readModule(file, source);
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'mdx/syntax', span: { file, start: 0 } }]);
  expect(diagnostics[0]?.message).toContain('this file is no text');
});

it.each([
  'a\n\n``json\n{\n  "a": 1\n}\n``\n\nb\n',
  'a\n\n``\nnpm i\n\nnpm run <x>\n``\n',
  '<Note>\n  ``bash\n  npm i\n  ``\n</Note>\n',
  'a\r\n\r\n``js\r\nif (a) {\r\n\r\n<b\r\n``\r\n',
])('tells of a block of code with two backticks, once, and mends it: %j', (source) => {
  const { diagnostics } = readModule('a.mdx', source);
  expect(diagnostics.map(({ code }) => code)).toEqual(['mdx/short-fence']);
  const edits = (diagnostics[0]?.fix ?? []).map(({ span, text }) => ({ ...span, text }));
  const mended = rewriteText(source, edits).text;
  expect(mended).toBe(source.replaceAll('``', '```'));
  expect(readModule('a.mdx', mended).diagnostics).toEqual([]);
});

it.each([
  ['a\n\n``json a.json\n{\n\n<b\n```\n\nb\n\n```js\nc\n```\n', '``json'],
  ['<Note>\n\n  ``\n  <b\n  ```\n\n</Note>\n', '``'],
  ['```js\na\n``\n\nb\n\n```js\n<c\n```\n', '``\n\nb'],
  ['a\r\n\r\n```js\r\n<b\r\n``\r\n\r\n## c\r\n', '``\r\n\r\n##'],
])('reads code with a backtick too few at one end as code, and tells it once: %j', (source, short) => {
  const { value, diagnostics } = readModule('a.mdx', source);
  const at = source.indexOf(short);
  expect(diagnostics).toMatchObject([{ code: 'mdx/short-fence', span: { start: at }, fix: [{ text: '`' }] }]);
  const mended = `${source.slice(0, at)}\`${source.slice(at)}`;
  expect(value?.text).toBe(readModule('a.mdx', mended).value?.text);
  expect(readModule('a.mdx', mended).diagnostics).toEqual([]);
});

it.each(['``` \n``js\na\n``\n```\n', '``js\n\n```js\na\n```\n', 'Write ``a`` and\n``b`` here.\n', 'a\n``\n'])(
  'finds no such block in %j',
  (source) => {
    expect(readModule('a.mdx', source).diagnostics).toEqual([]);
  },
);
