/** Rows of the format in their other forms: what a value means beside the one that the other sites of rows are built with. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

const SOCIAL_KEYS =
  'x website facebook youtube discord slack github linkedin instagram hacker-news medium telegram twitter x-twitter earth-americas bluesky threads reddit podcast'.split(
    ' ',
  );

const PAGE = `---
title: Home
icon: https://icons.example/a.png
---

import { Tally } from '/snippets/tally.tsx';

<RequestExample dropdown>

\`\`\`sh Shell
curl x
\`\`\`

\`\`\`py Python
get(1)
\`\`\`

</RequestExample>

<ResponseExample dropdown>

\`\`\`json Fine
{}
\`\`\`

\`\`\`json Lost
[]
\`\`\`

</ResponseExample>

<Tally from={2} />

\`\`\`js {1-2} focus={2,3} nocopy="false"
a // [!code ++:2]
b
c // [!code focus]
d // [!code highlight:1]
\`\`\`

{(() => <CodeBlock language="js" filename="made.js" lines>{'let made;'}</CodeBlock>)()}

[![linked](/own.svg)](/deep/one) <Icon icon="/own.svg" /> <Icon icon="flag" iconType="regular" />

One

<hr />

> [!NOTE]
> Said aside.
`;

const TALLY = `import { useEffect, useReducer } from 'react';

export const Tally = ({ from }: { from: number }) => {
  const [n, add] = useReducer((sum: number, more: number) => sum + more, from);
  useEffect(() => { document.title = String(n); }, [n]);
  return <button onClick={() => add(1)}>tally {n}</button>;
};
`;

const NAVIGATION = {
  global: {
    products: [{ product: 'Ships', href: 'https://ships.example' }],
    versions: [{ version: 'Old', href: 'https://old.example' }],
    dropdowns: [{ dropdown: 'Elsewhere', icon: 'ship', href: 'https://drop.example' }],
    languages: [{ language: 'de', href: 'https://de.example' }],
  },
  groups: [
    { group: 'Start', pages: ['index', 'plain', 'marked', 'GET /free'] },
    {
      group: 'Open',
      root: 'deep/index',
      directory: 'accordion',
      pages: ['deep/one', { group: 'Inner', pages: ['deep/two'] }],
    },
    { group: 'Bare', root: 'bare', directory: 'none', pages: ['two'] },
  ],
};

const files = {
  'docs.json': docsJson(NAVIGATION, {
    icons: { library: 'tabler' },
    styling: { codeblocks: 'css-variables', eyebrows: 'section' },
    background: { decoration: 'windows' },
    banner: { content: 'Ahoy', color: { light: '#ffff00' } },
    footer: { socials: Object.fromEntries(SOCIAL_KEYS.map((key) => [key, `https://${key}.example`])) },
    thumbnails: { fonts: { family: 'Lora' } },
    api: { openapi: 'api.json', examples: { autogenerate: false }, mdx: { server: 'https://one.example' } },
  }),
  'index.mdx': PAGE,
  'snippets/tally.tsx': TALLY,
  'plain.mdx': '---\ntitle: Plain\napi: GET /plain\nhideApiMarker: true\n---\n',
  'marked.mdx': '---\ntitle: Marked\napi: GET /marked\n---\n',
  'deep/index.mdx': '---\ntitle: Deep\n---\n',
  'deep/one.mdx': '---\ntitle: Deep one\nsearchable: false\nboost: 3\n---\nKelp.\n',
  'deep/two.mdx': '---\ntitle: Deep two\n---\n',
  'bare.mdx': '---\ntitle: Bare\n---\n',
  'two.md': '---\ntitle: Two\n---\nIn {braces}.\n',
  'own.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Free', version: '1' },
    paths: { '/free': { get: { summary: 'Free', responses: {} } } },
  }),
  ...Object.fromEntries('a.mov b.zip c.csv d.pdf e.wav f.woff2'.split(' ').map((path) => [path, 'x'])),
  'build/page.mdx': '---\ntitle: Built\n---\n',
  'README.md': '# For those who work here',
};

let site: Built;
beforeAll(async () => {
  site = await buildProject(writeProject(files), { siteUrl: 'https://rows.example' });
});
afterAll(removeTemporary);

const page = (route: string): string => site.read(`${route}/index.html`.replace(/^\//, ''));
const styles = (): string =>
  site.files
    .filter((path) => path.endsWith('.css'))
    .map(site.read)
    .join('\n');

/** A row, where it shows, and what stands there. */
type Row = readonly [row: string, where: string, what: string | RegExp];

describe('a page has', () => {
  const rows: readonly Row[] = [
    [
      'examples of requests as a menu',
      '',
      /id="request-example"[\s\S]*?option-dropdown[\s\S]*?>Python<\/option>/,
    ],
    [
      'examples of answers as a menu',
      '',
      /id="response-example"[\s\S]*?option-dropdown[\s\S]*?>Lost<\/option>/,
    ],
    ['components with hooks and types', '', /<wm-island[^>]*><button>tally 2<\/button>/],
    [
      'lines that are marked, counted, and in focus',
      '',
      /line-highlight line-diff line-add"[\s\S]*line-highlight line-focus line-diff line-add"[\s\S]*line-focus"[\s\S]*line-highlight"/,
    ],
    ['code that is copied all the same', '', /^(?![\s\S]*data-nocopy)/],
    ['code blocks that code makes', '', /code-block-title"[^>]*>made\.js<[\s\S]*made/],
    ['pictures that lead on', '', /<a [^>]*href="\/deep\/one\/"[^>]*><img[^>]*alt="linked"/],
    ['icons of files', '', /<(?:img|svg|span)[^>]*class="icon[^>]*own\.svg/],
    ['an icon of another site in its row', 'plain', /https:\/\/icons\.example\/a\.png/],
    ['rules across', '', /<hr ?\/?>/],
    ['alerts of GitHub', '', /data-kind="note"[\s\S]*Said aside/],
    [
      'the method of its operation in its row',
      '',
      /href="\/marked\/"[^>]*>(?:(?!<\/a>).)*(?:method-nav-pill)/s,
    ],
    ['none where it says so', 'two', /href="\/plain\/"[^>]*>(?:(?!<\/a>|method).)*Plain<\/span><\/a>/s],
    ['its section above the title', 'deep/one', /class="eyebrow[^>]*>(?:<[^>]*>)*Open</],
    ['a list that opens below its root page', 'deep', /class="directory[\s\S]*<details[\s\S]*Deep one/],
    ['no list where it shall have none', 'bare', /^(?![\s\S]*class="directory)/],
    ['products of other sites', '', 'https://ships.example'],
    ['versions of other sites', '', 'https://old.example'],
    ['dropdowns of other sites', '', 'https://drop.example'],
    ['languages of other sites', '', 'https://de.example'],
    ['no samples where none are made', 'api-reference/free', /^(?![\s\S]*request-example)/],
    ['no form where no server is named', 'api-reference/free', /^(?![\s\S]*class="api-try)/],
    ['braces of plain Markdown as they are', 'two', 'In {braces}.'],
    ['breadcrumbs for machines', 'deep/one', /"@type":\s*"BreadcrumbList"/],
    ...SOCIAL_KEYS.map(
      (key): Row => [
        `a link to ${key}`,
        '',
        new RegExp(`href="https://${key}\\.example"[^>]*aria-label="[^"]+"[^>]*><svg`),
      ],
    ),
  ];
  it.each(rows)('%s', (_, where, what) => expect(page(where)).toMatch(what));
});

describe('beside the pages', () => {
  it('styles have the colours of code by name, the ground and the banner', () => {
    expect(styles()).toContain('--mint-token-keyword');
    expect(styles()).toMatch(/#background-color[^}]*background/);
    expect(styles()).toContain('--_banner-bg:');
  });
  it('files of all kinds are served, folders that tools write too, and notes to authors are not', () => {
    for (const path of ['a.mov', 'b.zip', 'c.csv', 'd.pdf', 'e.wav', 'f.woff2', 'build/page/index.html'])
      expect(site.files).toContain(path);
    expect(site.files.filter((path) => /readme/i.test(path))).toEqual([]);
  });
  it('what search shall not find is still listed', () =>
    expect(site.read('llms.txt')).toContain('https://rows.example/deep/one.md'));
  it('what has no effect is told, and a name that nothing has', () =>
    expect(site.result.diagnostics.map(({ code, path }) => [code, path])).toEqual([
      ['content/no-effect', '/thumbnails/fonts'],
      ['mdx/unknown-name', undefined],
    ]));
});
