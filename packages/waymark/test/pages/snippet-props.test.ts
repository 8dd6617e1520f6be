import { afterAll, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const IMPORT = 'import Boat from "/snippets/boat.mdx"\n\n';

it('fills the props of a snippet into all of a fence: its title, a diagram', async () => {
  const fence = '```js {name}.js\nlet a = "{name}"\n```\n';
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'snippets/boat.mdx': `${fence}\n\`\`\`mermaid\nflowchart LR\n  A[{name}] --> B\n\`\`\`\n`,
    'index.mdx': `${IMPORT}<Boat name="Skiff" />\n`,
  });
  const { read, result } = await buildProject(folder);
  const html = read('index.html');
  expect(html).toContain('data-component-part="code-block-header-filename">Skiff.js<');
  expect(html).toContain('A[Skiff]');
  expect(read('index.md')).toContain('```js Skiff.js\nlet a = "Skiff"');
  expect(result.diagnostics).toEqual([]);
});

it('shows names with hyphens as text in a snippet too, as far as nobody gave them a value', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'snippets/boat.mdx': '## GET /boats/{boat-id}\n\nOf {length-draft} and {boat-id}.\n',
    'index.mdx': `${IMPORT}<Boat length={9} draft={2} />\n`,
  });
  const { read, result } = await buildProject(folder);
  expect(read('index.html')).toContain('<p>Of 7 and {boat-id}.</p>');
  expect(read('index.md')).toContain('## GET /boats/{boat-id}\n\nOf 7 and {boat-id}.');
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['mdx/unknown-name', 'mdx/unknown-name']);
});

it('says of a text in braces that it is none of the names of code', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'snippets/boat.mdx': 'Of {name}\n',
    'index.mdx': `${IMPORT}{[1].map(() => <Boat name="Skiff" />)}\n\n{Boat}\n`,
  });
  const { result } = await buildProject(folder);
  const found = result.diagnostics.map(({ code, hint }) => [code, hint]);
  const hint = '`Boat` is a text, which stands in the page itself: write `<Boat />` outside of the braces';
  expect(found).toEqual([
    ['mdx/expression-failed', hint],
    ['mdx/expression-failed', hint],
  ]);
});

it('writes elements in attributes as Markdown', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'index.mdx':
      '<Frame caption={<b>Pier</b>}>\n  x\n</Frame>\n\n<Accordion title={<>A <em>b</em></>}>y</Accordion>\n',
  });
  const { read } = await buildProject(folder);
  expect(read('index.md')).toContain('x\n\n***Pier***\n\n**A *b***\n\ny');
});

it('goes on in the line that its tag stands in, in headings too, where the snippet is one paragraph', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'] }),
    'snippets/boat.mdx': 'the *{name}*\n',
    'index.mdx': `${IMPORT}## Sail <Boat name="Skiff" />\n\nTake **all of <Boat name="Yawl" />**.\n\nAlone:\n<Boat name="Sloop" />\n`,
  });
  const { read, result } = await buildProject(folder);
  const html = read('index.html');
  expect(html).toContain('aria-label="Sail the Skiff" id="sail">Sail the <em>Skiff</em>');
  expect(html).toContain('<a href="#sail">Sail the Skiff</a>');
  expect(html).toContain('<p>Take <strong>all of the <em>Yawl</em></strong>.</p>');
  expect(html).toContain('<p>the <em>Sloop</em></p>');
  expect(read('index.md')).toContain('## Sail the *Skiff*\n\nTake **all of the *Yawl***.\n\nAlone:');
  expect(result.diagnostics).toEqual([]);
});
