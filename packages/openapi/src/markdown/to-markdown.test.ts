import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { findHead } from '../operations/operation-heads.ts';
import { readOperation } from '../operations/operations.ts';
import { readSpecification } from '../read/read-specification.ts';
import { rulesOf } from '../schemas/fields/schema-rules.ts';
import { createSchemaReader } from '../schemas/schemas.ts';
import { operationMarkdown } from './to-markdown.ts';

function read(value: JsonValue): Specification {
  const specification = readSpecification('api.json', JSON.stringify(value)).value;
  if (specification === undefined) throw new Error('no specification');
  return specification;
}

function markdown(value: JsonValue): string {
  const specification = read(value);
  const head = findHead(specification, 'POST', '/a');
  if (head === undefined) throw new Error('no operation');
  return operationMarkdown(specification, readOperation(specification, head), []);
}

describe('operationMarkdown', () => {
  it('says how each scheme is used and what it grants', () => {
    const text = markdown({
      openapi: '3.1.0',
      security: [{ oauth: ['read'], cert: [] }, {}],
      components: {
        securitySchemes: {
          oauth: {
            type: 'oauth2',
            deprecated: true,
            flows: {
              authorizationCode: {
                authorizationUrl: 'https://a.example/authorize',
                tokenUrl: 'https://a.example/token',
                refreshUrl: 'https://a.example/refresh',
                scopes: { read: 'Reads berths.', write: 'Books berths.' },
              },
              deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example/device', scopes: {} },
            },
          },
          cert: { type: 'mutualTLS' },
        },
      },
      paths: { '/a': { post: {} } },
    });
    expect(text).toContain('One of these:');
    expect(text).toContain(
      '- `Authorization` (oauth2, in header, scopes `read`, deprecated) and `cert` (mutualTLS)\n',
    );
    expect(text).toContain(
      '  - Authorization code: Authorization URL `https://a.example/authorize`, Token URL `https://a.example/token`, Refresh URL `https://a.example/refresh`',
    );
    expect(text).toContain('Device authorization URL `https://a.example/device`');
    expect(text).toContain('  - Scope `read`: Reads berths.');
    expect(text).toContain('  - Other scopes: `write`: Books berths.');
    expect(text).toContain('- none: the request may go without');
  });

  it('writes examples of responses as they arrive', () => {
    const content = {
      'text/event-stream': { example: { a: 1 } },
      'application/xml': { schema: { xml: { name: 'a' } }, example: { b: 1 } },
    };
    const text = markdown({
      openapi: '3.1.0',
      paths: { '/a': { post: { responses: { 200: { content } } } } },
    });
    expect(text).toContain('```\ndata: {"a":1}\n```');
    expect(text).toContain('<a>\n  <b>1</b>\n</a>');
  });

  it('has the fields of several responses once', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const of = (name: string): JsonValue => ({
      description: 'It.',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const properties = (list: readonly string[]): JsonObject =>
      Object.fromEntries(list.map((name) => [name, { type: 'string' }]));
    const text = markdown({
      openapi: '3.1.0',
      paths: {
        '/a': {
          post: { responses: { 200: of('Long'), 201: of('Long'), 400: of('Short'), 404: of('Short') } },
        },
      },
      components: { schemas: { Long: { properties: properties(names) }, Short: { properties: { z: {} } } } },
    });
    expect(text.match(/^ {2}- `e`/gm)).toHaveLength(1);
    expect(text).toContain(
      '## Response 201\n\nIt.\n\n`application/json`\n\n- object: the same fields as under Response 200',
    );
    expect(text.match(/^ {2}- `z`/gm)).toHaveLength(2);
  });

  it('says what the headers of a part are for', () => {
    const headers = { 'X-Part': { description: 'Tells the part.', schema: {} } };
    const content = { 'multipart/form-data': { schema: {}, encoding: { meta: { headers } } } };
    const text = markdown({ openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } });
    expect(text).toContain('- `meta` is sent as header `X-Part`: Tells the part.');
  });

  it('says where to go next, what a callback takes and where more stands', () => {
    const text = markdown({
      openapi: '3.2.0',
      tags: [{ name: 'berths', externalDocs: { url: 'https://a.example/berths' } }],
      paths: {
        '/a': {
          post: {
            tags: ['berths'],
            externalDocs: { url: 'https://a.example/a', description: 'The whole story' },
            callbacks: {
              moored: {
                '{$request.body#/url}': {
                  put: {
                    deprecated: true,
                    summary: 'Moored event',
                    servers: [{ url: 'https://hooks.example' }],
                    externalDocs: { url: 'https://a.example/moored' },
                    description: 'Sent on arrival.',
                    requestBody: {
                      required: true,
                      description: 'What arrived.',
                      content: { 'application/json': { schema: {}, example: { ship: 'Argo' } } },
                    },
                    parameters: [{ name: 'attempt', in: 'query', schema: { type: 'integer' } }],
                    responses: { 204: { description: 'Seen.' } },
                  },
                },
              },
            },
            responses: {
              201: {
                summary: 'A berth',
                description: 'Booked.',
                links: {
                  show: {
                    operationId: 'getB',
                    parameters: { id: '$response.body#/id' },
                    requestBody: { again: true },
                  },
                },
              },
            },
          },
        },
        '/b/{id}': { get: { operationId: 'getB' } },
      },
    });
    expect(text).toContain('The whole story: <https://a.example/a>');
    expect(text).toContain('More information: <https://a.example/berths>');
    expect(text).toContain('**A berth**\n\nBooked.');
    expect(text).toContain(
      '- show (`GET /b/{id}` with `id = $response.body#/id`, `requestBody = {"again":true}`)',
    );
    expect(text).toContain('## Callback moored (deprecated)\n\n`PUT {$request.body#/url}`');
    expect(text).toContain('**Moored event**\n\nSent on arrival.\n\nServers:\n\n- `https://hooks.example`');
    expect(text).toContain('More information: <https://a.example/moored>');
    expect(text).toContain('### Body (required)\n\nWhat arrived.');
    expect(text).toContain('### Example body\n\n```json\n{\n  "ship": "Argo"\n}');
    expect(text).toContain('- `attempt` (integer)');
    expect(text).toContain('### Response 204\n\nSeen.');
  });
});

describe('rulesOf', () => {
  const cases = (matched: JsonValue, otherwise: JsonValue): JsonObject =>
    Object.fromEntries([
      ['then', matched],
      ['else', otherwise],
    ]);
  const rules = (schema: JsonValue): readonly string[] => {
    const specification = read({ openapi: '3.1.0', components: { schemas: { A: schema } } });
    const found = rulesOf(
      specification,
      createSchemaReader(specification)({ file: 'api.json', value: { $ref: '#/components/schemas/A' } }),
    );
    const text = (pieces: (typeof found)[number]['asks']): string =>
      pieces.map(({ code, required }) => `${code}${required ? '!' : ''}`).join(', ');
    return found.map(({ kind, when, asks }) => `${kind} ${text(when)} -> ${text(asks)}`);
  };

  it('reads conditions of every part, and their opposites', () => {
    const when = (kind: string): JsonValue => ({ properties: { kind: { const: kind } }, required: ['kind'] });
    expect(
      rules({
        allOf: [
          {
            if: when('card'),
            ...cases({ required: ['number'] }, { properties: { iban: { minLength: 5 } } }),
          },
          { if: when('cash'), else: { required: ['bank'] } },
        ],
      }),
    ).toEqual([
      'if kind = "card"! -> number!',
      'otherwise  -> iban minLength 5',
      'if not kind = "cash"! -> bank!',
    ]);
  });

  it('reads what is forbidden and what depends on something', () => {
    expect(rules({ type: 'string', not: { enum: ['a', 'b'] } })).toEqual(['not  -> "a" | "b"']);
    expect(rules({ not: { anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] } })).toEqual([
      'not  -> a | b & c',
    ]);
    expect(rules({ type: 'object', dependentRequired: { card: ['address'] } })).toEqual([
      'if card -> address!',
    ]);
  });

  it('does not follow circles, and ignores what says nothing', () => {
    expect(rules({ not: { $ref: '#/components/schemas/A' }, type: 'object' })).toEqual(['not  -> object']);
    expect(rules({ not: {}, if: true, ...cases({ required: [] }, {}) })).toEqual([]);
  });
});
