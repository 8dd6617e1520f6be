import { describe, expect, it } from 'vitest';
import {
  channelMarkdown,
  findChannelPage,
  operationHeads,
  readChannel,
  readSpecification,
  type Specification,
} from '../index.ts';

const latest = `asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
servers:
  live: { host: ws.example.com, pathname: /v1, protocol: wss }
channels:
  shipArrived:
    address: ships/{berth}
    summary: Ships that arrive.
    parameters:
      berth: { description: The berth., enum: [a, b] }
    messages:
      Arrival: { $ref: '#/components/messages/Arrival' }
      Left: { payload: { type: string } }
  internal: { x-excluded: true }
operations:
  tellArrival:
    action: send
    channel: { $ref: '#/channels/shipArrived' }
    messages: [{ $ref: '#/channels/shipArrived/messages/Arrival' }]
  hear:
    action: receive
    channel: { $ref: '#/channels/shipArrived' }
components:
  messages:
    Arrival:
      title: A ship arrived
      traits: [{ headers: { type: object, properties: { trace: { type: string } } } }]
      payload: { schemaFormat: application/schema+json, schema: { $ref: '#/components/schemas/Ship' } }
      examples: [{ name: one, payload: { name: Ada } }]
  schemas:
    Ship: { type: object, required: [name], properties: { name: { type: string } } }
`;

const older = `asyncapi: 2.6.0
info: { title: Harbour, version: '1' }
servers:
  live: { url: 'mqtt://broker.example.com:1883', protocol: mqtt }
channels:
  ships/{berth}/events:
    parameters:
      berth: { schema: { type: integer } }
    publish:
      summary: Tell us.
      message: { oneOf: [{ name: Came, payload: { type: object } }, { name: Gone, payload: { type: object } }] }
    subscribe:
      message: { name: Answer, payload: { type: string } }
`;

function read(text: string): Specification {
  const { value, diagnostics } = readSpecification('events.yaml', text);
  expect(diagnostics).toEqual([]);
  if (value === undefined) throw new Error('no document');
  return value;
}

describe('AsyncAPI 3', () => {
  const document = read(latest);
  const [head] = operationHeads(document);
  const channel = head && readChannel(document, head);

  it('has a channel for each entry, named by its id', () => {
    expect(
      operationHeads(document).map(({ method, path, title, excluded }) => [method, path, title, excluded]),
    ).toEqual([
      ['CHANNEL', 'shipArrived', 'Ship arrived', undefined],
      ['CHANNEL', 'internal', 'Internal', true],
    ]);
    expect(channel).toMatchObject({
      address: 'ships/{berth}',
      servers: [{ url: 'wss://ws.example.com/v1' }],
    });
  });

  it('has the messages of each operation, all of the channel unless it names some', () => {
    expect(
      channel?.operations.map(({ id, action, messages }) => [id, action, messages.map(({ name }) => name)]),
    ).toEqual([
      ['tellArrival', 'send', ['A ship arrived']],
      ['hear', 'receive', ['A ship arrived', 'Left']],
    ]);
  });

  it('is complete as Markdown', () => {
    const text = channel === undefined ? '' : channelMarkdown(document, channel);
    expect(text).toContain('## Send');
    expect(text).toContain('## Parameters\n\n- `berth` (enum<string>, required, one of `a` `b`): The berth.');
    expect(text).toContain('`name` (string, required)');
    expect(text).toContain('`trace` (string)');
    expect(text.match(/^## Example of A ship arrived: one$/gm)).toHaveLength(1);
    expect(text).toContain('"name": "Ada"');
  });

  it('is found by id, with the nearest for one that is misspelt', () => {
    const find = (reference: string): readonly unknown[] => {
      const { value, diagnostics } = findChannelPage([document], reference, { file: 'a.mdx' });
      return [value?.head.path, diagnostics[0]?.hint];
    };
    expect(find('shipArrived')).toEqual(['shipArrived', undefined]);
    expect(find('events.yaml shipArrived')).toEqual(['shipArrived', undefined]);
    expect(find('shipArived')).toEqual([undefined, 'Did you mean `shipArrived`?']);
  });
});

describe('AsyncAPI 2', () => {
  const document = read(older);
  const [head] = operationHeads(document);
  const channel = head && readChannel(document, head);

  it('is seen from the application: what clients publish, it receives', () => {
    expect(channel?.address).toBe('ships/{berth}/events');
    expect(channel?.servers[0]?.url).toBe('mqtt://broker.example.com:1883');
    expect(
      channel?.operations.map(({ action, title, messages }) => [
        action,
        title,
        messages.map(({ name }) => name),
      ]),
    ).toEqual([
      ['receive', 'Tell us.', ['Came', 'Gone']],
      ['send', undefined, ['Answer']],
    ]);
  });
});

describe('security and bindings', () => {
  const withSecurity = (version: string, security: string): string => `asyncapi: ${version}
servers:
  live: { host: a.example, url: 'wss://a.example', protocol: wss, security: ${security}, variables: { port: { default: '1', enum: ['1', '2'] } } }
channels:
  ships: { messages: {}, bindings: { ws: { method: GET }, amqp: {} } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    key: { type: httpApiKey, in: query, name: k }
    login: { type: userPassword }
    other: { type: scramSha256 }
`;

  function channel(text: string): ReturnType<typeof readChannel> {
    const specification = read(text);
    const head = operationHeads(specification)[0];
    if (head === undefined) throw new Error('no channel');
    return readChannel(specification, head);
  }

  it.each([
    [
      '3.0.0',
      "[{ $ref: '#/components/securitySchemes/key' }, { $ref: '#/components/securitySchemes/token' }, { $ref: '#/components/securitySchemes/other' }]",
    ],
    ['2.6.0', '[{ key: [] }, { token: [] }, { other: [] }]'],
  ])('are read from %s', (version, security) => {
    const { security: read, notes, servers } = channel(withSecurity(version, security));
    expect(read.map(({ schemes }) => schemes.map(({ key, type, in: place }) => [key, type, place]))).toEqual([
      [['key', 'apiKey', 'query']],
      [['token', 'http', 'header']],
      [['other', 'connection', 'header']],
    ]);
    expect(notes).toEqual([{ term: 'Bindings', protocol: 'ws', value: { method: 'GET' } }]);
    expect(servers[0]?.variables).toMatchObject([{ name: 'port', default: '1', enum: ['1', '2'] }]);
  });

  it('are shown of protocols without HTTP, with servers, replies and what joins messages', () => {
    const specification = read(`asyncapi: 3.0.0
servers:
  live: { host: a.example, protocol: kafka, security: [{ $ref: '#/components/securitySchemes/sasl' }], bindings: { kafka: { schemaRegistryUrl: 'https://r.example' } } }
  test: { host: b.example, protocol: kafka, bindings: { kafka: { schemaRegistryUrl: 'https://r.example' } } }
channels:
  asked: { address: 'asked-{env}', parameters: { env: { enum: [dev, prod], default: dev } }, messages: { ask: { correlationId: { location: '$message.header#/id' } } } }
  answered: { messages: { answer: {} } }
operations:
  take: { action: receive, channel: { $ref: '#/channels/asked' }, reply: { channel: { $ref: '#/channels/answered' }, address: { location: '$message.header#/to' }, messages: [{ $ref: '#/channels/answered/messages/answer' }] } }
components: { securitySchemes: { sasl: { type: plain, description: Ask the harbour. } } }
`);
    const [head] = operationHeads(specification);
    const text = head === undefined ? '' : channelMarkdown(specification, readChannel(specification, head));
    expect(text).toContain('- `sasl` (plain): Ask the harbour.');
    expect(text).toContain('- `env` (enum<string>, required, default `dev`, one of `dev` `prod`)');
    expect(text).toContain(
      '## Bindings\n\n- kafka (live, test): `{"schemaRegistryUrl":"https://r.example"}`',
    );
    expect(text).toContain(
      '- Reply: `{"channel":"answered","messages":["answer"],"address":{"location":"$message.header#/to"}}`',
    );
    expect(text).toContain('- Correlation ID: `{"location":"$message.header#/id"}`');
  });

  it('are of any shape', () => {
    for (const value of ['null', '1', '[]', '[null]', '{}', '[{ type: 1 }]'])
      expect(() => channel(withSecurity('3.0.0', value))).not.toThrow();
  });
});
