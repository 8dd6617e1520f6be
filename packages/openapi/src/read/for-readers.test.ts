import { describe, expect, it } from 'vitest';
import { operationHeads, printJson, readOperation, readSpecification } from '../index.ts';
import type { JsonObject } from '../model/json.ts';

const staff = { groups: ['staff'] };
const text = printJson({
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths: {
    '/boats': {
      get: {
        parameters: [
          { name: 'open', in: 'query', schema: { type: 'string' } },
          { name: 'closed', in: 'query', schema: { type: 'string' }, 'x-mint': staff },
          { name: 'sunk', in: 'query', schema: { type: 'string', 'x-mint': staff } },
        ],
        responses: {
          200: {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Boat' } } },
          },
          418: { description: 'odd', 'x-mint': staff },
        },
      },
    },
    '/docks': { 'x-mint': staff, get: { responses: {} } },
  },
  components: {
    schemas: {
      Boat: {
        type: 'object',
        required: ['name', 'debt', 'crew'],
        properties: {
          name: { type: 'string' },
          debt: { type: 'number', 'x-mint': staff },
          crew: { $ref: '#/components/schemas/Crew' },
          kind: { oneOf: [{ title: 'Ferry' }, { title: 'Smuggler', 'x-mint': staff }] },
          state: { enum: ['sold', 'sunk', 1], 'x-mint-enum': { sunk: ['staff'], 1: ['crew'] } },
        },
      },
      Crew: { type: 'object', 'x-mint': { groups: [{ excludes: ['press'] }] } },
    },
  },
});

/** What readers of the groups find of a specification. */
const read = (groups?: readonly string[]) => {
  const { value, diagnostics } = readSpecification('api.json', text, groups === undefined ? {} : { groups });
  expect(diagnostics).toEqual([]);
  const document = JSON.parse(printJson(value?.document ?? {}));
  const { required, properties } = document.components.schemas.Boat;
  const { parameters, responses } = document.paths['/boats'].get;
  return {
    required,
    properties: Object.keys(properties),
    kinds: properties.kind.oneOf.map(({ title }: { title: string }) => title),
    states: properties.state.enum,
    parameters: parameters.map(({ name }: { name: string }) => name),
    responses: Object.keys(responses),
  };
};

/** What readers of no group find of schemas. */
const readSchemas = (schemas: JsonObject) => {
  const { value } = readSpecification('api.json', printJson({ openapi: '3.1.0', components: { schemas } }));
  return JSON.parse(printJson(value?.document ?? {})).components.schemas;
};

describe('parts of a specification that are for some readers', () => {
  it('are not there for others', () => {
    expect(read()).toEqual({
      required: ['name'],
      properties: ['name', 'kind', 'state'],
      kinds: ['Ferry'],
      states: ['sold'],
      parameters: ['open'],
      responses: ['200'],
    });
  });

  it('are there for their readers', () => {
    expect(read(['staff'])).toEqual({
      required: ['name', 'debt', 'crew'],
      properties: ['name', 'debt', 'crew', 'kind', 'state'],
      kinds: ['Ferry', 'Smuggler'],
      states: ['sold', 'sunk'],
      parameters: ['open', 'closed', 'sunk'],
      responses: ['200', '418'],
    });
    expect(read(['press', 'crew'])).toMatchObject({ required: ['name'], states: ['sold', 1] });
  });

  it('leave every other document as it is, one value for one reference', () => {
    const plain = readSpecification('api.json', text.replaceAll('x-mint', 'x-other')).value;
    const read = readSpecification('api.json', text, { groups: ['staff', 'crew'] }).value;
    expect(read?.documents.get('api.json')).toBe(read?.document);
    expect(printJson(read?.document ?? {})).toBe(
      printJson(plain?.document ?? {}).replaceAll('x-other', 'x-mint'),
    );
  });

  it.each([
    [
      'body',
      { content: { 'application/json': { schema: { $ref: '#/components/schemas/Crew' }, example: 'x' } } },
    ],
    ['list', { content: { 'application/json': { schema: { items: { 'x-mint': staff, title: 'Crew' } } } } }],
    [
      'map',
      {
        content: {
          'application/json': { schema: { additionalProperties: { 'x-mint': staff, title: 'Crew' } } },
        },
      },
    ],
    ['header', { headers: { Crew: { schema: { 'x-mint': staff } } } }],
    [
      'response of 2.0',
      { schema: { 'x-mint': staff, title: 'Crew' }, examples: { 'application/json': 'x' } },
    ],
  ])('are all that is known of the schema of a %s, which itself stays', (of, response) => {
    const paths = { '/a': { get: { responses: { 200: { description: 'ok', ...response } } } } };
    const components = { schemas: { Crew: { 'x-mint': staff, title: 'Crew' } } };
    const version = of.endsWith('2.0') ? { swagger: '2.0' } : { openapi: '3.1.0' };
    const written = (groups: readonly string[]): string => {
      const specification = readSpecification('a.json', printJson({ ...version, paths, components }), {
        groups,
      }).value;
      const [head] = specification === undefined ? [] : operationHeads(specification);
      return printJson(
        head === undefined || specification === undefined ? {} : readOperation(specification, head).responses,
      );
    };
    expect(written([])).toContain('"description":"ok"');
    expect(written([])).not.toMatch(/Crew|"x"/);
    expect(written(['staff'])).toMatch(/Crew/);
  });

  it('may be so by an overlay alone', () => {
    const plain = printJson({
      openapi: '3.1.0',
      components: { schemas: { A: { properties: { a: {}, b: {} } } } },
    });
    const overlay = printJson({
      overlay: '1.0.0',
      actions: [{ target: '$.components.schemas.A.properties.b', update: { 'x-mint': staff } }],
    });
    const { value } = readSpecification('api.json', plain, {
      overlays: [{ source: 'o.json', text: overlay }],
    });
    expect(JSON.parse(printJson(value?.document ?? {})).components.schemas.A.properties).toEqual({ a: {} });
  });

  it('are found where what a part holds leads back to it', () => {
    const A = { schema: { $ref: '#/components/schemas/A' } };
    expect(readSchemas({ A, B: { 'x-mint': staff, properties: { a: A } } }).B.properties).toEqual({ a: A });
  });

  it('are not required by a schema that builds on theirs', () => {
    const schemas = readSchemas({
      Base: { properties: { name: {}, debt: { 'x-mint': staff } } },
      Boat: { allOf: [{ $ref: '#/components/schemas/Base' }], required: ['name', 'debt'] },
    });
    expect(schemas.Boat.required).toEqual(['name']);
  });

  it('are not named by a discriminator either', () => {
    const mapping = { ferry: 'Ferry', smuggler: '#/components/schemas/Smuggler', pirate: 'Smuggler' };
    const schemas = readSchemas({
      Boat: { discriminator: { propertyName: 'kind', mapping } },
      Ferry: {},
      Smuggler: { 'x-mint': staff },
    });
    expect(schemas.Boat.discriminator).toEqual({ propertyName: 'kind', mapping: { ferry: 'Ferry' } });
  });

  it('may be all operations of a path', () => {
    const specification = readSpecification('api.json', text).value;
    const heads = specification === undefined ? [] : operationHeads(specification);
    expect(heads.map(({ path, groups }) => [path, groups])).toEqual([
      ['/boats', undefined],
      ['/docks', ['staff']],
    ]);
  });
});
