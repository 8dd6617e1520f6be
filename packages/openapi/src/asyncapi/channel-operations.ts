import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  own,
  type SpecNode,
  stringOf,
} from '../model/json.ts';
import type { ChannelEntry, Specification } from '../model/model.ts';
import type { Reader } from '../references/reader.ts';
import { type ChannelNote, readBindings, readExtensions, readReply, readTags } from './channel-notes.ts';
import {
  docsLink,
  joinTexts,
  type Message,
  messagesOf,
  readMessage,
  type WrittenMessage,
} from './messages.ts';
import { withTraits } from './traits.ts';
import { isMadeUpId } from './upgrade-asyncapi.ts';

/** What the described application does in a channel. */
export interface ChannelOperation {
  readonly id: string;
  readonly action: 'send' | 'receive';
  readonly title?: string;
  /** What it is called where nothing else tells it from others: its title, or an id that its author gave it. */
  readonly name?: string;
  readonly description?: string;
  readonly messages: readonly Message[];
  /** What comes back, without what the page describes already; the note of the reply names all of it. */
  readonly replies: readonly Message[];
  /** Bindings, and where an answer goes or how it is known. */
  readonly notes: readonly ChannelNote[];
}

/** The operations of a channel, as written: those of all channels are read with the first one that is asked for. */
export function operationsOf(
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

/** A title, or the summary in its place; what is not the title stands before the description. */
function titleAndText(object: JsonObject): Pick<ChannelOperation, 'title' | 'description'> {
  const [title, summary] = ['title', 'summary'].map((key) => stringOf(own(object, key)));
  const before = title === undefined || title === summary ? undefined : summary;
  return defined<Pick<ChannelOperation, 'title' | 'description'>>({
    title: title ?? summary,
    description: joinTexts(before, stringOf(own(object, 'description')), docsLink(object)),
  });
}

/** Reads what is done in a channel, and the messages of it that nothing done there exchanges. */
export function readOperations(
  reader: Reader,
  specification: Specification,
  { channel, operations }: { readonly channel: SpecNode; readonly operations: readonly ChannelEntry[] },
): { readonly operations: readonly ChannelOperation[]; readonly otherMessages: readonly Message[] } {
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
    const texts = titleAndText(object);
    return [
      defined<ChannelOperation>({
        id,
        action,
        ...texts,
        name: texts.title ?? (isMadeUpId(id) ? undefined : id),
        messages: listed.map(read),
        replies: repliesOf(reader, channel, operation).filter(isNew).map(read),
        notes: [
          ...readReply(reader, own(object, 'reply'), file),
          ...readBindings(reader, own(object, 'bindings'), file),
          ...readTags(reader, own(object, 'tags'), file),
          ...readExtensions(object),
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
