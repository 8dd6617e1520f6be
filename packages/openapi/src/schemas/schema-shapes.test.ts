import { describe, expect, it } from 'vitest';
import {
  exampleOf,
  type FieldTree,
  fieldsOf,
  type JsonValue,
  readSpecification,
  type Specification,
} from '../index.ts';

type Schemas = Readonly<Record<string, JsonValue>>;

function specification(schemas: Schemas): Specification {
  const { value } = readSpecification(
    'api.json',
    JSON.stringify({ openapi: '3.1.0', components: { schemas } }),
  );
  if (value === undefined) throw new Error('no specification');
  return value;
}

function tree(schema: JsonValue, schemas: Schemas = {}): FieldTree {
  const roots = [{ node: { file: 'api.json', value: schema }, direction: 'response' as const }];
  const [found] = fieldsOf(specification(schemas), roots, { depth: 6, fields: 100 });
  if (found === undefined) throw new Error('no tree');
  return found;
}

function example(schema: JsonValue, schemas: Schemas = {}): JsonValue | undefined {
  return exampleOf(specification(schemas), { file: 'api.json', value: schema }, { direction: 'response' });
}

const ref = (name: string): JsonValue => ({ $ref: `#/components/schemas/${name}` });

/** A tree in one line a field: name, type and why it ends. */
function outline({ fields, variants }: FieldTree, indent = ''): readonly string[] {
  return [
    ...fields.flatMap(({ name, tree: inner }) => [
      `${indent}${name} ${inner.type}${inner.cut === undefined ? '' : ` (${inner.cut.kind})`}`,
      ...outline(inner, `${indent}  `),
    ]),
    ...variants.flatMap(({ label, tree: inner }) => [
      `${indent}| ${label}${inner.cut === undefined ? '' : ` (${inner.cut.kind})`}`,
      ...outline(inner, `${indent}  `),
    ]),
  ];
}

describe('allOf', () => {
  const Base = {
    title: 'A base',
    description: 'What all have.',
    example: { id: 7 },
    properties: { id: { type: 'integer', description: 'Number.' } },
  };

  it('does not pass on what a base says of itself', () => {
    const { schema } = tree({ allOf: [ref('Base'), { properties: { name: { type: 'string' } } }] }, { Base });
    expect(schema.title).toBeUndefined();
    expect(schema.description).toBeUndefined();
  });

  it('joins the examples of bases with values for what they leave out', () => {
    const schema = { allOf: [ref('Base'), { properties: { name: { type: 'string' } } }] };
    expect(example(schema, { Base })).toEqual({ id: 7, name: '<string>' });
  });

  it('joins what two members say of one property', () => {
    const schema = { allOf: [ref('Base'), { properties: { id: { minimum: 3 } } }] };
    const [id] = tree(schema, { Base }).fields;
    expect(id?.tree).toMatchObject({ type: 'integer', schema: { description: 'Number.' } });
    expect(id?.tree.schema.constraints).toEqual([{ kind: 'minimum', value: '3' }]);
  });

  it('keeps what references say of a property that two members describe, the later one first', () => {
    const Mode = { type: 'string', enum: ['live', 'test'], description: 'How it runs.', example: 'test' };
    const Narrow = { type: 'string', description: 'How it was made.', default: 'live' };
    const of = (mode: JsonValue): JsonValue => ({ properties: { mode } });
    const said = (...members: readonly JsonValue[]) =>
      tree({ allOf: members.map(of) }, { Mode, Narrow }).fields[0]?.tree.schema;
    expect(said(ref('Mode'), ref('Narrow'))).toMatchObject({
      description: 'How it was made.',
      default: 'live',
      choices: ['live', 'test'],
      examples: ['test'],
    });
    expect(said({ type: 'string', description: 'Any.' }, ref('Mode'))).toMatchObject({
      name: 'Mode',
      description: 'How it runs.',
    });
    expect(said(ref('Mode'), { enum: ['live'] })).toMatchObject({
      description: 'How it runs.',
      choices: ['live'],
    });
  });

  it('wraps a schema with a remark beside it', () => {
    const remark = { nullable: true, description: 'Perhaps.' };
    for (const allOf of [
      [ref('Base'), remark],
      [remark, ref('Base')],
    ])
      expect(tree({ allOf }, { Base }).schema).toMatchObject({
        name: 'Base',
        title: 'A base',
        description: 'Perhaps.',
        nullable: true,
      });
  });

  it('reads shared bases once, however many ways lead to them', () => {
    const wide = Array.from({ length: 40 }, (_, index) => [
      `S${index}`,
      { allOf: [ref(`S${index + 1}`), ref(`S${index + 1}`), ref(`S${index + 2}`)] },
    ]);
    const schemas: Schemas = { ...Object.fromEntries(wide), S40: Base, S41: Base };
    expect(outline(tree(ref('S0'), schemas))).toEqual(['id integer']);
  });
});

describe('discriminator', () => {
  const schemas: Schemas = {
    Pet: {
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
    },
    Cat: { allOf: [ref('Pet'), { properties: { lives: { type: 'integer' } } }] },
    Dog: { allOf: [ref('Pet'), { properties: { tail: { type: 'boolean' } } }] },
  };

  it('finds the heirs of a base that lists them only in its mapping', () => {
    expect(outline(tree(ref('Pet'), schemas))).toEqual([
      'kind string',
      '| cat',
      '  kind enum<string>',
      '  lives integer',
      '| dog',
      '  kind enum<string>',
      '  tail boolean',
    ]);
  });

  it('finds them where it is nothing but the name of a property', () => {
    const named = { ...schemas, Pet: { ...(schemas['Pet'] as object), discriminator: 'kind' } };
    expect(outline(tree(ref('Pet'), named)).filter((line) => line.startsWith('|'))).toEqual([
      '| Cat',
      '| Dog',
    ]);
    expect(example(ref('Pet'), named)).toEqual({ kind: 'Cat', lives: 123 });
  });

  it('does not offer a base’s heirs in an heir', () => {
    const listed = { ...schemas, Pet: { ...(schemas['Pet'] as object), oneOf: [ref('Cat'), ref('Dog')] } };
    expect(outline(tree(ref('Cat'), listed))).toEqual(['kind enum<string>', 'lives integer']);
  });

  it('says in an example which heir it is', () => {
    expect(example(ref('Pet'), schemas)).toEqual({ kind: 'cat', lives: 123 });
    expect(example(ref('Dog'), schemas)).toEqual({ kind: 'dog', tail: true });
  });

  const kindOf = (name: string, more: Schemas): readonly JsonValue[] | undefined => {
    const [field] = tree(ref(name), { ...schemas, ...more }).fields;
    return field?.name === 'kind' ? field.tree.schema.choices : [];
  };
  const heir = (more: JsonValue): JsonValue => ({ allOf: [ref('Pet'), ref('Cat'), more] });

  it.each<[string, JsonValue, readonly JsonValue[] | undefined]>([
    ['its own name where no mapping has another', {}, ['Tiger']],
    ['what it says itself', { properties: { kind: { const: 'big' } } }, ['big']],
    ['what its list allows', { properties: { kind: { enum: ['Tiger', 'lion'] } } }, ['Tiger']],
    ['nothing of its name where its list has others', { properties: { kind: { enum: ['T'] } } }, ['T']],
    ['nothing where its default is another', { properties: { kind: { default: 'T' } } }, undefined],
  ])('has in an heir %s', (_, more, expected) => {
    expect(kindOf('Tiger', { Tiger: heir(more) })).toEqual(expected);
  });

  it('has every value of the mapping that means an heir', () => {
    const mapping = { cat: '#/components/schemas/Cat', kitten: 'Cat' };
    const discriminator = { propertyName: 'kind', mapping };
    expect(kindOf('Cat', { Pet: { ...(schemas['Pet'] as object), discriminator } })).toEqual([
      'cat',
      'kitten',
    ]);
    expect(kindOf('Pet', {})).toBeUndefined();
  });
});

describe('choices', () => {
  it('come from alternatives of one value each', () => {
    const { schema, type, variants } = tree({
      oneOf: [
        { const: 'a', title: 'First' },
        { const: 'b', description: 'The second one.', deprecated: true },
        { type: 'null' },
      ],
    });
    expect({ type, variants }).toEqual({ type: 'enum<string> | null', variants: [] });
    expect(schema.choices).toEqual(['a', 'b']);
    expect(schema.choiceNotes).toEqual([
      { name: 'First' },
      { description: 'The second one.', deprecated: true },
    ]);
  });

  it('are those of the schema’s own list, with what alternatives say of them', () => {
    const oneOf = [
      { const: 'a', title: 'a', description: 'The first one.' },
      { const: 'b', title: 'Second' },
      { const: 'c', title: 'Not in the list' },
    ];
    const { schema, variants } = tree({ enum: ['a', 'b'], allOf: [{ type: 'string', oneOf }] });
    expect({ choices: schema.choices, variants }).toEqual({ choices: ['a', 'b'], variants: [] });
    expect(schema.choiceNotes).toEqual([{ description: 'The first one.' }, { name: 'Second' }]);
  });

  it.each<[string, JsonValue]>([
    ['x-enumDescriptions', ['One.', 'Two.']],
    ['x-enum-descriptions', { a: 'One.', b: 'Two.' }],
  ])('are described by %s', (key, value) => {
    expect(tree({ enum: ['a', 'b'], [key]: value }).schema.choiceNotes).toEqual([
      { description: 'One.' },
      { description: 'Two.' },
    ]);
  });

  it('are named by x-enum-varnames', () => {
    const { schema } = tree({ type: 'integer', enum: [0, 1], 'x-enum-varnames': ['OFF', 'ON'] });
    expect(schema.choiceNotes).toEqual([{ name: 'OFF' }, { name: 'ON' }]);
  });
});

describe('circular schemas', () => {
  it.each<[string, Schemas, readonly string[]]>([
    ['an array of itself', { A: { type: 'array', items: ref('A') } }, []],
    ['a property that is itself', { A: { properties: { next: ref('A') } } }, ['next object (circular)']],
    [
      'an allOf that leads back through a property',
      { A: { allOf: [ref('B')] }, B: { properties: { up: ref('A') } } },
      ['up object (circular)'],
    ],
    [
      'an allOf of itself',
      { A: { allOf: [ref('A'), { properties: { a: { type: 'string' } } }] } },
      ['a string'],
    ],
    ['two references to each other', { A: ref('B'), B: ref('A') }, []],
    ['a map of itself', { A: { additionalProperties: ref('A') } }, ['{key} object (circular)']],
    [
      'an alternative of itself',
      {
        A: {
          oneOf: [
            { type: 'object', properties: { x: { type: 'string' } } },
            { type: 'array', items: ref('A') },
          ],
        },
      },
      ['| object', '  x string', '| A[] (circular)'],
    ],
    [
      'a property that two members describe, one with the whole',
      {
        A: { allOf: [ref('B'), { properties: { a: { description: 'x' } } }] },
        B: { properties: { a: ref('A') } },
      },
      ['a object (circular)'],
    ],
  ])('%s ends', (_, schemas, expected) => {
    expect(outline(tree(ref('A'), schemas))).toEqual(expected);
    expect(() => example(ref('A'), schemas)).not.toThrow();
  });
});
