import { type Diagnostic, type Outcome, openapiDiagnostics } from '@waymark/core/diagnostics';
import {
  type ConstDirectiveNode,
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type OperationTypeDefinitionNode,
  print,
  type StringValueNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import { defined, type JsonValue } from '../model/json.ts';
import type {
  GraphqlEnumValue,
  GraphqlField,
  GraphqlOperation,
  GraphqlSchema,
  GraphqlType,
} from './graphql-model.ts';

type TypeNode = TypeDefinitionNode | TypeExtensionNode;

/** The word that declares a type, by the kind of its node. */
const KINDS: ReadonlyMap<string, GraphqlType['kind']> = new Map([
  [Kind.OBJECT_TYPE_DEFINITION, 'type'],
  [Kind.OBJECT_TYPE_EXTENSION, 'type'],
  [Kind.INTERFACE_TYPE_DEFINITION, 'interface'],
  [Kind.INTERFACE_TYPE_EXTENSION, 'interface'],
  [Kind.INPUT_OBJECT_TYPE_DEFINITION, 'input'],
  [Kind.INPUT_OBJECT_TYPE_EXTENSION, 'input'],
  [Kind.ENUM_TYPE_DEFINITION, 'enum'],
  [Kind.ENUM_TYPE_EXTENSION, 'enum'],
  [Kind.UNION_TYPE_DEFINITION, 'union'],
  [Kind.UNION_TYPE_EXTENSION, 'union'],
  [Kind.SCALAR_TYPE_DEFINITION, 'scalar'],
  [Kind.SCALAR_TYPE_EXTENSION, 'scalar'],
]);

/** Names of the root types where no `schema` says otherwise. */
const ROOTS: Readonly<Record<GraphqlOperation, string>> = {
  QUERY: 'Query',
  MUTATION: 'Mutation',
  SUBSCRIPTION: 'Subscription',
};

/** Reads the types of a schema, each with all of its extensions, in the order of their first mention. */
export function readTypes(source: string, { definitions }: DocumentNode): Outcome<GraphqlSchema> {
  const types = new Map<string, GraphqlType>();
  const declared = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const node of definitions) {
    if (!isType(node)) continue;
    const name = node.name.value;
    const isExtension = node.kind.endsWith('Extension');
    if (!isExtension && declared.has(name) && node.name.loc !== undefined) {
      const { start, end } = node.name.loc;
      const where = { span: { file: source, start, end } };
      diagnostics.push(openapiDiagnostics['duplicate-graphql-type']({ name }, where));
    }
    if (!isExtension) declared.add(name);
    types.set(name, unite(types.get(name), readType(node)));
  }
  return { value: { types, roots: readRoots(definitions, types) }, diagnostics };
}

function isType(node: DefinitionNode): node is TypeNode {
  return KINDS.has(node.kind);
}

function unite(earlier: GraphqlType | undefined, later: GraphqlType): GraphqlType {
  if (earlier === undefined) return later;
  const { description = later.description, specifiedBy = later.specifiedBy } = earlier;
  return defined<GraphqlType>({
    ...earlier,
    description,
    specifiedBy,
    fields: byName([...earlier.fields, ...later.fields]),
    values: byName([...earlier.values, ...later.values]),
    members: [...new Set([...earlier.members, ...later.members])],
    interfaces: [...new Set([...earlier.interfaces, ...later.interfaces])],
    isOneOf: earlier.isOneOf || later.isOneOf,
  });
}

/** One of each name: the last one counts. */
function byName<T extends { readonly name: string }>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((entry) => [entry.name, entry])).values()];
}

function readType(node: TypeNode): GraphqlType {
  const names = (list: readonly { readonly name: { readonly value: string } }[] = []): readonly string[] =>
    list.map(({ name }) => name.value);
  return defined<GraphqlType>({
    kind: KINDS.get(node.kind) ?? 'type',
    name: node.name.value,
    description: 'description' in node ? textOf(node.description) : undefined,
    fields: 'fields' in node ? byName((node.fields ?? []).map(readField)) : [],
    values: 'values' in node ? byName((node.values ?? []).map(readValue)) : [],
    members: 'types' in node ? names(node.types) : [],
    interfaces: 'interfaces' in node ? names(node.interfaces) : [],
    specifiedBy: argumentOf(node, 'specifiedBy', 'url'),
    isOneOf: hasDirective(node, 'oneOf'),
  });
}

function readField(node: FieldDefinitionNode | InputValueDefinitionNode): GraphqlField {
  const given = 'defaultValue' in node ? node.defaultValue : undefined;
  return defined<GraphqlField>({
    name: node.name.value,
    description: textOf(node.description),
    deprecated: deprecationOf(node),
    type: print(node.type),
    default: given === undefined ? undefined : jsonValue(given),
    defaultText: given === undefined ? undefined : print(given),
    arguments: 'arguments' in node ? byName((node.arguments ?? []).map(readField)) : [],
  });
}

function readValue(node: {
  readonly name: { readonly value: string };
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}): GraphqlEnumValue {
  return defined<GraphqlEnumValue>({
    name: node.name.value,
    description: textOf(node.description),
    deprecated: deprecationOf(node),
  });
}

function textOf(node: StringValueNode | undefined): string | undefined {
  return node?.value.trim() || undefined;
}

interface Directed {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function hasDirective({ directives = [] }: Directed, name: string): boolean {
  return directives.some((directive) => directive.name.value === name);
}

function argumentOf({ directives = [] }: Directed, name: string, argument: string): string | undefined {
  const directive = directives.find((each) => each.name.value === name);
  const value = directive?.arguments?.find((each) => each.name.value === argument)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

/** The reason of `@deprecated`; that of the language where none is written. */
function deprecationOf(node: Directed): string | undefined {
  if (!hasDirective(node, 'deprecated')) return undefined;
  return argumentOf(node, 'deprecated', 'reason') ?? 'No longer supported';
}

function jsonValue(node: ConstValueNode): JsonValue {
  switch (node.kind) {
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map(jsonValue);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, jsonValue(value)]));
    case Kind.INT:
    case Kind.FLOAT: {
      const number = Number(node.value);
      return String(number) === node.value ? number : node.value;
    }
    default:
      return node.value;
  }
}

function readRoots(
  definitions: readonly DefinitionNode[],
  types: ReadonlyMap<string, GraphqlType>,
): GraphqlSchema['roots'] {
  const written = definitions.flatMap((node): readonly OperationTypeDefinitionNode[] =>
    node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION
      ? (node.operationTypes ?? [])
      : [],
  );
  const isNamed = definitions.some(
    (node) => node.kind === Kind.SCHEMA_DEFINITION && node.operationTypes.length > 0,
  );
  const named = written.map(({ operation, type }) => [operation.toUpperCase(), type.name.value]);
  const usual = Object.entries(ROOTS).filter(([, name]) => types.has(name));
  return Object.fromEntries(isNamed ? named : [...usual, ...named]);
}
