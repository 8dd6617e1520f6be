import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTags } from '../../../bench/read-html.mjs';
import { readNavigation } from './support/naive-navigation.ts';
import {
  type Built,
  buildProject,
  docsJson,
  fixture,
  listFiles,
  removeTemporary,
  snapshot,
  temporaryFolder,
  writeProject,
} from './support/projects.ts';

afterAll(removeTemporary);

const SITES = ['plain', 'everything', 'api', 'api-auto', 'pages', 'rtl', 'base', 'broken'] as const;
const builds = new Map<string, Promise<Built>>();

/** Each fixture is built once for all tests. */
function built(name: string): Promise<Built> {
  const known = builds.get(name) ?? buildProject(fixture(name));
  builds.set(name, known);
  return known;
}

interface NavigationFile {
  readonly version: number;
  readonly root: { readonly kind: string; readonly children: readonly TreeNode[] };
  readonly pages: readonly PageEntry[];
}
interface TreeNode {
  readonly kind: string;
  readonly label?: string;
  readonly children?: readonly TreeNode[];
  readonly [key: string]: unknown;
}
interface PageEntry {
  readonly route: string;
  readonly title: string;
  readonly prev?: string;
  readonly next?: string;
  readonly breadcrumbs: readonly string[];
  readonly places: readonly {
    readonly trail: readonly { readonly kind: string; readonly label: string }[];
    readonly prev?: string;
    readonly next?: string;
    readonly breadcrumbs: readonly string[];
  }[];
}

function navigationOf(site: Built): NavigationFile {
  return JSON.parse(site.read('navigation.json')) as NavigationFile;
}

function documents({ files }: Built): readonly string[] {
  return files.filter((path) => path.endsWith('.html'));
}

describe('the output', () => {
  it('has a page for each file, its Markdown, and the files of the contract', async () => {
    const site = await built('plain');
    expect(site.files.filter((path) => !path.startsWith('_waymark/'))).toEqual([
      '.well-known/llms-full.txt',
      '.well-known/llms.txt',
      '404.html',
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

  it.each(SITES)('is the same to the byte when %s is built again', async (name) => {
    const again = await buildProject(fixture(name));
    expect(snapshot(again.out)).toEqual(snapshot((await built(name)).out));
  });

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

  it('builds the first of files that claim one route, and reports the others', async () => {
    const site = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['index', 'x', 'y', 'z'] }),
        'index.mdx': 'Home.',
        'x.mdx': 'x-mdx',
        'x.md': 'x-md',
        'x/index.mdx': 'x-index',
        'y.md': 'y-md',
        'y/index.mdx': 'y-index-mdx',
        'z/index.md': 'z-index-md',
        'z/index.mdx': 'z-index-mdx',
      }),
    );
    expect(site.read('x/index.html')).toContain('x-mdx');
    // `.mdx` before `.md` comes first in the order, then `x` before `x/index`.
    expect(site.read('y/index.html')).toContain('y-index-mdx');
    expect(site.read('z/index.html')).toContain('z-index-mdx');
    const collisions = site.result.diagnostics.filter(({ code }) => code === 'content/route-collision');
    expect(collisions.map(({ severity, span }) => [severity, span?.file])).toEqual([
      ['error', 'x.md'],
      ['error', 'x/index.mdx'],
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
    const { createOutputSink } = await import('../dist/project/write-output.js');
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

describe.each(SITES)('every document of %s', (name) => {
  it('has no inline script, style or handler, and no unsafe address', async () => {
    const site = await built(name);
    const offences = documents(site).flatMap((path) =>
      readTags(site.read(path))
        .filter(({ kind }) => kind === 'open')
        .filter(isOffence)
        .map((tag) => `${tag.name} ${[...tag.attributes].join(' ')} in ${path}`),
    );
    expect(offences).toEqual([]);
  });

  it('links to what is there, in the form with a slash', async () => {
    if (name === 'broken') return;
    expect(brokenAddresses(await built(name), '')).toEqual([]);
  });

  it('has each id once, and points labels and controls at ids that are there', async () => {
    const site = await built(name);
    const problems = documents(site).flatMap((path) =>
      idProblems(site.read(path)).map((text) => `${text} in ${path}`),
    );
    expect(problems).toEqual([]);
  });

  it('shows notices only where something is wrong', async () => {
    const site = await built(name);
    const noticed = documents(site).filter((path) => site.read(path).includes('data-diagnostic='));
    expect(noticed).toEqual(
      name === 'broken' ? ['expression/index.html', 'syntax/index.html', 'unknown/index.html'] : [],
    );
  });

  it('keeps what the pages lead to apart by rel and target', async () => {
    const site = await built(name);
    const wrong = documents(site).flatMap((path) =>
      readTags(site.read(path))
        .filter(({ name: tag, attributes }) => tag === 'a' && /^https?:/.test(attributes.get('href') ?? ''))
        .filter(({ attributes }) => attributes.has('data-nav-kind'))
        .filter(
          ({ attributes }) =>
            attributes.get('target') !== '_blank' ||
            !(attributes.get('rel') ?? '').split(' ').includes('noopener'),
        )
        .map(({ attributes }) => attributes.get('href')),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(['plain', 'everything', 'pages', 'rtl'])('navigation.json of %s', (name) => {
  it('has the places, neighbours and breadcrumbs that a plain reading of docs.json gives', async () => {
    const config = JSON.parse(readFileSync(join(fixture(name), 'docs.json'), 'utf8')) as {
      navigation: Record<string, unknown>;
    };
    const expected = readNavigation(config.navigation, (reference, openapi) =>
      endpointRoute(name, reference, openapi),
    );
    const { pages } = navigationOf(await built(name));
    const seen = pages.flatMap(({ route, places }) =>
      places.map(({ trail, breadcrumbs, prev, next }) => ({
        route,
        trail: trail.map(({ kind, label }) => [kind, label]),
        breadcrumbs,
        prev,
        next,
      })),
    );
    expect(seen).toEqual(expected);
    for (const { places, breadcrumbs, prev, next } of pages)
      expect({ breadcrumbs, prev, next }).toEqual({
        breadcrumbs: places[0]?.breadcrumbs,
        prev: places[0]?.prev,
        next: places[0]?.next,
      });
  });
});

describe('navigation.json', () => {
  it('writes elements, pages and endpoints in the shape of the contract', async () => {
    const { version, root } = navigationOf(await built('everything'));
    expect(version).toBe(1);
    expect(root.kind).toBe('root');
    const nodes = flatten(root.children);
    const find = (kind: string, label: string): TreeNode | undefined =>
      nodes.find((node) => node.kind === kind && node.label === label);
    expect(find('language', 'Deutsch')).toMatchObject({ code: 'de', target: '/de' });
    expect(find('tab', 'Blog')).toMatchObject({
      href: 'https://blog.example.com',
      target: 'https://blog.example.com',
    });
    expect(find('group', 'Engines')).toMatchObject({ root: '/boats/engines', expanded: false });
    expect(find('group', 'Crew')).toMatchObject({ expanded: true });
    expect(find('group', 'Boats')?.['expanded']).toBeUndefined();
    expect(find('group', 'Sails')).toMatchObject({ tag: 'beta', icon: 'wind' });
    expect(find('group', 'Secret')).toMatchObject({ hidden: true });
    expect(find('tab', 'API')).toMatchObject({ openapi: 'harbour.json' });
    expect(find('item', 'Knots')).toMatchObject({ description: 'Ropes that hold' });
    expect(nodes.filter(({ kind }) => kind === 'endpoint')[0]).toEqual({
      kind: 'endpoint',
      method: 'GET',
      path: '/boats',
      openapi: 'harbour.json',
      route: '/api-reference/boats/list-boats',
      title: 'List boats',
    });
    expect(nodes.find(({ kind }) => kind === 'page')).toEqual({
      kind: 'page',
      route: '/',
      title: 'Welcome to Everything',
    });
  });

  it('generates groups by tag where an element has a specification and no pages', async () => {
    const { root, pages } = navigationOf(await built('api-auto'));
    const anchor = root.children.find(({ label }) => label === 'All operations');
    const groups = (anchor?.children ?? []).map(({ kind, label, children = [] }) => [
      kind,
      label,
      children
        .filter(({ hidden }) => hidden !== true)
        .map(({ method, path }) => `${String(method)} ${String(path)}`),
    ]);
    expect(groups).toEqual([
      ['group', 'Boats', ['GET /boats', 'POST /boats', 'GET /boats/{id}', 'DELETE /boats/{id}']],
      ['group', 'Berths and piers', ['GET /berths', 'PUT /berths/{pier}/{number}']],
      ['group', 'API Reference', ['GET /status', 'WEBHOOK boat.moored']],
    ]);
    expect(pages.map(({ route }) => route)).toContain('/api-reference/berths/mark-a-berth');
    expect(pages.map(({ route }) => route)).toContain('/api-reference/get-status');
  });

  it('gives one page to an operation in two places, the first of which decides', async () => {
    const { pages } = navigationOf(await built('api'));
    const tides = pages.filter(({ title }) => title === 'Read the tides');
    expect(tides).toHaveLength(1);
    expect(tides[0]?.places.map(({ trail }) => trail.map(({ label }) => label))).toEqual([
      ['Chosen', 'Tides'],
      ['By name'],
    ]);
  });

  it('lists places of the default language and version first', async () => {
    const site = await buildProject(
      writeProject({
        'docs.json': docsJson({
          languages: [
            { language: 'de', versions: [{ version: '1', pages: ['shared'] }] },
            {
              language: 'en',
              default: true,
              versions: [
                { version: '1', pages: ['shared', 'one'] },
                { version: '2', default: true, pages: ['two', 'shared'] },
              ],
            },
          ],
        }),
        'shared.mdx': 'Shared.',
        'one.mdx': 'One.',
        'two.mdx': 'Two.',
      }),
    );
    const shared = navigationOf(site).pages.find(({ route }) => route === '/shared');
    expect(shared?.places.map(({ trail }) => trail.map(({ label }) => label))).toEqual([
      ['English', '2'],
      ['English', '1'],
      ['Deutsch', '1'],
    ]);
    expect(shared?.prev).toBe('/two');
  });
});

describe('what a page holds', () => {
  it('has the landmarks and ids of the contract', async () => {
    const site = await built('everything');
    const html = site.read('boats/sails/jib/index.html');
    const ids = new Set(readTags(html).flatMap(({ attributes }) => attributes.get('id') ?? []));
    for (const id of [
      'navbar',
      'sidebar',
      'content-area',
      'page-title',
      'table-of-contents',
      'pagination',
      'footer',
      'banner',
    ])
      expect(ids, id).toContain(id);
    const tag = (id: string): string | undefined =>
      readTags(html).find(({ attributes }) => attributes.get('id') === id)?.name;
    expect(tag('sidebar')).toBe('nav');
    const root = attributesOf(html, 'html');
    expect([root.get('lang'), root.get('dir'), root.get('data-theme')]).toEqual(['en', 'ltr', 'mint']);
    expect(attributesOf((await built('rtl')).read('index.html'), 'html').get('dir')).toBe('rtl');
  });

  it('links to the page before and after in the order of navigation.json', async () => {
    const site = await built('everything');
    for (const { route, prev, next } of navigationOf(site).pages) {
      const tags = readTags(site.read(fileOf(route)));
      const rel = (name: string): string | undefined =>
        tags
          .find(({ name: tag, attributes }) => tag === 'a' && attributes.get('rel') === name)
          ?.attributes.get('href');
      expect([rel('prev'), rel('next')], route).toEqual([linkTo(prev), linkTo(next)]);
    }
  });

  it('says the operation of an endpoint page, its method, every field by name and samples', async () => {
    const site = await built('api-auto');
    const html = site.read('api-reference/boats/read-a-boat/index.html');
    expect(
      readTags(html)
        .find(({ name }) => name === 'main')
        ?.attributes.get('data-operation'),
    ).toBe('GET /boats/{id}');
    expect(html).toMatch(/class="method-pill"[^>]*>GET</);
    for (const field of ['id', 'name', 'kind', 'crew', 'tows'])
      expect(html, field).toMatch(new RegExp(`<h[2-6][^>]*>${field}</h[2-6]>`));
    expect(html).toContain('code-block');
  });

  it('substitutes variables before anything else', async () => {
    expect((await built('pages')).read('index.html')).toContain('Moored at North Pier. Boats up to 12 m.');
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

function flatten(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}

function attributesOf(html: string, name: string): ReadonlyMap<string, string> {
  return readTags(html).find((tag) => tag.name === name)?.attributes ?? new Map();
}

function isOffence({ name, attributes }: ReturnType<typeof readTags>[number]): boolean {
  if (name === 'style') return true;
  if (name === 'script' && !attributes.has('src'))
    return !['application/ld+json', 'speculationrules'].includes(attributes.get('type') ?? '');
  return [...attributes].some(
    ([key, value]) =>
      key === 'style' ||
      (key.startsWith('on') && name.indexOf('-') === -1) ||
      (/^(?:href|src|action|formaction|xlink:href)$/.test(key) &&
        /^\s*(?:javascript|vbscript|data:text)/i.test(value)),
  );
}

/** Every address in a document, with the attribute that holds it. */
function addresses(html: string): readonly { readonly attribute: string; readonly value: string }[] {
  return readTags(html).flatMap(({ attributes }) =>
    ['href', 'src', 'data-search-src', 'data-src', 'poster'].flatMap((attribute) => {
      const value = attributes.get(attribute);
      return value === undefined ? [] : [{ attribute, value }];
    }),
  );
}

/** Addresses inside the site that lead nowhere, lack their slash, or name an id that their page does not have. */
function brokenAddresses(site: Built, base: string): readonly string[] {
  const files = new Set(site.files);
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string): ReadonlySet<string> => {
    const known =
      ids.get(path) ??
      new Set(readTags(site.read(path)).flatMap(({ attributes }) => attributes.get('id') ?? []));
    ids.set(path, known);
    return known;
  };
  return documents(site).flatMap((from) =>
    addresses(site.read(from)).flatMap(({ value }) => {
      const url = new URL(value, `https://site.test${base}/${from.replace(/index\.html$/, '')}`);
      if (url.host !== 'site.test') return [];
      if (!url.pathname.startsWith(`${base}/`)) return [`${value} leaves the base, in ${from}`];
      const path = decodeURIComponent(url.pathname.slice(base.length + 1));
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      if (!files.has(file)) return [`${value} leads nowhere, in ${from}`];
      const id = decodeURIComponent(url.hash.slice(1));
      return id === '' || !file.endsWith('.html') || idsOf(file).has(id)
        ? []
        : [`${value} names no id, in ${from}`];
    }),
  );
}

function idProblems(html: string): readonly string[] {
  const tags = readTags(html).filter(({ kind }) => kind === 'open');
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const pointers = tags.flatMap(({ attributes }) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'for'].flatMap((name) =>
      (attributes.get(name) ?? '').split(/\s+/).filter((id) => id !== ''),
    ),
  );
  return [
    ...twice.map((id) => `#${id} twice`),
    ...pointers.filter((id) => !ids.includes(id)).map((id) => `#${id} is named but not there`),
  ];
}

function fileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

function linkTo(route: string | undefined): string | undefined {
  return route === undefined || route === '/' ? route : `${route}/`;
}

/** Route of an operation by the rule of generated pages: directory, tag, summary. */
function endpointRoute(name: string, reference: string, openapi: string): string {
  const path = join(fixture(name), openapi);
  expect(existsSync(path)).toBe(true);
  const specification = JSON.parse(readFileSync(path, 'utf8')) as {
    paths: Record<string, Record<string, { tags?: string[]; summary?: string }>>;
  };
  const [method = '', url = ''] = reference.split(' ');
  const operation = specification.paths[url]?.[method.toLowerCase()];
  const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');
  return ['', 'api-reference', slug(operation?.tags?.[0] ?? ''), slug(operation?.summary ?? '')].join('/');
}
