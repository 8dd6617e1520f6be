// How each engine builds the plain site: its packages, its project, its command. Settings are those of its own quick start, with
// the sidebar of the site, code in colour for two themes where it can, and its own search where it has one without a server.
import { fileURLToPath } from 'node:url';
import { withHead } from './plain-site.mjs';

const json = (value) => JSON.stringify(value, null, 2);
/** A page of engines that do not show the title by themselves; front pages have their own. */
const withTitle = (page) =>
  withHead(page.head === undefined ? { ...page, body: `\n# ${page.title}\n${page.body}` } : page);
const module = (value) => `export default ${json(value)};\n`;
const linkOf = (path, end) => (path === 'index' ? '/' : `/${path}${end}`);
const bin = fileURLToPath(new URL('../../packages/waymark/bin/waymark.js', import.meta.url));

/** Sidebars of engines that want lists of labels and links. */
export function sidebarOf({ groups, pages }, { label, link, items, end = '/' }) {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  return groups.map(({ name, paths }) => ({
    [label]: name,
    [items]: paths.map((path) => ({ [label]: titles.get(path), [link]: linkOf(path, end) })),
  }));
}

/** Files of the pages, below a folder. */
function pagesIn(folder, { pages }, write = withHead) {
  return Object.fromEntries(pages.map((page) => [`${folder}${page.path}.md`, write(page)]));
}

const HUGO_BASE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{{ .Title }} - {{ site.Title }}</title><meta name="description" content="{{ .Description }}">
<link rel="stylesheet" href="/site.css"></head>
<body><header><a href="/">{{ site.Title }}</a></header>
{{ partial "sidebar.html" . }}
<main><h1>{{ .Title }}</h1><p>{{ .Description }}</p>{{ .Content }}</main>
<aside>{{ .TableOfContents }}</aside></body></html>
`;
// Drawn for each page, for it marks the page that a reader is on, as all others do.
const HUGO_SIDEBAR = `{{ $here := .RelPermalink }}<nav>{{ range index site.Data.sidebars (.Params.part | default 0) }}<h2>{{ .label }}</h2><ul>
{{ range .items }}<li><a href="{{ .link }}"{{ if eq .link $here }} aria-current="page"{{ end }}>{{ .label }}</a></li>{{ end }}</ul>{{ end }}</nav>
`;

const groupsOf = ({ groups }) => ({
  groups: groups.map(({ name, paths }) => ({ group: name, pages: paths })),
});

/** The first part of the navigation that each page stands in, by its number. */
function partsOf({ sections }) {
  const parts = new Map();
  sections.forEach(({ groups }, part) => {
    for (const path of groups.flatMap(({ paths }) => paths)) if (!parts.has(path)) parts.set(path, part);
  });
  return parts;
}

/** The pages, each with the number of its part; the page of a folder is one that Hugo reads the pages beside, too. */
function hugoPages(site) {
  const parts = partsOf(site);
  const files = pagesIn('content/', site, (page) => withHead(page, { part: parts.get(page.path) ?? 0 }));
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace(/\/index\.md$/, '/_index.md'), text]),
  );
}

/** Waymark, with which the others are compared. */
export const WAYMARK = {
  name: 'waymark',
  search: 'own',
  files: (site) => ({
    'docs.json': json({
      theme: 'mint',
      name: site.name,
      colors: { primary: '#0B6E4F' },
      icons: { library: 'lucide' },
      navigation:
        site.sections.length === 1
          ? groupsOf(site)
          : { tabs: site.sections.map((section) => ({ tab: section.name, ...groupsOf(section) })) },
    }),
    ...Object.fromEntries(site.pages.map((page) => [`${page.path}.mdx`, withHead(page)])),
  }),
  run: [process.execPath, [bin, 'build', '--no-cache', '--out', 'site']],
  out: 'site',
};

/**
 * Every engine: `files` of its project by path, `run` with its arguments, and the folder of its output; `drawsParts: false`
 * where its project here draws the whole navigation on each page.
 */
export const ENGINES = [
  {
    name: 'hugo',
    search: 'none',
    program: 'hugo',
    files: (site) => ({
      'hugo.json': json({
        baseURL: 'https://docs.example.com/',
        title: site.name,
        disableKinds: ['taxonomy', 'term', 'RSS'],
        markup: { highlight: { noClasses: false } },
      }),
      'data/sidebars.json': json(
        site.sections.map(({ groups }) =>
          sidebarOf({ groups, pages: site.pages }, { label: 'label', link: 'link', items: 'items' }),
        ),
      ),
      'layouts/_default/single.html': HUGO_BASE,
      'layouts/_default/list.html': HUGO_BASE,
      'layouts/index.html': HUGO_BASE,
      'layouts/partials/sidebar.html': HUGO_SIDEBAR,
      'static/site.css': 'body{display:grid}',
      ...hugoPages(site),
    }),
    run: ['hugo', ['--quiet']],
    out: 'public',
  },
  {
    name: 'vitepress',
    drawsParts: false,
    search: 'own',
    packages: { vitepress: '1.6.4' },
    files: (site) => ({
      '.vitepress/config.mjs': module({
        title: site.name,
        cleanUrls: true,
        ignoreDeadLinks: true,
        themeConfig: {
          search: { provider: 'local' },
          // It finds the row of a page by its address without an end.
          sidebar: sidebarOf(site, { label: 'text', link: 'link', items: 'items', end: '' }),
        },
      }),
      ...pagesIn('', site, withTitle),
    }),
    run: ['vitepress', ['build']],
    out: '.vitepress/dist',
  },
  {
    name: 'starlight',
    drawsParts: false,
    search: 'own',
    // It wants a newer Node.js than Waymark does.
    packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', node: '22.23.3' },
    files: (site) => ({
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight(${json({
        title: site.name,
        sidebar: sidebarOf(site, { label: 'label', link: 'link', items: 'items' }),
      })})] });
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      ...pagesIn('src/content/docs/', site),
    }),
    run: ['astro', ['build']],
    out: 'dist',
  },
  {
    name: 'rspress',
    drawsParts: false,
    search: 'own',
    packages: { '@rspress/core': '2.0.22' },
    files: (site) => ({
      'rspress.config.mjs': module({
        root: 'docs',
        title: site.name,
        themeConfig: { sidebar: { '/': sidebarOf(site, { label: 'text', link: 'link', items: 'items' }) } },
      }),
      ...pagesIn('docs/', site, withTitle),
    }),
    run: ['rspress', ['build']],
    out: 'doc_build',
  },
  {
    name: 'docusaurus',
    drawsParts: false,
    search: 'none',
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    files: (site) => ({
      'docusaurus.config.mjs': module({
        title: site.name,
        url: 'https://docs.example.com',
        baseUrl: '/',
        onBrokenLinks: 'ignore',
        onBrokenAnchors: 'ignore',
        markdown: { format: 'md' },
        presets: [
          [
            'classic',
            { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false, pages: false },
          ],
        ],
      }),
      'sidebars.mjs': module({
        docs: site.groups.map(({ name, paths }) => ({ type: 'category', label: name, items: paths })),
      }),
      ...pagesIn('docs/', site, (page) => withHead(page, page.path === 'index' ? { slug: '/' } : {})),
    }),
    run: ['docusaurus', ['build']],
    out: 'build',
  },
];
