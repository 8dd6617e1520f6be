import { type JsonValue, objectOf, own, stringOf } from '../../model/json.ts';
import type { Direction, Schema, SchemaEntry } from '../../model/schema-model.ts';
import type { SchemaReader } from '../schemas.ts';
import { innerSchemas } from './inner-schemas.ts';
import { LABEL_VARIANTS, typeLabel } from './type-label.ts';

/** The properties that are shown, those without a fixed name last. */
export function entriesOf(read: SchemaReader, schema: Schema, direction: Direction): readonly SchemaEntry[] {
  const named = schema.properties.map((property) => ({ ...property, open: false }));
  const positions = schema.tuple.map((node, index) => ({
    name: `[${index}]`,
    required: false,
    node,
    open: true,
  }));
  const rest = schema.tuple.length === 0 || schema.items === undefined ? [] : [schema.items];
  const others = rest.map((node) => ({ name: '[…]', required: false, node, open: true }));
  const open = schema.additional.map(({ pattern, node }) => ({
    name: pattern ?? `{${stringOf(own(objectOf(node.value), 'x-additionalPropertiesName')) ?? 'key'}}`,
    required: false,
    node,
    open: true,
  }));
  return [...named, ...open, ...positions, ...others]
    .map(({ node, ...entry }) => ({ ...entry, schema: read(node) }))
    .filter((entry) => !isHidden(entry.schema, direction));
}

/** Whether a field has no place in what is sent or in what comes back. */
export function isHidden(schema: Schema, direction: Direction): boolean {
  return direction === 'request' ? schema.readOnly : schema.writeOnly;
}

interface Shape {
  /** The schema whose properties are shown. */
  readonly schema: Schema;
  /** Schemas open from the root to this one. */
  readonly path: readonly JsonValue[];
  readonly isCircular: boolean;
}

/** The object inside arrays of arrays, or inside of a text that carries it, and whether one of the schemas on the way is already open. */
export function shapeOf(read: SchemaReader, outer: Schema, ancestors: readonly JsonValue[]): Shape {
  const path = [...ancestors];
  let schema = outer;
  while (!path.includes(schema.identity)) {
    path.push(schema.identity);
    const inner = schema.items ?? schema.content;
    if (inner === undefined || schema.properties.length + schema.tuple.length > 0)
      return { schema, path, isCircular: false };
    schema = read(inner);
  }
  return { schema, path, isCircular: true };
}

/** Alternatives that are worth a place of their own: those of which one says more than its type, or that are many. */
export function shownVariants(read: SchemaReader, { variants }: Schema): Schema['variants'] {
  const isTold = (schema: Schema): boolean => isTitled(read, schema) || saysMore(read, schema);
  return variants.length > LABEL_VARIANTS || variants.some(({ node }) => isTold(read(node))) ? variants : [];
}

/** Whether a title says which one of several values of a type is meant: generators repeat the type itself (`String`). */
function isTitled(read: SchemaReader, schema: Schema): boolean {
  const { title } = schema;
  return title !== undefined && title.toLowerCase() !== typeLabel(read, schema).toLowerCase();
}

function saysMore(read: SchemaReader, schema: Schema): boolean {
  return [schema, ...innerSchemas(read, schema).map((inner) => inner.schema)].some(
    ({ properties, additional, tuple, variants, constraints, examples, conditions, ...said }) =>
      [properties, additional, tuple, variants, constraints, examples, conditions].some(
        (list) => list.length > 0,
      ) || (said.description ?? said.choices ?? said.not) !== undefined,
  );
}
