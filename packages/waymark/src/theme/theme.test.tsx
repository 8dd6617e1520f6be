import type { DocsConfig } from '@waymark/core/config';
import { createLinks, listPages, type PageHead, readRedirects } from '@waymark/core/content';
import { describe, expect, it } from 'vitest';
import { contentHash } from '../project/files/hash.ts';
import { createTheme, loadUiText, type PageView, type Theme } from './index.ts';
import { textDirection } from './navigation/place-view.ts';
import { headOf, NO_ASSETS, navigationOf, textOfPieces } from './testing/site.ts';

const textIn = await loadUiText(['ar']);

function head(route: string, extra: Partial<PageHead> = {}): PageHead {
  const title = route.split('/').at(-1) || 'Home';
  return headOf(route === '/' ? 'index' : route.slice(1), { route, title, ...extra });
}

/** A theme whose documents alone matter. */
interface HtmlTheme extends Pick<Theme, 'fragments'> {
  renderDocument(view: PageView): string;
  filesOf(view: PageView): readonly string[];
  renderNotFound(...parameters: Parameters<Theme['renderNotFound']>): string;
}

const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  '/wide.svg': { width: 400, height: 100 },
  '/widest.svg': { width: 1000, height: 100 },
  '/word.svg': { width: 600, height: 100 },
};

function setUp(
  config: Partial<DocsConfig> & { readonly navigation: unknown },
  heads: readonly PageHead[],
  siteUrl?: string,
): HtmlTheme {
  const navigation = navigationOf(config.navigation, heads);
  const byRoute = new Map(heads.map((each) => [each.route, each]));
  const theme = createTheme(
    {
      config: { theme: 'mint', name: 'Acme', colors: { primary: '#16a34a' }, ...config } as DocsConfig,
      navigation,
      heads: byRoute,
      links: createLinks({
        routes: listPages({ navigation, heads: byRoute }).keys(),
        files: ['logo.svg', 'wide.svg', 'word.svg', 'widest.svg', 'unknown.svg'],
        redirects: readRedirects(config.redirects ?? []).value,
        urls: { base: '/docs', trailingSlash: config.seo?.trailingSlash !== false },
        home: navigation.home,
      }),
      base: '/docs',
      ...(siteUrl === undefined ? {} : { siteUrl }),
      generator: 'Waymark',
      imageSize: (path) => SIZES[path],
      assets: {
        ...NO_ASSETS,
        css: '/docs/_waymark/theme.css',
        partsCss: (parts) =>
          parts.length > 0 ? `/docs/parts.css?${[...parts].sort().join('+')}` : undefined,
        partsScripts: (parts) => (parts.includes('mermaid') ? ['/docs/diagrams.js'] : []),
        modeScript: '/docs/_waymark/mode.js',
        script: '/docs/_waymark/main.js',
      },
    },
    { icon: () => null, textIn, hash: contentHash },
  );
  return {
    renderDocument: (view) => textOfPieces(theme.renderDocument(view).html),
    filesOf: (view) => [...theme.renderDocument(view).files.values()],
    renderNotFound: (...parameters) => textOfPieces(theme.renderNotFound(...parameters).html),
    fragments: theme.fragments,
  };
}

function page(route: string, extra: Partial<PageView> = {}): PageView {
  return {
    route,
    title: 'Title',
    mode: 'default',
    toc: [],
    parts: [],
    bodyHtml: '<p>Body</p>',
    stylesheets: [],
    ...extra,
  };
}

/** Start tags with a text, as `<a href="…">` up to the closing angle bracket. */
function tagsWith(html: string, needle: string): string[] {
  return Array.from(html.matchAll(/<[a-z][^>]*>/g), ([tag]) => tag).filter((tag) => tag.includes(needle));
}

/** The part of a document from the element with an id to the end tag that follows. */
function part(html: string, id: string, end: string): string {
  const from = html.indexOf(`id="${id}"`);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from));
}

const RICH = {
  languages: [
    {
      language: 'en',
      versions: [
        {
          version: '2.0',
          tabs: [
            {
              tab: 'Guides',
              groups: [
                { group: 'Start', pages: ['intro', 'next'] },
                {
                  group: 'More',
                  pages: [
                    { group: 'Closed', pages: ['closed'] },
                    { group: 'Open', expanded: true, pages: ['open'] },
                    { group: 'Rooted', root: 'rooted', pages: ['inside'] },
                  ],
                },
                { group: 'Folded', expanded: false, pages: ['folded'] },
              ],
            },
            {
              tab: 'SDKs',
              menu: [
                { item: 'Go', description: 'For servers', pages: ['go'] },
                { item: 'Rust', pages: ['rust'] },
              ],
            },
            {
              tab: 'API',
              anchors: [
                {
                  anchor: 'Core',
                  dropdowns: [
                    { dropdown: 'One', pages: ['one'] },
                    { dropdown: 'Two', pages: ['two'] },
                  ],
                },
                { anchor: 'Status', href: 'https://status.example.com' },
              ],
            },
          ],
        },
        { version: '1.0', pages: ['v1/intro'] },
      ],
    },
    { language: 'ar', pages: ['ar/intro'] },
  ],
};
const RICH_HEADS = [
  'intro next closed open rooted inside folded go rust one two v1/intro ar/intro lonely'.split(' '),
]
  .flat()
  .map((name) => head(`/${name}`));

describe('the document', () => {
  const theme = setUp({ navigation: RICH, name: 'Acme' }, RICH_HEADS, 'https://example.com');
  const html = theme.renderDocument(
    page('/intro', { toc: [{ id: 'a', text: 'A', level: 2 }], operation: 'GET /x' }),
  );

  it('says language, direction, route, theme and title', () => {
    expect(html.startsWith('<!doctype html><html lang="en" dir="ltr"')).toBe(true);
    expect(html).toContain('data-current-path="/intro"');
    expect(html).toContain('data-theme="mint"');
    expect(html).toContain('<title>Title - Acme</title>');
    expect(theme.renderDocument(page('/ar/intro'))).toContain('<html lang="ar" dir="rtl"');
    expect(['fa', 'fa-IR', 'ur', 'fi'].map(textDirection)).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  });

  it('keeps the signs of a name of code at their place in a list of contents from right to left', () => {
    const entryOf = (text: string, route = '/ar/intro'): string | undefined =>
      /<a href="#a">(.*?)<\/a>/.exec(
        theme.renderDocument(page(route, { toc: [{ id: 'a', text, level: 2 }] })),
      )?.[1];
    expect(entryOf('createClient()')).toBe('<bdi>createClient()</bdi>');
    expect(entryOf('شرح GET /users/{id} هنا')).toBe('شرح <bdi>GET /users/{id}</bdi> هنا');
    expect(entryOf('المقاييس: /metrics')).toBe('المقاييس: <bdi>/metrics</bdi>');
    expect(entryOf('خيار --force')).toBe('خيار <bdi>--force</bdi>');
    expect(entryOf('شرح API: (تجريبي)، نسخة 2')).toBe('شرح API: (تجريبي)، نسخة 2');
    expect(entryOf('createClient()', '/intro')).toBe('createClient()');
  });

  it('has the landmarks and ids that authors rely on', () => {
    for (const id of [
      'navbar',
      'sidebar',
      'sidebar-content',
      'mobile-nav',
      'mobile-nav-content',
      'content-area',
      'content',
      'body-content',
      'header',
      'page-title',
      'table-of-contents',
      'pagination',
      'background-color',
      'search-bar-entry',
      'search-bar-entry-mobile',
    ]) {
      expect(html.split(`id="${id}"`), id).toHaveLength(2);
    }
    expect(html).toContain('<nav id="sidebar" aria-label="Documentation">');
    expect(html).toContain('<main id="content-area" tabindex="-1" data-operation="GET /x">');
    expect(html.indexOf('class="skip-link"')).toBeLessThan(html.indexOf('id="navbar"'));
  });

  it('names nothing at its root that authors take for a part of the page, and colour', () => {
    const banner = { content: 'News', dismissible: true };
    const navigation = { pages: ['index'] };
    const { renderDocument } = setUp({ navigation, banner, footer: { socials: {} } }, [head('/')]);
    const [root = ''] = tagsWith(renderDocument(page('/')), '<html');
    expect(root).toContain('data-notice=');
    expect(root).not.toMatch(/(?:class="|data-)[^"=]*(?:banner|footer|header|navbar|sidebar|content|card)/);
  });

  it('allows nothing inline', () => {
    expect(html).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' /,
    );
    expect(html).not.toContain('unsafe-inline');
    expect(html).not.toMatch(/\sstyle=|<style|\son[a-z]+="/);
    const scripts = tagsWith(html, '<script');
    expect(scripts.every((tag) => tag.includes('src=') || tag.includes('application/ld+json'))).toBe(true);
  });

  it('describes itself to search engines', () => {
    expect(html).toContain('<link rel="canonical" href="https://example.com/docs/intro/"');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/intro.md"');
    expect(html).toContain('<meta property="og:title" content="Title"');
    expect(html).toContain('"@type":"APIReference"');
  });

  it('names the first page, which may stand at the root too, by its own address while the origin is not known', () => {
    const pages = [head('/a'), head('/b')];
    const theme = setUp({ navigation: { pages: ['a', 'b'] } }, pages);
    expect(theme.renderDocument(page('/a'))).toContain('<link rel="canonical" href="/docs/a/"');
    expect(theme.renderDocument(page('/b'))).not.toContain('rel="canonical"');
  });

  it('tells search engines what they may list', () => {
    const hidden = [head('/a'), head('/b', { hidden: true }), head('/c')];
    const navigation = {
      groups: [
        { group: 'A', pages: ['a', 'b'] },
        { group: 'C', hidden: true, pages: ['c'] },
      ],
    };
    const render = (seo: object, route: string): string =>
      setUp({ navigation, seo }, hidden, 'https://example.com').renderDocument(
        page(route, { head: hidden.find((each) => each.route === route)! }),
      );
    const refused = '<meta name="robots" content="noindex"';
    expect(render({}, '/a')).not.toContain(refused);
    expect(render({}, '/b')).toContain(refused);
    expect(render({}, '/c')).toContain(refused);
    expect(render({}, '/c')).not.toContain('ld+json');
    expect(render({}, '/a')).toContain('"name":"A","item":"https://example.com/docs/a/"},');
    expect(render({ indexing: 'all' }, '/c')).not.toContain(refused);
    const image = render({ metatags: { 'og:image': '/images/og.png' } }, '/a');
    expect(image).toContain('<meta property="og:image" content="https://example.com/docs/images/og.png"');
    expect(image).toContain('<meta name="twitter:image" content="https://example.com/docs/images/og.png"');
    const logos = ['logo.svg', 'https://b.example/l.png'].map((logo) =>
      render({ organization: { logo } }, '/a'),
    );
    expect(logos[0]).toContain('"logo":"https://example.com/docs/logo.svg"');
    expect(logos[1]).toContain('"logo":"https://b.example/l.png"');
  });

  it.each([
    ['noindex, nofollow', false, 'noindex, nofollow'],
    ['none', false, 'none'],
    ['index, nofollow', true, 'noindex, nofollow'],
    ['all', true, 'noindex'],
    ['max-image-preview:none', false, 'max-image-preview:none'],
  ])('tells robots "%s" of a page, hidden: %s, as "%s"', (robots, hidden, told) => {
    const heads = [head('/a', { hidden, frontmatter: { robots } })];
    const html = setUp({ navigation: { pages: ['a'] } }, heads).renderDocument(
      page('/a', { head: heads[0]! }),
    );
    expect(tagsWith(html, 'name="robots"')[0]).toContain(`content="${told}"`);
  });

  it('names pages in other languages by their canonical addresses', () => {
    const heads = [head('/a'), head('/de/a')];
    const navigation = {
      languages: [
        { language: 'en', pages: ['a'] },
        { language: 'de', pages: ['de/a'] },
      ],
    };
    const seo = { metatags: { canonical: 'https://all.example/x/' } };
    const html = setUp({ navigation, seo }, heads, 'https://example.com').renderDocument(page('/a'));
    expect(html).toContain('hreflang="de" href="https://all.example/x/de/a/"');
  });

  it('draws a page beside anchors that is only a link as a link, which keeps to no place', () => {
    const heads = [head('/a'), head('/b'), head('/out', { url: '/a' }), head('/in')];
    const anchors = [
      { anchor: 'One', pages: ['a'] },
      { anchor: 'Two', pages: ['a', 'b'] },
    ];
    const html = setUp({ navigation: { pages: ['out', 'in'], anchors } }, heads).renderDocument(page('/b'));
    const rows = html.slice(html.indexOf('class="sidebar-outer"'));
    expect(tagsWith(rows, 'data-nav-kind').slice(0, 2)).toEqual([
      '<a href="/docs/a/" data-nav-kind="link">',
      '<a href="/docs/in/" data-nav-kind="page" data-place="root">',
    ]);
  });

  it('names no page in another language, and none of one, that no search engine may list', () => {
    const heads = [head('/a'), head('/de/a', { noindex: true }), head('/es/a', { url: '/b' }), head('/fr/a')];
    const languages = ['en', 'de', 'es', 'fr'].map((language) => ({
      language,
      pages: [language === 'en' ? 'a' : `${language}/a`],
    }));
    const { renderDocument } = setUp({ navigation: { languages } }, heads);
    const named = (route: string): readonly string[] =>
      tagsWith(renderDocument(page(route)), 'rel="alternate" hreflang').map((tag) => tag.slice(22, 35));
    expect(named('/a')).toEqual(['hreflang="en"', 'hreflang="fr"']);
    expect(named('/de/a')).toEqual([]);
  });

  it.each([
    ['/other', {}, 'https://example.com/docs/other'],
    ['/docs/other', {}, 'https://example.com/docs/other'],
    ['/other', { canonical: 'https://all.example/x/' }, 'https://all.example/x/other'],
    ['/other', { canonical: '/v2' }, 'https://example.com/docs/v2/other'],
    ['/docs/other', { canonical: '/docs' }, 'https://example.com/docs/other'],
    ['//cdn.example/other', {}, '//cdn.example/other'],
  ])(
    'puts a canonical address that is written as the path %s below the place of the site',
    (canonical, metatags, whole) => {
      const heads = [head('/a', { frontmatter: { canonical } })];
      const config = { navigation: { pages: ['a'] }, seo: { metatags } };
      const html = setUp(config, heads, 'https://example.com').renderDocument(
        page('/a', { head: heads[0]! }),
      );
      expect(html).toContain(`<link rel="canonical" href="${whole}"`);
      expect(html).toContain(`<meta property="og:url" content="${whole}"`);
    },
  );

  it('names a path only where one is enough while the origin is not known', () => {
    const config = { navigation: { pages: ['a', 'b'] }, seo: { metatags: { canonical: '/v2' } } };
    const html = setUp(config, [head('/a'), head('/b')]).renderDocument(page('/b'));
    expect(html).toContain('<link rel="canonical" href="/docs/v2/b/"');
    expect(html).not.toMatch(/og:url|ld\+json/);
  });

  it('describes a page in its own words before those that the configuration has for all', () => {
    const metatags = { description: 'All', viewport: 'width=500' };
    const render = (seo: object, own: object): string =>
      setUp({ navigation: RICH, seo }, RICH_HEADS).renderDocument(
        page('/intro', { head: head('/intro', own), ...own }),
      );
    const descriptionOf = (html: string): readonly string[] => tagsWith(html, 'name="description"');
    expect(descriptionOf(render({ metatags }, { description: 'Own' }))[0]).toContain('content="Own"');
    expect(
      descriptionOf(
        render({ paths: [{ path: 'intro', metatags: { description: 'Some' } }] }, { description: 'Own' }),
      )[0],
    ).toContain('content="Own"');
    expect(descriptionOf(render({ metatags }, {}))[0]).toContain('content="All"');
    const views = tagsWith(render({ metatags }, {}), 'name="viewport"');
    expect(views).toHaveLength(1);
    expect(views[0]).toContain('width=500');
  });

  it('shows links by the picture of the configuration, and by none where there is none', () => {
    const render = (more: object): string =>
      setUp({ navigation: RICH, ...more }, RICH_HEADS, 'https://example.com').renderDocument(page('/intro'));
    expect(render({})).toContain('<meta name="twitter:card" content="summary"');
    expect(render({})).not.toContain('og:image');
    const pictured = render({ thumbnails: { background: '/images/a.png' } });
    expect(pictured).toContain('<meta property="og:image" content="https://example.com/docs/images/a.png"');
    expect(pictured).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(render({ thumbnails: { background: '/images/a.svg' } })).not.toContain('og:image');
    const drawn = (seo: object): string =>
      setUp({ navigation: RICH, seo }, RICH_HEADS).renderDocument(page('/intro', { picture: '/drawn.png' }));
    expect(drawn({})).toContain('<meta property="og:image:width" content="1200"');
    expect(drawn({ metatags: { 'og:image': '/own.png' } })).not.toContain('og:image:width');
  });

  it('links previous and next', () => {
    const next = theme.renderDocument(page('/next'));
    expect(tagsWith(next, 'rel="prev"')[0]).toContain('href="/docs/intro/"');
    expect(tagsWith(next, 'rel="next"')[0]).toContain('href="/docs/');
    expect(
      theme.renderDocument(page('/next', { head: head('/next', { hideFooterPagination: true }) })),
    ).not.toContain('id="pagination"');
  });

  it('says what the next page says of itself, without its marks and links', () => {
    const described = head('/two', { description: 'How `a` **meets** [b](/b).' });
    const { renderDocument } = setUp({ navigation: { pages: ['index', 'two'] } }, [head('/'), described]);
    expect(renderDocument(page('/', { head: head('/') }))).toContain(
      '<span class="pagination-description">How <code>a</code> <strong>meets</strong> b.</span>',
    );
  });
});

describe('what pages of a container share', () => {
  const shown = {
    navbar: { links: [{ label: 'Blog', href: 'https://example.com' }] },
    footer: { socials: { github: 'https://github.com/acme' } },
  };
  const tabs = [
    {
      tab: 'Guides',
      groups: ['a', 'b'].map((group) => ({ group, pages: [`${group}/one`, `${group}/two`] })),
    },
    {
      tab: 'API',
      menu: [
        { item: 'REST', pages: ['rest/one'] },
        { item: 'Events', pages: ['events/one', 'events/two'] },
      ],
    },
  ];
  const versions = ['v2', 'v1'].map((version) => ({ version, pages: [`${version}/one`, `${version}/two`] }));
  const dropdowns = [
    { dropdown: 'One', pages: ['one', 'two'] },
    { dropdown: 'Two', pages: ['first', 'one', 'two'] },
  ];
  const cases: readonly (readonly [string, DocsConfig['navigation'], readonly string[]])[] = [
    ['tabs', { tabs }, ['a/one', 'a/two', 'b/one', 'rest/one', 'events/one', 'events/two', 'b/two', 'else']],
    ['versions', { versions }, ['v2/one', 'v2/two', 'v1/two', 'v1/one', 'else']],
    ['dropdowns', { dropdowns }, ['one', 'two', 'first', 'else']],
  ];
  const own: readonly Partial<PageView>[] = [
    {},
    { title: 'Ports <b> & "berths"', description: 'Where "ships" <lie> & wait.' },
    { operation: 'get' },
    { mode: 'custom' },
    { mode: 'wide' },
    { toc: [{ id: 'a', text: 'Δ', level: 2 }] },
    { parts: ['mermaid'] },
    { stylesheets: ['/docs/own.css'] },
  ];

  it.each(cases)('looks on every page as on the first that is drawn: %s', (_, navigation, paths) => {
    const heads = paths.map((path) => head(`/${path}`));
    const shared = setUp({ navigation, ...shown }, heads);
    for (const { route } of heads) {
      const alone = setUp({ navigation, ...shown }, heads);
      expect(shared.renderDocument(page(route))).toBe(alone.renderDocument(page(route)));
    }
    expect(shared.renderNotFound()).toBe(setUp({ navigation, ...shown }, heads).renderNotFound());
  });

  it.each(cases)('leaves every page what is its own: %s', (_, navigation, paths) => {
    const heads = paths.map((path) => head(`/${path}`));
    const config = { navigation, ...shown, contextual: { options: ['copy', 'view'] as const } };
    const shared = setUp(config, heads);
    for (const { route } of heads) {
      for (const view of own.map((each) => page(route, each)))
        expect(shared.renderDocument(view)).toBe(setUp(config, heads).renderDocument(view));
    }
  });
});

describe('selectors and tabs', () => {
  const theme = setUp({ navigation: RICH }, RICH_HEADS);
  const html = theme.renderDocument(page('/intro'));
  const navbar = part(html, 'navbar', '</header>');

  it('open by buttons that work without script', () => {
    const button = tagsWith(navbar, 'popovertarget="nav:version-0"')[0] ?? '';
    expect(button).toContain('aria-expanded="false"');
    expect(button).toContain('aria-controls="nav:version-0"');
    expect(navbar).toContain('Version: </span><span class="nav-selector-label">2.0</span>');
    expect(tagsWith(navbar, 'id="nav:version-0"')[0]).toContain('popover="auto"');
  });

  it('mark the way to the page', () => {
    const versions = tagsWith(navbar, 'data-nav-kind="version"');
    expect(versions.map((tag) => tag.includes('data-active'))).toEqual([true, false]);
    expect(versions.map((tag) => tag.includes('aria-current="true"'))).toEqual([true, false]);
    expect(tagsWith(navbar, 'data-nav-kind="tab"').map((tag) => tag.includes('data-active'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('show the menu of a tab with descriptions', () => {
    expect(navbar).toContain('data-nav-kind="item"');
    expect(navbar).toContain('For servers');
    const go = part(theme.renderDocument(page('/go')), 'navbar', '</header>');
    expect(tagsWith(go, 'data-nav-kind="item"')[0]).toContain('aria-current="true"');
    expect(tagsWith(go, 'data-nav-kind="tab"')[1]).toContain('data-active');
  });

  it('scroll without a stop of their own on the way to their links, as browsers make one without a name', () => {
    const toc = [{ id: 'a', text: 'A', level: 2 }];
    const html = theme.renderDocument(page('/intro', { toc, asideHtml: '<button>Copy</button>' }));
    expect(html).toContain('<div id="mobile-nav" popover="auto" tabindex="-1">');
    expect(html).toContain('<ul tabindex="-1"><li class="toc-item"');
    expect(html).toContain('<div id="panel" tabindex="-1"><button>');
  });

  it('have the items of every menu in the drawer', () => {
    const drawer = part(theme.renderDocument(page('/intro')), 'mobile-nav', '</nav>');
    expect(tagsWith(drawer, 'class="mobile-nav-menu"')).toEqual(['<details class="mobile-nav-menu">']);
    expect(tagsWith(drawer, 'data-nav-kind="item"').map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
      '/docs/go/',
      '/docs/rust/',
    ]);
  });

  it('draw each level of a nested trail where it belongs', () => {
    const nested = theme.renderDocument(page('/one'));
    expect(tagsWith(part(nested, 'navbar', '</header>'), 'data-nav-kind="tab"')).toHaveLength(3);
    const sidebar = part(nested, 'sidebar', '</nav>');
    expect(tagsWith(sidebar, 'data-nav-kind="anchor"')).toHaveLength(2);
    expect(tagsWith(sidebar, 'https://status.example.com')[0]).toContain('target="_blank" rel="noopener"');
    expect(tagsWith(sidebar, 'data-nav-kind="dropdown"')).toHaveLength(2);
    expect(tagsWith(sidebar, 'aria-current="page"')[0]).toContain('href="/docs/one/"');
  });

  it('lead from a page to the same one in another dropdown, where that lists it', () => {
    const navigation = {
      dropdowns: [
        { dropdown: 'One', pages: ['one', 'shared'] },
        { dropdown: 'Two', pages: ['two', 'shared'] },
      ],
    };
    const shared = setUp(
      { navigation },
      ['/one', '/two', '/shared'].map((route) => head(route)),
    );
    const targets = (route: string): readonly (string | undefined)[] =>
      tagsWith(shared.renderDocument(page(route)), 'data-nav-kind="dropdown"').map(
        (tag) => /href="([^"]*)"/.exec(tag)?.[1],
      );
    expect(targets('/shared')).toEqual(['/docs/shared/', '/docs/shared/']);
    expect(targets('/one')).toEqual(['/docs/one/', '/docs/two/']);
  });

  it('leave out a choice of one', () => {
    const lonely = setUp({ navigation: { versions: [{ version: '1', pages: ['intro'] }] } }, [
      head('/intro'),
    ]);
    expect(lonely.renderDocument(page('/intro'))).not.toContain('data-nav-kind="version"');
  });

  it('hold the same choices in the drawer', () => {
    const drawer = part(html, 'mobile-nav', 'id="sidebar"');
    for (const kind of ['language', 'version', 'tab']) expect(drawer).toContain(`data-nav-kind="${kind}"`);
  });
});

describe('the sidebar', () => {
  const theme = setUp({ navigation: RICH }, RICH_HEADS);
  const sidebarOf = (route: string): string => part(theme.renderDocument(page(route)), 'sidebar', '</nav>');

  it('draws top-level groups as headings and nested ones folded', () => {
    const sidebar = sidebarOf('/intro');
    expect(tagsWith(sidebar, 'aria-label="Start"')[0]).toMatch(/^<div class="sidebar-group" role="group"/);
    expect(tagsWith(sidebar, 'aria-label="Closed"')[0]).toBe(
      '<details aria-label="Closed" data-nav-kind="group">',
    );
    expect(tagsWith(sidebar, 'aria-label="Open"')[0]).toContain(' open');
    expect(tagsWith(sidebar, 'aria-label="Folded"')[0]).not.toContain(' open');
  });

  it('opens and marks the way to the page', () => {
    const sidebar = sidebarOf('/closed');
    const group = tagsWith(sidebar, 'aria-label="Closed"')[0];
    expect(group).toContain(' open');
    expect(group).toContain(' data-active');
    expect(tagsWith(sidebar, 'aria-current="page"')).toEqual([
      '<a href="/docs/closed/" data-nav-kind="page" aria-current="page" data-active>',
    ]);
    expect(tagsWith(sidebar, 'aria-label="Start"')[0]).not.toContain('data-active');
  });

  it('keeps the link of a root page beside the control of its group', () => {
    const inside = sidebarOf('/inside');
    expect(tagsWith(inside, 'href="/docs/rooted/"')[0]).toContain('aria-current="true"');
    expect(tagsWith(inside, 'aria-label="Show Rooted"')[0]).toMatch(/^<summary/);
    const rooted = sidebarOf('/rooted');
    expect(tagsWith(rooted, 'aria-current="page"')).toHaveLength(1);
    expect(tagsWith(rooted, 'href="/docs/rooted/"')).toHaveLength(1);
  });

  it('names first pages for drilldown only where it is on', () => {
    expect(sidebarOf('/intro')).not.toContain('data-drilldown-href');
    const on = setUp({ navigation: RICH, interaction: { drilldown: true } }, RICH_HEADS);
    const led = on.renderDocument(page('/intro'));
    expect(led).toContain('data-drilldown-href="/docs/closed/"');
    expect(led).toContain('data-drilldown-href="/docs/rooted/"');
  });

  it('stands around pages outside of the navigation, without marks', () => {
    const sidebar = sidebarOf('/lonely');
    expect(sidebar).toContain('href="/docs/intro/"');
    expect(sidebar).not.toMatch(/aria-current|data-active/);
  });

  it('does not draw what is hidden', () => {
    const hidden = setUp(
      {
        navigation: {
          groups: [
            { group: 'A', pages: ['a'] },
            { group: 'B', hidden: true, pages: ['b'] },
          ],
        },
      },
      [head('/a'), head('/b')],
    );
    expect(part(hidden.renderDocument(page('/a')), 'sidebar', '</nav>')).not.toContain('aria-label="B"');
  });
});

describe('the menu of a page', () => {
  it('is that of the site where the page asks for one that cannot be drawn', () => {
    const theme = setUp({ navigation: { pages: ['a'] }, contextual: { options: ['copy'] } }, [head('/a')]);
    const menuWith = (contextual: unknown): boolean =>
      theme
        .renderDocument({ ...page('/a'), head: head('/a', { frontmatter: { contextual } }) })
        .includes('id="page-context-menu"');
    expect(menuWith({ options: ['coppy'] })).toBe(true);
    expect(menuWith({ options: [] })).toBe(false);
  });
});

describe('a page that is only a link', () => {
  it('offers no Markdown, which it does not have', () => {
    const theme = setUp({ navigation: { pages: ['a', 'b'] }, contextual: { options: ['copy'] } }, [
      head('/a'),
      { ...head('/b'), url: 'https://example.com' },
    ]);
    const marks = /type="text\/markdown"|id="page-context-menu"|data-markdown/;
    expect(theme.renderDocument({ ...page('/a'), head: head('/a') })).toMatch(marks);
    const link = { ...head('/b'), url: 'https://example.com' };
    expect(theme.renderDocument({ ...page('/b'), head: link })).not.toMatch(marks);
  });
});

describe('a very large sidebar', () => {
  const groups = Array.from({ length: 60 }, (_, group) => ({
    group: `Group ${group}`,
    pages: Array.from({ length: 20 }, (__, index) => `g${group}/p${index}`),
  }));
  const heads = groups.flatMap(({ pages }) => pages.map((name) => head(`/${name}`)));
  const theme = setUp({ navigation: { groups: [{ group: 'All', pages: groups }] } }, heads);
  const sidebar = part(theme.renderDocument(page('/g3/p4')), 'sidebar', '</nav>');

  it('holds only the branch of the page', () => {
    expect(tagsWith(sidebar, 'data-nav-kind="page"')).toHaveLength(20);
    expect(tagsWith(sidebar, 'aria-current="page"')).toHaveLength(1);
    expect(tagsWith(sidebar, 'data-nav-kind="group"')).toHaveLength(61);
  });

  it('leads to the first page of a branch and names the file of its rows', () => {
    expect(tagsWith(sidebar, 'data-opens')[0]).toContain('href="/docs/g0/p0/"');
    const src = /data-src="\/docs\/([^"]+)"/.exec(sidebar)?.[1] ?? '';
    expect(theme.fragments().get(src)).toContain('href="/docs/g0/p19/"');
  });
});

describe('the header', () => {
  it('keeps room for a logo of the project, in the size that it is shown in', () => {
    const logo = (light: string): string => {
      const html = setUp({ navigation: RICH, logo: { light, dark: '/wide.svg' } }, RICH_HEADS).renderDocument(
        page('/intro'),
      );
      return tagsWith(html, 'class="nav-logo mode-light"').find((tag) => tag.startsWith('<img')) ?? '';
    };
    expect(logo('/unknown.svg')).not.toContain('width');
    const same = (file: string): string => {
      const { renderDocument } = setUp({ navigation: RICH, logo: `/${file}` }, RICH_HEADS);
      return tagsWith(renderDocument(page('/intro')), file)[0] ?? '';
    };
    expect(same('wide.svg')).toContain('width="112" height="28"');
    expect(same('widest.svg')).toContain('width="240" height="28"');
    // Those that the name's room on a tablet would make small have more of it.
    expect(same('wide.svg')).not.toContain('logo-wide');
    expect(same('word.svg')).toContain('logo-wide');
  });

  it('has the name of the site where the picture of a logo is not there', () => {
    const html = setUp(
      { navigation: RICH, logo: { light: '/none.svg', dark: '/wide.svg' } },
      RICH_HEADS,
    ).renderDocument(page('/intro'));
    expect(html).toContain('<span class="nav-logo mode-light">Acme</span>');
    expect(html).not.toContain('none.svg');
    expect(tagsWith(html, 'wide.svg')).toHaveLength(1);
  });

  it('breaks a name in the title that a phone has no room for where it is read in parts', () => {
    const site = setUp({ navigation: RICH }, RICH_HEADS);
    const draw = (title: string): string => site.renderDocument({ ...page('/intro'), title });
    expect(draw('HARBOUR_CONSOLE_API_ADDRESS')).toContain('HARBOUR_<wbr/>CONSOLE_<wbr/>API_<wbr/>ADDRESS');
    expect(draw('berths.reserve.window')).toContain('>berths.<wbr/>reserve.<wbr/>window<');
    expect(draw('berths.reserve')).toContain('>berths.reserve<');
  });

  it('names links that are only an icon', () => {
    const theme = setUp(
      {
        navigation: { pages: ['a'] },
        navbar: {
          links: [
            { label: '', icon: 'discord', href: 'https://www.discord.gg/x' },
            { type: 'github', href: 'https://github.com/a/b' },
          ],
        },
      } as never,
      [head('/a')],
    );
    const navbar = part(theme.renderDocument(page('/a')), 'navbar', '</header>');
    expect(navbar).toContain('<span class="visually-hidden">discord.gg</span>');
    expect(navbar).toContain('<span>GitHub</span>');
  });

  it('gives the button a wrapper with the id that authors style, once on the page', () => {
    const theme = setUp(
      {
        navigation: { pages: ['a'] },
        navbar: { primary: { type: 'button', label: 'Start', href: '/a' } },
      } as never,
      [head('/a')],
    );
    const html = theme.renderDocument(page('/a'));
    expect(html).toMatch(/<li id="topbar-cta-button"><a [^>]*class="topbar-cta-button"/);
    const button = part(html, 'topbar-cta-button', '</li>');
    expect(button, 'rules for `span` and `svg` mean label and arrow').toMatch(/<span>Start<\/span><svg /);
    expect(button.match(/<span/g)).toHaveLength(1);
    expect(html.match(/id="topbar-cta-button"/g)).toHaveLength(1);
  });
});

it('draws no mark on a tab: `check` says that a tab has none', () => {
  const tabs = [
    { tab: 'Marked', tag: 'Soon', pages: ['a'] },
    { tab: 'B', pages: ['b'] },
  ];
  const html = setUp({ navigation: { tabs } }, [head('/a'), head('/b')]).renderDocument(page('/a'));
  expect(html).toContain('Marked</a>');
  expect(html).not.toContain('Soon');
});

describe('hostile configuration', () => {
  const evil = '"><img src=x onerror=alert(1)>';
  const theme = setUp(
    {
      name: evil,
      navigation: {
        tabs: [
          {
            tab: evil,
            groups: [{ group: evil, tag: evil, pages: ['a', '#x', { group: evil, pages: ['b'] }] }],
          },
          { tab: 'Bad', href: 'java\tscript:alert(1)' },
        ],
      },
      navbar: { links: [{ label: evil, href: ' javascript:alert(1)' }] },
      footer: { socials: { x: 'javascript:alert(1)' } },
      banner: { content: `[${evil}](javascript:alert(1))` },
    },
    [head('/a', { title: evil }), head('/b', { title: '</script><script>alert(1)</script>' })],
    'https://example.com',
  );
  const html = theme.renderDocument(page('/b', { title: '</script><script>alert(1)</script>' }));

  it('is shown, never run', () => {
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;/script');
  });

  it('never becomes a link', () => {
    const hrefs = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href.toLowerCase());
    expect(hrefs.filter((href) => href.replace(/[\s\0]/g, '').includes('javascript:'))).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  it('show the whole path in order when asked for, the section otherwise', () => {
    const path = setUp({ navigation: RICH, styling: { eyebrows: 'breadcrumbs' } }, RICH_HEADS).renderDocument(
      page('/closed'),
    );
    const list =
      /<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol class="breadcrumb-list">(.*?)<\/ol>/.exec(path);
    const labels = Array.from(
      (list?.[1] ?? '').matchAll(/<li class="breadcrumb-item">(.*?)<\/li>/g),
      ([, item = '']) => item.replace(/<[^>]*>/g, ''),
    );
    expect(labels).toEqual(['Guides', 'More', 'Closed']);
    expect(setUp({ navigation: RICH }, RICH_HEADS).renderDocument(page('/closed'))).toContain(
      '<div class="eyebrow">Closed</div>',
    );
  });

  it('follow the theme unless the configuration says otherwise', () => {
    const aspen = setUp({ navigation: RICH, theme: 'aspen' }, RICH_HEADS);
    expect(aspen.renderDocument(page('/closed'))).toContain('breadcrumb-list');
    const section = setUp({ navigation: RICH, theme: 'aspen', styling: { eyebrows: 'section' } }, RICH_HEADS);
    expect(section.renderDocument(page('/closed'))).not.toContain('breadcrumb-list');
  });
});

describe('page modes', () => {
  const theme = setUp({ navigation: RICH }, RICH_HEADS);
  it.each([
    ['wide', true, true],
    ['center', false, true],
    ['custom', false, false],
    ['frame', true, false],
  ] as const)('%s', (mode, sidebar, title) => {
    const html = theme.renderDocument(page('/intro', { mode, toc: [{ id: 'a', text: 'A', level: 2 }] }));
    expect(html.includes('id="sidebar"')).toBe(sidebar);
    expect(html.includes('id="page-title"')).toBe(title);
    expect(html).not.toContain('id="table-of-contents"');
    expect(html).toContain('id="navbar"');
  });

  it.each(['wide', 'center', 'custom', 'frame'] as const)(
    'show examples above the text where no column is beside it: %s',
    (mode) => {
      const html = theme.renderDocument(page('/intro', { mode, asideHtml: '<b>Try</b>', bodyHtml: 'Text' }));
      expect(html).toMatch(/<div id="panel"><b>Try<\/b><\/div><div class="[^"]*">Text/);
    },
  );
});

it('asks for the colour mode before the styles, which it would wait for', () => {
  const html = setUp({ navigation: RICH }, RICH_HEADS).renderDocument(page('/intro'));
  expect(html).toContain('mode.js');
  expect(html.indexOf('mode.js')).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

describe('the 404 page', () => {
  it('offers home and sections, and is not listed', () => {
    const html = setUp({ navigation: RICH }, RICH_HEADS, 'https://example.com').renderNotFound();
    expect(html).toContain('not-found-container');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    const ways = tagsWith(html, 'not-found-recommended-page-link');
    expect(ways.length).toBeGreaterThan(1);
    expect(new Set(ways.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).size, 'each leads elsewhere').toBe(
      ways.length,
    );
    expect(html).toMatch(/<h2[^>]*>Sections<\/h2>/);
    // What was probably meant comes before the ways that lead anywhere.
    expect(html.indexOf('class="not-found-nearest"')).toBeLessThan(html.indexOf('class="not-found-ways"'));
    // An address is read from the left in every language.
    expect(html).toContain('class="not-found-address" dir="ltr"');
    expect(html).not.toContain('data-redirect');
  });

  it('sends readers home only when told so', () => {
    const html = setUp(
      { navigation: RICH, errors: { '404': { redirect: true } } },
      RICH_HEADS,
    ).renderNotFound();
    expect(html).toContain('data-redirect="/docs/"');
  });

  it('has a heading where the configuration gives it an empty title', () => {
    const html = setUp({ navigation: RICH, errors: { '404': { title: ' ' } } }, RICH_HEADS).renderNotFound();
    expect(html).toMatch(/<h1[^>]*>Page not found/);
  });

  it('asks for redirects with wildcards only where there are some', () => {
    const notFound = (source: string): string =>
      setUp({ navigation: RICH, redirects: [{ source, destination: '/' }] }, RICH_HEADS).renderNotFound();
    expect(notFound('/old/:path*')).toContain('data-patterns');
    expect(notFound('/old')).not.toContain('data-patterns');
  });
});

describe('further places of a page', () => {
  it('stand in a list with a name, also where that is a file of its own', () => {
    const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const tabs = names.map((name) => ({ tab: name, pages: [name, 'intro'] }));
    const heads = ['/intro', ...names.map((name) => `/${name}`)].map((route) => head(route));
    const theme = setUp({ navigation: { languages: [{ language: 'ar', tabs }] } }, heads);
    const lists = theme.filesOf(page('/intro')).flatMap((html) => tagsWith(html, '<nav aria-label'));
    expect(lists).toEqual([`<nav aria-label="${textIn('ar')('sections')}">`]);
  });

  it('are files that are named by all that is in them, their policy too', () => {
    const tabs = ['a', 'b'].map((name) => ({ tab: name, pages: [name, 'intro'] }));
    const heads = ['/a', '/b', '/intro'].map((route) => head(route));
    const filesWith = (integrations: DocsConfig['integrations']): ReadonlyMap<string, string> =>
      setUp(
        { navigation: { tabs }, ...(integrations === undefined ? {} : { integrations }) },
        heads,
      ).fragments();
    const plain = filesWith(undefined);
    const counted = filesWith({ gtm: { tagId: 'GTM-HARBOUR' } });
    expect([plain.size, counted.size]).toEqual([1, 1]);
    expect([...counted.keys()]).not.toEqual([...plain.keys()]);
  });
});
