import { type Diagnostic, openapiDiagnostics, suggest, suggestSurely } from '@waymark/core/diagnostics';
import { arrayOf, type JsonObject, type JsonValue, objectOf, own, printPlain } from '../../model/json.ts';
import { pointerSegment } from '../../references/references.ts';
import type { At } from './at.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Rule } from './shapes.ts';

/** A value, what it must be, and its place. */
interface Named {
  readonly value: JsonValue;
  readonly rule: Rule;
  readonly pointer: string;
}

/** Checks names that the standard leaves to authors but for their form, and names by which values mean others. */
export function checkNames({ value, rule, pointer }: Named, at: At): readonly Diagnostic[] {
  const object = objectOf(value);
  if (object === undefined) return [];
  if (own(object, '$ref') === null) return [reportLostReference(pointer, at)];
  if (rule === 'MessageExample') return checkExample(object, pointer, at);
  if (rule === 'ChannelSecurity') return checkScheme(object, pointer, at);
  if (rule === 'Operation') return checkStatuses(object, pointer, at);
  if (rule === 'Body' || rule === 'Response' || rule === 'Parameter') return checkMedia(object, pointer, at);
  return rule === 'Schema' || rule === 'Payload'
    ? [
        ...checkRequired(object, pointer, at),
        ...checkDefault(object, pointer, at),
        ...checkChoices(object, pointer, at),
        ...checkTypes(object, pointer, at),
        ...checkLimits(object, pointer, at),
      ]
    : [];
}

/** A reference without quotes is a comment to YAML, and nothing is left of it. */
export function reportLostReference(pointer: string, at: At): Diagnostic {
  const hint = "Put it in quotes, `$ref: '#/…'`: in YAML, a `#` behind a blank begins a comment";
  return openapiDiagnostics['invalid-value'](
    { what: '`$ref`', expected: 'a text' },
    { ...at(`${pointer}/$ref`, 'key'), hint },
  );
}

/** An example of a message that is nothing of it. */
function checkExample(example: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  if (['payload', 'headers', '$ref'].some((key) => own(example, key) !== undefined)) return [];
  const expected = 'an object with `payload` or `headers`';
  return [openapiDiagnostics['invalid-value']({ what: 'An example of a message', expected }, at(pointer))];
}

/** What may stand in keys of a security scheme of AsyncAPI. */
const SCHEME_WORDS: readonly (readonly [key: string, words: readonly string[]])[] = [
  [
    'type',
    'userPassword apiKey X509 symmetricEncryption asymmetricEncryption httpApiKey http oauth2 openIdConnect plain scramSha256 scramSha512 gssapi'.split(
      ' ',
    ),
  ],
  ['in', 'user password query header cookie'.split(' ')],
];

function checkScheme(scheme: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  return SCHEME_WORDS.flatMap(([key, words]) => {
    const written = own(scheme, key);
    if (typeof written !== 'string' || words.includes(written)) return [];
    const where = { ...at(`${pointer}/${key}`), ...didYouMean(suggest(written, words)) };
    const expected = `one of ${words.join(', ')}`;
    return [openapiDiagnostics['invalid-value']({ what: `\`${key}\``, expected }, where)];
  });
}

/** Keys of `responses` that no status is. */
function checkStatuses(operation: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  return Object.keys(objectOf(own(operation, 'responses')) ?? {}).flatMap((status) => {
    if (/^(?:[1-9](?:\d\d|xx)|default|x-.*|\$ref)$/i.test(status)) return [];
    const what = `The status \`${status}\``;
    const expected = 'one of three digits, such as `200`, one such as `4XX`, or `default`';
    const where = at(`${pointer}/responses/${pointerSegment(status)}`, 'key');
    return [openapiDiagnostics['invalid-value']({ what, expected }, where)];
  });
}

/** The first halves that media types have. */
const MEDIA: readonly string[] =
  'application audio chemical example font haptics image message model multipart text video'.split(' ');

/** Keys of `content` that no media type is. */
function checkMedia(owner: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  return Object.keys(objectOf(own(owner, 'content')) ?? {}).flatMap((type) => {
    const [first = '', rest] = type.split('/', 2);
    const near = rest === undefined ? undefined : suggest(first.toLowerCase(), MEDIA);
    if (
      /^(?:\$ref$|x-)/.test(type) ||
      (rest !== undefined && (near ?? first.toLowerCase()) === first.toLowerCase())
    )
      return [];
    const what = `The media type \`${type}\``;
    const meant = near && `${near}${type.slice(first.length)}`;
    const where = { ...at(`${pointer}/content/${pointerSegment(type)}`, 'key'), ...didYouMean(meant) };
    return [openapiDiagnostics['invalid-value']({ what, expected: 'one such as `application/json`' }, where)];
  });
}

/** Names of required properties that must be slips for others of the schema. */
function checkRequired(schema: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  const required = arrayOf(own(schema, 'required'));
  const properties = Object.keys(objectOf(own(schema, 'properties')) ?? {});
  const others = properties.filter((name) => !required.includes(name));
  return required.flatMap((name, index) => {
    if (typeof name !== 'string' || properties.includes(name)) return [];
    const meant = suggestSurely(name, others);
    if (meant === undefined) return [];
    const where = { ...at(`${pointer}/required/${index}`), ...didYouMean(meant) };
    const what = `\`${name}\` in \`required\``;
    return [openapiDiagnostics['invalid-value']({ what, expected: 'the name of a property' }, where)];
  });
}

/** A list of what may be in which nothing stands. */
function checkChoices(schema: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  const choices = own(schema, 'enum');
  if (!Array.isArray(choices) || choices.length > 0) return [];
  const where = { ...at(`${pointer}/enum`), hint: 'Name the values that it may have, or remove it' };
  return [
    openapiDiagnostics['invalid-value']({ what: '`enum`', expected: 'a list of at least one value' }, where),
  ];
}

/** What a value in quotes would be without them. */
const PLAIN: ReadonlyMap<JsonValue | undefined, RegExp> = new Map([
  ['integer', /^-?\d+$/],
  ['number', /^-?\d+(?:\.\d+)?$/],
  ['boolean', /^(?:true|false)$/],
]);

/** Defaults and values of `enum` in quotes, where the type has none. */
function checkTypes(schema: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  const type = own(schema, 'type');
  const plain = PLAIN.get(type);
  if (plain === undefined) return [];
  const choices = arrayOf(own(schema, 'enum')).map((value, index) => [`enum/${index}`, value] as const);
  // Where all are so, one finding is about the list.
  const told = choices.every(([, value]) => typeof value === 'string') ? choices.slice(0, 1) : choices;
  return [['default', own(schema, 'default')] as const, ...told].flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const hint = plain.test(value) ? { hint: `Write \`${value}\`, without quotes` } : {};
    const what = key === 'default' ? '`default`' : `"${value}" in \`enum\``;
    const expected = `of the type ${type} of its schema`;
    return [openapiDiagnostics['invalid-value']({ what, expected }, { ...at(`${pointer}/${key}`), ...hint })];
  });
}

/** The lower limits and the upper ones that belong to them. */
const LIMITS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Limits that no value keeps. */
function checkLimits(schema: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  return LIMITS.flatMap(([least, most]) => {
    const [low, high] = [own(schema, least), own(schema, most)];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    const what = `\`${least}\` ${low}`;
    const expected = `at most \`${most}\` ${high}`;
    return [openapiDiagnostics['invalid-value']({ what, expected }, at(`${pointer}/${least}`))];
  });
}

/** A default that must be a slip for one of the values that may be; of one in quotes, its type is told. */
function checkDefault(schema: JsonObject, pointer: string, at: At): readonly Diagnostic[] {
  const given = PLAIN.has(own(schema, 'type')) ? undefined : own(schema, 'default');
  const choices = arrayOf(own(schema, 'enum')).map(printPlain);
  if (typeof given !== 'string' || choices.length === 0 || choices.includes(given)) return [];
  const where = { ...at(`${pointer}/default`), ...didYouMean(suggest(given, choices)) };
  return [openapiDiagnostics['invalid-value']({ what: '`default`', expected: 'one of its `enum`' }, where)];
}
