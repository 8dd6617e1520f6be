import { type Diagnostic, openapiDiagnostics, suggest, type Where } from '@waymark/core/diagnostics';
import { decodePath } from '@waymark/core/source';
import { arrayOf, type JsonObject, type JsonValue, objectOf, own, stringOf } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import { namesInPath } from '../../operations/parameters.ts';
import { findTarget, pointerSegment, pointerSegments, resolveNode } from '../../references/references.ts';
import type { ParsedText } from '../text/parsed-text.ts';
import type { At } from './at.ts';
import { didYouMean } from './did-you-mean.ts';
import { type MisspeltKey, misspeltKeys } from './misspelt-keys.ts';

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
  const list = listOf(checking, owner, pointer);
  const checkInPath = createPathCheck(list, pointer, at);
  return list.flatMap((value, index) => {
    // A reference that leads nowhere has been reported where it stands.
    if (own(objectOf(value), '$ref') !== undefined) return [];
    const { object } = resolveNode(specification.documents, { file: specification.source, value });
    const what = 'A parameter';
    const place = stringOf(own(object, 'in'));
    const name = stringOf(own(object, 'name'));
    if (place === undefined || name === undefined) {
      const expected = 'an object with `name` and `in`';
      const where = whereLost(object, `${pointer}/parameters/${index}`, at);
      return [openapiDiagnostics['invalid-structure']({ what, expected }, where)];
    }
    const isOld = specification.version === '2.0';
    if (place === 'path') return checkInPath(name, index);
    if (PLACES.includes(place) || (isOld && OLD_PLACES.includes(place))) return [];
    const places = isOld ? [...PLACES.slice(0, 3), ...OLD_PLACES] : PLACES.slice(0, 4);
    const expected = `in one of ${places.join(', ')}, not in "${place}"`;
    const where = { ...at(`${pointer}/parameters/${index}/in`), ...hintOfPlace(place, isOld) };
    return [openapiDiagnostics['invalid-structure']({ what, expected }, where)];
  });
}

/** Creates what tells of a parameter that its path has no place for, where no name of the path is told as lost. */
function createPathCheck(
  list: readonly JsonValue[],
  owner: string,
  at: At,
): (name: string, index: number) => readonly Diagnostic[] {
  const [section, path = ''] = pointerSegments(owner);
  const places = (decodePath(path).match(/[{:][^{}/]*/g) ?? []).join('/');
  const names = new Set(list.map((each) => own(objectOf(each), 'name')));
  const isTold = section !== 'paths' || namesInPath(path).some((each) => !names.has(each));
  return (name, index) => {
    if (isTold || places.includes(name)) return [];
    const parts = path.split('/');
    const braced = parts
      .map((part) => (part === name || part === `<${name}>` ? `{${name}}` : part))
      .join('/');
    const hint =
      braced === path ? 'Write it into the path, or say `in: query`' : `Write the path as \`${braced}\``;
    const parameters = { what: `The path parameter "${name}"`, expected: `in braces in the path "${path}"` };
    const where = { ...at(`${owner}/parameters/${index}`), hint };
    return [openapiDiagnostics['invalid-value'](parameters, where)];
  };
}

/** The key by which a parameter would be known, were it not misspelt. */
export function lostKey(parameter: JsonValue): MisspeltKey | undefined {
  const isKnown = ['name', 'in'].every((key) => stringOf(own(objectOf(parameter), key)) !== undefined);
  if (isKnown) return undefined;
  return misspeltKeys(parameter, 'Parameter').find(({ meant }) => ['$ref', 'name', 'in'].includes(meant));
}

function whereLost(parameter: JsonObject, pointer: string, at: At): Where {
  const slip = lostKey(parameter);
  if (slip === undefined) return at(pointer);
  return { ...at(`${pointer}/${pointerSegment(slip.key)}`, 'key'), ...didYouMean(slip.meant) };
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
function hintOfPlace(place: string, isOld: boolean): Pick<Where, 'hint'> {
  if (OLD_PLACES.includes(place))
    return { hint: 'Since OpenAPI 3, the body of a request stands in `requestBody`' };
  return didYouMean(suggest(place, isOld ? [...PLACES, ...OLD_PLACES] : PLACES));
}
