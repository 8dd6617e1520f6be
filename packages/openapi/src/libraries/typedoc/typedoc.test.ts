import { describe, expect, it } from 'vitest';
import {
  findOperation,
  type JsonObject,
  operationHeads,
  readSpecification,
  readSymbolPage,
  recogniseSpecification,
  type Specification,
  type SymbolPage,
  symbolMarkdown,
} from '../../index.ts';
import { typeText } from './type-text.ts';

const number = { type: 'intrinsic', name: 'number' };
const string = { type: 'intrinsic', name: 'string' };
const nothing = { type: 'intrinsic', name: 'void' };
const lamp = { type: 'reference', target: 1, name: 'Lamp' };

const said = (text: string, ...blockTags: readonly JsonObject[]): JsonObject => ({
  summary: [{ kind: 'text', text }],
  blockTags,
});
const tag = (name: string, text: string): JsonObject => ({ tag: name, content: [{ kind: 'text', text }] });
const call = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  kind: 4096,
  type: nothing,
  ...more,
});
const parameter = (name: string, more: JsonObject = {}): JsonObject => ({
  name,
  kind: 32768,
  type: number,
  ...more,
});

const index = (type: JsonObject): JsonObject => ({
  name: '__index',
  kind: 8192,
  parameters: [parameter('key', { type: string })],
  type,
});

const lampClass: JsonObject = {
  id: 1,
  name: 'Lamp',
  kind: 128,
  comment: {
    summary: [
      { kind: 'text', text: 'Shines; see ' },
      { kind: 'inline-tag', tag: '@link', text: 'turn', target: 11 },
      { kind: 'text', text: ' and ' },
      { kind: 'inline-tag', tag: '@link', text: 'the manual', target: 'https://lamps.example/a (b)' },
      { kind: 'text', text: '.' },
    ],
    blockTags: [tag('@remarks', 'All night.'), tag('@see', 'The keeper.'), tag('@example', 'new Lamp()')],
  },
  extendedTypes: [{ type: 'reference', target: 3, name: 'Base' }],
  children: [
    {
      id: 10,
      name: 'constructor',
      kind: 512,
      signatures: [call('Lamp', { type: lamp, parameters: [parameter('height')] })],
    },
    { name: 'name', kind: 1024, flags: { isReadonly: true }, type: string, defaultValue: "'north'" },
    {
      name: 'count',
      kind: 1024,
      flags: { isStatic: true },
      type: number,
      comment: said('How many.', tag('@default', '```ts\n3\n```')),
    },
    { name: 'secret', kind: 1024, flags: { isPrivate: true }, type: number },
    { name: 'stack', kind: 1024, flags: { isExternal: true, isInherited: true }, type: string },
    {
      name: 'angle',
      kind: 262144,
      getSignature: { name: 'angle', kind: 524288, type: number, comment: said('Where it looks.') },
    },
    {
      id: 11,
      name: 'turn',
      kind: 2048,
      signatures: [
        call('turn', {
          type: number,
          parameters: [
            parameter('degrees', { comment: said('How far.') }),
            parameter('by', { defaultValue: '3' }),
          ],
          comment: said(
            'Turns it.',
            tag('@returns', 'the new angle'),
            tag('@throws', 'RangeError'),
            tag('@deprecated', 'Use turnAll.'),
          ),
        }),
        call('turn', { parameters: [parameter('turns', { type: string, flags: { isOptional: true } })] }),
      ],
    },
    {
      name: 'stop',
      kind: 2048,
      signatures: [call('stop')],
      inheritedFrom: { type: 'reference', name: 'Base.stop' },
    },
  ],
};

const children: readonly JsonObject[] = [
  lampClass,
  { id: 3, name: 'Base', kind: 128, flags: { isAbstract: true } },
  {
    id: 4,
    name: 'turnAll',
    kind: 64,
    signatures: [
      call('turnAll', {
        comment: said('Turns all.', { tag: '@category', content: [{ kind: 'text', text: 'Acting' }] }),
        parameters: [parameter('lamps', { type: { type: 'array', elementType: lamp } })],
      }),
    ],
  },
  {
    id: 5,
    name: 'Options',
    kind: 256,
    children: [
      {
        name: 'nested',
        kind: 1024,
        flags: { isOptional: true },
        type: {
          type: 'reflection',
          declaration: {
            name: '__type',
            kind: 65536,
            children: [{ name: 'deep', kind: 1024, type: number }],
          },
        },
      },
    ],
    indexSignatures: [index({ type: 'intrinsic', name: 'unknown' })],
  },
  {
    id: 6,
    name: 'Kind',
    kind: 8,
    children: [{ name: 'One', kind: 16, type: { type: 'literal', value: 1 }, comment: said('First.') }],
  },
  {
    id: 7,
    name: 'Handler',
    kind: 2097152,
    comment: said('Called often.'),
    type: {
      type: 'reflection',
      declaration: {
        name: '__type',
        kind: 65536,
        signatures: [call('__type', { parameters: [parameter('__namedParameters', { type: string })] })],
      },
    },
  },
  {
    id: 70,
    name: 'Words',
    kind: 2097152,
    type: {
      type: 'union',
      types: ['left | right', 'up | down'].map((word) => ({ type: 'literal', value: word.repeat(8) })),
    },
  },
  { id: 8, name: 'usual', kind: 32, type: { type: 'reference', target: 5, name: 'Options' } },
  {
    id: 9,
    name: 'Shapes',
    kind: 4,
    children: [{ id: 90, name: 'Circle', kind: 128, comment: said('Round.') }],
  },
];

const project = (more: JsonObject = {}): string =>
  JSON.stringify({
    schemaVersion: '2.0',
    id: 0,
    name: 'lamps',
    variant: 'project',
    kind: 1,
    children,
    ...more,
  });

function read(text = project()): Specification {
  const { value, diagnostics } = readSpecification('api.json', text);
  expect(diagnostics).toEqual([]);
  if (value === undefined) throw new Error('no library');
  return value;
}

const library = read();

function pageOf(reference: string, specification = library): SymbolPage {
  const { value } = findOperation([specification], reference, { file: '' });
  if (value === undefined) throw new Error(`no ${reference}`);
  return readSymbolPage(specification, value.head, ({ method, path }) => `/sdk/${method}/${path}/`);
}

const titles = ({ sections }: SymbolPage): readonly string[] =>
  sections.map(({ title }) => ('word' in title ? title.word : title.name));

describe('a library', () => {
  it('has a page for each symbol, in groups by kind or category', () => {
    expect(
      operationHeads(library).map(({ method, path, title, tags }) => [method, path, title, tags[0]]),
    ).toEqual([
      ['NAMESPACE', 'Shapes', 'Shapes', 'Namespaces'],
      ['CLASS', 'Shapes.Circle', 'Shapes.Circle', 'Classes'],
      ['CLASS', 'Lamp', 'Lamp', 'Classes'],
      ['CLASS', 'Base', 'Base', 'Classes'],
      ['FUNCTION', 'turnAll', 'turnAll()', 'Acting'],
      ['INTERFACE', 'Options', 'Options', 'Interfaces'],
      ['TYPE', 'Handler', 'Handler', 'Types'],
      ['TYPE', 'Words', 'Words', 'Types'],
      ['ENUM', 'Kind', 'Kind', 'Enums'],
      ['VARIABLE', 'usual', 'usual', 'Variables'],
    ]);
  });

  it('of several modules has a group for each, and tells symbols of one name apart', () => {
    const modules = ['core', 'tools'].map((name, index) => ({
      id: 100 + index,
      name,
      kind: 2,
      children: [{ id: 110 + index, name: 'Lamp', kind: 128 }],
    }));
    const specification = read(project({ children: modules }));
    expect(operationHeads(specification).map(({ method, path, tags }) => [method, path, tags[0]])).toEqual([
      ['MODULE', 'core', 'core'],
      ['CLASS', 'core.Lamp', 'core \nClasses'],
      ['MODULE', 'tools', 'tools'],
      ['CLASS', 'tools.Lamp', 'tools \nClasses'],
    ]);
    expect(specification.document['tags']).toEqual([
      { name: 'core', 'x-displayName': 'core' },
      { name: 'core \nClasses', 'x-displayName': 'Classes', parent: 'core' },
      { name: 'tools', 'x-displayName': 'tools' },
      { name: 'tools \nClasses', 'x-displayName': 'Classes', parent: 'tools' },
    ]);
  });

  it('that an older TypeDoc wrote is refused, and so is broken text', () => {
    const old = readSpecification(
      'api.json',
      '{"id":0,"name":"x","kind":1,"kindString":"Project","flags":{}}',
    );
    expect(old.value).toBeUndefined();
    expect(old.diagnostics.map(({ message }) => message)).toEqual(['TypeDoc 1 is not supported']);
    const broken = readSpecification('api.json', '{"schemaVersion":"2.0","variant":"project",');
    expect(broken.diagnostics.map(({ code }) => code)).toContain('openapi/syntax');
  });

  it('is told from other JSON by the words at its beginning', () => {
    expect(recogniseSpecification(project())).toBe('typedoc');
    expect(recogniseSpecification('{"buttons":[{"variant":"project"}]}')).toBeUndefined();
  });

  it.each([
    ['[]'],
    ['{"variant":"project"}'],
    ['{"variant":"project","children":7}'],
    [
      '{"variant":"project","children":[null,{},{"kind":128},{"kind":64,"name":"f","signatures":[{"parameters":[{"type":{"type":"union"}}]}]}]}',
    ],
    [
      '{"variant":"project","children":[{"kind":128,"name":"__proto__","comment":{"summary":"x","blockTags":[{"tag":1}]}}]}',
    ],
  ])('of odd shapes makes nothing fall: %s', (text) => {
    const { value } = readSpecification('api.json', text);
    for (const head of value === undefined ? [] : operationHeads(value))
      expect(readSymbolPage(value as Specification, head, () => undefined).head).toBe(head);
  });
});

describe('a page', () => {
  it('of a class tells what it is, and what its comment says', () => {
    const { signature, comment } = pageOf('CLASS Lamp');
    expect(signature).toBe('class Lamp extends Base');
    expect(comment.text).toBe(
      'Shines; see [`turn`](/sdk/CLASS/Lamp/#turn) and [the manual](<https://lamps.example/a (b)>).\n\nAll night.\n\n**See**: The keeper.',
    );
    expect(comment.examples).toEqual(['```ts\nnew Lamp()\n```']);
  });

  it('of a class has its constructor, what it holds and its methods, without what is private or of others', () => {
    const page = pageOf('CLASS Lamp');
    expect(titles(page)).toEqual(['new Lamp()', 'properties', 'turn(degrees, by)', 'turn(turns)', 'stop()']);
    const fields = page.sections[1]?.fields?.value as { properties: Record<string, JsonObject> };
    expect(
      Object.entries(fields.properties).map(([name, field]) => [name, field['x-waymark-type'], field]),
    ).toEqual([
      ['name', 'string', expect.objectContaining({ readOnly: true, default: "'north'" })],
      [
        'count',
        'number',
        expect.objectContaining({ description: 'How many.', default: '3', 'x-mint': { post: ['static'] } }),
      ],
      ['angle', 'number', expect.objectContaining({ description: 'Where it looks.', readOnly: true })],
    ]);
    expect(page.sections[4]).toMatchObject({ code: 'stop(): void', inheritedFrom: 'Base.stop' });
  });

  it('tells of a method what it takes, gives and throws, and whether to use it', () => {
    const [, , turn] = pageOf('CLASS Lamp').sections;
    expect(turn).toMatchObject({
      code: 'turn(degrees: number, by?: number): number',
      returns: 'number',
      comment: {
        text: 'Turns it.',
        returns: 'the new angle',
        throws: ['RangeError'],
        deprecated: 'Use turnAll.',
      },
      fields: { value: { required: ['degrees'] } },
    });
  });

  it('of a function has arguments and result as its sections', () => {
    const page = pageOf('FUNCTION turnAll');
    expect(page.signature).toBe('turnAll(lamps: Lamp[]): void');
    expect(titles(page)).toEqual(['arguments']);
    expect(titles(pageOf('TYPE Handler'))).toEqual(['arguments']);
    expect(pageOf('TYPE Handler')).toMatchObject({
      code: 'type Handler = (options: string) => void',
      comment: { text: 'Called often.' },
    });
  });

  it('of a long type has each alternative in a line of its own', () => {
    expect(pageOf('TYPE Words').code).toBe(
      `type Words = "${'left | right'.repeat(8)}"\n  | "${'up | down'.repeat(8)}"`,
    );
  });

  it('has the fields of a type that is written out below it, and those of any name', () => {
    const [section] = pageOf('INTERFACE Options').sections;
    expect(section?.fields?.value).toMatchObject({
      properties: {
        nested: {
          'x-waymark-type': 'object',
          properties: { deep: { 'x-waymark-type': 'number' } },
          required: ['deep'],
        },
        '[key: string]': { 'x-waymark-type': 'unknown' },
      },
      required: [],
    });
    // As TypeDoc 0.25 writes it.
    const types: JsonObject = { type: 'reflection', declaration: { indexSignature: index(number) } };
    const lists = read(
      project({ children: [{ name: 'Lists', kind: 256, indexSignatures: [index(types)] }] }),
    );
    expect(pageOf('INTERFACE Lists', lists).sections[0]?.fields?.value).toMatchObject({
      properties: { '[key: string]': { 'x-waymark-type': '{ [key: string]: number }' } },
    });
    expect(pageOf('ENUM Kind').sections[0]?.fields?.value).toMatchObject({
      properties: { One: { 'x-waymark-type': '1', description: 'First.' } },
    });
  });

  it('has the methods of a type that is written out, each way to call them', () => {
    const children: JsonObject[] = [
      { name: 'turn', kind: 2048, signatures: [call('turn', { comment: said('Turns it.') })] },
      {
        name: 'pick',
        kind: 2048,
        signatures: [call('pick'), call('pick', { parameters: [parameter('key')], type: lamp })],
      },
    ];
    const shape: JsonObject = { type: 'reflection', declaration: { children } };
    const library = read(
      project({
        children: [{ name: 'Desk', kind: 256, children: [{ name: 'lamp', kind: 1024, type: shape }] }],
      }),
    );
    expect(pageOf('INTERFACE Desk', library).sections[0]?.fields?.value).toMatchObject({
      properties: {
        lamp: {
          properties: {
            turn: { 'x-waymark-type': '() => void', description: 'Turns it.' },
            pick: { 'x-waymark-type': '{ (): void; (key: number): Lamp }' },
          },
        },
      },
    });
  });

  it('of a namespace links what it holds', () => {
    expect(pageOf('NAMESPACE Shapes').sections).toMatchObject([
      { title: { name: 'Classes' }, comment: { text: '- [`Circle`](/sdk/CLASS/Shapes.Circle/): Round.' } },
    ]);
  });

  it('may be about a member alone', () => {
    expect(titles(pageOf('METHOD Lamp.turn'))).toEqual(['turn(degrees, by)', 'turn(turns)']);
    expect(pageOf('PROPERTY Lamp.count').signature).toBe('count: number');
    expect(findOperation([library], 'METHOD Lamp.count', { file: '' }).value).toBeUndefined();
  });

  it('is Markdown, too', () => {
    const text = symbolMarkdown(library, pageOf('CLASS Lamp'));
    for (const part of [
      '```ts\nclass Lamp extends Base\n```',
      '## new Lamp()',
      "- `name` (string, read-only, default `'north'`)",
      'Returns `number`: the new angle',
      'Deprecated: Use turnAll.',
      'Throws: RangeError',
      'Inherited from `Base.stop`.',
    ])
      expect(text).toContain(part);
  });
});

describe('a type', () => {
  const list = (type: string, types: readonly JsonObject[]): JsonObject => ({ type, types });
  const text = { type: 'literal', value: 'a' };
  const caller = { type: 'reflection', declaration: { signatures: [call('__type')] } };
  it.each<[string, JsonObject]>([
    ['Map<string, Lamp>', { type: 'reference', name: 'Map', typeArguments: [string, lamp] }],
    ['("a" | number)[]', { type: 'array', elementType: list('union', [text, number]) }],
    [
      '(Map<Lamp> | { a: number })[]',
      {
        type: 'array',
        elementType: list('union', [
          { type: 'reference', name: 'Map', typeArguments: [lamp] },
          { type: 'reflection', declaration: { children: [{ name: 'a', kind: 1024, type: number }] } },
        ]),
      },
    ],
    ['(() => void) | "a"', list('union', [caller, text])],
    ...['typeParameters', 'typeParameter'].map((key): [string, JsonObject] => [
      '<T extends Lamp>() => void',
      {
        type: 'reflection',
        declaration: { signatures: [call('__type', { [key]: [{ name: 'T', type: lamp }] })] },
      },
    ]),
    [
      'new () => Lamp',
      {
        type: 'reflection',
        declaration: { kind: 512, signatures: [call('__type', { kind: 16384, type: lamp })] },
      },
    ],
    ['(infer U)[]', { type: 'array', elementType: { type: 'inferred', name: 'U' } }],
    ['Lamp & ("a" | number)', list('intersection', [lamp, list('union', [text, number])])],
    [
      '[a: string, b?: number, ...Lamp[]]',
      {
        type: 'tuple',
        elements: [
          { type: 'namedTupleMember', name: 'a', element: string },
          { type: 'namedTupleMember', name: 'b', isOptional: true, element: number },
          { type: 'rest', elementType: { type: 'array', elementType: lamp } },
        ],
      },
    ],
    ['keyof Lamp', { type: 'typeOperator', operator: 'keyof', target: lamp }],
    [
      '(keyof Lamp)[]',
      { type: 'array', elementType: { type: 'typeOperator', operator: 'keyof', target: lamp } },
    ],
    ['Lamp["a"]', { type: 'indexedAccess', objectType: lamp, indexType: text }],
    ['typeof Lamp', { type: 'query', queryType: lamp }],
    [
      'T extends infer U ? U : never',
      {
        type: 'conditional',
        checkType: { type: 'reference', name: 'T' },
        extendsType: { type: 'inferred', name: 'U' },
        trueType: { type: 'reference', name: 'U' },
        falseType: { type: 'intrinsic', name: 'never' },
      },
    ],
    [
      '{ readonly [K in Lamp as "a"]-?: string }',
      {
        type: 'mapped',
        parameter: 'K',
        parameterType: lamp,
        nameType: text,
        templateType: string,
        readonlyModifier: '+',
        optionalModifier: '-',
      },
    ],
    ['`x-${string}!`', { type: 'templateLiteral', head: 'x-', tail: [[string, '!']] }],
    ['asserts x is Lamp', { type: 'predicate', name: 'x', asserts: true, targetType: lamp }],
    ['null', { type: 'literal', value: null }],
    ['-12n', { type: 'literal', value: { value: '12', negative: true } }],
    [
      '{ a: number; b?(): void; "on-off": number; [iterator](): void }',
      {
        type: 'reflection',
        declaration: {
          children: [
            { name: 'a', kind: 1024, type: number },
            { name: 'b', kind: 2048, flags: { isOptional: true }, signatures: [call('b')] },
            { name: 'on-off', kind: 1024, type: number },
            { name: '[iterator]', kind: 2048, signatures: [call('[iterator]')] },
          ],
        },
      },
    ],
    [
      '{ pick(): void; pick(key: number): void; get size(): number; set size(value: number) }',
      {
        type: 'reflection',
        declaration: {
          children: [
            {
              name: 'pick',
              kind: 2048,
              signatures: [call('pick'), call('pick', { parameters: [parameter('key')] })],
            },
            {
              name: 'size',
              kind: 262144,
              getSignature: call('size', { type: number }),
              setSignature: call('size', { parameters: [parameter('value')] }),
            },
          ],
        },
      },
    ],
    ['any', {}],
    ['…', { type: 'new-in-2030' }],
    ['Lamp', { type: '__proto__', name: 'Lamp' }],
    ['Lamp', { type: 'toString', name: 'Lamp' }],
  ])('is written as %s', (written, type) => {
    expect(typeText(Object.keys(type).length === 0 ? undefined : type)).toBe(written);
  });

  it('of endless depth is cut', () => {
    let deep: JsonObject = lamp;
    for (let level = 0; level < 5000; level++) deep = { type: 'array', elementType: deep };
    expect(typeText(deep)).toMatch(/^…(?:\[\])+$/);
  });
});
