import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** The head of a PNG: its signature, then the chunk that holds its size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const page = `---
title: Pictures
---

![Plain](/images/plain.png)

![Spaces and letters](</images/Über uns/große karte.png>)

<img src="./near.png" width="100" alt="Near" />

<Frame>![In a frame](/images/plain.png)</Frame>

<Card title="Card" img="/images/plain.png" href="/">Text</Card>

![Broken](/images/broken.png) ![Elsewhere](https://example.com/a.png)

![Takes any room](/images/any.svg) ![Has a size](/images/sized.svg)

export const Own = () => <img src="/images/plain.png" alt="Own" className="rounded" />

<Own />
`;

function pictures(): string {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['guide/pictures'] }),
    'guide/pictures.mdx': page,
    'images/Über uns/.keep': '',
    'images/broken.png': 'not a picture',
    'images/any.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>',
    'images/sized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12"/>',
  });
  writeFileSync(join(folder, 'images/plain.png'), png(800, 600));
  writeFileSync(join(folder, 'images/Über uns/große karte.png'), png(640, 480));
  writeFileSync(join(folder, 'guide/near.png'), png(200, 50));
  return folder;
}

/** The `<img>` with an alternative text. */
function image(html: string, alt: string): string {
  return (
    [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`alt="${alt}"`)) ?? ''
  );
}

describe('pictures of a built site', () => {
  it('have their size, so that nothing jumps, and wait until they are seen', async () => {
    const { read } = await buildProject(pictures(), { base: '/docs' });
    const html = read('guide/pictures/index.html');
    const sized = ['Plain', 'In a frame', 'Own'];
    for (const alt of sized) expect(image(html, alt)).toMatch(/loading="lazy".*width="800" height="600"/);
    expect(image(html, 'Near')).toMatch(/width="100".*height="25"/);
    expect(html).toMatch(/class="face-image" [^>]*width="800" height="600"/);
    expect(image(html, 'Has a size')).toContain('width="24" height="12"');
  });

  it('have no size where none is known, or where the drawing takes the room that it gets', async () => {
    const html = (await buildProject(pictures())).read('guide/pictures/index.html');
    for (const alt of ['Broken', 'Elsewhere', 'Takes any room'])
      expect(image(html, alt)).not.toMatch(/(?:width|height)=/);
  });

  it('are asked for with encryption, as the policy of pages wants it and browsers do it', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx':
        '![One](http://example.com/a.png)\n\n<img src="HTTP://example.com/b.png" alt="Two" />\n\n<img src="//example.com/c.png" alt="Three" />\n',
    });
    const html = (await buildProject(folder)).read('index.html');
    expect(image(html, 'One')).toContain('src="https://example.com/a.png"');
    expect(image(html, 'Two')).toContain('src="https://example.com/b.png"');
    expect(image(html, 'Three')).toContain('src="https://example.com/c.png"');
  });

  it('are found under names with spaces and letters of any script, below the base path', async () => {
    const { read, files } = await buildProject(pictures(), { base: '/docs' });
    const tag = image(read('guide/pictures/index.html'), 'Spaces and letters');
    expect(tag).toContain('src="/docs/images/%C3%9Cber%20uns/gro%C3%9Fe%20karte.png"');
    expect(tag).toContain('width="640" height="480"');
    expect(files).toContain('images/Über uns/große karte.png');
  });

  it('are found by rules of a page below the base path, in `<style>`, in an attribute and in a class', async () => {
    const page = `<style>{\`.a { background: url(/a.png) }\`}</style>

<p style={{ backgroundImage: 'url(/b.png)' }} className="bg-[url(/c.png)]">x</p>
`;
    const project = { 'docs.json': docsJson({ pages: ['index'] }), 'index.mdx': page };
    const { read, files } = await buildProject(writeProject(project), { base: '/docs' });
    const sheet = read(files.find((path) => /^_waymark\/page\.[^/]+\.css$/.test(path)) ?? '');
    expect(sheet.match(/url\([^)]*\)/g)).toEqual([
      'url(/docs/c.png)',
      'url("/docs/b.png")',
      'url(/docs/a.png)',
    ]);
  });

  it('get their new size when they change, though the page is kept from an earlier build', async () => {
    const folder = pictures();
    await buildProject(folder, { cache: true });
    writeFileSync(join(folder, 'guide/near.png'), png(200, 100));
    const { read } = await buildProject(folder, { cache: true });
    expect(image(read('guide/pictures/index.html'), 'Near')).toContain('height="50"');
    writeFileSync(join(folder, 'images/plain.png'), png(80, 60));
    const again = await buildProject(folder, { cache: true });
    expect(image(again.read('guide/pictures/index.html'), 'Plain')).toContain('width="80" height="60"');
  });
});

describe('drawings of a built site', () => {
  it('are served without scripts, which is reported', async () => {
    const plain = '<svg xmlns="http://www.w3.org/2000/svg" ><path d="M0 0"/></svg>';
    const { read, result } = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['index'] }),
        'index.mdx': '# Home',
        'plain.svg': plain,
        'evil.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0"/></svg>',
      }),
    );
    expect(read('plain.svg')).toMatch(/<svg [^>]*><path d="M0 0"><\/path><\/svg>$/);
    expect(read('evil.svg')).toBe(read('plain.svg'));
    const found = result.diagnostics.filter(({ code }) => code === 'content/svg-script-removed');
    expect(found.map(({ span, message }) => [span?.file, message])).toEqual([
      ['evil.svg', 'The drawing "evil.svg" is served without onload'],
    ]);
  });
});

describe('scripts of a built site', () => {
  it('of the project are loaded once, and a tag that asks for one again is no fault', async () => {
    const { read, result } = await buildProject(
      writeProject({
        'docs.json': docsJson({ pages: ['guide/page'] }),
        'guide/page.mdx':
          '<script src="/count.js" />\n\n<script src="../count.js"></script>\n\n<script src="/none.js" />',
        'count.js': 'window.count = 1;',
      }),
      { base: '/docs' },
    );
    expect(read('guide/page/index.html').match(/<script[^>]*count\.js"/g)).toHaveLength(1);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      '`<script src="/none.js">` is left out',
    ]);
  });

  const scriptsIn = (html: string): string[] =>
    [...html.matchAll(/<script type="module" src="\/(_waymark\/([\w-]+)\.\w+\.js)">/g)].map(
      ([, , name]) => name ?? '',
    );

  it('are loaded by the pages that show what they are for, and by no others', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `long/page-${index}`);
    const folder = writeProject({
      'docs.json': docsJson({
        tabs: [
          { tab: 'Short', pages: ['plain', 'tree', 'log', 'views', 'code'] },
          { tab: 'Long', pages: rows },
        ],
      }),
      'plain.mdx': 'Text.',
      'tree.mdx': '<Tree><Tree.File name="a.txt" /></Tree>',
      'log.mdx': '<Update label="May" tags={["New"]}>News.</Update>',
      'views.mdx': '<View title="One">1</View>\n\n<View title="Two">2</View>',
      'code.mdx': 'export const own = 1;\n\n{own > 0 && <Tree><Tree.File name="a.txt" /></Tree>}',
      ...Object.fromEntries(rows.map((path) => [`${path}.mdx`, 'Text.'])),
    });
    const { read } = await buildProject(folder);
    const ofPage = (route: string): string[] => scriptsIn(read(`${route}/index.html`));
    expect(ofPage('plain')).toEqual(['main']);
    expect(ofPage('tree')).toEqual(['main', 'tree']);
    expect(ofPage('code')).toEqual(['main', 'tree']);
    expect(ofPage('log')).toEqual(['main', 'update']);
    expect(ofPage('views')).toEqual(['main', 'choosers']);
    expect(ofPage('long/page-7')).toEqual(['main', 'sidebar-filter']);
    expect(scriptsIn(read('404.html'))).toEqual(['main', 'not-found']);
  });
});

describe('the stylesheet of a built site', () => {
  /** Something of each stylesheet that not every site gets, as pages draw it and as rules name it. */
  const SHEETS = {
    tabs: ['class="nav-tabs"', '.nav-tabs{max-'],
    selectors: ['class="nav-selector"', '.nav-dropdown-trigger{display'],
    anchors: ['class="nav-anchors"', '.nav-anchors{margin'],
    crumbs: ['class="breadcrumb-list"', '.breadcrumb-list{display'],
    modes: ['data-page-mode="wide"', '[data-layout=wide]{grid'],
    actions: ['class="page-actions"', '.page-actions{align'],
    methods: ['class="method-nav-pill"', '.method-nav-pill{flex'],
    tags: ['class="nav-tag-pill', '.nav-tag-pill{flex'],
  } as const;

  const NAVIGATIONS: Readonly<Record<string, { navigation: object; rest?: object; head?: string }>> = {
    none: { navigation: { groups: [{ group: 'All', pages: ['one', 'two'] }] } },
    tabs: {
      navigation: {
        tabs: [
          { tab: 'One', pages: ['one'] },
          { tab: 'Two', pages: ['two'] },
        ],
      },
    },
    selectors: {
      navigation: {
        versions: [
          { version: '1', pages: ['one'] },
          { version: '2', pages: ['two'] },
        ],
      },
    },
    anchors: {
      navigation: {
        pages: ['one', 'two'],
        global: { anchors: [{ anchor: 'Code', href: 'https://a.test' }] },
      },
    },
    crumbs: {
      navigation: { groups: [{ group: 'All', pages: ['one', 'two'] }] },
      rest: { styling: { eyebrows: 'breadcrumbs' } },
    },
    modes: { navigation: { pages: ['one', 'two'] }, head: 'mode: wide' },
    actions: { navigation: { pages: ['one', 'two'] }, rest: { contextual: { options: ['copy', 'view'] } } },
    'methods,tags': { navigation: { pages: ['one', 'two'] }, head: 'api: GET /boats\ndeprecated: true' },
    tags: { navigation: { groups: [{ group: 'All', tag: 'NEW', pages: ['one', 'two'] }] } },
  };

  it.each(Object.keys(NAVIGATIONS))(
    'has rules for what stands around its pages, and no others: %s',
    async (name) => {
      const { navigation = {}, rest, head } = NAVIGATIONS[name] ?? {};
      const { read } = await buildProject(
        writeProject({
          'docs.json': docsJson(navigation, rest),
          'one.mdx': head === undefined ? 'Text.' : `---\n${head}\n---\nText.`,
          'two.mdx': 'Text.',
        }),
      );
      const html = read('one/index.html');
      const css = read(/_waymark\/site\.\w+\.css/.exec(html)?.[0] ?? '');
      const drawn = Object.entries(SHEETS).filter(([, [hook]]) => html.includes(hook));
      const styled = Object.entries(SHEETS).filter(([, [, rule]]) => css.includes(rule));
      expect(drawn.map(([key]) => key).join() || 'none').toBe(name);
      expect(styled).toEqual(drawn);
    },
  );
});

it('serves neither configuration, not the older one either that stands beside it', async () => {
  const site = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'mint.json': '{}',
      'data.json': '{}',
      'index.mdx': 'Home.',
    }),
  );
  expect(site.files).toContain('data.json');
  expect(site.files).not.toContain('docs.json');
  expect(site.files).not.toContain('mint.json');
});

it('leaves rules for hosts to the project that has its own', async () => {
  const redirects = [{ source: '/old', destination: '/' }];
  const site = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['index'] }, { redirects }),
      'index.mdx': 'Home.',
      _headers: '/*\n  X-Own: 1\n',
      _redirects: '/a /b 302\n',
      'sub/_headers': 'x',
      CNAME: 'docs.example.com\n',
      'sub/CNAME': 'x',
    }),
  );
  expect(site.read('CNAME')).toBe('docs.example.com\n');
  expect(site.files).not.toContain('sub/CNAME');
  expect(site.read('_headers')).toBe('/*\n  X-Own: 1\n');
  expect(site.read('_redirects')).toBe('/a /b 302\n');
  expect(site.files).not.toContain('sub/_headers');
  expect(site.files).toContain('old/index.html');
});

it('says once that Git LFS has not fetched files, and nothing else of them', async () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  const names = ['1', '2', '3', '4', '5', '6'].map((name) => `images/${name}.png`);
  const site = await buildProject(
    writeProject({
      'docs.json': docsJson({
        groups: [
          { group: 'A', pages: ['index'] },
          { group: 'API', openapi: 'api.yaml' },
        ],
      }),
      'index.mdx': names.map((name) => `![A picture](/${name})\n`).join('\n'),
      'api.yaml': pointer,
      'images/own.svg': pointer,
      ...Object.fromEntries(names.map((name) => [name, pointer])),
    }),
  );
  expect(site.result.diagnostics.map(({ code, span, message }) => [code, span?.file, message])).toEqual([
    ['content/lfs-pointer', 'api.yaml', expect.stringContaining('"images/4.png" and 3 more files')],
  ]);
});

it('tells pictures that are empty, or that hold a page of HTML', async () => {
  const site = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': '![A lamp](/lamp.png) and ![an oar](/oar.jpg)\n',
      'lamp.png': '\n<!DOCTYPE html><title>Not found</title>',
      'oar.jpg': '',
      'rope.png': '\ufeff<!-- 404 -->\r\n<!-- nginx -->\n<html lang="en">',
      'sail.webp': 'RIFF<html>',
      'ship.svg': '<!DOCTYPE html>\n<html><body>Not found<br></body></html>',
      'tide.svg': '',
    }),
  );
  expect(site.result.diagnostics.map(({ code, span, message }) => [code, span?.file, message])).toEqual([
    ['content/false-picture', 'lamp.png', '"lamp.png" is no picture: it holds a page of HTML'],
    ['content/false-picture', 'oar.jpg', '"oar.jpg" is no picture: it is empty'],
    ['content/false-picture', 'rope.png', '"rope.png" is no picture: it holds a page of HTML'],
    ['content/false-picture', 'ship.svg', '"ship.svg" is no picture: it holds a page of HTML'],
    ['content/false-picture', 'tide.svg', '"tide.svg" is no picture: it is empty'],
  ]);
});

describe('files as icons around pages', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>';
  const signs = (html: string): readonly string[] =>
    [...html.matchAll(/<img class="icon[^>]* src="([^"]*)"/g)].map(([, src]) => src ?? '').sort();
  const project = (): string =>
    writeProject({
      'docs.json': docsJson(
        {
          global: { anchors: [{ anchor: 'A', href: 'https://a.example', icon: 'icons/a.svg' }] },
          groups: [
            { group: 'G', icon: '/icons/g.svg', root: 'deep/root', directory: 'card', pages: ['deep/one'] },
          ],
        },
        { navbar: { links: [{ label: 'N', href: '/deep/one', icon: './icons/n.svg' }] } },
      ),
      'deep/root.mdx': '## Root\n',
      'deep/one.mdx': '---\ntitle: One\nicon: own.svg\n---\n',
      'deep/own.svg': svg,
      'icons/a.svg': svg,
      'icons/g.svg': svg,
      'icons/n.svg': svg,
    });

  it('begin at the root, those of pages at the page, and stand under the base', async () => {
    for (const base of ['', '/docs']) {
      const { read, result } = await buildProject(project(), { base });
      expect(result.diagnostics).toEqual([]);
      const [a, g, n, own] = ['icons/a', 'icons/g', 'icons/n', 'deep/own'].map(
        (path) => `${base}/${path}.svg`,
      );
      expect(new Set(signs(read('deep/one/index.html')))).toEqual(new Set([a, g, n, own]));
      // In the row and on the card.
      expect(signs(read('deep/root/index.html')).filter((src) => src === own)).toHaveLength(2);
    }
  });

  it('are looked for anew when files move', async () => {
    const folder = project();
    const { out } = await buildProject(folder, { cache: true });
    renameSync(join(folder, 'deep/own.svg'), join(folder, 'own.svg'));
    const { read } = await buildProject(folder, { cache: true, out });
    expect(signs(read('deep/root/index.html'))).toContain('/own.svg');
  });
});

it('resolves the files of lists of pictures and of styles, and those that search engines are told', async () => {
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['deep/page'] }, { seo: { organization: { logo: 'ship.svg' } } }),
    'deep/page.mdx': `---
title: Page
---

<picture>
  <source media="(width > 40em)" srcSet="./wide.svg, /ship.svg 2x" />
  <img src="/ship.svg" srcset="wide.svg 480w" alt="Ship" />
</picture>

<div style={{ backgroundImage: "url('wide.svg')" }}>Box</div>
`,
    'deep/wide.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'ship.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const choices = { base: '/docs', siteUrl: 'https://ship.example' };
  const { read, files } = await buildProject(folder, choices);
  const html = read('deep/page/index.html');
  expect(html).toContain('srcset="/docs/deep/wide.svg, /docs/ship.svg 2x"');
  expect(image(html, 'Ship')).toContain('srcset="/docs/deep/wide.svg 480w"');
  expect(html).toContain('"logo":"https://ship.example/docs/ship.svg"');
  const styles = files.filter((path) => path.endsWith('.css')).map(read);
  expect(styles.join('\n')).toContain('background-image:url("/docs/deep/wide.svg")');
});
