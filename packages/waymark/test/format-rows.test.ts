/** Rows of the format, one after the other, on one small site that uses them all: what of each a reader or a tool gets. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

const SPECIFICATION = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/boats': {
      get: {
        summary: 'List boats',
        description: 'All *boats* of the harbour.',
        'x-mint': { metadata: { 'og:title': 'Boats!', tag: 'NEW' }, content: '<Note>Before it.</Note>' },
        'x-codeSamples': [{ lang: 'bash', label: 'By hand', source: 'sail --list' }],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', nullable: true, 'x-owner': 'crew' } },
        ],
        responses: { 200: { description: 'ok' } },
      },
      post: {
        summary: 'Add boat',
        'x-mint': { metadata: { playground: 'none' }, href: '/own/add' },
        responses: { 200: { description: 'ok' } },
      },
      delete: { summary: 'Sink boat', 'x-excluded': true, responses: {} },
      put: { summary: 'Mend boat', 'x-hidden': true, responses: {} },
    },
  },
};

const EVENTS = `asyncapi: 3.0.0
info: {title: Events, version: '1'}
servers: {live: {host: live.example.com, protocol: wss, security: [{type: apiKey, in: user}]}}
channels:
  docked:
    address: docked
    messages: {m: {payload: {type: object, properties: {berth: {type: string}}}}}
    bindings: {ws: {method: GET}}
operations:
  onDocked: {action: receive, channel: {$ref: '#/channels/docked'}}
`;

const HOME = `---
title: Home
sidebarTitle: Start
description: "The **home** of [boats](/a)"
icon: anchor
tag: LIVE
keywords: [slipway]
rss: true
---

Boats of {{owner}} cost $5 and $10.

## Theme <Badge>required</Badge>

<Badge color="yellow">y</Badge> <Badge color="orange">o</Badge> <Badge disabled>off</Badge>

<Heading level={3} noAnchor>Quiet words</Heading>

<img src="/favicon.svg" alt="x" actions={["copy"]} />

<Accordion title="Depth" id="deep">Three metres</Accordion>

<Visibility for="humans">For eyes.</Visibility><Visibility for="agents">For agents.</Visibility>

## Setup {#Own_Id}
`;

const files = {
  'docs.json': docsJson(
    {
      products: [
        {
          product: 'Guides',
          icon: 'ship',
          menu: [
            { item: 'Docs', pages: ['index', 'a', 'members', 'hidden', 'quiet'] },
            { item: 'Out', href: 'https://out.example' },
          ],
        },
        {
          product: 'API',
          tabs: [
            { tab: 'REST', openapi: { source: 'api.json', directory: 'rest' } },
            { tab: 'Again', openapi: { source: 'api.json', directory: 'again' } },
            { tab: 'Events', asyncapi: { source: 'events.yaml', directory: 'events' } },
          ],
        },
      ],
    },
    {
      description: 'A harbour',
      favicon: '/favicon.svg',
      variables: { owner: 'Anna' },
      metadata: { timestamp: true },
      search: { prompt: 'Ask the sea' },
      redirects: [
        { source: '/old/:slug*', destination: '/:slug*' },
        { source: '/pre-*', destination: '/a' },
        { source: '/soon', destination: '/a', permanent: false },
      ],
      seo: { metatags: { 'msapplication-TileColor': '#123456' }, organization: { name: 'Anna Ltd' } },
      contextual: {
        options: [
          'copy',
          'devin-desktop',
          {
            title: 'Mine',
            description: 'Ours',
            href: { base: 'https://x.example', query: [{ key: 'at', value: '$path' }] },
          },
        ],
      },
      api: { params: { post: ['nullable', 'x-owner'] }, playground: { credentials: true } },
      integrations: { ga4: { measurementId: 'G-1' }, telemetry: { enabled: false } },
      footer: { socials: { x: 'https://x.com/a', github: 'https://github.com/a' } },
    },
  ),
  'index.mdx': HOME,
  'a.mdx': `---\ntitle: A\nlastUpdatedDate: 2026-03-09\ncreatedDate: 2025-01-02\nauthors: [Anna, { name: Bo, url: https://bo.example }]\nhideFooterPagination: true\n"og:title": Own\n---\n
<View title="One" icon="ship">\n\nOne\n\n</View>\n<View title="Two" icon="dove">\n\nTwo\n\n</View>\n
\`\`\`mermaid\n---\nconfig:\n  layout: elk\n---\ngraph TD; A-->B\n\`\`\`\n
<Tree><Tree.Folder name="hull" highlight><Tree.File name="x"/></Tree.Folder></Tree>\n
<ParamField query="q" default="7" placeholder="p" deprecated>Words</ParamField>\n`,
  'members.mdx': '---\ntitle: M\ngroups: [crew]\n---\nSecret berth.\n',
  'hidden.mdx': '---\ntitle: H\nhidden: true\n---\nOut of sight.\n',
  'quiet.mdx': '---\ntitle: Q\nnoindex: true\n---\nNot for robots.\n',
  'unlisted.mdx': '---\ntitle: U\n---\nBuilt all the same.\n',
  'api.json': JSON.stringify(SPECIFICATION),
  'events.yaml': EVENTS,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
  '.mintignore': 'drafts\n',
  'drafts/no.mdx': '---\ntitle: No\n---\n',
};

let site: Built;
beforeAll(async () => {
  site = await buildProject(writeProject(files), { siteUrl: 'https://rows.example' });
});
afterAll(removeTemporary);

const page = (route: string): string => site.read(`${route}/index.html`.replace(/^\//, ''));
const told = (code: string): readonly string[] =>
  site.result.diagnostics.filter((found) => found.code === code).map(({ message }) => message);

/** A row, where it shows, and what stands there. */
type Row = readonly [row: string, where: string, what: string | RegExp];

describe('a page has', () => {
  const rows: readonly Row[] = [
    ['variables filled in', '', 'Boats of Anna cost $5 and $10.'],
    ['a description without signs of Markdown', '', '<meta name="description" content="The home of boats"/>'],
    ['a description drawn with them', '', /class="page-description">The <strong>home<\/strong> of/],
    ['its short title in the sidebar', 'a', /data-nav-kind="page"[^>]*>.*Start/],
    ['its tag in the sidebar', 'a', 'LIVE'],
    ['a heading without the text of its badge in the id', '', '<h2 aria-label="Theme required" id="theme"'],
    ['the id that its author wrote', '', 'id="Own_Id"'],
    ['a heading component with the id of its words', '', '<h3 id="quiet-words">Quiet words</h3>'],
    [
      'actions of pictures in the middle below',
      '',
      '<span class="image-actions" data-placement="bottom-center">',
    ],
    ['badges of two colours', '', /data-color="yellow".*data-color="orange"/s],
    ['badges that are off', '', /data-badge[^>]*data-disabled/],
    ['a disclosure with its id', '', /<details[^>]*id="deep"/],
    ['what people shall read only', '', /^(?=[\s\S]*For eyes\.)(?![\s\S]*For agents\.)/],
    ['icons of its views', 'a', /multi-view-item"[^>]*>(?:(?!multi-view-item).)*<svg/s],
    ['controls of diagrams, full screen among them', 'a', '&quot;fullScreen&quot;:&quot;Full screen&quot;'],
    ['folders that are marked', 'a', /data-[a-z-]*highlight|tree-highlight|data-highlight/],
    ['the day that it names', 'a', '<time datetime="2026-03-09">March 9, 2026</time>'],
    ['the title for networks that it names', 'a', '<meta property="og:title" content="Own"/>'],
    ['no links to its neighbours', 'a', /^(?![\s\S]*id="pagination")/],
    ['the prompt of the search', '', 'Ask the sea'],
    ['the colour of its tile', '', '<meta name="msapplication-TileColor" content="#123456"/>'],
    ['its publisher in JSON-LD', '', /"@type":\s*"Organization"[^<]*"name":\s*"Anna Ltd"/],
    [
      'its authors and its first day in JSON-LD',
      'a',
      /"author":\[{[^}]*"Anna"},{[^}]*"Bo"[^}]*}\],"datePublished":"2025-01-02","dateModified":"2026-03-09"/,
    ],
    ['links of the footer by their names', '', /href="https:\/\/github\.com\/a"[^>]*aria-label="GitHub"/i],
    ['menu entries of its author', '', 'href="https://x.example?at=%2F"'],
    ['a mark for search engines where it is hidden', 'hidden', /<meta name="robots" content="noindex/],
    ['the same where it says so', 'quiet', /<meta name="robots" content="noindex/],
    ['an address though nothing lists it', 'unlisted', 'Built all the same.'],
    [
      'a picture for networks',
      'a',
      /<meta property="og:image" content="https:\/\/rows\.example\/_waymark\/[^"]+\.png"/,
    ],
    ['the colour and icon of products', '', /data-nav-kind="product"[^>]*>(?:(?!data-nav-kind).)*<svg/s],
    ['menu items of a product', '', /data-nav-kind="item"[^>]*>(?:(?!data-nav-kind).)*Out/s],
  ];
  it.each(rows)('%s', (_, where, what) => expect(page(where)).toMatch(what));
});

describe('a page of an operation has', () => {
  const rows: readonly Row[] = [
    ['the description of its operation', 'rest/list-boats', 'content="All boats of the harbour."'],
    ['tags that its operation names', 'rest/list-boats', '<meta property="og:title" content="Boats!"/>'],
    ['text before the reference', 'rest/list-boats', 'Before it.'],
    ['samples by hand in place of made ones', 'rest/list-boats', /sail(?:<[^>]*>|\s)*--list/],
    ['pills of keys of its schemas', 'rest/list-boats', /entry-pill">nullable<.*entry-pill">crew</],
    ['a button for requests', 'rest/list-boats', 'class="api-try tryit-button"'],
    ['none where it is switched off', 'own/add', /^(?![\s\S]*class="api-try)/],
    ['an address in each directory', 'again/list-boats', 'main id="content-area"'],
    ['no index where it is hidden', 'rest/mend-boat', /<meta name="robots" content="noindex/],
    ['bindings of channels', 'events/docked', 'Bindings'],
    ['security of channels', 'events/docked', /Authorization/],
    ['a form for channels', 'events/docked', 'data-channel'],
    ['messages of channels', 'events/docked', 'berth'],
  ];
  it.each(rows)('%s', (_, where, what) => expect(page(where)).toMatch(what));

  it('cookies, if they are asked for', () => {
    const [, request = ''] = /data-playground="\/([^"]+)"/.exec(page('rest/list-boats')) ?? [];
    expect(JSON.parse(site.read(request))).toMatchObject({ cookies: true });
  });
});

describe('beside the pages', () => {
  const rows: readonly Row[] = [
    ['hosts forward for good, or for now', '_redirects', /\/soon \/a\/? 307[\s\S]*308/],
    ['hosts forward what begins alike', '_redirects', /^\/pre-\* \/a\/? 308$/m],
    [
      'agents find operations in the list',
      'llms.txt',
      /\(https:\/\/rows\.example\/rest\/list-boats\.md\): All boats/,
    ],
    ['agents find event specifications apart', 'llms.txt', /## AsyncAPI Specs\n\n- \[Events\]/],
    ['agents read what is for them', 'index.md', /^(?=[\s\S]*For agents\.)(?![\s\S]*For eyes\.)/],
    ['robots are told of the sitemap', 'robots.txt', 'Sitemap: https://rows.example/sitemap.xml'],
    ['the sitemap knows pages that nothing hides', 'sitemap.xml', /^(?!.*\/(?:hidden|quiet|members)\/)/s],
    ['nobody reads of pages for members', 'llms-full.txt', /^(?![\s\S]*Secret berth)/],
    ['specifications are served', 'api.json', '"List boats"'],
  ];
  it.each(rows)('%s', (_, where, what) => expect(site.read(where)).toMatch(what));

  it('what the project leaves out is no page', () => {
    expect(site.files.filter((path) => /drafts|sink-boat/.test(path))).toEqual([]);
  });

  it('what a site of files cannot do is told, and only that', () => {
    expect(told('content/menu-entries')).toEqual([expect.stringContaining('"devin-desktop"')]);
    expect(told('content/for-members')).toHaveLength(1);
    const codes = new Set(site.result.diagnostics.map(({ code }) => code));
    expect([...codes].sort()).toEqual(['content/for-members', 'content/menu-entries']);
  });
});
