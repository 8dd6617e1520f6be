import { type ChannelKind, type Rule, SHAPES } from './shapes.ts';

const TEXTS = { title: 'text', summary: 'text', description: 'text' } as const;
const MORE = { tags: { list: 'Tag' }, externalDocs: 'ExternalDocs', bindings: { map: 'any' } } as const;

/** A schema of AsyncAPI: parts are such schemas too, a discriminator is a text, and `items` may be a list. */
function payloadShape(): Readonly<Record<string, Rule>> {
  const inner = (rule: Rule): Rule => {
    if (rule === 'Schema') return 'Payload';
    if (typeof rule === 'string') return rule;
    return 'list' in rule ? { list: inner(rule.list) } : { ...rule, map: inner(rule.map) };
  };
  const shape = Object.entries(SHAPES.Schema).map(([key, rule]) => [key, inner(rule)] as const);
  return { ...Object.fromEntries(shape), discriminator: 'any' };
}

/** The keys that are read of AsyncAPI documents, by kind of object. */
export const CHANNEL_SHAPES: Readonly<Record<ChannelKind, Readonly<Record<string, Rule>>>> = {
  ChannelRoot: {
    id: 'text',
    defaultContentType: 'text',
    info: 'ChannelInfo',
    servers: { map: 'ChannelServer' },
    channels: { map: 'Channel' },
    operations: { map: 'ChannelOperation' },
    components: 'ChannelComponents',
    tags: { list: 'Tag' },
    externalDocs: 'ExternalDocs',
  },
  ChannelInfo: { ...SHAPES.Info, tags: { list: 'Tag' }, externalDocs: 'ExternalDocs' },
  ChannelComponents: {
    schemas: { map: 'Payload' },
    servers: { map: 'ChannelServer' },
    channels: { map: 'Channel' },
    operations: { map: 'ChannelOperation' },
    messages: { map: 'Message' },
    parameters: { map: 'ChannelParameter' },
    correlationIds: { map: 'Located' },
    replies: { map: 'Reply' },
    replyAddresses: { map: 'Located' },
    operationTraits: { map: 'ChannelOperation' },
    messageTraits: { map: 'Message' },
    securitySchemes: { map: 'ChannelSecurity' },
    tags: { map: 'Tag' },
    externalDocs: { map: 'ExternalDocs' },
  },
  ChannelServer: {
    ...TEXTS,
    ...MORE,
    url: 'text',
    host: 'text',
    pathname: 'text',
    protocol: 'text',
    protocolVersion: 'word',
    variables: { map: 'any' },
    security: { list: 'any' },
  },
  Channel: {
    ...TEXTS,
    ...MORE,
    address: 'text',
    messages: { map: 'Message' },
    servers: { list: 'any' },
    parameters: { map: 'ChannelParameter' },
    publish: 'ChannelOperation',
    subscribe: 'ChannelOperation',
  },
  ChannelParameter: {
    description: 'text',
    location: 'text',
    enum: { list: 'any' },
    examples: { list: 'any' },
    schema: 'Payload',
  },
  ChannelOperation: {
    ...TEXTS,
    ...MORE,
    operationId: 'text',
    security: { list: 'any' },
    traits: { list: 'ChannelOperation' },
    message: 'Message',
    messages: { list: 'any' },
    reply: 'Reply',
  },
  Reply: { address: 'Located', messages: { list: 'any' } },
  Located: { description: 'text', location: 'text' },
  Message: {
    ...TEXTS,
    ...MORE,
    messageId: 'text',
    name: 'text',
    contentType: 'text',
    schemaFormat: 'text',
    headers: 'Payload',
    payload: 'Payload',
    correlationId: 'Located',
    examples: { list: 'MessageExample' },
    traits: { list: 'Message' },
    oneOf: { list: 'Message' },
  },
  MessageExample: { name: 'text', summary: 'text' },
  ChannelSecurity: { description: 'text', type: 'text', in: 'text', name: 'text', scheme: 'text' },
  Payload: payloadShape(),
};
