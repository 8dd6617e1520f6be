import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { waymark } from '../support/commands.ts';
import { listFiles, removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const VITEPRESS = {
  'package.json': '{}',
  '.vitepress/config.js':
    "export default { title: 'Lamps', cleanUrls: true, themeConfig: { sidebar: [{ text: 'Oil', link: '/oil' }] } }",
  'index.md': '# Lamps\n\n[Oil](./oil.md)\n\n<Finder />\n',
  'oil.md': '# Oil\n\n![Lamp](/lamp.svg)\n',
  'public/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
};

const GITBOOK = {
  'SUMMARY.md': '* [Lamps](README.md)\n* [Oil](oil.md)\n',
  'README.md': '# Lamps\n',
  'oil.md': '# Oil\n\n{% hint style="info" %}\nSlow.\n{% endhint %}\n',
};

const DOCUSAURUS = {
  'docusaurus.config.ts':
    "export default { title: 'Lamps', presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
  'docs/index.md': '# Lamps\n\n[Oil](oil.md)\n',
  'docs/oil.md': '# Oil\n\n:::tip\nSlow.\n:::\n',
};

describe('migrate from another engine', () => {
  it('shows the difference and what needs a hand, and writes nothing', async () => {
    const folder = writeProject(VITEPRESS);
    const before = listFiles(folder);
    const { status, stdout, stderr } = await waymark(['migrate', folder]);
    expect(status).toBe(0);
    expect(stdout).toContain('--- a/index.md\n+++ b/index.mdx\n');
    expect(stdout).toContain('-[Oil](./oil.md)\n+[Oil](/oil)\n');
    expect(stdout).toContain('--- /dev/null\n+++ b/docs.json\n');
    expect(stderr).toContain('index.md:5:1');
    expect(stderr).toContain('2 pages');
    expect(stderr).toContain('1 other file in another place, ');
    expect(listFiles(folder)).toEqual(before);
  });

  it.each([
    ['docusaurus', DOCUSAURUS, ['/', '/oil']],
    ['vitepress', { ...VITEPRESS, 'index.md': '# Lamps\n\n[Oil](./oil.md)\n' }, ['/oil']],
    ['gitbook', GITBOOK, ['/', '/oil']],
  ])('writes a site of %s that has nothing wrong', async (engine, files, routes) => {
    const folder = writeProject(files);
    expect((await waymark(['migrate', folder, '--from', engine, '--write'])).status).toBe(0);
    expect(JSON.parse((await waymark(['check', folder, '--json'])).stdout)).toMatchObject({
      diagnostics: [],
    });
    const out = join(temporaryFolder(), 'site');
    await waymark(['build', folder, '--out', out, '--no-cache']);
    const { pages } = JSON.parse(readFileSync(join(out, 'navigation.json'), 'utf8')) as {
      pages: { route: string }[];
    };
    expect(pages.map(({ route }) => route)).toEqual(routes);
    expect(existsSync(join(out, 'package.json'))).toBe(false);
  });

  it('finds docs beside the folder of the site, also without git', async () => {
    const { 'docusaurus.config.ts': config, ...docs } = DOCUSAURUS;
    const website = { 'website/docusaurus.config.ts': config.replace('docs: {', "docs: { path: '../docs',") };
    const { stderr } = await waymark(['migrate', writeProject({ ...website, ...docs })]);
    expect(stderr).toContain('2 pages');
    expect(stderr).not.toContain('left out');
  });

  it('takes the place of no docs.json', async () => {
    const files = Object.entries(VITEPRESS).map(([path, text]) => [`website/${path}`, text]);
    const folder = writeProject({ ...Object.fromEntries(files), 'website/docs.json': '{}' });
    const { status, stderr } = await waymark(['migrate', folder, '--write']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('website has a docs.json already')]);
    expect(readFileSync(join(folder, 'website/docs.json'), 'utf8')).toBe('{}');
  });

  it('keeps what git does not hold', async () => {
    const folder = writeProject(VITEPRESS);
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '-q');
    git('add', 'index.md', 'public');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'a');
    const { status, stderr } = await waymark(['migrate', folder, '--write']);
    expect(status).toBe(0);
    expect(stderr).toContain(
      `Kept in ${join(folder, '.before-waymark')}: 1 old file that git does not hold\n`,
    );
    expect(listFiles(folder).filter((path) => path.startsWith('.before-waymark/'))).toEqual([
      '.before-waymark/oil.md',
    ]);
    expect(existsSync(join(folder, 'index.md'))).toBe(false);
    expect(readFileSync(join(folder, '.mintignore'), 'utf8')).toBe('/package.json\n');
  });

  it('does not make pages of drafts', async () => {
    const folder = writeProject({
      ...DOCUSAURUS,
      'docs/lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/oil.md': '# Oil\n\n![](./lamp.svg)\n',
      'docs/draft.md': '---\ndraft: true\n---\n\n# Secret\n',
    });
    expect((await waymark(['migrate', folder, '--write'])).status).toBe(0);
    expect(listFiles(folder)).toContain('docs/lamp.svg');
    expect(readFileSync(join(folder, '.mintignore'), 'utf8').split('\n')).toContain('/docs/draft.md');
    const out = join(temporaryFolder(), 'site');
    await waymark(['build', folder, '--out', out, '--no-cache']);
    expect(listFiles(out).filter((path) => path.includes('draft'))).toEqual([]);
  });

  it('leaves the old files alone with --out', async () => {
    const [folder, out] = [writeProject(VITEPRESS), join(temporaryFolder(), 'new')];
    const before = listFiles(folder);
    expect((await waymark(['migrate', folder, '--write', '--out', out])).status).toBe(0);
    expect(listFiles(folder)).toEqual(before);
    expect(listFiles(out)).toEqual(['docs.json', 'index.mdx', 'lamp.svg', 'oil.mdx']);
    expect((await waymark(['migrate', folder, '--write', '--out', out])).status).toBe(2);
  });

  it('keeps lines as they end, and counts them right', async () => {
    const made = (end: string): string => {
      const entries = Object.entries(VITEPRESS).map(([path, text]) => [path, text.replaceAll('\n', end)]);
      return writeProject(Object.fromEntries(entries));
    };
    const out = join(temporaryFolder(), 'new');
    const ran = await waymark(['migrate', made('\r\n'), '--write', '--out', out]);
    const notes = (stderr: string): readonly string[] => stderr.match(/^ {2}\S+:\d+:\d+ .*$/gm) ?? [];
    const plain = await waymark(['migrate', made('\n')]);
    expect(notes(ran.stderr)).not.toEqual([]);
    expect(notes(ran.stderr)).toEqual(notes(plain.stderr));
    for (const path of ['index.mdx', 'oil.mdx'])
      expect(readFileSync(join(out, path), 'utf8')).not.toMatch(/(?<!\r)\n/);
  });

  it('names the first places of what it says of many, and all of them with --all', async () => {
    const finders = Array.from({ length: 30 }, (_, at) => `<Finder />\n\n<Part${at} />\n`).join('\n');
    const folder = writeProject({ ...VITEPRESS, 'index.md': `# Lamps\n\n${finders}` });
    const notes = async (...flags: string[]): Promise<string> =>
      (await waymark(['migrate', folder, ...flags])).stderr;
    const few = await notes();
    expect(few.match(/`<Finder>` is/g)).toHaveLength(3);
    expect(few).toContain('  … and 27 more places: "--all" lists them\n');
    expect(few).toContain('  … and 11 other findings: "--all" lists them\n');
    const all = await notes('--all');
    expect(all.match(/`<Finder>` is/g)).toHaveLength(30);
    expect(all).toContain('`<Part29>` is');
    expect(all).not.toContain('…');
  });

  it('names the engines that it reads where the folder is of none', async () => {
    const { status, stderr } = await waymark(['migrate', writeProject({ 'mkdocs.yml': 'site_name: x' })]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(
        /no configuration of docusaurus, vitepress, gitbook,.*; of another engine, .*docs\.json/,
      ),
    ]);
  });

  it.each([
    ['another engine', ['--from', 'hugo'], VITEPRESS],
    ['an engine that the folder is not of', ['--from', 'gitbook'], VITEPRESS],
    ['a folder that has a docs.json', [], { ...VITEPRESS, 'docs.json': '{}' }],
  ])('refuses %s', async (_, flags, files) => {
    const { status, stdout, stderr } = await waymark(['migrate', writeProject(files), ...flags]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.length).toBeGreaterThan(10);
  });
});
