import { readExternalDocs } from '../model/external-docs.ts';
import {
  arrayOf,
  defined,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  stringOf,
} from '../model/json.ts';
import type { Term } from '../model/terms.ts';
import type { Reader } from '../references/reader.ts';

/** What a document says of a channel, an operation or a message beyond what is sent. */
export interface ChannelNote {
  readonly term: Extract<
    Term,
    | 'bindings'
    | 'reply'
    | 'correlationId'
    | 'tags'
    | 'message'
    | 'schema'
    | 'server'
    | 'parameterLocation'
    | 'extensions'
  >;
  /** Of bindings: the protocol. Of a schema: its language. */
  readonly protocol?: string;
  /** Names of the servers that have these bindings; those of what is described itself have none. */
  readonly servers?: readonly string[];
  readonly value: JsonObject;
}

/** A note of what is said; none where that is nothing. */
function noteOf(term: ChannelNote['term'], value: JsonObject): readonly ChannelNote[] {
  return Object.keys(value).length === 0 ? [] : [{ term, value }];
}

/** Reads bindings, protocol by protocol. */
export function readBindings(
  reader: Reader,
  value: JsonValue | undefined,
  file: string,
): readonly ChannelNote[] {
  if (value === undefined) return [];
  return reader.members(value, file).flatMap(({ name: protocol, value: binding, file: from }) => {
    const members = reader.members(binding, from).map((member) => {
      const { node } = reader.resolve(member.value, member.file);
      return [member.name, node.value] as const;
    });
    return noteOf('bindings', Object.fromEntries(members)).map((note) => ({ ...note, protocol }));
  });
}

/** A server of a document, by its name. */
export interface NamedServer {
  readonly name: string;
  readonly object: JsonObject;
  readonly file: string;
}

/** Reads the bindings and the tags of servers; what several have in common is one note. */
export function serverNotes(reader: Reader, servers: readonly NamedServer[]): readonly ChannelNote[] {
  const found = new Map<string, ChannelNote>();
  for (const { name, object, file } of servers) {
    for (const note of [
      ...readBindings(reader, own(object, 'bindings'), file),
      ...readTags(reader, own(object, 'tags'), file),
    ]) {
      const key = JSON.stringify(note);
      found.set(key, { ...note, servers: [...(found.get(key)?.servers ?? []), name] });
    }
  }
  return [...found.values()];
}

/** Reads the versions of the protocols that servers speak. */
export function serverVersions(servers: readonly NamedServer[]): readonly ChannelNote[] {
  return servers.flatMap(({ name, object }): readonly ChannelNote[] => {
    const protocolVersion = stringOf(own(object, 'protocolVersion'));
    return protocolVersion === undefined
      ? []
      : [{ term: 'server', servers: [name], value: { protocolVersion } }];
  });
}

/** Reads where in a message the values of parameters stand. */
export function readLocations(
  reader: Reader,
  parameters: JsonValue | undefined,
  file: string,
): readonly ChannelNote[] {
  const found = entriesOf(parameters).flatMap(([name, value]) => {
    const location = stringOf(own(reader.resolve(value, file).object, 'location'));
    return location === undefined ? [] : [[name, location] as const];
  });
  return noteOf('parameterLocation', Object.fromEntries(found));
}

/** Reads where an answer goes: its channel and messages by their names, its address as written. */
export function readReply(
  reader: Reader,
  value: JsonValue | undefined,
  file: string,
): readonly ChannelNote[] {
  if (objectOf(value) === undefined) return [];
  const { object, node } = reader.resolve(value ?? null, file);
  const nameOf = (reference: JsonValue | undefined): string | undefined =>
    reference === undefined ? undefined : reader.resolve(reference, node.file).name;
  const address = own(object, 'address');
  const messages = arrayOf(own(object, 'messages')).flatMap((message) => nameOf(message) ?? []);
  const reply = defined<JsonObject>({
    channel: nameOf(own(object, 'channel')),
    messages: messages.length === 0 ? undefined : messages,
    address: address === undefined ? undefined : reader.resolve(address, node.file).object,
  });
  return noteOf('reply', reply);
}

/** Reads tags: each by its name, with what is said of it; null where that is nothing. */
export function readTags(reader: Reader, value: JsonValue | undefined, file: string): readonly ChannelNote[] {
  const tags = arrayOf(value).flatMap((tag) => {
    const { object } = reader.resolve(tag, file);
    const name = stringOf(own(object, 'name'));
    const docs = readExternalDocs(own(object, 'externalDocs'));
    const said = [stringOf(own(object, 'description')), docs?.description, docs?.url].filter(Boolean);
    return name === undefined ? [] : [[name, said.join(' ') || null] as const];
  });
  return noteOf('tags', Object.fromEntries(tags));
}

/** Reads by what a message and its answer belong together. */
export function readCorrelation(
  reader: Reader,
  value: JsonValue | undefined,
  file: string,
): readonly ChannelNote[] {
  return noteOf('correlationId', reader.resolve(value ?? null, file).object);
}

/** Extensions that say how a page is made, and those that parsers leave. */
const OF_TOOLS = /^x-(?:mint|mcp|hidden$|excluded$|parser-)/;

/** Reads what authors say in keys of their own. */
export function readExtensions(object: JsonObject): readonly ChannelNote[] {
  const found = entriesOf(object).filter(([key]) => key.startsWith('x-') && !OF_TOOLS.test(key));
  return noteOf('extensions', Object.fromEntries(found));
}
