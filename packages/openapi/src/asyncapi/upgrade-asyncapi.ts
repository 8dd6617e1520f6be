import { isUrl } from '@waymark/core/source';
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
import type { WrittenDocument } from '../model/model.ts';
import { findTarget, HOPS, pointerSegment, readReference, resolveNode } from '../references/references.ts';

/** Keys of a channel of 2.x that hold an operation, seen from the client, and what the application does then. */
const ACTIONS = { publish: 'receive', subscribe: 'send' } as const;

/** Whether an id was made of a channel and what is done there, for an operation of 2.x that has none. */
export function isMadeUpId(id: string): boolean {
  return / (?:publish|subscribe)$/.test(id);
}

/** Whether the operations of an AsyncAPI document stand in its channels, as in 2.x: some authors change the version alone. */
export function isOlderAsyncapi(document: JsonObject): boolean {
  if (stringOf(own(document, 'asyncapi'))?.startsWith('2.') === true) return true;
  const channels = entriesOf(own(document, 'channels')).map(([, value]) => objectOf(value));
  const holdsOperations = channels.some((channel) =>
    Object.keys(ACTIONS).some((key) => own(channel, key) !== undefined),
  );
  return holdsOperations && own(document, 'operations') === undefined;
}

/**
 * Converts an AsyncAPI 2 document to the shape of 3: operations beside the channels, messages in a list. Everything else
 * stays where it is, and channels may stand elsewhere.
 */
export function upgradeAsyncapi(written: WrittenDocument): JsonObject {
  const { document, file, documents } = written;
  const channels = entriesOf(own(document, 'channels'));
  const servers = entriesOf(own(document, 'servers')).map(([name, value]) => [
    name,
    upgradeServer(resolveNode(documents, { file, value }).object),
  ]);
  return {
    ...document,
    servers: Object.fromEntries(servers),
    channels: Object.fromEntries(
      channels.map(([address, value]) => [address, { address, ...objectOf(value) }]),
    ),
    operations: Object.fromEntries(upgradeOperations(written)),
  };
}

function upgradeOperations({ document, file, documents }: WrittenDocument): readonly [string, JsonObject][] {
  const ids = new Set<string>();
  const read = new Set<string>();
  return entriesOf(own(document, 'channels')).flatMap(([address, value]) => {
    const { object: channel, node } = resolveNode(documents, { file, value });
    const pointer = `#/channels/${pointerSegment(address)}`;
    const elsewhere = placeOf(documents, { file, value });
    const place = elsewhere ?? `${wholePath(file)}${pointer}`;
    // Operations are found by their channel: one that has two addresses has each of them once.
    if (read.has(place)) return [];
    read.add(place);
    // References of an operation count from where it stands.
    const root = node.file === file ? '' : wholePath(file);
    const reference = `${root}${pointer}`;
    return Object.entries(ACTIONS).flatMap(([key, action]): readonly [string, JsonObject][] => {
      const operation = objectOf(own(channel, key));
      if (operation === undefined) return [];
      const shown = elsewhere === undefined ? operation : { $ref: `${place}/${key}` };
      const written = stringOf(own(operation, 'operationId'));
      const id = written === undefined || ids.has(written) ? `${address} ${key}` : written;
      ids.add(id);
      return [[id, { ...shown, ...upgradeOperation(operation, root), action, channel: { $ref: reference } }]];
    });
  });
}

/** Where a channel is written that is a reference, which may lead to another one. */
function placeOf(documents: WrittenDocument['documents'], channel: SpecNode): string | undefined {
  let place: string | undefined;
  let { file, value } = channel;
  for (let hop = 0; hop < HOPS; hop++) {
    const reference = stringOf(own(objectOf(value), '$ref'));
    if (reference === undefined) return place;
    const target = readReference(reference, file);
    place = `${wholePath(target.file)}#${target.pointer}`;
    file = target.file;
    value = findTarget(documents, target) ?? null;
  }
  return place;
}

function wholePath(file: string): string {
  return isUrl(file) ? file : `/${file}`;
}

/** What an operation has in other keys; `root`: the document that names its security. */
function upgradeOperation(operation: JsonObject, root: string): JsonObject {
  const message = objectOf(own(operation, 'message'));
  const messages: JsonValue = own(message, 'oneOf') ?? (message === undefined ? [] : [message]);
  return { ...upgradeSecurity(operation, root), messages };
}

function upgradeServer(server: JsonObject): JsonObject {
  const upgraded = { ...server, ...upgradeSecurity(server) };
  const url = stringOf(own(server, 'url'));
  if (url === undefined) return upgraded;
  const [protocol, host] = splitUrl(url);
  return defined<JsonObject>({
    ...upgraded,
    host,
    protocol: stringOf(own(server, 'protocol')) ?? protocol,
  });
}

/** Requirements by name become references to their schemes. */
function upgradeSecurity(owner: JsonObject, root = ''): JsonObject {
  const security = own(owner, 'security');
  if (security === undefined) return {};
  const schemes = arrayOf(security).flatMap(entriesOf);
  return {
    security: schemes.map(([key, scopes]) => ({
      $ref: `${root}#/components/securitySchemes/${pointerSegment(key)}`,
      ...(arrayOf(scopes).length === 0 ? {} : { scopes }),
    })),
  };
}

function splitUrl(url: string): readonly [string | undefined, string] {
  const found = /^([a-z][\w+.-]*):\/\/(.*)$/i.exec(url);
  return found === null ? [undefined, url] : [found[1], found[2] ?? ''];
}
