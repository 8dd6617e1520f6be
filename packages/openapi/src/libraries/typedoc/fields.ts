import { defined, type JsonObject, type JsonValue, objectOf, own, type SpecNode } from '../../model/json.ts';
import { TYPE_KEY } from '../../schemas/type-key.ts';
import { type LinkTo, readComment } from './comment.ts';
import {
  hasFlag,
  indexSignaturesOf,
  KIND,
  kindOf,
  listOf,
  membersOf,
  nameOf,
  type Reflection,
  signaturesOf,
  writtenOut,
} from './reflection.ts';
import { declarationText, indexName, parameterName, typeText } from './type-text.ts';

/** What fields are read with: the file that they stand in, and where their texts lead. */
export interface FieldReading {
  readonly source: string;
  readonly linkTo: LinkTo;
}

/** The parameters of a signature, as the properties of one object. */
export function parametersNode(signature: Reflection, reading: FieldReading): SpecNode | undefined {
  const parameters = listOf(signature, 'parameters');
  if (parameters.length === 0) return undefined;
  const required = parameters.filter(
    (parameter) =>
      !hasFlag(parameter, 'isOptional') &&
      !hasFlag(parameter, 'isRest') &&
      own(parameter, 'defaultValue') === undefined,
  );
  return {
    file: reading.source,
    value: {
      type: 'object',
      properties: Object.fromEntries(
        parameters.map((each) => [parameterName(each), fieldSchema(each, reading)]),
      ),
      required: required.map(parameterName),
    },
  };
}

/** Properties and accessors, and what may be there under any name. */
export function propertiesNode(
  around: Reflection,
  members: readonly Reflection[],
  reading: FieldReading,
): SpecNode | undefined {
  const indexed = indexSignaturesOf(around);
  if (members.length + indexed.length === 0) return undefined;
  return {
    file: reading.source,
    value: objectSchema(members, indexed, reading, kindOf(around) !== KIND.class),
  };
}

function objectSchema(
  members: readonly Reflection[],
  indexed: readonly Reflection[],
  reading: FieldReading,
  marksRequired: boolean,
): JsonObject {
  const isRequired = (member: Reflection): boolean =>
    marksRequired && kindOf(member) !== KIND.enumMember && !hasFlag(member, 'isOptional');
  return {
    type: 'object',
    properties: Object.fromEntries([
      ...members.map((member) => [nameOf(member), fieldSchema(member, reading)] as const),
      ...indexed.map((each) => {
        const { text } = readComment(each, reading.linkTo);
        const type = typeText(own(each, 'type'));
        return [
          indexName(each),
          { [TYPE_KEY]: type, ...(text === '' ? {} : { description: text }) },
        ] as const;
      }),
    ]),
    required: members.filter(isRequired).map(nameOf),
  };
}

/** A parameter, property, accessor or enum member as a schema; the members of a type that is written out below it. */
function fieldSchema(field: Reflection, reading: FieldReading): JsonObject {
  const { type, commented } = valuePartOf(field);
  const calls = signaturesOf(field);
  const comment = readComment(commented, reading.linkTo);
  const shape = writtenOut(type);
  const members = shape === undefined || signaturesOf(shape).length > 0 ? [] : membersOf(shape);
  const isObject = shape !== undefined && members.length > 0;
  const texts = [comment.text, comment.deprecated ?? '', ...comment.throws, ...comment.examples];
  const flags = flagsOf(field);
  return defined<JsonObject>({
    ...(isObject ? objectSchema(members, indexSignaturesOf(shape), reading, true) : {}),
    [TYPE_KEY]: isObject ? 'object' : calls.length > 0 ? declarationText(field) : typeText(type),
    description: texts.filter((text) => text !== '').join('\n\n') || undefined,
    deprecated: comment.deprecated === undefined ? undefined : true,
    readOnly: isReadOnly(field) ? true : undefined,
    default: comment.default ?? defaultOf(field),
    'x-mint': flags.length === 0 ? undefined : { post: flags },
  });
}

/** The type of a field, and what its comment stands at: of an accessor, one of its two signatures, of a method, one of its calls. */
function valuePartOf(field: Reflection): {
  readonly type: JsonValue | undefined;
  readonly commented: Reflection;
} {
  const get = objectOf(own(field, 'getSignature'));
  const set = objectOf(own(field, 'setSignature'));
  const [given] = listOf(set ?? {}, 'parameters');
  const type = own(get ?? given ?? field, 'type');
  const said = [field, get, set, ...signaturesOf(field)].find((each) => own(each, 'comment') !== undefined);
  return { type, commented: said ?? field };
}

function isReadOnly(field: Reflection): boolean {
  const isOnlyRead = own(field, 'getSignature') !== undefined && own(field, 'setSignature') === undefined;
  return isOnlyRead || hasFlag(field, 'isReadonly');
}

/** A default as it stands in the code; `…` where it is long. */
function defaultOf(field: Reflection): JsonValue | undefined {
  const written = kindOf(field) === KIND.enumMember ? undefined : own(field, 'defaultValue');
  return written === '...' ? undefined : written;
}

/** The words before a member. */
export function flagsOf(member: Reflection): readonly string[] {
  return (['isProtected', 'isStatic', 'isAbstract'] as const).flatMap((flag) =>
    hasFlag(member, flag) ? flag.slice(2).toLowerCase() : [],
  );
}
