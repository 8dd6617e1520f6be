import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnWaymark, waymark } from '../support/commands.ts';
import {
  docsJson,
  fixture,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

describe('export', () => {
  it('says what it needs for a PDF, and writes nothing without it', () => {
    const file = join(temporaryFolder(), 'site.pdf');
    const env = { ...process.env, CHROMIUM_PATH: '/no/such/chromium' };
    const { status, stdout, stderr } = spawnWaymark(['export', fixture('plain'), '--pdf', '--out', file], {
      env,
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('/no/such/chromium');
    expect(existsSync(file)).toBe(false);
  });

  it('gives equal bytes for equal docs, and reads none of what it wrote', async () => {
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' });
    const file = join(folder, 'waymark-export.zip');
    const bytes = async (): Promise<string> => {
      expect((await waymark(['export', folder, '--no-cache'])).status).toBe(0);
      return readFileSync(file, 'base64');
    };
    expect(await bytes()).toBe(await bytes());
    expect(listFiles(folder)).toEqual(['docs.json', 'index.mdx', 'waymark-export.zip']);
    expect((await waymark(['export', folder, '--out', folder])).status).toBe(2);
  });

  it('takes the place of its own files only', async () => {
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' });
    const own = snapshot(folder);
    for (const file of ['docs.json', 'index.mdx']) {
      const { status, stderr } = await waymark(['export', folder, '--no-cache', '--out', join(folder, file)]);
      expect([status, stderr]).toEqual([2, expect.stringContaining('no export of Waymark')]);
    }
    expect(snapshot(folder)).toEqual(own);
  });
});

describe('new', () => {
  it('writes a site without a finding, named after the folder unless told', async () => {
    const folder = join(temporaryFolder(), 'harbour');
    const { status, stdout, stderr } = await waymark(['new', folder]);
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toContain(folder);
    expect(JSON.parse(readFileSync(join(folder, 'docs.json'), 'utf8'))).toMatchObject({
      $schema: 'https://waymark.dev/docs/schemas/docs.schema.json',
      name: 'harbour',
    });
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toContain('/dist/');
    expect((await waymark(['build', folder, '--strict', '--no-cache'])).stderr).toMatch(/^3 pages/m);
  });

  it('takes any name', async () => {
    const folder = temporaryFolder();
    expect((await waymark(['new', folder, '--name', 'A "B" <c> {d} `e`'])).status).toBe(0);
    const { status, stdout } = await waymark(['check', folder, '--format', 'json']);
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
    expect(status).toBe(0);
  });

  it('overwrites nothing unless told to', async () => {
    const folder = writeProject({ 'index.mdx': 'Mine.', 'other.txt': 'Mine.' });
    const refused = await waymark(['new', folder]);
    expect([refused.status, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('index.mdx');
    expect(listFiles(folder)).toEqual(['index.mdx', 'other.txt']);
    expect(readFileSync(join(folder, 'index.mdx'), 'utf8')).toBe('Mine.');
    expect((await waymark(['new', folder, '--force'])).status).toBe(0);
    expect(readFileSync(join(folder, 'index.mdx'), 'utf8')).toContain('title:');
    expect(readFileSync(join(folder, 'other.txt'), 'utf8')).toBe('Mine.');
  });

  it('refuses a file in place of the folder', async () => {
    const file = join(writeProject({ file: '' }), 'file');
    for (const dir of [file, join(file, 'docs')])
      expect(await waymark(['new', dir])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining(`${file} is no folder`) as string,
      });
  });
});

/** The keys of mint.json that have another form in docs.json. */
const EVERY_OLD_KEY = {
  name: 'Old',
  theme: 'mint',
  colors: {
    primary: '#0D9373',
    light: '#07C983',
    dark: '#0D9373',
    ultraLight: '#fff',
    ultraDark: '#000',
    background: {
      light: '#ffffff',
      dark: '#101010',
    },
    anchors: {
      from: '#0D9373',
      to: '#07C983',
    },
  },
  modeToggle: {
    default: 'dark',
    isHidden: true,
  },
  font: {
    headings: {
      family: 'Inter',
      url: 'https://fonts.example.com/inter.woff2',
      format: 'woff2',
    },
    body: {
      family: 'Roboto',
    },
  },
  background: {
    style: 'grid',
  },
  codeBlock: {
    mode: 'auto',
  },
  eyebrow: {
    display: 'breadcrumbs',
  },
  topbarLinks: [
    {
      name: 'Support',
      url: 'mailto:a@b.c',
    },
    {
      type: 'github',
      url: 'https://github.com/a/b',
    },
  ],
  topbarCtaButton: {
    type: 'link',
    name: 'Dashboard',
    url: 'https://d.example.com',
  },
  primaryTab: {
    name: 'Docs',
  },
  topAnchor: {
    name: 'Start here',
    icon: 'book',
  },
  tabs: [
    {
      name: 'API',
      url: 'api',
    },
    {
      name: 'Blog',
      url: 'https://blog.example.com',
    },
  ],
  anchors: [
    {
      name: 'SDK',
      icon: 'code',
      url: 'sdk',
      color: '#123456',
    },
    {
      name: 'Community',
      icon: 'discord',
      url: 'https://discord.gg/x',
    },
  ],
  versions: [
    'v2',
    {
      name: 'v1',
    },
  ],
  navigation: [
    {
      group: 'Start',
      icon: 'play',
      iconType: 'solid',
      pages: [
        'index',
        {
          group: 'More',
          pages: ['guides/more'],
        },
      ],
    },
    {
      group: 'Old',
      version: 'v1',
      pages: ['v1/old'],
    },
    {
      group: 'API',
      pages: ['api/list'],
    },
    {
      group: 'SDK',
      pages: ['sdk/js'],
    },
  ],
  footerSocials: {
    x: 'https://x.com/a',
    github: 'https://github.com/a',
  },
  feedback: {
    thumbsRating: true,
    suggestEdit: false,
    raiseIssue: true,
  },
  api: {
    baseUrl: ['https://api.example.com', 'https://b.example.com'],
    auth: {
      method: 'key',
      name: 'x-key',
      inputPrefix: 'X ',
    },
    playground: {
      mode: 'simple',
      disableProxy: true,
    },
    request: {
      example: {
        languages: ['curl', 'python'],
      },
    },
    maintainOrder: true,
  },
  metadata: {
    'og:image': '/og.png',
  },
  seo: {
    indexHiddenPages: true,
  },
  search: {
    prompt: 'Find',
    location: 'top',
  },
};

describe('migrate', () => {
  const old = {
    'mint.json': JSON.stringify({
      $schema: 'https://example.com/mint.json',
      name: 'Old',
      colors: { primary: '#0B6E4F' },
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'index.mdx': 'Home.',
  };

  it('only shows docs.json, then writes what it showed', async () => {
    const folder = writeProject(old);
    const shown = await waymark(['migrate', folder]);
    expect(shown.status).toBe(0);
    expect(shown.stderr).not.toContain('Run `waymark migrate`');
    expect(existsSync(join(folder, 'docs.json'))).toBe(false);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      name: 'Old',
      navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
    });
    expect((JSON.parse(shown.stdout) as { $schema: unknown }).$schema).toBe(
      'https://waymark.dev/docs/schemas/docs.schema.json',
    );
    const written = await waymark(['migrate', folder, '--write']);
    expect([written.status, written.stdout]).toEqual([0, shown.stdout]);
    expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toBe(shown.stdout);
    expect(existsSync(join(folder, 'mint.json'))).toBe(true);
    expect(JSON.parse((await waymark(['check', folder, '--format', 'json'])).stdout)).toMatchObject({
      diagnostics: [{ code: 'config/two-entries', severity: 'info' }],
    });
  });

  it('writes a docs.json that builds the very site of mint.json', async () => {
    const page = (path: string): [string, string] => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\nText.\n`];
    const pages = ['index', 'guides/more', 'api/list', 'sdk/js', 'v1/old'].map(page);
    const folder = writeProject({ ...Object.fromEntries(pages), 'mint.json': JSON.stringify(EVERY_OLD_KEY) });
    const outs = ['before', 'after'].map((name) => join(temporaryFolder(), name));
    const [before = '', after = ''] = outs;
    expect((await waymark(['build', folder, '--out', before, '--no-cache'])).stderr).toMatch(/^5 pages/m);
    expect((await waymark(['migrate', folder, '--write'])).status).toBe(0);
    rmSync(join(folder, 'mint.json'));
    expect((await waymark(['build', folder, '--out', after, '--no-cache'])).stderr).not.toContain('warning');
    const [old, migrated] = [snapshot(before), snapshot(after)];
    expect([...migrated.keys()]).toEqual([...old.keys()]);
    for (const [path, text] of old)
      if (!path.endsWith('manifest.json')) expect(migrated.get(path) === text, path).toBe(true);
  });

  it.each([
    ['there is no configuration', 2, {}],
    ['there is a docs.json', 2, { ...old, 'docs.json': docsJson({ pages: ['index'] }) }],
    ['mint.json cannot be read', 1, { 'mint.json': '{' }],
  ])('writes nothing when %s', async (_, code, files) => {
    const folder = writeProject(files as Record<string, string>);
    const before = listFiles(folder);
    const { status, stdout, stderr } = await waymark(['migrate', folder, '--write']);
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr.length).toBeGreaterThan(10);
    expect(listFiles(folder)).toEqual(before);
  });
});
