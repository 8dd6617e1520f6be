/** Rows of the format about references: what operations, schemas and pages written by hand show, on one small site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Built, buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

const FIRST = {
  openapi: '3.1.0',
  info: { title: 'One', version: '1' },
  servers: [
    {
      url: 'https://{port}.example.com',
      variables: { port: { default: 'api', enum: ['api', 'test'], description: 'Which harbour' } },
    },
    { url: 'https://second.example.com' },
  ],
  security: [{ key: [] }, { bearer: [] }],
  webhooks: {
    docked: {
      post: {
        summary: 'Boat docked',
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { berth: { type: 'string' } } } },
          },
        },
        responses: { '200': { description: 'ok' } },
      },
    },
  },
  paths: {
    '/boats': {
      get: {
        summary: 'List',
        description: 'Lists *all*.',
        deprecated: true,
        tags: ['Fleet'],
        security: [],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            required: true,
            description: 'How **many**',
            schema: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
            example: 5,
          },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
        ],
        callbacks: {
          onSail: {
            '{$request.body#/url}': {
              post: {
                requestBody: {
                  content: {
                    'application/json': {
                      schema: { type: 'object', properties: { wind: { type: 'string' } } },
                    },
                  },
                },
                responses: {},
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Fine',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Boat' },
                examples: {
                  us: { summary: 'US', value: { name: 'Mayflower' } },
                  gb: { summary: 'GB', value: { name: 'Victory' } },
                },
              },
            },
          },
          '404': { description: 'None' },
          '206': {
            description: 'A song',
            content: { 'audio/mpeg': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      },
      post: {
        operationId: 'add',
        summary: 'Add',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { plan: { type: 'string', format: 'binary' } } },
            },
          },
        },
        responses: { '201': { description: 'Made' } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask the *crew*', 'x-default': 'abc' },
      bearer: { type: 'http', scheme: 'bearer' },
    },
    schemas: {
      Titled: { title: 'A boat of ours', type: 'object' },
      Boat: {
        type: 'object',
        description: 'A boat.',
        required: ['name'],
        properties: {
          name: { type: 'string', readOnly: true, enum: ['Mayflower', 'Victory'] },
          secret: { type: 'string', writeOnly: true },
          hull: {
            oneOf: [
              { title: 'Wood', type: 'object', properties: { tree: { type: 'string' } } },
              { title: 'Steel', type: 'object', properties: { grade: { type: 'integer' } } },
            ],
          },
          all: {
            allOf: [
              { type: 'object', properties: { mast: { type: 'number' } } },
              { type: 'object', properties: { sail: { type: ['string', 'null'] } } },
            ],
          },
          kind: { const: 'boat' },
          extra: { type: 'object', additionalProperties: { type: 'integer' } },
        },
      },
    },
  },
};

const SECOND = {
  openapi: '3.0.3',
  info: { title: 'Two', version: '2' },
  tags: [{ name: 'crew', 'x-group': 'People' }],
  paths: {
    '/crew': { get: { summary: 'List crew', tags: ['crew'], responses: { '200': { description: 'ok' } } } },
    '/v2only': {
      get: {
        operationId: 'v2only',
        tags: ['crew'],
        responses: { '200': { description: 'ok' } },
        'x-mint': { metadata: { sidebarTitle: 'Only two', description: 'Own words' } },
      },
    },
  },
};

const NAVIGATION = {
  tabs: [
    {
      tab: 'V1',
      openapi: 'v1.json',
      pages: ['index', 'schema', 'hand', 'GET /boats', 'POST /boats', 'WEBHOOK docked', 'simple'],
    },
    { tab: 'All', groups: [{ group: 'Every', openapi: { source: 'v2.json', directory: 'two' } }] },
  ],
};

const files = {
  'docs.json': docsJson(NAVIGATION, {
    api: {
      openapi: ['v1.json', 'v2.json'],
      examples: { languages: ['ruby', 'bash', 'rust'], defaults: 'required', prefill: true },
      url: 'full',
      params: { expanded: 'all' },
      mdx: {
        server: ['https://one.example', 'https://two.example'],
        auth: { method: 'key', name: 'x-boat' },
      },
    },
  }),
  'v1.json': JSON.stringify(FIRST),
  'v2.json': JSON.stringify(SECOND),
  'index.mdx':
    '---\nopenapi: v2 GET /v2only\n---\nOwn text.\n\n<RequestExample>\n\n```sh Mine\nmine\n```\n\n</RequestExample>\n',
  'schema.mdx': '---\nopenapi-schema: Boat\n---\n',
  'titled.mdx': '---\nopenapi-schema: v1 Titled\n---\n',
  'hand.mdx':
    '---\ntitle: Hand\napi: POST /hand/{id}\n---\n<ParamField path="id" type="string" required>Which</ParamField>\n\n<ParamField body="sails" type="number" default="2">Sails</ParamField>\n\n<ParamField query="port" placeholder="Cowes">Where</ParamField>\n',
  'simple.mdx':
    '---\ntitle: Simple\napi: GET https://full.example/x\nauthMethod: none\nplayground: simple\n---\nText\n',
};

let site: Built;
beforeAll(async () => {
  site = await buildProject(writeProject(files), { siteUrl: 'https://rows.example' });
});
afterAll(removeTemporary);

/** HTML without the marks of colours, so that code reads as it is written. */
const page = (route: string): string =>
  site
    .read(`${route}/index.html`.replace(/^\//, ''))
    .replace(/<\/?span(?: class="(?:code-short )?[ld][^"]*")?>/g, '');

/** A row, the page where it shows, and what stands there. */
type Row = readonly [row: string, where: string, what: string | RegExp];

describe('a reference has', () => {
  const rows: readonly Row[] = [
    ['its operation in the page', 'api-reference/fleet/list', 'data-operation="GET /boats"'],
    [
      'method and path',
      'api-reference/fleet/list',
      /method-pill" data-method="get"[^>]*>GET.*api-path"[^>]*>\/boats</s,
    ],
    [
      'its description with marks',
      'api-reference/fleet/list',
      '<div class="page-description api-description"><p>Lists <em>all</em>.</p></div>',
    ],
    [
      'a mark that it is out of date',
      'api-reference/fleet/list',
      '<span class="nav-tag-pill deprecated">deprecated',
    ],
    [
      'its address by tag and summary',
      'api-reference/fleet/list',
      'data-current-path="/api-reference/fleet/list"',
    ],
    [
      'all its servers, with their variables',
      'api-reference/fleet/list',
      /https:\/\/\{port\}\.example\.com<.*Which harbour.*https:\/\/second\.example\.com</s,
    ],
    ['a choice of servers', 'api-reference/fleet/list', 'dir="auto" data-request-part="server"'],
    [
      'samples in the languages of the list, in its order',
      'api-reference/fleet/list',
      /data-title="Ruby".*data-title="cURL".*data-title="Rust"/s,
    ],
    [
      'samples with what is required, filled in from examples',
      'api-reference/fleet/list',
      /curl --request GET[\s\S]*boats\?limit=5/,
    ],
    [
      'no optional parameters in samples where only the others are asked for',
      'api-reference/fleet/list',
      /^(?![\s\S]*--header)/,
    ],
    [
      'parameters with limits and default',
      'api-reference/fleet/list',
      /id="query-limit"[\s\S]*How <strong>many<\/strong>/,
    ],
    ['parameters of headers', 'api-reference/fleet/list', />X-Trace</],
    ['answers to choose from', 'api-reference/fleet/list', /data-status="2">200<?[\s\S]*206/],
    ['examples by their names', 'api-reference/fleet/list', />US<[\s\S]*>GB</],
    ['a sound as an example', 'api-reference/fleet/list', /<audio|audio\/mpeg/],
    ['callbacks before the answers', 'api-reference/fleet/list', /onSail[\s\S]*id="response/],
    ['no security where it says so', 'api-reference/fleet/list', /^(?![\s\S]*data-request-part="security")/],
    ['a choice of ways to sign in', 'api-reference/add', /data-request-part="security".*>key<.*>bearer</s],
    ['words about ways to sign in', 'api-reference/add', 'Ask the <em>crew</em>'],
    ['the key in samples', 'api-reference/add', 'X-Key: &lt;api-key&gt;'],
    ['files in forms', 'api-reference/add', /multipart\/form-data[\s\S]*plan[\s\S]*file/],
    [
      'a page of what is sent to the reader',
      'api-reference/boat-docked',
      /data-operation="WEBHOOK docked"(?![\s\S]*api-try)[\s\S]*berth/,
    ],
    ['a page of a schema', 'schema', /A boat\.[\s\S]*id="boat-name"[\s\S]*>required<?[\s\S]*read-only/],
    ['the name of its schema as the title of its page', 'schema', '<h1 id="page-title">Boat</h1>'],
    ['the title of its schema as that of its page', 'titled', '<h1 id="page-title">A boat of ours</h1>'],
    ['values to choose from', 'schema', '<code dir="ltr">Mayflower</code> <code dir="ltr">Victory</code>'],
    ['variants by their titles', 'schema', /<option[^>]*>Wood<\/option><option[^>]*>Steel</],
    ['what several schemas say together', 'schema', /id="boat-all-mast"[\s\S]*id="boat-all-sail"/],
    ['values that may be nothing', 'schema', 'string | null'],
    ['values that are always the same', 'schema', /id="boat-kind"[\s\S]*<code dir="ltr">boat<\/code>/],
    ['names that the schema leaves open', 'schema', /id="boat-extra-key"[\s\S]*integer/],
    ['fields that are open from the start', 'schema', /<details class="expandable api-children" open>/],
    ['no answer for what is only sent', 'schema', /^(?![\s\S]*"secret")/],
    ['the operation of the specification that its page names', '', /data-operation="GET \/v2only"/],
    ['samples that its author wrote', '', /class="request-example[\s\S]*mine/],
    ['the text of its page', '', /Own text\./],
    ['pages in the folder of their element', 'two/crew/list-crew', 'data-operation="GET /crew"'],
    ['a label of tags in the sidebar', 'two/crew/list-crew', /sidebar-title">People</],
    ['a short title of its own', 'two/crew/list-crew', />Only two</],
    [
      'operations by hand, with servers of the configuration',
      'hand',
      /data-operation="POST \/hand\/\{id\}"[\s\S]*https:\/\/one\.example<[\s\S]*https:\/\/two\.example</,
    ],
    ['the key of the configuration for operations by hand', 'hand', /x-boat/i],
    ['the fields of its author', 'hand', /id="param-id"[\s\S]*Which[\s\S]*Sails/],
    [
      'addresses in full',
      'simple',
      /https:\/\/full\.example<[\s\S]*--url (?:<[^>]*>)*https:\/\/full\.example\/x/,
    ],
    ['no form where it is simple', 'simple', /^(?![\s\S]*api-try)/],
  ];
  it.each(rows)('%s', (_, where, what) => expect(page(where)).toMatch(what));
});

describe('beside references', () => {
  it('agents read the operation, and the specification', () => {
    expect(site.read('api-reference/fleet/list.md')).toMatch(/GET \/boats[\s\S]*limit/);
    expect(site.read('llms.txt')).toMatch(/## OpenAPI Specs[\s\S]*v1\.json/);
  });
  it('descriptions of their authors are those of pages', () =>
    expect(page('two/crew/get-v2only')).toContain('<meta name="description" content="Own words"'));
  it('a hint of an input is no value to begin with', () => {
    const [, request = ''] = /data-playground="\/([^"]+)"/.exec(site.read('hand/index.html')) ?? [];
    expect(JSON.parse(site.read(request))).toMatchObject({
      prefill: true,
      parameters: [{ name: 'id' }, { name: 'port', control: { example: 'Cowes', hint: true } }],
    });
  });
  it('nothing is told as wrong', () => expect(site.result.diagnostics).toEqual([]));
});
