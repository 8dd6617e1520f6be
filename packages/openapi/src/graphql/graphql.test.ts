import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  findOperation,
  graphqlMarkdown,
  operationHeads,
  readGraphqlPage,
  readSpecification,
  type Specification,
} from '../index.ts';

const harbour = `
"Whatever has a name."
interface Named { name: String! }
type Ship implements Named {
  name: String!
  "In metres."
  length: Float
  crew("On deck." role: Role! = MATE, first: Int): [Person!]!
  log(day: Day!): String
  old: Int @deprecated(reason: "Ask for \`length\`.")
}
extend type Ship { port: Port }
type Port { ships: [Ship!]! }
type Person implements Named { name: String!, role: Role }
union Found = Ship | Port
enum Role { "Leads." MASTER MATE @deprecated }
scalar Day @specifiedBy(url: "https://days.example")
input Filter @oneOf { day: Day, not: Filter }
type Query {
  ship(imo: ID!, filter: Filter): Ship
  find: [Found!]!
}
type Mutation { sink(names: [String!]! = ["a"]): Boolean! }
`;

function read(text: string): Specification {
  const { value, diagnostics } = readSpecification('schema.graphql', text);
  expect(diagnostics).toEqual([]);
  if (value === undefined) throw new Error('no schema');
  return value;
}

function pageOf(specification: Specification, name: string): ReturnType<typeof readGraphqlPage> {
  const head = operationHeads(specification).find(({ path }) => path === name);
  if (head === undefined) throw new Error(`no ${name}`);
  return readGraphqlPage(specification, head, {
    servers: ['https://harbour.example/graphql'],
    auth: { method: 'bearer', name: '' },
  });
}

describe('a GraphQL schema', () => {
  it('has a page for each root field and each type that is not only a root', () => {
    const names = operationHeads(read(harbour)).map(
      ({ method, path, tags }) => `${tags[0]}: ${method} ${path}`,
    );
    expect(names).toEqual([
      'Queries: QUERY ship',
      'Queries: QUERY find',
      'Mutations: MUTATION sink',
      ...['Named', 'Ship', 'Port', 'Person', 'Found', 'Role', 'Day', 'Filter'].map(
        (name) => `Types: TYPE ${name}`,
      ),
    ]);
  });

  it('names its roots itself, in an extension too', () => {
    const heads = operationHeads(
      read(
        'schema { query: Ask }\nextend schema { mutation: Do }\ntype Ask { a: Int }\ntype Do { b: Int }\ntype Query { c: Int }',
      ),
    );
    expect(heads.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'QUERY a',
      'MUTATION b',
      'TYPE Query',
    ]);
  });

  it('is told apart from other files', () => {
    expect(readSpecification('a.yaml', 'type: object\nproperties: {}').value).toBeUndefined();
    expect(readSpecification('a.graphql', 'query Ask { ship }').value).toBeUndefined();
    expect(
      readSpecification('a.graphql', '# Ships\n\n"""\nAll.\n"""\ntype Query { a: Int }').value,
    ).toBeDefined();
  });
});

describe('the page of a root field', () => {
  it('has a document with its arguments as variables, and an answer to it', () => {
    const { signature, code, request } = pageOf(read(harbour), 'ship');
    expect(signature).toBe('ship(imo: ID!, filter: Filter): Ship');
    expect(code).toBe(`query Ship($imo: ID!, $filter: Filter) {
  ship(imo: $imo, filter: $filter) {
    name
    length
    crew {
      name
      role
    }
  }
}`);
    expect(request?.operation.responses[0]?.content[0]?.examples[0]?.value).toEqual({
      data: {
        ship: { name: '<string>', length: 123, crew: [{ name: '<string>', role: 'MASTER' }] },
      },
    });
  });

  it('asks for the types of a union by name', () => {
    expect(pageOf(read(harbour), 'find').code).toContain(`  find {
    __typename
    ... on Ship {
      name`);
  });

  it('is sent to the server that is named, with its credential', () => {
    const { request } = pageOf(read(harbour), 'sink');
    const { head, servers, security } = request?.operation ?? {};
    expect([head?.method, servers?.[0]?.url, head?.path]).toEqual([
      'POST',
      'https://harbour.example/graphql',
      '',
    ]);
    expect(security?.[0]?.schemes[0]).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('says everything in its Markdown', () => {
    const specification = read(harbour);
    const text = graphqlMarkdown(specification, pageOf(specification, 'ship'), []);
    for (const said of [
      '`imo` (ID!, required)',
      '`filter` (Filter)',
      '`not` (Filter, the same as Filter)',
      '<https://days.example>',
      '`length` (Float): In metres.',
      'arguments (object)',
      '`role` (Role!, default `MATE`, one of `MASTER` (Leads.) `MATE` (deprecated: No longer supported)): On deck.',
      '`old` (Int, deprecated): Ask for `length`.',
      '`port` (Port)',
      'Authorization',
      '- `https://harbour.example/graphql`',
    ])
      expect(text).toContain(said);
  });
});

describe('the page of a type', () => {
  it('shows its declaration, extensions too', () => {
    expect(pageOf(read(harbour), 'Ship').code).toBe(`type Ship implements Named {
  name: String!
  length: Float
  crew(role: Role! = MATE, first: Int): [Person!]!
  log(day: Day!): String
  old: Int @deprecated
  port: Port
}`);
    expect(pageOf(read(harbour), 'Filter').code).toBe('input Filter @oneOf {\n  day: Day\n  not: Filter\n}');
    expect(pageOf(read(harbour), 'Found').signature).toBe('union Found = Ship | Port');
    expect(pageOf(read(harbour), 'Named').possible).toEqual(['Ship', 'Person']);
  });

  it('has the types of a union as alternatives, each with its fields', () => {
    const specification = read(harbour);
    const node = pageOf(specification, 'Found').result;
    const [tree] = fieldsOf(specification, [{ node, direction: 'response' }], { depth: 6, fields: 100 });
    expect(tree?.variants.map(({ label }) => label)).toEqual(['Ship', 'Port']);
    expect(tree?.variants[1]?.tree.fields.map(({ name, tree: { type } }) => [name, type])).toEqual([
      ['ships', '[Ship!]!'],
    ]);
  });
});

describe('what is wrong in a schema', () => {
  const found = (text: string): unknown => {
    const { value, diagnostics } = readSpecification('schema.graphql', text);
    return {
      isRead: value !== undefined,
      found: diagnostics.map(({ code, span, hint }) => [code, text.slice(span?.start, span?.end), hint]),
    };
  };

  it('is told at its place', () => {
    expect(found('type Query { a: Usr }\ntype User { id: ID }')).toEqual({
      isRead: true,
      found: [['openapi/unknown-graphql-type', 'Usr', 'Did you mean `User`?']],
    });
    expect(found('type A { a: Int }\ntype A { b: Int }')).toMatchObject({
      isRead: true,
      found: [['openapi/duplicate-graphql-type', 'A', expect.any(String)]],
    });
    expect(found('type Query { a(: Int }')).toMatchObject({
      isRead: false,
      found: [['openapi/graphql-syntax', ':', expect.any(String)]],
    });
  });

  it('is told where a page names what is not there', () => {
    const { value, diagnostics } = findOperation([read(harbour)], 'schema.graphql TYPE Shipp', {
      file: 'a.mdx',
    });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['openapi/unknown-operation', expect.stringContaining('TYPE Ship')],
    ]);
  });

  it('never throws, whatever is nested or named', () => {
    const deep = `type Query { a: ${'['.repeat(200_000)}Int }`;
    expect(found(deep)).toMatchObject({
      isRead: false,
      found: [['openapi/graphql-syntax', '[', expect.any(String)]],
    });
    const odd = read(
      'type Query { constructor(toString: __proto__): __proto__ }\nscalar __proto__\nunion U\nenum E',
    );
    for (const { path } of operationHeads(odd))
      expect(graphqlMarkdown(odd, pageOf(odd, path), [])).not.toBe('');
    const circle = read('type Query { a: A }\ntype A { a: A, b(x: I!): A }\ninput I { i: [I!] = [] }');
    expect(pageOf(circle, 'a').code).toContain('__typename');
  });
});
