import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  type SpecNode,
  stringOf,
} from '../model/json.ts';
import type {
  ChannelEntry,
  OperationHead,
  Parameter,
  SecurityAlternative,
  Server,
  Specification,
} from '../model/model.ts';
import type { Direction } from '../model/schema-model.ts';
import { createReader, type Reader } from '../references/reader.ts';
import { pointerSegment } from '../references/references.ts';
import {
  type ChannelNote,
  readBindings,
  readLocations,
  readReply,
  readTags,
  serverNotes,
  serverVersions,
} from './channel-notes.ts';
import { readChannelSecurity } from './channel-security.ts';
import { isOfWeb, readServer, serverObjects } from './channel-servers.ts';
import {
  docsLink,
  joinTexts,
  type Message,
  messagesOf,
  readMessage,
  type WrittenMessage,
} from './messages.ts';
import { withTraits } from './traits.ts';
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
}

/** What the described application does in a channel. */
export interface ChannelOperation {
  readonly id: string;
  readonly action: 'send' | 'receive';
  readonly title?: string;
  readonly description?: string;
  readonly messages: readonly Message[];
  /** What comes back, without what the page describes already; the note of the reply names all of it. */
  readonly replies: readonly Message[];
  /** Bindings, and where an answer goes or how it is known. */
  readonly notes: readonly ChannelNote[];
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

/** Lists the channels of an AsyncAPI document, in document order. */
export function channelHeads(specification: Specification): readonly OperationHead[] {
  return entriesOf(own(specification.document, 'channels')).flatMap(
    ([id]) => findChannel(specification, id) ?? [],
  );
}

/** Finds a channel by its id. */
export function findChannel(specification: Specification, id: string): OperationHead | undefined {
  const value = objectOf(own(objectOf(own(specification.document, 'channels')), id));
  if (value === undefined) return undefined;
  const written: SpecNode = { file: specification.source, value };
  const { node, object } = createReader(specification).resolve(written.value, written.file);
  return defined<OperationHead>({
    kind: 'channel',
    method: 'CHANNEL',
    path: id,
    title: stringOf(own(object, 'title')) ?? sentenceCase(id),
    description: stringOf(own(object, 'description')) ?? stringOf(own(object, 'summary')),
    tags: [],
    hidden: own(object, 'x-hidden') === true ? true : undefined,
    excluded: own(object, 'x-excluded') === true ? true : undefined,
    pointer: `/channels/${pointerSegment(id)}`,
    node,
    pathItem: node,
  });
}

/** `userSignedUp` → `User signed up`; an address stays as it is. */
function sentenceCase(id: string): string {
  if (/[/{.:]/.test(id)) return id;
  const words = id
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
    servers: servers.flatMap((server) => readServer(server.object)),
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

/** The operations of a channel, as written: those of all channels are read with the first one that is asked for. */
function operationsOf(
  reader: Reader,
  { document, source, memory: { channelOperations } }: Specification,
  channel: JsonValue,
): readonly ChannelEntry[] {
  if (channelOperations.size === 0)
    for (const [id, value] of entriesOf(own(document, 'operations'))) {
      const { object: written, node } = reader.resolve(value, source);
      const object = withTraits(reader, written, node.file);
      const target = own(object, 'channel');
      if (target === undefined) continue;
      const key = reader.resolve(target, node.file).node.value;
      const before = channelOperations.get(key) ?? [];
      before.push({ id, object, file: node.file });
      channelOperations.set(key, before);
    }
  return channelOperations.get(channel) ?? [];
}

/** What links may call something by. */
export interface Anchors {
  readonly ids: readonly string[];
  readonly tags: readonly string[];
}

/** What links may call the channels of a document by, by what is written of each: ids of their operations, tags of both. */
export function channelAnchors(specification: Specification): ReadonlyMap<JsonValue, Anchors> {
  if (specification.version !== 'asyncapi') return new Map();
  const reader = createReader(specification);
  const tagsOf = (object: JsonObject, file: string): readonly string[] =>
    arrayOf(own(object, 'tags')).flatMap(
      (tag) => stringOf(own(reader.resolve(tag, file).object, 'name')) ?? [],
    );
  return new Map(
    channelHeads(specification).map(({ node: { value, file } }) => {
      const operations = operationsOf(reader, specification, value);
      const tags = operations.flatMap((operation) => tagsOf(operation.object, operation.file));
      return [
        value,
        { ids: operations.map(({ id }) => id), tags: [...tagsOf(objectOf(value) ?? {}, file), ...tags] },
      ];
    }),
  );
}

/** A title, or the summary in its place; what is not the title stands before the description. */
function titleAndText(object: JsonObject): Pick<ChannelOperation, 'title' | 'description'> {
  const [title, summary] = ['title', 'summary'].map((key) => stringOf(own(object, key)));
  const before = title === undefined || title === summary ? undefined : summary;
  return defined<Pick<ChannelOperation, 'title' | 'description'>>({
    title: title ?? summary,
    description: joinTexts(before, stringOf(own(object, 'description')), docsLink(object)),
  });
}

function readOperations(
  reader: Reader,
  specification: Specification,
  { channel, operations }: { readonly channel: SpecNode; readonly operations: readonly ChannelEntry[] },
): Pick<Channel, 'operations' | 'otherMessages'> {
  const written = operations.map((operation) => ({
    operation,
    listed: listedMessages(operation.object, operation.file) ?? messagesOf(channel),
  }));
  const targetOf = ({ message, from }: WrittenMessage): JsonValue => reader.resolve(message, from).node.value;
  const told = new Set(written.flatMap(({ listed }) => listed.map(targetOf)));
  /** A page describes each reply once: an error may answer every operation. */
  const isNew = (message: WrittenMessage): boolean => {
    const target = targetOf(message);
    const known = told.has(target);
    told.add(target);
    return !known;
  };
  const read = (message: WrittenMessage): Message => readMessage(reader, specification, message);
  const described = written.flatMap(({ operation, listed }) => {
    const { id, object, file } = operation;
    const action = own(object, 'action');
    if (action !== 'send' && action !== 'receive') return [];
    return [
      defined<ChannelOperation>({
        id,
        action,
        ...titleAndText(object),
        messages: listed.map(read),
        replies: repliesOf(reader, channel, operation).filter(isNew).map(read),
        notes: [
          ...readReply(reader, own(object, 'reply'), file),
          ...readBindings(reader, own(object, 'bindings'), file),
          ...readTags(reader, own(object, 'tags'), file),
        ],
      }),
    ];
  });
  return { operations: described, otherMessages: messagesOf(channel).filter(isNew).map(read) };
}

/** The messages that an operation or a reply names; undefined where it leaves that to its channel. */
function listedMessages(object: JsonObject, from: string): readonly WrittenMessage[] | undefined {
  const listed = own(object, 'messages');
  return listed === undefined
    ? undefined
    : arrayOf(listed).map((message) => ({ name: undefined, message, from }));
}

/** The messages that answer an operation: those that are named, or all of the other channel that they come through. */
function repliesOf(
  reader: Reader,
  channel: SpecNode,
  { object: operation, file }: ChannelEntry,
): readonly WrittenMessage[] {
  const { object: reply, node } = reader.resolve(own(operation, 'reply') ?? null, file);
  const listed = listedMessages(reply, node.file);
  if (listed !== undefined) return listed;
  const through = reader.resolve(own(reply, 'channel') ?? null, node.file).node;
  return through.value === channel.value ? [] : messagesOf(through);
}
