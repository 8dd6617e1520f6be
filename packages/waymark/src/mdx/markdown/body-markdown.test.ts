import { type ComponentChildren, h, type VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { componentRegistry } from '../../components/index.ts';
import { createScope, type Scope } from '../author-code/run/scope.ts';
import { compilePage } from '../compile/compile-page.ts';
import type { Instance } from '../compile/instance.ts';
import { bodyMarkdown } from './body-markdown.ts';

function markdown(source: string, base = '', code: Readonly<Record<string, () => unknown>> = {}): string {
  const environment = {
    components: componentRegistry,
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => undefined,
  };
  const { value } = compilePage('page.mdx', source, environment);
  if (value === undefined) throw new Error('did not parse');
  const scope = createScope({
    module: value.page.module,
    names: new Map(),
    lost: new Set(),
    builtIns: {},
    exports: {},
    expressions: new Map(Object.entries(code)),
    props: {},
    needs: { names: new Set(), expressions: new Set() },
  });
  return bodyMarkdown(value, new Map<Instance, Scope>([[value.page, scope]]), {
    base,
    resolve: (href) => {
      if (href.startsWith('./known')) return href.replace('./', `${base}/from/`);
      if (href.endsWith('/folder')) return `${base}/folder/first/`;
      return href.startsWith('/known') ? `${base}/known/` : undefined;
    },
  });
}

describe('bodyMarkdown', () => {
  it('keeps what is Markdown already, to the letter', () => {
    const source = '## Title\n\n- *a*\n  - b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```js {1}\nlet a\n```';
    expect(markdown(source)).toBe(source);
  });

  it('leaves nothing of the id of a heading', () => {
    expect(markdown('## Where {#place}\n\na\n\n<Note>\n### Inside {#in}\n</Note>')).toBe(
      '## Where\n\na\n\n> **Note**\n>\n> ### Inside',
    );
  });

  it('parts a fence from the line of a tag before it, of which it would be more', () => {
    const fence = '```js\na < b\n```';
    expect(markdown(`<div>\ntext\n</div>\n${fence}`)).toBe(`<div>\ntext\n</div>\n\n${fence}`);
    expect(markdown(`<div>\n${fence}\n</div>\n\nx`)).toBe(`<div>\n\n${fence}\n</div>\n\nx`);
    expect(markdown(`- <div>\n  text\n  </div>\n  ${fence.replaceAll('\n', '\n  ')}`)).toBe(
      `- <div>\n  text\n  </div>\n\n  ${fence.replaceAll('\n', '\n  ')}`,
    );
    expect(markdown(`<Note>a</Note>\n${fence}`)).toBe(`> **Note**\n>\n> a\n\n${fence}`);
    expect(markdown(`text\n${fence}`)).toBe(`text\n${fence}`);
  });

  it('reads attributes that are spread, and content in an attribute', () => {
    expect(markdown('<Card {...{ title: "A", href: "/known" }}>b</Card>')).toBe('**[A](/known)**\n\nb');
    expect(markdown('<Card title="A" {...{ title: "B" }}>c</Card>')).toBe('**B**\n\nc');
    expect(markdown('<Note children="b" />')).toBe('> **Note**\n>\n> b');
  });

  it('writes built-in components that code makes as it writes those of the page', () => {
    const made = (name: string, props: object, content?: ComponentChildren): VNode =>
      h(componentRegistry.get(name)?.render as never, props as never, content as never);
    const file = (name: string): VNode => made('Tree.File', { name });
    const write = (value: unknown): string => markdown('{code()}', '/base', { 'code()': () => value });
    expect(write(made('Warning', { title: 'Hot' }, 'Do not touch.'))).toBe('> **Hot**\n>\n> Do not touch.');
    expect(
      write([made('Visibility', { for: 'humans' }, 'a'), made('Visibility', { for: 'agents' }, 'b')]),
    ).toBe('b');
    expect(write(['On ', made('Tooltip', { tip: 'the', cta: 'go', href: '/known' }, 'deck'), '.'])).toBe(
      'On deck (the [go](/base/known)).',
    );
    expect(write(made('Tree.Folder', { name: 'src' }, [file('a'), file('b')]))).toBe('- src/\n  - a\n  - b');
    const itself: object[] = [];
    itself.push(itself);
    expect(write(made('ParamField', { query: 'at', default: itself }, 'x'))).toBe('**`at`** (query)\n\nx');
    expect(write(made('CodeBlock', { language: 'js' }, 'let a'))).toBe('```js\nlet a\n```');
    expect(write(made('Frame', { caption: made('Badge', {}, 'New') }, 'x'))).toBe('x\n\n*New*');
  });

  it('writes of a fragment its content, whatever it is called', () => {
    expect(markdown('<Fragment>\n\na\n\n</Fragment>\n\n<React.Fragment>b</React.Fragment>')).toBe('a\n\nb');
  });

  it('leaves out rules and code, which are no words', () => {
    expect(markdown('a\n\n<style>{`.b { color: red }`}</style>\n\nc')).toBe('a\n\nc');
  });

  it('writes callouts as quotations', () => {
    expect(markdown('<Note>\n  Be **careful**.\n\n  Twice.\n</Note>\n')).toBe(
      '> **Note**\n>\n> Be **careful**.\n>\n> Twice.',
    );
  });

  it('leads each address of a list of pictures to the same file', () => {
    expect(
      markdown(
        '<img src="./known-a.png" srcSet="./known-a.png 1x, ./known-b.png 2x, data:x;base64,./known 3x" />\n',
      ),
    ).toBe(
      '<img src="/from/known-a.png" srcSet="/from/known-a.png 1x, /from/known-b.png 2x, data:x;base64,./known 3x" />',
    );
  });

  it('keeps the words around a frame and all that a tooltip says', () => {
    expect(markdown('<Frame hint="At dawn" caption="The pier">\n  ![Pier](/known)\n</Frame>\n')).toBe(
      '*At dawn*\n\n![Pier](/known)\n\n*The pier*',
    );
    expect(markdown('<Card title="Boats" href="/known" cta="See all">x</Card>\n')).toBe(
      '**[Boats](/known)**\n\nx\n\n[See all](/known)',
    );
    expect(markdown('A <Tooltip headline="Knot" tip="One mile an hour">kn</Tooltip>.\n')).toBe(
      'A kn (Knot: One mile an hour).',
    );
    expect(markdown('A <Tooltip tip="One mile an hour" cta="More" href="/known">kn</Tooltip>.\n')).toBe(
      'A kn (One mile an hour [More](/known)).',
    );
    expect(markdown('A <Badge href="/known">b</Badge>, <Badge href="/known" disabled>c</Badge>.\n')).toBe(
      'A [b](/known), c.',
    );
  });

  it('leads the links in attributes where those of the page lead', () => {
    const source =
      '<Frame caption="From [a](./known) [b](/b)">\n  x\n</Frame>\n\n<Accordion title="A" description="See [a](./known)">\n  y\n</Accordion>\n';
    expect(markdown(source, '/docs')).toBe(
      'x\n\n*From [a](/docs/from/known) [b](/docs/b)*\n\n**A**\n\nSee [a](/docs/from/known)\n\ny',
    );
    expect(markdown("<Prompt description={'See [a](./known)'}>\n  [z](./known)\n</Prompt>\n")).toBe(
      'See [a](/from/known)\n\n```\n[z](./known)\n```',
    );
  });

  it('keeps blocks of a quotation in one', () => {
    expect(markdown('> <Note>a</Note>\n> <Tabs><Tab title="b">c</Tab></Tabs>\n')).toBe(
      '> > **Note**\n> >\n> > a\n>\n> **b**\n>\n> c',
    );
  });

  it('takes off the indentation of every block, which MDX ignores and Markdown takes for code', () => {
    expect(markdown('### Title\n    Words\n    of it.\n\n    * a\n      * b\n    * c\n')).toBe(
      '### Title\nWords\nof it.\n\n* a\n  * b\n* c',
    );
    expect(markdown('Words\n        * a\n')).toBe('Words\n* a');
    expect(
      markdown(
        '<CodeGroup>\n  ```bash npm\n  npm i\n    now\n  ```\n\n```bash yarn\nyarn\n```\n</CodeGroup>\n',
      ),
    ).toBe('```bash npm\nnpm i\n  now\n```\n\n```bash yarn\nyarn\n```');
    expect(
      markdown(
        '    <Steps>\n      <Step title="A">\n        - a\n\n          <Note>\n            b\n          </Note>\n      </Step>\n    </Steps>\n',
      ),
    ).toBe('**1. A**\n\n- a\n\n  > **Note**\n  >\n  > b');
    expect(markdown('<Tab title="A">\n\t```js\n\tlet a\n\t\t```\n</Tab>\n')).toBe(
      '**A**\n\n```js\nlet a\n```',
    );
    expect(markdown('- a\n\n  <Tip>\n      b\n  </Tip>\n')).toBe('- a\n\n  > **Tip**\n  >\n  > b');
  });

  it('names a callout by its look', () => {
    expect(markdown('<Callout variant="danger">\n  Hot\n</Callout>\n')).toBe('> **Danger**\n>\n> Hot');
    expect(markdown('<Tip variant="custom">\n  Hot\n</Tip>\n')).toBe('> **Note**\n>\n> Hot');
  });

  it('keeps what follows a block in a line apart from it', () => {
    const fence = '<Step title="One">\n```bash\nrun\n```\n</Step>';
    expect(markdown(`<Steps>\n${fence}\n<><b>two</b></>\n</Steps>\n`)).toBe(
      '**1. One**\n\n```bash\nrun\n```\n\n<b>two</b>',
    );
    expect(markdown('<Note>\n  a\n</Note>\n{/* left out */}\nText\n')).toBe('> **Note**\n>\n> a\n\nText');
    expect(markdown('<Note>a</Note> {1}\n')).toBe('> **Note**\n>\n> a\n\n1');
  });

  it('writes titles of tabs, steps and accordions in bold, contents without indentation', () => {
    const source =
      '<Steps>\n  <Step title="One">\n    ```bash\n    run\n    ```\n  </Step>\n  <Step title="Two">\n    Done.\n  </Step>\n</Steps>\n';
    expect(markdown(source)).toBe('**1. One**\n\n```bash\nrun\n```\n\n**2. Two**\n\nDone.');
  });

  it('numbers steps as pages do, unless their titles are numbered or code may hold more of them', () => {
    const steps = (body: string): string => markdown(`<Steps>\n${body}\n</Steps>\n`);
    const [a, b] = ['<Step title="A">x</Step>', '<Step title="B">y</Step>'];
    expect(steps(`${a}\n{/* more */}\n<>\n${b}\n</>`)).toBe('**1. A**\n\nx\n\n**2. B**\n\ny');
    expect(steps(`<Step title="C" stepNumber={7}>z</Step>\n${b}`)).toBe('**7. C**\n\nz\n\n**2. B**\n\ny');
    for (const odd of ['"x"', '""', '{{ a: 1 }}', '{true}', '{null}'])
      expect(steps(`<Step title="C" stepNumber=${odd}>z</Step>`)).toBe('**1. C**\n\nz');
    expect(steps('<Step title="Step 1: C">z</Step>')).toBe('**Step 1: C**\n\nz');
    expect(steps(`<More />\n${b}`)).toContain('**B**');
    expect(steps(`${a}\n<Step title="B"><Steps>${a}</Steps></Step>`)).toContain('**2. B**\n\n**1. A**');
    expect(markdown(`${a}\n`)).toBe('**A**\n\nx');
  });

  it('writes cards as links', () => {
    expect(markdown('<Card title="Start" href="/start" icon="rocket">\n  First steps.\n</Card>\n')).toBe(
      '**[Start](/start)**\n\nFirst steps.',
    );
  });

  it('writes fields with type and marks', () => {
    expect(
      markdown(
        '<ParamField query="limit" type="integer" default="20" required>\n  How many.\n</ParamField>\n',
      ),
    ).toBe('**`limit`** (integer, query, required, default `20`)\n\nHow many.');
    expect(markdown('<ParamField body type="object">\n  All.\n</ParamField>\n')).toBe(
      '**`body`** (object)\n\nAll.',
    );
    expect(
      markdown(
        '<ResponseField name="lit" type="boolean" default={false} pre={["beta"]} post={["since 2", "rw"]}>\n  On.\n</ResponseField>\n',
      ),
    ).toBe('beta **`lit`** (boolean, default `false`, since 2, rw)\n\nOn.');
    expect(markdown('<ParamField query="secret" hidden>\n  No.\n</ParamField>\n')).toBe('');
  });

  it('writes the tags of an entry of a changelog', () => {
    expect(
      markdown('<Update label="1.2" description="May" tags={["New", "API"]}>\n  Lit.\n</Update>\n'),
    ).toBe('**1.2**\n\nMay\n\nTags: New, API\n\nLit.');
    expect(markdown('<Update label="1.1">\n  Dim.\n</Update>\n')).toBe('**1.1**\n\nDim.');
  });

  it('leaves out icons, comments, code of the page and what is for humans', () => {
    expect(
      markdown(
        'export const a = 1\n\nA <Icon icon="x" /> b {/* no */}\n\n<Visibility for="humans">\n\nno\n\n</Visibility>\n',
      ),
    ).toBe('A b');
    expect(
      markdown('One  {/* no */} \ntwo {/* no */} three.\n\n{/* no */} Four.\n\n- a {/* no */}\n- b\n'),
    ).toBe('One\ntwo three.\n\nFour.\n\n- a\n- b');
    const value = '/* no */ "yes" /* no */';
    expect(markdown(`{${value}}`, '', { [value]: () => 'yes' })).toBe('yes');
  });

  it('keeps HTML', () => {
    expect(markdown('<div align="center">\n\nText\n\n</div>\n')).toBe(
      '<div align="center">\n\nText\n\n</div>',
    );
  });

  it('writes signs that are escaped as HTML has them, where HTML is read that Markdown is not read in', () => {
    expect(markdown('<div>\n  \\$7, \\<b> and\n  \\*x\\*\n\n  **\\$8**\n</div>\n')).toBe(
      '<div>\n  $7, &lt;b> and\n  *x*\n\n  **\\$8**\n</div>',
    );
    expect(markdown('<table><tbody><tr><td>\\$9</td></tr></tbody></table>\n')).toBe(
      '<table><tbody><tr><td>$9</td></tr></tbody></table>',
    );
    for (const markdownAlone of [
      '\\$5 <b>\\$6</b>',
      '<span>\\$5</span> and \\$6',
      '| \\$1 |\n| - |\n| \\$2 |',
    ])
      expect(markdown(markdownAlone)).toBe(markdownAlone);
  });

  it('ends elements that end themselves in JSX, as HTML needs it', () => {
    expect(markdown('<video controls src="/a.mp4" />\n\nb <i class="c"/> <img src="/d.png" />\n')).toBe(
      '<video controls src="/a.mp4"></video>\n\nb <i class="c"></i> <img src="/d.png" />',
    );
  });

  it('keeps a component of the author that says something in its attributes, and drops one that says nothing', () => {
    const card = '<HomeCard title="Start here" href="/start" />';
    expect(markdown(`${card}\n`)).toBe(card);
    expect(markdown('<HomeCard href="/start">\n\n</HomeCard>\n', '/docs')).toContain('href="/docs/start"');
    expect(markdown("<List items={[{ name: 'One' }]} />\n")).toBe("<List items={[{ name: 'One' }]} />");
    expect(markdown('a\n\n<Space className="h-4" id="x" big />\n\n<Chart data={rows} />\n\nb\n')).toBe(
      'a\n\nb',
    );
  });

  it('comes to the end of attributes with a quote that nothing closes', () => {
    expect(markdown(`a\n\n<Chart data={/"${'a'.repeat(400_000)}/} />\n`)).toBe('a');
  });

  it('gives every block lines of its own: after words, beside another one, in items of lists', () => {
    expect(markdown('Words <Note>n</Note> and more.\n')).toBe('Words\n\n> **Note**\n>\n> n\n\nand more.');
    expect(
      markdown(
        '<AccordionGroup><Accordion title="A">x</Accordion><Accordion title="B">y</Accordion></AccordionGroup>\n',
      ),
    ).toBe('**A**\n\nx\n\n**B**\n\ny');
    expect(markdown('- one <Note>n</Note>\n- <Card title="C">x</Card>\n')).toBe(
      '- one\n\n  > **Note**\n  >\n  > n\n\n- **C**\n\n  x',
    );
  });

  it('keeps cells and headings in one line', () => {
    expect(markdown('| a | b |\n|---|---|\n| <Card title="C">x</Card> | <Note>n</Note> |\n')).toBe(
      '| a | b |\n|---|---|\n| **C** x | **Note** n |',
    );
    expect(markdown('## With <Icon icon="book" /> icon\n')).toBe('## With icon');
  });

  it('writes headings, links, formulas, code and repositories as Markdown has them', () => {
    expect(markdown('<Heading level={3}>Deep</Heading>\n')).toBe('### Deep');
    expect(markdown('See <Link href="/a">there</Link>.\n')).toBe('See [there](/a).');
    expect(markdown('So <Latex>\\frac{1}{2}</Latex>.\n')).toBe('So $\\frac{1}{2}$.');
    expect(markdown('<CodeBlock language="js" filename="a.js">{"let a"}</CodeBlock>\n')).toBe(
      '```js a.js\nlet a\n```',
    );
    expect(markdown('<GitHub.Repo repo="a/b" />\n')).toBe('[a/b](https://github.com/a/b)');
  });

  it('keeps a prompt to the letter, in a fence longer than its own', () => {
    expect(markdown('<Prompt description="Ask">\n  Say {1 + 1}\n  ```js\n  ```\n</Prompt>\n')).toBe(
      'Ask\n\n````\nSay {1 + 1}\n```js\n```\n````',
    );
  });

  it('keeps a prompt to the letter where strict MDX would take its words for tags', () => {
    const said = [
      'Put <your name> into <section>,',
      'not `<b>` nor <Card title=x>, {so to say}.',
      '',
      'import the file',
      '</div>',
    ].join('\n');
    expect(markdown(`<Prompt description="a > b">\n${said}\n</Prompt>\n\nAfter.\n`)).toBe(
      `a > b\n\n\`\`\`\n${said}\n\`\`\`\n\nAfter.`,
    );
    expect(markdown('So <Latex>\\frac{\\pi}{2} < 2</Latex>.\n')).toBe('So $\\frac{\\pi}{2} < 2$.');
  });

  it('leaves out fragments, bold within bold titles, and components of the author that have no content', () => {
    expect(markdown('<Steps>\n<>\n<Step title="One **b**">x</Step>\n</>\n</Steps>\n')).toBe(
      '**1. One b**\n\nx',
    );
    expect(markdown('A\n\n<Chart data={[1]} />\n\nB\n')).toBe('A\n\nB');
    expect(markdown('<Chart>words</Chart>\n')).toBe('<Chart>words</Chart>');
  });

  it('has line feeds alone, whatever the file has', () => {
    expect(markdown('a\r\n\r\nb\r\nc\r\n\r\n<Note>\r\nd\r\n</Note>\r\n')).toBe(
      'a\n\nb\nc\n\n> **Note**\n>\n> d',
    );
  });

  it('keeps blank lines of code, and what readers who are not signed in see', () => {
    expect(markdown('```js\na\n\n\n\nb\n```\n')).toBe('```js\na\n\n\n\nb\n```');
    expect(markdown('<Visibility for="signed-out">out</Visibility>\n')).toBe('out');
    expect(markdown('<Visibility for="signed-in">in</Visibility>\n')).toBe('');
  });

  it('puts the base path before addresses that begin at the root, and nowhere else', () => {
    expect(
      markdown(
        '[a](/a "t") [b](./b) [c](//c.d) ![p](/p.png) <a href="/h">h</a> `[x](/x)`\n\n[r]: /r\n\n<Card title="C" href="/c" />\n',
        '/docs',
      ),
    ).toBe(
      '[a](/docs/a "t") [b](./b) [c](//c.d) ![p](/docs/p.png) <a href="/docs/h">h</a> `[x](/x)`\n\n[r]: /docs/r\n\n**[C](/docs/c)**',
    );
  });

  it('writes relative addresses as those of what they lead to', () => {
    expect(
      markdown(
        '[a](./known/a#x "t") ![b](<./known b.png>) <a href="./known">c</a> [d](./d) [e](#e)\n\n[r]: ./known/r\n\n<Card title="C" href="./known" />\n',
        '/docs',
      ),
    ).toBe(
      '[a](/docs/from/known/a#x "t") ![b](</docs/from/known b.png>) <a href="/docs/from/known">c</a> [d](./d) [e](#e)\n\n[r]: /docs/from/known/r\n\n**[C](/docs/from/known)**',
    );
  });

  it('writes addresses of files as those of their pages, where there is no such file', () => {
    expect(markdown('[a](/known/index) [b](/known.mdx#x) <a href="/known/index.md">c</a>\n', '/docs')).toBe(
      '[a](/docs/known/) [b](/docs/known/) <a href="/docs/known/">c</a>',
    );
    expect(markdown('[a](/lost/index) [b](/indexes) [c](/known.md)\n')).toBe(
      '[a](/lost/index) [b](/indexes) [c](/known.md)',
    );
  });

  it('writes addresses of folders and others that are not the page’s own as those of the page', () => {
    expect(
      markdown(
        '[a](/folder) [b](/docs/folder) ![p](/folder) <a href="/folder">c</a> [d](/docs/known)\n\n<Card title="C" href="/folder" />\n',
        '/docs',
      ),
    ).toBe(
      '[a](/docs/folder/first/) [b](/docs/folder/first/) ![p](/docs/folder) <a href="/docs/folder/first/">c</a> [d](/docs/known)\n\n**[C](/docs/folder/first/)**',
    );
  });

  it('leaves addresses that have the base path already, as links do', () => {
    const written =
      '[a](/docs/a#x) [b](</docs> "t") [c](/docs?q) ![p](/docs/p.png) <a href="/docs/h">h</a>\n\n[r]: /docs/r';
    expect(markdown(written, '/docs')).toBe(written);
    expect(markdown('<Card title="C" href="/docs#c" /> [d](/docs-d)\n', '/docs')).toBe(
      '**[C](/docs#c)**\n\n[d](/docs/docs-d)',
    );
  });
});
