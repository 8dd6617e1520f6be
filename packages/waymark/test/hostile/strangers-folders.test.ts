import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCompanion } from '../../src/cli/load-companion.ts';
import { readVersion } from '../../src/version.ts';
import { waymark } from '../support/commands.ts';
import { docsJson, listFiles, removeTemporary, temporaryFolder, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** A folder outside of every project, with a file that nothing may touch. */
function outsideFolder(): { readonly folder: string; expectUntouched(): void } {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  return {
    folder,
    expectUntouched() {
      expect(readdirSync(folder)).toEqual(['mine.txt']);
      expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
    },
  };
}

const VITEPRESS = {
  'package.json': '{}',
  '.vitepress/config.js': "export default { title: 'Lamps', themeConfig: { sidebar: [] } }",
  'index.md': '# Lamps\n',
};

describe('commands that write into a folder with links of a stranger', () => {
  it('new puts its files into the folder itself', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const directory = temporaryFolder();
    symlinkSync(join(folder, 'index.mdx'), join(directory, 'index.mdx'));
    symlinkSync(join(folder, 'mine.txt'), join(directory, 'quickstart.mdx'));
    const refused = await waymark(['new', directory]);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('index.mdx');
    expect((await waymark(['new', directory, '--force'])).status).toBe(0);
    expectUntouched();
    expect(readFileSync(join(directory, 'index.mdx'), 'utf8')).toContain('Welcome');
    const other = temporaryFolder();
    symlinkSync(folder, join(other, 'writing'));
    expect((await waymark(['new', other])).status).toBe(2);
    expectUntouched();
    expect(listFiles(other)).toEqual(['writing']);
  });

  it('types leaves a link alone', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const directory = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Hi.\n' });
    symlinkSync(join(folder, 'types.d.ts'), join(directory, 'waymark.d.ts'));
    expect((await waymark(['types', directory])).status).toBe(2);
    expectUntouched();
  });

  it('migrate follows no link, to a file or to a folder', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const mint = writeProject({
      'mint.json': JSON.stringify({ name: 'A', colors: { primary: '#123456' }, navigation: [] }),
    });
    symlinkSync(join(folder, 'docs.json'), join(mint, 'docs.json'));
    await waymark(['migrate', mint, '--write']);
    expectUntouched();
    const linked = writeProject(VITEPRESS);
    symlinkSync(join(folder, 'docs.json'), join(linked, 'docs.json'));
    symlinkSync(join(folder, 'ignored'), join(linked, '.mintignore'));
    expect((await waymark(['migrate', linked, '--write'])).status).toBe(0);
    expectUntouched();
    const kept = writeProject(VITEPRESS);
    symlinkSync(folder, join(kept, '.before-waymark'));
    const { status, stderr } = await waymark(['migrate', kept, '--write']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('.before-waymark')]);
    expectUntouched();
    expect(listFiles(kept)).toEqual(expect.arrayContaining(Object.keys(VITEPRESS)));
  });

  it('mv moves nothing through a link that leads out', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const directory = writeProject({
      'docs.json': docsJson({ pages: ['index', 'a'] }),
      'index.mdx': 'Hi.\n',
      'a.mdx': 'A.\n',
    });
    symlinkSync(folder, join(directory, 'out'));
    const moved = await waymark(['mv', join(directory, 'a.mdx'), join(directory, 'out/a.mdx')]);
    expect([moved.status, moved.stderr]).toEqual([2, expect.stringContaining('Nothing was moved')]);
    const taken = await waymark(['mv', join(directory, 'out/mine.txt'), join(directory, 'mine.txt')]);
    expect(taken.status).toBe(2);
    expectUntouched();
  });
});

describe('programs of a stranger', () => {
  const git = (folder: string, ...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
  };

  it('are not run by git when a migration asks what it holds', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const directory = writeProject({ ...VITEPRESS, '.gitattributes': '* filter=evil diff=evil\n' });
    git(directory, 'init', '-q');
    git(directory, 'add', '.');
    git(directory, 'commit', '-q', '-m', 'First');
    const program = `touch ${join(folder, 'ran')}; cat`;
    for (const setting of ['filter.evil.clean', 'diff.evil.command', 'core.fsmonitor', 'diff.external'])
      git(directory, 'config', setting, program);
    writeFileSync(join(directory, 'index.md'), '# Lamps\n\nChanged.\n');
    expect((await waymark(['migrate', directory, '--write'])).status).toBe(0);
    expectUntouched();
    // Git has another text of the page than the one that was replaced.
    expect(readFileSync(join(directory, '.before-waymark/index.md'), 'utf8')).toContain('Changed.');
  });

  it.each([
    ['docusaurus', { 'docusaurus.config.js': '', 'sidebars.js': '', 'docs/a.mdx': '# A\n' }],
    ['vitepress', { '.vitepress/config.mjs': '', '.vitepress/theme/index.js': '', 'index.md': '# A\n' }],
    ['gitbook', { '.gitbook.yaml': '', 'SUMMARY.md': '* [A](a.md)\n', 'a.md': '# A\n', 'book.js': '' }],
  ])('are not run by a migration from %s', async (engine, files) => {
    const { folder, expectUntouched } = outsideFolder();
    const ran = JSON.stringify(join(folder, 'ran'));
    const program = `import fs from 'node:fs'; fs.writeFileSync(${ran}, '');
      const title = (() => { fs.writeFileSync(${ran}, ''); return 'A'; })();
      export default { title, url: 'https://a.test', baseUrl: '/', get tagline() { fs.writeFileSync(${ran}, ''); } };\n`;
    const texts = Object.entries(files).map(([path, text]) => [path, /\.m?js$/.test(path) ? program : text]);
    const directory = writeProject({ 'package.json': '{"type":"module"}', ...Object.fromEntries(texts) });
    const { status, stderr } = await waymark(['migrate', directory, '--from', engine, '--write']);
    expect(stderr).toContain('where its old address says');
    expect(status).toBe(0);
    expectUntouched();
  });

  it('are not run by git when it is asked for days and for an earlier state', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const config = docsJson({ pages: ['index'] }, { metadata: { timestamp: true } });
    const directory = writeProject({ 'docs.json': config, 'index.mdx': '# Lamps\n' });
    git(directory, 'init', '-q');
    git(directory, 'add', '.');
    git(directory, 'commit', '-q', '-m', 'First');
    const program = `touch ${join(folder, 'ran')}`;
    const settings = {
      'core.fsmonitor': program,
      'core.sshCommand': program,
      'log.showSignature': 'true',
      'gpg.program': program,
      'alias.log': `!${program}`,
      'diff.external': program,
      'remote.origin.url': `ext::${program}`,
      'remote.origin.promisor': 'true',
      'protocol.ext.allow': 'always',
      'extensions.partialClone': 'origin',
    };
    for (const [name, value] of Object.entries(settings)) git(directory, 'config', name, value);
    // What git lacks it would ask the remote for.
    const blob = execFileSync('git', ['hash-object', 'index.mdx'], {
      cwd: directory,
      encoding: 'utf8',
    }).trim();
    rmSync(join(directory, '.git/objects', blob.slice(0, 2)), { recursive: true, force: true });
    const out = join(temporaryFolder(), 'out');
    expect(await waymark(['build', directory, '--out', out])).toMatchObject({ status: 0 });
    for (const flags of [[], ['--untrusted']]) {
      const { status, stderr } = await waymark(['check', directory, '--since', 'HEAD', ...flags]);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^waymark: git .+/);
    }
    expectUntouched();
  });

  it.each(['@99999999999999 +0000', '@253402300800 +0000'])(
    'may date commits as they like: the day of %s is unknown',
    async (date) => {
      const config = docsJson({ pages: ['index'] }, { metadata: { timestamp: true } });
      const directory = writeProject({ 'docs.json': config, 'index.mdx': '# Lamps\n' });
      git(directory, 'init', '-q');
      git(directory, 'add', '.');
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'One'], {
        cwd: directory,
        env: { ...process.env, GIT_COMMITTER_DATE: date },
      });
      const out = join(temporaryFolder(), 'out');
      expect(await waymark(['build', directory, '--out', out])).toMatchObject({ status: 0 });
      expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('<time');
    },
  );

  it('count as no installation of a compiler or an encoder when they came with the repository', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const program = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'ran'))}, '')`;
    const packages = ['typescript', 'sharp'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '6.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, program],
    ]);
    const directory = writeProject({
      ...Object.fromEntries(packages),
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': '```ts twoslash\nconst a = 1;\n```\n\n![A](/a.png)\n',
      'a.css': '@plugin "./plugin.cjs";\n@config "./tailwind.config.js";\n',
      ...Object.fromEntries(
        ['plugin.cjs', 'tailwind.config.js', 'vite.config.js'].map((name) => [name, program]),
      ),
    });
    git(directory, 'init', '-q');
    git(directory, 'add', '-f', '.');
    git(directory, 'commit', '-q', '-m', 'First');
    const out = join(temporaryFolder(), 'out');
    expect(await waymark(['build', directory, '--out', out, '--optimize-images'])).toMatchObject({
      status: 0,
    });
    await waymark(['check', directory, '--since', 'HEAD']);
    expectUntouched();
  });

  it('count as no installation of a companion when they came with the repository', async () => {
    const { folder, expectUntouched } = outsideFolder();
    const directory = writeProject({
      'node_modules/@waymark/evil/package.json': `{"name":"@waymark/evil","version":"${readVersion()}","main":"index.js"}`,
      'node_modules/@waymark/evil/index.js': `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'ran'))}, '')`,
    });
    git(directory, 'init', '-q');
    git(directory, 'add', '-f', '.');
    await expect(loadCompanion('@waymark/evil', directory)).rejects.toThrow(
      /part of the repository|does not go with/,
    );
    expectUntouched();
  });
});
