import { describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { treeOf } from '../tree/tree.ts';

const FILES = {
  '.vitepress/config.ts': `import { defineConfig } from 'vitepress';
export default defineConfig({
  title: 'Lamps',
  description: process.env.WORDS,
  rewrites: { 'en/:rest*': ':rest*' },
  head: [['link', { rel: 'icon', href: '/lamp.svg' }]],
  sitemap: { hostname: 'https://lamps.example/' },
  locales: {
    root: { label: 'English', lang: 'en-US' },
    de: { label: 'Deutsch', lang: 'de', themeConfig: { sidebar: [{ text: 'Start', items: [{ text: 'Öl', link: '/de/guide/oil' }] }] } },
    cn: { label: '简体中文', link: 'https://cn.lamps.example' },
  },
  themeConfig: {
    logo: { src: '/lamp.svg' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/lamps/lamps' }, { icon: { svg: '' }, link: '/x' }],
    nav: [{ text: 'Guide', link: '/guide/' }, { text: 'Reference', link: '/api/' }, { text: 'More', items: [{ text: 'Team', link: '/team' }] }],
    sidebar: {
      '/guide/': { base: '/guide/', items: [
        { text: 'Start', collapsed: true, items: [{ text: 'Home of guides', link: 'index.md' }, { text: 'Oil', link: 'oil' }, { text: 'None', link: 'none' }] },
      ] },
      '/api/': [{ text: 'Lamp', link: '/api/lamp' }, { text: 'Forum', link: 'https://example.com' }],
    },
  },
});
`,
  '.vitepress/theme/style.css': ':root { --vp-c-brand-1: #aa3300; }',
  'public/lamp.svg': '<svg/>',
  'public/_redirects': '/old/* /guide/:splat 302\n/team /guide\n',
  'en/index.md':
    '---\nlayout: home\nhero:\n  name: Lamps\n  text: Light for all\n  actions:\n    - text: Go\n      link: /guide/\nfeatures:\n  - title: Bright\n    details: Very {bright}\n---\n',
  'en/guide/index.md':
    '# Guides\n\n[[toc]]\n\n[Oil](./oil.md#oil) [Oil](oil#price) ![l](/lamp.svg) {{ $frontmatter.title }} {{ x }}\n',
  'en/guide/oil.md': `# Oil

<script setup>
import A from './A.vue'
</script>
<style scoped>.lamp { color: red }</style>

::: tip Good *oil*
- one
:::

::: details
x
:::

::: code-group
\`\`\`js{1,3}:line-numbers [a.js]
{{ kept }}
\`\`\`
:::

<<< ../code/lamp.ts#part{1 ts} [lamp]

<!--@include: ./part.md-->

## Price <Badge type="warning" text="new" />

<LampFinder :open="true" @click="go" />
`,
  'en/guide/part.md': 'Part {of} it\n',
  'en/code/lamp.ts': 'a\n// #region part\nconst lamp = {};\n// #endregion part\n',
  'en/api/lamp.md': '# Lamp\n',
  'en/team.md': '# Team\n',
  'de/guide/oil.md': '# Öl\n\n[x](/de/guide/oil)\n',
};

const { texts, copies, removals, diagnostics } = migrate(treeOf(FILES), { engine: 'vitepress', name: 'x' });
const docs = JSON.parse(texts.get('docs.json') ?? '') as Record<string, unknown>;

describe('migrateVitepress', () => {
  it('makes tabs of sidebars, and languages of locales', () => {
    expect(docs['navigation']).toEqual({
      languages: [
        {
          language: 'en',
          default: true,
          tabs: [
            { tab: 'Guide', groups: [{ group: 'Start', expanded: false, pages: ['guide', 'guide/oil'] }] },
            { tab: 'Reference', pages: ['api/lamp', 'links/forum'] },
            { tab: 'More', menu: [{ item: 'Team', href: '/team' }] },
          ],
        },
        {
          language: 'de',
          groups: [{ group: 'Start', pages: ['de/guide/oil'] }],
          navbar: {
            links: [
              { label: 'Guide', href: '/guide' },
              { label: 'Team', href: '/team' },
            ],
          },
        },
      ],
    });
  });

  it('writes what stands around the pages', () => {
    expect(docs).toMatchObject({
      name: 'Lamps',
      colors: { primary: '#aa3300' },
      logo: '/lamp.svg',
      favicon: '/lamp.svg',
      footer: { socials: { github: 'https://github.com/lamps/lamps' } },
    });
    expect(texts.get('waymark.json')).toBe('{\n  "siteUrl": "https://lamps.example"\n}\n');
  });

  it('keeps every address, with and without its ending', () => {
    expect(docs['redirects']).toEqual([
      { source: '/old/:splat*', destination: '/guide/:splat*', permanent: false },
      ...['/de/guide/oil', '/api/lamp', '/guide', '/guide/oil', '/guide/part', '/team'].map((route) => ({
        source: `${route}.html`,
        destination: route,
      })),
    ]);
    expect(copies.get('lamp.svg')).toBe('public/lamp.svg');
    expect(removals).toEqual(
      expect.arrayContaining(['en/guide/oil.md', 'public/lamp.svg', 'public/_redirects']),
    );
  });

  it('writes the front page, text and links', () => {
    expect(texts.get('index.mdx')).toBe(
      '---\ntitle: Lamps\n---\n\nLight for all\n\n<Columns cols={1}>\n  <Card title="Go" href="/guide" horizontal />\n</Columns>\n\n<Columns cols={1}>\n  <Card title="Bright">\n    Very \\{bright\\}\n  </Card>\n</Columns>\n',
    );
    expect(texts.get('guide.mdx')).toBe(
      '---\ntitle: Guides\nsidebarTitle: Home of guides\n---\n\n[Oil](/guide/oil) [Oil](/guide/oil#price) ![l](/lamp.svg) \\{\\{ $frontmatter.title \\}\\} \\{\\{ x \\}\\}\n',
    );
  });

  it('writes blocks, code and what pages take in', () => {
    const oil = texts.get('guide/oil.mdx') ?? '';
    expect(oil).not.toMatch(/script|style/);
    expect(oil).toContain('<Tip title="Good *oil*">\n\n- one\n\n</Tip>');
    expect(oil).toContain('<Accordion title="Details">\n\nx\n\n</Accordion>');
    expect(oil).toContain('<CodeGroup>\n\n```js title="a.js" lines {1,3}\n{{ kept }}\n```\n\n</CodeGroup>');
    expect(oil).toContain('```ts title="lamp" {1}\nconst lamp = {};\n```');
    expect(oil).toContain('Part \\{of\\} it');
    expect(oil).toContain('## Price <Badge color="orange">new</Badge>');
    expect(oil).toMatch(/<LampFinder\s+\/>/);
  });

  it('says where a hand is needed', () => {
    expect(diagnostics.map(({ code, span }) => `${code} ${span?.file}`)).toEqual([
      'migrate/not-static .vitepress/config.ts',
      'migrate/missing-page .vitepress/config.ts',
      'migrate/expression en/guide/index.md',
      'migrate/expression en/guide/index.md',
      'migrate/left-out en/guide/oil.md',
      'migrate/left-out en/guide/oil.md',
      'migrate/component en/guide/oil.md',
    ]);
  });
});

it('says which texts of the footer, and which rules of a page, are left out', () => {
  const site = treeOf({
    '.vitepress/config.ts':
      "export default { themeConfig: { footer: { message: 'MIT', copyright: '© Lamps' } } };\n",
    'index.md': '# A\n\n<style scoped>\n.a { color: red }\n</style>\n',
  });
  const { diagnostics } = migrate(site, { engine: 'vitepress', name: 'x' });
  const footer = 'is left out: a footer holds links; write the text on a page';
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `\`themeConfig.footer.message\` ${footer}`,
    `\`themeConfig.footer.copyright\` ${footer}`,
    expect.stringContaining('`<style>` is left out: stylesheets are for all pages'),
  ]);
});

it('knows ids of headings between signs of the site', () => {
  const site = treeOf({
    '.vitepress/config.ts': `export default {
  markdown: { attrs: { leftDelimiter: '%{', rightDelimiter: '}%' } },
};
`,
    'index.md': '# 灯 %{#lamp}%\n\n## 油 %{#oil}%\n\nSet %{#no}%\n',
  });
  const page = migrate(site, { engine: 'vitepress', name: 'x' }).texts.get('index.mdx') ?? '';
  expect(page).toContain('## 油 {#oil}\n');
  expect(page).toContain('Set %\\{#no\\}%\n');
});

it('lets a page take in a few of its texts, and never itself', () => {
  const page = '# A\n\n<!--@include: ./index.md-->\n';
  const long = `${'x'.repeat(1_500_000)}\n`;
  const site = treeOf({
    '.vitepress/config.ts': 'export default {};\n',
    'index.md': `${page}\n<<< ./long.txt\n\n<!--@include: ./long.txt-->\n\nEnd\n`,
    'long.txt': long,
  });
  const { texts, diagnostics } = migrate(site, { engine: 'vitepress', name: 'x' });
  const written = texts.get('index.mdx') ?? '';
  expect(written.split('xxx\n')).toHaveLength(2);
  expect(written.match(/^End$/gm)).toHaveLength(1);
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringMatching(/takes in too much/)]);
});

it('says of a text above the repository that none of its files is meant', () => {
  const site = treeOf({
    '.vitepress/config.ts': 'export default {};\n',
    'index.md': '# A\n\n<!--@include: ../../above.md-->\n',
  });
  expect(migrate(site, { engine: 'vitepress', name: 'x' }).diagnostics.map(({ message }) => message)).toEqual(
    [expect.stringMatching(/no file of the docs or of their repository has this path/)],
  );
});

it('names each sidebar by the entry that leads into it, not by one that leads into a sidebar below', () => {
  const config = `export default {
    themeConfig: {
      nav: [{ text: 'Guide', link: '/guide/oil' }],
      sidebar: { '/guide/': [{ text: 'Oil', link: '/guide/oil' }], '/': [{ text: 'Home', link: '/lamp' }] },
    },
  }`;
  const files = { '.vitepress/config.ts': config, 'guide/oil.md': '# Oil\n', 'lamp.md': '# Lamp\n' };
  const made = migrate(treeOf(files), { engine: 'vitepress', name: 'x' }).texts.get('docs.json');
  const { navigation } = JSON.parse(made ?? '') as { navigation: { tabs: readonly { tab: string }[] } };
  expect(navigation.tabs.map(({ tab }) => tab)).toEqual(['Guide', 'Docs']);
});

it('keeps the links of a navbar beside a sidebar that is alone, and so no tab', () => {
  const config = `export default {
    themeConfig: {
      nav: [{ text: 'Guide', link: '/guide/' }],
      sidebar: { '/': [{ text: 'Oil', link: '/guide/oil' }] },
    },
  }`;
  const files = { '.vitepress/config.ts': config, 'guide/index.md': '# Guide\n', 'guide/oil.md': '# Oil\n' };
  const made = migrate(treeOf(files), { engine: 'vitepress', name: 'x' }).texts.get('docs.json');
  expect(JSON.parse(made ?? '')).toMatchObject({
    navbar: { links: [{ label: 'Guide', href: '/guide' }] },
    navigation: { pages: ['guide/oil'] },
  });
});

it('ends a block of a list in the list, wherever its last line stands', () => {
  const files = {
    '.vitepress/config.ts': 'export default {}',
    'a.md': '# A\n\n- b\n  ::: tip\n  c\n:::\n\nd\n',
  };
  const made = migrate(treeOf(files), { engine: 'vitepress', name: 'x' }).texts.get('a.mdx');
  expect(made).toContain('  c\n\n  </Tip>\n\nd\n');
});

it('writes components of Lucide as icons', () => {
  const text =
    '<script setup>\nimport { Trash2 } from \'lucide-vue-next\'\n</script>\n\n# A\n\n- <Trash2 :size="16" style="color: red" /> Gone <Trash2></Trash2>\n';
  const made = migrate(treeOf({ '.vitepress/config.ts': 'export default {}', 'a.md': text }), {
    engine: 'vitepress',
    name: 'x',
  });
  expect(made.texts.get('a.mdx')).toContain(
    '- <Icon icon="trash-2" iconLibrary="lucide" size={16} /> Gone <Icon icon="trash-2" iconLibrary="lucide" />\n',
  );
  expect(made.diagnostics.map(({ code }) => code)).toEqual(['migrate/left-out']);
});

it('leaves out a page of which code makes many', () => {
  const files = {
    '.vitepress/config.ts': 'export default {}',
    'a.md': '# A\n',
    'b/[name].md': '# B\n',
    'b/[name].paths.ts': 'export default { paths: () => [] };',
  };
  const { texts, diagnostics } = migrate(treeOf(files), { engine: 'vitepress', name: 'x' });
  expect([...texts.keys()].sort()).toEqual(['a.mdx', 'docs.json']);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/code makes pages of it/),
  ]);
});
