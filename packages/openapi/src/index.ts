/**
 * OpenAPI. In: specification texts and references to their operations. Out: operations, schemas, examples and samples
 * as data, read when asked for. Imports only `@waymark/core`; no I/O, and nothing of pages or themes.
 */
export { toCatalog } from './catalog.ts';
export { channelMarkdown } from './channel-markdown.ts';
export {
  type Channel,
  type ChannelOperation,
  findChannel,
  type Message,
  readChannel,
} from './channels.ts';
export { type ReadOptions, readSpecification } from './document.ts';
export { type ExampleOptions, exampleOf, mediaExample, parameterExample } from './examples.ts';
export {
  type Cut,
  type Direction,
  type Field,
  type FieldLimits,
  type FieldRest,
  type FieldRoot,
  type FieldTree,
  type FieldVariant,
  fieldsOf,
  fieldsOfRest,
} from './fields.ts';
export { findChannelPage } from './find-channel.ts';
export {
  type EndpointReference,
  type FoundOperation,
  findOperation,
  type ReferenceContext,
  readEndpoint,
} from './find-operation.ts';
export { type FoundSchema, findSchema } from './find-schema.ts';
export {
  readWrittenOperation,
  type WrittenField,
  type WrittenOperation,
  type WrittenPage,
} from './hand-written.ts';
export type { JsonObject, JsonValue } from './json.ts';
export type { LoadDocument } from './load-documents.ts';
export { isJsonType, mainContent } from './media-types.ts';
export type {
  Body,
  Callback,
  Encoding,
  Example,
  ExternalDocs,
  HandWrittenSample,
  LinkParameter,
  MediaType,
  OAuthFlow,
  OAuthScope,
  Operation,
  OperationHead,
  Parameter,
  ParameterPlace,
  Response,
  ResponseLink,
  SchemaMemory,
  SecurityAlternative,
  SecurityScheme,
  Server,
  ServerVariable,
  Specification,
  SpecificationVersion,
  SpecNode,
} from './model.ts';
export { type FlowAddress, oauthFlowAddresses, oauthFlowName, scopesOf } from './oauth.ts';
export { findHead, findLinked, operationHeads } from './operation-heads.ts';
export { readOperation } from './operations.ts';
export { extendedBy, type OverlayText, recogniseOverlay } from './overlay.ts';
export { type Announced, recogniseSpecification } from './recognise.ts';
export { mainResponse } from './responses.ts';
export { curl } from './samples/curl.ts';
export type { SampleLanguage } from './samples/language.ts';
export {
  type NamedValue,
  type PartValue,
  readSampleRequest,
  type SampleBody,
  type SampleOptions,
  type SampleRequest,
  serverUrl,
} from './samples/request.ts';
export {
  type CodeSample,
  type CodeSampleOptions,
  codeSamples,
  findSampleLanguage,
  sampleLanguages,
} from './samples/samples.ts';
export type {
  AdditionalProperty,
  ChoiceNote,
  Condition,
  Constraint,
  ConstraintKind,
  Dependency,
  Property,
  Schema,
  Variant,
} from './schema-model.ts';
export { type RulePiece, rulesOf, type SchemaRule } from './schema-rules.ts';
export { createSchemaReader, type SchemaReader } from './schemas.ts';
export { credentialPlaceholder } from './security.ts';
export {
  encodeQuery,
  type ParameterStyle,
  writeCookieParameter,
  writeHeaderParameter,
  writePathParameter,
  writeQueryParameter,
} from './serialize-parameter.ts';
export { operationMarkdown, schemaMarkdown, writtenMarkdown } from './to-markdown.ts';
export { typeLabel } from './type-label.ts';
