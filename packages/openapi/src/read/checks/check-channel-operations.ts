import { type Diagnostic, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { arrayOf, type JsonObject, type JsonValue, objectOf, own, stringOf } from '../../model/json.ts';
import { pointerSegment } from '../../references/references.ts';
import { type ChannelChecking, nearest, type Part, referTo } from './channel-checking.ts';
import { checkSecurity } from './check-channel-security.ts';
import { reportLostReference } from './check-names.ts';
import { didYouMean } from './did-you-mean.ts';
import { misspeltKeys } from './misspelt-keys.ts';

/** An operation of AsyncAPI 3 stands on the page of its channel, which shows what it does there. */
export function checkOperation(
  checking: ChannelChecking,
  { key, value, pointer }: Part,
): readonly Diagnostic[] {
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

function checkAction({ at }: ChannelChecking, operation: JsonObject, pointer: string): readonly Diagnostic[] {
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
function checkTarget(checking: ChannelChecking, target: JsonValue, pointer: string): readonly Diagnostic[] {
  const { reader, source, at, channels, targets } = checking;
  if (own(objectOf(target), '$ref') === null) return [reportLostReference(`${pointer}/channel`, at)];
  if (own(objectOf(target), '$ref') !== undefined) {
    const { object, node } = reader.resolve(target, source);
    if (Object.keys(object).length === 0 || targets.has(node.value)) return [];
  }
  const meant = nearest(
    checking,
    typeof target === 'string' ? target.replace(/^#?\/?channels\//, '') : undefined,
    channels,
  );
  const where = { ...at(`${pointer}/channel`), ...referTo(meant && `/channels/${pointerSegment(meant)}`) };
  const expected = 'a reference to a channel of this document';
  return [openapiDiagnostics['invalid-structure']({ what: '`channel`', expected }, where)];
}

/** Messages that an operation names, and does not refer to. */
function checkMessages(
  { reader, source, at }: ChannelChecking,
  operation: JsonObject,
  pointer: string,
): readonly Diagnostic[] {
  const channel = own(operation, 'channel') ?? null;
  const known = reader.resolve(own(reader.resolve(channel, source).object, 'messages') ?? {}, source).object;
  const reference = stringOf(own(objectOf(channel), '$ref')) ?? '';
  return arrayOf(own(operation, 'messages')).flatMap((message, index) => {
    if (objectOf(message) !== undefined) return [];
    const isKnown = typeof message === 'string' && own(known, message) !== undefined;
    const place =
      isKnown && reference.startsWith('#/')
        ? `${reference.slice(1)}/messages/${pointerSegment(message)}`
        : undefined;
    const where = { ...at(`${pointer}/messages/${index}`), ...referTo(place) };
    const what = `Entry ${index + 1} of \`messages\``;
    return [openapiDiagnostics['invalid-structure']({ what, expected: 'a reference to a message' }, where)];
  });
}
