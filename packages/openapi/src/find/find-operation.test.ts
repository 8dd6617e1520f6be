import { describe, expect, it } from 'vitest';
import {
  findChannelPage,
  findOperation,
  findSchema,
  readEndpoint,
  readSpecification,
  type Specification,
} from '../index.ts';

function specification(source: string, paths: readonly string[]): Specification {
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: Object.fromEntries(paths.map((path) => [path, { get: {}, post: {} }])),
    webhooks: { 'order paid': { post: {} } },
    components: { schemas: { Order: { type: 'object' } } },
  });
  const { value } = readSpecification(source, text);
  if (value === undefined) throw new Error('no specification');
  return value;
}

const all = [
  specification('openapi/v2.json', ['/users', '/teams/']),
  specification('openapi/v1.json', ['/users', '/users/{id}', '/constructor']),
  specification('guides/local.yaml', ['/local']),
  specification('openapi/v10.json', ['/users']),
  specification('old/api.json', ['/versions']),
  specification('old/v6/api.json', ['/versions']),
  specification('ar/api.json', ['/ships']),
  specification('fr/api.json', ['/ships', '/berths']),
  specification('shared/api.json', ['/ships']),
];

function find(
  reference: string,
  unread: readonly string[] = [],
  file = 'guides/page.mdx',
): readonly unknown[] {
  const { value, diagnostics } = findOperation(all, reference, { file, unread });
  return [
    value && `${value.specification.source} ${value.head.method} ${value.head.path}`,
    ...diagnostics.map(({ code, hint }) => `${code}${hint === undefined ? '' : `: ${hint}`}`),
  ];
}

it('takes the specification in the innermost folder around the page', () => {
  const newer = find('GET /versions', [], 'old/v6/versions/list.mdx');
  expect(newer).toEqual([expect.stringMatching(/^old\/v6\/api\.json get /i)]);
  expect(find('GET /versions', [], 'old/v5/list.mdx')).toEqual([
    expect.stringMatching(/^old\/api\.json get /i),
  ]);
  expect(find('GET /versions')).toEqual([
    expect.stringMatching(/^old\/api\.json get /i),
    'openapi/ambiguous-operation: Name the specification: `old/api.json GET /versions`',
  ]);
});

it('takes no specification in the folder of another language while there is one elsewhere', () => {
  expect(find('GET /ships')).toEqual(['shared/api.json GET /ships']);
  expect(find('GET /ships', [], 'fr/guides/page.mdx')).toEqual(['fr/api.json GET /ships']);
  expect(find('GET /berths')).toEqual(['fr/api.json GET /berths']);
});

it('takes a specification of another folder by the name of its file, if there is one of that name', () => {
  expect(find('/ar/openapi/v10.json GET /users')).toEqual([
    'openapi/v10.json GET /users',
    'openapi/specification-elsewhere: Write `openapi/v10.json`',
  ]);
  expect(find('/ar/openapi/v10.json GET /none')).toEqual([
    undefined,
    'openapi/specification-elsewhere: Write `openapi/v10.json`',
    'openapi/unknown-operation',
  ]);
  expect(find('/new/api.json GET /ships')).toEqual([
    undefined,
    expect.stringContaining('openapi/unknown-specification'),
  ]);
});

it.each([
  ['https://example.com/v10.json GET /users', []],
  ['/ar/openapi/v10.json GET /users', ['new/v10.json']],
])('takes no specification of another folder for %s, with %j unread', (reference, unread) => {
  expect(find(reference, unread)).toEqual([
    undefined,
    expect.stringContaining('openapi/unknown-specification'),
  ]);
});

describe('readEndpoint', () => {
  it('takes references apart', () => {
    expect(readEndpoint(' get /users ')).toEqual({ method: 'get', path: '/users' });
    expect(readEndpoint('openapi.json POST /a/{b}')).toEqual({
      file: 'openapi.json',
      method: 'POST',
      path: '/a/{b}',
    });
    expect(readEndpoint('https://x.example/a.json GET /b')).toMatchObject({
      file: 'https://x.example/a.json',
    });
    expect(readEndpoint('v1 webhook order paid')).toEqual({
      file: 'v1',
      method: 'WEBHOOK',
      path: 'order paid',
    });
    expect(readEndpoint('/users')).toBeUndefined();
    expect(readEndpoint('GET users')).toBeUndefined();
  });
});

describe('findOperation', () => {
  it('takes methods in any case and ignores a slash at the end', () => {
    expect(find('get /users/{id}/')).toEqual(['openapi/v1.json GET /users/{id}']);
    expect(find('Post /teams')).toEqual(['openapi/v2.json POST /teams/']);
    expect(find('v1 WEBHOOK order paid')).toEqual(['openapi/v1.json WEBHOOK order paid']);
    expect(find('get /constructor')).toEqual(['openapi/v1.json GET /constructor']);
  });

  it.each([
    ['openapi/v1.json'],
    ['/openapi/v1.json'],
    ['../openapi/v1.json'],
    ['../openapi/v1'],
    ['v1.json'],
    ['v1'],
    ['/openapi/v1'],
  ])('finds the specification %s', (name) => {
    expect(find(`${name} GET /users`)).toEqual(['openapi/v1.json GET /users']);
  });

  it('looks beside the page before the root', () => {
    const both = [...all, specification('guides/openapi/v1.json', ['/users'])];
    const { value } = findOperation(both, 'openapi/v1.json GET /users', { file: 'guides/page.mdx' });
    expect(value?.specification.source).toBe('guides/openapi/v1.json');
  });

  it('says nothing of an operation that may be in a specification that could not be read', () => {
    const url = 'https://example.com/api.yaml';
    expect(find('GET /elsewhere', [url])).toEqual([undefined]);
    expect(find(`${url} GET /users`, [url])).toEqual([undefined]);
    expect(find('v1 GET /elsewhere', [url])[1]).toMatch(/^openapi\/unknown-operation/);
  });

  it('says that there is none where the project has no specification at all', () => {
    const { diagnostics } = findOperation([], 'get /users', { file: 'page.mdx' });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'There is no operation GET /users: the project has no specification',
    ]);
  });

  it('warns when several have it', () => {
    expect(find('GET /users')).toEqual([
      'openapi/v1.json GET /users',
      'openapi/ambiguous-operation: Name the specification: `openapi/v1.json GET /users`',
    ]);
  });

  it('suggests none that ends with another name', () => {
    const path = (name: string) => `/organizations/{organizationId}/v1/${name}`;
    const known = specification('openapi.json', [path('members')]);
    const { diagnostics } = findOperation([known], `GET ${path('menus')}`, { file: 'page.mdx' });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([undefined]);
  });

  it('suggests the nearest when none has it', () => {
    expect(find('v1 GET /user/{id}')).toEqual([
      undefined,
      'openapi/unknown-operation: Did you mean `GET /users/{id}`?',
    ]);
    expect(find('v1 DELETE /users/{id}')).toEqual([
      undefined,
      'openapi/unknown-operation: Did you mean `GET /users/{id}`?',
    ]);
    expect(find('v1 GET /users/{identifier}')).toEqual([
      undefined,
      'openapi/unknown-operation: Did you mean `GET /users/{id}`?',
    ]);
    expect(find('openapi/v3.jsn GET /users')).toEqual([
      undefined,
      'openapi/unknown-specification: Did you mean `openapi/v1.json`?',
    ]);
    expect(find('GET https://boats.example/v1')).toEqual([
      undefined,
      'openapi/invalid-endpoint: Write the key as `api`, which takes an address and needs no specification',
    ]);
    expect(find('users')).toEqual([
      undefined,
      'openapi/invalid-endpoint: Write `GET /path`, `spec.json GET /path` or `webhook name`',
    ]);
  });
});

it('takes a specification alone for its only operation', () => {
  const text = JSON.stringify({ openapi: '3.1.0', paths: { '/only': { put: {} } } });
  const only = readSpecification('one/only.json', text).value;
  const found = findOperation(only === undefined ? [] : [...all, only], '/one/only.json', {
    file: 'page.mdx',
  });
  expect(found.value?.head).toMatchObject({ method: 'PUT', path: '/only' });
  const moved = findOperation(only === undefined ? [] : [only], '/two/only.json', { file: 'page.mdx' });
  expect(moved.value?.head.path).toBe('/only');
  expect(moved.diagnostics.map(({ code }) => code)).toEqual(['openapi/specification-elsewhere']);
  expect(find('openapi/v1.json')[1]).toMatch('openapi/invalid-endpoint');
});

describe('findSchema', () => {
  it('finds a schema by name, in a named specification if there is one', () => {
    const place = { file: 'page.mdx' };
    expect(findSchema(all, 'v2 Order', place).value?.specification.source).toBe('openapi/v2.json');
    expect(findSchema(all, 'Order', place).value?.name).toBe('Order');
    expect(findSchema(all, 'toString', place).value).toBeUndefined();
    expect(findSchema(all, 'Ordr', place).diagnostics[0]).toMatchObject({
      code: 'openapi/unknown-schema',
      hint: 'Did you mean `Order`?',
    });
  });

  it('says nothing of a schema that may be in a specification that could not be read', () => {
    const url = 'https://example.com/api.yaml';
    const place = { file: 'page.mdx', unread: [url] };
    for (const name of ['Elsewhere', `${url} Order`])
      expect(findSchema(all, name, place)).toEqual({ value: undefined, diagnostics: [] });
    expect(findSchema(all, 'v1 Elsewhere', place).diagnostics).toHaveLength(1);
    expect(findChannelPage(all, 'docked', place).diagnostics).toEqual([]);
  });

  it('knows a specification that could not be read by every form of its path', () => {
    const place = { file: 'guides/page.mdx', unread: ['openapi/torn.yaml'] };
    for (const name of ['openapi/torn.yaml', '/openapi/torn.yaml', '../openapi/torn', 'torn'])
      expect(findSchema(all, `${name} Order`, place)).toEqual({ value: undefined, diagnostics: [] });
  });
});
