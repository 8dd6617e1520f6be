import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTags } from '../../../../bench/pages/read-html.mjs';
import {
  buildProject,
  docsJson,
  fixture,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from '../support/projects.ts';
import { runsOf } from '../support/runs.ts';
import {
  addresses,
  attributesOf,
  brokenAddresses,
  built,
  documents,
  navigationOf,
  SITES,
} from '../support/sites.ts';

afterAll(removeTemporary);

describe('the output', () => {
  it('has a page for each file, its Markdown, and the files of the contract', async () => {
    const site = await built('plain');
    expect(site.files.filter((path) => !path.startsWith('_waymark/'))).toEqual([
      '.well-known/agent-card.json',
      '.well-known/agent-skills/index.json',
      '.well-known/agent-skills/plain/SKILL.md',
      '.well-known/llms-full.txt',
      '.well-known/llms.txt',
      '.well-known/skills/index.json',
      '.well-known/skills/plain/skill.md',
      '404.html',
      '_headers',
      'guides/intro.md',
      'guides/intro/index.html',
      'guides/setup.md',
      'guides/setup/index.html',
      'index.html',
      'index.md',
      'llms-full.txt',
      'llms.txt',
      'navigation.json',
      'robots.txt',
      'sitemap.xml',
      'skill.md',
    ]);
  });

  it('names generated assets by their content', async () => {
    const site = await built('everything');
    const named = site.files.filter((path) => /^_waymark\/[^/]+$/.test(path));
    // These two are asked for by a name that is known beforehand.
    for (const path of named)
      if (!/^_waymark\/(?:manifest|redirects)\.json$/.test(path))
        expect(path).toMatch(/^_waymark\/[\w-]+\.[\w-]{8,}\.\w+$/);
  });

  it.each(runsOf<readonly string[]>(['everything', 'pages', 'api-auto'], SITES))(
    'is the same to the byte when %s is built again',
    async (name) => {
      const again = await buildProject(fixture(name));
      expect(snapshot(again.out)).toEqual(snapshot((await built(name)).out));
    },
  );

  it('copies assets to the path that they have, and neither docs.json nor what is no page or asset', async () => {
    const site = await built('base');
    expect(site.files).toEqual(
      expect.arrayContaining(['files/notes.txt', 'images/mark.svg', 'api.json', 'extra.css']),
    );
    expect(site.files).not.toContain('docs.json');
    const pages = await built('pages');
    expect(pages.files.filter((path) => /README|snippets\/.*\.(?:mdx|jsx|tsx)$/.test(path))).toEqual([]);
    expect(pages.files).not.toContain('snippets/hello/index.html');
  });

  it('gives x.mdx and x/index.mdx the routes of the contract', async () => {
    const site = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['index', 'guides/intro', 'x/index', 'y.z/page'] }),
        'index.mdx': 'Home.',
        'guides/intro.mdx': 'Intro.',
        'x/index.mdx': 'X.',
        'y.z/page.md': 'Y.',
        'Upper/Case.mdx': 'Case.',
        'with space/ä.mdx': 'Umlaut.',
      }),
    );
    expect(documents(site)).toEqual([
      '404.html',
      'Upper/Case/index.html',
      'guides/intro/index.html',
      'index.html',
      'with space/ä/index.html',
      'x/index.html',
      'y.z/page/index.html',
    ]);
    expect(site.files).toEqual(
      expect.arrayContaining(['index.md', 'x.md', 'guides/intro.md', 'with space/ä.md']),
    );
    const current = (path: string): string | undefined =>
      attributesOf(site.read(path), 'html').get('data-current-path');
    expect(current('x/index.html')).toBe('/x');
    expect(current('index.html')).toBe('/');
    expect(current('Upper/Case/index.html')).toBe('/Upper/Case');
  });

  it('puts the first page at the root too, whole and as Markdown, where no file has that place', async () => {
    const site = await buildProject(
      writeProject({ 'docs.json': docsJson({ pages: ['first'] }), 'first.mdx': 'Ahoy.' }),
    );
    expect(site.read('index.html')).toContain('Ahoy.');
    expect(site.read('index.md')).toBe(site.read('first.md'));
    const hidden = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['first'] }),
        'first.mdx': '---\ngroups: [crew]\n---\nAhoy.',
      }),
    );
    expect(hidden.files.filter((path) => path.endsWith('.md'))).toEqual([]);
  });

  it('builds the first of files that claim one route, and reports the others', async () => {
    const site = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['index', 'x', 'z', 'n'] }),
        'index.mdx': 'Home.',
        'x.mdx': 'x-mdx',
        'x.md': 'x-md',
        'x/index.mdx': 'x-index',
        'y.md': 'y-md',
        'y/index.mdx': 'y-index-mdx',
        'z/index.md': 'z-index-md',
        'z/index.mdx': 'z-index-mdx',
        'n.md': 'n-md',
        'n/index.mdx': 'n-index-mdx',
      }),
    );
    // What the navigation names comes first of all.
    expect(site.read('n/index.html')).toContain('n-md');
    expect(site.read('x/index.html')).toContain('x-mdx');
    // `.mdx` before `.md` comes first in the order, then `x` before `x/index`.
    expect(site.read('y/index.html')).toContain('y-index-mdx');
    expect(site.read('z/index.html')).toContain('z-index-mdx');
    const collisions = site.result.diagnostics.filter(({ code }) => code === 'content/route-collision');
    expect(collisions.map(({ severity, span }) => [severity, span?.file])).toEqual([
      ['error', 'n/index.mdx'],
      ['error', 'x/index.mdx'],
      ['error', 'x.md'],
      ['error', 'y.md'],
      ['error', 'z/index.md'],
    ]);
  });

  it('lets files of the project stand where generated ones would, but for navigation.json and pages', async () => {
    const own = ['robots.txt', 'llms.txt', 'llms-full.txt', 'sitemap.xml', '404.html'];
    const site = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['index'] }),
        'index.mdx': 'Home.',
        'navigation.json': '{"own":true}',
        'index.html': 'own index',
        ...Object.fromEntries(own.map((path) => [path, `own ${path}`])),
      }),
    );
    for (const path of own) expect(site.read(path), path).toBe(`own ${path}`);
    expect(navigationOf(site).version).toBe(1);
    expect(site.read('index.html')).toContain('Home.');
  });

  it('forwards at the address of a page that a redirect hides, and reports that once', async () => {
    const redirects = ['/', '/moved'].map((source) => ({ source, destination: '/new' }));
    const site = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['index', 'moved', 'new'] }, { redirects }),
        'index.mdx': 'Home.',
        'moved.mdx': 'Old text.',
        'new.mdx': 'New text.',
      }),
    );
    expect(site.read('moved/index.html')).toContain('content="0; url=/new/"');
    expect(site.read('index.html')).toBe(site.read('new/index.html'));
    const words = site.files.filter((path) => /^_waymark\/search\/.*\.txt$|^llms|^sitemap/.test(path));
    expect(words.filter((path) => site.read(path).includes('New text'))).not.toEqual([]);
    expect(words.filter((path) => /Old text|Home\.|\/moved/.test(site.read(path)))).toEqual([]);
    expect(site.result.diagnostics.map(({ code }) => code)).toEqual([
      'links/redirected-page',
      'links/redirected-page',
    ]);
  });

  it('has a whole page at the root where all pages are hidden', async () => {
    const hidden = '---\nhidden: true\n---\n';
    const site = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['b', 'a'] }),
        'a.mdx': `${hidden}First by name.`,
        'b.mdx': `${hidden}First of the navigation.`,
      }),
    );
    expect(site.read('index.html')).toContain('First of the navigation.');
    expect(site.read('index.html')).toContain('noindex');
  });

  it('names no page in other languages, and gives no Markdown of it, where a redirect hides it', async () => {
    const languages = ['en', 'de'].map((language) => ({
      language,
      pages: [`${language}/mooring`, `${language}/tides`],
    }));
    const redirects = [{ source: '/en/tides', destination: '/en/mooring' }];
    const pages = ['en/mooring', 'en/tides', 'de/mooring', 'de/tides'].map((page) => [`${page}.mdx`, page]);
    const site = await buildProject(
      writeProject({ 'docs.json': docsJson({ languages }, { redirects }), ...Object.fromEntries(pages) }),
    );
    expect(site.read('de/mooring/index.html')).toContain('hreflang="en"');
    expect(site.read('de/tides/index.html')).not.toContain('rel="alternate" hreflang');
    expect(site.files).toContain('de/tides.md');
    expect(site.files).not.toContain('en/tides.md');
  });

  it('writes a page outside of the navigation in the language of the nearest one, its components too', async () => {
    const languages = ['en', 'de'].map((language) => ({ language, pages: [`${language}/mooring`] }));
    const note = '<Note>Wait.</Note>';
    const folder = writeProject({
      'docs.json': docsJson({ languages }),
      'en/mooring.mdx': note,
      'de/mooring.mdx': note,
      'de/tides.mdx': note,
      'en/tides.mdx': note,
    });
    const site = await buildProject(folder);
    const callout = (path: string) =>
      /role="img" aria-label="[^"]*"/.exec(site.read(`${path}/index.html`))?.[0];
    expect(site.read('de/tides/index.html')).toContain('<html lang="de"');
    expect(callout('de/tides')).toBe(callout('de/mooring'));
    expect(callout('en/tides')).toBe(callout('en/mooring'));
    expect(callout('de/tides')).not.toBe(callout('en/tides'));
  });

  it('keeps a page whose redirect leads nowhere, and says so', async () => {
    const redirects = [
      ['/', '/adrift'],
      ['/moved', '/adrift/too'],
      ['/gone', '/adrift'],
      ['/second', '/folder'],
    ].map(([source, destination]) => ({ source, destination }));
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['first', 'moved', 'second', 'folder/third'] }, { redirects }),
      'first.mdx': 'First.',
      'moved.mdx': 'Moved.',
      'second.mdx': 'Second.',
      'folder/third.mdx': 'Third.',
    });
    const site = await buildProject(folder);
    expect(site.read('index.html')).toContain('<p>First.</p>');
    expect(site.read('moved/index.html')).toContain('<p>Moved.</p>');
    expect(site.read('gone/index.html')).toContain('url=/adrift');
    expect(site.read('second/index.html')).toContain('url=/folder/third');
    expect(site.result.diagnostics.map(({ code, message }) => [code, message.split(', ')[1]])).toEqual([
      ['links/redirect-target', 'where nothing is; the page there stays'],
      ['links/redirect-target', 'where nothing is; the page there stays'],
      ['links/redirect-target', 'where nothing is'],
      ['links/redirected-page', undefined],
    ]);
  });

  it('reports a redirect that hides the page of an operation, by its title', async () => {
    const redirects = [{ source: '/api-reference/list-lights', destination: '/index' }];
    const get = { summary: 'List lights', responses: { 200: { description: 'All' } } };
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'GET /lights'], openapi: 'api.json' }, { redirects }),
      'api.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Lights', version: '1' },
        paths: { '/lights': { get } },
      }),
      'index.mdx': 'Index.',
    });
    const site = await buildProject(folder);
    expect(site.result.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      [
        'links/redirected-page',
        'The redirect from "/api-reference/list-lights" hides the page "List lights"',
      ],
    ]);
  });

  it.skipIf(process.platform === 'win32')('writes a page that has a colon in its name', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'levels:append'] }),
      'index.mdx': '[Append](/levels:append)',
      'levels:append.mdx': 'Appends.',
    });
    const site = await buildProject(folder);
    expect(site.result.diagnostics).toEqual([]);
    expect(site.read('levels:append/index.html')).toContain('Appends.');
    expect(site.read('index.html')).toContain('href="/levels:append/"');
  });

  it.each([
    ['no page is there', {}],
    ['a page is there, which it hides', { 'index.mdx': 'Index.' }],
  ])('holds at the root the page that a redirect leads to from there, whole, where %s', async (_, more) => {
    const redirects = [{ source: '/', destination: '/second' }];
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['first', 'second'] }, { redirects }),
      'first.mdx': 'First.',
      'second.mdx': 'Second.',
      ...more,
    });
    const site = await buildProject(folder);
    expect(site.result.diagnostics.map(({ code }) => code)).toEqual(
      'index.mdx' in more ? ['links/redirected-page'] : [],
    );
    expect(site.read('index.html')).toBe(site.read('second/index.html'));
    expect(site.read('index.html')).toContain('<p>Second.</p>');
    expect(site.read('_redirects')).toBe('/ /second/ 308\n');
  });

  it('writes no page that forwards in a circle, and no rule', async () => {
    const redirects = [
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/a' },
      { source: '/into', destination: '/a' },
      { source: '/old', destination: '/first' },
    ];
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['first'] }, { redirects }),
      'first.mdx': 'First.',
    });
    const site = await buildProject(folder);
    expect(site.result.diagnostics.map(({ code }) => code)).toEqual(['links/redirect-loop']);
    expect(site.files.filter((path) => /^(?:a|b|into|old)\//.test(path))).toEqual(['old/index.html']);
    expect(site.read('_redirects')).toBe('/old /first/ 308\n/old/ /first/ 308\n');
  });

  it('forwards from the root to what is no page of the site, or a place in one', async () => {
    const forwards = async (destination: string): Promise<boolean> => {
      const redirects = [{ source: '/', destination }];
      const folder = writeProject({
        'docs.json': docsJson({ pages: ['first'] }, { redirects }),
        'first.mdx': '## Part',
      });
      return (await buildProject(folder)).read('index.html').includes('http-equiv="refresh"');
    };
    expect(await forwards('https://example.com/docs')).toBe(true);
    expect(await forwards('/first#part')).toBe(true);
    expect(await forwards('/first')).toBe(false);
  });

  it('never reads its own or an earlier output as content', async () => {
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' });
    await buildProject(folder, { out: join(folder, 'dist') });
    renameSync(join(folder, 'dist'), join(folder, 'archive'));
    await buildProject(folder, { out: join(folder, 'public') });
    const site = await buildProject(folder, { out: join(folder, 'dist') });
    expect(site.files.filter((path) => /archive|public|dist/.test(path))).toEqual([]);
    expect(documents(site)).toEqual(['404.html', 'index.html']);
  });

  it('does not read what an interrupted build left behind', async () => {
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' });
    const { createOutputSink } = await import('../../src/sink/output-sink.ts');
    createOutputSink(join(folder, 'dist')).write({ path: 'ghost.md', content: 'Ghost.' });
    const site = await buildProject(folder, { out: join(folder, 'public') });
    expect(documents(site)).toEqual(['404.html', 'index.html']);
  });

  it('keeps files that it did not write and removes pages that are gone', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'gone'] }),
      'index.mdx': 'Home.',
      'gone.mdx': 'Gone.',
    });
    const out = join(folder, 'dist');
    await buildProject(folder, { out });
    writeProject({ CNAME: 'docs.example.com', 'own/deep/note.txt': 'mine', '.nojekyll': '' }, out);
    symlinkSync('own/deep', join(out, 'link-to-folder'));
    symlinkSync('CNAME', join(out, 'link-to-file'));
    mkdirSync(join(out, 'gone/mine'), { recursive: true });
    writeFileSync(join(out, 'gone/mine/file.txt'), 'mine');
    writeProject({ 'docs.json': docsJson({ pages: ['index'] }) }, folder);
    renameSync(join(folder, 'gone.mdx'), join(folder, 'gone.txt'));
    const { files, read } = await buildProject(folder, { out });
    expect(files).toEqual(
      expect.arrayContaining(['CNAME', 'own/deep/note.txt', '.nojekyll', 'gone/mine/file.txt']),
    );
    expect(read('CNAME')).toBe('docs.example.com');
    expect(files).not.toContain('gone/index.html');
    expect(files).not.toContain('gone.md');
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['link-to-folder', 'link-to-file']));
  });

  it('leaves the earlier output as it was when there is no site to build', async () => {
    const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' });
    const out = join(folder, 'dist');
    await buildProject(folder, { out });
    const before = snapshot(out);
    for (const text of ['{ "theme": "mint", ', '[]', '{}', docsJson({}), '']) {
      writeProject({ 'docs.json': text }, folder);
      const { result } = await buildProject(folder, { out });
      expect(result.written, text).toBe(false);
      expect(
        result.diagnostics.some(({ severity }) => severity === 'error'),
        text,
      ).toBe(true);
      expect(snapshot(out)).toEqual(before);
      expect(readdirSync(folder).sort()).toEqual(['dist', 'docs.json', 'index.mdx']);
    }
  });
});

describe('a site without a page', () => {
  it.each([
    ['has lost them all', { pages: ['gone', 'lost'] }, false],
    ['was given none', { pages: [] }, true],
  ])(
    'is no reason to lose the earlier one, unless that is meant: it %s',
    async (_, navigation, isWritten) => {
      const folder = writeProject({ 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': 'Home.' });
      const out = join(folder, 'dist');
      await buildProject(folder, { out });
      const before = snapshot(out);
      rmSync(join(folder, 'index.mdx'));
      writeProject({ 'docs.json': docsJson(navigation) }, folder);
      const { result } = await buildProject(folder, { out });
      expect(result.written).toBe(isWritten);
      if (isWritten) return;
      expect(result.diagnostics.at(-1)?.code).toBe('config/missing-navigation');
      expect(snapshot(out)).toEqual(before);
    },
  );
});

describe('--base', () => {
  it('prefixes addresses and leaves files, routes and data-current-path alone', async () => {
    const plain = await built('base');
    const site = await buildProject(fixture('base'), { base: '/docs/v2' });
    const stable = (files: readonly string[]): readonly string[] =>
      files.filter((path) => !path.startsWith('_waymark'));
    expect(stable(site.files)).toEqual(stable(plain.files));
    expect(site.read('navigation.json')).toBe(plain.read('navigation.json'));
    for (const path of documents(site)) {
      if (path === 'old/index.html') continue;
      const html = site.read(path);
      expect(attributesOf(html, 'html').get('data-current-path') ?? '').not.toMatch(/^\/docs/);
      for (const { value } of addresses(html))
        if (value.startsWith('/')) expect(value, `${value} in ${path}`).toMatch(/^\/docs\/v2\//);
    }
    expect(brokenAddresses(site, '/docs/v2')).toEqual([]);
  });

  it('prefixes addresses in stylesheets, Markdown, search, sitemap and redirects', async () => {
    const site = await buildProject(fixture('base'), { base: '/docs/v2', siteUrl: 'https://example.org' });
    expect(site.read('sitemap.xml')).toContain('<loc>https://example.org/docs/v2/guides/one/</loc>');
    expect(site.read('robots.txt')).toContain('https://example.org/docs/v2/sitemap.xml');
    expect(site.read('llms.txt')).toContain('https://example.org/docs/v2/guides/one.md');
    expect(site.read('old/index.html')).toContain('/docs/v2/guides/one/');
    for (const path of site.files.filter((name) => name.endsWith('.css')))
      for (const [, url = ''] of site.read(path).matchAll(/url\(["']?(\/[^)"']*)/g))
        expect(url, path).toMatch(/^\/docs\/v2\//);
    const canonical = readTags(site.read('guides/one/index.html')).find(
      ({ attributes }) => attributes.get('rel') === 'canonical',
    );
    expect(canonical?.attributes.get('href')).toBe('https://example.org/docs/v2/guides/one/');
  });
});

describe('seo.trailingSlash', () => {
  it('takes the slash from links, canonical and sitemap when it is written as false', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index', 'guides/one'] }, { seo: { trailingSlash: false } }),
      'index.mdx': '[One](/guides/one/) and [again](/guides/one#x)',
      'guides/one.mdx': '## X\n',
    });
    const site = await buildProject(folder, { siteUrl: 'https://example.org' });
    const hrefs = addresses(site.read('index.html')).map(({ value }) => value);
    expect(hrefs).toContain('/guides/one');
    expect(hrefs).toContain('/guides/one#x');
    expect(hrefs.filter((href) => href.startsWith('/guides') && /\/(?:#|$)/.test(href))).toEqual([]);
    expect(site.read('sitemap.xml')).toContain('<loc>https://example.org/guides/one</loc>');
    expect(site.read('guides/one/index.html')).toContain('href="https://example.org/guides/one"');
  });
});

describe('paths', () => {
  it('does not depend on the working directory', async () => {
    const before = process.cwd();
    const first = await built('pages');
    try {
      process.chdir(temporaryFolder());
      const again = await buildProject(fixture('pages'));
      expect(snapshot(again.out)).toEqual(snapshot(first.out));
    } finally {
      process.chdir(before);
    }
  });

  it('does not write beside the output', async () => {
    const { out } = await buildProject(fixture('plain'));
    expect(readdirSync(dirname(out))).toEqual([basename(out)]);
    expect(listFiles(fixture('plain'))).toEqual([
      'docs.json',
      'guides/intro.mdx',
      'guides/setup.mdx',
      'index.mdx',
    ]);
  });
});

it('draws a page anew that is the first one now, though nothing else of the navigation is another', async () => {
  const folder = writeProject({
    'docs.json': JSON.stringify({
      name: 'Test',
      theme: 'mint',
      colors: { primary: '#336699' },
      navigation: { groups: [{ group: 'Closed', hidden: true, pages: ['a'] }] },
      seo: { indexing: 'all' },
    }),
    'a.mdx': 'A.',
    'b.mdx': 'B.',
  });
  const out = join(folder, 'dist');
  const first = await buildProject(folder, { cache: true, out });
  expect(first.read('b/index.html')).not.toContain('rel="canonical"');
  writeProject({ 'a.mdx': '---\nhidden: true\n---\n\nA.' }, folder);
  const warm = await buildProject(folder, { cache: true, out });
  expect(warm.read('b/index.html')).toContain('<link rel="canonical" href="/b/"');
});

it.each([
  ['a colour in other letters', { colors: { primary: '#3366AA' } }, 'content="#3366AA"'],
  ['a trail that the theme shows by itself', { styling: { eyebrows: 'breadcrumbs' } }, 'class="breadcrumbs"'],
  [
    'a redirect that a row follows',
    { redirects: [{ source: '/old', destination: '/a#there' }] },
    'href="/a/#there"',
  ],
])('draws pages anew for %s', async (_, change, expected) => {
  const config = (more: object): string =>
    JSON.stringify({
      name: 'Test',
      theme: 'aspen',
      colors: { primary: '#3366aa' },
      navigation: { groups: [{ group: 'One', pages: ['a', 'row'] }] },
      ...more,
    });
  const files = { 'docs.json': config({}), 'a.mdx': 'A.', 'row.mdx': '---\nurl: /old\n---\n' };
  const folder = writeProject(files);
  const out = join(folder, 'dist');
  const first = await buildProject(folder, { cache: true, out });
  expect(first.read('a/index.html')).not.toContain(expected);
  writeProject({ 'docs.json': config(change) }, folder);
  const warm = await buildProject(folder, { cache: true, out });
  expect(warm.read('a/index.html')).toContain(expected);
});

it('has nothing of the bytes of a page that is no text in any text', async () => {
  const site = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['a', 'b'] }),
      'a.mdx': 'A.',
      'b.mdx': '\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR',
    }),
  );
  expect(site.result.diagnostics.map(({ code }) => code)).toEqual(['mdx/syntax']);
  expect(site.read('b/index.html')).toContain('data-diagnostic="mdx/syntax"');
  for (const path of ['b.md', 'llms-full.txt']) expect(site.read(path)).not.toContain('IHDR');
});
