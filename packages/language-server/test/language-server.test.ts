import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsJson, removeTemporary, writeProject } from '../../waymark/test/support/projects.ts';
import { type Editor, startEditor } from './editor.ts';

const PAGE = '---\ntitle: Start\nicon: rocket\n---\n\n## First light\n\nText.\n';
const OTHER =
  '---\ntitle: Other\ndescription: About others\n---\n\nimport Hello from "/snippets/hello.mdx"\n\nText.\n';

let directory = '';
let editor: Editor;

beforeAll(async () => {
  directory = writeProject({
    'docs.json': docsJson({ pages: ['index', 'guides/other'] }),
    'index.mdx': PAGE,
    'guides/other.mdx': OTHER,
    'snippets/hello.mdx': 'Hello.\n',
    'images/a.png': 'png',
  });
  editor = await startEditor(directory);
  await editor.open('index.mdx', PAGE);
  await editor.open('guides/other.mdx', OTHER);
  await editor.open('docs.json', docsJson({ pages: ['index', 'guides/other'] }));
});
afterAll(async () => {
  expect(await editor.close()).toBe(0);
  removeTemporary();
});

const codes = (file: string): readonly unknown[] => editor.problems(file).map(({ code }) => code);

it('says what is wrong as one types, before anything is saved, and when it is mended', async () => {
  await editor.type('index.mdx', `${PAGE}\n[there](/guides/othr)\n`);
  await expect.poll(() => codes('index.mdx')).toEqual(['links/missing-page']);
  const [problem] = editor.problems('index.mdx');
  expect(problem).toMatchObject({
    severity: 1,
    source: 'waymark',
    range: { start: { line: 9 }, end: { line: 9 } },
  });
  expect(problem?.message).toContain('/guides/other');
  expect(problem?.codeDescription?.href).toContain('/diagnostics/links/missing-page');
  await editor.type('index.mdx', `${PAGE}\n[there](/guides/other)\n`);
  await expect.poll(() => codes('index.mdx')).toEqual([]);
});

it('says what is wrong in the configuration, and offers what mends it', async () => {
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }, { desciption: 'x' }));
  await expect.poll(() => codes('docs.json')).toEqual(['config/unknown-key']);
  const [action] = await editor.actions('docs.json');
  expect(Object.values(action?.edit?.changes ?? {}).flat()).toMatchObject([
    { newText: expect.stringContaining('description') },
  ]);
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/oter'] }));
  await expect.poll(() => codes('docs.json')).toEqual(['navigation/missing-page']);
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }));
  await expect.poll(() => codes('docs.json')).toEqual([]);
});

it('follows what others write to the disk', async () => {
  await editor.type('index.mdx', `${PAGE}\n[there](/guides/new)\n`);
  await expect.poll(() => codes('index.mdx')).toEqual(['links/missing-page']);
  writeFileSync(join(directory, 'guides/new.mdx'), '---\ntitle: New\n---\n\nText.\n');
  await expect.poll(() => codes('index.mdx')).toEqual([]);
});

it('proposes pages where docs.json names them', async () => {
  expect(await editor.propose('docs.json', '{"name":"x","navigation":{"pages":["in|"]}}')).toContain(
    'guides/other',
  );
  expect(
    await editor.propose('docs.json', '{"navigation":{"groups":[{"group":"G","icon":"ro|"}]}}'),
  ).toContain('rocket');
  expect(await editor.propose('docs.json', '{"na|me":"x"}')).toEqual([]);
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }));
});

it.each([
  ['addresses', '[a](/gu|)', ['/guides/other', '/images/a.png'], ['guides/other']],
  ['anchors of another page', '[a](/guides/other#|)', [], ['/guides/other']],
  ['anchors of this page', '## Deep sea\n\n[a](#|)', ['#deep-sea'], ['/guides/other']],
  ['components', '<Ca|', ['Card', 'Callout', 'Tree.Folder'], ['icon']],
  ['props', '<Card title="x" |>', ['icon', 'href'], ['title']],
  ['props after code', '<Card title={`a > b`} ho|', ['horizontal'], ['title']],
  ['values', '<Tabs sy|nc="a">', ['sync'], []],
  ['icons', '<Card icon="ro|">', ['rocket'], []],
  ['addresses in tags', '<Card href="/|">', ['/guides/other'], []],
  ['files to import', 'import A from "/sn|"', ['/snippets/hello.mdx'], []],
  ['nothing in code', '```jsx\n<Card i|\n```', [], ['icon']],
  ['nothing in prose', 'A word| here', [], ['icon', 'Card']],
])('proposes %s', async (_, text, some, none) => {
  const proposed = await editor.propose('index.mdx', `---\ntitle: Start\n---\n\n${text}\n`);
  for (const label of some) expect(proposed).toContain(label);
  for (const label of none) expect(proposed).not.toContain(label);
});

it('proposes keys and icons in front matter', async () => {
  expect(await editor.propose('index.mdx', '---\nsi|\n---\n')).toContain('sidebarTitle');
  expect(await editor.propose('index.mdx', '---\nicon: "ro|"\n---\n')).toContain('rocket');
  expect(await editor.propose('index.mdx', '---\ntitle: a|\n---\n')).toEqual([]);
});

it('tells what components, props, keys and links are', async () => {
  expect(await editor.hover('index.mdx', '<Ca|rd title="x" />')).toMatch(/`<Card>`[\s\S]*`icon`/);
  expect(await editor.hover('index.mdx', '<Card hor|izontal />')).toContain('boolean');
  expect(await editor.hover('index.mdx', '---\nsidebar|Title: x\n---\n')).toContain('sidebar');
  expect(await editor.hover('index.mdx', '[a](/guides/ot|her)')).toContain('About others');
  expect(await editor.hover('index.mdx', 'A wo|rd')).toBe('');
});

it('leads to pages, headings, snippets and imported components', async () => {
  await editor.type('guides/other.mdx', OTHER);
  await editor.type('index.mdx', PAGE);
  expect(await editor.define('guides/other.mdx', `${OTHER}[a](/ind|ex#first-light)`)).toBe('index.mdx:6');
  expect(await editor.define('guides/other.mdx', OTHER.replace('/snippets', '/snip|pets'))).toBe(
    'snippets/hello.mdx:1',
  );
  expect(await editor.define('guides/other.mdx', `${OTHER}<Hel|lo />`)).toBe('snippets/hello.mdx:1');
  expect(await editor.define('docs.json', '{"navigation":{"pages":["guides/ot|her"]}}')).toBe(
    'guides/other.mdx:1',
  );
  expect(await editor.define('index.mdx', '[a](https://exam|ple.com)')).toBe('');
});
