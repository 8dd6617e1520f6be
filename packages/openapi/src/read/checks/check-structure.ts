import { type Diagnostic, openapiDiagnostics, type Where } from '@waymark/core/diagnostics';
import { type JsonObject, type JsonValue, objectOf, own } from '../../model/json.ts';
import { METHODS } from '../../model/methods.ts';
import { pointerSegment, pointerSegments } from '../../references/references.ts';
import type { ParsedText, TextRange } from '../text/parsed-text.ts';
import { misspeltKeys } from './misspelt-keys.ts';

/** What a value must be: a plain type, an object of a kind, or a list or map of something. */
type Rule = 'text' | 'flag' | 'any' | 'type' | Kind | { readonly list: Rule } | { readonly map: Rule };

type Kind =
  | 'Root'
  | 'Components'
  | 'PathItem'
  | 'Operation'
  | 'Parameter'
  | 'Body'
  | 'Media'
  | 'Response'
  | 'Schema'
  | 'Discriminator';

/** The keys that are read, by kind of object. What is not here is not looked at. */
const SHAPES: Readonly<Record<Kind, Readonly<Record<string, Rule>>>> = {
  Root: { paths: { map: 'PathItem' }, webhooks: { map: 'PathItem' }, components: 'Components' },
  Components: {
    schemas: { map: 'Schema' },
    parameters: { map: 'Parameter' },
    responses: { map: 'Response' },
    requestBodies: { map: 'Body' },
    headers: { map: 'Parameter' },
    pathItems: { map: 'PathItem' },
    securitySchemes: { map: 'any' },
  },
  PathItem: {
    ...Object.fromEntries([...METHODS].map((key) => [key, 'Operation' as const])),
    additionalOperations: { map: 'Operation' },
    parameters: { list: 'Parameter' },
    servers: { list: 'any' },
  },
  Operation: {
    summary: 'text',
    description: 'text',
    operationId: 'text',
    deprecated: 'flag',
    tags: { list: 'text' },
    parameters: { list: 'Parameter' },
    requestBody: 'Body',
    responses: { map: 'Response' },
    callbacks: { map: { map: 'PathItem' } },
    security: { list: { map: { list: 'text' } } },
    servers: { list: 'any' },
  },
  Parameter: {
    description: 'text',
    required: 'flag',
    deprecated: 'flag',
    explode: 'flag',
    style: 'text',
    schema: 'Schema',
    content: { map: 'Media' },
  },
  Body: { description: 'text', required: 'flag', content: { map: 'Media' } },
  Media: { schema: 'Schema', itemSchema: 'Schema', encoding: { map: 'any' } },
  Response: {
    description: 'text',
    headers: { map: 'Parameter' },
    content: { map: 'Media' },
    links: { map: 'any' },
  },
  Schema: {
    type: 'type',
    title: 'text',
    description: 'text',
    format: 'text',
    properties: { map: 'Schema' },
    patternProperties: { map: 'Schema' },
    additionalProperties: 'Schema',
    required: { list: 'text' },
    enum: { list: 'any' },
    items: 'Schema',
    prefixItems: { list: 'Schema' },
    allOf: { list: 'Schema' },
    oneOf: { list: 'Schema' },
    anyOf: { list: 'Schema' },
    not: 'Schema',
    deprecated: 'flag',
    readOnly: 'flag',
    writeOnly: 'flag',
    nullable: 'flag',
    discriminator: 'Discriminator',
  },
  Discriminator: { propertyName: 'text', mapping: { map: 'text' } },
};

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

interface Visit {
  readonly value: JsonValue;
  readonly rule: Rule;
  readonly pointer: string;
  /** Its place is a number in a list. */
  readonly isEntry?: boolean;
}

/**
 * Checks that the values of an OpenAPI 3 document have the types that they are read as, each where it stands. Does not
 * follow references: every document of a specification is checked where it is written.
 */
export function checkStructure(
  file: string,
  document: JsonObject,
  parsed: ParsedText,
): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const stack: Visit[] = [{ value: document, rule: 'Root', pointer: '' }];
  const seen = new Set<JsonValue>();
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value, rule, pointer } = visit;
    if (isFollowed(visit)) continue;
    const expected = expectedOf(value, rule);
    // What costs whole operations is the business of the check of paths.
    if (expected !== undefined && pointer.lastIndexOf('/') > 0) {
      const where: Where = { span: { file, ...parsed.locate(pointer) }, path: pointer };
      diagnostics.push(openapiDiagnostics['invalid-value']({ what: nameOf(visit), expected }, where));
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      for (const each of checkKeys(visit, (place) => parsed.locate(place, 'key'), file))
        diagnostics.push(each);
      // In reverse, so that what stands first is taken from the stack first.
      for (const each of childrenOf(visit).reverse()) stack.push(each);
    }
  }
  return diagnostics;
}

/** Reports keys of an object that must be slips for others. */
function checkKeys(
  { value, rule, pointer }: Visit,
  locate: (pointer: string) => TextRange,
  file: string,
): readonly Diagnostic[] {
  if (typeof rule !== 'string') return [];
  return misspeltKeys(value, rule).map(({ key, meant }) => {
    const path = `${pointer}/${pointerSegment(key)}`;
    return openapiDiagnostics['misspelt-key']({ key, meant }, { span: { file, ...locate(path) }, path });
  });
}

/** What a value should have been; undefined when it is that. */
function expectedOf(value: JsonValue, rule: Rule): string | undefined {
  if (typeof rule === 'string') return isOf(value, rule) ? undefined : EXPECTED[rule];
  if ('list' in rule) return Array.isArray(value) ? undefined : 'a list';
  return isObject(value) ? undefined : 'an object';
}

const EXPECTED: Readonly<Partial<Record<Rule & string, string>>> = {
  text: 'a text',
  flag: '`true` or `false`',
  type: `one of ${TYPES.join(', ')}`,
  Schema: 'a schema',
  Components: 'an object',
  Parameter: 'an object',
  Body: 'an object',
  Media: 'an object',
  Response: 'an object',
  Discriminator: 'an object',
};

function isOf(value: JsonValue, rule: Rule & string): boolean {
  if (rule === 'any') return true;
  if (rule === 'text') return typeof value === 'string';
  if (rule === 'flag') return typeof value === 'boolean';
  if (rule === 'type') return [value].flat().every((type) => TYPES.includes(String(type)));
  return isObject(value) || (rule === 'Schema' && typeof value === 'boolean');
}

function isObject(value: JsonValue): boolean {
  return objectOf(value) !== undefined;
}

function childrenOf({ value, rule, pointer }: Visit): Visit[] {
  if (rule === 'text' || rule === 'flag' || rule === 'any' || rule === 'type') return [];
  if (typeof rule === 'string') return membersOf(value, rule, pointer);
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
  if (typeof own(objectOf(value), '$ref') !== 'string' || typeof rule === 'string') return false;
  if ('list' in rule) return rule.list === 'Parameter';
  return !/^\/(?:components\/[^/]*|paths|webhooks)$/.test(pointer);
}

/** The known keys of an object; `null`, which YAML has for a key without a value, counts as absent. */
function membersOf(value: JsonValue, kind: Kind, pointer: string): Visit[] {
  const object = objectOf(value);
  // Beside a reference only texts count, and it has been followed from where it leads.
  if (object === undefined || typeof own(object, '$ref') === 'string') return [];
  return Object.entries(SHAPES[kind]).flatMap(([key, rule]) => {
    const child = own(object, key);
    return child === undefined || child === null
      ? []
      : [{ value: child, rule, pointer: `${pointer}/${key}` }];
  });
}

/** A value by its key; an entry of a list by the list and its place there. */
function nameOf({ pointer, isEntry }: Visit): string {
  const [key = '', around = ''] = pointerSegments(pointer).slice(-2).reverse();
  return isEntry === true ? `Entry ${Number(key) + 1} of \`${around}\`` : `\`${key}\``;
}
