import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { arrayOf, type JsonObject, objectOf, own } from '../../model/json.ts';
import { pointerSegment } from '../../references/references.ts';
import { type ChannelChecking, nearest, referTo } from './channel-checking.ts';

/** Security schemes that a server or an operation names, and the document lacks, or cannot find by a name. */
export function checkSecurity(
  checking: ChannelChecking,
  owner: JsonObject,
  pointer: string,
): readonly Diagnostic[] {
  return arrayOf(own(owner, 'security')).flatMap((value, index) => {
    const place = `${pointer}/security/${index}`;
    const object = objectOf(value);
    if (checking.isOlder && object !== undefined) return checkRequirement(checking, object, place);
    if (own(object, '$ref') !== undefined || own(object, 'type') !== undefined) return [];
    const name = typeof value === 'string' ? value : Object.keys(object ?? {})[0];
    const what = `Entry ${index + 1} of \`security\``;
    const where = {
      ...checking.at(place),
      ...nameScheme(checking, nearest(checking, name, checking.schemes)),
    };
    const expected = checking.isOlder
      ? 'an object such as `{ key: [] }`'
      : 'a reference to a security scheme';
    return [openapiDiagnostics['invalid-structure']({ what, expected }, where)];
  });
}

/** The hint that says how a scheme is named. */
function nameScheme({ isOlder }: ChannelChecking, name: string | undefined): { readonly hint?: string } {
  if (name === undefined) return {};
  return isOlder
    ? { hint: `Write \`${name}: []\`` }
    : referTo(`/components/securitySchemes/${pointerSegment(name)}`);
}

/** Schemes that an entry of AsyncAPI 2 names. */
function checkRequirement(
  { schemes, suggest, at }: ChannelChecking,
  entry: JsonObject,
  pointer: string,
): readonly Diagnostic[] {
  return Object.keys(entry).flatMap((scheme) => {
    if (schemes.has(scheme)) return [];
    const where = at(`${pointer}/${pointerSegment(scheme)}`, 'key');
    const suggestion = suggest(scheme, schemes);
    return [openapiDiagnostics['unknown-security-scheme']({ scheme, suggestion }, where)];
  });
}
