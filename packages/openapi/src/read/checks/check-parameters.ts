import { type Diagnostic, openapiDiagnostics, suggest } from '@waymark/core/diagnostics';
import { arrayOf, type JsonValue, objectOf, own, stringOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { findTarget, resolveNode } from '../../references/references.ts';
import type { ParsedText } from '../text/parsed-text.ts';
import type { At } from './at.ts';
import { didYouMean } from './did-you-mean.ts';

/** A specification being checked, beside its text. */
export interface Checking {
  readonly specification: Specification;
  readonly parsed: ParsedText;
  readonly at: At;
}

/** Where parameters may be. */
const PLACES: readonly string[] = ['path', 'query', 'header', 'cookie', 'querystring'];
/** Where those of Swagger 2.0 may be besides, which are read otherwise. */
const OLD_PLACES: readonly string[] = ['body', 'formData'];

/** Checks that the parameters of an operation, or of a path, have a name and a place. */
export function checkParameters(
  checking: Checking,
  owner: JsonValue,
  pointer: string,
): readonly Diagnostic[] {
  const { specification, at } = checking;
  return listOf(checking, owner, pointer).flatMap((value, index) => {
    // A reference that leads nowhere has been reported where it stands.
    if (own(objectOf(value), '$ref') !== undefined) return [];
    const { object } = resolveNode(specification.documents, { file: specification.source, value });
    const what = 'A parameter';
    const place = stringOf(own(object, 'in'));
    if (place === undefined || stringOf(own(object, 'name')) === undefined) {
      const expected = 'an object with `name` and `in`';
      return [
        openapiDiagnostics['invalid-structure']({ what, expected }, at(`${pointer}/parameters/${index}`)),
      ];
    }
    const isOld = specification.version === '2.0';
    if (PLACES.includes(place) || (isOld && OLD_PLACES.includes(place))) return [];
    const places = isOld ? [...PLACES.slice(0, 3), ...OLD_PLACES] : PLACES.slice(0, 4);
    const expected = `in one of ${places.join(', ')}, not in "${place}"`;
    const where = { ...at(`${pointer}/parameters/${index}/in`), ...hintOfPlace(place, isOld) };
    return [openapiDiagnostics['invalid-structure']({ what, expected }, where)];
  });
}

/** The parameters as they are written: those of Swagger 2.0 that become the body of a request have a place in the list too. */
function listOf(
  { specification: { source, version }, parsed }: Checking,
  owner: JsonValue,
  pointer: string,
): readonly JsonValue[] {
  const written =
    version === '2.0'
      ? findTarget(new Map([[source, parsed.value ?? null]]), {
          file: source,
          pointer: `${pointer}/parameters`,
        })
      : undefined;
  return arrayOf(written ?? own(objectOf(owner), 'parameters'));
}

/** What was meant by a place that no parameter can have. */
function hintOfPlace(place: string, isOld: boolean): { readonly hint?: string } {
  if (OLD_PLACES.includes(place))
    return { hint: 'Since OpenAPI 3, the body of a request stands in `requestBody`' };
  return didYouMean(suggest(place, isOld ? [...PLACES, ...OLD_PLACES] : PLACES));
}
