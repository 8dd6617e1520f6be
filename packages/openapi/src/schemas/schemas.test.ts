import { describe, expect, it } from 'vitest';
import {
  type Direction,
  exampleOf,
  type FieldRoot,
  type FieldTree,
  fieldsOf,
  fieldsOfRest,
  type JsonObject,
  type JsonValue,
  readSpecification,
  type Specification,
} from '../index.ts';

function specification(schemas: Record<string, JsonValue>, version = '3.1.0'): Specification {
  const text = JSON.stringify({ openapi: version, components: { schemas } });
  const { value } = readSpecification('api.json', text);
  if (value === undefined) throw new Error('no specification');
  return value;
}

function tree(
  schema: JsonValue,
  schemas: Record<string, JsonValue> = {},
  options: { depth?: number; fields?: number; direction?: Direction } = {},
): FieldTree {
  const { depth = 5, fields = 100, direction = 'response' } = options;
  const roots = [{ node: { file: 'api.json', value: schema }, direction }];
  const [found] = fieldsOf(specification(schemas), roots, { depth, fields });
  if (found === undefined) throw new Error('no tree');
  return found;
}

const ref = (name: string): JsonValue => ({ $ref: `#/components/schemas/${name}` });
const names = ({ fields }: FieldTree): readonly string[] => fields.map(({ name }) => name);

describe('types', () => {
  it.each<[JsonValue, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date-time' }, 'string<date-time>'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'string', nullable: true }, 'string | null'],
    [{ type: 'string', 'x-nullable': true }, 'string | null'],
    [{ type: ['string', 'integer'] }, 'string | integer'],
    [{ type: 'array', items: { type: 'integer' } }, 'integer[]'],
    [{ type: 'array', items: { type: ['integer', 'null'] } }, '(integer | null)[]'],
    [{ items: { items: { type: 'string' } } }, 'string[][]'],
    [{ type: 'array' }, 'any[]'],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, '[number, string]'],
    [{ enum: ['a', 'b'] }, 'enum<string>'],
    [{ type: 'integer', enum: [1, 2] }, 'enum<integer>'],
    [{ enum: ['a', null] }, 'enum<string> | null'],
    [{ const: 'a' }, 'enum<string>'],
    [{ type: 'string', format: 'binary' }, 'file'],
    [{ type: 'string', contentMediaType: 'image/png' }, 'file'],
    [{ type: 'string', contentMediaType: 'application/json' }, 'string'],
    [{ properties: {} }, 'object'],
    [{}, 'any'],
    [true, 'any'],
    [{ type: 'null' }, 'null'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string | integer'],
    [{ anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] }, 'string<uri> | null'],
    [{ $ref: '#/components/schemas/Gone' }, 'any'],
  ])('%j is %s', (schema, label) => {
    expect(tree(schema).type).toBe(label);
  });
});

describe('constraints', () => {
  const limits = (schema: JsonValue): readonly string[] =>
    tree(schema).schema.constraints.map(({ kind, value }) => `${kind} ${value}`.trim());

  it('understands limits of 3.0 and 3.1', () => {
    expect(limits({ minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false })).toEqual([
      'exclusiveMinimum 1',
      'maximum 9',
    ]);
    expect(limits({ exclusiveMinimum: 0, maxLength: 3, pattern: '^a', uniqueItems: true })).toEqual([
      'exclusiveMinimum 0',
      'maxLength 3',
      'pattern ^a',
      'uniqueItems',
    ]);
  });
});

describe('allOf', () => {
  it('unites properties and what is required; what stands nearest wins', () => {
    const merged = tree(
      {
        allOf: [ref('Base'), { properties: { b: { type: 'integer' } }, description: 'inner' }],
        required: ['b'],
        description: 'outer',
      },
      {
        Base: {
          properties: { a: { type: 'string' }, b: { type: 'string' } },
          required: ['a'],
          description: 'base',
        },
      },
    );
    expect(merged.fields.map(({ name, required, tree: { type } }) => `${name} ${type} ${required}`)).toEqual([
      'a string true',
      'b integer true',
    ]);
    expect(merged.schema.description).toBe('outer');
  });

  it('lets other properties hold anything, however that is written', () => {
    const open: readonly JsonValue[] = [true, {}];
    for (const additionalProperties of open) expect(names(tree({ additionalProperties }))).toEqual(['{key}']);
    const named = { 'x-additionalPropertiesName': 'berth', type: 'string' };
    expect(names(tree({ additionalProperties: named }))).toEqual(['{berth}']);
  });

  it('unites what parts say of entries', () => {
    const list = (properties: JsonValue): JsonValue => ({ items: { type: 'object', properties } });
    const base = { type: 'array', ...(list({ id: { type: 'string' }, n: {} }) as JsonObject) };
    const inner = { allOf: [ref('Base'), list({ n: { type: 'integer' }, more: {} })] };
    expect(names(tree(inner, { Base: base }))).toEqual(['id', 'n', 'more']);
    const outer = { allOf: [{ properties: { sets: ref('Base') } }, { properties: { sets: inner } }] };
    const [sets] = tree(outer, { Base: base }).fields;
    expect(sets?.tree.fields.map(({ name, tree: { type } }) => `${name} ${type}`)).toEqual([
      'id string',
      'n integer',
      'more any',
    ]);
  });

  it('unites what two files say of a property and of entries', () => {
    const parts = {
      Base: { properties: { data: { type: 'object', description: 'Answer', properties: { id: {} } } } },
      More: { properties: { data: { properties: { at: ref('Time'), list: { items: ref('Time') } } } } },
      List: { items: { properties: { id: ref('Time') } } },
      Time: { type: 'string', format: 'date' },
    };
    const files = new Map([['parts.json', JSON.stringify({ components: { schemas: parts } })]]);
    const elsewhere = (name: string): JsonValue => ({ $ref: `parts.json#/components/schemas/${name}` });
    const Time: JsonValue = { type: 'integer' };
    const Own: JsonValue = { properties: { data: { properties: { here: ref('Time') } } } };
    const Whole: JsonValue = { allOf: [elsewhere('Base'), Own, elsewhere('More')] };
    const Lists: JsonValue = { allOf: [elsewhere('List'), { items: { properties: { n: ref('Time') } } }] };
    const text = JSON.stringify({ openapi: '3.1.0', components: { schemas: { Whole, Lists, Time } } });
    const { value } = readSpecification('api.json', text, { load: (path) => files.get(path) });
    if (value === undefined) throw new Error('no specification');
    const roots = ['Whole', 'Lists'].map((name) => ({
      node: { file: 'api.json', value: ref(name) },
      direction: 'response' as const,
    }));
    const [whole, lists] = fieldsOf(value, roots, { depth: 5, fields: 100 });
    const data = whole?.fields[0]?.tree;
    const types = data?.fields.map(({ name, tree: { type } }) => `${name} ${type}`);
    expect(data?.schema.description).toBe('Answer');
    expect(types).toEqual(['id any', 'here integer', 'at string<date>', 'list string<date>[]']);
    expect(lists?.fields.map(({ name, tree: { type } }) => `${name} ${type}`)).toEqual([
      'id string<date>',
      'n integer',
    ]);
  });

  it('unites what thousands of parts say of one property', () => {
    const part = (index: number): JsonValue => ({
      properties: { data: { properties: { [`p${index}`]: {} } } },
    });
    const found = tree({ allOf: Array.from({ length: 6000 }, (_, index) => part(index)) });
    expect(found.fields.map(({ tree }) => names(tree).slice(0, 2))).toEqual([['p0', 'p1']]);
  });

  it('takes a list of properties that stands elsewhere', () => {
    const properties = { $ref: '#/components/schemas/Base/properties' };
    const found = tree({ properties, required: ['id'] }, { Base: { properties: { id: {}, at: {} } } });
    expect(found.fields.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['at', false],
    ]);
    expect(names(tree({ properties: { $ref: { type: 'string' } } }))).toEqual(['$ref']);
    expect(names(tree({ properties: { $ref: '#/gone' } }))).toEqual([]);
    const joined = tree({ properties: { ...properties, own: {} } }, { Base: { properties: { id: {} } } });
    expect(names(joined)).toEqual(['id', 'own']);
  });

  it('ends a row of very many that include each other', () => {
    const part = (index: number): [string, JsonValue] => [
      `S${index}`,
      { allOf: [ref(`S${(index + 1) % 6000}`)], properties: { [`p${index}`]: {} } },
    ];
    const found = tree(
      ref('S0'),
      Object.fromEntries(Array.from({ length: 6000 }, (_, index) => part(index))),
    );
    expect(names(found)[0]).toBe('p500');
  });

  it('survives a schema that contains itself', () => {
    const schemas = { A: { allOf: [ref('A'), ref('B')], properties: { a: {} } }, B: { allOf: [ref('A')] } };
    expect(names(tree(ref('A'), schemas))).toEqual(['a']);
    expect(names(tree(ref('Loop'), { Loop: ref('Loop') }))).toEqual([]);
  });

  it('keeps the name of a schema that is only wrapped', () => {
    const wrapped = tree({ allOf: [ref('Pet')], description: 'mine' }, { Pet: { type: 'object' } });
    expect(wrapped.schema).toMatchObject({ name: 'Pet', description: 'mine' });
  });
});

describe('variants', () => {
  it('are named by title, reference or discriminator', () => {
    const { variants } = tree(
      {
        oneOf: [
          ref('Cat'),
          ref('Dog'),
          { title: 'Fish', properties: { fins: {} } },
          { properties: { x: {} } },
        ],
        discriminator: { propertyName: 'kind', mapping: { kitty: '#/components/schemas/Cat' } },
      },
      { Cat: { title: 'A cat', properties: { purrs: {} } }, Dog: { properties: { barks: {} } } },
    );
    expect(variants.map(({ label, tree: variant }) => `${label}: ${names(variant)}`)).toEqual([
      'kitty: purrs',
      'Dog: barks',
      'Fish: fins',
      '4: x',
    ]);
  });

  it('that only say what is required are none', () => {
    const found = tree({ properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] });
    expect(found.variants).toEqual([]);
    expect(names(found)).toEqual(['a', 'b']);
  });

  it('are named by titles that tell more than the type', () => {
    const titled = tree({
      oneOf: [
        { type: 'integer', title: 'Number' },
        { type: 'string', title: 'Name of a light' },
      ],
    });
    expect(titled.variants.map(({ label }) => label)).toEqual(['Number', 'Name of a light']);
    const plain = tree({
      oneOf: [
        { type: 'integer', title: 'Integer' },
        { type: 'string', title: 'string' },
      ],
    });
    expect(plain).toMatchObject({ type: 'integer | string', variants: [] });
  });

  it('with null make the other one nullable', () => {
    const found = tree({ anyOf: [ref('Pet'), { type: 'null' }] }, { Pet: { properties: { name: {} } } });
    expect(found).toMatchObject({ type: 'object | null', variants: [] });
    expect(names(found)).toEqual(['name']);
  });
});

describe('an example that is written as a text of JSON', () => {
  it.each<[string, JsonValue, JsonValue]>([
    ['is an object for an object', { type: 'object', example: '{"a": 1}\n' }, { a: 1 }],
    ['is a list for a list', { items: {}, example: '[1, 2]' }, [1, 2]],
    ['stays a text for a text', { type: ['string', 'object'], example: '{"a": 1}' }, '{"a": 1}'],
    ['stays as it is where the type is open', { example: '{"a": 1}' }, '{"a": 1}'],
    ['stays as it is where it is none', { type: 'object', example: '{a: 1' }, '{a: 1'],
  ])('%s', (_, schema, expected) => expect(tree(schema).schema.examples).toEqual([expected]));
});

describe('fieldsOf', () => {
  const person = {
    Person: {
      type: 'object',
      properties: { name: { type: 'string' }, friends: { type: 'array', items: ref('Person') } },
    },
  };

  it('opens the objects in arrays', () => {
    expect(names(tree({ type: 'array', items: { type: 'array', items: ref('Person') } }, person))).toEqual([
      'name',
      'friends',
    ]);
  });

  it('does not open a schema inside itself', () => {
    const friends = tree(ref('Person'), person).fields[1]?.tree;
    expect(friends).toMatchObject({
      type: 'object[]',
      fields: [],
      cut: { kind: 'circular', name: 'Person' },
    });
  });

  it('leaves room for small schemas beside a large one, whichever stands first', () => {
    const properties = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}`, {}]));
    const large = { properties: { ...properties, p0: { properties: { deep: {} } } } };
    const small = { properties: { message: { properties: { inner: {} } } } };
    const given = specification({});
    const roots = [large, small].map(
      (value): FieldRoot => ({ node: { file: 'api.json', value }, direction: 'response' }),
    );
    const lay = (fields: number): readonly FieldTree[] => fieldsOf(given, roots, { depth: 5, fields });
    const [cut, whole] = lay(10);
    expect(cut?.fields).toHaveLength(9);
    expect(whole && names(whole)).toEqual(['message']);
    // What is below them keeps its order.
    const [first, second] = lay(22);
    expect(first?.fields[0]?.tree.fields).toHaveLength(1);
    expect(second?.fields[0]?.tree.fields).toHaveLength(0);
  });

  it('leaves a large one its room beside those of middling size that follow it', () => {
    const ofSize = (length: number) => ({
      properties: Object.fromEntries(Array.from({ length }, (_, index) => [`p${index}`, {}])),
    });
    const roots = [ofSize(20), ofSize(10), ofSize(10)].map(
      (value): FieldRoot => ({ node: { file: 'api.json', value }, direction: 'request' }),
    );
    const shown = fieldsOf(specification({}), roots, { depth: 5, fields: 25 });
    expect(shown.map(({ fields }) => fields.length)).toEqual([20, 5, 0]);
  });

  it('ends at the depth and at the number of fields', () => {
    const deep = { properties: { a: { properties: { b: { properties: { c: {} } } } } } };
    const inner = tree(deep, {}, { depth: 2 }).fields[0]?.tree.fields[0]?.tree;
    expect(inner).toMatchObject({ fields: [], cut: { kind: 'limit' } });
    const wide = tree(
      { properties: Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`p${i}`, {}])) },
      {},
      { fields: 10 },
    );
    expect(wide.fields).toHaveLength(10);
    expect(wide.cut).toMatchObject({ kind: 'limit' });
  });

  it('leaves out alternatives that are more than what is left, all of them together', () => {
    const oneOf = ['a', 'b', 'c', 'd'].map((name) => ({ title: name, properties: { [name]: true } }));
    const schema = { properties: { first: {}, choice: { oneOf }, last: {} } };
    const [, choice] = tree(schema, {}, { fields: 6 }).fields;
    expect(choice?.tree).toMatchObject({ variants: [], cut: { kind: 'limit', rest: { from: 0, count: 4 } } });
    expect(tree(schema, {}, { fields: 7 }).fields[1]?.tree.variants).toHaveLength(4);
    // The outermost ones are what the page is about.
    expect(tree({ oneOf }, {}, { fields: 2 }).variants).toHaveLength(4);
  });

  it('ends nested fields at the same few places, whatever is left for them', () => {
    const properties = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, {}]));
    const ends = [20, 30, 35, 40, 41].map((fields) => {
      const [nested] = tree({ properties: { nested: { properties } } }, {}, { fields }).fields;
      const { cut } = nested?.tree ?? {};
      return [nested?.tree.fields.length, cut?.kind === 'limit' ? cut.rest.from : cut];
    });
    expect(ends).toEqual([
      [16, 16],
      [16, 16],
      [32, 32],
      [32, 32],
      [40, undefined],
    ]);
    const small = { properties: { nested: { properties: { a: {}, b: {} } } } };
    expect(tree(small, {}, { fields: 2 }).fields[0]?.tree).toMatchObject({
      fields: [],
      cut: { rest: { from: 0, count: 2 } },
    });
  });

  it('cuts the deepest fields of all schemas first', () => {
    const node = { file: 'api.json', value: { properties: { a: { properties: { deep: {} } }, b: {} } } };
    const roots = [node, { ...node }].map((each) => ({ node: each, direction: 'request' as const }));
    const trees = fieldsOf(specification({}), roots, { depth: 5, fields: 4 });
    expect(trees.map(names)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('hides what is not sent and what does not come back', () => {
    const schema = { properties: { id: { readOnly: true }, secret: { writeOnly: true }, name: {} } };
    expect(names(tree(schema, {}, { direction: 'request' }))).toEqual(['secret', 'name']);
    expect(names(tree(schema, {}, { direction: 'response' }))).toEqual(['id', 'name']);
  });

  it('shows properties of any name', () => {
    const found = tree({
      additionalProperties: { type: 'integer' },
      patternProperties: { '^x-': { type: 'string' } },
    });
    expect(found.fields.map(({ name, open, tree: { type } }) => `${name} ${type} ${open}`)).toEqual([
      '^x- string true',
      '{key} integer true',
    ]);
    expect(tree({ type: 'object', additionalProperties: false }).fields).toEqual([]);
  });

  it('looks the fields of a schema up once for all documents that they stand in', () => {
    const given = specification({});
    const properties = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`p${index}`, {}]));
    const limits = { depth: 5, fields: 2 };
    const root: FieldRoot = { node: { file: 'api.json', value: { properties } }, direction: 'request' };
    const [first] = fieldsOf(given, [root], limits);
    if (first === undefined) throw new Error('no tree');
    let asked = 0;
    const schema = {
      ...first.schema,
      get additional() {
        asked++;
        return first.schema.additional;
      },
    };
    const shown = [2, 4, 6].map((from) =>
      names(fieldsOfRest(given, { schema, direction: 'request', from, count: 10 - from }, limits)),
    );
    expect(shown).toEqual([
      ['p2', 'p3'],
      ['p4', 'p5'],
      ['p6', 'p7'],
    ]);
    expect(asked).toBe(1);
  });

  it('takes what stands beside a reference', () => {
    const { schema } = tree(
      { ...(ref('S') as object), description: 'here', deprecated: true },
      { S: { description: 'there' } },
    );
    expect(schema).toMatchObject({ name: 'S', description: 'here', deprecated: true });
  });
});

describe('exampleOf', () => {
  const sample = (
    schema: JsonValue,
    schemas: Record<string, JsonValue> = {},
    requiredOnly = false,
  ): unknown =>
    exampleOf(
      specification(schemas),
      { file: 'api.json', value: schema },
      { direction: 'request', requiredOnly },
    );

  it('takes what the author gave, else shows the type', () => {
    expect(sample({ type: 'string', example: 'a', default: 'b' })).toBe('a');
    expect(sample({ type: 'string', examples: ['c'], enum: ['d'] })).toBe('c');
    expect(sample({ type: 'integer', default: 0 })).toBe(0);
    expect(sample({ enum: ['x', 'y'] })).toBe('x');
    expect(sample({ const: false })).toBe(false);
    expect(sample({ type: 'string', format: 'date' })).toBe('2024-01-31');
    expect(sample({ type: 'string', format: 'toString' })).toBe('<string>');
    expect(sample({ type: 'integer', maximum: 10 })).toBe(10);
    expect(sample({ type: 'array', items: { type: 'boolean' } })).toEqual([true]);
    expect(sample({ type: 'string', nullable: true })).toBe('<string>');
  });

  it.each<[JsonObject, number]>([
    [{ minimum: 200 }, 200],
    [{ exclusiveMinimum: 200 }, 201],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [{ minimum: 0, exclusiveMaximum: 1 }, 0],
    [{ minimum: 0.2, exclusiveMaximum: 1 }, 0.6],
    [{ exclusiveMinimum: 0, maximum: 0.5 }, 0.25],
    [{ multipleOf: 2 }, 122],
    [{ minimum: 1_600_000_000_001, multipleOf: 1 }, 1_600_000_000_001],
    [{ multipleOf: 0.01 }, 123],
    [{ minimum: 200, multipleOf: 3 }, 201],
    [{ maximum: 0.55, multipleOf: 0.1 }, 0.5],
    [{ multipleOf: 0 }, 123],
    [{ minimum: 100, exclusiveMaximum: 110, multipleOf: 50 }, 100],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 10, multipleOf: 7 }, 7],
    [{ exclusiveMinimum: 7, maximum: 12, multipleOf: 5 }, 10],
    [{ exclusiveMinimum: 0.6, maximum: 0.9, multipleOf: 0.2 }, 0.8],
  ])('keeps the limits of numbers: %j', (limits, value) =>
    expect(sample({ type: 'number', ...limits })).toBe(value),
  );

  it('shows no more properties than there may be, the required ones first', () => {
    const properties = { a: { const: 1 }, b: { const: 2 }, c: { const: 3 } };
    expect(sample({ type: 'object', properties, required: ['b'], maxProperties: 2 })).toEqual({ a: 1, b: 2 });
    expect(sample({ type: 'object', properties, required: ['c'], maxProperties: 1 })).toEqual({ c: 3 });
  });

  it('makes objects, of required properties if asked', () => {
    const schema = {
      required: ['a'],
      properties: { a: { type: 'string' }, b: { type: 'integer' }, id: { readOnly: true } },
    };
    expect(sample(schema)).toEqual({ a: '<string>', b: 123 });
    expect(sample(schema, {}, true)).toEqual({ a: '<string>' });
    expect(
      sample(
        { oneOf: [ref('A'), ref('B')], properties: { kind: { const: 1 } } },
        { A: { properties: { a: {} } } },
      ),
    ).toEqual({
      kind: 1,
      a: '<any>',
    });
    expect(sample({ additionalProperties: { type: 'integer' } })).toEqual({ key: 123 });
  });

  it('ends inside itself, and before it is huge', () => {
    expect(sample(ref('N'), { N: { properties: { next: ref('N'), v: { const: 1 } } } })).toEqual({ v: 1 });
    const wide = (to: string): JsonValue => ({
      properties: Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p${i}`, ref(to)])),
    });
    const text = JSON.stringify(
      sample(ref('A'), { A: wide('B'), B: wide('C'), C: wide('D'), D: wide('E'), E: { const: 1 } }),
    );
    expect(text.length).toBeLessThan(20_000);
  });

  it('goes down to what is required where the rest ends', () => {
    const nested = (levels: number, more: object): JsonValue =>
      levels === 0
        ? { oneOf: [{ type: 'object', ...more, properties: { a: { const: 1 } } }] }
        : { properties: { p: nested(levels - 1, more), q: { const: levels } }, ...more, required: ['p'] };
    expect(JSON.stringify(sample(nested(10, { required: ['a'] })))).toContain('{"a":1}');
    expect(JSON.stringify(sample(nested(40, {}))).length).toBeLessThan(300);
  });

  it('repeats an entry as often as a list must have it, but for what may not repeat, and not without end', () => {
    const items = { const: 1 };
    expect(sample({ items, minItems: 2 })).toEqual([1, 1]);
    expect(sample({ items, minItems: 2, uniqueItems: true })).toEqual([1]);
    expect(sample({ items, minItems: 2, prefixItems: [{ const: 'a' }] })).toEqual(['a']);
    expect(sample({ items, minItems: 1e9 })).toHaveLength(10);
  });

  it('holds what is required where it ends before all is there, and ends with that too', () => {
    const filler = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`p${i}`, { const: 1 }]));
    const properties = { ...filler, list: { minItems: 1, items: { const: 'a' } }, rest: { items: {} } };
    expect(sample({ properties, required: ['list'] })).toMatchObject({ p0: 1, list: ['a'] });
    expect(sample({ properties, required: ['list'] })).not.toHaveProperty('rest');
    const required = Array.from({ length: 900 }, (_, i) => `p${i}`);
    const many = Object.fromEntries(required.map((name) => [name, { const: 1 }]));
    expect(Object.keys(sample({ properties: many, required }) as object).length).toBeLessThan(700);
  });
});
