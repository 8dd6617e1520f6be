import type { JsonObject, JsonValue, SpecNode } from '../model/json.ts';
import type { Operation, OperationHead, Specification } from '../model/model.ts';
import { readOperation } from '../operations/operations.ts';
import { type WrittenAuth, writtenSecurity } from '../operations/written-security.ts';
import { TYPE_KEY } from '../schemas/type-key.ts';
import { findRoot } from './graphql-heads.ts';
import { type GraphqlSchema, typeName } from './graphql-model.ts';
import { argumentsSchema, resultSchema } from './graphql-schemas.ts';
import { fieldSignature, printType, typeSignature } from './print-type.ts';
import { writeDocument } from './write-document.ts';

/** Where a schema is asked, which it does not say itself. */
export interface GraphqlAccess {
  readonly servers: readonly string[];
  readonly auth?: WrittenAuth | undefined;
}

/** A root field or a type, ready to be shown. Schemas stay nodes, to be read when they are shown. */
export interface GraphqlPage {
  readonly head: OperationHead;
  /** `user(id: ID!): User`, `type User implements Node`. */
  readonly signature: string;
  /** Of a root field. */
  readonly arguments?: SpecNode;
  /** What comes back; of a type, its fields or values. */
  readonly result: SpecNode;
  /** Types that implement an interface. */
  readonly possible: readonly string[];
  /** The document that asks for a root field; of a type, its declaration. */
  readonly code: string;
  /** The request over HTTP, with the specification that its schemas are read from; of a root field. */
  readonly request?: { readonly specification: Specification; readonly operation: Operation };
}

const NOTHING: GraphqlSchema = { types: new Map(), roots: {} };

/** Reads the page of a root field or a type. */
export function readGraphqlPage(
  specification: Specification,
  head: OperationHead,
  access: GraphqlAccess,
): GraphqlPage {
  const { graphql = NOTHING, source } = specification;
  const root = findRoot(graphql, head.method, head.path);
  if (root === undefined) return typePage(graphql, head);
  const { text, answer } = writeDocument(graphql, root);
  const { field } = root;
  const variables = argumentsSchema(graphql.types, field.arguments);
  const hasArguments = field.arguments.length > 0;
  const type = graphql.types.get(typeName(field.type));
  const result = { ...(type === undefined ? {} : resultSchema(graphql.types, type)), [TYPE_KEY]: field.type };
  return {
    head,
    signature: fieldSignature(field),
    ...(hasArguments ? { arguments: { file: source, value: variables } } : {}),
    result: { file: source, value: result },
    possible: [],
    code: text,
    request: requestOf(specification, head, {
      access,
      body: bodySchema(text, hasArguments ? variables : undefined),
      answer,
    }),
  };
}

function typePage(graphql: GraphqlSchema, head: OperationHead): GraphqlPage {
  const type = graphql.types.get(head.path);
  const schema = type === undefined ? {} : resultSchema(graphql.types, type);
  const { description: _, ...shape } = schema;
  const heirs = [...graphql.types.values()].filter(({ interfaces }) => interfaces.includes(head.path));
  return {
    head,
    signature: type === undefined ? head.path : typeSignature(type),
    result: { file: head.node.file, value: shape },
    possible: heirs.map(({ name }) => name),
    code: type === undefined ? '' : printType(type),
  };
}

/** What is sent: the document, and its variables. */
function bodySchema(text: string, variables: JsonObject | undefined): JsonObject {
  const query: JsonObject = { type: 'string', format: 'graphql', example: text, 'x-default': text };
  return {
    type: 'object',
    // What a reader fills in stands first.
    properties: variables === undefined ? { query } : { variables, query },
    required: variables === undefined ? ['query'] : ['variables', 'query'],
  };
}

interface Exchange {
  readonly access: GraphqlAccess;
  readonly body: JsonObject;
  readonly answer: JsonValue;
}

/** The request as an operation of OpenAPI, so that samples and form know only one kind. */
function requestOf(
  specification: Specification,
  head: OperationHead,
  { access, body, answer }: Exchange,
): NonNullable<GraphqlPage['request']> {
  const { source } = specification;
  const { schemes, security } = writtenSecurity(access.auth);
  const document: JsonObject = {
    ...specification.document,
    components: { ...(specification.document['components'] as JsonObject), securitySchemes: schemes },
    security,
    servers: access.servers.map((url) => ({ url })),
  };
  const documents = new Map([...specification.documents, [source, document] as const]);
  const value: JsonObject = {
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: { 200: { content: { 'application/json': { example: answer } } } },
  };
  // A server that is named with a slash at its end is asked with it.
  const path = access.servers[0]?.endsWith('/') === true ? '/' : '';
  const asked: Specification = { ...specification, document, documents };
  const sent: OperationHead = {
    ...head,
    kind: 'operation',
    method: 'POST',
    path,
    node: { file: source, value },
  };
  return { specification: asked, operation: readOperation(asked, sent) };
}
