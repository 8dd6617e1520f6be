import type { JsonValue } from './json.ts';
import type { Specification, SpecNode } from './model.ts';
import type { Schema } from './schema-model.ts';
import { createSchemaReader, type SchemaReader } from './schemas.ts';
import { typeLabel } from './type-label.ts';

/** Whether a schema describes what is sent or what comes back: read-only fields are not sent, write-only do not come. */
export type Direction = 'request' | 'response';

/** How much of a schema is laid out. */
export interface FieldLimits {
  /** Levels of fields; 1 shows no nested ones. */
  readonly depth: number;
  /** Fields in all, shared by all the schemas that are laid out together. */
  readonly fields: number;
}

/** A schema to be laid out, and what it describes. */
export interface FieldRoot {
  readonly node: SpecNode;
  readonly direction: Direction;
}

/** A schema with the fields below it, as far as the limits go. */
export interface FieldTree {
  readonly schema: Schema;
  /** Type in one phrase. */
  readonly type: string;
  /** Properties of the object, or of the objects in the array. */
  readonly fields: readonly Field[];
  /** Alternatives of the schema (or of the array's entries), each with its own fields. */
  readonly variants: readonly FieldVariant[];
  readonly cut?: Cut;
}

/** Why fields below are missing: their schema is already open above, or a limit is reached. */
export type Cut =
  | {
      readonly kind: 'circular';
      /** Name of the schema that would repeat. */
      readonly name?: string;
    }
  | { readonly kind: 'limit' };

/** A property in a tree of fields. */
export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** The name stands for any name. */
  readonly open: boolean;
  readonly tree: FieldTree;
}

/** An alternative in a tree of fields. */
export interface FieldVariant {
  readonly label: string;
  readonly tree: FieldTree;
}

/** A tree that grows: the same shape as `FieldTree`, open until the queue is empty. */
interface Growing {
  readonly schema: Schema;
  readonly type: string;
  readonly fields: Field[];
  readonly variants: FieldVariant[];
  cut?: Cut;
}

interface Task {
  readonly tree: Growing;
  readonly level: number;
  /** Schemas open above. */
  readonly path: readonly JsonValue[];
  readonly direction: Direction;
}

/**
 * Lays out the fields of schemas level by level, all of them together, so that a limit cuts the deepest fields of
 * every schema rather than all of the last one. A schema that is already open above itself is not opened again.
 */
export function fieldsOf(
  specification: Specification,
  roots: readonly FieldRoot[],
  limits: FieldLimits,
): readonly FieldTree[] {
  const growth: Growth = { read: createSchemaReader(specification), limits, left: limits.fields, queue: [] };
  const trees = roots.map(({ node, direction }) =>
    grow(growth, growth.read(node), { level: 1, path: [], direction }),
  );
  for (const task of growth.queue) expand(growth, task);
  return trees;
}

interface Growth {
  readonly read: SchemaReader;
  readonly limits: FieldLimits;
  left: number;
  readonly queue: Task[];
}

function grow(growth: Growth, schema: Schema, below: Omit<Task, 'tree'>): Growing {
  const tree: Growing = { schema, type: typeLabel(growth.read, schema), fields: [], variants: [] };
  growth.queue.push({ tree, ...below });
  return tree;
}

function expand(growth: Growth, task: Task): void {
  const { tree, level, direction } = task;
  const { schema, path, isCircular } = shapeOf(growth.read, tree.schema, task.path);
  const variants = shownVariants(growth, schema);
  if (schema.properties.length + schema.additional.length + variants.length === 0) return;
  if (isCircular) {
    tree.cut = schema.name === undefined ? { kind: 'circular' } : { kind: 'circular', name: schema.name };
    return;
  }
  if (level > growth.limits.depth || growth.left <= 0) {
    tree.cut = { kind: 'limit' };
    return;
  }
  addProperties(growth, schema, { tree, level: level + 1, path, direction });
  variants.forEach(({ label, node }, index) => {
    growth.left--;
    const variant = grow(growth, growth.read(node), { level, path, direction });
    tree.variants.push({ label: label ?? String(index + 1), tree: variant });
  });
}

function addProperties(growth: Growth, schema: Schema, { tree, ...below }: Task): void {
  const named = schema.properties.map((property) => ({ ...property, open: false }));
  const open = schema.additional.map(({ pattern, node }) => ({
    name: pattern ?? '{key}',
    required: false,
    node,
    open: true,
  }));
  for (const { name, required, node, open: isOpen } of [...named, ...open]) {
    if (growth.left <= 0) {
      tree.cut = { kind: 'limit' };
      return;
    }
    const child = growth.read(node);
    if (isHidden(child, below.direction)) continue;
    growth.left--;
    tree.fields.push({ name, required, open: isOpen, tree: grow(growth, child, below) });
  }
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

/** The object inside arrays of arrays …, and whether one of the schemas on the way is already open. */
function shapeOf(read: SchemaReader, outer: Schema, ancestors: readonly JsonValue[]): Shape {
  const path = [...ancestors];
  let schema = outer;
  while (!path.includes(schema.identity)) {
    path.push(schema.identity);
    if (schema.items === undefined || schema.properties.length > 0)
      return { schema, path, isCircular: false };
    schema = read(schema.items);
  }
  return { schema, path, isCircular: true };
}

/** Alternatives that are worth a row of their own: those of which one has fields, or a name. */
function shownVariants(growth: Growth, schema: Schema): Schema['variants'] {
  const hasShape = schema.variants.some(({ node }) => {
    const variant = growth.read(node);
    const inner = variant.items === undefined ? variant : growth.read(variant.items);
    return inner.properties.length + inner.additional.length + inner.variants.length > 0;
  });
  return hasShape ? schema.variants : [];
}
