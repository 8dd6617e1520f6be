import { afterAll, describe, expect, it } from 'vitest';
import { createSiteReader } from '../../src/site/read-site.ts';
import { type Files, projectOf, renderSite } from '../navigation/render-site.ts';
import { buildProject, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const base = { name: 'Test', theme: 'mint', colors: { primary: '#336699' } };
const api = (title: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: { '/a': { get: { summary: 'Get a', tags: ['One'], responses: {} } } },
  });
const URL = 'https://api.example.com/openapi';

async function open(
  files: Files,
  navigation: object,
  documents: ReadonlyMap<string, { text?: string; problem?: string }> = new Map(),
) {
  const all = { 'docs.json': JSON.stringify({ ...base, navigation }), 'index.mdx': '# Home', ...files };
  const fetching = {
    fetch: async (input: string | URL | Request) => {
      const { text, problem } = documents.get(String(input)) ?? { problem: 'unknown' };
      if (problem !== undefined) throw new Error(problem);
      return new Response(text);
    },
    store: { read: () => [...documents.values()][0]?.text, write: () => undefined },
  };
  const { value, diagnostics } = await createSiteReader({ base: '' }, fetching)(projectOf(all));
  return {
    routes: [...(value?.navigation.pages.keys() ?? [])],
    titles: value?.specifications.map(({ title }) => title),
    findings: diagnostics.map(({ code, severity, span, path }) => [code, severity, span?.file, path]),
    messages: diagnostics.map(({ message }) => message),
  };
}

it.each(['api.yaml', '/api.yaml', './api.yaml'])(
  'a specification that cannot be read, named %s, is told of once, whatever leads to it',
  async (openapi) => {
    const navigation = {
      groups: [
        { group: 'API', openapi: { source: openapi, directory: 'api' }, pages: ['index', 'a', 'GET /b'] },
      ],
    };
    const { result } = await buildProject(
      writeProject({
        'docs.json': JSON.stringify({ ...base, navigation }),
        'index.mdx': '[A page of it](/api/get-a)',
        'a.mdx': `---\nopenapi: ${openapi} GET /a\n---\n`,
        'api.yaml': `openapi: 3.1.0\nx: ${'['.repeat(600)}\n`,
      }),
    );
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['openapi/syntax']);
  },
);

it.each(['api', 'api.yaml', '/api.yaml'])(
  'links to pages that a specification named %s does not make are told',
  async (openapi) => {
    const { result } = await buildProject(
      writeProject({
        'docs.json': JSON.stringify({ ...base, navigation: { groups: [{ group: 'API', openapi }] } }),
        'index.mdx': '[One](/api-reference/one/get-a) [Two](/api-reference/one/get-b)',
        'api.yaml': api('A'),
      }),
    );
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['links/missing-page']);
  },
);

it.each([
  ['an operation', 'openapi: GET /b', 'openapi/unknown-operation'],
  ['a schema', 'openapi-schema: Boat', 'openapi/unknown-schema'],
  ['a channel', 'asyncapi: arrivals', 'openapi/unknown-channel'],
])('a page of %s that is nowhere shows its own text, and what is missed below it', async (_, key, code) => {
  const { read } = await buildProject(
    writeProject({
      'docs.json': JSON.stringify({ ...base, navigation: { pages: ['index'] } }),
      'index.mdx': `---\ntitle: Boats\n${key}\n---\n\nOwn text.\n`,
      'api.json': api('Boats'),
    }),
  );
  expect(read('index.html')).toMatch(
    new RegExp(
      `<p>Own text\\.</p><div class="diagnostic-page"><span[^>]*data-diagnostic="${code}"[^]*index.mdx:3:1<`,
    ),
  );
});

it.each([
  ['api.json', '', 'is empty', undefined],
  ['api.json', ' <!DOCTYPE html><html></html>', 'is an HTML page', 'Give the document itself'],
  ['api.html', '<html><body></body></html>', 'is an HTML page', 'Give the document itself'],
  ['api.json', '{"info":{"_postman_id":"1","name":"N"},"item":[]}', 'is a Postman collection', 'Export it'],
  [
    'build/api.json',
    '{"a":1}',
    'has no `openapi`, `swagger` or `asyncapi`',
    'Give the path of an OpenAPI file',
  ],
])('%s with "%s" is told once, by what it is', async (file, text, instead, hint) => {
  const navigation = {
    groups: [
      { group: 'API', openapi: `/${file}`, pages: ['GET /a', 'index'] },
      { group: 'More', openapi: file },
    ],
  };
  const { result } = await buildProject(
    writeProject({
      'docs.json': JSON.stringify({ ...base, navigation }),
      'index.mdx': '[A page of it](/api-reference/get-a)',
      '.mintignore': 'build\n',
      [file]: text,
    }),
  );
  const [finding, ...others] = result.diagnostics;
  expect(others).toEqual([]);
  expect(finding?.code).toBe('navigation/unknown-specification');
  expect(finding?.path).toBe('/navigation/groups/0/openapi');
  expect(finding?.message).toContain(`"/${file}" is no API specification: it ${instead}`);
  if (hint !== undefined) expect(finding?.hint).toContain(hint);
});

it('a specification may have any name that the configuration gives it', async () => {
  const site = await open({ 'api.txt': api('Text') }, { groups: [{ group: 'API', openapi: 'api.txt' }] });
  expect([site.titles, site.findings]).toEqual([['Text'], []]);
});

describe('specifications by address', () => {
  const navigation = {
    groups: [
      { group: 'Start', pages: ['index'] },
      { group: 'API', openapi: URL },
    ],
  };

  it('give pages once they are fetched', async () => {
    const site = await open({}, navigation, new Map([[URL, { text: api('Remote') }]]));
    expect(site).toEqual({
      routes: ['/', '/api-reference/one/get-a'],
      titles: ['Remote'],
      findings: [],
      messages: [],
    });
  });

  it('are told of once when they cannot be fetched, whatever names their operations', async () => {
    const named = {
      groups: [{ group: 'API', openapi: URL, pages: ['index', 'GET /a', 'POST /a', `${URL} GET /b`] }],
    };
    const site = await open({}, named, new Map([[URL, { problem: 'the server answers 500' }]]));
    expect(site.findings.map(([code]) => code)).toEqual(['openapi/unreachable']);
  });

  it('cost the site only their own pages when they cannot be fetched', async () => {
    const site = await open({}, navigation, new Map([[URL, { problem: 'the server answers 500' }]]));
    expect(site.routes).toEqual(['/']);
    expect(site.findings[0]).toEqual([
      'openapi/unreachable',
      'error',
      'docs.json',
      '/navigation/groups/1/openapi',
    ]);
  });

  it('are told of once also by pages whose operations no other specification has', async () => {
    const nobody = 'http://127.0.0.1:9/api.json';
    const navigation = { groups: [{ group: 'API', openapi: nobody, pages: ['index', 'a', 'b'] }] };
    const page = (operation: string): string => `---\nopenapi: ${operation}\n---\n`;
    const { result } = await buildProject(
      writeProject({
        'docs.json': JSON.stringify({ ...base, navigation }),
        'index.mdx': 'Home',
        'a.mdx': page('POST /nowhere'),
        'b.mdx': page(`"${nobody} GET /b"`),
        'other.json': api('Other'),
      }),
    );
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['openapi/unreachable']);
  });

  it('are told of once where their file is not there, whatever links to their pages', async () => {
    const navigation = {
      groups: [
        { group: 'API', openapi: { source: '/gone.json', directory: 'api' }, pages: ['index', 'GET /a'] },
        { group: 'Other', openapi: './other.json', pages: ['GET /a'] },
      ],
    };
    const { result } = await buildProject(
      writeProject({
        'docs.json': JSON.stringify({ ...base, navigation }),
        'index.mdx': '[a](/api/pets/get-a) [b](/api-reference/none)',
        'other.json': api('Other'),
      }),
    );
    expect(result.diagnostics.map(({ code, message }) => [code, /"(.*?)"/.exec(message)?.[1]])).toEqual([
      ['navigation/unknown-specification', '/gone.json'],
      ['links/missing-page', '/api-reference/none'],
    ]);
  });

  it('say so when an earlier copy stands in, or something else came', async () => {
    const stale = await open({}, navigation, new Map([[URL, { text: api('Old'), problem: 'offline' }]]));
    expect([stale.titles, stale.findings[0]?.slice(0, 2)]).toEqual([
      ['Old'],
      ['openapi/stale-copy', 'warning'],
    ]);
    const page = await open({}, navigation, new Map([[URL, { text: '<!doctype html>' }]]));
    expect(page.findings[0]?.[0]).toBe('openapi/unreachable');
    expect(page.messages[0]).toContain('is no specification, it is an HTML page');
  });

  it('refer to nothing that the configuration does not name', async () => {
    const text = JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a': { $ref: 'https://other.example.com/a.json' } },
    });
    const site = await open({}, navigation, new Map([[URL, { text }]]));
    expect(site.findings.map(([code]) => code)).toContain('openapi/external-reference');
  });
});

describe('overlays', () => {
  const overlay = (title: string, target?: string): string =>
    JSON.stringify({
      overlay: '1.0.0',
      ...(target && { extends: target }),
      actions: [{ target: '$.info', update: { title } }],
    });
  const attach = (openapi: unknown): object => ({ groups: [{ group: 'API', openapi }] });

  it('apply by their own `extends`, in alphabetical order', async () => {
    const files = {
      'api/a.json': api('A'),
      'o/2.json': overlay('Two', '../api/a.json'),
      'o/1.json': overlay('One', '../api/a.json'),
    };
    expect((await open(files, attach('api/a.json'))).titles).toEqual(['Two']);
  });

  it('apply as listed, and an empty list means none', async () => {
    const files = { 'a.json': api('A'), 'o/2.json': overlay('Two', '../a.json'), 'o/1.json': overlay('One') };
    expect(
      (await open(files, attach({ source: 'a.json', overlays: ['o/2.json', '/o/1.json'] }))).titles,
    ).toEqual(['One']);
    expect((await open(files, attach({ source: 'a.json', overlays: [] }))).titles).toEqual(['A']);
  });

  it('are reported when they are missing or contradict each other', async () => {
    const files = { 'a.json': api('A'), 'one.json': overlay('One') };
    const attachTwice = (overlays: readonly string[]): object => ({
      groups: [
        { group: 'X', openapi: { source: 'a.json', overlays: ['one.json'] } },
        { group: 'Y', openapi: { source: '/a.json', overlays } },
      ],
    });
    expect((await open(files, attachTwice([]))).findings).toContainEqual([
      'openapi/contradictory-overlays',
      'warning',
      'docs.json',
      '/navigation/groups/1/openapi/overlays',
    ]);
    expect((await open(files, attach({ source: 'a.json', overlays: ['on.json'] }))).findings).toContainEqual([
      'openapi/unknown-overlay',
      'error',
      'docs.json',
      '/navigation/groups/0/openapi/overlays/0',
    ]);
  });
});

it('reads a specification outside of the docs folder that the configuration names', async () => {
  const site = await open(
    { '../specs/api.json': api('Outside') },
    { groups: [{ group: 'API', openapi: '../specs/api.json' }] },
  );
  expect(site.titles).toEqual(['Outside']);
  expect(site.routes).toEqual(['/api-reference/one/get-a']);
});

it('renders a page’s operation from the specification in effect where the page stands', async () => {
  const page = '---\nopenapi: GET /a\n---\n';
  const group = (name: string): object => ({ group: name, openapi: `${name}.json`, pages: [`${name}/get`] });
  const { pages } = await renderSite({
    'docs.json': JSON.stringify({ ...base, navigation: { groups: [group('one'), group('two')] } }),
    'one.json': api('One').replace('Get a', 'From one'),
    'two.json': api('Two').replace('Get a', 'From two'),
    'one/get.mdx': page,
    'two/get.mdx': page.replace('GET', 'get'),
  });
  expect(pages.get('/two/get')).toContain('From two');
  expect(pages.get('/two/get')).toContain('<title>From two - Test</title>');
  expect(pages.get('/two/get')).not.toContain('ambiguous');
});

it.each([
  ['none is in effect', {}],
  ['both are in effect', { openapi: ['one.json', 'two.json'] }],
])('tells of a listed page whose operation two specifications have, where %s', async (_, attached) => {
  const { result } = await buildProject(
    writeProject({
      'docs.json': JSON.stringify({ ...base, navigation: { ...attached, pages: ['get'] } }),
      'one.json': api('One'),
      'two.json': api('Two'),
      'get.mdx': '---\nopenapi: GET /a\n---\n',
    }),
  );
  const found = result.diagnostics.map(({ code, span }) => [code, span?.file]);
  expect(found).toEqual([['openapi/ambiguous-operation', 'get.mdx']]);
});

describe('the page of an operation', () => {
  const operation = {
    summary: 'List boats',
    description: 'Every **boat** of [the harbour](/harbour).\n\nMore of it.',
    'x-mint': { metadata: { 'og:title': 'Boats, shared', keywords: ['sea', 'sail'] } },
    responses: {},
  };
  const files = {
    'docs.json': JSON.stringify({
      ...base,
      navigation: { openapi: 'api.json', pages: ['index', 'own', 'GET /boats'] },
    }),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Harbour', version: '1' },
      paths: { '/boats': { get: operation, post: { ...operation, summary: 'Add a boat' } } },
    }),
    'index.mdx': 'Home.',
    'own.mdx': '---\nopenapi: POST /boats\n---\n',
  };

  it('begins with the text that the operation brings: components and headings count, code does not run', async () => {
    const content =
      '## Before you sail\n\n<Note>Wind from the [north](/own).</Note>\n\n<RequestExample>\n\n```bash Own\nsail now\n```\n\n</RequestExample>\n\n{process.exit(3)}\n';
    const specification = (text: string): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Harbour', version: '1' },
        paths: { '/boats': { get: { ...operation, 'x-mint': { content: text } }, post: operation } },
      });
    const site = await buildProject(writeProject({ ...files, 'api.json': specification(content) }));
    const html = site.read('api-reference/list-boats/index.html');
    expect(html).toMatch(/<h2[^>]* id="before-you-sail"/);
    expect(html).toMatch(/class="callout"[^>]* data-kind="note"/);
    expect(html).toContain('href="/own/"');
    expect(html).toContain('data-title="Own"');
    expect(html).not.toContain('data-title="Python"');
    const markdown = site.read('api-reference/list-boats.md');
    expect(markdown.indexOf('> **Note**')).toBeLessThan(markdown.indexOf('`GET /boats`'));

    const dead = specification('Sail.\n\n[North](/north) <Badge icon="anker">x</Badge>');
    const lost = await buildProject(writeProject({ ...files, 'api.json': dead }));
    const places = lost.result.diagnostics.flatMap(({ code, span }) =>
      span?.file === 'api.json' ? [[code, dead.slice(span.start, span.start + 6)]] : [],
    );
    expect(places).toContainEqual(['icon/unknown', 'Sail.\\']);
    expect(places).toContainEqual(['links/missing-page', '/north']);

    const broken = await buildProject(
      writeProject({ ...files, 'api.json': specification('<Note>\n\nLeft **open**') }),
    );
    expect(broken.read('api-reference/list-boats/index.html')).toContain('<strong>open</strong>');
    expect(broken.result.diagnostics.map(({ code, span }) => `${code} ${span?.file}`)).toContain(
      'mdx/syntax api.json',
    );
  });

  it('tells of a text in YAML where it stands, though that of another operation begins alike', async () => {
    const operationOf = (path: string, says: string): string =>
      `  /${path}:\n    get:\n      x-mint:\n        content: |\n          <Warning>\n\n            ${says}\n          </Warning>\n      responses: {}\n`;
    const source = `openapi: 3.1.0\ninfo: {title: Harbour, version: '1'}\npaths:\n${operationOf('boats', 'Sail.')}${operationOf('quays', 'See {lamp}.')}`;
    const site = await buildProject(
      writeProject({
        'docs.json': JSON.stringify({
          ...base,
          navigation: { openapi: 'api.yaml', pages: ['index', 'GET /boats', 'GET /quays'] },
        }),
        'api.yaml': source,
        'index.mdx': 'Home.',
      }),
    );
    const [found] = site.result.diagnostics.filter(({ code }) => code === 'mdx/unknown-name');
    expect(found?.span?.start).toBe(source.lastIndexOf('<Warning>'));
  });

  it('describes itself in its head and in llms.txt, as its specification does', async () => {
    const site = await buildProject(writeProject(files));
    const generated = site.read('api-reference/list-boats/index.html');
    expect(generated).toContain('<meta name="description" content="Every boat of the harbour."');
    expect(generated).toContain('<meta property="og:description" content="Every boat of the harbour."');
    expect(generated).toContain('<meta property="og:title" content="Boats, shared"');
    expect(generated).toContain('<meta name="keywords" content="sea, sail"');
    expect(site.read('own/index.html')).toContain(
      '<meta name="description" content="Every boat of the harbour."',
    );
    expect(site.read('llms.txt')).toContain('list-boats.md): Every boat of the harbour.');
  });

  it('obeys what its operation says in place of front matter, as a page with a file obeys its own', async () => {
    const said = (summary: string, metadata: object) => ({ summary, 'x-mint': { metadata }, responses: {} });
    const paths = {
      '/a': { get: said('Unlisted', { noindex: true }), put: said('Unsearched', { searchable: 'false' }) },
      '/b': { get: said('Refused', { robots: 'noindex' }), put: said('Wide', { mode: 'wide' }) },
      '/c': {
        get: said('Named', {
          sidebarTitle: 'Short',
          hideApiMarker: true,
          canonical: 'https://c.example.com/x',
        }),
        put: said('Last', { hideFooterPagination: true, contextual: { options: ['view'] } }),
        post: said('Dated', { timestamp: true, lastUpdatedDate: '2024-02-03', related: ['/own'] }),
      },
    };
    const api = JSON.stringify({ openapi: '3.1.0', info: { title: 'Harbour', version: '1' }, paths });
    const navigation = { openapi: 'api.json', pages: [] };
    const project = {
      'docs.json': JSON.stringify({ ...base, navigation }),
      'api.json': api,
      'own.mdx': 'Own.',
    };
    const site = await buildProject(writeProject(project), { siteUrl: 'https://docs.example.com' });
    const page = (slug: string): string => site.read(`api-reference/${slug}/index.html`);
    const listed = [...site.read('sitemap.xml').matchAll(/api-reference\/([a-z]+)/g)].map(([, slug]) => slug);
    expect(listed).toEqual(['unsearched', 'wide', 'last', 'dated']);
    const agents = [...site.read('llms.txt').matchAll(/^- \[(\w+)\]\(.*api-reference/gm)].map(
      ([, name]) => name,
    );
    expect(agents).toEqual(['Unsearched', 'Refused', 'Wide', 'Named', 'Last', 'Dated']);
    const found = site.files
      .filter((path) => path.startsWith('_waymark/search/'))
      .map(site.read)
      .join('');
    expect(found).not.toContain('"Unlisted"');
    expect(found).not.toContain('"Unsearched"');
    expect(page('unlisted')).toContain('<meta name="robots" content="noindex"');
    expect(page('wide')).toContain('data-page-mode="wide"');
    expect(page('named')).toContain('<link rel="canonical" href="https://c.example.com/x"');
    expect(page('named')).toMatch(/data-nav-kind="endpoint"[^>]*><span>Short<\/span>/);
    expect(page('last')).not.toContain('id="pagination"');
    expect(page('last')).toContain('View as Markdown');
    expect(page('dated')).toContain('datetime="2024-02-03"');
    expect(page('dated')).toMatch(/class="related-topics".*href="\/own\/"/);
    expect(page('unsearched')).toMatch(/rel="next".*Refused/);
    expect(page('wide')).toMatch(/class="pagination-title">Short/);
  });
});
