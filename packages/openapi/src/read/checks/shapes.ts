import { METHODS } from '@waymark/core/navigation';

/** What a value must be: a plain type, an object of a kind, or a list or map of something. */
export type Rule =
  | 'text'
  | 'word'
  | 'flag'
  | 'limit'
  | 'any'
  | 'type'
  | Kind
  | ChannelKind
  | SwaggerKind
  | { readonly list: Rule }
  | { readonly map: Rule; readonly mayBeList?: true };

/** A kind of object in an OpenAPI document. */
export type Kind =
  | 'Root'
  | 'Info'
  | 'Contact'
  | 'License'
  | 'Tag'
  | 'ExternalDocs'
  | 'Components'
  | 'PathItem'
  | 'Operation'
  | 'Parameter'
  | 'Body'
  | 'Media'
  | 'Response'
  | 'Link'
  | 'Example'
  | 'Sample'
  | 'Extension'
  | 'Schema'
  | 'Discriminator'
  | 'SecurityScheme'
  | 'Server';

/** A kind of object in an AsyncAPI document, of any version. */
export type ChannelKind =
  | 'ChannelRoot'
  | 'ChannelInfo'
  | 'ChannelComponents'
  | 'ChannelServer'
  | 'Channel'
  | 'ChannelParameter'
  | 'ChannelOperation'
  | 'Reply'
  | 'Located'
  | 'Message'
  | 'MessageExample'
  | 'ChannelSecurity'
  | 'Payload';

/** A kind of object in a Swagger 2.0 document that OpenAPI 3 has with other keys, or not at all. */
export type SwaggerKind =
  | 'SwaggerRoot'
  | 'SwaggerPathItem'
  | 'SwaggerOperation'
  | 'SwaggerParameter'
  | 'SwaggerResponse'
  | 'SwaggerSchema'
  | 'SwaggerSecurity';

const DOCS = { externalDocs: 'ExternalDocs' } as const;
/** Some documents write the list of schemas where examples have names. */
const EXAMPLES = { examples: { map: 'Example', mayBeList: true } } as const;
const EXTENSION = { 'x-mint': 'Extension' } as const;
const SAMPLES = { list: 'Sample' } as const;
const SERVERS = { list: 'Server' } as const;

const LIMITS: Readonly<Record<string, Rule>> = Object.fromEntries(
  'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems minContains maxContains minProperties maxProperties'
    .split(' ')
    .map((key) => [key, 'limit']),
);

/** The keys that are read, by kind of object. What is not here is not looked at. */
export const SHAPES: Readonly<Record<Kind, Readonly<Record<string, Rule>>>> = {
  Root: {
    info: 'Info',
    paths: { map: 'PathItem' },
    webhooks: { map: 'PathItem' },
    components: 'Components',
    servers: SERVERS,
    tags: { list: 'Tag' },
    ...DOCS,
  },
  Info: {
    title: 'text',
    summary: 'text',
    description: 'text',
    termsOfService: 'text',
    version: 'word',
    contact: 'Contact',
    license: 'License',
  },
  Contact: { name: 'text', url: 'text', email: 'text' },
  License: { name: 'text', identifier: 'text', url: 'text' },
  Tag: { name: 'text', summary: 'text', description: 'text', parent: 'text', 'x-group': 'text', ...DOCS },
  ExternalDocs: { url: 'text', description: 'text' },
  Components: {
    schemas: { map: 'Schema' },
    parameters: { map: 'Parameter' },
    responses: { map: 'Response' },
    requestBodies: { map: 'Body' },
    headers: { map: 'Parameter' },
    examples: { map: 'Example' },
    links: { map: 'Link' },
    pathItems: { map: 'PathItem' },
    securitySchemes: { map: 'SecurityScheme' },
  },
  PathItem: {
    ...Object.fromEntries([...METHODS].map((key) => [key, 'Operation' as const])),
    additionalOperations: { map: 'Operation' },
    parameters: { list: 'Parameter' },
    servers: SERVERS,
  },
  Operation: {
    summary: 'text',
    description: 'text',
    operationId: 'text',
    deprecated: 'flag',
    tags: { list: 'text' },
    parameters: { list: 'Parameter' },
    requestBody: 'Body',
    responses: { map: 'Response' },
    callbacks: { map: { map: 'PathItem' } },
    security: { list: { map: { list: 'text' } } },
    servers: SERVERS,
    ...DOCS,
    ...EXTENSION,
    'x-codeSamples': SAMPLES,
    'x-code-samples': SAMPLES,
  },
  Parameter: {
    description: 'text',
    required: 'flag',
    deprecated: 'flag',
    explode: 'flag',
    style: 'text',
    schema: 'Schema',
    content: { map: 'Media' },
    ...EXAMPLES,
  },
  Body: { description: 'text', required: 'flag', content: { map: 'Media' } },
  Media: { schema: 'Schema', itemSchema: 'Schema', encoding: { map: 'any' }, ...EXAMPLES },
  Response: {
    description: 'text',
    headers: { map: 'Parameter' },
    content: { map: 'Media' },
    links: { map: 'Link' },
  },
  Link: { operationId: 'text', operationRef: 'text', description: 'text', parameters: { map: 'any' } },
  Example: { summary: 'text', description: 'text', externalValue: 'text' },
  Sample: { lang: 'text', label: 'text', source: 'text' },
  Extension: {
    metadata: { map: 'any' },
    content: 'text',
    href: 'text',
    pre: { list: 'text' },
    post: { list: 'text' },
  },
  Schema: {
    type: 'type',
    title: 'text',
    description: 'text',
    format: 'text',
    properties: { map: 'Schema' },
    patternProperties: { map: 'Schema' },
    additionalProperties: 'Schema',
    required: { list: 'text' },
    enum: { list: 'any' },
    items: 'Schema',
    prefixItems: { list: 'Schema' },
    allOf: { list: 'Schema' },
    oneOf: { list: 'Schema' },
    anyOf: { list: 'Schema' },
    not: 'Schema',
    deprecated: 'flag',
    readOnly: 'flag',
    writeOnly: 'flag',
    nullable: 'flag',
    discriminator: 'Discriminator',
    examples: { list: 'any' },
    pattern: 'text',
    uniqueItems: 'flag',
    ...LIMITS,
    ...DOCS,
    ...EXTENSION,
  },
  Discriminator: { propertyName: 'text', mapping: { map: 'text' } },
  SecurityScheme: { description: 'text' },
  Server: { description: 'text' },
};

/** Keys without which an object is left out. */
export const NEEDED: Readonly<Partial<Record<Rule & string, readonly string[]>>> = {
  Tag: ['name'],
  ExternalDocs: ['url'],
  Sample: ['lang', 'source'],
};
