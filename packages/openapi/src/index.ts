/**
 * OpenAPI, AsyncAPI, GraphQL, TypeDoc. In: specification texts and references to their operations. Out: operations, schemas, examples and samples
 * as data, read when asked for. Imports only `@waymark/core`; no I/O, and nothing of pages or themes.
 */

export { findChannel } from './asyncapi/channel-heads.ts';
export type { ChannelNote } from './asyncapi/channel-notes.ts';
export type { ChannelOperation } from './asyncapi/channel-operations.ts';
export {
  type Channel,
  type DirectedMessage,
  directedMessages,
  readChannel,
  undirectedMessages,
} from './asyncapi/channels.ts';
export type { Message } from './asyncapi/messages.ts';
export { toCatalog } from './find/catalog.ts';
export { findChannelPage } from './find/find-channel.ts';
export {
  type EndpointReference,
  type FoundOperation,
  findOperation,
  findSpecifications,
  type ReferenceContext,
  readEndpoint,
} from './find/find-operation.ts';
export { type FoundSchema, findSchema, schemaNames, schemaTitle } from './find/find-schema.ts';
export { type GraphqlAccess, type GraphqlPage, readGraphqlPage } from './graphql/graphql-page.ts';
export { headingMarkdown, htmlMarkdown, htmlText } from './libraries/html/html-markdown.ts';
export {
  attributeOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  parseHtml,
} from './libraries/html/html-tree.ts';
export type { Comment, SymbolSection } from './libraries/symbol-content.ts';
export { findType, readSymbolPage, type SymbolPage } from './libraries/symbols.ts';
export { channelMarkdown } from './markdown/channel-markdown.ts';
export { type RestAddress, restMarkdown } from './markdown/field-lines.ts';
export { graphqlMarkdown } from './markdown/graphql-markdown.ts';
export { fence } from './markdown/markdown-text.ts';
export { linkOperations } from './markdown/operation-links.ts';
export { specificationPart } from './markdown/specification-part.ts';
export { symbolMarkdown } from './markdown/symbol-markdown.ts';
export { operationMarkdown, schemaMarkdown, writtenMarkdown } from './markdown/to-markdown.ts';
export { anchorOf } from './model/anchor.ts';
export { ExactNumber, isRounded } from './model/exact-number.ts';
export type { ExternalDocs } from './model/external-docs.ts';
export type { SpecNode } from './model/json.ts';
export {
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  printJson,
  printPlain,
} from './model/json.ts';
export type {
  Body,
  Callback,
  Encoding,
  Example,
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
} from './model/model.ts';
export type { OperationUrl } from './model/operation-url.ts';
export type {
  AdditionalProperty,
  ChoiceNote,
  Condition,
  Constraint,
  ConstraintKind,
  Dependency,
  Direction,
  Property,
  Schema,
  Variant,
} from './model/schema-model.ts';
export { TERMS, type Term } from './model/terms.ts';
export { createFirstAlike, groupMedia } from './operations/media-groups.ts';
export { isJsonType } from './operations/media-types.ts';
export { type FlowAddress, oauthFlowAddresses, oauthFlowTerm, scopesOf } from './operations/oauth.ts';
export { findHead, findLinked, operationHeads } from './operations/operation-heads.ts';
export { readOperation } from './operations/operations.ts';
export { mainResponse } from './operations/responses.ts';
export { credentialPlaceholder, isSent } from './operations/security.ts';
export {
  encodeQuery,
  type ParameterStyle,
  writeCookieParameter,
  writeHeaderParameter,
  writePathParameter,
  writeQueryParameter,
} from './operations/serialize-parameter.ts';
export { writtenForm } from './operations/written-form.ts';
export {
  readWrittenOperation,
  type WrittenOperation,
  type WrittenPage,
} from './operations/written-operation.ts';
export type { LoadDocument } from './read/load-documents.ts';
export { extendedBy, type OverlayText, recogniseOverlay } from './read/overlay.ts';
export { libraryIndexes, type ReadOptions, readSpecification } from './read/read-specification.ts';
export { describeOther } from './read/text/describe-other.ts';
export type { RecallContent, TextContent, TextMemory } from './read/text/parsed-text.ts';
export { type Announced, recogniseSpecification } from './read/text/recognise.ts';
export { byteText } from './samples/byte-text.ts';
export { type ContentForm, contentForm, otherMultipart, sentType } from './samples/content-form.ts';
export type { SampleLanguage } from './samples/language.ts';
export { curl } from './samples/languages/curl.ts';
export { multipartPieces } from './samples/multipart.ts';
export {
  contentValue,
  mediaForm,
  readSampleRequest,
  requestType,
  type SampleOptions,
  sampleContent,
  sampleValue,
  serverUrl,
} from './samples/read-request.ts';
export { joinRequest, type PlacedCredential, type SampleRequest, withQuery } from './samples/request.ts';
export {
  type NamedValue,
  type PartEncoding,
  type PartValue,
  partType,
  type SampleBody,
  writeBody,
} from './samples/sample-body.ts';
export {
  type CodeSample,
  type CodeSampleOptions,
  codeSamples,
  findSampleLanguage,
  sampleLanguages,
  writeSample,
} from './samples/samples.ts';
export { type GivenParameter, writeParameters } from './samples/write-parameters.ts';
export { type ExampleOptions, exampleOf, mediaExample, parameterExample } from './schemas/examples.ts';
export { fieldText, parameterText } from './schemas/fields/field-text.ts';
export type {
  CutReason,
  Field,
  FieldBranch,
  FieldRest,
  FieldTree,
  FieldVariant,
} from './schemas/fields/field-tree.ts';
export {
  type FieldLimits,
  type FieldRoot,
  fieldsOf,
  fieldsOfRest,
} from './schemas/fields/fields.ts';
export { hasHiddenFormat, type InnerSchema, innerSchemas } from './schemas/fields/inner-schemas.ts';
export { type RulePiece, rulesOf, type SchemaRule } from './schemas/fields/schema-rules.ts';
export { typeLabel } from './schemas/fields/type-label.ts';
export { variantLabels } from './schemas/fields/variant-labels.ts';
export { type MediaExamples, mediaExamples } from './schemas/media-examples.ts';
export { parameterSchema } from './schemas/parameter-schema.ts';
export { pillsOf } from './schemas/schema-keywords.ts';
export { createSchemaReader, type SchemaReader } from './schemas/schemas.ts';
