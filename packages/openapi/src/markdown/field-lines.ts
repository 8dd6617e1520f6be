import { type JsonValue, printPlain, type SpecNode } from '../model/json.ts';
import type { Parameter, Specification } from '../model/model.ts';
import type { ChoiceNote, Schema } from '../model/schema-model.ts';
import { writtenForm } from '../operations/written-form.ts';
import { fieldText, parameterText } from '../schemas/fields/field-text.ts';
import type { Field, FieldRest, FieldTree } from '../schemas/fields/field-tree.ts';
import { type FieldLimits, type FieldRoot, fieldsOf, fieldsOfRest } from '../schemas/fields/fields.ts';
import { hasHiddenFormat, innerSchemas } from '../schemas/fields/inner-schemas.ts';
import { type RulePiece, rulesOf, type SchemaRule } from '../schemas/fields/schema-rules.ts';
import { typeLabel } from '../schemas/fields/type-label.ts';
import { parameterSchema } from '../schemas/parameter-schema.ts';
import { createSchemaReader } from '../schemas/schemas.ts';
import { itemText } from './item-text.ts';
import { code, joinLines, note } from './markdown-text.ts';

/** Address of a document with fields that a text leaves out. */
export type RestAddress = (rest: FieldRest) => string;

/** Levels, and characters in all, that the schemas of an operation may take together. */
const LIMITS: FieldLimits = { depth: 6, fields: 9_000, costOf: characters };

/** Every schema of an operation, laid out; the limit is theirs together, so that none pushes out the others. */
export interface Trees {
  readonly specification: Specification;
  /** Without it, a text only counts what it leaves out. */
  readonly restAddress: RestAddress | undefined;
  of(node: SpecNode): FieldTree | undefined;
  /** Where the fields of a tree already stand in the text. */
  readonly places: Map<FieldTree, string>;
}

/** Lays out schemas for one text. */
export function createTrees(
  specification: Specification,
  roots: readonly FieldRoot[],
  restAddress: RestAddress | undefined,
): Trees {
  const read = createSchemaReader(specification);
  // A schema that is asked for twice in one direction is laid out once, and takes its share once.
  const firsts = { request: new Map<Schema, FieldRoot>(), response: new Map<Schema, FieldRoot>() };
  for (const root of roots) {
    const first = firsts[root.direction];
    if (!first.has(read(root.node))) first.set(read(root.node), root);
  }
  const distinct = [...firsts.request.values(), ...firsts.response.values()];
  const trees = fieldsOf(specification, distinct, LIMITS);
  const drawn = new Map(distinct.map((root, index) => [root, trees[index]]));
  const found = new Map(
    roots.map((root) => {
      const first = firsts[root.direction].get(read(root.node));
      return [root.node, first && drawn.get(first)];
    }),
  );
  return { specification, restAddress, of: (node) => found.get(node), places: new Map() };
}

/** About how long the line of a field is. */
function characters({ description = '', choices = [], examples }: Schema): number {
  return 40 + description.length + 12 * choices.length + 20 * examples.length;
}

/** Fields that a text leaves out, as a list of their own. */
export function restMarkdown(
  specification: Specification,
  rest: FieldRest,
  restAddress: RestAddress | undefined,
): string {
  const tree = fieldsOfRest(specification, rest, LIMITS);
  const trees: Trees = { specification, restAddress, of: () => undefined, places: new Map() };
  const { name } = rest.schema;
  const title = name === undefined ? [] : [`# ${name}`];
  return `${[...title, childLines(trees, tree, '').join('\n')].join('\n\n')}\n`;
}

/** A schema and the fields below it as a list. */
export function fieldsMarkdown(
  specification: Specification,
  root: FieldRoot,
  restAddress?: RestAddress,
): string {
  return treeLines(createTrees(specification, [root], restAddress), root.node).join('\n');
}

/** The line of a parameter or header, and the lines below it. */
export function parameterLines(trees: Trees, parameter: Parameter): readonly string[] {
  const tree = trees.of(parameter.schema);
  if (tree === undefined) return [];
  const { name, required } = parameter;
  const description = parameterText(parameter, tree.schema);
  const schema = parameterSchema(parameter, tree.schema);
  const deprecated = parameter.deprecated || schema.deprecated;
  const form = writtenForm(parameter, tree.schema).map(([keyword, value]) => `${keyword} ${code(value)}`);
  const notes = [...notesOf(trees, { ...schema, deprecated }, required), ...form];
  const named = parameter.examples
    .map(({ name: title, summary = title, description: said }) =>
      [summary, said].filter((text) => text !== undefined).join(': '),
    )
    .filter((text) => text !== '')
    .map((text) => `  - example: ${joinLines(text)}`);
  return [
    line({ name, type: tree.type, notes, description, indent: '' }),
    ...named,
    ...innerLines(trees, tree.schema, '  '),
    ...childLines(trees, tree, '  '),
  ];
}

/** Lines of a schema that are written again rather than referred to. */
const FEW_LINES = 4;

/** The lines of a schema under a heading; where it has many and they stand above already, only where. */
export function placedLines(trees: Trees, node: SpecNode, place: string): readonly string[] {
  const tree = trees.of(node);
  const above = tree && trees.places.get(tree);
  const lines = treeLines(trees, node);
  if (tree === undefined || lines.length <= FEW_LINES) return lines;
  if (above !== undefined) return [`- ${tree.type}: the same fields as under ${above}`];
  trees.places.set(tree, place);
  return lines;
}

/** A schema as the line of a whole, whose examples stand elsewhere, and the lines below it. */
export function treeLines(trees: Trees, node: SpecNode): readonly string[] {
  const tree = trees.of(node);
  if (tree === undefined) return [];
  const notes = notesOf(trees, { ...tree.schema, examples: [] }, false);
  return [
    line({ name: '', type: tree.type, notes, description: tree.schema.description, indent: '' }),
    ...innerLines(trees, tree.schema, '  '),
    ...childLines(trees, tree, '  '),
  ];
}

/** Fields, alternatives, conditions, and where the rest stands. */
function childLines(trees: Trees, tree: FieldTree, indent: string): readonly string[] {
  const { cut } = tree;
  return [
    ...tree.fields.flatMap((field) => fieldLines(trees, field, indent)),
    ...tree.variants.flatMap(({ label, tree: variant }) =>
      groupLines(trees, variant, { title: `one of: ${label}`, indent }),
    ),
    ...tree.branches.flatMap(({ kind, when, tree: branch }) =>
      groupLines(trees, branch, { title: kind === 'if' ? `if ${pieces(when)}` : kind, indent }),
    ),
    ...(cut?.kind === 'limit' ? [restLine(trees, cut.rest, indent)] : []),
  ];
}

/** An alternative, or what holds on a condition. */
function groupLines(
  trees: Trees,
  tree: FieldTree,
  { title, indent }: { readonly title: string; readonly indent: string },
): readonly string[] {
  const facts = [tree.type, ...notesOf(trees, tree.schema, false), ...sameAs(tree)].join(', ');
  return [
    itemText(`${indent}- ${title} (${facts})`, tree.schema.description, indent),
    ...innerLines(trees, tree.schema, `${indent}  `),
    ...childLines(trees, tree, `${indent}  `),
  ];
}

function restLine({ restAddress }: Trees, rest: FieldRest, indent: string): string {
  const text = `${rest.count} more`;
  return `${indent}- ${restAddress === undefined ? text : `[${text}](${restAddress(rest)})`}`;
}

function fieldLines(trees: Trees, { name, required, tree }: Field, indent: string): readonly string[] {
  const { schema, type } = tree;
  const notes = [...notesOf(trees, schema, required), ...sameAs(tree)];
  return [
    line({ name, type, notes, description: fieldText(name, schema), indent }),
    ...innerLines(trees, schema, `${indent}  `),
    ...childLines(trees, tree, `${indent}  `),
  ];
}

function sameAs({ cut }: FieldTree): readonly string[] {
  return cut?.kind === 'circular' ? [`the same as ${cut.name ?? 'above'}`] : [];
}

/** What is said of each entry of an array, of names, or of content, where that is more than a type. */
function innerLines(trees: Trees, schema: Schema, indent: string): readonly string[] {
  const read = createSchemaReader(trees.specification);
  return innerSchemas(read, schema).flatMap(({ kind, schema: inner }) => {
    const notes = notesOf(trees, inner, false);
    if (kind === 'items' && notes.length === 0 && inner.description === undefined) return [];
    const facts = [typeLabel(read, inner), ...notes].join(', ');
    const name = kind === 'items' ? 'each entry' : kind;
    return [itemText(`${indent}- ${name} (${facts})`, inner.description, indent)];
  });
}

function notesOf({ specification }: Trees, schema: Schema, required: boolean): readonly string[] {
  const { contentMediaType, contentEncoding, format, choices } = schema;
  return [
    ...(required ? ['required'] : []),
    ...(schema.deprecated ? ['deprecated'] : []),
    ...(schema.readOnly ? ['read-only'] : []),
    ...(schema.writeOnly ? ['write-only'] : []),
    ...(schema.default === undefined ? [] : [`default ${code(printPlain(schema.default))}`]),
    ...(hasHiddenFormat(schema) && format !== undefined ? [`format ${code(format)}`] : []),
    ...(choices === undefined ? [] : [choicesText(choices, schema.choiceNotes)]),
    ...schema.constraints.map(({ kind, value }) => (value === '' ? kind : `${kind} ${code(value)}`)),
    ...(contentMediaType === undefined ? [] : [`content ${code(contentMediaType)}`]),
    ...(contentEncoding === undefined ? [] : [`encoding ${code(contentEncoding)}`]),
    ...rulesOf(specification, schema).map(ruleText),
    ...schema.examples.map((example) => `example ${code(printPlain(example))}`),
    ...(schema.externalDocs === undefined ? [] : [`see <${schema.externalDocs.url}>`]),
  ];
}

function choicesText(choices: readonly JsonValue[], notes: Schema['choiceNotes']): string {
  return `one of ${choices.map((choice, index) => choiceText(choice, notes?.[index])).join(' ')}`;
}

function choiceText(choice: JsonValue, said: ChoiceNote | undefined): string {
  const mark = said?.deprecated === true ? 'deprecated' : undefined;
  const texts = [mark, said?.name, said?.description].flatMap((text) =>
    text === undefined ? [] : [joinLines(text)],
  );
  return code(printPlain(choice)) + note(texts.join(': '));
}

function ruleText({ kind, when, asks }: SchemaRule): string {
  if (kind === 'not') return `not ${pieces(asks)}`;
  if (kind === 'oneOf') return `one of ${asks.map((piece) => pieces([piece])).join(' or ')}`;
  return kind === 'if' ? `if ${pieces(when)}: ${pieces(asks)}` : `otherwise ${pieces(asks)}`;
}

function pieces(list: readonly RulePiece[]): string {
  return list.map((piece) => code(piece.code) + note(piece.required ? 'required' : '')).join(' and ');
}

interface Line {
  readonly name: string;
  readonly type: string;
  readonly notes: readonly string[];
  readonly description: string | undefined;
  readonly indent: string;
}

function line({ name, type, notes, description, indent }: Line): string {
  const facts = [type, ...notes].join(', ');
  return itemText(`${indent}- ${name === '' ? facts : `${code(name)} (${facts})`}`, description, indent);
}
