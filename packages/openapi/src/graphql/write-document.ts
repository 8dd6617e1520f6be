import type { JsonObject, JsonValue } from '../model/json.ts';
import {
  BUILT_IN,
  type GraphqlField,
  type GraphqlSchema,
  type GraphqlType,
  type RootField,
  typeName,
} from './graphql-model.ts';

/** Levels of fields that a sample asks for. */
const DEPTH = 4;

/** Fields that a sample asks for in all, and those of one type that hold others. */
const FIELDS = 30;
const NESTED = 3;

/** Types of a union or an interface that a sample asks for by name. */
const MEMBERS = 3;

/** A sample of what a root field is asked with, and of what comes back. */
export interface GraphqlDocument {
  readonly text: string;
  readonly answer: JsonObject;
}

/** What is chosen of a type: lines of the document, and the value that they are answered with. */
interface Selection {
  readonly lines: readonly string[];
  readonly value: JsonObject;
}

interface Writing {
  readonly types: GraphqlSchema['types'];
  left: number;
}

/** Writes the document that asks for a root field: its arguments as variables, and a few fields of what it gives. */
export function writeDocument({ types }: GraphqlSchema, { operation, field }: RootField): GraphqlDocument {
  const writing: Writing = { types, left: FIELDS };
  const given = field.arguments.filter(({ deprecated }) => deprecated === undefined);
  const variables = given.map(({ name, type }) => `$${name}: ${type}`);
  const passed = given.map(({ name }) => `${name}: $${name}`);
  const chosen = select(writing, typeName(field.type), [typeName(field.type)]);
  const body = chosen.lines.length === 0 ? [] : [' {', ...indent(chosen.lines), '}'];
  const asked = `${field.name}${list(passed)}${body.join('\n')}`;
  const title = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  return {
    text: `${operation.toLowerCase()} ${title}${list(variables)} {\n${indent(asked.split('\n')).join('\n')}\n}`,
    answer: { data: { [field.name]: answerOf(types, field.type, chosen) } },
  };
}

/** In brackets, one to a line where one line would be too long. */
function list(entries: readonly string[]): string {
  if (entries.length === 0) return '';
  const line = `(${entries.join(', ')})`;
  return line.length <= 60 ? line : `(\n${indent(entries).join('\n')}\n)`;
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

/** Fields without fields of their own first, then some that have them. */
function select(writing: Writing, name: string, path: readonly string[]): Selection {
  const type = writing.types.get(name);
  if (type === undefined) return { lines: [], value: {} };
  if (type.kind === 'union') return selectMembers(writing, type, path);
  const fields = type.fields.filter(isSimple);
  const plain = fields.filter((field) => !isComposite(writing.types, field)).slice(0, writing.left);
  writing.left -= plain.length;
  const lines = plain.map((field) => field.name);
  const value = Object.fromEntries(
    plain.map((field) => [field.name, answerOf(writing.types, field.type, undefined)]),
  );
  const nested = path.length >= DEPTH ? [] : fields.filter((field) => isComposite(writing.types, field));
  const open = nested.filter((field) => !path.includes(typeName(field.type))).slice(0, NESTED);
  for (const field of open) {
    const inner = writing.left <= 0 ? undefined : select(writing, typeName(field.type), pathTo(path, field));
    if (inner === undefined || inner.lines.length === 0) continue;
    lines.push(`${field.name} {`, ...indent(inner.lines), '}');
    value[field.name] = answerOf(writing.types, field.type, inner);
  }
  // Every type can be asked for its name, and of the outermost one something must be asked.
  return lines.length === 0 && isOpen(type) && path.length === 1
    ? { lines: ['__typename'], value: { __typename: name } }
    : { lines, value };
}

function pathTo(path: readonly string[], { type }: GraphqlField): readonly string[] {
  return [...path, typeName(type)];
}

/** What a union stands for is asked for by the name of the type; the answer is of the first one. */
function selectMembers(writing: Writing, { members }: GraphqlType, path: readonly string[]): Selection {
  const chosen = members.slice(0, MEMBERS).map((name) => ({
    name,
    selection: select(writing, name, [...path, name]),
  }));
  const lines = chosen.flatMap(({ name, selection }) =>
    selection.lines.length === 0 ? [] : [`... on ${name} {`, ...indent(selection.lines), '}'],
  );
  const [first] = chosen;
  const own = first === undefined ? {} : { __typename: first.name, ...first.selection.value };
  return { lines: ['__typename', ...lines], value: own };
}

/** Whether a field can be asked for as it is, and should be. */
function isSimple({ deprecated, arguments: given }: GraphqlField): boolean {
  return (
    deprecated === undefined &&
    !given.some(({ type, default: usual }) => type.endsWith('!') && usual === undefined)
  );
}

function isComposite(types: GraphqlSchema['types'], { type }: GraphqlField): boolean {
  const named = types.get(typeName(type));
  return named !== undefined && isOpen(named);
}

function isOpen({ kind }: GraphqlType): boolean {
  return kind === 'type' || kind === 'interface' || kind === 'union';
}

/** A value of a type, a list with one entry. */
function answerOf(types: GraphqlSchema['types'], type: string, chosen: Selection | undefined): JsonValue {
  const bare = type.replace(/!$/, '');
  if (bare.startsWith('[')) return [answerOf(types, bare.slice(1, -1), chosen)];
  const named = types.get(bare);
  if (named !== undefined && isOpen(named)) return chosen?.value ?? {};
  return named?.values[0]?.name ?? plainAnswer(bare);
}

function plainAnswer(name: string): JsonValue {
  switch (Object.hasOwn(BUILT_IN, name) ? BUILT_IN[name] : name) {
    case 'integer':
    case 'number':
      return 123;
    case 'boolean':
      return true;
    case 'string':
      return '<string>';
    default:
      return `<${name}>`;
  }
}
