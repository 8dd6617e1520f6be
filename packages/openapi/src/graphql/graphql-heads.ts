import { defined, type SpecNode } from '../model/json.ts';
import type { OperationHead, Specification } from '../model/model.ts';
import {
  type GraphqlOperation,
  type GraphqlSchema,
  type GraphqlType,
  listedTypes,
  type RootField,
  rootFields,
} from './graphql-model.ts';

/** Names of the groups of pages, which are tags of the specification. */
const GROUPS: Readonly<Record<GraphqlOperation, string>> = {
  QUERY: 'Queries',
  MUTATION: 'Mutations',
  SUBSCRIPTION: 'Subscriptions',
};

const NOTHING: GraphqlSchema = { types: new Map(), roots: {} };

/** Lists the root fields and types of a schema as operations, in the order of the schema. */
export function graphqlHeads({ graphql = NOTHING, source }: Specification): readonly OperationHead[] {
  return [
    ...rootFields(graphql).map((root) => fieldHead(source, root)),
    ...listedTypes(graphql).map((type) => typeHead(source, type)),
  ];
}

/** Finds a root field by its operation, or a type, by its exact name. A lookup: nothing else is read. */
export function findGraphql(
  { graphql = NOTHING, source }: Specification,
  method: string,
  name: string,
): OperationHead | undefined {
  if (method === 'TYPE') {
    const type = graphql.types.get(name);
    return type && typeHead(source, type);
  }
  const root = findRoot(graphql, method, name);
  return root && fieldHead(source, root);
}

/** Finds a root field by its operation and its name. */
export function findRoot(
  { types, roots }: GraphqlSchema,
  method: string,
  name: string,
): RootField | undefined {
  const operation = (Object.keys(GROUPS) as GraphqlOperation[]).find((each) => each === method);
  const fields = types.get((operation && roots[operation]) ?? '')?.fields ?? [];
  const field = fields.find((each) => each.name === name);
  return operation && field && { operation, field };
}

function fieldHead(source: string, { operation, field }: RootField): OperationHead {
  const { name, description, deprecated } = field;
  const reason = [description, deprecated].filter((text) => text !== undefined).join('\n\n');
  return defined<OperationHead>({
    ...headOf(source, name),
    method: operation,
    description: reason || undefined,
    tags: [GROUPS[operation]],
    deprecated: deprecated === undefined ? undefined : true,
  });
}

function typeHead(source: string, { name, description }: GraphqlType): OperationHead {
  return defined<OperationHead>({ ...headOf(source, name), method: 'TYPE', description, tags: ['Types'] });
}

function headOf(source: string, name: string): Omit<OperationHead, 'method' | 'tags'> {
  const node: SpecNode = { file: source, value: {} };
  return { kind: 'graphql', path: name, title: name, pointer: '', node, pathItem: node };
}
