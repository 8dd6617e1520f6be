import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnWaymark } from '../support/commands.ts';
import {
  type Built,
  buildProject,
  docsJson,
  listFiles,
  removeTemporary,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';

afterAll(removeTemporary);

const GOOD = { 'index.mdx': '# Good\n' };

/** Builds a project of one good page and something bad. */
async function buildWith(files: Readonly<Record<string, string>>, config: object = {}): Promise<Built> {
  const folder = writeProject({ ...GOOD, 'docs.json': docsJson({ pages: ['index'] }, config), ...files });
  const site = await buildProject(folder);
  expect(site.read('index.html')).toContain('Good');
  return site;
}

function codesAt({ result }: Built, file: string): readonly string[] {
  return [...new Set(result.diagnostics.filter(({ span }) => span?.file === file).map(({ code }) => code))];
}

function apiConfig(openapi: unknown): string {
  return docsJson({
    groups: [
      { group: 'A', pages: ['index'] },
      { group: 'API', openapi },
    ],
  });
}

function specification(operation: object, components: object = {}): string {
  const get = { summary: 'X', responses: { 200: { description: 'ok' } }, ...operation };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/x': { get } },
    components,
  });
}

/** A response with a schema. */
function responding(schema: unknown): object {
  return { responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } } };
}

describe('names that objects inherit', () => {
  it('are names like any other, in pages, front matter and configuration', async () => {
    const page = `---
title: x
icon: constructor
mode: toString
---

<Card constructor="x" toString="y" valueOf="z" __proto__="q">a</Card>

<div constructor="x" __proto__="z">b</div>

<constructor />

\`\`\`constructor
code
\`\`\`
`;
    const config = {
      footer: { socials: { constructor: 'https://example.com', toString: 'https://example.com' } },
    };
    const site = await buildWith({ 'bad.mdx': page }, { ...config, constructor: 1 });
    expect(codesAt(site, 'bad.mdx')).toEqual(expect.arrayContaining(['mdx/unknown-prop', 'icon/unknown']));
    expect(site.result.diagnostics.some(({ code }) => code === 'internal/bug')).toBe(false);
  });
});

describe('halves of characters, which no address can hold', () => {
  it('are signs of replacement, in configuration, front matter, expressions and specifications', async () => {
    const half = '\\ud800';
    const page = `---
title: "T ${half}"
description: "\\U0000DC00"
---

## Part {"${half}"}

<Card id={"${half}"} title={"${half}"} href={"/${half}"}>a</Card>
<Update label={"${half}"} tags={["${half}"]}>b</Update>
<Prompt description="d">{"${half}"}</Prompt>
{{word}}
`;
    const config = docsJson(
      {
        groups: [
          { group: 'HALF', pages: ['index', 'bad'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
      {
        fonts: { family: 'HALF' },
        variables: { word: 'HALF' },
        contextual: {
          options: [
            'chatgpt',
            {
              title: 'HALF',
              description: 'HALF',
              href: { base: 'https://a.example', query: [{ key: 'HALF', value: 'HALF' }] },
            },
          ],
        },
        feedback: { issues: true },
      },
    );
    const operation = {
      summary: 'HALF',
      tags: ['HALF'],
      parameters: [
        { name: 'HALF', in: 'query', example: 'HALF', schema: { type: 'string', enum: ['HALF'] } },
      ],
    };
    const site = await buildWith({
      'bad.mdx': page,
      'docs.json': config.replaceAll('HALF', half),
      'api.json': specification(operation).replaceAll('HALF', half),
    });
    expect(site.result.diagnostics.filter(({ code }) => code === 'internal/bug')).toEqual([]);
    expect(site.read('bad/index.html')).toContain('T \ufffd');
  });
});

describe('addresses that a project chooses', () => {
  it.each([
    '/../README',
    '/%2e%2e/x',
    '\\..\\x',
    '/a\u0000b',
    `/${'a'.repeat(300)}`,
    '/index.html',
    '/sitemap.xml',
    '/_waymark/x',
  ])('cannot be %j for an operation', async (href) => {
    const site = await buildWith({
      'api.json': specification({ 'x-mint': { href } }),
      'docs.json': apiConfig('api.json'),
    });
    expect(codesAt(site, 'api.json')).toEqual(['openapi/unusable-address']);
    expect(site.files).toContain('api-reference/x/index.html');
    expect(listFiles(dirname(site.out)).filter((path) => !path.startsWith('out'))).toEqual([]);
  });

  it.each(['../../x', '/etc/../../x', 'a\u0000b', 'a'.repeat(300), 'index.html', '_waymark'])(
    'cannot be %j for the pages of a specification',
    async (directory) => {
      const site = await buildWith({
        'api.json': specification({}),
        'docs.json': apiConfig({ source: 'api.json', directory }),
      });
      expect(codesAt(site, 'docs.json')).toEqual(['navigation/unusable-address']);
      expect(site.files).toContain('api-reference/x/index.html');
    },
  );

  it('cost the page or file that stands where the site has a file of its own', async () => {
    const bad = ['404.html/a.mdx', 'llms.txt/b.mdx', '_waymark/c.mdx', 'sitemap.xml.mdx', 'robots.txt/d.png'];
    const site = await buildWith(Object.fromEntries(bad.map((path) => [path, 'x'])));
    for (const path of bad) expect(codesAt(site, path)).toEqual(['content/unusable-address']);
    expect(site.files).toEqual(expect.arrayContaining(['404.html', 'llms.txt', 'sitemap.xml', 'robots.txt']));
  });

  it('cost the redirect from a file of the site', async () => {
    const taken = [
      '/sitemap.xml',
      '/_redirects',
      '/llms.txt',
      '/navigation.json',
      '/_waymark/x',
      '/logo.png',
      '/more.md',
    ];
    const redirects = [...taken, '/old'].map((source) => ({ source, destination: '/more' }));
    const site = await buildWith({ 'more.mdx': '# More', 'logo.png': 'x' }, { redirects });
    const found = site.result.diagnostics.filter(({ code }) => code === 'links/redirect-taken');
    expect(found.map(({ path }: Diagnostic) => path)).toEqual(
      taken.map((_, index) => `/redirects/${index}/source`),
    );
    expect(site.files).toContain('old/index.html');
    expect(site.read('_redirects')).toBe('/old /more/ 308\n/old/ /more/ 308\n');
  });

  it('are there already, from the document of a page to the page, or of another redirect to where that leads', async () => {
    const redirects = [
      { source: '/more/index.html', destination: '/more' },
      { source: '/old', destination: '/more' },
      { source: '/old/index.html', destination: '/more' },
      { source: '/else/index.html', destination: '/more' },
    ];
    const site = await buildWith({ 'more.mdx': '# More' }, { redirects });
    expect(codesAt(site, 'docs.json')).toEqual([]);
    expect(site.read('old/index.html')).toContain('url=/more/');
    expect(site.read('else/index.html')).toContain('url=/more/');
  });

  it('never cost the file that a project has at its root', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['more'] }, { redirects: [{ source: '/', destination: '/more' }] }),
      'more.mdx': '# More',
      'index.html': 'own',
    });
    const site = await buildProject(folder);
    expect(site.read('index.html')).toBe('own');
    expect(codesAt(site, 'docs.json')).toEqual(['links/redirect-taken']);
  });

  it('have a place where some systems take two of them for one; a page answers for its address in any case', async () => {
    const redirects = [
      { source: '/MORE', destination: '/' },
      { source: '/b', destination: '/' },
      { source: '/B', destination: '/more' },
    ];
    const site = await buildWith({ 'more.mdx': '# More' }, { redirects });
    const found = site.result.diagnostics.filter(({ code }) => code === 'output/letter-case');
    expect(found.map(({ span }) => span?.file)).toEqual(['docs.json']);
    expect(site.result.diagnostics.map(({ code }) => code)).not.toContain('output/taken');
  });
});

describe('nesting and repetition without end', () => {
  const deep = (open: string, close: string): string => `${open.repeat(10_000)}1${close.repeat(10_000)}`;
  const yaml = (example: string): string =>
    `openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /x:\n    get:\n      summary: X\n      responses:\n        "200":\n          description: ok\n          content:\n            application/json:\n              example: ${example}\n`;

  it.each([
    ['JSON', specification(responding('DEEP')).replace('"DEEP"', deep('{"not":', '}'))],
    ['JSON that never closes', `{"openapi":"3.1.0","x":${'['.repeat(100_000)}`],
    ['YAML', yaml(deep('[', ']'))],
    ['anchors that contain themselves', yaml('&e {e: *e}')],
    ['a key that contains itself', yaml('{&a [*a, *a]: 1}')],
    [
      'anchors that multiply',
      yaml(
        `[&a [1], ${'&b [*a, *a, *a], '.repeat(1)}${Array.from({ length: 12_000 }, () => '*a').join(',')}]`,
      ),
    ],
  ])('are refused in a specification: %s', async (_, text) => {
    const site = await buildWith({ 'api.json': text, 'docs.json': apiConfig('api.json') });
    expect(codesAt(site, 'api.json')).toContain('openapi/syntax');
  });

  it('are refused in front matter', async () => {
    const pages = {
      'circle.mdx': '---\ntitle: x\na: &e {e: *e}\n---\nhi',
      'key.mdx': '---\ntitle: x\n? &a [*a, *a]\n: 1\n---\nhi',
      'aliases.mdx': `---\ntitle: x\na: &a {b: 1}\nb:\n${'  - *a\n'.repeat(100_000)}---\nhi`,
      'deep.mdx': `---\ntitle: x\na:\n  ${'- '.repeat(10_000)}x\n---\nhi`,
      'brackets.mdx': `---\ntitle: ${'['.repeat(5000)}\n---\nhi`,
      'keys.mdx': `---\n${Array.from({ length: 20_000 }, (_, index) => `k${index}: {a: 1}`).join('\n')}\n---\nhi`,
    };
    const site = await buildWith(pages);
    for (const file of Object.keys(pages))
      expect(codesAt(site, file), file).toContain('content/frontmatter-invalid');
  });

  it('are refused in a row of references', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        `S${index}`,
        { $ref: `#/components/schemas/S${index + 1}` },
      ]),
    );
    const site = await buildWith({
      'api.json': specification(responding({ $ref: '#/components/schemas/S0' }), {
        schemas: { ...schemas, S5000: { type: 'string' } },
      }),
      'docs.json': apiConfig('api.json'),
    });
    expect(codesAt(site, 'api.json')).toEqual(['openapi/reference-chain']);
  });

  it('are refused where files include files', async () => {
    const file = (index: number): string => {
      const ref = { $ref: `r${index + 1}.json` };
      return JSON.stringify({ group: `G${index}`, pages: index === 29 ? ['index'] : [ref, ref] });
    };
    const refs = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`r${index}.json`, file(index)]),
    );
    const site = await buildWith({
      ...refs,
      'docs.json': docsJson({ pages: ['index', { $ref: 'r0.json' }] }),
    });
    expect(site.result.diagnostics.filter(({ code }) => code === 'config/ref-limit')).toHaveLength(1);
  });

  it('are counted where keys are unknown', async () => {
    const unknown = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, index) => [`unknown${index}`, index]),
    );
    const site = await buildWith({}, unknown);
    expect(site.result.diagnostics.filter(({ code }) => code.startsWith('config/'))).toHaveLength(101);
  });
});

describe('more of one thing than a call takes arguments', () => {
  const MANY = 150_000;
  const times = (text: string): string => text.repeat(MANY);

  it.each([
    ['lines of a text in a tag', `<Prompt>\n${times('  a\n')}</Prompt>\n`, 1],
    ['amounts of money in a paragraph', '$5 '],
    ['marks in a paragraph', '**a:**b '],
  ])('is read like any other: %s', async (_, text, count = MANY) => {
    const site = await buildWith({ 'many.mdx': text.repeat(count) });
    expect(codesAt(site, 'many.mdx')).not.toContain('internal/bug');
  });

  it('is read like any other: values of a schema', async () => {
    const values = Array.from({ length: MANY }, (_, index) => `v${index}`);
    const site = await buildWith({
      'api.json': specification(responding({ enum: values })),
      'docs.json': apiConfig('api.json'),
    });
    expect(site.result.diagnostics).toEqual([]);
  });
});

describe('what readers would have to choose from', () => {
  it('is cut where nobody could', async () => {
    const tabs = Array.from({ length: 510 }, (_, index) => ({
      tab: `T${index}`,
      // One page in all of them would be drawn in each of its places.
      ...(index === 0 ? { pages: ['index'] } : { href: 'https://example.com' }),
    }));
    const site = await buildWith({ 'docs.json': docsJson({ tabs }) });
    const found = site.result.diagnostics.filter(({ code }) => code === 'config/choice-limit');
    expect(found.map(({ path, message }) => [path, message.includes('10 are left out')])).toEqual([
      ['/navigation/tabs/500', true],
    ]);
  });
});

describe('code of a page', () => {
  it('cannot end the process', async () => {
    const site = await buildWith({
      'bad.mdx': 'export const x = 1;\n\nbefore\n\n{process.exit(0)}\n\nafter\n',
    });
    expect(codesAt(site, 'bad.mdx')).toEqual(['mdx/code-stopped']);
    const stopped = site.result.diagnostics.find(({ code }) => code === 'mdx/code-stopped');
    expect(stopped?.span).toEqual({ file: 'bad.mdx', start: 29, end: 46 });
    expect(site.read('bad/index.html')).toContain('data-diagnostic="mdx/expression-failed"');
    expect(site.read('bad/index.html')).toContain('after');
  });

  it('cannot end the process from an export, which is told once', async () => {
    const site = await buildWith({ 'bad.mdx': 'before\n\nexport const x = process.exit(3);\n\n{x}\n' });
    expect(codesAt(site, 'bad.mdx')).toEqual(['mdx/code-stopped']);
  });

  it('never writes into what the command answers, not in a timer either', () => {
    const code = 'setInterval(() => process.stdout.write("from the page\\n"), 1)';
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['late'] }),
      'late.mdx': `export const timer = ${code};\n\n{typeof timer}\n`,
    });
    const { stdout, stderr } = spawnWaymark(['check', folder, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1 });
    expect(stderr).toContain('from the page');
  });

  it('is stopped when it runs without end, and tried again by the next command', async () => {
    // Waits for ever: unlike a loop, it keeps no core from the other tests.
    const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['bad'] }),
      'bad.mdx': `{Reflect.get(globalThis, "ended") ?? ${wait}}\n`,
    });
    const cache = temporaryFolder();
    const stopped = await buildProject(folder, { cache });
    expect(codesAt(stopped, 'bad.mdx')).toEqual(['mdx/code-stopped']);
    expect(stopped.read('bad/index.html')).toContain('data-diagnostic="mdx/code-stopped"');
    Reflect.set(globalThis, 'ended', 'Lit at last');
    const whole = await buildProject(folder, { cache });
    Reflect.deleteProperty(globalThis, 'ended');
    expect(codesAt(whole, 'bad.mdx')).toEqual([]);
    expect(whole.read('bad/index.html')).toContain('Lit at last');
  });

  it('may give lists in lists without end', async () => {
    const site = await buildWith({
      'deep.json': `${'['.repeat(5000)}${']'.repeat(5000)}`,
      'read.mdx': 'import deep from "/deep.json"\n\n{deep}\n\n<Card title={deep}>x</Card>\n',
      'made.mdx':
        'export const deep = Array.from({ length: 9000 }).reduce((inner) => [inner], 1);\n\n{deep}\n',
      'circle.mdx': 'export const a = [];\n\n{(a.push(a, a), a)}\n',
    });
    for (const file of ['read.mdx', 'made.mdx', 'circle.mdx'])
      expect(codesAt(site, file), file).toEqual(['mdx/expression-failed']);
  });

  it('may throw anything, now or later', async () => {
    const site = await buildWith({
      'now.mdx': '{(() => { throw null })()}\n\n{(() => { throw Object.create(null) })()}\n',
      'late.mdx': 'export const p = Promise.reject(new Error("too late"));\n\n{1 + 1}\n',
    });
    expect(codesAt(site, 'now.mdx')).toEqual(['mdx/expression-failed']);
    expect(codesAt(site, 'late.mdx')).toEqual(['mdx/failed-late']);
  });
});

describe('what stands in the folder', () => {
  it('is left out where it cannot be used', async () => {
    const repository = temporaryFolder();
    const docs = join(repository, 'docs');
    mkdirSync(join(repository, '.git'));
    writeProject({ ...GOOD, 'docs.json': docsJson({ pages: ['index'] }) }, docs);
    symlinkSync('self', join(docs, 'self'));
    symlinkSync('.', join(docs, 'again'));
    symlinkSync(temporaryFolder(), join(docs, 'away'));
    symlinkSync('nowhere.png', join(docs, 'gone.png'));
    const site = await buildProject(docs);
    const left = site.result.diagnostics.filter(({ code }) => code === 'content/left-out');
    expect(left.map(({ span }) => span?.file)).toEqual(['again', 'away', 'gone.png', 'self']);
    expect(existsSync(join(site.out, 'index.html'))).toBe(true);
  });

  it('is told once where the navigation names it', async () => {
    const folder = writeProject({ ...GOOD, 'docs.json': docsJson({ pages: ['index', '/guides/lost.mdx'] }) });
    mkdirSync(join(folder, 'guides'), { recursive: true });
    symlinkSync('nowhere.mdx', join(folder, 'guides/lost.mdx'));
    const site = await buildProject(folder);
    expect(site.result.diagnostics.map(({ code, path, hint }) => [code, path, hint])).toEqual([
      [
        'navigation/missing-page',
        '/navigation/pages/1',
        expect.stringContaining('"guides/lost.mdx" is there, but it is a link that leads nowhere'),
      ],
    ]);
  });

  it.runIf(process.platform === 'linux')('may be pipes and devices, which are never read', () => {
    const repository = temporaryFolder();
    const docs = join(repository, 'docs');
    mkdirSync(join(repository, '.git'));
    writeProject(
      { 'docs.json': docsJson({ pages: ['a', 'pipe'], openapi: '../api.json' }), 'a.mdx': 'A\n' },
      docs,
    );
    const pipes = [
      '.mintignore',
      'waymark.json',
      'pipe.mdx',
      'picture.png',
      'api.json',
      'style.css',
      '../api.json',
    ];
    execFileSync(
      'mkfifo',
      pipes.map((name) => join(docs, name)),
    );
    for (const name of ['zero.mdx', 'zero.png', 'llms.txt']) symlinkSync('/dev/zero', join(docs, name));
    // In processes of their own, which can be stopped.
    for (const flags of [[], ['--untrusted']]) {
      const { status, stderr } = spawnWaymark(['build', docs, '--no-cache', ...flags], { timeout: 60_000 });
      expect(status).toBe(0);
      expect(stderr).toContain('No page file for "pipe"');
      expect(existsSync(join(docs, 'dist', 'a', 'index.html'))).toBe(true);
    }
    rmSync(join(docs, 'docs.json'));
    execFileSync('mkfifo', [join(docs, 'docs.json')]);
    expect(spawnWaymark(['check', docs], { timeout: 60_000 }).stdout).toContain('There is no `docs.json`');
  });

  it.runIf(process.platform === 'linux')('may have names that are not UTF-8', async () => {
    const folder = writeProject({ ...GOOD, 'docs.json': docsJson({ pages: ['index'] }) });
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff]), Buffer.from('.png')]), 'x');
    const site = await buildProject(folder);
    expect(site.result.diagnostics.map(({ code }) => code)).toEqual(['content/left-out']);
  });
});

it('snippets that use each other twice, level by level, come to an end', async () => {
  const levels = Array.from({ length: 30 }, (_, level): readonly [string, string] => [
    `snippets/s${level}.mdx`,
    `import A from "/snippets/s${level + 1}.mdx";\n\n<A />\n\n<A />\n`,
  ]);
  const page = 'import A from "/snippets/s0.mdx";\n\n<A />\n';
  const site = await buildWith({
    ...Object.fromEntries(levels),
    'snippets/s30.mdx': 'end\n',
    'bad.mdx': page,
  });
  const codes = site.result.diagnostics.map(({ code }) => code);
  expect(codes.filter((code) => code === 'mdx/snippet-limit')).toHaveLength(1);
});

it.each([
  ['quotes', '> '.repeat(150), ''],
  ['tags', '<div>\n\n'.repeat(90), '\n\n</div>'.repeat(90)],
])('snippets in each other within many %s come to an end', async (_, before, behind) => {
  const levels = Array.from({ length: 10 }, (__, level): readonly [string, string] => [
    `snippets/s${level}.mdx`,
    `import A from "/snippets/s${level + 1}.mdx";\n\n${before}<A />${behind}\n`,
  ]);
  const page = 'import A from "/snippets/s0.mdx";\n\n<A />\n';
  const site = await buildWith({
    ...Object.fromEntries(levels),
    'snippets/s10.mdx': 'end\n',
    'bad.mdx': page,
  });
  expect(site.result.diagnostics.map(({ code }) => code)).toEqual(['mdx/snippet-limit']);
});
