import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CodeAction } from 'vscode-languageserver/node';
import { docsJson, removeTemporary, writeProject } from '../../waymark/test/support/projects.ts';
import { type Editor, startEditor } from './editor.ts';

const PAGE = '---\ntitle: Start\nicon: rocket\n---\n\n## First light\n\nText.\n';
const OTHER =
  '---\ntitle: Other\ndescription: About others\n---\n\nimport Hello from "/snippets/hello.mdx"\n\nText.\n';

const HARBOUR = `openapi: 3.1.0
info: { title: Harbour, version: "1" }
paths: { /ships: { get: { summary: List ships } }, /lamps: { post: {} } }
webhooks: { docked: { post: {} } }
components: { schemas: { Ship: { type: object } } }
`;

let directory = '';
let editor: Editor;

beforeAll(async () => {
  directory = writeProject({
    'docs.json': docsJson({ pages: ['index', 'guides/other'] }),
    'index.mdx': PAGE,
    'guides/other.mdx': OTHER,
    'snippets/hello.mdx': 'Hello.\n',
    'harbour.yaml': HARBOUR,
    'old/harbour.yaml': HARBOUR.replace('/lamps', '/old'),
    'events.yaml':
      'asyncapi: 3.0.0\ninfo: { title: E, version: "1" }\nchannels: { arrived: { address: a } }\n',
    'src/quay.py': 'harbour = 1\n',
    'images/a.png': 'png',
    'images/boats.png': 'png',
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

const uri = (file: string): string => pathToFileURL(join(directory, file)).href;
const codes = (file: string): readonly unknown[] => editor.problems(file).map(({ code }) => code);

/** What the first action would write. */
const mendsOf = ([action]: readonly CodeAction[]): readonly string[] =>
  Object.values(action?.edit?.changes ?? {})
    .flat()
    .map(({ newText }) => newText);

it('tells of a page that nobody has saved yet, until it is closed', async () => {
  await editor.open('node_modules/new.md', '[there](/guides/othr)\n');
  await editor.open('new.mdx', '---\ntitle: New\n---\n\n[there](/guides/othr)\n');
  await expect.poll(() => codes('new.mdx')).toEqual(['links/missing-page']);
  expect(codes('node_modules/new.md'), 'no page of the docs').toEqual([]);
  await editor.type('index.mdx', `${PAGE}\n[new](/new)\n`);
  await editor.shut('new.mdx');
  await expect.poll(() => codes('index.mdx')).toEqual(['links/missing-page']);
  expect(codes('new.mdx')).toEqual([]);
  await editor.type('index.mdx', PAGE);
  await expect.poll(() => codes('index.mdx')).toEqual([]);
});

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
  await editor.type('index.mdx', `${PAGE}\n<Card\n  href="/guides/othr"\n>\n  There\n</Card>\n`);
  await expect.poll(() => codes('index.mdx')).toEqual(['links/missing-page']);
  const line = { start: { line: 10, character: 8 }, end: { line: 10, character: 20 } };
  expect(editor.problems('index.mdx')[0]?.range, 'the address, not all of the card').toEqual(line);
  await editor.type('index.mdx', PAGE);
  await expect.poll(() => codes('index.mdx')).toEqual([]);
});

it('offers what each suggestion names, though it may not be what was meant', async () => {
  const written = [
    ['[there](/guides/otr#x)', ['links/missing-page'], ['/guides/other#x']],
    ['## Words of wisdom\n[there](#wards-of-wisdoms)', ['links/missing-anchor'], ['#words-of-wisdom']],
    ['![Boat](/images/bots.png)', ['links/missing-asset'], ['/images/boats.png']],
    ['<Card link="/guides/other">There</Card>', ['mdx/unknown-prop'], ['href']],
    ['<CallOuts>There</CallOuts>', ['mdx/unknown-component'], ['Callout', 'Callout']],
    ['<Card icon="rokcet">There</Card>', ['icon/unknown'], ['rocket']],
  ] as const;
  for (const [text, found, mends] of written) {
    await editor.type('index.mdx', `${PAGE}\n${text}\n`);
    await expect.poll(() => codes('index.mdx')).toEqual(found);
    expect(mendsOf(await editor.actions('index.mdx'))).toEqual(mends);
  }
  await editor.type('index.mdx', PAGE);
  await expect.poll(() => codes('index.mdx')).toEqual([]);
  await editor.type('index.mdx', PAGE.replace('rocket', '"rokcet"'));
  await expect.poll(() => codes('index.mdx')).toEqual(['icon/unknown']);
  const actions = await editor.actions('index.mdx');
  expect(mendsOf(actions)).toEqual(['rocket']);
  expect(actions[0]?.isPreferred, 'it may not be what was meant').toBe(false);
  await editor.type('index.mdx', PAGE);
  await expect.poll(() => codes('index.mdx')).toEqual([]);
});

it('says what is wrong in the configuration, and offers what mends it', async () => {
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }, { desciption: 'x' }));
  await expect.poll(() => codes('docs.json')).toEqual(['config/unknown-key']);
  const [action] = await editor.actions('docs.json');
  expect(action).toMatchObject({ title: 'Write "description"', isPreferred: true });
  expect(Object.values(action?.edit?.changes ?? {}).flat()).toMatchObject([
    { newText: expect.stringContaining('description') },
  ]);
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/oter'] }));
  await expect.poll(() => codes('docs.json')).toEqual(['navigation/missing-page']);
  expect(mendsOf(await editor.actions('docs.json'))).toEqual(['"guides/other"']);
  const values = [
    [{ theme: 'mnit' }, ['config/invalid-value'], ['"mint"']],
    [
      { navbar: { links: [{ label: 'A', href: '/', icon: { name: 'rokcet' } }] } },
      ['icon/unknown'],
      ['"rocket"'],
    ],
    [
      { redirects: [{ source: '/a', destination: '/guides/oter' }] },
      ['links/redirect-target'],
      ['"/guides/other"'],
    ],
    [{ colors: { primary: '123456' } }, ['config/invalid-value'], ['"#123456"']],
  ] as const;
  for (const [more, found, mends] of values) {
    await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }, more));
    await expect.poll(() => codes('docs.json')).toEqual(found);
    expect(mendsOf(await editor.actions('docs.json'))).toEqual(mends);
  }
  await editor.type(
    'docs.json',
    docsJson({ languages: [{ language: 'english', pages: ['index', 'guides/other'] }] }),
  );
  await expect.poll(() => codes('docs.json')).toEqual(['config/unknown-language']);
  expect(mendsOf(await editor.actions('docs.json'))).toEqual(['"en"']);
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
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }));
});

it.each([
  ['keys', '{"na|":"x","theme":"mint"}', ['name', 'navigation'], ['theme', 'display']],
  ['the key that stands there', '{"name|":"x"}', ['name'], []],
  ['keys without quotes', '{"theme":"mint",\n  na|\n}', ['"name"', '"navigation"'], ['name', '"theme"']],
  ['keys without quotes in an empty object', '{ "styling": {|} }', ['"eyebrows"'], ['"name"']],
  ['no keys where none can begin', '{"theme":"mint" |}', [], ['"name"']],
  ['keys of an element', '{"navbar":{"links":[{"hr|"}]}}', ['href', 'label'], ['navbar']],
  ['keys of a nested object', '{"styling":{"|"}}', ['eyebrows'], []],
  [
    'keys of a group among pages',
    '{"navigation":{"pages":["a",{"group":"A","|"}]}}',
    ['expanded'],
    ['group'],
  ],
  ['words between quotes', '{"api":{"playground":{"display":"|"}}}', ['simple', 'none'], ['"simple"']],
  ['words without quotes', '{"theme": |}', ['"mint"'], ['mint']],
  ['flags', '{"interaction":{"drilldown": t|', ['true', 'false'], []],
  ['pictures', '{"logo":"|"}', ['/images/a.png'], ['/index', '/harbour.yaml']],
  ['pictures of a mode', '{"favicon":{"dark":"/im|"}}', ['/images/boats.png'], ['/index']],
  ['where a logo leads', '{"logo":{"href":"|"}}', ['/guides/other'], []],
  ['nothing where anything may stand', '{"name":"|"}', [], ['true', 'name']],
  ['nothing in what is no setting', '{"constructor":{"|"}}', [], ['name']],
])('proposes in docs.json: %s', async (_, text, some, none) => {
  const proposed = await editor.propose('docs.json', text);
  for (const label of some) expect(proposed).toContain(label);
  for (const label of none) expect(proposed).not.toContain(label);
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }));
});

it.each([
  ['addresses', '[a](/gu|)', ['/guides/other', '/images/a.png'], ['guides/other', '/src/quay.py']],
  ['pictures', '![a](|)', ['/images/a.png'], ['/guides/other', '/harbour.yaml']],
  ['anchors of another page', '[a](/guides/other#|)', [], ['/guides/other']],
  ['anchors of this page', '## Deep sea\n\n[a](#|)', ['#deep-sea'], ['/guides/other']],
  ['components', '<Ca|', ['Card', 'Callout', 'Tree.Folder'], ['icon']],
  [
    "a page's own components",
    'import { Öl, deck, Tab } from "/a.jsx"\n\n<|',
    ['Öl', 'Tab', 'Card'],
    ['deck'],
  ],
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
  expect(new Set(proposed).size).toBe(proposed.length);
});

it('proposes keys and icons in front matter', async () => {
  expect(await editor.propose('index.mdx', '---\nsi|\n---\n')).toContain('sidebarTitle');
  expect(await editor.propose('index.mdx', '---\nicon: "ro|"\n---\n')).toContain('rocket');
  expect(await editor.propose('index.mdx', '---\ntitle: a|\n---\n')).toEqual([]);
});

it.each([
  ['words of a key', 'mode: |', ['wide', 'frame'], []],
  ['none of a key that every object has', 'constructor: w|', [], ['wide']],
  ['words between quotes', 'mode: "wi|"', ['wide'], []],
  ['flags', 'hidden: t|', ['true', 'false'], []],
  [
    'operations',
    'openapi: GET /sh|',
    ['harbour.yaml GET /ships', 'old/harbour.yaml GET /ships', 'POST /lamps'],
    ['POST /ships'],
  ],
  ['webhooks', 'openapi: |', ['harbour.yaml webhook docked'], ['arrived']],
  ['schemas', 'openapi-schema: |', ['harbour.yaml Ship'], ['GET /ships']],
  ['channels', 'asyncapi: |', ['arrived'], ['POST /lamps']],
  ['nothing where anything may stand', 'description: |', [], ['true']],
])('proposes values in front matter: %s', async (_, line, some, none) => {
  const proposed = await editor.propose('index.mdx', `---\n${line}\n---\n`);
  for (const label of some) expect(proposed).toContain(label);
  for (const label of none) expect(proposed).not.toContain(label);
});

it.each([
  ['the innermost first', '<Steps>\n<Step title="a > b">\nText </|', ['Step>', 'Steps>']],
  ['before what follows', '<Card title="x">\n</|>\n\nText', ['Card>']],
  ['what is closed is not', '<Card title={`</`}>x</Card> <Note>\n<img />\n</N|', ['Note>']],
  ['nothing of code and comments', '<Note>\n`<Card>` {/* <Tip> */}\n```jsx\n<Warning>\n```\n</|', ['Note>']],
  ['nothing where none is open', 'Text </|', []],
])('proposes closing tags: %s', async (_, text, expected) => {
  expect(await editor.propose('index.mdx', `---\ntitle: Start\n---\n\n${text}\n`)).toEqual(expected);
});

it('tells what components, props, keys and links are', async () => {
  expect(await editor.hover('index.mdx', '<Ca|rd title="x" />')).toMatch(/`<Card>`[\s\S]*`icon`/);
  expect(await editor.hover('index.mdx', '<Card hor|izontal />')).toContain('boolean');
  expect(await editor.hover('index.mdx', '---\nsidebar|Title: x\n---\n')).toContain('sidebar');
  expect(await editor.hover('index.mdx', '[a](/guides/ot|her)')).toContain('About others');
  expect(await editor.hover('index.mdx', 'A wo|rd')).toBe('');
  expect(await editor.hover('docs.json', '{"api":{"play|ground":{}}}')).toMatch(/playground|requests/i);
  expect(await editor.hover('docs.json', '{"interaction":{"drilldown":tr|ue}}')).toMatch(/\S/);
  expect(await editor.hover('docs.json', '{"noth|ing":1}')).toBe('');
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }));
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
  expect(await editor.define('index.mdx', '![a](/images/|a.png)')).toBe('images/a.png:1');
  expect(await editor.define('index.mdx', '[a](https://exam|ple.com)')).toBe('');
});

it.each([
  ['under a fence that shows it', '## Setup', '#setup', 9],
  ['that is there twice', '## Setup\n\n## Setup', '#setup-2', 11],
  ['with low lines', '## my_name', '#my_name', 9],
  ['with a link and marks', '## [A](https://a.example) **bold** move', '#a-bold-move', 9],
  ['with an id of its own', '## Setup {#own}', '#own', 9],
  ['of a component', '<Accordion title="Why so?">x</Accordion>', '#why-so', 9],
])('leads to a place %s', async (_, words, hash, line) => {
  const fence = '```bash\n## Setup\n```';
  await editor.type('guides/other.mdx', `---\ntitle: Other\n---\n\n${fence}\n\n${words}\n`);
  expect(await editor.define('index.mdx', `${PAGE}\n[a](/guides/oth|er${hash})\n`)).toBe(
    `guides/other.mdx:${line}`,
  );
});

it('finds what names a page: navigation, links, imports; and from the page itself', async () => {
  await editor.type('guides/other.mdx', OTHER);
  const link = `${PAGE}\n[a](/guides/other) and [b](/guides/oth|er#x)\n`;
  const expected = ['docs.json:1', 'index.mdx:10', 'index.mdx:10'];
  expect((await editor.references('index.mdx', link)).map((at) => at.replace(/json:\d+/, 'json:1'))).toEqual(
    expected,
  );
  const own = await editor.references('guides/other.mdx', OTHER.replace('title: Ot', 'title: Ot|'));
  expect(own.map((at) => at.replace(/json:\d+/, 'json:1'))).toEqual(expected);
  expect(await editor.references('guides/other.mdx', OTHER.replace('/snippets', '/snip|pets'))).toEqual([
    'guides/other.mdx:6',
  ]);
  expect(await editor.references('index.mdx', `${PAGE}\n[a](https://exa|mple.com)\n`)).toEqual([]);
  await editor.type('index.mdx', PAGE);
});

it('offers what mends the text as it is at this moment', async () => {
  const text = `${PAGE}\n<Carda title="x" />\n`;
  await editor.type('index.mdx', text);
  await expect.poll(() => codes('index.mdx')).toEqual(['mdx/unknown-component']);
  await editor.type('index.mdx', text.replace('Text.', 'Text.\n\nWords that come before.'));
  const [action] = await editor.actions('index.mdx', { line: 11, character: 2 });
  expect(action?.edit?.changes?.[uri('index.mdx')]).toMatchObject([
    { range: { start: { line: 11, character: 1 } }, newText: 'Card' },
  ]);
  await editor.type('index.mdx', PAGE);
});

it('counts the unsaved text of a file outside of the docs folder that they are read from', async () => {
  const root = writeProject({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'api/harbour.yaml': HARBOUR,
    'docs/docs.json': docsJson({
      pages: ['index', { group: 'API', openapi: '../api/harbour.yaml', pages: ['GET /ships'] }],
    }),
    'docs/index.mdx': PAGE,
  });
  const other = await startEditor(join(root, 'docs'));
  const page = '---\ntitle: Start\nopenapi: |\n---\n';
  try {
    await other.open('index.mdx', PAGE);
    await other.open('../api/harbour.yaml', HARBOUR.replace('/lamps', '/buoys'));
    await expect.poll(() => other.propose('index.mdx', page)).toContain('POST /buoys');
    await other.type('../api/harbour.yaml', HARBOUR.replace('/lamps', '/quays'));
    await expect.poll(() => other.propose('index.mdx', page)).toContain('POST /quays');
    await other.shut('../api/harbour.yaml');
    await expect.poll(() => other.propose('index.mdx', page)).toContain('POST /lamps');
  } finally {
    await other.close();
  }
});

it('looks at the docs of a folder that is added, and takes back what it told of one that is removed', async () => {
  const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': '[a](/none)\n' });
  const address = pathToFileURL(join(folder, 'index.mdx')).href;
  await editor.changeFolders([folder], []);
  await expect.poll(() => codes(address)).toEqual(['links/missing-page']);
  await editor.changeFolders([], [folder]);
  await expect.poll(() => codes(address)).toEqual([]);
  await editor.changeFolders([folder], []);
  await expect.poll(() => codes(address)).toEqual(['links/missing-page']);
  await editor.changeFolders([], [folder]);
});

it('says what is wrong with pages that nobody opened, and with their links when another page changes', async () => {
  writeFileSync(join(directory, 'guides/closed.mdx'), '[a](/nowhere)\n\n[b](/guides/other#part)\n');
  await editor.type('guides/other.mdx', `${OTHER}\n## Part\n`);
  await expect.poll(() => codes('guides/closed.mdx')).toEqual(['links/missing-page']);
  await editor.type('guides/other.mdx', OTHER);
  await expect.poll(() => codes('guides/closed.mdx')).toEqual(['links/missing-page', 'links/missing-anchor']);
  writeFileSync(join(directory, 'guides/closed.mdx'), 'Text.\n');
  await expect.poll(() => codes('guides/closed.mdx')).toEqual([]);
});

it('renames a page with all that names it', async () => {
  const entry = '{"name":"x","navigation":{"pages":["index","guides/ot|her"]}}';
  expect(await editor.nameAt('docs.json', entry)).toBe('guides/other');
  expect(await editor.nameAt('index.mdx', `${PAGE}\nA wo|rd`)).toBeUndefined();
  expect(await editor.nameAt('index.mdx', `${PAGE}\n[a](#te|xt)`)).toBeUndefined();
  await editor.type('docs.json', docsJson({ pages: ['index', 'guides/other'] }));
  const edit = await editor.rename('index.mdx', `${PAGE}\n[a](/guides/ot|her#x)\n`, 'help/others');
  const changes = (edit?.documentChanges ?? []).map((change) => {
    if (!('kind' in change))
      return [change.textDocument.uri, ...change.edits.map((one) => ('newText' in one ? one.newText : ''))];
    return change.kind === 'rename' ? [change.kind, change.oldUri, change.newUri] : [];
  });
  expect(changes.slice(0, -1)).toContainEqual([uri('index.mdx'), '/help/others#x']);
  expect(changes.slice(0, -1)).toContainEqual([
    uri('docs.json'),
    '"help/others"',
    expect.stringContaining('"source": "/guides/other"'),
  ]);
  expect(changes.slice(-1)).toEqual([['rename', uri('guides/other.mdx'), uri('help/others.mdx')]]);
  // An editor that carries this out asks for the edits of the move once more.
  expect(await editor.willMove('guides/other.mdx', 'help/others.mdx')).toBeNull();
});

it('lets links follow files that the editor moves', async () => {
  await editor.type('index.mdx', `${PAGE}\n![](/images/a.png) [a](/guides/other)\n`);
  const edit = await editor.willMove('guides', 'help');
  expect(edit?.changes?.[uri('index.mdx')]).toMatchObject([{ newText: '/help/other' }]);
  expect(Object.keys(edit?.changes ?? {}).sort()).toEqual([uri('docs.json'), uri('index.mdx')]);
  expect((await editor.willMove('images/a.png', 'images/b.png'))?.changes).toMatchObject({
    [uri('index.mdx')]: [{ newText: '/images/b.png' }],
  });
  expect(await editor.willMove('images', '../images')).toBeNull();
});

it.each(['file://elsewhere/share/a.mdx', 'file:///%E0%A4%A.mdx', 'file:///%2Fa.mdx', 'untitled:1'])(
  'runs on when a document is opened that is no file of this machine: %s',
  async (address) => {
    await editor.open(address, '[a](/');
    expect(await editor.propose(address, '[a](/|')).toEqual([]);
    expect(await editor.willMove(address, 'guides/there.mdx')).toBeNull();
    expect(await editor.willMove('guides/other.mdx', address)).toBeNull();
  },
);

it('calls a file as the editor does, however that escapes its name', async () => {
  const address = `${uri('guides/other.mdx').slice(0, -'other.mdx'.length)}%6Fther.mdx`;
  await editor.type('index.mdx', PAGE);
  await editor.open(address, '---\ntitle: Other\n---\n\n[a](/none)\n');
  await expect.poll(() => codes(address)).toEqual(['links/missing-page']);
  expect(codes('guides/other.mdx')).toEqual([]);
  await editor.shut(address);
  await expect.poll(() => codes(address)).toEqual([]);
});

it.skipIf(process.platform === 'win32')(
  'knows a drive of Windows, however its letter is written',
  async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'a'] }),
      'index.mdx': '[a](/a)\n',
      'a.mdx': 'A\n',
    });
    const system = new URL('../../waymark/test/support/as-windows.mjs', import.meta.url).href;
    const other = await startEditor(folder, { NODE_OPTIONS: `--import=${system}`, NODE_NO_WARNINGS: '1' });
    try {
      const at = (file: string): string => `file:///c%3A${folder}/${file}`;
      await other.open(at('index.mdx'), '[a](/a) [b](/b)\n');
      await expect
        .poll(() => other.problems(at('index.mdx')).map(({ code }) => code))
        .toEqual(['links/missing-page']);
      const edit = await other.willMove(at('a.mdx'), at('b.mdx'));
      expect(edit?.changes?.[at('index.mdx')]).toMatchObject([{ newText: '/b' }]);
    } finally {
      await other.close();
    }
  },
);

it('says why a page cannot be renamed', async () => {
  const link = `${PAGE}\n[a](/guides/ot|her)\n`;
  await expect(editor.rename('index.mdx', link, 'index.mdx')).rejects.toThrow('is there already');
  await expect(editor.rename('index.mdx', link, '../other')).rejects.toThrow('docs folder');
  await expect(editor.rename('index.mdx', link, ' ')).rejects.toThrow('needs a name');
  await expect(editor.rename('index.mdx', link, 'a\nb')).rejects.toThrow('is no name');
});

it('goes on when the docs folder is gone, and answers again when it is back', async () => {
  const files = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': '[a](/none)\n' };
  const folder = writeProject(files);
  const other = await startEditor(folder);
  const found = (file: string): readonly unknown[] => other.problems(file).map(({ code }) => code);
  try {
    await expect.poll(() => found('index.mdx')).toEqual(['links/missing-page']);
    rmSync(folder, { recursive: true });
    await expect.poll(() => other.said()).toContain('There is no folder');
    await expect.poll(() => found('index.mdx')).toEqual([]);
    writeProject({ ...files, 'index.mdx': '[a](#none)\n' }, folder);
    await expect.poll(() => found('index.mdx')).toEqual(['links/missing-anchor']);
  } finally {
    expect(await other.close()).toBe(0);
  }
});
