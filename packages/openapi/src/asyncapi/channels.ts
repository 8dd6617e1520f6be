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
import type { OperationHead, Parameter, SecurityAlternative, Server, Specification } from '../model/model.ts';
import { createReader, type Reader } from '../references/reader.ts';
import { pointerSegment } from '../references/references.ts';
import {
  type ChannelNote,
  readBindings,
  readLocations,
  readReply,
  serverBindings,
  serverVersions,
} from './channel-notes.ts';
import { readChannelSecurity } from './channel-security.ts';
import { isOfWeb, readServer, serverObjects } from './channel-servers.ts';
import { docsLink, joinTexts, type Message, messagesOf, readMessage } from './messages.ts';
import { withTraits } from './traits.ts';
import { readQuery, withoutQuery } from './websocket-query.ts';

/** A channel of an AsyncAPI document: where messages are exchanged. */
export interface Channel {
  readonly head: OperationHead;
  /** As sent, with `{parameters}`. */
  readonly address: string;
  readonly servers: readonly Server[];
  readonly parameters: readonly Parameter[];
  readonly operations: readonly ChannelOperation[];
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
  /** Bindings, and where an answer goes or how it is known. */
  readonly notes: readonly ChannelNote[];
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
  const operations = operationsOf(reader, specification, head);
  const bindings = own(object, 'bindings');
  const query = readQuery(reader, bindings, node.file);
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
      ...(query.length === 0 ? notes : withoutQuery(notes)),
      ...serverBindings(reader, servers),
      ...serverVersions(servers),
      ...readLocations(reader, own(object, 'parameters'), node.file),
    ],
    parameters: [
      ...entriesOf(own(object, 'parameters')).map(([name, value]) =>
        readParameter(reader, name, value, node.file),
      ),
      ...query,
    ],
    operations: readOperations(reader, specification, head),
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

interface WrittenOperation {
  readonly id: string;
  readonly object: JsonObject;
  readonly file: string;
}

/** The operations of a channel, as written. */
function operationsOf(
  reader: Reader,
  { document, source }: Specification,
  { node: channel }: OperationHead,
): readonly WrittenOperation[] {
  return entriesOf(own(document, 'operations')).flatMap(([id, value]) => {
    const { object: written, node } = reader.resolve(value, source);
    const object = withTraits(reader, written, node.file);
    const target = own(object, 'channel');
    const isHere = target !== undefined && reader.resolve(target, node.file).node.value === channel.value;
    return isHere ? [{ id, object, file: node.file }] : [];
  });
}

/** A title, or the summary in its place; what is not the title stands before the description. */
function titleAndText(object: JsonObject): Pick<ChannelOperation, 'title' | 'description'> {
  const [title, summary] = ['title', 'summary'].map((key) => stringOf(own(object, key)));
  const before = title === undefined ? undefined : summary;
  return defined<Pick<ChannelOperation, 'title' | 'description'>>({
    title: title ?? summary,
    description: joinTexts(before, stringOf(own(object, 'description')), docsLink(object)),
  });
}

function readOperations(
  reader: Reader,
  specification: Specification,
  head: OperationHead,
): readonly ChannelOperation[] {
  const { node: channel } = head;
  return operationsOf(reader, specification, head).flatMap(({ id, object, file }) => {
    const action = own(object, 'action');
    if (action !== 'send' && action !== 'receive') return [];
    const listed = own(object, 'messages');
    const messages =
      listed === undefined
        ? messagesOf(channel)
        : arrayOf(listed).map((message) => ({ name: undefined, message }));
    const from = listed === undefined ? channel.file : file;
    return [
      defined<ChannelOperation>({
        id,
        action,
        ...titleAndText(object),
        messages: messages.map(({ name, message }) =>
          readMessage(reader, specification, { name, message, from }),
        ),
        notes: [
          ...readReply(reader, own(object, 'reply'), file),
          ...readBindings(reader, own(object, 'bindings'), file),
        ],
      }),
    ];
  });
}
