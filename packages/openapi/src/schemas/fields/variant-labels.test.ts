import { describe, expect, it } from 'vitest';
import { createSchemaReader, type JsonValue, readSpecification, variantLabels } from '../../index.ts';

const ref = (name: string): JsonValue => ({ $ref: `#/components/schemas/${name}` });

const schemas = {
  Cat: { properties: { kind: { enum: ['cat'] } } },
  Dog: { properties: { kind: { const: 'dog' } } },
  Base: { discriminator: { propertyName: 'kind' }, properties: { kind: { type: 'string' } } },
  Grandchild: { allOf: [{ $ref: '#/components/schemas/Heir' }] },
  Heir: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { own: {} } }] },
};

function labels(schema: JsonValue): readonly string[] {
  const { value } = readSpecification(
    'api.json',
    JSON.stringify({ openapi: '3.1.0', components: { schemas } }),
  );
  if (value === undefined) throw new Error('no specification');
  const read = createSchemaReader(value);
  return variantLabels(read, read({ file: 'api.json', value: schema }));
}

const kind = (value: string): JsonValue => ({ properties: { kind: { const: value } } });

describe('variantLabels', () => {
  it.each<[string, JsonValue, readonly string[]]>([
    [
      'the mapping of the discriminator',
      {
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { c: 'Cat', d: 'Dog' } },
      },
      ['c', 'd'],
    ],
    [
      'the value of its property',
      { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind' } },
      ['cat', 'dog'],
    ],
    ['the one property that tells all apart', { oneOf: [kind('a'), kind('b')] }, ['a', 'b']],
    [
      'the one property that tells most apart, beside others',
      { oneOf: [{ items: ref('Cat') }, kind('a'), { properties: { other: {} } }, kind('b')] },
      ['Cat[]', 'a', '3', 'b'],
    ],
    ['titles', { oneOf: [{ title: 'One', ...Object(kind('a')) }, kind('b')] }, ['One', 'b']],
    ['references, and arrays of them', { oneOf: [ref('Base'), { items: ref('Cat') }] }, ['Base', 'Cat[]']],
    [
      'types',
      { oneOf: [{ type: 'string', format: 'uri' }, { type: 'integer' }] },
      ['string<uri>', 'integer'],
    ],
    [
      'the type of the one object among other types',
      { oneOf: [{ type: 'string' }, { additionalProperties: true }, { items: { type: 'string' } }] },
      ['string', 'object', 'string[]'],
    ],
    [
      'numbers where nothing tells them apart',
      { oneOf: [{ properties: {} }, { properties: {} }] },
      ['1', '2'],
    ],
    ['heirs of a base that has no list of them, and their heirs', ref('Base'), ['Heir', 'Grandchild']],
  ])('knows %s', (_, schema, expected) => expect(labels(schema)).toEqual(expected));
});
