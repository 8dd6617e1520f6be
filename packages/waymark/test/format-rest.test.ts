/** Rows of the format that the other sites of rows do not hold: files apart, entries of the menu, what pages are listed as. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

const API = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  security: [{ key: [] }],
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', 'x-default': 'from-author' } },
  },
  paths: {
    '/boats': {
      get: {
        summary: 'List boats',
        parameters: [
          {
            name: 'size',
            in: 'query',
            schema: { type: 'string', 'x-mint': { pre: ['early'], post: ['late'] } },
          },
        ],
        'x-codeSamples': [
          { label: 'List', lang: 'bash', source: 'sail --list' },
          { label: 'List', lang: 'javascript', source: 'sail.list()' },
        ],
        responses: {},
      },
      post: { summary: 'Add boat', 'x-mint': { metadata: { playground: 'none' } }, responses: {} },
    },
  },
};

const EVENTS = `asyncapi: 3.0.0
info: {title: Events, version: '1'}
channels: {docked: {address: docked, messages: {m: {payload: {type: object}}}}}
operations: {onDocked: {action: receive, channel: {$ref: '#/channels/docked'}}}
`;

const files = {
  'docs.json': docsJson(
    {
      tabs: [
        {
          tab: 'Docs',
          groups: [
            { group: 'Start', pages: ['index', 'plain', 'away', 'said', 'mute'] },
            { group: 'Found', hidden: true, searchable: true, pages: ['found'] },
          ],
        },
        { tab: 'API', openapi: 'api.json' },
        { tab: 'Events', asyncapi: { source: 'events.yaml', directory: 'one' } },
        { tab: 'More', asyncapi: { source: 'events.yaml', directory: 'two' } },
      ],
    },
    {
      description: 'A harbour of words',
      appearance: { $ref: './parts/appearance.json', strict: true },
      redirects: { $ref: './parts/redirects.json', ignored: 1 },
      contextual: {
        options: [
          { title: 'Plain', description: 'A link', href: 'https://plain.example/' },
          {
            title: 'Joined',
            description: 'To a query',
            href: {
              base: 'https://joined.example/?a=1#top',
              query: [{ key: 'q', value: 'R&D #1 of $path' }],
            },
          },
          {
            title: 'Full',
            description: 'All of it',
            href: {
              base: 'https://full.example',
              query: [
                { key: 'q', value: 'Read $page' },
                { key: 'at', value: '$path' },
                { key: 'mcp', value: '$mcp' },
              ],
            },
          },
        ],
      },
      seo: { metatags: { robots: 'noindex' } },
    },
  ),
  'waymark.json': '{"mcp":{"url":"https://mcp.example/"}}',
  'parts/appearance.json': '{"default":"dark"}',
  'parts/redirects.json': '[{"$ref":"./one.json"}]',
  'parts/one.json': '{"source":"/old/:slug*","destination":"/:slug*"}',
  'index.mdx': '---\ntitle: Home\n---\nWords of home.\n',
  'plain.mdx': '---\ntitle: Plain\nrss: true\n---\n<Update label="March 2026">News.</Update>\n',
  'away.mdx': '---\ntitle: Away\nurl: https://away.example/\n---\n',
  'said.mdx': '---\ntitle: Said\ndescription: Own words\n---\n',
  'long.mdx': `---\ntitle: Long\n---\n${'äh '.repeat(300)}\n`,
  'found.mdx': '---\ntitle: Found\n---\nKelp.\n',
  'api.json': JSON.stringify(API),
  'mute.mdx': '---\ntitle: Mute\nsearchable: false\n---\nWhisperings.\n',
  'events.yaml': EVENTS,
};

let site: Built;
beforeAll(async () => {
  site = await buildProject(writeProject(files), { siteUrl: 'https://rows.example' });
});
afterAll(removeTemporary);

/** A row, the file in which it shows, and what stands there. */
type Row = readonly [row: string, file: string, what: string | RegExp];

describe('a site has', () => {
  const boats = 'api-reference/list-boats/index.html';
  const rows: readonly Row[] = [
    [
      'its description on pages without one',
      'index.html',
      '<meta name="description" content="A harbour of words"/>',
    ],
    [
      'that of the page where it has one',
      'said/index.html',
      '<meta name="description" content="Own words"/>',
    ],
    ['its description for agents', 'llms.txt', '> A harbour of words'],
    [
      'settings of another file, and what stands beside them',
      'index.html',
      /class="dark"[\s\S]*data-appearance-strict|data-appearance-strict[^>]*class="dark"/,
    ],
    [
      'lists of other files, which name others in turn',
      '_redirects',
      /^\/old\/:part\/\* \/:part\/:splat 308$/m,
    ],
    ['menu entries that are links', 'index.html', 'href="https://plain.example/"'],
    [
      'menu entries with page, path and server',
      'said/index.html',
      'https://full.example?q=Read%20%23%20Said%0A%0A%3E%20Own%20words&amp;at=%2Fsaid&amp;mcp=https%3A%2F%2Fmcp.example%2F',
    ],
    [
      'menu entries whose address has a query and a hash already, with signs that mean something there',
      'said/index.html',
      'href="https://joined.example/?a=1&amp;q=R%26D%20%231%20of%20%2Fsaid#top"',
    ],
    [
      'menu entries with the address of a page whose text is too long for one',
      'long/index.html',
      'https://full.example?q=Read%20https%3A%2F%2Frows.example%2Flong.md&amp;at=%2Flong&amp;',
    ],
    [
      'the mark for all pages that search engines shall not list',
      'said/index.html',
      '<meta name="robots" content="noindex"',
    ],
    [
      'rows that lead to other sites',
      'index.html',
      /<a href="https:\/\/away\.example\/" target="_blank"[^>]*>(?:(?!<\/a>).)*Away/,
    ],
    [
      'a button for its feed',
      'plain/index.html',
      /<link rel="alternate" type="application\/rss\+xml"[\s\S]*href="\/plain\/rss\.xml"/,
    ],
    ['hidden pages that search may find, in lists', 'llms.txt', 'https://rows.example/found.md'],
    ['no row for them', 'index.html', /^(?![\s\S]*href="\/found\/")/],
    ['pills around fields', boats, /early[\s\S]*>size<[\s\S]*late/],
    [
      'written samples of one label told apart',
      boats,
      /List \(?[^<]*bash|data-title="[^"]*(?:Bash|cURL)[^"]*"[\s\S]*data-title="[^"]*JavaScript/i,
    ],
    [
      'no form, and the bar of method and path, where the playground is off',
      'api-reference/add-boat/index.html',
      /^(?![\s\S]*class="api-try)[\s\S]*api-path/,
    ],
    [
      'Markdown of operations that ends with their part of the specification',
      'api-reference/list-boats.md',
      /## OpenAPI\n\nPart of `api\.json`\.\n\n```json\n\{\n {2}"openapi": [\s\S]*"\/boats": \{\n {6}"get"/,
    ],
    ['Markdown of channels that does, too', 'one/docked.md', /## AsyncAPI\n\nPart of `events\.yaml`/],
    ['channels in the folder of the first place', 'one/docked/index.html', 'docked'],
    ['channels in that of the second place', 'two/docked/index.html', 'docked'],
  ];
  it.each(rows)('%s', (_, file, what) => expect(site.read(file)).toMatch(what));

  it('a key that its author gives for all', () => {
    const [, request = ''] = /data-playground="\/([^"]+)"/.exec(site.read(boats)) ?? [];
    expect(site.read(request)).toContain('from-author');
  });
  it('no words in its search of pages that search shall not find', () => {
    const index = site.files.filter((path) => path.startsWith('_waymark/search')).map(site.read);
    expect(index.join('')).toContain('kelp');
    expect(index.join('')).not.toMatch(/whispering/i);
  });
  it('the link alone on the page of what is only a link, and not its address in the sitemap', () => {
    expect(site.read('sitemap.xml')).not.toContain('away');
    expect(site.read('away/index.html')).toMatch(
      /<article[\s\S]*<p><a [^>]*href="https:\/\/away\.example\/"[^>]*>Away<\/a><\/p>/,
    );
  });
});

it('a site whose author wants none of the specification in Markdown has none', async () => {
  const navigation = { groups: [{ group: 'API', openapi: 'api.json' }] };
  const config = docsJson(navigation, { markdown: { schema: false } });
  const plain = await buildProject(writeProject({ 'docs.json': config, 'api.json': JSON.stringify(API) }));
  expect(plain.read('api-reference/list-boats.md')).not.toContain('OpenAPI');
});

it('a site needs neither name nor theme nor colours, and is told of it', async () => {
  const bare = await buildProject(
    writeProject({ 'docs.json': '{"navigation":{"pages":["index"]}}', 'index.mdx': 'Words.\n' }),
  );
  expect(bare.read('index.html')).toContain('Words.');
  const paths = bare.result.diagnostics.map(({ message }) => /`(\w+)`/.exec(message)?.[1]);
  expect(paths.sort()).toEqual(['colors', 'name', 'theme']);
});

it('a picture without words is told of', async () => {
  const bare = await buildProject(
    writeProject({
      'docs.json': docsJson({ pages: ['index'] }),
      'index.mdx': '<img src="/a.svg" />\n',
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    }),
  );
  expect(bare.result.diagnostics).toMatchObject([
    { code: 'mdx/missing-prop', message: expect.stringContaining('`alt`') },
  ]);
});
