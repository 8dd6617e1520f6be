import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { waymark } from '../support/commands.ts';
import { docsJson, listFiles, removeTemporary, snapshot, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const FILES = {
  'docs.json': docsJson(
    {
      languages: [
        {
          language: 'en',
          groups: [{ group: 'Start', root: 'index', pages: ['/guides/setup.mdx', { $ref: './more.json' }] }],
        },
        { language: 'de', pages: ['guides/setup#steps', 'guides/lamp'] },
      ],
    },
    {
      redirects: [{ source: '/begin', destination: '/guides/setup#steps' }],
      navbar: { links: [{ label: 'Setup', href: '/guides/setup/' }] },
    },
  ),
  'more.json': JSON.stringify({ group: 'More', pages: ['guides/setup', 'guides/usage'] }),
  'index.mdx': [
    "import Note from '/guides/parts/note.mdx'",
    '',
    '[a](/guides/setup#steps), [b](guides/setup.mdx), [c](./guides/setup/ "t"), <a href="/guides/setup?x=1">d</a>',
    '',
    '<Card title="Setup" href="/guides/setup" img="/guides/lamp.png" />',
    '',
    '<a href="/guides/setup?a&amp;b">e</a>',
    '',
    '[r]: /guides/setup',
    '',
    '<Note />',
    '',
    '```md',
    '[no](/guides/setup)',
    '```',
    '',
  ].join('\n'),
  'guides/setup.mdx': [
    "import Note from './parts/note.mdx'",
    '',
    '## Steps',
    '',
    '[u](./usage), [v](usage.mdx), [h](../index), [s](#steps), ![](lamp.png), [l](/guides/lamp)',
    '',
    '<Note />',
    '',
  ].join('\n'),
  'guides/usage.mdx': "import Note from '.././guides/parts/note.mdx'\n\n[s](./setup) ![](./lamp.png)\n",
  'guides/lamp.mdx': '# Lamp\n',
  'guides/lamp.png': '',
  'guides/parts/note.mdx': 'Note [s](/guides/setup).\n',
};

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

/** Codes of the findings of a check. */
async function findings(folder: string): Promise<readonly string[]> {
  const { stdout } = await waymark(['check', folder, '--json']);
  return (JSON.parse(stdout) as { diagnostics: readonly { code: string }[] }).diagnostics.map(
    ({ code }) => code,
  );
}

describe('mv of a page', () => {
  it('takes along everything that names it', async () => {
    const folder = writeProject(FILES);
    const before = await findings(folder);
    const { status, stdout, stderr } = await waymark(['mv', 'guides/setup', 'start/deep/install'], folder);
    expect([status, stdout]).toEqual([0, '']);
    const config = JSON.parse(read(folder, 'docs.json'));
    expect(config.navigation.languages[0].groups[0].pages[0]).toBe('/start/deep/install.mdx');
    expect(config.navigation.languages[1].pages).toEqual(['start/deep/install#steps', 'guides/lamp']);
    expect(JSON.parse(read(folder, 'more.json')).pages).toEqual(['start/deep/install', 'guides/usage']);
    expect(config.navbar.links[0].href).toBe('/start/deep/install/');
    expect(config.redirects).toEqual([
      { source: '/begin', destination: '/start/deep/install#steps' },
      { source: '/guides/setup', destination: '/start/deep/install' },
    ]);
    expect(read(folder, 'index.mdx')).toBe(
      FILES['index.mdx']
        .replace('(/guides/setup#steps)', '(/start/deep/install#steps)')
        .replace('(guides/setup.mdx)', '(start/deep/install.mdx)')
        .replace('(./guides/setup/ "t")', '(./start/deep/install/ "t")')
        .replace('"/guides/setup?x=1"', '"/start/deep/install?x=1"')
        .replace('href="/guides/setup"', 'href="/start/deep/install"')
        .replace('[r]: /guides/setup', '[r]: /start/deep/install'),
    );
    expect(existsSync(join(folder, 'guides/setup.mdx'))).toBe(false);
    expect(read(folder, 'start/deep/install.mdx')).toBe(
      FILES['guides/setup.mdx']
        .replace('./parts/note.mdx', '../../guides/parts/note.mdx')
        .replace('(./usage)', '(../../guides/usage)')
        .replace('(usage.mdx)', '(../../guides/usage.mdx)')
        .replace('(../index)', '(/)')
        .replace('(lamp.png)', '(../../guides/lamp.png)'),
    );
    expect(read(folder, 'guides/usage.mdx')).toBe(
      FILES['guides/usage.mdx'].replace('./setup', '../start/deep/install'),
    );
    expect(read(folder, 'guides/parts/note.mdx')).toBe('Note [s](/start/deep/install).\n');
    expect(stderr).toContain('Redirected /guides/setup to /start/deep/install');
    expect(stderr).toMatch(/Left as it is.*index\.mdx:7/);
    expect(await findings(folder)).toEqual(before);
  });

  it('takes along a link in a specification, but not one of several', async () => {
    const api = (href: string): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: {
          '/a': { get: { description: `[One](${href})`, responses: {} } },
          '/b': { get: { description: '[Two](/guides/usage) and [two](/guides/usage)', responses: {} } },
        },
      });
    const folder = writeProject({
      ...FILES,
      'docs.json': docsJson({
        groups: [
          { group: 'Start', pages: ['index', 'guides/setup', 'guides/usage'] },
          { group: 'API', openapi: 'api.json' },
        ],
      }),
      'api.json': api('/guides/setup'),
    });
    await waymark(['mv', 'guides/setup', 'start'], folder);
    expect(read(folder, 'api.json')).toBe(api('/start'));
    const { stderr } = await waymark(['mv', 'guides/usage', 'use'], folder);
    expect(read(folder, 'api.json')).toBe(api('/start'));
    expect(stderr).toMatch(/Left as it is.*api\.json:1/);
  });

  it('turns a redirect round when a page comes back', async () => {
    const folder = writeProject(FILES);
    await waymark(['mv', 'guides/setup', 'start'], folder);
    await waymark(['mv', 'start', 'guides/setup'], folder);
    const after = snapshot(folder);
    expect(JSON.parse(after.get('docs.json') ?? '').redirects).toEqual([
      { source: '/begin', destination: '/guides/setup#steps' },
      { source: '/start', destination: '/guides/setup' },
    ]);
    for (const file of ['index.mdx', 'guides/usage.mdx', 'more.json'] as const)
      expect(after.get(file)).toBe(FILES[file]);
  });
});

it('follows names with signs that mean something in an address, from one move to the next', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index', 'c#'] }),
    'index.mdx': '[c](/c%23)\n',
    'c#.mdx': 'C.\n',
  });
  for (const [from, to] of [
    ['c#', 'a b'],
    ['a b', 'what?'],
  ] as const)
    expect((await waymark(['mv', from, to], folder)).status).toBe(0);
  const { navigation, redirects } = JSON.parse(read(folder, 'docs.json')) as Record<string, unknown>;
  expect(navigation).toEqual({ pages: ['index', 'what?'] });
  expect(redirects).toEqual([
    { source: '/c%23', destination: '/what%3F' },
    { source: '/a%20b', destination: '/what%3F' },
  ]);
  expect(read(folder, 'index.mdx')).toBe('[c](/what%3F)\n');
  expect(await findings(folder)).toEqual([]);
});

describe('mv of a folder', () => {
  it('moves all files in it, and leaves what they say of each other', async () => {
    const folder = writeProject(FILES);
    const before = await findings(folder);
    const { status } = await waymark(['mv', join(folder, 'guides'), join(folder, 'handbook')]);
    expect(status).toBe(0);
    expect(listFiles(folder).filter((path) => path.startsWith('guides'))).toEqual([]);
    expect(read(folder, 'handbook/setup.mdx')).toBe(
      FILES['guides/setup.mdx'].replace('/guides/lamp', '/handbook/lamp'),
    );
    expect(read(folder, 'index.mdx')).toContain("import Note from '/handbook/parts/note.mdx'");
    expect(read(folder, 'index.mdx')).toContain('img="/handbook/lamp.png"');
    expect(JSON.parse(read(folder, 'docs.json')).redirects).toHaveLength(4);
    expect(await findings(folder)).toEqual(before);
  });
});

describe('mv', () => {
  it.each([
    [['guides/none', 'x'], 'Nothing is at guides/none'],
    [['guides/setup', 'guides/usage'], 'is there already'],
    [['guides/setup', 'guides/setup'], 'where it is already'],
    [['guides/setup', 'a\nb'], 'is no name of a page'],
    [['guides', 'guides/deep'], 'lies in guides itself'],
    [['guides/setup', '../x'], 'inside of their docs folder'],
    [['guides/setup', 'guides/con'], '"con" is the name of a device on Windows'],
    [['guides/setup', 'guides/setup..mdx'], 'ends with a dot'],
    [['guides', 'manual.'], 'ends with a dot'],
    [['docs.json', 'x'], 'stays where it is'],
    [['more.json', 'x/more.json'], 'by hand'],
    [['guides/setup'], 'takes two paths'],
    [['a', 'b', 'c'], 'takes two paths'],
  ])('refuses %j', async (args, problem) => {
    const folder = writeProject(FILES);
    const before = snapshot(folder);
    const { status, stdout, stderr } = await waymark(['mv', ...args], folder);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(problem);
    expect(snapshot(folder)).toEqual(before);
  });

  it.skipIf(process.getuid?.() === 0)(
    'writes nothing where a file or folder may not be written',
    async () => {
      const folder = writeProject(FILES);
      const before = snapshot(folder);
      for (const [name, mode] of [
        ['more.json', 0o644],
        ['guides', 0o755],
      ] as const) {
        chmodSync(join(folder, name), mode & 0o555);
        const { status, stderr } = await waymark(['mv', 'guides/usage.mdx', 'usage'], folder);
        chmodSync(join(folder, name), mode);
        expect([status, snapshot(folder)]).toEqual([2, before]);
        expect(stderr).toMatch(new RegExp(`Nothing was moved: \\S*${name} may not be written`));
      }
    },
  );

  it('shows what it would change with --dry-run', async () => {
    const folder = writeProject(FILES);
    const before = snapshot(folder);
    const { stdout, stderr } = await waymark(['mv', 'guides/usage.mdx', 'usage', '--dry-run'], folder);
    expect(stdout).toContain('+++ b/more.json');
    expect(stderr).toMatch(/would be done: run it again without --dry-run\n$/);
    expect(snapshot(folder)).toEqual(before);
  });
});
