import type { CatalogOperation } from '@waymark/core/navigation';
import type { Span } from '@waymark/core/source';
import type { GraphqlSchema } from '../graphql/graphql-model.ts';
import type { Library } from '../libraries/library.ts';
import type { ExternalDocs } from './external-docs.ts';
import type { JsonObject, JsonValue, SpecNode } from './json.ts';
import type { Direction, Schema, SchemaEntry } from './schema-model.ts';

/**
 * Versions that are read; 2.0 is converted to the shape of 3.x. AsyncAPI documents have channels for operations, GraphQL
 * schemas root fields and types, and libraries symbols.
 */
export type SpecificationVersion = '2.0' | '3.0' | '3.1' | '3.2' | 'asyncapi' | 'graphql' | 'library';

/** One OpenAPI document with the files that it refers to. Plain data; nothing in it is dereferenced. */
export interface Specification {
  readonly kind: 'specification';
  /** Path in the project, or URL. */
  readonly source: string;
  readonly version: SpecificationVersion;
  readonly title: string;
  readonly description?: string;
  /** The document itself, in the shape of 3.x. */
  readonly document: JsonObject;
  /** Every document that references lead to, by path; the specification's own under `source`. */
  readonly documents: ReadonlyMap<string, JsonValue>;
  /** Files that references named, whether they were there or not: what a cached result depends on. */
  readonly dependencies: readonly string[];
  /** Addresses inside the site that its texts link to, and every place where each is written. */
  readonly links: ReadonlyMap<string, readonly Span[]>;
  /** What was read of its schemas so far: pages ask for the same ones again and again. */
  readonly memory: SchemaMemory;
  /** Of a GraphQL schema; `document` then holds what a request may consist of. */
  readonly graphql?: GraphqlSchema;
  /** Of a library; `document` then holds the groups of its pages. */
  readonly library?: Library;
}

/** What was read of a specification, by the value in which it is written. It only saves work: nothing that is read depends on it. */
export interface SchemaMemory {
  /** By value and by the name under which it was referred to; a reference by its own value, without a name. */
  readonly schemas: Map<JsonObject, Map<string | undefined, Schema>>;
  /** What several parts of a schema describe together, by what each of them says, in their order. */
  readonly unions: Unions;
  /** Entries of the schemas whose fields go on in further documents; filled when the first of these is asked for. */
  readonly entries: Readonly<Record<Direction, Map<Schema, readonly SchemaEntry[]>>>;
  /** Names of the schemas that include another one by `allOf`, by the included value; filled when first asked for. */
  readonly heirs: Map<JsonValue, readonly string[]>;
  /** Values of discriminators by the schemas that they mean, by the object that has the discriminator. */
  readonly mappings: Map<JsonObject, ReadonlyMap<string, readonly string[]>>;
  /** The first operation of each tag, and all by `operationId` and by pointer; filled when first asked for. */
  readonly heads: Map<string, OperationHead>;
  /** Of AsyncAPI: the operations of each channel, by what is written of it; filled when first asked for. */
  readonly channelOperations: Map<JsonValue, ChannelEntry[]>;
}

/** The values that begin with the same ones. */
export interface Unions {
  /** What these are together. */
  value?: JsonObject;
  /** Those that have one more, by that. */
  readonly longer: Map<JsonValue, Unions>;
}

/** An operation of a channel as written, with its traits. */
export interface ChannelEntry {
  readonly id: string;
  readonly object: JsonObject;
  readonly file: string;
}

/** What is known of an operation without reading its parameters, bodies and schemas. */
export interface OperationHead extends CatalogOperation {
  readonly kind: 'operation' | 'webhook' | 'channel' | 'graphql' | 'symbol';
  readonly operationId?: string;
  /** Of a webhook: the method of its requests. */
  readonly sentBy?: string;
  /** Groups of readers that it is for (`groups` of `x-mint.metadata`, or `x-mint.groups` of it or of its path). */
  readonly groups?: JsonValue;
  /** `x-mint.content`: MDX before the generated reference. */
  readonly content?: string;
  /** JSON pointer in the specification's own document. */
  readonly pointer: string;
  /** The operation object and the path item around it. */
  readonly node: SpecNode;
  readonly pathItem: SpecNode;
}

/** A whole operation. Schemas stay nodes, to be read when they are shown. */
export interface Operation {
  readonly kind: OperationHead['kind'];
  readonly head: OperationHead;
  readonly servers: readonly Server[];
  /** Whether the servers are those of the operation or its path, not of the whole document. */
  readonly hasOwnServers: boolean;
  /** Alternatives: each is a set of schemes that are needed together; an empty set means none is needed. */
  readonly security: readonly SecurityAlternative[];
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  /** In document order. */
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** `x-codeSamples`, in order. */
  readonly samples: readonly HandWrittenSample[];
  /** The operation's own, then those of the tags that it is the first operation of. */
  readonly externalDocs: readonly ExternalDocs[];
}

/** A base address. */
export interface Server {
  /** As written, with `{variables}`. */
  readonly url: string;
  /** Name of 3.2. */
  readonly name?: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
}

/** A variable of a server's address. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly enum: readonly string[];
  readonly description?: string;
}

/** Schemes that are needed together. */
export interface SecurityAlternative {
  readonly schemes: readonly SecurityScheme[];
}

/** One way to prove who is asking. */
export interface SecurityScheme {
  /** Key in `components.securitySchemes`. */
  readonly key: string;
  readonly type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'connection';
  readonly description?: string;
  /** Where the credential goes: for all but `apiKey` the header `Authorization`. */
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  /** Of `http`, in lower case: `bearer`, `basic` …; of a connection, as AsyncAPI calls it: `scramSha256` … */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly flows: readonly OAuthFlow[];
  /** Of `openIdConnect`: where the provider describes itself. */
  readonly openIdConnectUrl?: string;
  /** Of `oauth2` (3.2): where the server describes itself. */
  readonly oauth2MetadataUrl?: string;
  readonly deprecated: boolean;
  /** `x-default`: what the playground fills in. */
  readonly default?: JsonValue;
  /** Scopes that this operation asks for. */
  readonly scopes: readonly string[];
}

/** An OAuth 2 flow. */
export interface OAuthFlow {
  /** `implicit`, `password`, `clientCredentials`, `authorizationCode` or `deviceAuthorization`. */
  readonly kind: string;
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  /** Every scope that the flow can grant; those that an operation asks for are in `SecurityScheme.scopes`. */
  readonly scopes: readonly OAuthScope[];
}

/** A permission of an OAuth 2 flow. */
export interface OAuthScope {
  readonly name: string;
  readonly description?: string;
}

/** A document as it is written, and where the references of a file of it lead. */
export interface WrittenDocument {
  readonly document: JsonObject;
  readonly file: string;
  /** As they are written. */
  readonly documents: ReadonlyMap<string, JsonValue>;
}

/** Where parameters are sent. */
export const PARAMETER_PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** Where a parameter is sent. */
export type ParameterPlace = (typeof PARAMETER_PLACES)[number];

/** A parameter of an operation, or a header of a response. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: string;
  readonly schema: SpecNode;
  readonly style: string;
  readonly explode: boolean;
  /** Characters such as `/` and `?` are sent as they are. */
  readonly allowReserved: boolean;
  /** The value is written in this content type (`content` instead of `schema`); `style` then means nothing. */
  readonly contentType?: string;
  /** The value is the whole query string (`in: querystring` of 3.2), listed among the query parameters. */
  readonly isWholeQuery: boolean;
  /** The object as it is written, for keys that a project wants to be seen. */
  readonly written?: JsonObject;
  readonly examples: readonly Example[];
}

/** A named example. `value` is absent when it lies outside of the specification (`externalValue`). */
export interface Example {
  readonly name?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly value?: JsonValue;
  /** Address of a value outside of the specification. */
  readonly externalValue?: string;
}

/** A request body. */
export interface Body {
  readonly description?: string;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

/** One content type of a body or a response. */
export interface MediaType {
  /** `application/json` and the like. */
  readonly type: string;
  /** Of the whole body; of one entry when only that is described (`isStream`). */
  readonly schema?: SpecNode;
  /** The body is a sequence of entries (`itemSchema` of 3.2, server-sent events, JSON lines), each of `schema`. */
  readonly isStream: boolean;
  readonly examples: readonly Example[];
  /** How the parts of a form are sent, where the document says so. */
  readonly encodings: readonly Encoding[];
}

/** How one property of a form is sent. */
export interface Encoding {
  readonly property: string;
  /** Content types, separated by commas. */
  readonly contentType?: string;
  readonly headers: readonly Parameter[];
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved: boolean;
}

/** A response by status. */
export interface Response {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** Short text of 3.2. */
  readonly summary?: string;
  readonly description?: string;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
}

/** What can be asked next with values of a response. */
export interface ResponseLink {
  readonly name: string;
  readonly description?: string;
  /** The operation, by its id or by a reference to it. */
  readonly operationId?: string;
  readonly operationRef?: string;
  /** Parameters, `requestBody` and `server`, and the expressions that fill them, such as `$response.body#/id`. */
  readonly parameters: readonly LinkParameter[];
}

/** What a link fills of a request. */
export interface LinkParameter {
  readonly name: string;
  /** A runtime expression, or a constant as JSON. */
  readonly value: string;
}

/** A request that the server sends back. */
export interface Callback {
  readonly name: string;
  /** Runtime expression of the address. */
  readonly expression: string;
  readonly method: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly responses: readonly Response[];
  /** What a relative expression is put behind. */
  readonly servers: readonly Server[];
  readonly externalDocs?: ExternalDocs;
}

/** A sample that the author wrote into the specification. */
export interface HandWrittenSample {
  readonly language: string;
  readonly label?: string;
  readonly source: string;
}
