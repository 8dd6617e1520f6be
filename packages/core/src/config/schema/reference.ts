import { definitions, docsJson } from './docs-json.ts';
import type { MapSchema, ObjectSchema, Schema } from './schema.ts';

/** An object of the configuration that gets a table of its own. */
interface Section {
  /** Dotted path, or the label key of an element. */
  readonly title: string;
  readonly schema: ObjectSchema;
  readonly level: number;
}

/** The reference of docs.json as tables in MDX: the top level, every object in it, and the elements of the navigation. */
export function docsJsonReference(): string {
  const elements = Object.values(definitions).flatMap((schema) => (schema.kind === 'object' ? [schema] : []));
  const shared = sharedFields(elements);
  const common: ObjectSchema = {
    kind: 'object',
    noun: 'an element',
    description: 'Keys that every element of the navigation may have.',
    fields: shared,
  };
  const described = new Set<string>();
  const ofSite: readonly Section[] = [
    { title: 'Top level', schema: docsJson, level: 2 },
    ...nestedSections(docsJson, { path: '', level: 2, described }),
  ];
  const known = new Set(ofSite.map(formOf));
  const sections: readonly Section[] = [
    ...ofSite,
    { title: 'Elements of the navigation', schema: common, level: 2 },
    ...elements.map((schema) => ({
      title: `Navigation: ${schema.noun}`,
      schema: { ...schema, fields: without(schema.fields, shared) },
      level: 3,
    })),
    ...elements
      .flatMap((schema) => nestedSections(schema, { path: '', level: 3, described }))
      .filter((section) => !known.has(formOf(section))),
  ];
  return sections.map(printSection).join('\n');
}

type Fields = ObjectSchema['fields'];

/** The fields that all elements have. */
function sharedFields([first, ...others]: readonly ObjectSchema[]): Fields {
  const entries = Object.entries(first?.fields ?? {});
  return Object.fromEntries(
    entries.filter(([key]) => others.every((schema) => Object.hasOwn(schema.fields, key))),
  );
}

function without(fields: Fields, left: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !Object.hasOwn(left, key)));
}

interface Nesting {
  readonly path: string;
  readonly level: number;
  /** Names of what has its section already. */
  readonly described: Set<string>;
}

function nestedSections(schema: ObjectSchema, { path, level, described }: Nesting): readonly Section[] {
  return Object.entries(schema.fields).flatMap(([key, field]) => {
    const title = path === '' ? key : `${path}.${key}`;
    return objectsIn(field, described).flatMap((object) => [
      { title: `\`${title}\``, schema: object, level },
      ...nestedSections(object, { path: title, level: Math.min(level + 1, 4), described }),
    ]);
  });
}

/** The objects that a field may hold, its entries' included; what has a name is described once. */
function objectsIn(schema: Schema, described: Set<string>): readonly ObjectSchema[] {
  if (schema.name !== undefined) {
    if (described.has(schema.name)) return [];
    described.add(schema.name);
  }
  switch (schema.kind) {
    case 'object':
      return [schema];
    case 'list':
      return objectsIn(schema.item, described);
    case 'map':
      return objectsIn(schema.value, described);
    case 'choice':
      return distinct(Object.values(schema.options).flatMap((option) => objectsIn(option, described)));
    case 'variant':
      return distinct(schema.variants.map((variant) => variant.schema));
    default:
      return [];
  }
}

/** Objects with the same keys look the same in a table, apart from what is required. */
function distinct(schemas: readonly ObjectSchema[]): readonly ObjectSchema[] {
  return schemas.filter(
    (schema, index) => schemas.findIndex((other) => keysOf(other) === keysOf(schema)) === index,
  );
}

/** What two sections of one sort have in common. */
function formOf({ schema }: Section): string {
  return `${schema.description} ${keysOf(schema)}`;
}

function keysOf(schema: ObjectSchema): string {
  return Object.keys(schema.fields).join();
}

function printSection({ title, schema, level }: Section): string {
  const rows = Object.entries(schema.fields).map(
    ([key, field]) =>
      `| \`${key}\`${field.required === true ? ' (required)' : ''} | ${describeType(field)} | ${describeDefault(field)} | ${cell(describe(field))} |`,
  );
  const head = ['| Key | Type | Default | Meaning |', '|---|---|---|---|'];
  return [`${'#'.repeat(level)} ${title}`, '', cell(schema.description), '', ...head, ...rows, ''].join('\n');
}

/** What a key is for; of one that is accepted in vain, that too. */
function describe({ description, support }: Schema): string {
  return support?.level === 'not' ? `${description} Has no effect: ${support.why}.` : description;
}

function describeDefault(schema: Schema): string {
  const value = schema.default ?? (typeof schema.fallback === 'string' ? schema.fallback : undefined);
  return value === undefined ? '' : `\`${value}\``;
}

function describeType(schema: Schema): string {
  switch (schema.kind) {
    case 'text':
      return 'string';
    case 'flag':
      return 'boolean';
    case 'number':
      return 'number';
    case 'enum':
      return schema.values.map((value) => `\`${value}\``).join(', ');
    case 'list':
      return `list of ${describeType(schema.item)}`;
    case 'map':
      return describeMap(schema);
    case 'choice':
      return [...new Set(Object.values(schema.options).map(describeType))].join(' or ');
    case 'reference':
      return schema.to;
    default:
      return 'object';
  }
}

function describeMap({ keys, value }: MapSchema): string {
  const map = `map to ${describeType(value)}`;
  return keys === undefined ? map : `${map}, by ${keys.map((key) => `\`${key}\``).join(', ')}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
