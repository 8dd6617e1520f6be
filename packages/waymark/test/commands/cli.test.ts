import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { bin, serve, spawnWaymark, stopServing, waymark } from '../support/commands.ts';
import {
  docsJson,
  fixture,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterEach(stopServing);
afterAll(removeTemporary);

const small = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' };
/** A name that no file system takes. */
const LONG = 'x'.repeat(300);
/** A link that leads to itself. */
const CIRCLE = join(temporaryFolder(), 'circle');
symlinkSync(CIRCLE, CIRCLE);
const faulty = { 'docs.json': docsJson({ pages: ['index', 'none'] }), 'index.mdx': 'Home.' };

describe('the program', () => {
  it('prints its help and its version to stdout', () => {
    const help = spawnWaymark(['--help']);
    expect([help.status, help.stderr]).toEqual([0, '']);
    for (const command of ['dev', 'build', 'preview', 'check', 'export', 'mcp', 'lsp', 'new', 'migrate'])
      expect(help.stdout, command).toMatch(new RegExp(`waymark ${command}\\b`));
    const { version } = JSON.parse(readFileSync(join(bin, '../../package.json'), 'utf8')) as {
      version: string;
    };
    expect(spawnWaymark(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('serves no editor for a folder that is not there', async () => {
    const { status, stderr } = await waymark(['lsp', 'no-such-folder']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('no folder no-such-folder')]);
  });

  it.each([
    ['dev', ['--port', '--strict-port', '--host', '--open']],
    ['build', ['--out', '--base', '--site-url', '--strict', '--no-cache', '--json', '--shard']],
    ['merge', ['--out']],
    ['preview', ['--port', '--host', '--out', '--base']],
    ['check', ['--format', '--external']],
    ['export', ['--out', '--pdf', '--strict', '--offline']],
    ['mcp', ['--http', '--port', '--host']],
    ['lsp', []],
    ['types', ['--out']],
    ['new', ['--name', '--force']],
    ['migrate', ['--write']],
  ])('knows the flags of %s', async (command, flags) => {
    const { status, stdout } = await waymark([command, '--help']);
    expect(status).toBe(0);
    for (const flag of flags) expect(stdout, flag).toContain(flag);
  });

  it.each([
    ['no command', []],
    ['an unknown command', ['bulid']],
    ['an unknown flag', ['build', '--otu', 'x']],
    ['a flag without its value', ['build', '--out']],
    ['two folders', ['build', 'a', 'b']],
    ['a bad format', ['check', '--format', 'xml']],
    ['two formats', ['build', fixture('plain'), '--json', '--format', 'sarif']],
    ['a bad base', ['build', fixture('plain'), '--base', 'docs']],
    ['a base with dots', ['build', fixture('plain'), '--base', '/a/../b']],
    ['a bad site address', ['build', fixture('plain'), '--site-url', 'example.com']],
    ['a site address with a query', ['build', fixture('plain'), '--site-url', 'https://example.com/?a']],
    ['two paths', ['build', fixture('plain'), '--site-url', 'https://example.com/docs', '--base', '/help']],
    ['a bad port', ['dev', fixture('plain'), '--port', 'abc']],
    ['a bad port for agents', ['mcp', fixture('plain'), '--http', '--port', 'abc']],
    ['an empty host', ['dev', fixture('plain'), '--host', '']],
    ['an empty port', ['dev', fixture('plain'), '--port', '']],
    ['an empty folder', ['check', '']],
    ['a cache folder without a name', ['build', fixture('plain'), '--cache', '']],
    ['an address for a server that is not asked for', ['mcp', fixture('plain'), '--host', 'localhost']],
    ['a folder that is not there', ['build', '/no/such/folder']],
    ['no finished build', ['preview', fixture('plain'), '--out', '/no/such/folder']],
  ])('answers 2 on stderr for %s', async (_name, args) => {
    const { status, stdout, stderr } = await waymark(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.length).toBeGreaterThan(10);
  });

  it.each([
    [['help', 'bulid'], 'Unknown command "bulid"; did you mean "build"?'],
    [['validate'], 'Unknown command "validate"; write "waymark check"'],
    [['version'], 'Unknown command "version"; write "waymark --version"'],
    [['constructor'], 'Unknown command "constructor"\n'],
    [['--jsno'], 'Unknown option "--jsno"'],
    [['--hlep'], 'Unknown option "--hlep"; did you mean "--help"?'],
    [['build', '--otu', 'x'], 'Unknown option "--otu"; did you mean "--out"?'],
    [['build', '--out'], '"--out" needs a value: write --out=DIR'],
    [['dev', '--port', '-1'], '"--port" needs a value: write --port=N'],
    [['build', '--strict=yes'], '"--strict" takes no value: write it alone'],
    [['check', '/no/such/folder'], 'There is no folder /no/such/folder'],
    [['check', join(fixture('plain'), 'docs.json')], 'is a file: name the folder that holds the docs'],
    [['migrate', '/no/such/folder'], 'There is no folder /no/such/folder'],
    [['mcp', '/no/such/folder'], 'There is no folder /no/such/folder'],
    [['lsp', '/no/such/folder'], 'There is no folder /no/such/folder'],
    [['lsp', join(fixture('plain'), 'docs.json')], 'is a file: name the folder that holds the docs'],
    [
      ['check', join(fixture('plain'), 'guides')],
      `there is one in ${relative('', fixture('plain'))}: name that folder`,
    ],
    [['check', temporaryFolder()], '"waymark new" writes one'],
    [['rules', fixture('plain')], 'There is no "--for": write one of caddy, '],
    [['rules', fixture('plain'), '--for', 'apache'], 'There are no rules for "apache"'],
    [['rules', fixture('plain'), '--for', 'nginx', '--root', '/srv; }'], '"--root /srv; }" is no folder'],
    [['preview', writeProject({ 'navigation.json': '{}' })], 'is a finished build: name it with --out'],
  ])('says after %j what to write', async (args, said) => {
    const { status, stdout, stderr } = await waymark(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(said);
  });

  it.each<[command: string, args: readonly string[]]>([
    ['build', ['--out', LONG]],
    ['build', ['--out', CIRCLE]],
    ['export', ['--out', LONG]],
    ['types', ['--out', LONG]],
    ['new', [LONG]],
    ...(existsSync('/proc/self')
      ? ([
          ['build', ['--no-cache', '--out', '/proc']],
          ['export', ['--out', '/proc/none/site.zip']],
          ['types', ['--out', '/proc/none/waymark.d.ts']],
          ['new', ['/proc/none']],
        ] satisfies [string, string[]][])
      : []),
  ])('takes what the machine refuses for no bug: %s %s', async (command, args) => {
    const folder = command === 'new' ? [] : [writeProject(small)];
    const { status, stdout, stderr } = await waymark([command, ...folder, ...args]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^waymark: (?:.*: )?E[A-Z]+: /);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('ends with the code of what it found when the reader of a pipe has left', async () => {
    for (const [files, code] of [
      [small, 0],
      [faulty, 1],
    ] as const) {
      const child = spawn(process.execPath, [bin, 'check', writeProject(files), '--json']);
      child.stdout.destroy();
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => {
        said += String(chunk);
      });
      const [status] = (await once(child, 'close')) as [number | null];
      expect([status, said]).toEqual([code, expect.stringMatching(/^\d errors?, 0 warnings\n$/)]);
    }
  });

  it('suggests the command that was meant', async () => {
    expect((await waymark(['bulid'])).stderr).toContain('build');
    expect((await waymark(['chekc'])).stderr).toContain('check');
    expect((await waymark(['previw'])).stderr).toContain('preview');
  });

  it.each(['build', 'check', 'dev'])('says that there is no docs.json: %s', async (command) => {
    const { status, stderr } = await waymark([command, temporaryFolder()]);
    expect(status).toBe(2);
    expect(stderr).toContain('docs.json');
  });
});

describe('build', () => {
  it('writes to dist inside the folder and to its cache, says so on stderr, and nothing on stdout', () => {
    const folder = writeProject(small);
    const cache = temporaryFolder();
    const { status, stdout, stderr } = spawnWaymark(['build', folder, '--cache', cache]);
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toContain('dist');
    expect(listFiles(cache)).not.toEqual([]);
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
  });

  it.each([
    ['at once', '{process.exit(0)}', 'bad.mdx:1:1'],
    ['later', 'export const t = setTimeout(() => process.exit(0), 0);\n\n{t ? 1 : 2}', 'Code of bad.mdx'],
  ])('is no success when code of a page ends it: %s', (_, code, place) => {
    const { status, stderr } = spawnWaymark(['build', writeProject({ ...small, 'bad.mdx': `${code}\n` })]);
    expect(status).toBe(1);
    expect(stderr).toContain(place);
  });

  it('ends although code of a page waits', () => {
    const code = 'export const t = setInterval(() => undefined, 1000);\n\n{t ? 1 : 2}\n';
    expect(spawnWaymark(['build', writeProject({ ...small, 'bad.mdx': code })]).status).toBe(0);
  });

  it('takes the folder it is called in, and `--out` from there', async () => {
    const folder = writeProject(small);
    expect((await waymark(['build', '--out', 'site'], folder)).status).toBe(0);
    expect(existsSync(join(folder, 'site/index.html'))).toBe(true);
    const other = temporaryFolder();
    expect((await waymark(['build', folder, '--out', 'there'], other)).status).toBe(0);
    expect(snapshot(join(other, 'there'))).toEqual(snapshot(join(folder, 'site')));
  });

  it('takes the path of --site-url as the base', async () => {
    const folder = writeProject(small);
    for (const flags of [[], ['--base', '/docs']]) {
      const args = ['build', folder, '--site-url', 'https://example.com/docs/', ...flags];
      expect((await waymark(args)).status).toBe(0);
      const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
      expect(html).toContain('<link rel="canonical" href="https://example.com/docs/"');
      expect(html).toContain('src="/docs/_waymark/');
    }
  });

  it('refuses a place that it may not write to in one line', async () => {
    const folder = writeProject({ ...small, file: '' });
    for (const out of ['file', 'file/inner']) {
      const { status, stderr } = await waymark(['build', folder, '--out', join(folder, out)]);
      expect(status).toBe(2);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });

  it('takes a folder by a link that leads to it', async () => {
    const folder = writeProject({ ...small, 'a.png': 'png' });
    const link = join(temporaryFolder(), 'link');
    symlinkSync(folder, link);
    const sites = [folder, link].map((path, index) => ({
      path,
      out: join(temporaryFolder(), String(index)),
    }));
    for (const { path, out } of sites) expect((await waymark(['build', path, '--out', out])).status).toBe(0);
    expect(snapshot(sites[1]?.out ?? '')).toEqual(snapshot(sites[0]?.out ?? ''));
    expect((await waymark(['mv', join(link, 'index'), join(link, 'home')])).status).toBe(0);
    expect((await waymark(['check', link])).status).toBe(0);
    expect((await waymark(['build', link])).status).toBe(0);
    expect(existsSync(join(folder, 'dist/home/index.html'))).toBe(true);
  });

  it('finds docs.json in docs/ and says which folder it took', async () => {
    const folder = temporaryFolder();
    writeProject(small, join(folder, 'docs'));
    for (const command of ['build', 'check']) {
      const { status, stderr } = await waymark([command, folder]);
      expect(status, command).toBe(0);
      expect(stderr, command).toContain(join(folder, 'docs'));
    }
    expect(existsSync(join(folder, 'docs/dist/index.html'))).toBe(true);
  });

  it('goes on with errors, and ends with 1 only when asked to be strict', async () => {
    const folder = writeProject(faulty);
    expect((await waymark(['build', folder])).status).toBe(0);
    const strict = await waymark(['build', folder, '--strict']);
    expect(strict.status).toBe(1);
    expect(strict.stderr).toContain('navigation/missing-page');
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
  });

  it('does not fail on warnings, strict or not', async () => {
    const folder = writeProject({ ...small, 'docs.json': docsJson({ pages: ['index'] }, { extra: 1 }) });
    expect((await waymark(['build', folder, '--strict'])).status).toBe(0);
  });

  it('ends with 1 when there is no site to build', async () => {
    const folder = writeProject({ 'docs.json': '{' });
    const { status, stdout, stderr } = await waymark(['build', folder]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('config/syntax');
    expect(readdirSync(folder)).toEqual(['docs.json']);
  });

  it('prints one JSON document on stdout when asked to', async () => {
    const { status, stdout } = await waymark(['build', writeProject(faulty), '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, pages: 1, errors: 1, warnings: 0 });
    const { stations } = JSON.parse(stdout) as { stations: object };
    expect(Object.keys(stations)).toEqual(['load', 'site', 'pages', 'outputs', 'write']);
    const failed = await waymark(['build', writeProject({ 'docs.json': '{' }), '--json']);
    expect(failed.status).toBe(1);
    expect(JSON.parse(failed.stdout)).toMatchObject({ version: 1, written: false });
  });

  it('paints nothing in a pipe, also where a terminal is claimed', () => {
    const env = { ...process.env, TERM: 'xterm-256color' };
    expect(spawnWaymark(['build', writeProject(faulty)], { env }).stderr).not.toContain('\u001b');
  });

  it.each([
    ['the docs folder itself', '.'],
    ['a folder above it', '..'],
    ['the file docs.json', 'docs.json'],
  ])('refuses to write the site over %s', async (_name, out) => {
    const parent = temporaryFolder();
    mkdirSync(join(parent, 'empty-folder'));
    const folder = writeProject(small, join(parent, 'project'));
    writeProject({ 'other.txt': 'mine' }, parent);
    const { status, stdout } = await waymark(['build', '--out', out], folder);
    expect([status, stdout]).toEqual([2, '']);
    expect(listFiles(parent)).toEqual(['other.txt', 'project/docs.json', 'project/index.mdx']);
    expect(existsSync(join(parent, 'empty-folder'))).toBe(true);
  });

  it('reads mint.json where there is no docs.json', async () => {
    const folder = writeProject({
      'mint.json': JSON.stringify({
        name: 'Old',
        colors: { primary: '#0B6E4F' },
        navigation: [{ group: 'Start', pages: ['index'] }],
      }),
      'index.mdx': 'Home.',
    });
    const { status, stderr } = await waymark(['build', folder]);
    expect(status).toBe(0);
    expect(stderr).toContain('config/legacy-file');
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
  });
});

describe('check', () => {
  it('ends with 0 on sound docs, 1 on errors, and keeps machine output apart', async () => {
    const sound = await waymark(['check', fixture('plain'), '--format', 'json']);
    expect(sound.status).toBe(0);
    expect(JSON.parse(sound.stdout)).toEqual({
      version: 1,
      summary: { errors: 0, warnings: 0 },
      diagnostics: [],
    });
    const broken = spawnWaymark(['check', fixture('broken'), '--format', 'json']);
    expect(broken.status).toBe(1);
    expect(Object.keys(JSON.parse(broken.stdout) as object)).toEqual(['version', 'summary', 'diagnostics']);
  });

  it('prints one JSON document also when code of a page prints', async () => {
    const directory = writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': "{['log', 'info', 'table'].map((name) => console[name](name + ' from the page'))}\n",
    });
    for (const command of ['check', 'build']) {
      const { stdout, stderr } = await waymark([command, directory, '--json']);
      expect(JSON.parse(stdout)).toMatchObject({ version: 1, diagnostics: [] });
      for (const name of ['log', 'info', 'table']) expect(stderr).toContain(`${name} from the page`);
    }
  });

  it('prints one JSON document also when docs.json cannot be read', async () => {
    const { status, stdout } = await waymark([
      'check',
      writeProject({ 'docs.json': '{' }),
      '--format',
      'json',
    ]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, diagnostics: [{ code: 'config/syntax' }] });
  });

  it('prints GitHub annotations and SARIF', async () => {
    const github = await waymark(['check', fixture('broken'), '--format', 'github']);
    expect(github.status).toBe(1);
    for (const line of github.stdout.trimEnd().split('\n'))
      expect(line).toMatch(/^::(?:error|warning|notice) /);
    const sarif = JSON.parse((await waymark(['check', fixture('broken'), '--format', 'sarif'])).stdout) as {
      version: string;
    };
    expect(sarif.version).toBe('2.1.0');
    const built = await waymark(['build', writeProject(faulty), '--format', 'github']);
    expect(built.stdout).toMatch(/^::error file=/);
    expect((await waymark(['build', writeProject(small), '--format', 'github'])).stdout).toBe('');
  });

  it('places annotations from the root of the repository, and JSON from the docs folder', async () => {
    const repository = writeProject({ '.git/HEAD': '' });
    writeProject(faulty, join(repository, 'web/docs'));
    const print = async (command: string, format: string): Promise<string> =>
      (await waymark([command, join(repository, 'web/docs'), '--format', format])).stdout;
    for (const command of ['check', 'build']) {
      expect(await print(command, 'github')).toMatch(/file=web\/docs\//);
      expect(await print(command, 'sarif')).toMatch(/"uri": "web\/docs\//);
      expect(await print(command, 'json')).not.toContain('web/docs/docs.json');
    }
    const checked = JSON.parse(await print('check', 'json')) as object;
    expect(JSON.parse(await print('build', 'json'))).toMatchObject(checked);
  });

  it('takes --json for --format json', async () => {
    const short = await waymark(['check', fixture('broken'), '--json']);
    const long = await waymark(['check', fixture('broken'), '--format', 'json']);
    expect(short).toEqual(long);
  });

  it('ends with 0 on warnings', async () => {
    const folder = writeProject({ ...small, 'docs.json': docsJson({ pages: ['index'] }, { extra: 1 }) });
    expect((await waymark(['check', folder])).status).toBe(0);
  });

  it('paints nothing in a pipe', () => {
    expect(spawnWaymark(['check', fixture('broken')]).stdout).not.toContain('\u001b');
  });
});

describe('preview and dev', () => {
  it('serves a build as a static host would', async () => {
    const folder = writeProject({ ...small, 'a/b.mdx': 'B.' });
    await waymark(['build', folder, '--base', '/docs']);
    const { url } = await serve(['preview', folder, '--base', '/docs', '--port', '0']);
    const origin = new URL(url).origin;
    const get = (path: string): Promise<Response> => fetch(`${origin}${path}`, { redirect: 'manual' });
    expect((await get('/docs/')).status).toBe(200);
    const folderAddress = await get('/docs/a/b');
    expect([folderAddress.status, folderAddress.headers.get('location')]).toEqual([308, '/docs/a/b/']);
    expect((await get('/docs/a/b/')).headers.get('content-type')).toBe('text/html; charset=utf-8');
    const missing = await get('/docs/none/');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('not-found');
    expect((await get('/docs/..%2f..%2f..%2fetc/passwd')).status).toBe(404);
  });

  it('tells nothing of the file that it prints into: that would be a change at each line', async () => {
    const folder = writeProject(small);
    const log = join(folder, 'dev.log');
    const said = (): string => readFileSync(log, 'utf8');
    const child = spawn(process.execPath, [bin, 'dev', folder, '--port', '0'], {
      stdio: ['ignore', 'ignore', openSync(log, 'w')],
    });
    try {
      await expect.poll(said).toContain('at http');
      for (const edit of [1, 2, 3]) {
        writeProject({ 'index.mdx': `Edit ${edit}.` }, folder);
        await expect.poll(() => said().match(/index\.mdx/g)?.length).toBeGreaterThanOrEqual(edit);
      }
      expect(said()).not.toContain('dev.log');
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('says in a line that its folder is gone, and serves the one that takes its place', async () => {
    const folder = writeProject(small);
    const log = join(writeProject({}), 'dev.log');
    const said = (): string => readFileSync(log, 'utf8');
    const child = spawn(process.execPath, [bin, 'dev', folder, '--port', '0'], {
      stdio: ['ignore', 'ignore', openSync(log, 'w')],
    });
    try {
      await expect.poll(said).toContain('at http');
      rmSync(folder, { recursive: true });
      await expect.poll(said).toContain('There is no folder');
      writeProject({ ...small, 'index.mdx': 'Anew.' }, folder);
      await expect.poll(said).toMatch(/every page/);
      expect(said()).toMatch(/^waymark: There is no folder/m);
      expect(said()).not.toMatch(/^\s+at /m);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('takes the next free port, or fails when it must not', async () => {
    const blocker = createServer().listen(0, 'localhost');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { url } = await serve(['dev', fixture('plain'), '--port', String(port)]);
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    const { status, stderr } = await waymark([
      'dev',
      fixture('plain'),
      '--port',
      String(port),
      '--strict-port',
    ]);
    blocker.close();
    expect(status).toBe(2);
    expect(stderr).toContain(`Port ${port} is taken`);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('answers only to its own name, and only with files of the site', async () => {
    const { url } = await serve(['dev', fixture('plain'), '--port', '0']);
    const { hostname, port } = new URL(url);
    const status = (path: string, host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        import('node:http').then(({ get }) =>
          get({ hostname, port, path, headers: { host } }, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          }).on('error', reject),
        );
      });
    expect(await status('/', 'localhost')).toBe(200);
    expect(await status('/', 'evil.example')).toBe(403);
    for (const path of [
      '/docs.json',
      '/../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/guides/intro.mdx',
      '/.git/config',
    ])
      expect(await status(path, 'localhost'), path).toBe(404);
  });

  it('stops on a signal with 0', async () => {
    const { child } = await serve(['dev', fixture('plain'), '--port', '0']);
    const exit = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('stops when nobody reads any more what it says', async () => {
    const folder = writeProject(small);
    const { child } = await serve(['dev', folder, '--port', '0']);
    const exit = once(child, 'exit');
    child.stderr?.destroy();
    writeProject({ 'index.mdx': 'Anew.' }, folder);
    expect(await exit).toEqual([0, null]);
  });
});

describe('new', () => {
  it('writes a folder that builds without a finding', async () => {
    const folder = join(temporaryFolder(), 'fresh');
    expect((await waymark(['new', folder, '--name', 'Fresh'])).status).toBe(0);
    const { status, stdout } = await waymark(['check', folder, '--format', 'json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
  });
});

describe('rules', () => {
  it('prints what a host has to be told, and how many redirects it cannot hold', async () => {
    const redirects = [
      { source: '/lamps', destination: '/' },
      { source: '/back\\', destination: '/' },
    ];
    const folder = writeProject({ ...small, 'docs.json': docsJson({ pages: ['index'] }, { redirects }) });
    const { status, stdout, stderr } = await waymark(['rules', folder, '--for', 'caddy', '--root', '/srv/']);
    expect([status, stderr]).toEqual([0, '1 redirect is left to forwarding pages and the 404 page\n']);
    expect(stdout).toContain('/lamps');
    expect(stdout).toMatch(/ \/srv$/m);
  });

  it('ends with 1 where there is no site', async () => {
    const { status, stdout, stderr } = await waymark([
      'rules',
      writeProject({ 'docs.json': '{' }),
      '--for',
      'vercel',
    ]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('there is no site');
  });
});
