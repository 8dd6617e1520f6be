import { defined, type JsonValue, type SpecNode } from '../../model/json.ts';
import type { Specification } from '../../model/model.ts';
import type { Direction, Schema, SchemaEntry } from '../../model/schema-model.ts';
import { createSchemaReader, type SchemaReader } from '../schemas.ts';
import type { CutReason, Field, FieldBranch, FieldRest, FieldTree, FieldVariant } from './field-tree.ts';
import { type ConditionBranch, conditionBranches } from './schema-rules.ts';
import { entriesOf, shapeOf, shownVariants } from './shown-parts.ts';
import { typeLabel } from './type-label.ts';
import { variantLabels } from './variant-labels.ts';

/** How much of a schema is laid out. */
export interface FieldLimits {
  /** Levels of fields; 1 shows no nested ones. */
  readonly depth: number;
  /** Fields in all, shared by all the schemas that are laid out together. */
  readonly fields: number;
  /** How many fields one counts for; 1 unless given. */
  readonly costOf?: (schema: Schema, read: SchemaReader) => number;
}

/** A schema to be laid out, and what it describes. */
export interface FieldRoot {
  readonly node: SpecNode;
  readonly direction: Direction;
}

/** A tree that grows: the same shape as `FieldTree`, open until the queue is empty. */
interface Growing {
  readonly schema: Schema;
  readonly type: string;
  readonly fields: Field[];
  readonly variants: FieldVariant[];
  readonly branches: FieldBranch[];
  shape: JsonValue;
  cut?: CutReason;
}

interface Task {
  readonly tree: Growing;
  readonly level: number;
  /** Schemas open above. */
  readonly path: readonly JsonValue[];
  readonly direction: Direction;
  /** Position of the first field; 0 unless given. */
  readonly from?: number;
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
  const growth = createGrowth(specification, limits);
  const trees = roots.map(({ node, direction }) =>
    grow(growth, growth.read(node), { level: 1, path: [], direction }),
  );
  expandRoots(growth);
  for (const task of growth.queue) expand(growth, task);
  return trees;
}

/** Fields of a schema that takes no room to speak of: many errors have a code, a message and little else. */
const FEW = 4;

/**
 * Opens the outermost schemas, those of few fields first: a list of a hundred parameters leaves nothing to answers that have two.
 * Of others the first one counts most, for errors are described at length beside bodies that are sent. What is below them waits in
 * the order in which they were given.
 */
function expandRoots(growth: Growth): void {
  const roots = growth.queue.splice(0);
  const isSmall = ({ tree }: Task): boolean => sizeOf(growth.read, tree.schema) <= FEW;
  const below = new Map<Task, readonly Task[]>();
  for (const task of new Set([...roots.filter(isSmall), ...roots])) {
    expand(growth, task);
    below.set(task, growth.queue.splice(0));
  }
  for (const task of roots.flatMap((root) => below.get(root) ?? [])) growth.queue.push(task);
}

/** Fields and alternatives that a schema has on its first level. */
function sizeOf(read: SchemaReader, outer: Schema): number {
  const { schema } = shapeOf(read, outer, []);
  return schema.properties.length + schema.variants.length;
}

/** Lays out fields that a limit left out, as if their schema were the outermost one. */
export function fieldsOfRest(
  specification: Specification,
  { schema, direction, from }: FieldRest,
  limits: FieldLimits,
): FieldTree {
  const growth = createGrowth(specification, limits);
  const tree = grow(growth, schema, { level: 1, path: [], direction, from });
  for (const task of growth.queue) expand(growth, task);
  return tree;
}

interface Growth {
  readonly specification: Specification;
  readonly read: SchemaReader;
  readonly limits: FieldLimits;
  left: number;
  readonly queue: Task[];
}

function createGrowth(specification: Specification, limits: FieldLimits): Growth {
  return { specification, read: createSchemaReader(specification), limits, left: limits.fields, queue: [] };
}

function grow(growth: Growth, schema: Schema, below: Omit<Task, 'tree'>): Growing {
  const type = typeLabel(growth.read, schema);
  const tree: Growing = { schema, type, fields: [], variants: [], branches: [], shape: schema.identity };
  growth.queue.push({ tree, ...below });
  return tree;
}

function expand(growth: Growth, task: Task): void {
  const { tree, level, direction, from = 0 } = task;
  const { schema, path, isCircular } = shapeOf(growth.read, tree.schema, task.path);
  const variants = from > 0 ? [] : shownVariants(growth.read, schema);
  const branchesOf = (each: Schema): readonly ConditionBranch[] =>
    from > 0 ? [] : conditionBranches(growth.specification, each);
  // A list has branches beside those of its entries.
  const outer = schema === tree.schema ? [] : branchesOf(tree.schema);
  const branches = [...branchesOf(schema), ...outer];
  tree.shape = schema.identity;
  const entries = shownEntries(growth, schema, task);
  if (entries.length + variants.length + branches.length === 0) return;
  if (isCircular) {
    tree.cut = defined<CutReason>({ kind: 'circular', name: schema.name, shape: schema.identity });
    return;
  }
  const inner = variants.map(({ node }) => growth.read(node));
  const end = endOfRoom(growth, entries, { level, from });
  const hasRoom = level === 1 || ((end > 0 || entries.length === 0) && costOf(growth, inner) <= growth.left);
  if (level > growth.limits.depth || growth.left <= 0 || !hasRoom) {
    const count = entries.length - from + variants.length + branches.length;
    const whole = outer.length > 0 ? tree.schema : schema;
    if (count > 0) tree.cut = { kind: 'limit', rest: { schema: whole, direction, from, count } };
    return;
  }
  const count = entries.length - end;
  if (count > 0) tree.cut = { kind: 'limit', rest: { schema, direction, from: end, count } };
  addEntries(growth, entries.slice(from, end), { tree, level: level + 1, path, direction });
  const labels = variantLabels(growth.read, schema);
  const inside = (schema: Schema): Growing => {
    growth.left -= costOf(growth, [schema]);
    return grow(growth, schema, { level, path, direction });
  };
  inner.forEach((each, index) => {
    tree.variants.push({ label: labels[index] ?? String(index + 1), tree: inside(each) });
  });
  for (const { kind, when, node } of branches)
    tree.branches.push({ kind, when, tree: inside(growth.read(node)) });
}

function costOf({ limits, read }: Growth, schemas: readonly Schema[]): number {
  return schemas.reduce((sum, schema) => sum + (limits.costOf?.(schema, read) ?? 1), 0);
}

/** The entries of a schema, looked up once: fields in many places have the same one. */
function shownEntries(growth: Growth, schema: Schema, { direction }: Task): readonly SchemaEntry[] {
  const known = growth.specification.memory.entries[direction];
  const entries = known.get(schema) ?? entriesOf(growth.read, schema, direction);
  known.set(schema, entries);
  return entries;
}

/**
 * Fields below others end at every so many, or with the last: whatever a page has room for, what is left of a schema is then one of a
 * few, and pages share the documents of these. Without that, a web of schemas has one for each field at which some page ends.
 */
const STEP = 16;

/** Position of the first entry for which there is no room. The outermost fields have some, however little it is. */
function endOfRoom(
  growth: Growth,
  entries: readonly SchemaEntry[],
  { level, from = 0 }: Pick<Task, 'level' | 'from'>,
): number {
  let { left } = growth;
  let end = from;
  for (const { schema } of entries.slice(from)) {
    if (left <= 0) break;
    left -= costOf(growth, [schema]);
    end++;
  }
  if (end === entries.length) return end;
  const even = end - (end % STEP);
  return level > 1 || even > from ? even : end;
}

/** Adds entries. */
function addEntries(growth: Growth, entries: readonly SchemaEntry[], { tree, ...below }: Task): void {
  for (const { name, required, open, schema } of entries) {
    growth.left -= costOf(growth, [schema]);
    tree.fields.push({ name, required, open, tree: grow(growth, schema, below) });
  }
}
