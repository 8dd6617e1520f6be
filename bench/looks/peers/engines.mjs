import { ENGINES, sidebarOf, WAYMARK } from '../../peers/engines.mjs';
import { FUMADOCS, NEXTRA } from './next-projects.mjs';

const known = (name) => ENGINES.find((engine) => engine.name === name);
const starlight = known('starlight');

/** Its pages use components, and a plugin draws operations. */
const STARLIGHT = {
  ...starlight,
  packages: {
    ...starlight.packages,
    '@astrojs/markdown-satteri': '0.4.2',
    'starlight-openapi': '0.26.1',
  },
  files: (site) => ({
    ...Object.fromEntries(
      Object.entries(starlight.files(site)).map(([path, text]) => [path.replace(/\.md$/, '.mdx'), text]),
    ),
    'harbour.json': site.api,
    'public/chart.svg': site.chart,
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';
const api = { base: 'api', schema: './harbour.json', sidebar: { label: 'Interface', collapsed: false } };
export default defineConfig({ integrations: [starlight({
  title: ${JSON.stringify(site.name)},
  plugins: [starlightOpenAPI([api])],
  sidebar: [...${JSON.stringify(sidebarOf(site, { label: 'label', link: 'link', items: 'items' }))}, ...openAPISidebarGroups],
})] });
`,
  }),
};

const vitepress = known('vitepress');

/** With a plugin for operations. */
const VITEPRESS = {
  ...vitepress,
  packages: { ...vitepress.packages, 'vitepress-openapi': '0.2.1', vue: '3.5.45' },
  files: (site) => ({
    ...vitepress.files({
      ...site,
      groups: [...site.groups, { name: 'Interface', paths: ['api'] }],
      pages: [
        ...site.pages,
        {
          path: 'api',
          title: 'Reserve a berth',
          description: '',
          head: { aside: false, outline: false },
          body: '\n<OAOperation operationId="reserveBerth" />\n',
        },
      ],
    }),
    'harbour.json': site.api,
    'public/chart.svg': site.chart,
    '.vitepress/theme/index.js': `import DefaultTheme from 'vitepress/theme';
import { theme, useOpenapi } from 'vitepress-openapi/client';
import 'vitepress-openapi/dist/style.css';
import spec from '../../harbour.json';
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    useOpenapi({ spec });
    theme.enhanceApp({ app });
  },
};
`,
  }),
};

const WAYMARK_WITH_API = {
  ...WAYMARK,
  files: (site) => {
    const files = WAYMARK.files(site);
    const config = JSON.parse(files['docs.json']);
    config.navigation.groups.push({ group: 'Interface', openapi: 'harbour.json' });
    return {
      ...files,
      'docs.json': JSON.stringify(config, null, 2),
      'harbour.json': site.api,
      'chart.svg': site.chart,
    };
  },
};

/** Engines that are photographed, with the buttons of their menus on phones; the search opens by its keys but where a drawer holds it. */
export const PHOTOGRAPHED = [
  {
    ...WAYMARK_WITH_API,
    drawer: '.drawer-button',
    contents: '.contents-button',
    endpoint: 'api-reference/berths/reserve-a-berth',
  },
  {
    ...STARLIGHT,
    drawer: '.sl-menu-button',
    contents: 'mobile-starlight-toc summary',
    endpoint: 'api/operations/reserveberth/',
  },
  {
    ...VITEPRESS,
    drawer: '.VPLocalNav .menu',
    contents: '.VPLocalNavOutlineDropdown button',
    endpoint: 'api',
  },
  {
    ...FUMADOCS,
    drawer: '[aria-label="Open Sidebar"]',
    contents: '[data-toc-popover-trigger]',
    endpoint: 'api/reserveBerth',
  },
  { ...NEXTRA, drawer: '.nextra-hamburger', contents: undefined, drawerSearch: 'input[type="search"]' },
];
