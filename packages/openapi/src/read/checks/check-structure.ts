import { type Diagnostic, openapiDiagnostics, suggest, type Where } from '@waymark/core/diagnostics';
import { isNumber, type JsonObject, type JsonValue, objectOf, own } from '../../model/json.ts';
import { pointerSegment, pointerSegments } from '../../references/references.ts';
import type { ParsedText } from '../text/parsed-text.ts';
import { type At, createAt } from './at.ts';
import { CHANNEL_SHAPES } from './channel-shapes.ts';
import { checkNames } from './check-names.ts';
import { lostKey } from './check-parameters.ts';
import { didYouMean } from './did-you-mean.ts';
import { misspeltKeys, strayKeys } from './misspelt-keys.ts';
import { NEEDED, type Rule, SHAPES } from './shapes.ts';
import { SWAGGER_SHAPES } from './swagger-shapes.ts';

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** The known keys of each kind, as a list: every object of a document is asked for all of its kind. */
const KINDS: ReadonlyMap<string, readonly (readonly [key: string, rule: Rule])[]> = new Map(
  Object.entries({ ...SHAPES, ...CHANNEL_SHAPES, ...SWAGGER_SHAPES }).map(([kind, shape]) => [
    kind,
    Object.entries<Rule>(shape),
  ]),
);

/** Kinds of schemas, which may be `true` or `false` too. */
const SCHEMAS: readonly Rule[] = ['Schema', 'Payload', 'SwaggerSchema'];

interface Visit {
  readonly value: JsonValue;
  readonly rule: Rule;
  readonly pointer: string;
  /** Its place is a number in a list. */
  readonly isEntry?: boolean;
}

/**
 * Checks that the values of a document of OpenAPI, Swagger or AsyncAPI have the types that they are read as, each where it stands. Does not
 * follow references: every document of a specification is checked where it is written.
 */
export function checkStructure(
  file: string,
  document: JsonObject,
  parsed: ParsedText,
  root: 'Root' | 'ChannelRoot' | 'SwaggerRoot',
): readonly Diagnostic[] {
  const at = createAt(file, parsed);
  const diagnostics: Diagnostic[] = [];
  const stack: Visit[] = [{ value: document, rule: root, pointer: '' }];
  const seen = new Set<JsonValue>();
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value, rule } = visit;
    if (isFollowed(visit)) continue;
    if (expectedOf(value, rule) === undefined) {
      if (typeof value !== 'object' || value === null || seen.has(value)) continue;
      seen.add(value);
      // In reverse, so that what stands first is taken from the stack first.
      for (const each of childrenOf(visit).reverse()) stack.push(each);
    }
    for (const each of checkVisit(visit, at)) diagnostics.push(each);
  }
  return diagnostics;
}

/** What is wrong with a value itself, or with its keys. */
function checkVisit(visit: Visit, at: At): readonly Diagnostic[] {
  const { value, rule, pointer } = visit;
  const expected = expectedOf(value, rule);
  if (expected === undefined) return [...checkKeys(visit, at), ...checkNames(visit, at)];
  if (isToldElsewhere(visit)) return [];
  const where: Where = { ...at(pointer), ...hintOf(visit) };
  return [openapiDiagnostics['invalid-value']({ what: nameOf(visit), expected }, where)];
}

/** Reports keys of an object that must be slips for others or stand elsewhere, and those that it lacks and is nothing without. */
function checkKeys(visit: Visit, at: At): readonly Diagnostic[] {
  const { value, rule, pointer } = visit;
  if (typeof rule !== 'string') return [];
  const isLostParameter = rule.endsWith('Parameter') && isToldElsewhere(visit);
  const lost = isLostParameter ? lostKey(value)?.key : undefined;
  const misspelt = misspeltKeys(value, rule).filter(({ key }) => key !== lost);
  const format = formatOf(rule);
  const slips = misspelt.map(({ key, meant }) => {
    const where = at(`${pointer}/${pointerSegment(key)}`, 'key');
    if (pointer === '' && PAGES.includes(meant)) {
      return openapiDiagnostics['invalid-structure'](
        { what: `\`${key}\``, expected: `written \`${meant}\`` },
        { ...where, ...didYouMean(meant) },
      );
    }
    return openapiDiagnostics['misspelt-key']({ key, meant, format }, where);
  });
  const isTold = (key: string): boolean => misspelt.some((slip) => slip.key === key);
  const told = [...slips, ...checkStrays({ ...visit, rule }, format, isTold, at)];
  const needed = NEEDED[rule] ?? [];
  const isLost = needed.some((key) => isBlank(own(objectOf(value), key)));
  if (!isLost || isReference(value) || misspelt.some(({ meant }) => needed.includes(meant))) return told;
  const expected = `an object with ${needed.map((key) => `\`${key}\``).join(' and ')}`;
  const where = at(pointer);
  return [...told, openapiDiagnostics['invalid-value']({ what: nameOf(visit), expected }, where)];
}

/** Reports keys of an object that stand elsewhere, or are the rest of a text. */
function checkStrays(
  { value, rule, pointer }: Visit & { readonly rule: string },
  format: string,
  isTold: (key: string) => boolean,
  at: At,
): readonly Diagnostic[] {
  const placeOf = (key: string, part: 'key' | 'value'): Where =>
    at(`${pointer}/${pointerSegment(key)}`, part);
  // What has no value of its own is found at its key.
  const isBare = (key: string): boolean =>
    placeOf(key, 'key').span?.start === placeOf(key, 'value').span?.start;
  return strayKeys(value, rule, isBare).flatMap(({ key, hint }) =>
    isTold(key)
      ? []
      : [openapiDiagnostics['misspelt-key']({ key, format }, { ...placeOf(key, 'key'), hint })],
  );
}

function formatOf(kind: string): string {
  if (Object.hasOwn(SWAGGER_SHAPES, kind)) return 'Swagger 2.0';
  return Object.hasOwn(CHANNEL_SHAPES, kind) ? 'AsyncAPI' : 'OpenAPI';
}

/** Keys of a document whose operations are pages. */
const PAGES: readonly string[] = ['paths', 'webhooks', 'channels'];

/** A text of another type is told where it stands. */
function isBlank(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function isReference(value: JsonValue): boolean {
  return typeof own(objectOf(value), '$ref') === 'string';
}

/** What a value should have been; undefined when it is that. */
function expectedOf(value: JsonValue, rule: Rule): string | undefined {
  if (typeof rule === 'string') return isOf(value, rule) ? undefined : (EXPECTED[rule] ?? 'an object');
  if ('list' in rule || (rule.mayBeList === true && Array.isArray(value)))
    return Array.isArray(value) ? undefined : 'a list';
  return isObject(value) ? undefined : 'an object';
}

const EXPECTED: Readonly<Partial<Record<Rule & string, string>>> = {
  text: 'a text',
  word: 'a text',
  flag: '`true` or `false`',
  limit: 'a number',
  type: `one of ${TYPES.join(', ')}`,
  Schema: 'a schema',
  Payload: 'a schema',
  SwaggerSchema: 'a schema',
};

const YES = /^(?:true|yes|on)$/i;
const NO = /^(?:false|no|off)$/i;

/** The flag that a word stands for. */
function flagOf(value: JsonValue): string | undefined {
  const word = typeof value === 'object' ? '' : String(value);
  return YES.test(word) ? 'true' : NO.test(word) ? 'false' : undefined;
}

/** What was meant by a value of another type, where that is plain. */
function hintOf({ value, rule, pointer }: Visit): Pick<Where, 'hint'> {
  const list = typeof rule !== 'string' && 'list' in rule ? rule.list : undefined;
  const flag = flagOf(value);
  if (list !== undefined && flag !== undefined && pointer.endsWith('/required'))
    return { hint: 'Name the property in the list `required` of the object around it' };
  if (typeof value !== 'string') return {};
  // As JSON, which is YAML too.
  if (list === 'text' && value.trim() !== '') {
    const entries = value.split(',').map((entry) => JSON.stringify(entry.trim()));
    return { hint: `Write \`[${entries.join(', ')}]\`` };
  }
  if (rule === 'Server') return { hint: `Write \`{ "url": ${JSON.stringify(value)} }\`` };
  if (rule === 'flag' && flag !== undefined) return { hint: `Write \`${flag}\`, without quotes` };
  if (rule !== 'type') return {};
  return didYouMean(TYPE_WORDS.get(value.toLowerCase()) ?? suggest(value, TYPES));
}

/** What languages call the types of JSON Schema. */
const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ['int', 'integer'],
  ['long', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['decimal', 'number'],
  ['bool', 'boolean'],
  ['str', 'string'],
  ['text', 'string'],
  ['list', 'array'],
  ['map', 'object'],
  ['dict', 'object'],
]);

/** Parts of a document that no page is made of. */
const TOLD_HERE: readonly string[] = ['/externalDocs', '/id', '/defaultContentType'];

/** What costs whole operations or parameters, or a part of the document, is the business of the checks of these. */
function isToldElsewhere({ rule, pointer }: Visit): boolean {
  if (pointer.lastIndexOf('/') === 0) return !TOLD_HERE.includes(pointer);
  const kind = typeof rule === 'string' ? rule.replace('Swagger', '') : '';
  if (kind === 'SecurityScheme' || kind === 'Security') return true;
  if (kind === 'PathItem' || kind === 'Operation') return /^\/paths\/[^/]+(?:\/[^/]+)?$/.test(pointer);
  return kind === 'Parameter' && /^\/paths\/[^/]+\/(?:[^/]+\/)?parameters\/\d+$/.test(pointer);
}

function isOf(value: JsonValue, rule: Rule & string): boolean {
  if (rule === 'any') return true;
  if (rule === 'text') return typeof value === 'string';
  if (rule === 'flag') return typeof value === 'boolean';
  if (rule === 'word') return typeof value === 'string' || isNumber(value);
  // OpenAPI 3.0 says with a flag that a limit is excluded; a number in quotes is shown as it is.
  if (rule === 'limit')
    return isNumber(value) || typeof value === 'boolean' || /^[+-]?\.?\d/.test(String(value));
  if (rule === 'type') return [value].flat().every((type) => TYPES.includes(String(type)));
  return isObject(value) || (SCHEMAS.includes(rule) && typeof value === 'boolean');
}

function isObject(value: JsonValue): boolean {
  return objectOf(value) !== undefined;
}

function childrenOf({ value, rule, pointer }: Visit): Visit[] {
  if (typeof rule === 'string') return membersOf(value, rule, pointer);
  if ('map' in rule && Array.isArray(value)) return [];
  const inner = 'list' in rule ? rule.list : rule.map;
  return Object.entries(value as JsonObject).flatMap(([key, child]) =>
    child === undefined || ('map' in rule && key.startsWith('x-'))
      ? []
      : [
          {
            value: child,
            rule: inner,
            pointer: `${pointer}/${pointerSegment(key)}`,
            isEntry: 'list' in rule,
          },
        ],
  );
}

/** Lists of parameters, and maps, that are references as a whole are read from where these lead; maps that others refer into are not. */
function isFollowed({ value, rule, pointer }: Visit): boolean {
  if (!isReference(value) || typeof rule === 'string') return false;
  if ('list' in rule) return rule.list === 'Parameter' || rule.list === 'SwaggerParameter';
  return !/^\/(?:components\/[^/]*|paths|webhooks)$/.test(pointer);
}

/** The known keys of an object; `null`, which YAML has for a key without a value, counts as absent. */
function membersOf(value: JsonValue, kind: string, pointer: string): Visit[] {
  const object = objectOf(value);
  // Beside a reference only texts count, and it has been followed from where it leads.
  if (object === undefined || isReference(value)) return [];
  const members: Visit[] = [];
  for (const [key, written] of KINDS.get(kind) ?? []) {
    const child = own(object, key);
    if (child === undefined || child === null || (written === 'Payload' && isForeign(child, object)))
      continue;
    // A draft of JSON Schema that AsyncAPI follows describes the entries of a tuple one by one.
    const rule: Rule = written === 'Payload' && Array.isArray(child) && key === 'items' ? TUPLE : written;
    members.push({ value: child, rule, pointer: `${pointer}/${key}` });
  }
  return members;
}

const TUPLE: Rule = { list: 'Payload' };

/** Whether a schema is wrapped, or the message around it names its language: it may be of any, and is not looked at. */
function isForeign(schema: JsonValue, owner: JsonObject): boolean {
  const wrapped = objectOf(schema);
  return [own(owner, 'schemaFormat'), own(wrapped, 'schemaFormat'), own(wrapped, 'schema')].some(
    (each) => each !== undefined,
  );
}

/** A value by its key; an entry of a list by the list and its place there. */
function nameOf({ pointer, isEntry }: Visit): string {
  const [key = '', around = ''] = pointerSegments(pointer).slice(-2).reverse();
  return isEntry === true ? `Entry ${Number(key) + 1} of \`${around}\`` : `\`${key}\``;
}
