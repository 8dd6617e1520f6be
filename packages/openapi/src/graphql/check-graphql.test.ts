import { expect, it } from 'vitest';
import { readSpecification } from '../index.ts';

const schema = `directive @auth(role: Role = ADMIN) on FIELD_DEFINITION
scalar Date @specifiedBy(url: "https://days.example")
enum Role { ADMIN USER }
interface Node { id: ID! }
type User implements Node @key(fields: "id") { id: ID! name: String @deprecated(reason: "Ask.") born: Date }
type Subscriptions { paid: Boolean }
input NewUser @oneOf { name: String role: Role = ADMIN }
union Found = User | Ship
type Ship implements Node { id: ID! }
type Query { user(id: ID!, role: Role = USER): User find: [Found!]! @auth(role: USER) }
extend type Query { node(id: ID!): Node }
type Mutation { add(user: NewUser!): User }
`;

/** Each finding of a schema with one change: the text at its place, what it says and how to mend it. */
function find(from = '', to = ''): readonly string[] {
  const text = schema.replace(from, to);
  expect(text !== schema || from === '').toBe(true);
  const { value, diagnostics } = readSpecification('schema.graphql', text);
  expect(value?.graphql?.types.has('Ship')).toBe(true);
  return diagnostics.map(
    ({ message, hint, span }) => `${text.slice(span?.start, span?.end)}: ${message} | ${hint}`,
  );
}

it('says nothing of a schema without mistakes, of directives of tools and of a plural', () => {
  expect(find()).toEqual([]);
});

it.each([
  ['type Mutation', 'type Mutaton', 'Mutaton: No request begins with "Mutaton".*`Mutation`'],
  ['extend type Query', 'extend type Qury', 'Qury: No request begins with "Qury".*`Query`'],
  ['@deprecated', '@deprecatd', 'deprecatd: The schema has no directive "@deprecatd".*`deprecated`'],
  ['@auth(role: USER)', '@atuh(role: USER)', 'atuh: The schema has no directive "@atuh".*`auth`'],
  ['reason:', 'reson:', 'reson: "@deprecated" has no argument "reson".*`reason`'],
  ['ADMIN USER', 'ADMIN USER ADMIN', 'ADMIN: The value "ADMIN" is written twice'],
  ['born: Date', 'name: Date', 'name: The field "name" is written twice'],
  ['id: ID!, role', 'role: ID!, role', 'role: The argument "role" is written twice'],
  ['User | Ship', 'User | Ship | User', 'User: The member "User" is written twice'],
  ['User | Ship', 'User | Role', 'Role: "Role" is no type with fields'],
  ['Ship implements Node', 'Ship implements User', 'User: "User" is no interface'],
  ['add(user: NewUser!)', 'add(user: User!)', 'User: "User" is what answers have'],
  ['!): User }', '!): NewUser }', 'NewUser: "NewUser" is an input'],
  ['= USER', '= USR', 'USR: "USR" is no value of "Role".*`USER`'],
])('tells what the language forbids, once and in its place: %s → %s', (from, to, told) => {
  expect(find(from, to)).toEqual([expect.stringMatching(new RegExp(`^${told}`))]);
});

it('compares slips with many values and directives until that costs too much', () => {
  const many = (count: number, write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index));
  const text = [
    'type Query { a: T0 }',
    `enum E { ${many(10_000, (index) => `V${index}`).join(' ')} }`,
    ...many(10_000, (index) => `directive @d${index} on FIELD_DEFINITION`),
    ...many(1_000, (index) => `type T${index} { a(b: E = V9999, c: E = V999x): Int @d9999 @deprected }`),
  ];
  const { diagnostics } = readSpecification('schema.graphql', text.join('\n'));
  const told = (problem: string) => diagnostics.filter(({ message }) => message === problem);
  expect(diagnostics.filter(({ message }) => /V9999|@d9999/.test(message))).toEqual([]);
  expect(told('The schema has no directive "@deprected"')).toHaveLength(Math.floor(4_000_000 / 10_003));
  const values = told('"V999x" is no value of "E"');
  expect(values).toHaveLength(1_000);
  expect(values.filter(({ hint }) => hint?.includes('V999'))).toHaveLength(4_000_000 / 10_000);
});
