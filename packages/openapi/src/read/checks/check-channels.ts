import { type Diagnostic, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { isOlderAsyncapi } from '../../asyncapi/upgrade-asyncapi.ts';
import {
  arrayOf,
  entriesOf,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  stringOf,
} from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { namesInPath } from '../../operations/parameters.ts';
import { createReader, type Reader } from '../../references/reader.ts';
import { pointerSegment } from '../../references/references.ts';
import type { ParsedText } from '../text/parsed-text.ts';
import type { At } from './at.ts';
import { reportLostReference } from './check-names.ts';
import { checkShapes } from './check-specification.ts';
import { didYouMean } from './did-you-mean.ts';
import { misspeltKeys } from './misspelt-keys.ts';

/** What the checks of an AsyncAPI document share. */
interface Checking {
  /** As written. */
  readonly root: JsonObject;
  readonly source: string;
  readonly reader: Reader;
  readonly at: At;
  /** Its operations stand in its channels, as in AsyncAPI 2. */
  readonly isOlder: boolean;
}

/** A part of a document, and where it stands. */
interface Part {
  readonly key: string;
  readonly value: JsonValue;
  readonly pointer: string;
}

const OBJECTS: readonly string[] = ['info', 'servers', 'channels', 'operations', 'components'];

/** Checks what the pages of channels are made of: channels, operations, servers and what they name. */
export function checkChannels(
  specification: Specification,
  root: JsonObject,
  parsed: ParsedText,
): readonly Diagnostic[] {
  const { source } = specification;
  const at: At = (pointer, part) => ({
    span: { file: source, ...parsed.locate(pointer, part) },
    path: pointer,
  });
  const checking: Checking = {
    root,
    source,
    at,
    reader: createReader(specification),
    isOlder: isOlderAsyncapi(root),
  };
  const parts = (key: string): readonly Part[] => partsOf(root, key, '');
  const shapes = checkShapes(root, { objects: OBJECTS, arrays: ['tags'] }, at);
  if (checking.isOlder && objectOf(own(root, 'operations')) !== undefined) return [...shapes, reportAge(at)];
  return [
    ...shapes,
    ...parts('servers').flatMap((server) => checkServer(checking, server)),
    ...parts('channels').flatMap((channel) => checkChannel(checking, channel)),
    ...(checking.isOlder
      ? checkIds(parts('channels'), at)
      : parts('operations').flatMap((operation) => checkOperation(checking, operation))),
  ];
}

/** A document of AsyncAPI 3 that says it is one of 2: what stands in it is not where it is looked for. */
function reportAge(at: At): Diagnostic {
  const hint =
    'Write `asyncapi: 3.0.0`, whose operations stand beside the channels, or move them into the channels';
  const expected = 'in its channels, as AsyncAPI 2 has it';
  return openapiDiagnostics['invalid-structure'](
    { what: '`operations`', expected },
    { ...at('/operations', 'key'), hint },
  );
}

function partsOf(owner: JsonValue, key: string, pointer: string): readonly Part[] {
  return entriesOf(own(objectOf(owner), key)).flatMap(([name, value]) =>
    objectOf(value) === undefined || name.startsWith('x-')
      ? []
      : [{ key: name, value, pointer: `${pointer}/${key}/${pointerSegment(name)}` }],
  );
}

/** A server is nothing without its address. */
function checkServer(checking: Checking, { key, value, pointer }: Part): readonly Diagnostic[] {
  const { reader, source, at, isOlder } = checking;
  const { object } = reader.resolve(value, source);
  const found = checkSecurity(checking, object, pointer);
  const isSlip = misspeltKeys(object, 'ChannelServer').some(({ meant }) => ADDRESS.includes(meant));
  // A reference that leads nowhere has been reported; of AsyncAPI 2, either key is read.
  const isReferred = own(objectOf(value), '$ref') !== undefined;
  const hasUrl = own(object, 'url') !== undefined;
  if (own(object, 'host') !== undefined || (isOlder && hasUrl) || isSlip || isReferred) return found;
  const hint = 'AsyncAPI 3 has `host`, `protocol` and `pathname` in the place of `url`';
  const where = hasUrl ? { ...at(`${pointer}/url`, 'key'), hint } : at(pointer, 'key');
  const expected = `an object with \`${isOlder ? 'url' : 'host'}\``;
  return [
    openapiDiagnostics['invalid-structure']({ what: `The server \`${key}\``, expected }, where),
    ...found,
  ];
}

/** Keys that say where a server is. */
const ADDRESS: readonly string[] = ['host', 'url'];

function checkChannel(checking: Checking, channel: Part): readonly Diagnostic[] {
  const { reader, source } = checking;
  const { object } = reader.resolve(channel.value, source);
  const operations = ['publish', 'subscribe'].flatMap((key) => {
    const operation = objectOf(own(object, key));
    return operation === undefined ? [] : [{ operation, key, pointer: `${channel.pointer}/${key}` }];
  });
  // What is written elsewhere is checked where it stands, if anywhere.
  if (own(objectOf(channel.value), '$ref') !== undefined) return [];
  return [
    ...checkParameters(checking, channel, object),
    ...checkServerNames(checking, channel, object),
    ...operations.flatMap(({ operation, key, pointer }) =>
      checking.isOlder
        ? checkSecurity(checking, operation, pointer)
        : [reportMisplaced(checking, channel, key)],
    ),
  ];
}

/** An operation in a channel of a document whose operations stand beside them. */
function reportMisplaced({ at }: Checking, { key: channel, pointer }: Part, key: string): Diagnostic {
  const hint = `In AsyncAPI 3, write it under \`operations\`, with its \`action\` and \`channel: { $ref: '#${pointer}' }\``;
  const what = `\`${key}\` of the channel \`${channel}\``;
  return openapiDiagnostics['invalid-structure'](
    { what, expected: 'an operation of its own' },
    { ...at(`${pointer}/${key}`, 'key'), hint },
  );
}

/** Names in the address of a channel that no parameter has. */
function checkParameters(
  { reader, source, at, isOlder }: Checking,
  { key, pointer }: Part,
  channel: JsonObject,
): readonly Diagnostic[] {
  const address = isOlder ? key : stringOf(own(channel, 'address'));
  if (address === undefined || misspeltKeys(channel, 'Channel').some(({ meant }) => meant === 'parameters'))
    return [];
  const names = reader.members(own(channel, 'parameters'), source).map(({ name }) => name);
  const where = isOlder ? at(pointer, 'key') : at(`${pointer}/address`);
  if (address.split('{').length !== address.split('}').length) {
    const expected = 'written with its parameters in braces, such as `users/{id}`';
    return [openapiDiagnostics['invalid-value']({ what: `The address "${address}"`, expected }, where)];
  }
  return namesInPath(address)
    .filter((name) => !names.includes(name))
    .map((name) => openapiDiagnostics['undeclared-path-parameter']({ name, isOfChannel: true }, where));
}

/** Servers that a channel names as AsyncAPI 2 does, and the document lacks. */
function checkServerNames(
  { root, at, isOlder }: Checking,
  { pointer }: Part,
  channel: JsonObject,
): readonly Diagnostic[] {
  const known = Object.keys(objectOf(own(root, 'servers')) ?? {});
  return arrayOf(own(channel, 'servers')).flatMap((name, index) => {
    if (typeof name !== 'string' || (known.includes(name) && isOlder)) return [];
    const where = at(`${pointer}/servers/${index}`);
    const meant = nearest(name, known);
    const expected = isOlder ? 'the name of a server' : 'a reference to a server';
    return [
      openapiDiagnostics['invalid-value'](
        { what: `\`${name}\` in \`servers\``, expected },
        {
          ...where,
          ...(isOlder ? didYouMean(meant) : referTo(meant && `/servers/${pointerSegment(meant)}`)),
        },
      ),
    ];
  });
}

/** A name as it is known, or the one that it is a slip for. */
function nearest(name: string | undefined, known: readonly string[]): string | undefined {
  return name === undefined || known.includes(name) ? name : suggest(name, known);
}

/** The hint that says how what is named is referred to. */
function referTo(pointer: string | undefined): { readonly hint?: string } {
  return pointer === undefined ? {} : { hint: `Write \`{ $ref: '#${pointer}' }\`` };
}

/** Security schemes that a server or an operation names, and the document lacks, or cannot find by a name. */
function checkSecurity(checking: Checking, owner: JsonObject, pointer: string): readonly Diagnostic[] {
  const components = objectOf(own(checking.root, 'components'));
  const known = Object.keys(objectOf(own(components, 'securitySchemes')) ?? {});
  return arrayOf(own(owner, 'security')).flatMap((value, index) => {
    const place = `${pointer}/security/${index}`;
    const object = objectOf(value);
    if (checking.isOlder && object !== undefined) return checkRequirement(object, known, place, checking.at);
    if (own(object, '$ref') !== undefined || own(object, 'type') !== undefined) return [];
    const name = typeof value === 'string' ? value : Object.keys(object ?? {})[0];
    const what = `Entry ${index + 1} of \`security\``;
    const where = { ...checking.at(place), ...nameScheme(checking, nearest(name, known)) };
    const expected = checking.isOlder
      ? 'an object such as `{ key: [] }`'
      : 'a reference to a security scheme';
    return [openapiDiagnostics['invalid-structure']({ what, expected }, where)];
  });
}

/** The hint that says how a scheme is named. */
function nameScheme({ isOlder }: Checking, name: string | undefined): { readonly hint?: string } {
  if (name === undefined) return {};
  return isOlder
    ? { hint: `Write \`${name}: []\`` }
    : referTo(`/components/securitySchemes/${pointerSegment(name)}`);
}

/** Schemes that an entry of AsyncAPI 2 names. */
function checkRequirement(
  entry: JsonObject,
  known: readonly string[],
  pointer: string,
  at: At,
): readonly Diagnostic[] {
  return Object.keys(entry).flatMap((scheme) => {
    if (known.includes(scheme)) return [];
    const where = at(`${pointer}/${pointerSegment(scheme)}`, 'key');
    return [
      openapiDiagnostics['unknown-security-scheme']({ scheme, suggestion: suggest(scheme, known) }, where),
    ];
  });
}

/** Ids that two operations of AsyncAPI 2 have: the second one is called otherwise. */
function checkIds(channels: readonly Part[], at: At): readonly Diagnostic[] {
  const owners = new Map<string, string>();
  return channels.flatMap(({ key, value, pointer }) =>
    ['publish', 'subscribe'].flatMap((action) => {
      const id = stringOf(own(objectOf(own(objectOf(value), action)), 'operationId'));
      const owner = id === undefined ? undefined : owners.get(id);
      if (id === undefined) return [];
      if (owner === undefined) {
        owners.set(id, `${action} ${key}`);
        return [];
      }
      const where = at(`${pointer}/${action}/operationId`);
      return [openapiDiagnostics['duplicate-operation-id']({ id, operation: owner }, where)];
    }),
  );
}

/** An operation of AsyncAPI 3 stands on the page of its channel, which shows what it does there. */
function checkOperation(checking: Checking, { key, value, pointer }: Part): readonly Diagnostic[] {
  if (own(objectOf(value), '$ref') !== undefined) return [];
  const { reader, source } = checking;
  const { object } = reader.resolve(value, source);
  const security = checkSecurity(checking, object, pointer);
  const lost = ['action', 'channel'].filter((name) => own(object, name) === undefined);
  const isSlip = misspeltKeys(object, 'ChannelOperation').some(({ meant }) => lost.includes(meant));
  const what = `The operation \`${key}\``;
  if (lost.length > 0) {
    const expected = 'an object with `action` and `channel`';
    const found = openapiDiagnostics['invalid-structure']({ what, expected }, checking.at(pointer, 'key'));
    return isSlip ? security : [found, ...security];
  }
  return [
    ...checkAction(checking, object, pointer),
    ...checkTarget(checking, own(object, 'channel') ?? null, pointer),
    ...checkMessages(checking, object, pointer),
    ...security,
  ];
}

const ACTIONS: readonly string[] = ['send', 'receive'];

function checkAction({ at }: Checking, operation: JsonObject, pointer: string): readonly Diagnostic[] {
  const action = own(operation, 'action');
  if (typeof action === 'string' && ACTIONS.includes(action)) return [];
  const meant = typeof action === 'string' ? suggest(action, ACTIONS) : undefined;
  const hint =
    meant === undefined
      ? { hint: 'Write `send` for what the described application sends, and `receive` for what it takes' }
      : didYouMean(meant);
  const where = { ...at(`${pointer}/action`), ...hint };
  const what = `The operation with this \`action\``;
  return [
    openapiDiagnostics['invalid-structure']({ what, expected: 'one that can `send` or `receive`' }, where),
  ];
}

/** A channel that is none of the document: the operation is on no page. A reference that leads nowhere has been reported. */
function checkTarget(
  { root, reader, source, at }: Checking,
  target: JsonValue,
  pointer: string,
): readonly Diagnostic[] {
  const channels = entriesOf(own(root, 'channels'));
  const targetOf = (value: JsonValue): JsonValue => reader.resolve(value, source).node.value;
  const known = channels.map(([id]) => id);
  if (own(objectOf(target), '$ref') === null) return [reportLostReference(`${pointer}/channel`, at)];
  if (own(objectOf(target), '$ref') !== undefined) {
    const { object, node } = reader.resolve(target, source);
    if (Object.keys(object).length === 0 || channels.some(([, each]) => targetOf(each) === node.value))
      return [];
  }
  const meant = nearest(
    typeof target === 'string' ? target.replace(/^#?\/?channels\//, '') : undefined,
    known,
  );
  const where = { ...at(`${pointer}/channel`), ...referTo(meant && `/channels/${pointerSegment(meant)}`) };
  const expected = 'a reference to a channel of this document';
  return [openapiDiagnostics['invalid-structure']({ what: '`channel`', expected }, where)];
}

/** Messages that an operation names, and does not refer to. */
function checkMessages(
  { reader, source, at }: Checking,
  operation: JsonObject,
  pointer: string,
): readonly Diagnostic[] {
  const channel = own(operation, 'channel') ?? null;
  const known = reader.members(own(reader.resolve(channel, source).object, 'messages'), source);
  const reference = stringOf(own(objectOf(channel), '$ref')) ?? '';
  return arrayOf(own(operation, 'messages')).flatMap((message, index) => {
    if (objectOf(message) !== undefined) return [];
    const meant = known.find(({ name }) => name === message)?.name;
    const place = meant && reference.startsWith('#/') ? `${reference.slice(1)}/messages/${meant}` : undefined;
    const where = { ...at(`${pointer}/messages/${index}`), ...referTo(place) };
    const what = `Entry ${index + 1} of \`messages\``;
    return [openapiDiagnostics['invalid-structure']({ what, expected: 'a reference to a message' }, where)];
  });
}
