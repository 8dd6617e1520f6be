import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileConfig, hostileFiles } from '../../../../bench/inputs/hostile-author.mjs';
import { check } from '../../src/check.ts';
import { UNTRUSTED } from '../../src/project/trust.ts';
import { spawnWaymark, waymark } from '../support/commands.ts';
import {
  type Built,
  buildProject,
  docsJson,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';

afterAll(removeTemporary);

/** Builds pages of a stranger, all of them in the navigation. */
function buildStrange(
  files: Readonly<Record<string, string>>,
  config: object = {},
  trust: (typeof UNTRUSTED)[keyof typeof UNTRUSTED] = UNTRUSTED.all,
): Promise<Built> {
  const pages = Object.keys(files).filter((path) => /^[\w-]+\.mdx$/.test(path));
  const navigation = { pages: pages.map((path) => path.replace(/\.mdx$/, '')) };
  return buildProject(writeProject({ 'docs.json': docsJson(navigation, config), ...files }), { trust });
}

const codes = ({ result }: Built): readonly string[] => [
  ...new Set(result.diagnostics.map(({ code }) => code)),
];

describe('a project that does everything it can', () => {
  it('runs nothing, asks for nothing, and keeps what needs no code', async () => {
    const asked: string[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url ?? '');
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const marks = temporaryFolder();
    const { port } = server.address() as AddressInfo;
    const place = { mark: join(marks, 'canary'), trap: `http://127.0.0.1:${port}` };
    const { files, routes } = hostileFiles(place);
    const config = hostileConfig(JSON.parse(docsJson({ pages: [] })), place, routes);
    const directory = writeProject({ ...files, 'docs.json': JSON.stringify(config) });
    const site = await buildProject(directory, { trust: UNTRUSTED.all });
    const checked = await check({ directory, entry: 'docs.json', version: '0', trust: UNTRUSTED.all });
    await new Promise((done) => server.close(done));
    expect(readdirSync(marks)).toEqual([]);
    expect(asked).toEqual([]);
    expect('__waymarkPolluted' in {}).toBe(false);
    for (const route of routes) expect(site.read(`${route}/index.html`)).toContain(`STATIC-${route}`);
    expect(site.files.filter((path) => /\.(?:m?js|xml)$/.test(path) && !isOurs(path))).toEqual([]);
    for (const path of site.files.filter((name) => name.endsWith('.html'))) {
      const html = site.read(path);
      expect(html, path).not.toMatch(/<(?:iframe|object|embed|frame|wm-island|base|link[^>]*http:)/);
      expect(html, path).not.toMatch(/\s(?:src|srcset|poster|data|action|ping)="http/);
    }
    expect(codes(site)).not.toContain('internal/bug');
    expect(site.result.withheld).toBeGreaterThan(9);
    expect(checked.withheld).toBe(site.result.withheld);
    const errors = site.result.diagnostics.filter(({ code }) => code === 'openapi/unreachable');
    expect(errors.map(({ severity, span }) => `${severity} ${span?.file}`)).toEqual(['error docs.json']);
    const placeless = site.result.diagnostics.filter(({ span }) => span === undefined);
    expect(placeless.filter(({ code }) => code.startsWith('untrusted/'))).toEqual([]);
  });
});

/** Scripts of the engine, and files that are no scripts in spite of their name. */
function isOurs(path: string): boolean {
  return /^_waymark\/(?!islands\/|integration-)|^sitemap\.xml$/.test(path);
}

describe('code of pages', () => {
  it('leaves a notice in its place, counted once for a page', async () => {
    const site = await buildStrange({
      'a.mdx': 'Before {[1].join()} between {[2].join()} after\n',
      'b.mdx': '# Plain {1} {"two"}\n',
    });
    const html = site.read('a/index.html');
    expect(html.match(/data-diagnostic="untrusted\/code-not-run"/g)).toHaveLength(2);
    expect(html).toMatch(/Before .* between .* after/s);
    expect(site.read('b/index.html')).toContain('Plain 1 two');
    expect(site.result.withheld).toBe(1);
    const [finding] = site.result.diagnostics;
    expect(finding).toMatchObject({ code: 'untrusted/code-not-run', span: { file: 'a.mdx', start: 7 } });
    expect(finding?.message).toContain('2 parts');
  });

  it.each([
    ['a build without code', UNTRUSTED.all],
    ['a build that leaves code to readers', UNTRUSTED['build-only']],
  ])('is not what unknown names in braces are: %s', async (_what, trust) => {
    const site = await buildStrange({ 'a.mdx': 'Send { id, name } to {api-id} of {{größe}}.\n' }, {}, trust);
    expect(site.read('a/index.html')).toContain('Send { id, name } to {api-id} of {{größe}}.');
    expect(codes(site)).toEqual(['mdx/unknown-name']);
  });

  it('may give what stands beside a name in braces', async () => {
    const site = await buildStrange({
      'a.mdx': 'export const [id] = [1].map(String);\n\nSend {id, id} now.\n',
    });
    expect(codes(site)).toEqual(['untrusted/code-not-run']);
  });

  it('is not needed for data: exports, JSON files, props of snippets', async () => {
    const site = await buildStrange({
      'a.mdx': `import data from './data.json';
import { city } from './places.jsx';
import Snippet from './snippet.mdx';

export const version = "2.1";
export const list: string[] = ['x', 'y'];
export const made = version + 1;

V {version} {list} {data.name} {city} {made}

<Snippet name="Ada" />
`,
      'data.json': '{"name": "N"}',
      'places.jsx': 'export const city = "Rome";\nexport const Evil = () => { throw new Error() };\n',
      'snippet.mdx': 'Hello {name}\n',
    });
    const html = site.read('a/index.html');
    expect(html).toMatch(/V 2\.1 xy N Rome <span class="diagnostic"/);
    expect(html).toContain('Hello Ada');
  });

  it('leaves what stands between the tags of its components', async () => {
    const site = await buildStrange({
      'a.mdx':
        'export const Box = () => null;\n\n<Box>**kept**</Box>\n\n<button onClick={() => 1}>press</button>\n',
    });
    expect(site.read('a/index.html')).toMatch(/<strong>kept<\/strong>/);
    expect(site.read('a/index.html')).toMatch(/<button>press<\/button>/);
    expect(site.files.filter((path) => path.includes('islands'))).toEqual([]);
  });

  it('does not speak for the host', async () => {
    const files = { 'a.mdx': 'A\n', '.well-known/webauthn': '{}', '.well-known/assetlinks.json': '[]' };
    const site = await buildStrange(files);
    expect(site.files.filter((path) => /webauthn|assetlinks/.test(path))).toEqual([]);
    expect(codes(site)).toEqual(['untrusted/active-file']);
    const hosted = await buildStrange(files, {}, UNTRUSTED['build-only']);
    expect(hosted.files).toContain('.well-known/webauthn');
  });

  it.each(['_headers', '_redirects'])(
    'keeps its own rules for the host, and not those of %s',
    async (file) => {
      const redirects = [{ source: '/old', destination: '/a' }];
      const site = await buildStrange({ 'a.mdx': 'A\n', [file]: 'foreign' }, { redirects });
      expect(site.read(file)).not.toContain('foreign');
      expect(codes(site)).toEqual(['untrusted/active-file']);
    },
  );

  it.each([
    'staticwebapp.config.json',
    'a/staticwebapp.config.json',
    'CNAME',
    'vercel.json',
    'serve.json',
    '_routes.json',
    'ads.txt',
  ])('tells the host nothing by %s', async (file) => {
    const files = { 'a.mdx': 'A\n', [file]: '{}', 'data/vercel.json': '{}' };
    const site = await buildStrange(files);
    expect(site.files).not.toContain(file);
    expect(site.files).toContain('data/vercel.json');
    expect(codes(site)).toEqual(['untrusted/active-file']);
    expect((await buildStrange(files, {}, UNTRUSTED['build-only'])).files).toContain(file);
  });

  it('goes to the browser alone with build-only', async () => {
    const page = `export const Live = () => <b>{[1].length}</b>;

Text {[1, 2].join()} more

<Live>kept</Live>

<iframe src="https://example.com/frame" title="F" />

![far](https://example.com/a.png)
`;
    const files = { 'a.mdx': page, 'own.js': 'console.log(1)' };
    const site = await buildStrange(files, {}, UNTRUSTED['build-only']);
    const html = site.read('a/index.html');
    expect(html.match(/<wm-island [^>]*data-empty/g)).toHaveLength(2);
    expect(html).toContain('<iframe');
    expect(html).toContain('src="https://example.com/a.png"');
    expect(html).toContain('src="/own.js"');
    expect(site.files.filter((path) => path.startsWith('_waymark/islands/')).length).toBeGreaterThan(0);
    expect(site.result.withheld).toBe(0);
    // The same page leaves nothing of this where readers are not trusted to it either.
    const closed = (await buildStrange(files)).read('a/index.html');
    expect(closed).not.toMatch(/wm-island|<iframe|src="https:|own\.js/);
    expect(closed).toContain(
      '<a href="https://example.com/frame" target="_blank" rel="noopener noreferrer">F</a>',
    );
  });
});

describe('a folder of a stranger', () => {
  it('leads nowhere outside, by links, imports, references and settings', async () => {
    const root = temporaryFolder();
    mkdirSync(join(root, '.git'));
    writeFileSync(join(root, 'secret.json'), '{"secret": "SECRET"}');
    writeFileSync(join(root, 'secret.mdx'), 'SECRET\n');
    const directory = join(root, 'docs');
    writeProject(
      {
        'docs.json': docsJson({ pages: ['a', 'linked', 'folder/secret'], openapi: '../secret.json' }),
        'a.mdx':
          "import Text from '../secret.mdx';\nimport data from '../secret.json';\n\nA <Text /> {data.secret}\n",
        'waymark.json': '{"policy": {"allow": {"scripts": ["https://evil.example"]}}}',
      },
      directory,
    );
    symlinkSync(join(root, 'secret.mdx'), join(directory, 'linked.mdx'));
    symlinkSync(root, join(directory, 'folder'));
    symlinkSync(join(root, 'secret.mdx'), join(directory, '.mintignore'));
    const site = await buildProject(directory, { trust: UNTRUSTED.all });
    for (const path of site.files) expect(site.read(path), path).not.toContain('SECRET');
    expect(site.read('a/index.html')).not.toContain('evil.example');
    expect(codes(site)).toEqual(expect.arrayContaining(['content/left-out', 'untrusted/settings']));
    // Of a project of one's own, all this is part of the site.
    const own = await buildProject(directory);
    expect(own.read('linked/index.html')).toContain('SECRET');
  });

  it('cannot lead the output elsewhere', async () => {
    const elsewhere = temporaryFolder();
    const directory = writeProject({ 'docs.json': docsJson({ pages: ['a'] }), 'a.mdx': 'A\n' });
    symlinkSync(elsewhere, join(directory, 'dist'));
    const { status, stderr } = await waymark(['build', directory, '--untrusted']);
    expect(status).toBe(2);
    expect(stderr).toContain('a link in the docs folder leads out of it');
    expect(readdirSync(elsewhere)).toEqual([]);
    const outer = temporaryFolder();
    symlinkSync(realpathSync(directory), join(outer, 'docs'));
    expect((await waymark(['check', outer, '--untrusted'])).stderr).toContain('is a link out of');
  });
});

describe('flags', () => {
  it('of trust contradict what needs it', async () => {
    const directory = writeProject({ 'docs.json': docsJson({ pages: ['a'] }), 'a.mdx': 'A {[1].join()}\n' });
    const cache = temporaryFolder();
    expect((await waymark(['build', directory, '--untrusted', '--cache', cache])).status).toBe(2);
    expect((await waymark(['build', directory, '--untrusted=maybe'])).stderr).toContain(
      '--untrusted=build-only',
    );
    expect((await waymark(['check', directory, '--untrusted', '--external'])).status).toBe(2);
    const built = await waymark(['build', directory, '--untrusted', '--json']);
    expect(built.stderr).toContain('1 page shows a notice in the place of code that was not run');
    expect(JSON.parse(built.stdout)).toMatchObject({ written: true, withheld: 1 });
    expect(await waymark(['check', '--untrusted', directory])).toMatchObject({ status: 0 });
    expect(existsSync(join(directory, 'dist', 'a', 'index.html'))).toBe(true);
  });

  it('--offline fetches nothing and says so', async () => {
    const url = 'http://127.0.0.1:9/api.json';
    const directory = writeProject({
      'docs.json': docsJson({ pages: ['a'], openapi: url }),
      'a.mdx': 'A {[1, 2].join("-")}\n',
    });
    const { stdout } = await waymark(['check', directory, '--offline']);
    expect(stdout).toContain('with --offline, nothing is fetched');
  });
});

// Five seconds of the processor each; how pages are tried stands beside `page-trial.ts`.
it.runIf(runsOf(false, true)).each(['build', 'check'])(
  'a page that the parser never comes to the end of costs itself only: %s',
  (command) => {
    const directory = writeProject({
      'docs.json': docsJson({ pages: ['a', 'b'] }),
      // Each of the tags doubles the time, and what they stand in does not look like code.
      'a.mdx': `> \`\`\`\n\n{${'<a>'.repeat(60)}}\n`,
      'b.mdx': 'B [there](/none)\n',
    });
    const { stdout, stderr } = spawnWaymark([command, directory, '--untrusted']);
    const said = stdout + stderr;
    expect(said).toContain('"a.mdx" is there, but it takes more than 5 seconds');
    expect(said).toContain('b.mdx:1:3');
  },
);

it('a script that only holds data is told as what it is, and not as of another host', async () => {
  const directory = writeProject({
    'docs.json': docsJson({ pages: ['a'] }),
    'a.mdx': 'A\n\n<script type="application/json">{`{"a":1}`}</script>\n',
  });
  const { diagnostics } = await check({ directory, entry: 'docs.json', version: '0', trust: UNTRUSTED.all });
  const message = '`<script>` is left out: pages of an untrusted project have none';
  expect(diagnostics).toMatchObject([{ code: 'untrusted/foreign-content', message }]);
});
