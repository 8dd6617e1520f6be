import { defined, entriesOf, type JsonObject, type JsonValue, own, stringOf } from '../model/json.ts';
import type { OperationHead, Parameter, SecurityAlternative, Server, Specification } from '../model/model.ts';
import type { Direction } from '../model/schema-model.ts';
import { createReader, type Reader } from '../references/reader.ts';
import {
  type ChannelNote,
  readBindings,
  readExtensions,
  readLocations,
  readTags,
  serverNotes,
  serverVersions,
} from './channel-notes.ts';
import { type ChannelOperation, operationsOf, readOperations } from './channel-operations.ts';
import { readChannelSecurity } from './channel-security.ts';
import { isOfWeb, readServer, serverObjects } from './channel-servers.ts';
import { docsLink, type Message } from './messages.ts';
import { readHandshake, withoutHandshake } from './websocket-parameters.ts';

/** A channel of an AsyncAPI document: where messages are exchanged. */
export interface Channel {
  readonly head: OperationHead;
  /** As sent, with `{parameters}`. */
  readonly address: string;
  readonly servers: readonly Server[];
  readonly parameters: readonly Parameter[];
  readonly operations: readonly ChannelOperation[];
  /** What no operation here exchanges: a channel of replies has no operation of its own. */
  readonly otherMessages: readonly Message[];
  /** One of these is needed. */
  readonly security: readonly SecurityAlternative[];
  /** A link to where else it is described, as Markdown. */
  readonly docs?: string;
  /** Bindings of the channel and of its servers. */
  readonly notes: readonly ChannelNote[];
  /** What its author says in keys of their own. */
  readonly extensions: readonly ChannelNote[];
}

/** A message of an operation, with who it goes to: what the application receives is a request to it. */
export interface DirectedMessage {
  readonly message: Message;
  readonly direction: Direction;
  readonly isReply: boolean;
}

/** The messages of a channel that no operation exchanges: who sends them is not said. */
export function undirectedMessages({ otherMessages }: Channel): readonly DirectedMessage[] {
  return otherMessages.map((message) => directed(message, { isRequest: false, isReply: false }));
}

/** The messages of an operation, and after them the replies, which go the other way. */
export function directedMessages({
  action,
  messages,
  replies,
}: ChannelOperation): readonly DirectedMessage[] {
  const isReceived = action === 'receive';
  return [
    ...messages.map((message) => directed(message, { isRequest: isReceived, isReply: false })),
    ...replies.map((message) => directed(message, { isRequest: !isReceived, isReply: true })),
  ];
}

function directed(
  message: Message,
  { isRequest, isReply }: { readonly isRequest: boolean; readonly isReply: boolean },
): DirectedMessage {
  return { message, direction: isRequest ? 'request' : 'response', isReply };
}

/** Reads a channel with its operations and messages; schemas are not looked at. */
export function readChannel(specification: Specification, head: OperationHead): Channel {
  const reader = createReader(specification);
  const { object, node } = reader.resolve(head.node.value, head.node.file);
  const servers = serverObjects(reader, specification, object);
  const operations = operationsOf(reader, specification, head.node.value);
  const bindings = own(object, 'bindings');
  const handshake = readHandshake(reader, bindings, node.file);
  const notes = readBindings(reader, bindings, node.file);
  return defined<Channel>({
    head,
    docs: docsLink(object),
    address: stringOf(own(object, 'address')) ?? head.path,
    servers: servers.flatMap(readServer),
    security: readChannelSecurity(
      reader,
      specification,
      [...servers, ...operations].map((each) => each.object),
      { isOfWeb: servers.length === 0 || servers.some(isOfWeb) },
    ),
    notes: [
      ...withoutHandshake(notes, handshake),
      ...serverNotes(reader, servers),
      ...serverVersions(servers),
      ...readLocations(reader, own(object, 'parameters'), node.file),
      ...readTags(reader, own(object, 'tags'), node.file),
    ],
    extensions: readExtensions(object),
    parameters: [
      ...entriesOf(own(object, 'parameters')).map(([name, value]) =>
        readParameter(reader, name, value, node.file),
      ),
      ...handshake,
    ],
    ...readOperations(reader, specification, { channel: head.node, operations }),
  });
}

/** 3.0 has the keys of the schema in the parameter itself. */
function readParameter(reader: Reader, name: string, value: JsonValue, from: string): Parameter {
  const { object, node } = reader.resolve(value, from);
  const schema =
    own(object, 'schema') ??
    defined<JsonObject>({
      type: 'string',
      enum: own(object, 'enum'),
      default: own(object, 'default'),
      examples: own(object, 'examples'),
    });
  return defined<Parameter>({
    name,
    in: 'path',
    required: true,
    deprecated: false,
    description: stringOf(own(object, 'description')),
    schema: { file: node.file, value: schema },
    style: 'simple',
    explode: false,
    allowReserved: false,
    isWholeQuery: false,
    examples: [],
  });
}
