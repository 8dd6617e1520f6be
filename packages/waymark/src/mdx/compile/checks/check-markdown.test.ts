import { describe, expect, it } from 'vitest';
import { compileText } from './testing/compile-text.ts';

const found = (text: string): readonly string[] =>
  compileText(text).diagnostics.map(
    ({ code, span }) => `${code.slice(4)} ${text.slice(span?.start, span?.end).split('\n')[0]}`,
  );

it('says what stands in the way', () => {
  const hintOf = (text: string): string | undefined => compileText(text).diagnostics[0]?.hint;
  const unseen = 'Delete the character behind `##` that cannot be seen';
  expect(['\u200b', '\u00ad'].map((sign) => hintOf(`##${sign} Head\n`))).toEqual([unseen, unseen]);
  expect(hintOf('1. a\n\n   ```js\n   x\n  ```\n')).toBe(
    'Write it as far to the right as the code begins, at column 4',
  );
  expect(hintOf('[a](/100% Sure)\n')).toBe('Write `/100%25%20Sure`');
  expect(['«My b»', '„My b“', '“My b”'].map((title) => hintOf(`[a](/b ${title})\n`))).toEqual(
    Array(3).fill('A title stands in straight quotes: `/b "My b"`'),
  );
  expect(['40x30', '40x', 'x30', 'x'].map((size) => hintOf(`![a](/b.png =${size})\n`))).toEqual(
    [' width="40" height="30"', ' width="40"', ' height="30"', ''].map(
      (sizes) => `A size is written in a tag: \`<img src="/b.png"${sizes} alt="…" />\``,
    ),
  );
  expect(hintOf('let a;\n```\n\nText\n')).toContain(
    'To end code by it, write the line that begins that code, or give that line and its end more signs',
  );
  expect(hintOf('Text\n```\n')).toBe('Delete this line: nothing follows it');
  expect(hintOf('let a\n```\n\n```js\nlet b\n```\n')).toBe(
    'Line 2 ends no code: write the line that begins that code, or give that line and its end more signs than code within has',
  );
  expect(hintOf('```js\nlet a;```\n\nText\n')).toBe('Write it on a line of its own');
  for (const written of [
    '.. code-block:: python\n\n   x = 1\n',
    '.. sourcecode::\n',
    '```{code-block} python\nx\n```\n',
  ])
    expect(hintOf(written)).toContain('between lines of three backticks');
  expect(hintOf('[[toc]]\n')).toBe('Leave it out: the contents of a page stand beside its text');
});

it('gives notice of signs that are drawn as they are written, and warns of nothing', () => {
  expect(compileText('• Lamps\n• Ropes\n').diagnostics.map(({ severity }) => severity)).toEqual(['info']);
});

it('does not tell of a table that marks of a merge part', () => {
  const table = '| a |\n| - |\n<<<<<<< HEAD\n| b |\n=======\n| c |\n>>>>>>> other\n| d |\n';
  expect(compileText(table).diagnostics.map(({ code }) => code)).toEqual(['content/merge-conflict']);
});

describe('what is nearly Markdown', () => {
  it.each([
    ['##Install\n', ['heading-blank ##Install']],
    ['[![](/a.png)](/b) [](/c)\n', ['nameless-link [![](/a.png)](/b)', 'nameless-link [](/c)']],
    ['[*![](/a.png)*][b]\n\n[b]: /b\n', ['nameless-link [*![](/a.png)*][b]']],
    ['[![A](/a.png)](/b) [![](/a.png)](/b "B") [`c`](/c) [<Icon icon="x" />](/d) [$x$](/e)\n', []],
    ['```js\nlet a\n\n## Next\n\n```js\nlet b\n```\n', ['fence-inside ```js']],
    ['let a\n```\n\nText\n\n```js\nlet b\n```\n', ['fence-inside ```js']],
    ['Text:\n```\nA fence:\n\n```js\nlet b\n```\n', []],
    ['```js a.js\nlet a\n\n```js b.js {1}\nlet b\n```\n', ['fence-inside ```js b.js {1}']],
    ['- a\n\n  ```js\n  let a\n\n  ```ts\n  let b\n  ```\n', ['fence-inside ```ts']],
    ['````md\n```js\na\n```\n````\n', []],
    ['```md\n```js\na\n```\n', []],
    ['| a | b |\n\n|---|---|\n| 1 | 2 |\n', ['table-rule |---|---|']],
    ['See [the lamp][lamp] and [it][there].\n\n[there]: /a\n', ['loose-link [the lamp][lamp]']],
    [
      'Lit[^1] and lit[^2].\n\n[^2]: Oil.\n\n[^lamp]: Gas.\n',
      ['missing-footnote [^1]', 'unused-footnote [^lamp]: Gas.'],
    ],
    [
      'Lit[^1].\n\n[^1]: Oil.\n\nDark[^1].\n\n[^1]: Gas.\n\n[^2]: Tar.\n\n[^2]: Wax.\n',
      ['repeated-footnote [^1]: Gas.', 'repeated-footnote [^2]: Wax.', 'unused-footnote [^2]: Tar.'],
    ],
    ['Any of [^a-z], [^abc], \\[^1] and `[^1]`.\n', []],
    ['Use a[0][1], `[a][b]` and x]\\[y][z].\n', []],
    ['Dial +[country code][number] or /[pier][berth], as in lamp-[bay][number].\n', []],
    ['Of [Ann][1], [i][j]; [Affects R1][Technical], [R2][Needs research].\n', []],
    ['Go [`home`] (/) or [on] (/a).\n', ['loose-link ] (/)', 'loose-link [on] (/a)']],
    ['See [the lamp](/lamp, and\ngo on.\n', ['loose-link [the lamp](/lamp']],
    ['See [the lamp](https://a.example/lamp for\nmore.\n', ['loose-link [the lamp](https://a.example/lamp']],
    ['1. [Lamp](#lamp\n2. [Rope](#rope)\n\n## Lamp\n\n## Rope\n', ['loose-link [Lamp](#lamp']],
    ['See [a](https://a.example/b (c) and \\[x](https://a.example.\n', []],
    ['See **the lamp**](/lamp) and [it](/a).\n', ['loose-link ](/lamp)']],
    ['See the lamp](https://a.example/lamp).\n', ['loose-link ](https://a.example/lamp)']],
    ['See [the lamp(/lamp) and [it](/a).\n', ['loose-link [the lamp(/lamp)']],
    ['See [the lamp(https://a.example/lamp).\n', ['loose-link [the lamp(https://a.example/lamp)']],
    ['See [the lamp]/lamp) and [it](/a).\n', ['loose-link [the lamp]/lamp)']],
    ['See [the lamp]https://a.example/lamp).\n', ['loose-link [the lamp]https://a.example/lamp)']],
    ['See [a lamp (/lamp) there], (a [b]/c), `x`/[id]/y) and [a](/b)/c.\n', []],
    ['看[灯]（/lamp）和[塔](/tower）。\n', ['loose-link [灯]（/lamp）', 'loose-link [塔](/tower）']],
    ['Not \\[x](/lamp), a[0](/x) or `[a](/b`, nor [a] (b).\n', []],
    ['Dear [[user.name]], [[a.md]] is sent.\n', ['loose-link [[a.md]]']],
    [
      'See [[guides/a|the lamp]] and ![[a.png]], not [[1, 2], [3]].\n',
      ['loose-link [[guides/a|the lamp]]', 'loose-link ![[a.png]]'],
    ],
    ['export const Lamp = ({ a }) => { <b>{a}</b> };\n\n<Lamp />\n', ['no-return <b']],
    ['export function Lamp({ a }) {\n  <div class="x">{a}</div>\n}\n\n<Lamp />\n', ['no-return <div']],
    ['<div class-name="x">y</div>\n', ['unknown-prop class-name']],
    ['<Tabs>\n\n</Tabs>\n\n<Note></Note>\n', ['empty-tag <Tabs', 'empty-tag <Note']],
    ['<CodeGroup />\n\n<Columns cols={2}></Columns>\n', ['empty-tag <CodeGroup', 'empty-tag <Columns']],
    ['<Steps>\n1. One\n2. Two\n</Steps>\n', ['nothing-inside <Steps']],
    ['<Tabs>{[1].map(String)}</Tabs>\n', []],
    ['<Icon icon="anchor">Harbour</Icon>\n', ['content-dropped <Icon']],
    ['<Icon icon="anchor">{/* Harbour */} </Icon>\n', []],
    ['<Icon icon="anchor">{"Harbour"}</Icon>\n', ['content-dropped <Icon']],
    ['<DIV>x</DIV>\n', ['unknown-component <DIV']],
    ['::: lamps.shine\n', ['directive ::: lamps.shine']],
    ['??? note "Title"\n\n::: code-group\n', ['directive ??? note', 'directive ::: code-group']],
    ['> [!info]- Title\n> a\n\n> [!note]\n> a\n', ['directive [!info]-']],
    ['.. note::\n   a\n\n```{tip}\na\n```\n', ['directive .. note::', 'directive ```{t']],
    ['[[toc]]\n\n[TOC]\n', ['directive [[toc]]', 'directive [TOC]']],
    ['1. a\n\n   ```js\n   x\n  ```\n\n2. b\n', ['unclosed-fence ```']],
    ['- a\n\n  ```js\n  x\n ```\n\n- b\n\n  ```js\n  y\n  ```\n', ['unclosed-fence ```']],
    ['```js\nlet a;```\n', ['unclosed-fence ```']],
    ['> ```js\n> let a\n> ```\n\n~~~\na ~~~', ['unclosed-fence ~~~']],
    ['| a | b |\n| 1 | 2 |\n', ['table-rule | a | b |']],
    ['| a | b |\n|---|\n| 1 | 2 |\n', ['table-rule | a | b |']],
    ['#\u00a0Install\n', ['no-break-space #\u00a0Install']],
    ['-\u00a0one\n-\u00a0two\n', ['no-break-space -\u00a0one']],
    ['Text\n\n```js\nlet a\n', ['unclosed-fence ```js']],
    ['```js\nlet a\n~~~\n\nText\n', ['unclosed-fence ~~~']],
    ['```js\nlet a\n``` then more\n\nText\n', ['unclosed-fence ``` then more']],
    ['~~~js\nlet a\n```\n\nText\n', ['unclosed-fence ```']],
    ['Text\n\n```\n', ['unclosed-fence ```']],
    ['<note>Hi</note>\n', ['lower-case-tag <note']],
    ['export const OarLock = () => <b>x</b>;\n\n<oarLock />\n', ['lower-case-tag <oarLock']],
    ['export const Button = () => <b>x</b>;\n\n<button>y</button>\n\n<Button />\n', []],
    [
      '<codegroup>a</codegroup>\n\n<accordionGroup>b</accordionGroup>\n',
      ['lower-case-tag <codegroup', 'lower-case-tag <accordionGroup'],
    ],
    ['import Bar from “/bar.mdx”\n\n<Bar />\n', []],
    ['<Tabs>\n<Tab name="a">x</Tab>\n</Tabs>\n', ['unknown-prop name']],
    ['<Columns cols="two">x</Columns>\n', ['not-a-number cols']],
    ['```jsn\n{}\n```\n', ['unknown-language ```jsn']],
    ['```daml\nx\n```\n\n```sjon\n{}\n```\n', ['unknown-language ```sjon']],
    ['```mermiad\ngraph TD\n```\n', ['unknown-language ```mermiad']],
    ['```mermaid\ngrpah TD\n```\n', ['unknown-diagram ```mermaid']],
    ['```mermaid\n---\ntitle: x\n---\n%% grpah\n%%{init: {}}%%\nflowchart TD\n```\n', []],
    ['```mermaid\nzenuml\n```\n', []],
    ['```js showLineNumbres\nx\n```\n', ['unknown-option showLineNumbres']],
    ['```js lnies lnies iocn="a" iocn="b"\nx\n```\n', ['unknown-option lnies', 'unknown-option iocn']],
    ['```js lnies iocn="sun" {1,2}\nx\ny\n```\n', ['unknown-option lnies', 'unknown-option iocn']],
    ['```js wrap=no\nx\n```\n', ['option-value wrap=no']],
    ['```js lines="maybe" expandable={true} nocopy=FALSE\nx\n```\n', ['option-value lines="maybe"']],
    ['```js {3} focus="1-2"\nx\ny\n```\n', ['option-value {3}']],
    ['```js {1,2} highlight={2-1} focus=""\nx\ny\n```\n', []],
    ['```js nocopy wrap=no wrap=false wrap=none wrap=off\nx\n```\n', ['option-value wrap=off']],
    ['```js wrap=no wrap=false\nx\n```\n', []],
    ['```js {a => b}\nx\n```\n', []],
    ['```sql runnable=true style="x"\nx\n```\n', []],
    ['```js Lines of code, line.js, warp, Wrap\nx\n```\n', []],
    ['```js filename="a.js"\nx\n```\n', ['unknown-option filename']],
    ['```Pyhton title\n{}\n```\n', ['unknown-language ```Pyhton title']],
    [
      '<Accordion title="A">x</Accordion>\n\n<Accordion title="A">y</Accordion>\n',
      ['duplicate-title <Accordion'],
    ],
    [
      '<RequestExample>a</RequestExample>\n\n<RequestExample>b</RequestExample>\n',
      ['repeated <RequestExample'],
    ],
    [
      'See [it](/a page) and ![b](the lamp.png).\n',
      ['blank-in-address /a page', 'blank-in-address the lamp.png'],
    ],
    ['####### Deep\n', ['heading-deep ####### Deep']],
    ['## *Ways* to [#pay-now]\n', ['heading-id [#pay-now]']],
    ['## Channel \\[#talk]\n\n## Key &#91;#talk\\]\n', []],
    ['## Issue [#12]\n\n## Channel[#talk]\n\n## See [#part]\n\n[#part]: /x\n', []],
    ['- Lamps\n-Ropes\n- Oars\n', ['list-blank -Ropes']],
    ['-Lamps\n- Ropes\n', ['list-blank -Lamps']],
    ['Bring:\n•\tLamps\n•\u00a0Ropes\n', ['list-sign •\t']],
    ['• Lamps<br/>\n• Ropes\n', []],
    ['[Lamps](#a)\n• [Ropes](#a)\n• [Oars](#a)\n', []],
    ['<p>\n<a href="#a">Lamps</a>\n• <a href="#a">Ropes</a>\n• Oars\n</p>\n', []],
    ['• Lamps  \n• Ropes\n\n• Oars\n\nLamps • Ropes\n', []],
    ['1. Lamps\n2.Ropes\n', ['list-blank 2.Ropes']],
    ['![b](/ images/a.png)\n', ['blank-in-address / images/a.png']],
    ['See [the lamp] (/lamp).\n', ['loose-link [the lamp] (/lamp)']],
    ['See (the lamp)[/b].\n', ['loose-link (the lamp)[/b]']],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n| `x | y` | 2 |\n', ['table-cells | `x | y` | 2 |']],
    ['[b](https://a.example/the lamp), then.\n', ['blank-in-address https://a.example/the lamp']],
    [
      '[b](https://a.example/the lamp) and [c](https://a.example/the oar) are (there).\n',
      ['blank-in-address https://a.example/the lamp', 'blank-in-address https://a.example/the oar'],
    ],
    ['Press **Save **once, then **Close**.\n', ['blank-in-strong **Save **']],
    ['Press ** Save** once.\n', ['blank-in-strong ** Save**']],
    ['<Icon />\n', ['missing-prop <Icon']],
    [
      '<Accordion>x</Accordion>\n\n<Accordion>y</Accordion>\n',
      ['missing-prop <Accordion', 'missing-prop <Accordion'],
    ],
  ])('%j', (text, findings) => {
    expect(found(text)).toEqual(findings);
  });

  it.each([
    // What takes the square of its length takes longer than a test may.
    `export const text = "function${' '.repeat(1_500_000)}";\n\n{text.length}\n`,
    '* Lamps\n*Ropes* are for later\n',
    '## Install\n',
    '- Run it with\n-v for more\n',
    '-Lamps are lit\n\n* Ropes\n\n-5 degrees\n',
    '1.2 of all\n2.Ropes\n\n- Two\n  -Ropes\n',
    '#1 of all\n',
    '#hashtag and ##more\n',
    'See [it](/a "A page"), `[it](/a page)`, [x](of some words), \\[y](/page) and [a](/a%20b).\n',
    '| a | b |\n|---|---|\n| 1 | 2 |\n',
    '| one line |\n',
    'Take a[0] (/x is none) or `[a] (/b)`, \\[x] (see below), [x](/a) (/b), f(a)[1] and (a)[./b c].\n',
    '| a | b |\n|---|---|\n| 1 |\n| `x \\| y` | 2 |\n',
    '| a \\| b | c |\n|---|---|\n| 1 | 2 |\n',
    '1.\u00a0January, 5\u00a0%\n',
    'Let 2 ** 3 and 4 ** 5, **two words**, \\**a **b and `**c **d`.\n',
    'Take boats/** and oars/** in, **/lamps or **/sails out.\n',
    '```js\nlet a\n```\n',
    '```txt\na\n```\n\n```mylang\nb\n```\n\n```JSON\n{}\n```\n\n```sh\nc\n```\n',
    '<Accordion title="A">x</Accordion>\n\n<Accordion title="A" id="b">y</Accordion>\n\n## A\n',
    '<RequestExample>a</RequestExample>\n\n<ResponseExample>b</ResponseExample>\n',
    '<Icon src="/a.png" />\n',
    'export const Lamp = () => { return <b>Lit</b> };\n\nexport const Oar = () => (<b>x</b>);\n\n<Lamp />\n\n<Oar />\n',
    '<Note>{/* later */}</Note>\n\n<Note title="Low water" />\n',
    '- x\n\n  ```js\n  let a\n  ```\n',
    '> ```js\n> let a\n> ```\n',
    '~~~\n```\n~~~\n',
    '<Columns cols="2">x</Columns>\n',
    '<frame>x</frame>\n\n<my-note>x</my-note>\n',
  ])('leaves %j alone', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    [3, /here and once below.*`#a-2` to `#a-3`/],
    [4, /here and 2 times below.*`#a-2` to `#a-4`/],
  ])('tells a title that a page has %i times once, with the links of all of them', (times, told) => {
    const many = '<Accordion title="A">x</Accordion>\n\n'.repeat(times);
    const messages = compileText(`${many}<Accordion title="B">x</Accordion>\n`).diagnostics.map(
      ({ message }) => message,
    );
    expect(messages).toEqual([expect.stringMatching(told)]);
  });

  it.each([
    ['1. ```js\n   x\n\n2. b\n', 'the list item, quote or component'],
    ['> ```js\n> x\n\nb\n', 'the list item, quote or component'],
    ['1. ```js\n   x\n', 'all that follows'],
  ])('says how far the code of %j goes', (text, words) => {
    expect(compileText(text).diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining(words),
    ]);
  });

  it('names a repeated title as it is written', () => {
    const twice = '<Accordion title="A: b">x</Accordion>\n\n<Accordion title="A: b">y</Accordion>\n';
    expect(compileText(twice).diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('"A: b"'),
    ]);
  });

  it.each([
    ['| a | b |\n| 1 | 2 |\n', 'the line of dashes below its head is missing'],
    ['| a | b |\n|   |   |\n| 1 | 2 |\n', 'the line of dashes below its head is missing'],
    ['| a | b |\n|---|\n', 'its head has 2 cells, and the line of dashes below it 1'],
    ['Text.\n\n|---|---|\n| 1 | 2 |\n', 'there is no head right above its line of dashes'],
    ['| a | b |\n\n|---|---|\n\n| 1 | 2 |\n', 'blank lines stand between its rows'],
  ])('says why %j is no table', (text, problem) => {
    expect(compileText(text).diagnostics.map(({ message }) => message)).toEqual([
      `This is no table: ${problem}`,
    ]);
  });
});
