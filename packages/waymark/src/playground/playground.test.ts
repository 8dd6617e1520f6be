import { findHead, type JsonValue, readOperation, readSpecification } from '@waymark/openapi';
import { describe, expect, it } from 'vitest';
import { connectSources, describeRequest, resolveDisplay } from './index.ts';
import type { Control, RequestDescription } from './request-description.ts';

function request(operation: JsonValue, root: Record<string, JsonValue> = {}): RequestDescription {
  const text = JSON.stringify({ openapi: '3.1.0', ...root, paths: { '/x': { post: operation } } });
  const { value } = readSpecification('api.json', text);
  const head = value && findHead(value, 'POST', '/x');
  if (value === undefined || head === undefined) throw new Error('no operation');
  return describeRequest(value, readOperation(value, head), {
    callbackUrl: '/_waymark/oauth-callback.html',
    specificationUrl: '/api.json',
    prefill: false,
    cookies: false,
  });
}

function control(schema: JsonValue, root: Record<string, JsonValue> = {}): Control | undefined {
  const content = { 'application/json': { schema } };
  return request({ requestBody: { content } }, root).body?.content[0]?.control;
}

describe('describeRequest', () => {
  it('opens an object that no other field stands beside', () => {
    const data = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    const isOpen = (properties: JsonValue): readonly unknown[] => {
      const described = control({ type: 'object', properties });
      return described?.kind === 'fields'
        ? described.fields.map(({ control: inner }) => inner.kind === 'fields' && inner.expand)
        : [];
    };
    expect(isOpen({ data })).toEqual([true]);
    expect(isOpen({ data, more: data })).toEqual([undefined, undefined]);
  });

  it.each<readonly [JsonValue, object]>([
    [
      { type: 'string', format: 'date', minLength: 2 },
      { kind: 'text', format: 'date', limits: [{ kind: 'minLength', value: '2' }] },
    ],
    [
      { type: ['integer', 'null'], default: 3 },
      { kind: 'number', integer: true, nullable: true, example: 3 },
    ],
    [{ enum: ['a', 1] }, { kind: 'choice', choices: ['a', 1] }],
    [{ const: 'a' }, { kind: 'choice', only: 'a' }],
    [
      { type: 'array', items: { type: 'boolean' } },
      { kind: 'list', items: { kind: 'boolean' } },
    ],
    [{ type: ['boolean', 'null'] }, { kind: 'choice', choices: [true, false, null], nullable: true }],
    [{ type: 'array', prefixItems: [{ type: 'string' }] }, { kind: 'json' }],
    [
      { type: 'object', additionalProperties: { type: 'number' } },
      { kind: 'entries', values: { kind: 'number' } },
    ],
    [{ type: 'object' }, { kind: 'json' }],
    [{}, { kind: 'json' }],
    [
      { type: ['string', 'number'] },
      { kind: 'variants', variants: [{ label: 'string' }, { label: 'number' }] },
    ],
    [
      { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
      { kind: 'file', base64: true },
    ],
  ])('gives %j a control', (schema, expected) => {
    expect(control(schema)).toMatchObject(expected);
  });

  it('says of a field what its title tells', () => {
    const schema = { properties: { lamp: { type: 'string', title: 'Lamp of the harbour' } } };
    expect(control(schema)).toMatchObject({ fields: [{ name: 'lamp', note: 'Lamp of the harbour' }] });
  });

  it('leaves out what only answers hold, and ends schemas inside themselves', () => {
    const node = {
      type: 'object',
      required: ['name'],
      properties: {
        id: { type: 'string', readOnly: true },
        name: { type: 'string' },
        next: { $ref: '#/components/schemas/Node' },
      },
    };
    expect(
      control({ $ref: '#/components/schemas/Node' }, { components: { schemas: { Node: node } } }),
    ).toEqual({
      kind: 'fields',
      fields: [
        { name: 'name', required: true, type: 'string', control: { kind: 'text' } },
        { name: 'next', type: 'object', control: { kind: 'json' } },
      ],
    });
  });

  it('gives every alternative the properties that all share', () => {
    const found = control(
      {
        type: 'object',
        properties: { kind: { type: 'string' } },
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
        oneOf: [
          { $ref: '#/components/schemas/Cat' },
          { title: 'Dog', type: 'object', properties: { bark: { type: 'boolean' } } },
        ],
      },
      { components: { schemas: { Cat: { type: 'object', properties: { purr: { type: 'boolean' } } } } } },
    );
    if (found?.kind !== 'variants') throw new Error('no variants');
    const names = found.variants.map(({ label, control: variant }) => [
      label,
      variant.kind === 'fields' ? variant.fields.map(({ name }) => name) : [],
    ]);
    expect(names).toEqual([
      ['cat', ['kind', 'purr']],
      ['Dog', ['kind', 'bark']],
    ]);
    expect(found.variants[0]?.control).toMatchObject({ fields: [{ control: { example: 'cat' } }, {}] });
  });

  it('gives an alternative that has no properties of its own those that all share, and leaves other values alone', () => {
    const found = control({
      properties: { lamp: { type: 'string' } },
      oneOf: [
        { title: 'Lit', required: ['lamp'] },
        { title: 'Named', type: 'string' },
      ],
    });
    expect(found).toMatchObject({
      kind: 'variants',
      variants: [
        { label: 'Lit', control: { kind: 'fields', fields: [{ name: 'lamp' }] } },
        { label: 'Named', control: { kind: 'text' } },
      ],
    });
  });

  it('names the page that a sign-in leads back to only where a reader is led away', () => {
    const withFlows = (flows: JsonValue): RequestDescription =>
      request(
        { security: [{ oauth: [] }] },
        { components: { securitySchemes: { oauth: { type: 'oauth2', flows } } } },
      );
    const tokenUrl = 'https://sea.example/token';
    expect(withFlows({ clientCredentials: { tokenUrl, scopes: {} } }).callback).toBeUndefined();
    const authorizationCode = { authorizationUrl: 'https://sea.example/sign-in', tokenUrl, scopes: {} };
    expect(withFlows({ authorizationCode }).callback).toBe('/_waymark/oauth-callback.html');
  });

  it('stays small for very large schemas', () => {
    const wide = (depth: number): JsonValue =>
      depth === 0
        ? { type: 'string' }
        : {
            type: 'object',
            properties: Object.fromEntries(
              Array.from({ length: 12 }, (_, index) => [`p${index}`, wide(depth - 1)]),
            ),
          };
    expect(JSON.stringify(control(wide(4))).length).toBeLessThan(40_000);
  });

  it('knows what kind of body a content type is', () => {
    const forms = (type: string, schema: JsonValue = { type: 'string' }): string | undefined =>
      request({ requestBody: { content: { [type]: { schema } } } }).body?.content[0]?.form;
    expect(forms('application/vnd.a+json')).toBe('json');
    expect(forms('application/xml')).toBe('text');
    expect(forms('text/csv')).toBe('text');
    expect(forms('image/png')).toBe('binary');
    expect(forms('multipart/form-data')).toBe('multipart');
    expect(forms('application/x-www-form-urlencoded')).toBe('urlencoded');
  });

  it('writes notes as plain text', () => {
    const [parameter] = request({
      parameters: [
        {
          name: 'a',
          in: 'query',
          schema: {},
          description: 'See [the **list**](/x) of `ids`<br>and _all_ of snake\\_case.\n\nMore.',
        },
      ],
    }).parameters;
    expect(parameter?.note).toBe('See the list of ids and all of snake_case.');
  });
});

it('names servers as the page does: by their names, else by what is said of them', () => {
  const servers = [
    { url: 'https://a.example', name: 'Live', description: 'Where ships are real.' },
    { url: 'https://b.example', description: 'To try things out.' },
  ];
  expect(request({}, { servers }).servers.map(({ label }) => label)).toEqual(['Live', 'To try things out.']);
});

describe('connectSources', () => {
  it('has the WebSocket of what can be subscribed to', () => {
    const described = request({}, { servers: [{ url: 'https://a.example/graphql' }] });
    expect(connectSources(described)).toEqual(['https://a.example']);
    expect(connectSources({ ...described, subscribes: true })).toEqual([
      'https://a.example',
      'wss://a.example',
    ]);
  });

  const sources = (url: string, variables: Record<string, JsonValue> = {}): readonly string[] =>
    connectSources(request({}, { servers: [{ url, variables }] }));

  it('names the origins of servers', () => {
    expect(sources('https://api.example.com/v1')).toEqual(['https://api.example.com']);
    expect(sources('http://localhost:8080')).toEqual(['http://localhost:8080']);
    expect(sources('//api.example.com/v1')).toEqual(['https://api.example.com']);
    expect(sources('/v1')).toEqual([]);
  });

  it('opens what a reader may choose or type, and no more', () => {
    const region = { default: 'eu', enum: ['eu', 'us'] };
    expect(sources('https://{region}.example.com', { region })).toEqual([
      'https://eu.example.com',
      'https://us.example.com',
    ]);
    expect(sources('https://{team}.example.com', { team: { default: 'demo' } })).toEqual([
      'https://demo.example.com',
      'https://*.example.com',
    ]);
    expect(sources('http://localhost:{port}', { port: { default: '80' } })).toEqual([
      'http://localhost:80',
      'http://localhost:*',
    ]);
    expect(sources('https://{host}/v1', { host: { default: 'a.example' } })).toEqual([
      'https://a.example',
      'https:',
    ]);
    expect(
      sources('{scheme}://a.example', { scheme: { default: 'https', enum: ['https', 'http'] } }),
    ).toEqual(['https://a.example', 'http://a.example']);
  });

  it('lets nothing into the policy that could end a directive', () => {
    expect(sources('https://a.example;script-src *')).toEqual([]);
    expect(sources('https://a b.example')).toEqual([]);
  });

  it('names where tokens come from', () => {
    const oauth = { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://id.example/token' } } };
    const security = [{ oauth: [] }];
    expect(connectSources(request({ security }, { components: { securitySchemes: { oauth } } }))).toEqual([
      'https://id.example',
    ]);
  });
});

describe('resolveDisplay', () => {
  it('takes the nearest word that it knows', () => {
    const of = (page: unknown, operation: unknown, config?: string, hasServer = true) =>
      resolveDisplay({ page, operation, config }, hasServer);
    expect(of(undefined, undefined)).toBe('interactive');
    expect(of('none', 'simple', 'interactive')).toBe('none');
    expect(of(7, 'simple', 'interactive')).toBe('simple');
    expect(of(undefined, undefined, 'auth')).toBe('none');
    expect(of('interactive', undefined, 'auth')).toBe('interactive');
    expect(of(undefined, undefined, 'interactive', false)).toBe('simple');
  });
});
