import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { type JsonObject, objectOf, own, stringOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { namesInPath } from '../../operations/parameters.ts';
import type { ParsedText } from '../text/parsed-text.ts';
import { type At, createAt } from './at.ts';
import { type ChannelChecking, createChannelChecking, type Part, partsOf } from './channel-checking.ts';
import { checkOperation } from './check-channel-operations.ts';
import { checkSecurity } from './check-channel-security.ts';
import { checkServer, checkServerNames } from './check-channel-servers.ts';
import { checkShapes } from './check-specification.ts';
import { misspeltKeys } from './misspelt-keys.ts';

const OBJECTS: readonly string[] = ['info', 'servers', 'channels', 'operations', 'components'];

/** Checks what the pages of channels are made of: channels, operations, servers and what they name. */
export function checkChannels(
  specification: Specification,
  root: JsonObject,
  parsed: ParsedText,
): readonly Diagnostic[] {
  const at = createAt(specification.source, parsed);
  const checking = createChannelChecking(specification, root, at);
  const shapes = checkShapes(root, { objects: OBJECTS, arrays: ['tags'] }, at);
  if (checking.isOlder && objectOf(own(root, 'operations')) !== undefined) return [...shapes, reportAge(at)];
  const channels = partsOf(root, 'channels');
  return [
    ...shapes,
    ...partsOf(root, 'servers').flatMap((server) => checkServer(checking, server)),
    ...channels.flatMap((channel) => checkChannel(checking, channel)),
    ...(checking.isOlder
      ? checkIds(channels, at)
      : partsOf(root, 'operations').flatMap((operation) => checkOperation(checking, operation))),
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

function checkChannel(checking: ChannelChecking, channel: Part): readonly Diagnostic[] {
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
function reportMisplaced({ at }: ChannelChecking, { key: channel, pointer }: Part, key: string): Diagnostic {
  const hint = `In AsyncAPI 3, write it under \`operations\`, with its \`action\` and \`channel: { $ref: '#${pointer}' }\``;
  const what = `\`${key}\` of the channel \`${channel}\``;
  return openapiDiagnostics['invalid-structure'](
    { what, expected: 'an operation of its own' },
    { ...at(`${pointer}/${key}`, 'key'), hint },
  );
}

/** Names in the address of a channel that no parameter has. */
function checkParameters(
  { reader, source, at, isOlder }: ChannelChecking,
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
