import { summaryOf } from '@waymark/core/content';
import type { JsonValue, Schema, SchemaReader, SpecNode } from '@waymark/openapi';
import { createSchemaReader, fieldText, type Specification, typeLabel } from '@waymark/openapi';
import type { Control, FieldDescription, VariantDescription } from './request-description.ts';

/** Levels of fields within fields; what is deeper is written as JSON. */
const DEPTH = 4;

/** Fields of one request; objects that come after them are written as JSON. */
const FIELDS = 150;

/** Length of a note. */
const NOTE = 160;

/** Turns schemas of one request into controls; they share its limit of fields. */
export interface ControlDescriber {
  control(node: SpecNode): Control;
  /** The control of a named value. `note` stands in for the schema's description. */
  field(named: NamedNode): FieldDescription;
}

/** A named value of the specification. */
export interface NamedNode {
  readonly name: string;
  readonly node: SpecNode;
  readonly required: boolean;
  readonly note?: string | undefined;
  readonly example?: JsonValue | undefined;
  readonly deprecated?: boolean;
}

interface Growth {
  readonly read: SchemaReader;
  /** `x-default` is entered from the start. */
  readonly gives: boolean;
  left: number;
}

interface Place {
  readonly depth: number;
  /** Schemas that are open above. */
  readonly path: readonly JsonValue[];
}

const TOP: Place = { depth: 0, path: [] };

/** Creates a describer for one request; `gives`: `x-default` of its schemas is entered from the start. */
export function createControlDescriber(specification: Specification, gives: boolean): ControlDescriber {
  const growth: Growth = { read: createSchemaReader(specification), gives, left: FIELDS };
  return {
    control: (node) => describe(growth, growth.read(node), TOP),
    field: (named) => describeField(growth, named, TOP),
  };
}

function describeField(growth: Growth, named: NamedNode, place: Place): FieldDescription {
  growth.left--;
  const schema = growth.read(named.node);
  const control = describe(growth, schema, place);
  const note = shortNote(named.note ?? fieldText(named.name, schema));
  const example = named.example;
  return {
    name: named.name,
    ...(named.required ? { required: true } : {}),
    ...(named.deprecated === true || schema.deprecated ? { deprecated: true } : {}),
    type: typeLabel(growth.read, schema),
    ...(note === '' ? {} : { note }),
    control: example === undefined ? control : { ...control, example },
  };
}

function describe(growth: Growth, schema: Schema, place: Place): Control {
  const control = shapeOf(growth, schema, place);
  const example = schema.prefill ?? schema.examples[0] ?? schema.default;
  const only = schema.choices?.length === 1 ? schema.choices[0] : undefined;
  return {
    ...control,
    ...(schema.nullable ? { nullable: true } : {}),
    ...(example === undefined ? {} : { example }),
    ...(growth.gives && schema.prefill !== undefined ? { given: true } : {}),
    ...(schema.isHinted === true && schema.prefill === undefined ? { hint: true } : {}),
    ...(only === undefined ? {} : { only }),
    ...(schema.expand === undefined ? {} : { expand: schema.expand }),
    ...(schema.constraints.length === 0 ? {} : { limits: schema.constraints }),
  };
}

function shapeOf(growth: Growth, schema: Schema, place: Place): Control {
  if (place.path.includes(schema.identity) || place.depth > DEPTH) return { kind: 'json' };
  const inner: Place = { depth: place.depth + 1, path: [...place.path, schema.identity] };
  if (schema.choices !== undefined) return { kind: 'choice', choices: schema.choices };
  if (schema.file !== undefined)
    return { kind: 'file', ...(schema.file === 'base64' ? { base64: true } : {}) };
  if (schema.variants.length > 0) return variants(growth, schema, inner);
  if (schema.types.length > 1) {
    const kinds = schema.types.map((type) => ({ label: type, control: typed(growth, schema, type, inner) }));
    return { kind: 'variants', variants: kinds };
  }
  return typed(growth, schema, schema.types[0], inner);
}

function typed(growth: Growth, schema: Schema, type: string | undefined, inner: Place): Control {
  switch (type) {
    case 'string':
      return { kind: 'text', ...(schema.format === undefined ? {} : { format: schema.format }) };
    case 'integer':
      return { kind: 'number', integer: true };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return schema.nullable ? { kind: 'choice', choices: [true, false, null] } : { kind: 'boolean' };
    case 'array':
      return list(growth, schema, inner);
    case 'object':
      return object(growth, schema, inner);
    default:
      return { kind: 'json' };
  }
}

function list(growth: Growth, { items, tuple }: Schema, inner: Place): Control {
  if (items === undefined || tuple.length > 0) return { kind: 'json' };
  // An item is no deeper than its list: a list of objects reads like an object.
  const control = describe(growth, growth.read(items), { ...inner, depth: inner.depth - 1 });
  return control.kind === 'json' ? { kind: 'json' } : { kind: 'list', items: control };
}

function object(growth: Growth, schema: Schema, inner: Place): Control {
  if (schema.properties.length === 0) {
    const values = schema.additional.length === 1 ? schema.additional[0] : undefined;
    if (values === undefined) return { kind: 'json' };
    return { kind: 'entries', values: describe(growth, growth.read(values.node), inner) };
  }
  // Half an object would say that the rest is not there.
  if (inner.depth > 1 && growth.left < schema.properties.length) return { kind: 'json' };
  const fields = schema.properties
    .filter(({ node }) => !growth.read(node).readOnly)
    .map((property) => describeField(growth, property, inner));
  return { kind: 'fields', fields: fields.length === 1 ? fields.map(opened) : fields };
}

/** A field that stands alone is open: a reader who fills the form in needs what is in it. */
function opened(field: FieldDescription): FieldDescription {
  const { control } = field;
  return control.kind === 'fields' ? { ...field, control: { expand: true, ...control } } : field;
}

/** Alternatives; the properties that all of them share stand in each. */
function variants(growth: Growth, schema: Schema, inner: Place): Control {
  const shared = schema.properties.length === 0 ? undefined : object(growth, schema, inner);
  const all = schema.variants.map(({ label, node }): VariantDescription => {
    const variant = growth.read(node);
    const control = describe(growth, variant, inner);
    return {
      label: label ?? typeLabel(growth.read, variant),
      control: named(withShared(shared, control), schema.discriminator, label),
    };
  });
  const [first] = all;
  return all.length === 1 && first !== undefined ? first.control : { kind: 'variants', variants: all };
}

function withShared(shared: Control | undefined, control: Control): Control {
  if (shared?.kind !== 'fields') return control;
  if (control.kind !== 'fields') return control.kind === 'json' ? shared : control;
  const own = new Set(control.fields.map(({ name }) => name));
  return { ...control, fields: [...shared.fields.filter(({ name }) => !own.has(name)), ...control.fields] };
}

/** The alternative's own name in the property that tells which one it is, where nothing else can stand there. */
function named(control: Control, discriminator: string | undefined, label: string | undefined): Control {
  if (control.kind !== 'fields' || discriminator === undefined || label === undefined) return control;
  const fields = control.fields.map((field) =>
    field.name === discriminator && field.control.kind === 'text'
      ? { ...field, control: { ...field.control, example: label } }
      : field,
  );
  return { ...control, fields };
}

/** The first sentences of a Markdown text without its marks. */
export function shortNote(markdown: string | undefined): string {
  const text = summaryOf(markdown ?? '');
  if (text.length <= NOTE) return text;
  const cut = text.slice(0, NOTE);
  const sentence = /^.*[.!?。](?=\s|$)/u.exec(cut)?.[0];
  return sentence ?? `${cut.replace(/\s+\S*$/, '')}…`;
}
