import { afterAll, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

it.each([
  ['Before <Tooltip tip="a light">lamp</Tooltip> after.', 'Before lamp (a light) after.'],
  [
    '<ParamField path="id" type="string" required>Which.</ParamField>',
    '**`id`** string path required\n\nWhich.',
  ],
  ['<Step title="Light it">Now.</Step>', 'Light it\n\nNow.'],
  ['<Expandable title="parts">Wick.</Expandable>', '**parts**\n\nWick.'],
  ['<Latex>x^2</Latex>', '`x^2`'],
  ['<span>name</span><span>type</span>', 'name type'],
  [
    '<a href="https://example.com/x"><span>Lamp</span><span>It shines</span></a>',
    '[Lamp It shines](https://example.com/x)',
  ],
  ['un<b>break</b><i>able</i>', 'un**break***able*'],
  [
    '<a href="https://example.com/x"><h4>Lamp</h4><p>It shines</p></a>',
    '[Lamp It shines](https://example.com/x)',
  ],
  ['<h2><span>Way</span><span>mark</span></h2>', '## Waymark'],
  ['<iframe src="https://example.com/v" title="The film" />', '[The film](https://example.com/v)'],
  ['<code><span>a</span><span>()</span></code>', '`a()`'],
  ['<CodeBlock language="js">let a</CodeBlock>', '```js\nlet a\n```'],
  ['<Color.Item name="sky" value="#0af" />', 'sky #0af'],
])('writes for agents the words of what a component of the author draws: %s', async (markup, words) => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': `---\ntitle: Home\n---\n\nexport const Own = () => <div>${markup}</div>;\n\n<Own />\n`,
  });
  const { read } = await buildProject(folder);
  expect(read('index.md')).toBe(`# Home\n\n${words}\n`);
});

it.each([
  ['{isOn && <div>a <Own /> b</div>}', 'a OWN b'],
  ['{isOn && <Around>a <Own /> b</Around>}', 'AROUND a OWN b'],
  ['{isOn && <Around>a <b>b</b></Around>}', 'a **b**'],
  [
    '{isOn && <Steps><Step title="A"><Own /></Step><Step title="B">b</Step></Steps>}',
    '**1. A**\n\nOWN\n\n**2. B**\n\nb',
  ],
  [
    '<Steps><Step title="A">a</Step>{[1, 2].map((each) => <Step title={`S${each}`}>b</Step>)}</Steps>',
    '**1. A**\n\na\n\n**2. S1**\n\nb\n\n**3. S2**\n\nb',
  ],
  [
    '{isOn && <Tree><Tree.Folder name="src"><Tree.File name="a" /><Tree.File name="b" /></Tree.Folder></Tree>}',
    '- src/\n  - a\n  - b',
  ],
  [
    '{isOn && <iframe src="https://example.com/v" title="The film"></iframe>}',
    '[The film](https://example.com/v)',
  ],
  ['{isOn && <video title="Film"><source src="/v.mp4" /></video>}', '[Film](/v.mp4)'],
  ['{isOn && <ol><li>one</li><li>two<ul><li>deep</li></ul></li></ol>}', '1. one\n\n2. two\n\n   - deep'],
  ['{isOn && <pre><code className="language-js">{"let a\\nlet b"}</code></pre>}', '```js\nlet a\nlet b\n```'],
  ['{[1, 2].map((each) => <li>{each} <Own /></li>)}', '- 1 OWN\n\n- 2 OWN'],
  ['{isOn && <blockquote><p>a</p><p>b</p></blockquote>}', '> a\n>\n> b'],
  [
    '{isOn && <table><tr><th>a</th></tr><tr><td>1|2 <Own /></td></tr></table>}',
    '| a |\n| --- |\n| 1\\|2 OWN |',
  ],
  [
    '{isOn && <div dangerouslySetInnerHTML={{ __html: "<b>raw</b> snake_case R&D" }} />}',
    '**raw** snake_case R&D',
  ],
])('writes for agents all that an expression makes: %s', async (code, words) => {
  const names = [
    'export const isOn = true;',
    'export const Own = () => <i>OWN</i>;',
    'export const Around = ({ children }) => <div>AROUND {children}</div>;',
  ];
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': `---\ntitle: Home\n---\n\n${names.join('\n')}\n\n${code}\n`,
    'v.mp4': '',
  });
  const { read } = await buildProject(folder);
  expect(read('index.md')).toBe(`# Home\n\n${words.replaceAll('OWN', '*OWN*')}\n`);
});

it('sets aside what an expression makes for the side column', async () => {
  const panel = '<Panel>In the column. <RequestExample>`code`</RequestExample></Panel>';
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': `---\ntitle: Home\n---\n\nexport const isOn = true;\n\n{isOn && ${panel}}\n`,
  });
  const { read } = await buildProject(folder);
  expect(read('index.html')).toMatch(/<div id="panel" tabindex="-1"><div class="panel[^>]*>In the column\./);
  expect(read('index.html').split('id="request-example"')).toHaveLength(2);
});

it.each([
  ['<Box>\n  <Note>In a **box**</Note>\n</Box>', '> **Note**\n>\n> In a **box**'],
  ['<Says who="Ann">\n  Hello **there**\n</Says>', '### Says Ann\n\nHello **there**'],
  ['A <Mark who="Ann">lamp</Mark> here.', 'A lamp by Ann here.'],
  [
    '<Says who="Ann">\n<Steps>\n  <Step title="A">\n    ```js\n    let a\n    ```\n  </Step>\n</Steps>\n</Says>',
    '### Says Ann\n\n**1. A**\n\n```js\nlet a\n```',
  ],
  [
    '<Says who="Ann">\n<Expandable title="parts">\nWick\n</Expandable>\n</Says>',
    '### Says Ann\n\n**parts**\n\nWick',
  ],
  [
    '<Says who="Ann">\n<RequestExample>\n```js\nlet a\n```\n</RequestExample>\n</Says>',
    '<Says who="Ann">\n\n```js\nlet a\n```\n\n</Says>',
  ],
  ['<Folds>\n  Hidden\n</Folds>', '<Folds>\n  Hidden\n</Folds>'],
  ['<Lights>\n  **Shown**\n</Lights>', 'Light\n\n**Shown**'],
])('writes what a component of the author with content says beside that: %s', async (tag, words) => {
  const names = [
    'export const Box = ({ children }) => <div className="box">{children}</div>;',
    'export const Says = ({ who, children }) => <div><h3>Says {who}</h3><div>{children}</div></div>;',
    'export const Mark = ({ who, children }) => <span>{children} by {who}</span>;',
    'export const Folds = ({ children }) => { const [on] = useState(false); return <div>{on && children}</div>; };',
    'export const Lights = ({ children }) => { useState(false); return <div><p>Light</p><div>{children}</div></div>; };',
  ];
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': `---\ntitle: Home\n---\n\n${names.join('\n')}\n\n${tag}\n`,
  });
  const { read } = await buildProject(folder);
  expect(read('index.md')).toBe(`# Home\n\n${words}\n`);
});

it('finds what a component of the author with content says beside that, and that once', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx': `---\ntitle: Home\n---\n\nexport const Says = ({ children }) => <div><p>Spoken aloud</p><div>{children}</div></div>;\n\n<Says>\n  Hello there\n</Says>\n`,
  });
  const { files, read } = await buildProject(folder);
  const records = files
    .filter((path) => /^_waymark\/search\/.*\.json$/.test(path))
    .map(read)
    .join();
  expect(records).toContain('Hello there\\nSpoken aloud');
  expect(records.split('Hello there')).toHaveLength(2);
});
