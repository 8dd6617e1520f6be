import { afterAll, describe, expect, it } from 'vitest';
import { buildProject, docsJson, removeTemporary, writeProject } from './support/projects.ts';

afterAll(removeTemporary);

const schema = {
  type: 'object',
  properties: { boat: { type: 'string', description: 'Named by [one call](#operation/listBoats).' } },
};

const specification = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths: {
    '/boats': {
      get: {
        operationId: 'listBoats',
        summary: 'List boats',
        tags: ['Boats'],
        description: 'After [a boat is added](#tag/Boats/operation/addBoat), see [tides](#tag/Tides).',
        responses: { '200': { description: 'Fine' } },
      },
      post: {
        operationId: 'addBoat',
        summary: 'Add a boat',
        tags: ['Boats'],
        requestBody: { content: { 'application/json': { schema } } },
        responses: {
          '201': { description: 'As [before](#operation/listBoats) and [never](#operation/sink).' },
        },
      },
    },
  },
};

describe('links of a specification to its operations', () => {
  it('lead to their pages, in HTML and Markdown, and those to nothing are told', async () => {
    const folder = writeProject({
      'docs.json': docsJson({ groups: [{ group: 'API', openapi: 'harbour.json' }] }),
      'harbour.json': JSON.stringify(specification),
    });
    const site = await buildProject(folder);
    const list = site.read('api-reference/boats/list-boats/index.html');
    expect(list).toMatch(/href="\/api-reference\/boats\/add-a-boat\/"[^>]*>a boat is added</);
    expect(site.read('api-reference/boats/list-boats.md')).toContain(
      '[a boat is added](/api-reference/boats/add-a-boat/)',
    );
    const add = site.read('api-reference/boats/add-a-boat/index.html');
    expect(add.match(/href="\/api-reference\/boats\/list-boats\/"[^>]*>(?:one call|before)</g)).toHaveLength(
      2,
    );
    const told = site.result.diagnostics.map(({ code, message }) => `${code} ${/"#[^"]*"/.exec(message)}`);
    expect(told).toEqual(['links/missing-anchor "#tag/Tides"', 'links/missing-anchor "#operation/sink"']);
  });
});

it('lead to operations of channels and to root fields too', async () => {
  const folder = writeProject({
    'docs.json': docsJson({
      tabs: [
        { tab: 'Events', asyncapi: 'events.json' },
        { tab: 'Graph', graphql: 'harbour.graphql' },
      ],
    }),
    'events.json': JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: 'Events', version: '1' },
      channels: {
        moored: {
          description: 'Ends what [a call](#operation/hearCall) and [tides](#tag/All%20tides) began.',
        },
        called: {},
        tides: { tags: [{ name: 'All tides' }] },
      },
      operations: { hearCall: { action: 'receive', channel: { $ref: '#/channels/called' } } },
    }),
    'harbour.graphql':
      '"""What [captain](#operation/captain) sails, of [types](#tag/Types)."""\ntype Ship { name: String }\n' +
      'type Query { "Steers." captain: String, ship: Ship }',
  });
  const { read, result } = await buildProject(folder);
  const moored = read('api-reference/moored/index.html');
  expect(moored).toMatch(/href="\/api-reference\/called\/"[^>]*>a call</);
  expect(moored).toMatch(/href="\/api-reference\/tides\/"[^>]*>tides</);
  expect(read('api-reference/moored.md')).toContain('[a call](/api-reference/called/)');
  const ship = read('graphql-reference/types/Ship/index.html');
  expect(ship).toMatch(/href="\/graphql-reference\/queries\/captain\/"[^>]*>captain</);
  expect(read('graphql-reference/types/Ship.md')).toContain('[captain](/graphql-reference/queries/captain/)');
  expect(result.diagnostics.map(({ code }) => code)).toEqual([]);
});

it('lead from the Markdown of a large type or channel to the fields that it leaves out', async () => {
  const names = Array.from({ length: 400 }, (_, index) => `field${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const folder = writeProject({
    'docs.json': docsJson({
      tabs: [
        { tab: 'Events', asyncapi: 'events.json' },
        { tab: 'Graph', graphql: 'harbour.graphql' },
      ],
    }),
    'events.json': JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: 'Events', version: '1' },
      channels: { moored: { messages: { All: { payload: { type: 'object', properties } } } } },
    }),
    'harbour.graphql': `type Ship { ${names.map((name) => `${name}: String`).join(' ')} }\ntype Query { ship: Ship }`,
  });
  const { read } = await buildProject(folder);
  for (const path of ['graphql-reference/types/Ship.md', 'api-reference/moored.md']) {
    const [, address = ''] = /\[\d+ more\]\(\/(_waymark\/fields\/[\w-]+\.md)\)/.exec(read(path)) ?? [];
    expect(read(path)).not.toContain('`field399`');
    expect(read(address)).toContain('`field399`');
  }
});

it('lead to fields that a page loads when they are opened', async () => {
  const wide = (letter: string, value: object): object => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${letter}${index}`, value])),
  });
  const body = wide('berth', wide('boat', { type: 'string' }));
  const folder = writeProject({
    'docs.json': docsJson({ pages: ['index'], groups: [{ group: 'API', openapi: 'harbour.json' }] }),
    'index.mdx':
      '[one](/api-reference/moor#body-berth59-boat59), [none](/api-reference/moor#body-pier-boat59)',
    'harbour.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Harbour', version: '1' },
      paths: {
        '/moor': {
          post: {
            summary: 'Moor',
            requestBody: { content: { 'application/json': { schema: body } } },
            responses: { 200: { description: 'Fine' } },
          },
        },
      },
    }),
  });
  const site = await buildProject(folder);
  expect(site.read('api-reference/moor/index.html')).toContain('data-stem="body-berth59"');
  expect(site.result.diagnostics.map(({ message }) => /"#[^"]*"/.exec(message)?.[0])).toEqual([
    '"#body-pier-boat59"',
  ]);
});
