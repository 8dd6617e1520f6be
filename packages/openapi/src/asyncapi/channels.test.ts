import { describe, expect, it } from 'vitest';
import {
  channelMarkdown,
  directedMessages,
  findChannelPage,
  operationHeads,
  readChannel,
  readSpecification,
  type Specification,
} from '../index.ts';
import { objectOf, own } from '../model/json.ts';

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

/** Reads a document with these mistakes. */
function read(text: string, mistakes: readonly string[] = []): Specification {
  const { value, diagnostics } = readSpecification('events.yaml', text);
  expect(diagnostics.map(({ code }) => code)).toEqual(mistakes);
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
    expect(text).toContain(
      '## Path parameters\n\n- `berth` (enum<string>, required, one of `a` `b`): The berth.',
    );
    expect(text).toContain('`name` (string, required)');
    expect(text).toContain('`trace` (string)');
    expect(text.match(/^## Example of A ship arrived: one$/gm)).toHaveLength(1);
    expect(text).toContain('"name": "Ada"');
  });

  it('reads the operations of all channels once, whichever of their pages asks', () => {
    const events = read(latest);
    const operation = objectOf(own(objectOf(own(events.document, 'operations')), 'hear')) ?? {};
    let readings = 0;
    Object.defineProperty(operation, 'traits', { get: () => void readings++ });
    for (const each of operationHeads(events)) readChannel(events, each);
    expect(readings).toBe(1);
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
    expect(channel?.servers[0]).toMatchObject({ name: 'live', url: 'mqtt://broker.example.com:1883' });
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

it('follows what channels and servers of AsyncAPI 2 refer to, in whatever file', () => {
  const files: Readonly<Record<string, string>> = {
    'all/parts/left.yaml': `subscribe: { operationId: tellLeft, message: { $ref: '#/gone' } }
gone: { name: Gone, payload: { type: string } }
`,
  };
  const { value, diagnostics } = readSpecification(
    'all/events.yaml',
    `asyncapi: 2.6.0
info: { title: Harbour, version: '1' }
servers: { live: { $ref: '#/components/servers/mqtt' } }
channels:
  ships/came: { $ref: '#/components/channels/came' }
  ships/left: { $ref: parts/left.yaml }
components:
  servers: { mqtt: { url: 'mqtt://broker.example.com', protocol: mqtt } }
  channels: { came: { publish: { operationId: hearCame, message: { messageId: shipCame } } } }
`,
    { load: (path) => files[path] },
  );
  expect(diagnostics).toEqual([]);
  const channels = value && operationHeads(value).map((head) => readChannel(value, head));
  expect(
    channels?.map(({ address, servers, operations }) => [
      address,
      servers.map(({ url }) => url),
      operations.map(({ id, action, messages }) => [id, action, messages.map(({ name }) => name)]),
    ]),
  ).toEqual([
    ['ships/came', ['mqtt://broker.example.com'], [['hearCame', 'receive', ['shipCame']]]],
    ['ships/left', ['mqtt://broker.example.com'], [['tellLeft', 'send', ['Gone']]]],
  ]);
});

it('reads an operation of AsyncAPI 2 where its channel is written, behind any number of references, once for all addresses', () => {
  const files: Readonly<Record<string, string>> = {
    'all/index.yaml': 'left: { $ref: parts/left.yaml }',
    'all/parts/left.yaml': `subscribe: { summary: Tell, security: [{ key: [] }], message: { $ref: '#/gone' } }
gone: { name: Gone, payload: { type: string } }
`,
  };
  const { value, diagnostics } = readSpecification(
    'all/events.yaml',
    `asyncapi: 2.6.0
info: { title: Harbour, version: '1' }
channels:
  ships/left: { $ref: 'index.yaml#/left' }
  boats/left: { $ref: 'index.yaml#/left' }
components: { securitySchemes: { key: { type: httpApiKey, in: query, name: k } } }
`,
    { load: (path) => files[path] },
  );
  expect(diagnostics).toEqual([]);
  const channels = value && operationHeads(value).map((head) => readChannel(value, head));
  const told = [['Tell', ['Gone']]];
  expect(
    channels?.map(({ address, operations, security }) => [
      address,
      operations.map(({ title, messages }) => [title, messages.map(({ name }) => name)]),
      security.flatMap(({ schemes }) => schemes.map(({ key }) => key)),
    ]),
  ).toEqual([
    ['ships/left', told, ['key']],
    ['boats/left', told, ['key']],
  ]);
});

it('gives each channel of AsyncAPI 2 the operations of one that YAML repeats, and a reference to one them once', () => {
  const { value, diagnostics } = readSpecification(
    'events.yaml',
    `asyncapi: 2.6.0
info: { title: Harbour, version: '1' }
channels:
  right: { $ref: '#/channels/left' }
  left: &left { subscribe: { summary: Tell, message: { payload: { type: string } } } }
  behind: *left
`,
  );
  expect(diagnostics).toEqual([]);
  const channels = value && operationHeads(value).map((head) => readChannel(value, head));
  expect(channels?.map(({ operations }) => operations.length)).toEqual([1, 1, 1]);
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

  function channel(text: string, mistakes: readonly string[] = []): ReturnType<typeof readChannel> {
    const specification = read(text, mistakes);
    const head = operationHeads(specification)[0];
    if (head === undefined) throw new Error('no channel');
    return readChannel(specification, head);
  }

  it('keep the names that protocols without HTTP give them, and say which part of a login a key is', () => {
    const text = withSecurity('2.6.0', '[{ other: [] }, { user: [] }]').replace(
      'other: {',
      'user: { type: apiKey, in: user }\n    other: {',
    );
    const schemes = channel(text).security.flatMap((alternative) => alternative.schemes);
    expect(schemes.map(({ scheme }) => scheme)).toEqual(['scramSha256', 'apiKey in user']);
  });

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
    expect(notes).toEqual([{ term: 'bindings', protocol: 'ws', value: { method: 'GET' } }]);
    expect(servers[0]?.variables).toMatchObject([{ name: 'port', default: '1', enum: ['1', '2'] }]);
  });

  it('stand before the operations, and extensions of authors after everything else', () => {
    const specification = read(`asyncapi: 3.0.0
channels:
  ships: { messages: { came: { x-size: 3 } }, bindings: { amqp: { is: queue } }, x-owner: harbour, x-hidden: false, x-parser-id: 1 }
operations:
  tell: { action: send, channel: { $ref: '#/channels/ships' }, x-rate: [1, 2] }
`);
    const [head] = operationHeads(specification);
    const text = head === undefined ? '' : channelMarkdown(specification, readChannel(specification, head));
    const [bindings, send, extensions] = ['## Bindings', '## Send', '## Extensions'].map((each) =>
      text.indexOf(each),
    );
    expect([bindings, send, extensions]).toEqual([bindings, send, extensions].sort((a = 0, b = 0) => a - b));
    expect(text).toContain(
      '## Bindings\n\n- amqp: `{"is":"queue"}`\n\n## Send: tell\n\n- Extensions: `{"x-rate":[1,2]}`',
    );
    expect(text).toContain('- Extensions: `{"x-size":3}`');
    expect(text).toContain('## Extensions\n\n- `{"x-owner":"harbour"}`');
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
    for (const value of ['null', '[]', '[{ type: 1 }]'])
      expect(() => channel(withSecurity('3.0.0', value))).not.toThrow();
    for (const value of ['1', '{}'])
      expect(() => channel(withSecurity('3.0.0', value), ['openapi/invalid-value'])).not.toThrow();
    expect(() => channel(withSecurity('3.0.0', '[null]'), ['openapi/invalid-structure'])).not.toThrow();
  });
});

describe('what a document says beside payloads', () => {
  function markdown(text: string, mistakes: readonly string[] = []): string {
    const specification = read(text, mistakes);
    const head = operationHeads(specification)[0];
    return head === undefined ? '' : channelMarkdown(specification, readChannel(specification, head));
  }

  const lamps = markdown(`asyncapi: 3.0.0
servers:
  live:
    { host: broker.example, protocol: mqtt, protocolVersion: '5', title: Broker, summary: In short., description: At length., security: [{ $ref: '#/components/securitySchemes/login' }] }
channels:
  lamps:
    externalDocs: { url: https://a.example/lamps, description: The story }
    parameters: { street: { location: '$message.payload#/street' } }
    messages: { on: { $ref: '#/components/messages/On' }, raw: { $ref: '#/components/messages/Raw' } }
operations:
  turn:
    action: receive
    channel: { $ref: '#/channels/lamps' }
    title: Turning
    summary: A lamp is turned.
    description: By hand.
    externalDocs: { url: https://a.example/turn }
    traits: [{ $ref: '#/components/operationTraits/traced' }]
    bindings: { mqtt: { qos: 1 } }
components:
  operationTraits:
    traced:
      summary: Of the trait.
      security: [{ $ref: '#/components/securitySchemes/grant' }]
      bindings: { mqtt: { qos: 2, retain: true } }
  securitySchemes:
    login: { type: userPassword }
    grant: { type: oauth2, scopes: [write], flows: { implicit: { authorizationUrl: https://a.example/o, availableScopes: { write: To turn. } } } }
  messages:
    On:
      name: lampOn
      title: A lamp is on
      summary: In short.
      description: At length.
      traits: [{ headers: { type: object, properties: { trace: { type: integer } } } }]
      headers: { type: object, properties: { street: { type: string } } }
      payload: { type: object, properties: { level: { type: integer } } }
      examples: [{ headers: { street: Main }, payload: { level: 3 } }]
    Raw:
      payload: { schemaFormat: application/vnd.apache.avro;version=1.9.0, schema: { type: record, name: Lamp, fields: [{ name: level, type: int }] } }
`);

  it.each([
    ['servers', '- `mqtt://broker.example`: Broker: In short. At length.'],
    ['versions of protocols', '- Server (live): `{"protocolVersion":"5"}`'],
    ['where parameters stand', '- Parameter location: `{"street":"$message.payload#/street"}`'],
    ['where channels are described', '[The story](https://a.example/lamps)'],
    [
      'titles, summaries and more of operations',
      'Turning\n\nA lamp is turned.\n\nBy hand.\n\n[https://a.example/turn](https://a.example/turn)',
    ],
    ['bindings of traits below its own', '- Bindings mqtt: `{"qos":1,"retain":true}`'],
    ['security of traits, with its scopes', '`write`: To turn.'],
    ['credentials of no request', '- `login` (userPassword)'],
    ['names of messages', '- Message: `{"name":"lampOn"}`'],
    ['summaries of messages', 'In short.\n\nAt length.'],
    [
      'headers of traits and its own, with their example',
      'Headers:\n\n- object\n  - `trace` (integer)\n  - `street` (string, example `Main`)\n\nPayload:',
    ],
    [
      'schemas in other languages as they are',
      '- Schema application/vnd.apache.avro;version=1.9.0: `{"type":"record","name":"Lamp","fields":[{"name":"level","type":"int"}]}`',
    ],
  ])('has %s', (_, text) => expect(lamps).toContain(text));

  it('makes up no example of a schema in another language', () => {
    expect(lamps).not.toContain('## Example of raw');
    expect(lamps).not.toContain('## Example of Raw');
  });

  it('names operations of 2.x by their ids, and keeps the scopes that they ask for', () => {
    const text = markdown(
      `asyncapi: 2.6.0
servers: { live: { url: 'wss://a.example', protocol: wss, security: [{ grant: [write] }] } }
channels:
  lamps:
    subscribe: { operationId: tellLamps, message: { payload: { type: string } } }
    publish: { operationId: tellLamps, message: { schemaFormat: application/vnd.google.protobuf, payload: 'message Lamp {}' } }
components: { securitySchemes: { grant: { type: oauth2, flows: { implicit: { authorizationUrl: https://a.example/o, scopes: { write: To turn., read: To see. } } } } } }
`,
      ['openapi/duplicate-operation-id'],
    );
    expect(text).toContain('## Receive: tellLamps');
    expect(text).toMatch(/^## Send$/m);
    expect(text).toContain('Scope `write`: To turn.');
    expect(text).toContain('- Schema application/vnd.google.protobuf: `{"schema":"message Lamp {}"}`');
  });

  it('reads operations of 2.x where only the version was changed', () => {
    const text = markdown(`asyncapi: 3.0.0
servers: { live: { host: a.example, pathname: /v1, protocol: wss }, old: { url: 'wss://b.example' } }
channels:
  lamps: { publish: { message: { name: Lit, payload: { type: string } } } }
`);
    expect(text).toContain('## Receive\n\n### Lit');
    for (const server of ['wss://a.example/v1', 'wss://b.example']) expect(text).toContain(`- \`${server}\``);
  });

  it('has the query and the headers of a WebSocket as parameters', () => {
    const text = markdown(`asyncapi: 3.0.0
servers: { live: { host: a.example, protocol: wss } }
channels:
  lamps:
    bindings: { ws: { method: GET, query: { $ref: '#/components/schemas/Query' }, headers: { properties: { X-Street: { type: string } } } } }
components: { schemas: { Query: { type: object, description: Sent once., required: [street], properties: { street: { type: string, description: Where. }, level: { type: integer, minimum: 1 } } } } }
`);
    expect(text).toContain(
      '## Query parameters\n\n- `street` (string, required): Where.\n- `level` (integer, minimum `1`)',
    );
    expect(text).toContain('## Headers\n\n- `X-Street` (string)');
    expect(text).toContain('- ws: `{"method":"GET","query":{"description":"Sent once."}}`');
  });

  it('follows references of protocols and of what they are told', () => {
    const text = markdown(`asyncapi: 3.0.0
channels:
  lamps: { bindings: { kafka: { $ref: '#/components/channelBindings/log' } } }
components:
  channelBindings: { log: { topic: lamps, key: { $ref: '#/components/schemas/Street' } } }
  schemas: { Street: { type: string } }
`);
    expect(text).toContain('- kafka: `{"topic":"lamps","key":{"type":"string"}}`');
  });
});

describe('tags', () => {
  it.each(['3.0.0', '2.6.0'])('are told of whatever has them in %s', (version) => {
    const isOlder = version === '2.6.0';
    const text = `asyncapi: ${version}
servers:
  live: { ${isOlder ? "url: 'wss://a.example'" : 'host: a.example'}, protocol: wss, tags: [{ name: 'env:live', description: "For\\n  ships." }] }
channels:
  lamps:
    tags: [{ $ref: '#/components/tags/harbour' }]
    messages: { Lit: { $ref: '#/components/messages/Lit' } }
${
  isOlder
    ? "    subscribe: { operationId: light, tags: [{ name: night }, {}], message: { $ref: '#/components/messages/Lit' } }"
    : "operations: { light: { action: send, channel: { $ref: '#/channels/lamps' }, tags: [{ name: night }, {}] } }"
}
components:
  tags: { harbour: { name: harbour, externalDocs: { url: 'https://a.example/harbour' } } }
  messages: { Lit: { tags: [{ name: light }], payload: { title: Lamp, type: object } } }
`;
    const specification = read(text, ['openapi/invalid-value']);
    const [head] = operationHeads(specification);
    const shown = head === undefined ? '' : channelMarkdown(specification, readChannel(specification, head));
    expect(shown).toContain('- Tags (live): `env:live` (For ships.)');
    expect(shown).toContain('- Tags: `harbour` (https://a.example/harbour)');
    expect(shown).toContain('## Send: light\n\n- Tags: `night`\n\n### Lit');
    expect(shown).toContain('- Schema: `{"title":"Lamp"}`\n- Tags: `light`');
  });
});

describe('replies', () => {
  const harbour = read(`asyncapi: 3.0.0
channels:
  bridge:
    messages:
      berth: { title: Ask for a berth, summary: Ask for a berth, description: Before noon., payload: { properties: { ship: { type: string } } } }
      granted: { title: Berth granted, payload: { properties: { number: { type: integer, description: Of the berth. } } } }
      refused: { title: Refused, payload: { properties: { reason: { type: string } } } }
      leave: { summary: Leaving., description: Leaving., payload: { type: 'null' } }
  signals: { messages: { horn: { payload: { properties: { blasts: { type: integer } } } } } }
operations:
  ask: { action: receive, summary: Ask, channel: { $ref: '#/channels/bridge' }, messages: [{ $ref: '#/channels/bridge/messages/berth' }], reply: { messages: [{ $ref: '#/channels/bridge/messages/granted' }, { $ref: '#/channels/bridge/messages/refused' }] } }
  go: { action: receive, title: Leave, summary: Leave, channel: { $ref: '#/channels/bridge' }, messages: [{ $ref: '#/channels/bridge/messages/leave' }], reply: { channel: { $ref: '#/channels/signals' } } }
  again: { action: receive, channel: { $ref: '#/channels/bridge' }, messages: [], reply: { messages: [{ $ref: '#/channels/bridge/messages/refused' }] } }
`);
  const [head] = operationHeads(harbour);
  if (head === undefined) throw new Error('no channel');
  const channel = readChannel(harbour, head);
  const text = channelMarkdown(harbour, channel);

  it('are described where they are first given, and named wherever they are', () => {
    expect(channel.operations.map(({ replies }) => replies.map(({ name }) => name))).toEqual([
      ['Berth granted', 'Refused'],
      ['horn'],
      [],
    ]);
    expect(text).toContain('### Reply: Berth granted (`application/json`)');
    expect(text).toContain('`number` (integer): Of the berth.');
    expect(text).toContain('`blasts` (integer)');
    expect(text.match(/"refused"/g)).toHaveLength(2);
    expect(text).toContain('## Example of Berth granted');
  });

  it('and what else no operation exchanges stand on the page of their own channel', () => {
    const [, signals] = operationHeads(harbour);
    if (signals === undefined) throw new Error('no channel');
    const page = channelMarkdown(harbour, readChannel(harbour, signals));
    expect(page).toContain('## Messages\n\n### horn (`application/json`)');
    expect(page).toContain('`blasts` (integer)');
    expect(page).toContain('## Example of horn');
    expect(text).not.toContain('## Messages');
  });

  it('go the other way', () => {
    const [ask] = channel.operations;
    expect(ask && directedMessages(ask).map(({ direction }) => direction)).toEqual([
      'request',
      'response',
      'response',
    ]);
  });

  it('and messages say the same thing once', () => {
    expect(text.match(/Ask for a berth/g)).toHaveLength(2); // Its heading, and that of its example.
    expect(text.match(/Leaving\./g)).toHaveLength(1);
    expect(text.match(/^Leave$/gm)).toBeNull();
  });
});

describe('a message', () => {
  const told = read(`asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
defaultContentType: application/cbor
channels:
  berths:
    messages:
      Given: { $ref: '#/components/messages/Common' }
      Called: { name: horn, title: horn, contentType: text/plain, payload: { type: string } }
      Sealed: { name: seal, title: A seal, payload: { schemaFormat: application/schema+json } }
      Lit:
        payload: { schema: { enum: [red, green] }, example: red }
        headers: { properties: { street: { type: string } } }
        examples:
          - { name: At night, summary: When it is dark., headers: { street: Main, at: 1 }, payload: red }
          - { summary: By day, headers: { street: Side, at: 1 }, payload: green }
components:
  messages:
    Common: { payload: { type: integer } }
`);
  const [head] = operationHeads(told);
  if (head === undefined) throw new Error('no channel');
  const channel = readChannel(told, head);
  const messages = channel.otherMessages;

  it('has the name that its channel gives it, and the type of the document, unless it has its own', () => {
    expect(messages.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['Given', 'application/cbor'],
      ['horn', 'text/plain'],
      ['A seal', 'application/cbor'],
      ['Lit', 'application/cbor'],
    ]);
  });

  it('has a schema that is wrapped without the name of its language', () => {
    expect(messages[3]?.payload?.value).toEqual({ enum: ['red', 'green'] });
  });

  it('has all of its examples: the name as title, the summary as text, headers as examples of these', () => {
    expect(messages[3]?.examples).toEqual([
      { value: 'red', name: 'At night', description: 'When it is dark.' },
      { value: 'green', summary: 'By day' },
    ]);
    const text = channelMarkdown(told, channel);
    expect(text).toContain('`street` (string, example `Main`, example `Side`)');
    expect(text).toContain('`at` (any, example `1`)');
    expect(text).toContain('## Example of Lit (application/cbor): At night');
    expect(text).toContain('## Example of Lit (application/cbor): By day');
  });

  it('tells the name that programs call it by where its title is another one', () => {
    expect(messages.map(({ notes }) => notes)).toEqual([
      [],
      [],
      [{ term: 'message', value: { name: 'seal' } }],
      [],
    ]);
    expect(messages[2]?.payload?.value).toEqual({});
  });
});
