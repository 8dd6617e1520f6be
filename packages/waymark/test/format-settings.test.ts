/** Rows of the format about settings: each is written once on one small site, and shows in what readers and tools get. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

const SETTINGS = {
  theme: 'maple',
  name: 'Rows',
  colors: { primary: '#0B6E4F', light: '#55CC99', dark: '#053322' },
  logo: { light: '/l.svg', dark: '/d.svg', href: 'https://home.example' },
  favicon: { light: '/l.svg', dark: '/d.svg' },
  appearance: { default: 'dark', strict: true },
  fonts: { family: 'Lora', weight: 650, heading: { family: 'Own', source: '/own.woff2', format: 'woff2' } },
  icons: { library: 'lucide' },
  background: {
    decoration: 'grid',
    color: { light: '#fafafa', dark: '#101010' },
    image: { light: '/l.svg', dark: '/d.svg' },
  },
  styling: { eyebrows: 'breadcrumbs', codeblocks: { light: 'github-light', dark: 'github-dark' } },
  navbar: {
    links: [
      { label: 'Plain', href: 'https://plain.example' },
      { type: 'github', href: 'https://github.com/a/b' },
      { type: 'discord', href: 'https://discord.gg/x' },
    ],
    primary: { type: 'button', label: 'Start', href: 'https://start.example' },
  },
  footer: {
    links: [
      { header: 'Crew', items: [{ label: 'Jobs', href: 'https://jobs.example' }] },
      { items: [{ label: 'Bare', href: '/tags' }] },
    ],
  },
  banner: { content: '**Ahoy** [there](/tags)', dismissible: true, type: 'warning' },
  errors: { '404': { redirect: true, title: 'Lost at sea', description: 'Row **back**' } },
  interaction: { drilldown: false },
  markdown: { instructions: ['Be brief.', 'Be kind.'] },
  seo: {
    indexing: 'all',
    metatags: { 'og:type': 'article', 'google-site-verification': 'abc' },
    paths: [{ path: '/deep', metatags: { author: 'Anna' } }],
  },
  contextual: {
    options: ['copy', 'view', 'chatgpt', 'claude', 'perplexity', 'grok', 'aistudio', 'devin', 'download-pdf'],
    display: 'toc',
  },
  integrations: { plausible: { domain: 'rows.example' }, cookies: { key: 'ok', value: 'yes' } },
  redirects: [
    { source: '/out', destination: 'https://out.example/x#y' },
    { source: '/in', destination: '/tags#part' },
  ],
};

const NAVIGATION = {
  global: {
    anchors: [
      { anchor: 'Status', icon: 'activity', href: 'https://status.example' },
      { anchor: 'Gone', href: 'https://gone.example', hidden: true },
    ],
    tabs: [{ tab: 'Blog', href: 'https://blog.example' }],
  },
  languages: [
    {
      language: 'en',
      default: true,
      versions: [
        {
          version: '2.0',
          default: true,
          tag: 'Latest',
          tabs: [
            {
              tab: 'Guide',
              icon: 'book',
              groups: [
                {
                  group: 'Start',
                  icon: 'flag',
                  tag: 'NEW',
                  root: 'deep/root',
                  directory: 'card',
                  pages: [
                    'tags',
                    'deep/one',
                    { group: 'Inner', expanded: true, boost: 3, pages: ['deep/two'] },
                  ],
                },
                { group: 'Out of sight', hidden: true, pages: ['secret'] },
                { group: 'Found', hidden: true, searchable: true, pages: ['found'] },
              ],
            },
            {
              tab: 'More',
              align: 'end',
              menu: [{ item: 'Tools', icon: 'wrench', description: 'For the deck', pages: ['tools'] }],
            },
            {
              tab: 'Ask',
              anchors: [{ anchor: 'People', color: { light: '#aa0000' }, icon: 'users', pages: ['people'] }],
            },
            {
              tab: 'Drop',
              dropdowns: [
                { dropdown: 'One', icon: 'ship', description: 'First', pages: ['dropone'] },
                { dropdown: 'Two', href: 'https://two.example' },
              ],
            },
          ],
        },
        { version: '1.0', pages: ['old'] },
        { version: '0.1', hidden: true, pages: ['oldest'] },
      ],
    },
    {
      language: 'es',
      banner: { content: 'Hola' },
      navbar: { links: [{ label: 'Enlace', href: 'https://es.example' }] },
      pages: ['es/tags'],
    },
    { language: 'ar', pages: ['ar/tags'] },
  ],
};

const TAGS = `---
title: Tags
sidebarTitle: Short
tag: Fresh
icon: {name: flag, style: solid}
deprecated: true
keywords: [anchor]
robots: nofollow
canonical: https://elsewhere.example/tags
"og:title": OG
"twitter:title": TW
contextual: {options: []}
---
Text.
`;

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const LISTED =
  'deep/root deep/one deep/two secret found tools people dropone old oldest es/tags ar/tags'.split(' ');
const MODES = ['wide', 'custom', 'frame', 'center'];

const files = {
  'docs.json': docsJson(NAVIGATION, SETTINGS),
  'tags.mdx': TAGS,
  'deep/notitle-page_x.mdx': 'No front matter.\n',
  ...Object.fromEntries(
    LISTED.map((path) => [`${path}.mdx`, `---\ntitle: T ${path}\n---\nText of ${path}.\n`]),
  ),
  ...Object.fromEntries(
    MODES.map((mode) => [`m-${mode}.mdx`, `---\ntitle: M\nmode: ${mode}\n---\n\n## Head\n\nText.\n`]),
  ),
  'l.svg': DRAWING,
  'd.svg': DRAWING,
  'own.woff2': 'x',
  'own.css': 'body{}',
  '.well-known/api-catalog': '{"linkset":[]}',
  'own.js': 'window.own = 1;',
};

let site: Built;
beforeAll(async () => {
  site = await buildProject(writeProject(files), { siteUrl: 'https://rows.example' });
});
afterAll(removeTemporary);

const page = (route: string): string => site.read(`${route}/index.html`);
const styles = (): string =>
  site.read(site.files.find((path) => /_waymark\/site\..*\.css$/.test(path)) ?? '');

/** A row, and what stands for it. */
type Row = readonly [row: string, what: string | RegExp];
/** A row, the page where it shows, and what stands there. */
type PageRow = readonly [row: string, where: string, what: string | RegExp];

describe('a page has', () => {
  const rows: readonly PageRow[] = [
    ['the mode that it begins with', 'deep/one', 'class="dark"'],
    [
      'no switch of modes where it is strict',
      'deep/one',
      /data-appearance-strict(?![\s\S]*color-mode-switch)/,
    ],
    [
      'a logo for each mode',
      'deep/one',
      /<img class="nav-logo mode-light" src="\/l\.svg" alt="Rows"[^>]*\/><img class="nav-logo mode-dark" src="\/d\.svg"/,
    ],
    [
      'a logo that leads where it says',
      'deep/one',
      '<a href="https://home.example" target="_blank" rel="noopener" class="bar-home"',
    ],
    [
      'an icon of the tab for each mode',
      'deep/one',
      '<link rel="icon" href="/d.svg" media="(prefers-color-scheme: dark)"/>',
    ],
    ['the stylesheet of its typeface', 'deep/one', 'https://fonts.googleapis.com/css2?family=Lora:wght@650'],
    ['the whole path above the title', 'deep/one', /breadcrumb-list">.*Guide.*Start/],
    ['plain links in the header', 'deep/one', /href="https:\/\/plain\.example"[^>]*class="navbar-link"/],
    ['links with counts', 'deep/one', /data-count="github".*data-count="discord"/s],
    ['a call to action', 'deep/one', /class="topbar-cta-button"><span>Start/],
    [
      'columns of the footer, with and without a header',
      'deep/one',
      /footer-header">Crew<.*footer-column"><ul><li><a href="\/tags\/">Bare/s,
    ],
    [
      'a banner with marks and a link',
      'deep/one',
      /id="banner" data-type="warning"[^>]*><p><strong>Ahoy<\/strong> <a href="\/tags\/">there/,
    ],
    ['a banner that can be closed', 'deep/one', 'data-dismiss-banner'],
    ['tags that all pages have', 'deep/one', '<meta name="google-site-verification" content="abc"/>'],
    ['tags of its folder', 'deep/one', '<meta name="author" content="Anna"/>'],
    ['no tags of another folder', 'tools', /^(?![\s\S]*name="author")/],
    ['its menu beside the contents', 'deep/one', /id="table-of-contents-content"><div class="page-actions"/],
    ['no menu where it has none', 'tags', /^(?![\s\S]*page-actions)/],
    [
      'tools to ask in the order of the list',
      'deep/one',
      /chatgpt\.com.*claude\.ai.*perplexity\.ai.*grok\.com.*aistudio\.google.*devin\.ai.*data-action="print"/s,
    ],
    [
      'a service that waits for consent',
      'deep/one',
      /integration-plausible[^>]*data-settings="[^"]*rows\.example[^>]*data-consent="[^"]*ok/,
    ],
    ['stylesheets and scripts of the project', 'deep/one', /href="\/own\.css".*src="\/own\.js"/s],
    ['anchors of all pages', 'people', /href="https:\/\/status\.example"[^>]*data-nav-kind="anchor"/],
    ['none that is hidden', 'people', /^(?![\s\S]*gone\.example)/],
    ['tabs of all pages', 'es/tags', /href="https:\/\/blog\.example"[^>]*data-nav-kind="tab"/],
    ['languages by their own names', 'deep/one', /data-nav-kind="language"[^>]*lang="es".*Español.*العربية/s],
    ['its direction', 'ar/tags', '<html lang="ar" dir="rtl"'],
    ['words of its language', 'es/tags', 'Ir al contenido'],
    ['the banner of its language', 'es/tags', /id="banner"[^>]*><p>Hola/],
    ['the links of its language', 'es/tags', /href="https:\/\/es\.example"(?![\s\S]*plain\.example)/],
    ['what its language does not replace', 'ar/tags', /plain\.example/],
    [
      'versions with a tag',
      'deep/one',
      /data-nav-kind="version" data-active[^>]*>.*2\.0.*nav-tag-pill[^>]*>Latest/s,
    ],
    ['no hidden version', 'deep/one', /^(?![\s\S]*>0\.1<)/],
    [
      'icons of tabs',
      'deep/one',
      /data-nav-kind="tab" data-active[^>]*><span class="nav-dropdown-item-icon"[^>]*><svg/,
    ],
    ['tabs at the end', 'deep/one', /<li data-align="end">.*>More</],
    [
      'menu items with icon and description',
      'deep/one',
      /data-nav-kind="item" aria-description="For the deck"><span class="nav-dropdown-item-icon"[^>]*><svg/,
    ],
    ['anchors with their colour', 'people', /data-nav-kind="anchor"[^>]*data-active[^>]*>/],
    [
      'dropdowns with icon, description and links out',
      'dropone',
      /data-nav-kind="dropdown"[^>]*>.*First.*href="https:\/\/two\.example"/s,
    ],
    [
      'icon and tag of its group',
      'deep/one',
      /sidebar-group-icon.*sidebar-title">Start<.*nav-tag-pill-text">NEW/s,
    ],
    [
      'a group that leads to its root page',
      'deep/one',
      /<a href="\/deep\/root\/" class="sidebar-group-header"/,
    ],
    ['no row for a root page', 'deep/one', /^(?![\s\S]*href="\/deep\/root\/" data-nav-kind="page")/],
    [
      'a group that is open from the start',
      'deep/one',
      /<details aria-label="Inner" data-nav-kind="group" open>/,
    ],
    ['cards of the group below its root page', 'deep/root', /class="directory[\s\S]*href="\/deep\/one\/"/],
    ['no hidden group', 'deep/one', /^(?![\s\S]*Out of sight)/],
    [
      'a short title in rows, a long one above the text',
      'tags',
      /<span>Short<\/span>[\s\S]*<h1 id="page-title">Tags/,
    ],
    ['an icon in its row', 'deep/one', /href="\/tags\/" data-nav-kind="page"[^>]*><svg/],
    ['a mark that it is out of date', 'tags', '<span class="nav-tag-pill deprecated">deprecated</span></h1>'],
    [
      'its tag and that mark in its row',
      'deep/one',
      /aria-description="Fresh, deprecated"[\s\S]{0,600}text">Fresh<\/span><\/span><span class="nav-tag-pill deprecated"/,
    ],
    ['its words for the search', 'tags', '<meta name="keywords" content="anchor"/>'],
    ['its own rule for robots', 'tags', '<meta name="robots" content="nofollow"/>'],
    ['its own address', 'tags', '<link rel="canonical" href="https://elsewhere.example/tags"/>'],
    [
      'its own title for networks',
      'tags',
      /property="og:title" content="OG".*name="twitter:title" content="TW"/s,
    ],
    ['a title made of its path', 'deep/notitle-page_x', '<h1 id="page-title">Notitle page x</h1>'],
    [
      'no contents where it is wide',
      'm-wide',
      /data-page-mode="wide"(?![\s\S]*id="table-of-contents")[\s\S]*id="sidebar"/,
    ],
    [
      'neither sidebar, title nor footer where it is custom',
      'm-custom',
      /data-page-mode="custom"(?![\s\S]*<nav id="sidebar")(?![\s\S]*id="page-title")(?![\s\S]*id="footer")/,
    ],
    [
      'a sidebar and no title in a frame',
      'm-frame',
      /data-page-mode="frame"[\s\S]*id="sidebar"(?![\s\S]*id="page-title")/,
    ],
    [
      'no sidebar and a title where it is in the middle',
      'm-center',
      /data-page-mode="center"(?![\s\S]*<nav id="sidebar")[\s\S]*id="page-title"/,
    ],
  ];
  it.each(rows)('%s', (_, where, what) => expect(page(where)).toMatch(what));
});

describe('the stylesheet has', () => {
  const rows: readonly Row[] = [
    ['the colours of the brand', '--primary:11 110 79;--primary-light:85 204 153;--primary-dark:5 51 34'],
    ['the grounds of both modes', '--_bg:light-dark(#fafafa,#101010)'],
    [
      'pictures behind pages, for each mode',
      /#background-color\{background:url\("[^"]*l\.svg"\).*html\.dark #background-color\{background:url\("[^"]*d\.svg"\)/s,
    ],
    ['a decoration', /#background-color[^}]*2\.5rem 2\.5rem/],
    ['the typefaces of text and headings', /--_sans:"Lora".*--_heading:"Own"/s],
    [
      'the file of a typeface',
      '@font-face{font-family:"Own";font-display:swap;font-weight:100 900;src:url("/own.woff2") format("woff2")}',
    ],
  ];
  it.each(rows)('%s', (_, what) => expect(styles()).toMatch(what));
});

describe('beside the pages', () => {
  const rows: readonly PageRow[] = [
    ['the 404 page leads home where it shall', '404.html', 'data-redirect="/"'],
    [
      'the 404 page has the title and words of its author',
      '404.html',
      /class="not-found-title">Lost at sea<.*<p>Row <strong>back<\/strong>/s,
    ],
    [
      'hosts forward to other sites, with the part of a page',
      '_redirects',
      '/out https://out.example/x#y 308',
    ],
    ['files have the names that others agreed on', '.well-known/api-catalog', 'linkset'],
    ['hosts forward to a part of a page', '_redirects', '/in /tags/#part 308'],
    ['pages tell agents what to mind', 'tags.md', /Agent Instructions\n>\n> Be brief\.\n> Be kind\./],
    ['lists tell agents what to mind', 'llms.txt', /Be brief\.\n> Be kind\./],
    ['lists have what is hidden where all is indexed', 'llms.txt', 'https://rows.example/secret.md'],
    [
      'lists have links of the navigation',
      'llms.txt',
      /## Optional[\s\S]*\[Status\]\(https:\/\/status\.example\)/,
    ],
    ['lists have one language and version', 'llms.txt', /^(?![\s\S]*(?:es\/tags|old)\.md)/],
    ['the sitemap has what is hidden where all is indexed', 'sitemap.xml', 'https://rows.example/secret/'],
    [
      'the sitemap tells languages apart',
      'sitemap.xml',
      /es\/tags\/<\/loc><xhtml:link rel="alternate" hreflang="en" href="https:\/\/rows\.example\/tags\/"/,
    ],
  ];
  it.each(rows)('%s', (_, where, what) => expect(site.read(where)).toMatch(what));

  it('nothing of it is told as wrong', () => expect(site.result.diagnostics).toEqual([]));
});
