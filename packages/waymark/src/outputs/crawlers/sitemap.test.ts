import { describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { emitSitemap } from './sitemap.ts';

const sitemap = (site: TestSite): string =>
  String((emitSitemap(createTestSite(site))[0] as { content: string }).content);
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);

describe('emitSitemap', () => {
  const pages = {
    'index.mdx': '---\ntitle: Home\n---\n',
    'a/b.mdx': '---\ntitle: B\nlastUpdatedDate: "2025-03-04"\n---\n',
    'hidden.mdx': '---\nhidden: true\n---\n',
    'noindex.mdx': '---\nnoindex: true\n---\n',
    'unlisted.mdx': 'Text',
  };
  const navigation = { pages: ['index', 'a/b', 'hidden', 'noindex'] };

  it('lists what search engines may list, in navigation order', () => {
    expect(sitemap({ navigation, pages, siteUrl: 'https://example.com', base: '/docs' })).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/docs/</loc></url>
<url><loc>https://example.com/docs/a/b/</loc><lastmod>2025-03-04</lastmod></url>
</urlset>
`,
    );
  });

  it('writes addresses as the site has them', () => {
    const site = { navigation, pages, siteUrl: 'https://example.com/', trailingSlash: false };
    expect(locations(sitemap(site))).toEqual(['https://example.com/', 'https://example.com/a/b']);
    expect(locations(sitemap({ navigation, pages, base: '/docs' }))).toEqual(['/docs/', '/docs/a/b/']);
    const config = { seo: { metatags: { canonical: 'https://docs.example.com/' } } };
    expect(locations(sitemap({ ...site, config, base: '/x' }))[1]).toBe('https://docs.example.com/a/b');
    expect(locations(sitemap({ navigation, pages, config, base: '/x' }))[1]).toBe(
      'https://docs.example.com/a/b/',
    );
  });

  it.each([
    ['/docs/', 'https://example.com/docs/a/b/'],
    ['/v2', 'https://example.com/docs/v2/a/b/'],
  ])('puts the pages below %s at the origin of the site', (canonical, whole) => {
    const config = { seo: { metatags: { canonical } } };
    const site = { navigation, pages, config, base: '/docs' };
    expect(locations(sitemap({ ...site, siteUrl: 'https://example.com/' }))[1]).toBe(whole);
    expect(locations(sitemap(site))[1]).toBe(whole.slice('https://example.com'.length));
  });

  it('keeps the folder of a page that is called as the base is', () => {
    const site = { navigation: { pages: ['docs/in'] }, pages: { 'docs/in.mdx': '' }, base: '/docs' };
    expect(locations(sitemap(site))).toEqual(['/docs/docs/in/']);
  });

  it('lists pages outside the navigation only when asked', () => {
    const config = { seo: { indexing: 'all' as const } };
    expect(locations(sitemap({ navigation, pages, config }))).toEqual([
      '/',
      '/a/b/',
      '/hidden/',
      '/unlisted/',
    ]);
  });

  it('leaves out what another address or a redirect stands for', () => {
    const text = (canonical: string) => `---\ncanonical: ${canonical}\n---\n`;
    const site = {
      navigation: { pages: ['own', 'path', 'öl', 'ä', 'other', 'moved'] },
      pages: {
        'own.mdx': text('" https://example.com/own"'),
        'path.mdx': text('/p%61th'),
        'öl.mdx': text('https://Example.com/öl'),
        'ä.mdx': text('https://example.com/%c3%a4'),
        'other.mdx': text('https://elsewhere.com/x'),
        'moved.mdx': '',
      },
      config: { redirects: [{ source: '/moved', destination: '/own' }] },
      siteUrl: 'https://example.com',
    };
    expect(locations(sitemap(site))).toEqual(
      ['own', 'path', '%C3%B6l', '%C3%A4'].map((name) => `https://example.com/${name}/`),
    );
  });

  it.each([
    ['2025-02-28', true],
    ['2025-02-28T10:00:00Z', true],
    ['2025-02-28T10:00+02:00', true],
    ['2025-13-01', false],
    ['release 5', false],
    ['yesterday', false],
    ['<x>', false],
  ])('takes %j as a date: %s', (date, isDate) => {
    const site = {
      navigation: { pages: ['a'] },
      pages: { 'a.mdx': `---\nlastUpdatedDate: "${date}"\n---\n` },
    };
    expect(sitemap(site).includes(`<lastmod>${date}</lastmod>`)).toBe(isDate);
    expect(sitemap(site).includes('<lastmod>')).toBe(isDate);
  });

  it('has the date that a page shows where its author wrote none', () => {
    const commitDates = { 'index.mdx': '2021-03-04', 'a/b.mdx': '2021-03-04' };
    const dates = sitemap({ navigation, pages, commitDates }).match(/(?<=<lastmod>).*?(?=<)/g);
    expect(dates).toEqual(['2021-03-04', '2025-03-04']);
  });

  it('escapes whatever a file is called', () => {
    const site = {
      navigation: { pages: [] },
      pages: { 'a&b<c>\'d"e.mdx': '' },
      config: { seo: { indexing: 'all' as const } },
    };
    expect(locations(sitemap(site))).toEqual(['/a&amp;b%3Cc%3E&#39;d%22e/']);
  });

  it('lists files where one cannot hold all', () => {
    const names = Array.from({ length: 50_002 }, (_, index) => `p${index}`);
    const site = createTestSite({
      navigation: { pages: names },
      pages: Object.fromEntries(names.map((name) => [`${name}.mdx`, ''])),
      siteUrl: 'https://example.com',
      base: '/docs',
    });
    const files = new Map(
      emitSitemap(site).map((file) => [file.path, 'content' in file ? String(file.content) : '']),
    );
    expect(files.get('sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://example.com/docs/sitemap-1.xml</loc></sitemap>
<sitemap><loc>https://example.com/docs/sitemap-2.xml</loc></sitemap>
</sitemapindex>
`);
    const parts = ['sitemap-1.xml', 'sitemap-2.xml'].map((path) => locations(files.get(path) ?? ''));
    expect(parts.map((part) => part.length)).toEqual([50_000, 2]);
    expect(parts.flat()).toEqual(names.map((name) => `https://example.com/docs/${name}/`));
  });

  it('names the same page in other languages, and no stand-in for it', () => {
    const language = (code: string, prefix: string, names: string[]) => ({
      language: code,
      groups: [{ group: 'Start', pages: names.map((name) => prefix + name) }],
    });
    const site = {
      navigation: {
        languages: [
          language('en', '', ['one', 'two']),
          language('fr', 'fr/', ['one', 'two']),
          language('es', 'es/', ['hola']),
        ],
      },
      pages: {
        'one.mdx': '',
        'two.mdx': '',
        'fr/one.mdx': '',
        'fr/two.mdx': '---\nnoindex: true\n---\n',
        'es/hola.mdx': '',
      },
      siteUrl: 'https://example.com',
    };
    const xml = sitemap(site);
    const both =
      '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/one/"/>' +
      '<xhtml:link rel="alternate" hreflang="fr" href="https://example.com/fr/one/"/>';
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(xml).toContain(`<url><loc>https://example.com/one/</loc>${both}</url>`);
    expect(xml).toContain('<url><loc>https://example.com/two/</loc></url>');
    expect(xml).toContain(`<url><loc>https://example.com/fr/one/</loc>${both}</url>`);
    expect(xml).toContain('<url><loc>https://example.com/es/hola/</loc></url>');
    const { languages } = site.navigation;
    expect(sitemap({ ...site, navigation: { products: [{ product: 'Lamp', languages }] } })).toBe(xml);
  });
});
