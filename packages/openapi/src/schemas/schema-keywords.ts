import { ExactNumber } from '../model/exact-number.ts';
import { arrayOf, type JsonObject, type JsonValue, objectOf, own, stringsOf } from '../model/json.ts';
import type { Constraint, ConstraintKind, Schema } from '../model/schema-model.ts';
import { readJson } from '../read/text/json-text.ts';

/** Types as written, else as the keywords suggest. */
export function typesOf(object: JsonObject): readonly string[] {
  const written = own(object, 'type');
  if (typeof written === 'string') return [written];
  const several = stringsOf(written);
  if (several.length > 0) return several;
  if (has(object, ['properties', 'additionalProperties', 'patternProperties'])) return ['object'];
  if (has(object, ['items', 'prefixItems', 'unevaluatedItems', 'contains'])) return ['array'];
  const constant = own(object, 'const');
  const choices = constant === undefined ? arrayOf(own(object, 'enum')) : [constant];
  if (choices.length > 0) return [...new Set(choices.map(typeOfValue))];
  if (has(object, ['pattern', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding']))
    return ['string'];
  if (has(object, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']))
    return ['number'];
  return [];
}

function has(object: JsonObject, keys: readonly string[]): boolean {
  return keys.some((key) => own(object, key) !== undefined);
}

/** The type of a value, in the words of schemas. */
export function typeOfValue(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof ExactNumber) return /^-?\d+$/.test(value.text) ? 'integer' : 'number';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Examples of a schema, 3.0's single one first; those of lists and objects may be written as a text of JSON. */
export function examplesOf(object: JsonObject): readonly JsonValue[] {
  const single = own(object, 'example');
  const several = arrayOf(own(object, 'examples'));
  const written = single === undefined ? several : [single, ...several];
  const types = typesOf(object);
  const isText = types.length === 0 || types.includes('string');
  return isText ? written : written.map(meantValue);
}

/** A value, or the list or the object that it is as a text of JSON. */
export function meantValue(value: JsonValue): JsonValue {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  const { value: parsed, problems } = readJson(value);
  return parsed === undefined || problems.length > 0 ? value : parsed;
}

/** Media types whose string is text that a reader can type, not a file. */
const STRUCTURED = /^text\/|[/+](?:json|xml|yaml)\b/i;

/** How a string carries a file, if it does. */
export function fileContent(object: JsonObject): 'raw' | 'base64' | undefined {
  const format = own(object, 'format');
  if (format === 'binary') return 'raw';
  if (format === 'base64') return 'base64';
  const media = own(object, 'contentMediaType');
  if (typeof media !== 'string' || STRUCTURED.test(media)) return undefined;
  const encoding = own(object, 'contentEncoding');
  return encoding === 'base64' || encoding === 'base64url' ? 'base64' : 'raw';
}

const LIMITS: readonly ConstraintKind[] = [
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
];

/** Limits of a value, in the order in which they are shown. */
export function constraintsOf(object: JsonObject): readonly Constraint[] {
  const limits = LIMITS.flatMap((kind) => constraint(kind, own(object, kind)));
  // Swagger 2 documents say it of plain texts too.
  const written = [own(object, 'type')].flat();
  const isArray = written[0] === undefined || written.includes('array');
  const isUnique = own(object, 'uniqueItems') === true && isArray;
  const unique = isUnique ? [{ kind: 'uniqueItems' as const, value: '' }] : [];
  return [
    ...limit(object, 'minimum', 'exclusiveMinimum'),
    ...limit(object, 'maximum', 'exclusiveMaximum'),
    ...limits,
    ...unique,
  ];
}

/** 3.0 says with a boolean that the limit itself is excluded; 3.1 gives the excluded limit. */
function limit(
  object: JsonObject,
  inclusive: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
): readonly Constraint[] {
  const excluded = own(object, exclusive);
  if (excluded === true) return constraint(exclusive, own(object, inclusive));
  return [...constraint(inclusive, own(object, inclusive)), ...constraint(exclusive, excluded)];
}

function constraint(kind: ConstraintKind, value: JsonValue | undefined): readonly Constraint[] {
  if (value instanceof ExactNumber) return [{ kind, value: value.text }];
  return typeof value === 'number' || typeof value === 'string' ? [{ kind, value: String(value) }] : [];
}

/** Labels of `x-mint.pre` and `x-mint.post`. */
export function pillsOf(object: JsonObject): Schema['pills'] {
  const extension = objectOf(own(object, 'x-mint'));
  return { before: stringsOf(own(extension, 'pre')), after: stringsOf(own(extension, 'post')) };
}
