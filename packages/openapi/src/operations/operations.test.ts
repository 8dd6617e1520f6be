import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createSchemaReader,
  findHead,
  type JsonValue,
  type Operation,
  operationHeads,
  operationMarkdown,
  printPlain,
  readOperation,
  readSpecification,
  type Specification,
  toCatalog,
} from '../index.ts';

function read(value: string | object, source = 'api.json'): Specification {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const specification = readSpecification(source, text).value;
  if (specification === undefined) throw new Error('no specification');
  return specification;
}

const shop = read(readFileSync(new URL('../../test/specs/shop.yaml', import.meta.url), 'utf8'), 'shop.yaml');

function operation(specification: Specification, method: string, path: string): Operation {
  const head = findHead(specification, method, path);
  if (head === undefined) throw new Error(`no ${method} ${path}`);
  return readOperation(specification, head);
}

describe('operationHeads', () => {
  it('finds the webhooks that 3.0 has as an extension', () => {
    const text = JSON.stringify({
      openapi: '3.0.3',
      paths: {},
      'x-webhooks': { paid: { post: { summary: 'Paid' } } },
    });
    const old = readSpecification('old.json', text).value;
    const heads = old === undefined ? [] : operationHeads(old);
    expect(heads.map(({ method, path, pointer }) => `${method} ${path} ${pointer}`)).toEqual([
      'WEBHOOK paid /x-webhooks/paid/post',
    ]);
  });

  it('has what its path says, where an operation says nothing itself', () => {
    const [get, put] = operationHeads(
      read({
        openapi: '3.1.0',
        paths: { '/a': { description: 'Of lamps', get: {}, put: { description: 'Lights one' } } },
      }),
    );
    expect([get?.description, put?.description]).toEqual(['Of lamps', 'Lights one']);
  });

  it('lists operations in document order, webhooks last', () => {
    expect(operationHeads(shop).map(({ method, path, title }) => `${method} ${path}: ${title}`)).toEqual([
      'GET /orders: List orders',
      'POST /orders: Place an order',
      'GET /orders/{id}: GET /orders/{id}',
      'DELETE /orders/{id}: Cancel an order',
      'PUT /files: Upload a file',
      'WEBHOOK order-paid: order-paid',
    ]);
  });

  it('never takes inherited names for paths', () => {
    expect(findHead(shop, 'GET', 'constructor')).toBeUndefined();
    expect(findHead(shop, 'WEBHOOK', 'toString')).toBeUndefined();
    expect(findHead(shop, 'constructor', '/orders')).toBeUndefined();
  });

  it('takes a tag without a name for none', () => {
    const specification = read({ openapi: '3.1.0', paths: { '/a': { get: { tags: ['', ' ', 'Lamps'] } } } });
    expect(operationHeads(specification).map(({ tags }) => tags)).toEqual([['Lamps']]);
  });

  it('reads methods of 3.2', () => {
    const specification = read({
      openapi: '3.2.0',
      paths: { '/a': { query: {}, additionalOperations: { LOCK: { summary: 'Lock' }, lower: {} } } },
    });
    expect(operationHeads(specification).map(({ method }) => method)).toEqual(['QUERY', 'LOCK']);
    expect(findHead(specification, 'LOCK', '/a')?.title).toBe('Lock');
    expect(findHead(specification, 'lock', '/a')).toBeUndefined();
  });
});

describe('readOperation', () => {
  it('has the documents of a tag on its first operation only', () => {
    const tagged = { tags: ['t'] };
    const specification = read({
      openapi: '3.1.0',
      tags: [{ name: 't', externalDocs: { url: 'https://a.example/t' } }],
      paths: { '/a': { get: { ...tagged, 'x-excluded': true } }, '/b': { get: tagged, put: tagged } },
    });
    const of = (method: string): readonly string[] =>
      operation(specification, method, '/b').externalDocs.map(({ url }) => url);
    expect([of('GET'), of('PUT')]).toEqual([['https://a.example/t'], []]);
  });

  it('says of a webhook what it is sent with, not what all requests must have', () => {
    const post = { security: [{ own: [] }] };
    const specification = read({
      openapi: '3.1.0',
      security: [{ own: [] }],
      webhooks: { signed: { post }, plain: { post: {} }, empty: { post: { security: null } } },
      components: { securitySchemes: { own: { type: 'http', scheme: 'basic' } } },
    });
    const keysOf = (path: string): readonly string[] =>
      operation(specification, 'WEBHOOK', path).security.flatMap(({ schemes }) =>
        schemes.map(({ key }) => key),
      );
    expect(['signed', 'plain', 'empty'].map(keysOf)).toEqual([['own'], [], []]);
  });

  it('merges parameters of path and operation', () => {
    const { parameters } = operation(shop, 'get', '/orders');
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['X-Trace', 'header', false],
      ['limit', 'query', false],
      ['status', 'query', false],
      ['filter', 'query', false],
      ['session', 'cookie', false],
    ]);
    expect(parameters[1]?.description).toBe('Orders on one page.');
    expect(parameters[3]).toMatchObject({ style: 'deepObject', explode: false });
    expect(parameters[4]?.deprecated).toBe(true);
  });

  it('reads servers, security, body, responses and callbacks', () => {
    const create = operation(shop, 'POST', '/orders');
    expect(create.servers[0]?.variables).toEqual([{ name: 'region', default: 'eu', enum: ['eu', 'us'] }]);
    expect(
      create.security.map(({ schemes }) => schemes.map(({ name, in: place }) => `${place} ${name}`)),
    ).toEqual([['header Authorization'], ['header X-Api-Key', 'query tenant']]);
    expect(create.body).toMatchObject({ required: true, description: 'What to order.' });
    expect(create.body?.content[0]?.examples[0]?.summary).toBe('Two cups of tea');
    expect(create.responses.map(({ status, description }) => `${status} ${description}`)).toEqual([
      '201 The order.',
      '422 What went wrong.',
    ]);
    expect(create.callbacks[0]).toMatchObject({ name: 'shipped', method: 'POST' });
    expect(operation(shop, 'DELETE', '/orders/{id}').security).toEqual([]);
  });

  it('follows references of path items, parameters and bodies', () => {
    const specification = read({
      openapi: '3.1.0',
      paths: { '/a': { $ref: '#/components/pathItems/A' } },
      components: {
        pathItems: {
          A: {
            parameters: [{ $ref: '#/components/parameters/P' }, { $ref: '#/components/parameters/Gone' }],
            get: { requestBody: { $ref: '#/components/requestBodies/B' } },
          },
        },
        parameters: {
          P: { name: 'p', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
        },
        requestBodies: { B: { content: { 'text/plain': {} } } },
      },
    });
    const { parameters, body } = operation(specification, 'GET', '/a');
    expect(parameters.map(({ name, schema }) => [name, schema.value])).toEqual([['p', { type: 'object' }]]);
    expect(body?.content[0]?.type).toBe('text/plain');
  });
});

it('has what stands in braces in its path as a parameter, whether that is described or not', () => {
  const parameters = [{ name: 'name', in: 'path', required: true, schema: { type: 'integer' } }];
  const paths = { '/ports/{id}/{name}/{id}/{crew=all/*}': { get: { parameters } } };
  const document = read({ openapi: '3.1.0', paths, webhooks: { '{gone}': { post: {} } } });
  const all = operationHeads(document).map((head) => readOperation(document, head).parameters);
  expect(all.map((each) => each.map(({ name, in: place, required }) => [name, place, required]))).toEqual([
    [
      ['id', 'path', true],
      ['name', 'path', true],
    ],
    [],
  ]);
});

describe('examples of operations', () => {
  it('are the named one that a reference at `example` means', () => {
    const content = (example: object): object => ({ 'application/json': { example } });
    const specification = read({
      openapi: '3.1.0',
      paths: {
        '/a': { post: { requestBody: { content: content({ $ref: '#/components/examples/Two' }) } } },
        '/b': { post: { requestBody: { content: content({ $ref: '#/components/examples/Gone' }) } } },
      },
      components: { examples: { Two: { summary: 'Two cups', value: { cups: 2 } } } },
    });
    const [first, second] = ['/a', '/b'].map(
      (path) => operation(specification, 'POST', path).body?.content[0]?.examples,
    );
    expect(first).toEqual([{ summary: 'Two cups', value: { cups: 2 } }]);
    expect(second).toEqual([{ value: { $ref: '#/components/examples/Gone' } }]);
  });

  const examples = (first: object): ReturnType<typeof operation>['body'] => {
    const content = { 'application/json': { examples: { first } } };
    const text = JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a': { post: { requestBody: { content } } } },
    });
    const files: Record<string, string> = { 'api/samples/a.json': '[{"n": 12345678901234567890}]' };
    const read = readSpecification('api/api.json', text, { load: (path) => files[path] });
    if (read.value === undefined) throw new Error('no specification');
    codes = read.diagnostics.map(({ code }) => code);
    return operation(read.value, 'POST', '/a').body;
  };
  let codes: readonly string[] = [];

  it.each([
    [{ $ref: 'samples/a.json' }, '[{"n":12345678901234567890}]', []],
    [{ $ref: 'samples/gone.json' }, undefined, ['openapi/unresolved-reference']],
    // Words of an API about schemas.
    [{ $ref: '#/definitions/a' }, '{"$ref":"#/definitions/a"}', []],
    [{ $ref: 'a.json', more: 1 }, '{"$ref":"a.json","more":1}', []],
    [{ $ref: 'https://a.example/a.json' }, '{"$ref":"https://a.example/a.json"}', []],
  ])('%j as a value is %s', (value, expected, found) => {
    const example = examples({ value })?.content[0]?.examples[0]?.value;
    expect({ example: example === undefined ? undefined : printPlain(example), codes }).toEqual({
      example: expected,
      codes: found,
    });
  });

  it.each([
    ['samples/a.json', { value: '[{"n":12345678901234567890}]' }, []],
    ['samples/gone.json', { externalValue: 'samples/gone.json' }, ['openapi/unresolved-reference']],
    // What the API itself serves.
    ['/samples/a.json', { externalValue: '/samples/a.json' }, []],
    ['samples/a.png', { externalValue: 'samples/a.png' }, []],
  ])('%s as externalValue is %j', (externalValue, expected, found) => {
    const { value, name: _, ...rest } = examples({ externalValue })?.content[0]?.examples[0] ?? {};
    expect({ ...(value === undefined ? {} : { value: printPlain(value) }), ...rest }).toEqual(expected);
    expect(codes).toEqual(found);
  });
});

describe('examples of JSON that are written as a text', () => {
  const exampleValue = (
    value: string,
    schema: JsonValue,
    type = 'application/json',
  ): JsonValue | undefined => {
    const content = { [type]: { schema, examples: { one: { value } } } };
    const specification = read({ openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } });
    return operation(specification, 'POST', '/a').body?.content[0]?.examples[0]?.value;
  };

  it('are the value that is meant', () => {
    expect(printPlain(exampleValue('{ "n": [12345678901234567890] }\n', {}) ?? null)).toBe(
      '{"n":[12345678901234567890]}',
    );
    expect(exampleValue('[]', { type: 'array' })).toEqual([]);
  });

  it.each<[string, JsonValue, string?]>([
    ['{ "a": 1 }', { type: 'string' }],
    ['{ "a": 1 }', { type: ['string', 'null'] }],
    ['{ "a": 1 }', {}, 'text/plain'],
    ['{ a: 1 }', { type: 'object' }],
    ['plain', { type: 'object' }],
    ['1', { type: 'integer' }],
    ['['.repeat(100_000), {}],
  ])('stay the text where it is one (%#)', (value, ...rest) =>
    expect(exampleValue(value, ...rest)).toBe(value),
  );
});

describe('maps that are references as a whole', () => {
  it('are read from where they lead', () => {
    const media = { schema: { type: 'string' }, examples: { $ref: '#/x-parts/examples' } };
    const files: Record<string, string> = {
      'parts/responses.json': JSON.stringify({
        200: { headers: { $ref: '#/x-total' }, content: { $ref: 'content.json' } },
        'x-total': { Total: { schema: { type: 'integer' } } },
      }),
      'parts/content.json': JSON.stringify({ 'text/plain': { schema: { type: 'string' } } }),
    };
    const text = JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/a': {
          post: {
            parameters: { $ref: '#/x-parts/parameters' },
            requestBody: { content: { $ref: '#/x-parts/content' } },
            responses: { $ref: 'parts/responses.json' },
            callbacks: { $ref: '#/x-parts/callbacks' },
          },
        },
      },
      'x-parts': {
        parameters: [{ name: 'page', in: 'query' }],
        content: { 'text/plain': media },
        examples: { one: { value: 'x' } },
        callbacks: { done: { '{$url}': { post: {} } } },
      },
    });
    const { value, diagnostics } = readSpecification('api.json', text, { load: (path) => files[path] });
    expect(diagnostics).toEqual([]);
    const { parameters, body, responses, callbacks } = operation(value as Specification, 'POST', '/a');
    expect(parameters.map(({ name }) => name)).toEqual(['page']);
    expect(body?.content).toMatchObject([{ type: 'text/plain', examples: [{ name: 'one', value: 'x' }] }]);
    const [response] = responses;
    expect(response?.headers.map(({ name }) => name)).toEqual(['Total']);
    expect(response?.content.map(({ type }) => type)).toEqual(['text/plain']);
    expect(callbacks.map(({ name, expression }) => `${name} ${expression}`)).toEqual(['done {$url}']);
  });

  it('are empty where they lead nowhere', () => {
    const text = JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a': { get: { responses: { 200: { content: { $ref: '#/gone' } } } } } },
    });
    const { value, diagnostics } = readSpecification('api.json', text);
    expect(diagnostics.map(({ code }) => code)).toEqual(['openapi/unresolved-reference']);
    expect(operation(value as Specification, 'GET', '/a').responses[0]?.content).toEqual([]);
  });
});

describe('Swagger 2.0', () => {
  const specification = read({
    swagger: '2.0',
    info: { title: 'Old', version: '1' },
    host: 'old.example',
    basePath: '/v1/',
    schemes: ['http', 'https'],
    consumes: ['application/json'],
    produces: ['application/json'],
    securityDefinitions: { basic: { type: 'basic' }, oauth: { type: 'oauth2', flow: 'accessCode' } },
    security: [{ basic: [] }],
    parameters: {
      Body: { name: 'b', in: 'body', required: true, schema: { $ref: '#/definitions/Pet' } },
      Page: { name: 'page', in: 'query', type: 'integer', minimum: 1 },
    },
    responses: { Gone: { description: 'Gone', schema: { type: 'string' } } },
    definitions: { Pet: { type: 'object', properties: { name: { type: 'string' } } } },
    paths: {
      '/pets': {
        parameters: [{ $ref: '#/parameters/Page' }],
        post: {
          parameters: [
            { $ref: '#/parameters/Body' },
            { name: 'ids', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
            { name: 'tags', in: 'query', 'x-nullable': true, type: 'array', items: { type: 'string' } },
          ],
          responses: {
            200: {
              description: 'ok',
              schema: { $ref: '#/definitions/Pet' },
              examples: { 'application/json': { name: 'Rex' } },
            },
            410: { $ref: '#/responses/Gone' },
          },
        },
        put: {
          parameters: [
            { name: 'file', in: 'formData', type: 'file', required: true, description: 'A picture' },
            { name: 'note', in: 'formData', type: 'string' },
          ],
          responses: {},
        },
      },
    },
  });

  it('is read as if it were 3.x', () => {
    const post = operation(specification, 'POST', '/pets');
    expect(post.servers.map(({ url }) => url)).toEqual(['https://old.example/v1', 'http://old.example/v1']);
    expect(post.security[0]?.schemes[0]).toMatchObject({ type: 'http', scheme: 'basic' });
    expect(post.parameters.map(({ name, schema, explode }) => [name, schema.value, explode])).toEqual([
      ['page', { type: 'integer', minimum: 1 }, true],
      ['ids', { type: 'array', items: { type: 'string' } }, true],
      ['tags', { type: 'array', items: { type: 'string' }, 'x-nullable': true }, false],
    ]);
    expect(post.body).toMatchObject({ required: true, content: [{ type: 'application/json' }] });
    expect(post.responses[0]?.content[0]?.examples[0]?.value).toEqual({ name: 'Rex' });
    expect(post.responses[1]).toMatchObject({ description: 'Gone', content: [{ type: 'application/json' }] });
  });

  it('turns form fields into a body', () => {
    const { body, parameters } = operation(specification, 'PUT', '/pets');
    expect(parameters.map(({ name }) => name)).toEqual(['page']);
    expect(body?.content[0]).toMatchObject({
      type: 'multipart/form-data',
      schema: {
        value: {
          required: ['file'],
          properties: {
            file: { type: 'string', format: 'binary', description: 'A picture' },
            note: { type: 'string' },
          },
        },
      },
    });
  });

  /** An operation with some parameters and a response. */
  function swagger(written: object) {
    const document = read({
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      host: 'old.example',
      schemes: ['http', 'https'],
      paths: { '/x': { post: { responses: {}, ...written } } },
    });
    return operation(document, 'POST', '/x');
  }

  it('tells the heirs of a schema apart by the property that it names', () => {
    const document = read({
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      paths: {},
      definitions: {
        Pet: { type: 'object', discriminator: 'kind', properties: { kind: { type: 'string' } } },
        Cat: { allOf: [{ $ref: '#/definitions/Pet' }] },
      },
    });
    const readNode = createSchemaReader(document);
    const [cat] = readNode({ file: document.source, value: { $ref: '#/definitions/Pet' } }).variants;
    expect(cat).toMatchObject({ label: 'Cat', discriminator: 'Cat' });
    const [kind] = cat === undefined ? [] : readNode(cat.node).properties;
    expect(kind && readNode(kind.node).choices).toEqual(['Cat']);
  });

  it('takes the schemes of an operation for its servers', () => {
    expect(swagger({ schemes: ['https'] }).servers.map(({ url }) => url)).toEqual(['https://old.example']);
    for (const none of [{}, { schemes: [] }]) expect(swagger(none).servers).toHaveLength(2);
  });

  it('reads the examples of parameters and fields, and how their lists are sent', () => {
    const list = { type: 'array', items: { type: 'string' } };
    const { parameters, body } = swagger({
      consumes: ['application/x-www-form-urlencoded'],
      parameters: [
        { name: 'a', in: 'query', type: 'string', 'x-example': 'of a' },
        { name: 'b', in: 'formData', type: 'string', 'x-example': 'of b' },
        { name: 'c', in: 'formData', ...list },
        { name: 'd', in: 'formData', ...list, collectionFormat: 'multi' },
      ],
    });
    expect(parameters[0]?.examples).toEqual([{ value: 'of a' }]);
    expect(body?.content[0]?.schema?.value).toMatchObject({ properties: { b: { example: 'of b' } } });
    expect(body?.content[0]?.encodings.map(({ property, explode }) => [property, explode])).toEqual([
      ['c', false],
      ['d', true],
    ]);
  });

  it('sends files in lists as forms of several parts', () => {
    const { body } = swagger({
      parameters: [{ name: 'files', in: 'formData', type: 'array', items: { type: 'file' } }],
    });
    expect(body?.content[0]).toMatchObject({
      type: 'multipart/form-data',
      schema: { value: { properties: { files: { items: { type: 'string', format: 'binary' } } } } },
      encodings: [],
    });
  });

  it('keeps examples of content types that are not listed, and answers with files', () => {
    const { responses } = swagger({
      produces: ['application/pdf'],
      responses: {
        200: { description: 'ok', schema: { type: 'file' }, examples: { 'text/plain': 'a', other: 'b' } },
      },
    });
    const [pdf, plain, ...others] = responses[0]?.content ?? [];
    expect(pdf).toMatchObject({ type: 'application/pdf', schema: { value: { format: 'binary' } } });
    expect(plain).toMatchObject({ type: 'text/plain', examples: [{ value: 'a' }] });
    expect(others).toEqual([]);
  });
});

describe('toCatalog', () => {
  it('says what navigation needs to know', () => {
    const [catalog] = toCatalog([shop]).specifications;
    expect(catalog?.tags).toEqual([
      { name: 'orders', label: 'Orders and returns' },
      { name: 'customers', label: 'customers' },
    ]);
    expect(catalog?.operations[1]).toEqual({
      method: 'POST',
      path: '/orders',
      title: 'Place an order',
      summary: 'Create an order',
      tags: ['orders'],
      href: '/place-an-order',
      metadata: { title: 'Place an order', tag: 'New' },
    });
    expect(catalog?.operations[3]).toMatchObject({ deprecated: true, hidden: true });
    expect(catalog?.operations[4]).toMatchObject({ excluded: true });
  });

  it.each([
    ['Lists boats', 'Lists boats', undefined],
    ['Lists\nboats.\n', 'Lists boats', undefined],
    [
      'Lists boats, and\n[ships](/ships). Needs a **key**.\n\nNew.',
      'Lists boats, and ships',
      'Lists boats, and\n[ships](/ships). Needs a **key**.\n\nNew.',
    ],
    ['**Boats**\n\nof all kinds', 'Boats', '**Boats**\n\nof all kinds'],
    [`Lists boats. ${'And more. '.repeat(11)}`, 'Lists boats', `Lists boats. ${'And more. '.repeat(11)}`],
    ['Lists boats. And ships.', 'Lists boats. And ships.', undefined],
    [
      '**New?** See [ships](/ships).\n\nLists boats.',
      undefined,
      '**New?** See [ships](/ships).\n\nLists boats.',
    ],
  ])(
    'takes the name of an operation from a summary that is a whole text: %j',
    (summary, name, description) => {
      const boats = read({ openapi: '3.1.0', paths: { '/boats': { get: { summary } } } });
      const [operation] = toCatalog([boats]).specifications[0]?.operations ?? [];
      expect([operation?.title, operation?.summary, operation?.description]).toEqual([
        name ?? 'GET /boats',
        name,
        description,
      ]);
    },
  );

  it('keeps operations for members to those whom the site is made for', () => {
    const staff = read({
      openapi: '3.1.0',
      paths: {
        '/a': { get: { 'x-mint': { metadata: { groups: ['staff'] } } } },
        '/b': { get: { 'x-mint': { groups: ['press'] } } },
        '/c': { get: {} },
      },
    });
    const closed = (members: readonly string[]): readonly string[] =>
      (toCatalog([staff], members).specifications[0]?.operations ?? []).flatMap(({ path, forMembers }) =>
        forMembers === true ? [path] : [],
      );
    expect(closed([])).toEqual(['/a', '/b']);
    expect(closed(['staff'])).toEqual(['/b']);
    expect(closed(['press', 'staff'])).toEqual([]);
  });

  it('orders specifications, and tags of 3.2 by their kind', () => {
    const tagged = read(
      {
        openapi: '3.2.0',
        tags: [
          { name: 'all' },
          { name: 'pets', parent: 'all', summary: 'Pets' },
          { name: 'new', kind: 'badge', summary: 'New!' },
          { name: 'internal', kind: 'audience' },
        ],
        paths: { '/a': { get: { tags: ['new', 'pets', 'internal'] } } },
      },
      'b.json',
    );
    const { specifications } = toCatalog([shop, tagged]);
    expect(specifications.map(({ source }) => source)).toEqual(['b.json', 'shop.yaml']);
    expect(specifications[0]?.tags).toEqual([
      { name: 'all', label: 'all' },
      { name: 'pets', label: 'Pets', parent: 'all' },
    ]);
    expect(specifications[0]?.operations[0]).toMatchObject({ tags: ['pets'], metadata: { tag: 'New!' } });
  });
});

describe('operationMarkdown', () => {
  it('lists everything by name', () => {
    const text = operationMarkdown(shop, operation(shop, 'GET', '/orders'), [
      { language: 'bash', languageName: 'cURL', label: 'cURL', code: 'curl --head' },
    ]);
    expect(text).toContain('## Query parameters');
    expect(text).toContain(
      '- `limit` (integer, default `20`, minimum `1`, maximum `100`): Orders on one page.',
    );
    expect(text).toContain('  - `since` (string<date>, example `2024-05-01`)');
    expect(text).toContain('## Response 200');
    expect(text).toContain('- `friends` (object[], the same as Customer)');
    expect(text).not.toContain('secret');
    expect(text).toContain('```bash\ncurl --head\n```');
  });
});
