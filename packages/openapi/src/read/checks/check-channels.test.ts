import { expect, it } from 'vitest';
import { readSpecification } from '../read-specification.ts';

const three = `asyncapi: 3.0.0
info: { title: Harbour, version: '1' }
servers:
  live:
    host: ws.example.com
    security:
      - $ref: '#/components/securitySchemes/key'
channels:
  arrived:
    address: ships/{berth}
    servers:
      - $ref: '#/servers/live'
    parameters:
      berth: { description: The berth., enum: [a, b] }
    messages:
      Arrival:
        payload: { type: array, items: [{ type: string }] }
        examples: [{ payload: [a] }]
      Avro:
        payload: { schemaFormat: application/vnd.apache.avro, schema: { type: record } }
operations:
  tell:
    action: send
    channel:
      $ref: '#/channels/arrived'
    messages:
      - $ref: '#/channels/arrived/messages/Arrival'
components:
  securitySchemes:
    key: { type: httpApiKey, in: header, name: X-Key }
`;

const two = `asyncapi: 2.6.0
info: { title: Harbour, version: '1' }
servers:
  live:
    url: mqtt://broker.example.com
    security: [pass: []]
channels:
  ships/{berth}:
    servers: [live]
    parameters: { berth: { schema: { type: integer } } }
    publish: { operationId: tell, message: { oneOf: [{ payload: { type: object } }] } }
    subscribe: { operationId: hear, message: { payload: { type: string } } }
components:
  securitySchemes:
    pass: { type: userPassword }
`;

/** Each finding of a document with one change: the text at its place, what it says and how to mend it. */
function find(text: string, from = '', to = ''): readonly string[] {
  const changed = text.replace(from, to);
  expect(changed !== text || from === '').toBe(true);
  return readSpecification('events.yaml', changed).diagnostics.map(({ code, message, hint, span }) => {
    const place = changed.slice(span?.start, span?.end).split('\n')[0];
    return `${code} at ${place}: ${message} | ${hint ?? ''}`;
  });
}

it('says nothing of documents without mistakes', () => {
  expect([...find(three), ...find(two)]).toEqual([]);
});

it.each([
  ['action: send', 'acton: send', 'misspelt-key at acton: `acton` is no key of AsyncAPI here'],
  ['action: send', 'action: sned', 'invalid-structure at sned: .* Did you mean `send`'],
  ['action: send', 'action: publish', 'invalid-structure at publish: .* Write `send` for what'],
  ['    action: send\n', '', 'invalid-structure at tell: .* an object with `action` and `channel`'],
  [
    "channel:\n      $ref: '#/channels/arrived'",
    'channel: arrived',
    'Write `{ \\$ref: .#/channels/arrived. }`',
  ],
  ["$ref: '#/channels/arrived'", '$ref: #/channels/arrived', 'invalid-value at \\$ref: .* Put it in quotes'],
  [
    "$ref: '#/channels/arrived'",
    "$ref: '#/servers/live'",
    'must be a reference to a channel of this document',
  ],
  [
    "- $ref: '#/channels/arrived/messages/Arrival'",
    '- Arrival',
    'Write `.*#/channels/arrived/messages/Arrival',
  ],
  ['host: ws', 'url: wss://ws', 'invalid-structure at url: .* AsyncAPI 3 has `host`'],
  ["- $ref: '#/components/securitySchemes/key'", '- key: []', 'Write `.*#/components/securitySchemes/key'],
  ["- $ref: '#/servers/live'", '- live', 'Write `{ \\$ref: .#/servers/live. }`'],
  ['{berth}', '{brth}', 'undeclared-path-parameter at ships/{brth}: "{brth}" of the address'],
  ['{berth}', '{berth', 'invalid-value at ships/{berth: .* with its parameters in braces'],
  ['channels:\n', 'chanels:\n', 'invalid-structure at chanels: .* Did you mean `channels`'],
  ['    messages:\n      Arrival', '    mesages:\n      Arrival', 'misspelt-key at mesages'],
  ['type: array', 'type: list', 'invalid-value at list: .* Did you mean `array`'],
  ['type: array', 'type: constructor', 'invalid-value at constructor: (?!.*native)'],
  ['{ payload: [a] }', '{ value: [a] }', 'an object with `payload` or `headers`'],
  ['type: httpApiKey', 'type: httpApiKy', 'Did you mean `httpApiKey`'],
  ['3.0.0', '2.6.0', 'invalid-structure at operations: .* Write `asyncapi: 3.0.0`'],
  [
    '    parameters:',
    '    publish: { message: {} }\n    parameters:',
    'invalid-structure at publish: .* under `operations`',
  ],
])('tells what is wrong in AsyncAPI 3, once and in its place: %s → %s', (from, to, told) => {
  expect(find(three, from, to)).toEqual([expect.stringMatching(new RegExp(told))]);
});

it('tells of a list of channels, and not of every name that is in none', () => {
  expect(find(three, 'channels:\n  arrived:', 'channels: []\nx-channels:\n  arrived:')).toEqual([
    expect.stringContaining('`channels` must be an object'),
  ]);
});

it.each([
  ['url: mqtt://broker.example.com', 'protocol: mqtt', 'invalid-structure at live: .* an object with `url`'],
  ['[pass: []]', '[pas: []]', 'unknown-security-scheme at pas: .* Did you mean "pass"'],
  ['[pass: []]', '[pass]', 'invalid-structure at pass: .* Write `pass: \\[\\]`'],
  ['servers: [live]', 'servers: [lvie]', 'invalid-value at lvie: .* Did you mean `live`'],
  ['{berth}', '{brth}', 'undeclared-path-parameter at ships/{brth}'],
  ['publish:', 'publsh:', 'misspelt-key at publsh'],
  ['hear', 'tell', 'duplicate-operation-id at tell'],
])('tells what is wrong in AsyncAPI 2, once and in its place: %s → %s', (from, to, told) => {
  expect(find(two, from, to)).toEqual([expect.stringMatching(new RegExp(told))]);
});

// What takes the square of their number takes longer than a test may.
it('looks at many channels and operations in time', () => {
  const names = Array.from({ length: 30_000 }, (_, index) => `c${index}`);
  const each = (value: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const document = {
    asyncapi: '3.0.0',
    info: { title: 'Harbour', version: '1' },
    channels: each((name) => ({ address: name })),
    operations: each((name) => ({ action: 'send', channel: { $ref: `#/channels/${name}` } })),
  };
  expect(readSpecification('api.json', JSON.stringify(document)).diagnostics).toEqual([]);
}, 60_000);

it('looks at many names that nothing has in time', () => {
  const each = (value: (index: number) => unknown) =>
    Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`name-${index}`, value(index)]));
  const document = {
    asyncapi: '2.6.0',
    info: { title: 'Harbour', version: '1' },
    servers: each(() => ({ url: 'mqtt://a.example' })),
    channels: each((index) => ({ servers: [`nmae-${index}`] })),
  };
  expect(readSpecification('api.json', JSON.stringify(document)).diagnostics).toHaveLength(30_000);
}, 60_000);
