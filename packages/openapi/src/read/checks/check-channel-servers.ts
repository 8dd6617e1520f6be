import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { arrayOf, type JsonObject, objectOf, own } from '../../model/json.ts';
import { pointerSegment } from '../../references/references.ts';
import { type ChannelChecking, nearest, type Part, referTo } from './channel-checking.ts';
import { checkSecurity } from './check-channel-security.ts';
import { didYouMean } from './did-you-mean.ts';
import { misspeltKeys } from './misspelt-keys.ts';

/** A server is nothing without its address. */
export function checkServer(checking: ChannelChecking, { key, value, pointer }: Part): readonly Diagnostic[] {
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

/** Servers that a channel names as AsyncAPI 2 does, and the document lacks. */
export function checkServerNames(
  checking: ChannelChecking,
  { pointer }: Part,
  channel: JsonObject,
): readonly Diagnostic[] {
  const { servers, at, isOlder } = checking;
  return arrayOf(own(channel, 'servers')).flatMap((name, index) => {
    if (typeof name !== 'string' || (servers.has(name) && isOlder)) return [];
    const where = at(`${pointer}/servers/${index}`);
    const meant = nearest(checking, name, servers);
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
