import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import type { OperationHead, Specification } from '../model/model.ts';
import { operationHeads } from '../operations/operation-heads.ts';
import { readSpecification } from '../read/read-specification.ts';
import { specificationPart } from './specification-part.ts';

function read(text: string, files: Readonly<Record<string, string>> = {}): Specification {
  const specification = readSpecification('api.json', text, { load: (path) => files[path] }).value;
  if (specification === undefined) throw new Error('no specification');
  return specification;
}

function headOf(specification: Specification, path: string): OperationHead {
  const head = operationHeads(specification).find((each) => each.path === path);
  if (head === undefined) throw new Error(`nothing at ${path}`);
  return head;
}

/** The section of an operation: its prose, and the document in it. */
function partOf(
  specification: Specification,
  path: string,
): { readonly prose: string; readonly document: JsonValue } {
  const section = specificationPart(specification, headOf(specification, path));
  const [, prose = '', json = ''] = /^([\s\S]*?)\n`{3,}json\n([\s\S]*)\n`{3,}$/.exec(section) ?? [];
  return { prose, document: JSON.parse(json) as JsonValue };
}

const schemas = {
  Boat: { type: 'object', properties: { owner: { $ref: '#/components/schemas/Owner' } } },
  Owner: {
    type: 'object',
    properties: { boats: { type: 'array', items: { $ref: '#/components/schemas/Boat' } } },
  },
  Lamp: { type: 'string' },
};

const boats = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1.2', description: 'Long.' },
  servers: [{ url: 'https://api.example' }],
  tags: [{ name: 'boats' }],
  paths: {
    '/boats/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        security: [{ key: [] }],
        responses: {
          200: {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Boat' } } },
          },
        },
      },
      delete: { responses: {} },
    },
    '/lamps': { get: { responses: {} } },
  },
  components: {
    schemas,
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'K' },
      other: { type: 'http', scheme: 'basic' },
    },
  },
};

describe('the part of a specification that an operation is in', () => {
  it('is the operation with what it refers to, in circles too, and nothing else', () => {
    const { get, parameters } = boats.paths['/boats/{id}'];
    const { prose, document } = partOf(read(JSON.stringify(boats)), '/boats/{id}');
    expect(prose).toBe('## OpenAPI\n\nPart of `api.json`.\n');
    expect(document).toEqual({
      openapi: '3.1.0',
      info: { title: 'Harbour', version: '1.2' },
      servers: boats.servers,
      paths: { '/boats/{id}': { parameters, get } },
      components: {
        securitySchemes: { key: boats.components.securitySchemes.key },
        schemas: { Boat: schemas.Boat, Owner: schemas.Owner },
      },
    });
  });

  it('leaves out what is too long, and says so', () => {
    const Owner = { description: 'x'.repeat(40_000) };
    const text = JSON.stringify({ ...boats, components: { schemas: { ...schemas, Owner } } });
    const { prose, document } = partOf(read(text), '/boats/{id}');
    expect(prose).toContain('It refers to more than stands here.');
    expect(document).toMatchObject({ components: { schemas: { Boat: schemas.Boat } } });
    expect(JSON.stringify(document)).not.toContain('xxx');
  });

  it('has names that objects inherit, numbers that would be rounded, and fences longer than those in its texts', () => {
    const text = `{"openapi":"3.1.0","paths":{"/a":{"get":{"summary":"\`\`\`","responses":{"200":{"$ref":"#/components/responses/__proto__"}}}}},
      "components":{"responses":{"__proto__":{"description":"p","x-big":9007199254740993}}}}`;
    const specification = read(text);
    const section = specificationPart(specification, headOf(specification, '/a'));
    expect(section).toContain('"__proto__": {');
    expect(section).toContain('9007199254740993');
    expect(section).toContain('````json\n');
  });

  it('has the operation itself where its path stands in another file', () => {
    const text = JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a': { $ref: './a.json' } },
      components: { schemas },
    });
    const get = { responses: { 200: { $ref: 'api.json#/components/schemas/Lamp' } } };
    const { document } = partOf(read(text, { 'a.json': JSON.stringify({ get }) }), '/a');
    expect(document).toMatchObject({
      paths: { '/a': { get } },
      components: { schemas: { Lamp: schemas.Lamp } },
    });
  });

  it('has the shape of 3 where the document has that of 2', () => {
    const text = JSON.stringify({
      swagger: '2.0',
      host: 'api.example',
      paths: {
        '/a': { get: { responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/A' } } } } },
      },
      definitions: { A: { type: 'string' } },
    });
    const { document } = partOf(read(text), '/a');
    expect(document).toMatchObject({ openapi: '3.0.3', definitions: { A: { type: 'string' } } });
    expect(document).not.toHaveProperty('swagger');
  });
});

describe('the part of a document that a channel is in', () => {
  const channel = { address: 'ships', messages: { Came: { $ref: '#/components/messages/Came' } } };
  const components = { messages: { Came: { payload: { type: 'string' } }, Gone: {} } };

  it('is the channel with its operations and messages', () => {
    const operations = {
      tell: { action: 'send', channel: { $ref: '#/channels/ships' } },
      hear: { action: 'receive', channel: { $ref: '#/channels/other' } },
    };
    const channels = { ships: channel, other: { address: 'other' } };
    const text = JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: 'H', version: '1' },
      channels,
      operations,
      components,
    });
    const { prose, document } = partOf(read(text), 'ships');
    expect(prose).toContain('## AsyncAPI');
    expect(document).toEqual({
      asyncapi: '3.0.0',
      info: { title: 'H', version: '1' },
      channels: { ships: channel },
      operations: { tell: operations.tell },
      components: { messages: { Came: components.messages.Came } },
    });
  });

  it('has its operations in it before version 3', () => {
    const publish = { message: { $ref: '#/components/messages/Came' } };
    const text = JSON.stringify({
      asyncapi: '2.6.0',
      info: {},
      channels: { ships: { publish } },
      components,
    });
    const { document } = partOf(read(text), 'ships');
    expect(document).toMatchObject({ asyncapi: '2.6.0', channels: { ships: { publish } } });
    expect(document).not.toHaveProperty('operations');
  });
});
