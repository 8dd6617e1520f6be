import { describe, expect, it } from 'vitest';
import {
  type FieldTree,
  fieldsOf,
  type JsonValue,
  operationHeads,
  readOperation,
  readSpecification,
} from '../index.ts';

/** The fields of the schema `Root`, and what reading said. */
function read(
  schemas: Readonly<Record<string, JsonValue>>,
  files: Readonly<Record<string, string>> = {},
  root: Readonly<Record<string, JsonValue>> = {},
): { readonly tree: FieldTree | undefined; readonly codes: readonly string[] } {
  const text = JSON.stringify({ openapi: '3.1.0', ...root, components: { schemas } });
  const { value, diagnostics } = readSpecification('api/main.json', text, { load: (path) => files[path] });
  if (value === undefined) throw new Error('no specification');
  const node = { file: 'api/main.json', value: { $ref: '#/components/schemas/Root' } };
  const [tree] = fieldsOf(value, [{ node, direction: 'response' }], { depth: 5, fields: 50 });
  return { tree, codes: diagnostics.map(({ code }) => code) };
}

const types = (tree: FieldTree | undefined): readonly string[] =>
  tree?.fields.map(({ name, tree: { type, schema } }) => `${name}: ${schema.name ?? type}`) ?? [];

describe('references', () => {
  it.each([
    [50, 'openapi/unescaped-reference'],
    [150, 'openapi/unresolved-reference'],
  ])('try %i parts of a pointer as keys with slashes: %s', (count, code) => {
    const key = Array.from({ length: count }, () => 'a').join('/');
    expect(read({ Root: { $ref: `#/components/schemas/${key}` }, [key]: {} }).codes).toEqual([code]);
  });

  it('follow anchors, here and in other files', () => {
    const files = { 'api/shared.yaml': '$defs:\n  Tag: { $anchor: tag, type: string }\n' };
    const { tree, codes } = read(
      {
        Root: { properties: { a: { $ref: '#port' }, b: { $ref: 'shared.yaml#tag' } } },
        Harbour: { $anchor: 'port', type: 'object', properties: { x: {} } },
      },
      files,
    );
    expect(codes).toEqual([]);
    expect(types(tree)).toEqual(['a: port', 'b: tag']);
  });

  it('follow definitions of a schema around them, and tell one of them', () => {
    const Fleet = {
      properties: { ship: { $ref: '#/$defs/My Ship' }, port: { $ref: '#/$defs/Port' } },
      $defs: {
        'My Ship': { properties: { port: { $ref: '#/$defs/Port' } } },
        Port: { type: 'object', properties: { berth: { type: 'string' } } },
      },
    };
    const { tree, codes } = read({
      Root: { properties: { fleet: Fleet, port: { $ref: '#/$defs/Port' } } },
    });
    expect(codes).toEqual(['openapi/near-reference', 'openapi/unresolved-reference']);
    const fleet = tree?.fields[0]?.tree;
    expect(types(fleet)).toEqual(['ship: My Ship', 'port: Port']);
    expect(types(fleet?.fields[0]?.tree)).toEqual(['port: Port']);
  });

  it('follow definitions around them in responses of Swagger 2.0 and in other files', () => {
    const near = {
      properties: { a: { $ref: '#/definitions/A' } },
      definitions: { A: { $ref: 'b.json#/x/s' } },
    };
    const files = {
      'b.json': JSON.stringify({
        x: { s: { items: { $ref: '#/$defs/B' }, $defs: { B: { type: 'integer' } } } },
      }),
    };
    const text = JSON.stringify({
      swagger: '2.0',
      paths: { '/a': { get: { responses: { 200: { description: '', schema: near } } } } },
    });
    const { value, diagnostics } = readSpecification('a.json', text, { load: (path) => Object(files)[path] });
    expect(diagnostics.map(({ code }) => code)).toEqual(['openapi/near-reference']);
    if (value === undefined) throw new Error('no specification');
    const [head] = operationHeads(value);
    const media = head && readOperation(value, head).responses[0]?.content[0];
    const [tree] =
      media?.schema === undefined
        ? []
        : fieldsOf(value, [{ node: media.schema, direction: 'response' }], { depth: 5, fields: 50 });
    expect(tree?.fields[0]?.tree.type).toBe('integer[]');
  });

  it('follow the `$id` of a schema, and resolve what is inside from there', () => {
    const { tree, codes } = read({
      Root: { properties: { a: { $ref: 'https://example.com/schemas/ship' } } },
      Ship: {
        $id: 'https://example.com/schemas/ship',
        properties: { size: { $ref: '#/$defs/Size' }, port: { $ref: 'port' } },
        $defs: { Size: { type: 'integer' } },
      },
      Port: {
        $id: 'https://example.com/schemas/port',
        type: 'object',
        properties: { berth: { type: 'string' } },
      },
    });
    expect(codes).toEqual([]);
    const ship = tree?.fields[0]?.tree;
    expect(ship?.fields.map(({ name, tree: { type } }) => `${name} ${type}`)).toEqual([
      'size integer',
      'port object',
    ]);
    expect(ship?.fields[1]?.tree.fields.map(({ name }) => name)).toEqual(['berth']);
  });

  it('are seen from the file when an `$id` was plainly not meant to change that', () => {
    const { tree, codes } = read({
      Root: { $id: 'https://example.com/root', properties: { port: { $ref: '#/components/schemas/Port' } } },
      Port: { type: 'object', properties: { berth: {} } },
    });
    expect(codes).toEqual([]);
    expect(types(tree)).toEqual(['port: Port']);
  });

  it('take `$dynamicRef` for a reference to its anchor', () => {
    const { tree, codes } = read({
      Root: { $dynamicAnchor: 'node', properties: { child: { $dynamicRef: '#node' } } },
    });
    expect(codes).toEqual([]);
    expect(tree?.fields[0]?.tree.cut?.kind).toBe('circular');
  });

  it('know anchors of a document that names itself', () => {
    const schemas = {
      Root: { properties: { a: { $ref: '#port' } } },
      Port: { $anchor: 'port', type: 'null' },
    };
    const { tree, codes } = read(schemas, {}, { $self: 'https://example.com/api.json' });
    expect(codes).toEqual([]);
    expect(types(tree)).toEqual(['a: port']);
  });

  it('know anchors of a file that names itself', () => {
    const files = { 'api/shared.yaml': '$id: https://example.com/s#\n$defs:\n  Tag: { $anchor: tag }\n' };
    const { codes } = read({ Root: { properties: { a: { $ref: 'shared.yaml#tag' } } } }, files);
    expect(codes).toEqual([]);
  });

  it('name a schema that is a whole file after the file', () => {
    const files = { 'api/schemas/Ship.yaml': 'type: object\nproperties: { name: { type: string } }\n' };
    const { tree } = read({ Root: { properties: { ship: { $ref: './schemas/Ship.yaml' } } } }, files);
    expect(types(tree)).toEqual(['ship: Ship']);
  });

  it('keep what is written beside them', () => {
    const { tree } = read({
      Root: {
        properties: { a: { $ref: '#/components/schemas/Port', description: 'Here.', deprecated: true } },
      },
      Port: { type: 'object', description: 'There.' },
    });
    expect(tree?.fields[0]?.tree.schema).toMatchObject({
      description: 'Here.',
      deprecated: true,
      name: 'Port',
    });
  });

  it('that lead to themselves are reported once, and cost nothing else', () => {
    const { tree, codes } = read({
      Root: { properties: { ok: { type: 'string' }, loop: { $ref: '#/components/schemas/A' } } },
      A: { $ref: '#/components/schemas/B' },
      B: { $ref: '#/components/schemas/A' },
    });
    expect(codes).toEqual(['openapi/circular-reference']);
    expect(types(tree)[0]).toBe('ok: string');
  });
});
