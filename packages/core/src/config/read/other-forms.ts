import type { Edit } from '../../diagnostics/index.ts';
import {
  type ArrayNode,
  joinPointer,
  type MemberNode,
  type ObjectNode,
  type ScalarNode,
  schemeOf,
  type ValueNode,
} from '../../source/index.ts';
import type { ChoiceSchema, ListSchema, ObjectSchema, Schema } from '../schema/schema.ts';
import { expectedTypes, typeOf } from './describe.ts';
import { reportConverted } from './read-scalar.ts';
import type { Spot } from './spot.ts';

/** Names under which other formats write the words of a row beside its address. */
const LABELS: ReadonlySet<string> = new Set(['text', 'label', 'title', 'name', 'type']);

/**
 * The text of an object that stands where the text alone belongs: `{"text": "Setup", "link": "/setup"}` in `pages`. Reports it,
 * unless it is the address of another site, which no text here may be.
 */
export function textInObject(schema: ChoiceSchema, node: ValueNode, spot: Spot): ScalarNode | undefined {
  const { textKeys = [], options } = schema;
  if (node.kind !== 'object' || options.object === undefined) return undefined;
  const written = node.members.find(({ key }) => textKeys.includes(key));
  const others = node.members.filter((member) => member !== written);
  if (written?.value.kind !== 'scalar' || typeof written.value.value !== 'string') return undefined;
  if (others.some(({ key, value }) => value.kind !== 'scalar' || isLabelKey(options.object, key, spot)))
    return undefined;
  const text: ScalarNode = { ...written.value, pointer: node.pointer };
  if (schemeOf(written.value.value) !== undefined) return text;
  const isLabelled = others.some(({ key }) => LABELS.has(key));
  reportConverted(
    { ...text, span: node.span },
    {
      expected: 'the path alone',
      hint: isLabelled
        ? `Write \`${JSON.stringify(written.value.value)}\`; other words for its row are \`sidebarTitle\` in the page's front matter`
        : `Write \`${JSON.stringify(written.value.value)}\``,
      fix: others.length === 0 ? [{ span: node.span, text: JSON.stringify(written.value.value) }] : [],
    },
    spot,
  );
  return text;
}

function isLabelKey(schema: Schema | undefined, key: string, spot: Spot): boolean {
  return resolved(schema, spot)?.labelKey === key;
}

/** The object that a schema takes; undefined where it takes something else. */
function resolved(schema: Schema | undefined, spot: Spot): ObjectSchema | undefined {
  if (schema?.kind === 'reference') return resolved(spot.definitions[schema.to], spot);
  if (schema?.kind === 'choice') return resolved(schema.options.object, spot);
  if (schema?.kind === 'variant') return schema.variants.at(-1)?.schema;
  return schema?.kind === 'object' ? schema : undefined;
}

/** How a list with a single entry is spoken of. */
export const ONE_ENTRY = 'an array with this one entry';

/** Whether a value may be the only entry of a list that was meant: an object with none of an entry's keys is none. */
export function isEntry(schema: ListSchema, node: ValueNode, spot: Spot): boolean {
  const type = typeOf(node);
  if (type === 'nothing' || !expectedTypes(schema.item).includes(type)) return false;
  const entry = resolved(schema.item, spot);
  if (node.kind !== 'object' || entry === undefined || node.members.length === 0) return true;
  return node.members.some(({ key }) => isKeyOf(entry, key));
}

function isKeyOf({ fields, renamed = {} }: ObjectSchema, key: string): boolean {
  return Object.hasOwn(fields, key) || Object.hasOwn(renamed, key) || LABELS.has(key);
}

/**
 * The list that a map stands for, whose keys are the names of entries and whose values what they lead to or hold:
 * `{"/old": "/new"}` for redirects. Reports it; undefined where the map is something else.
 */
export function entriesOf(schema: ListSchema, node: ValueNode, spot: Spot): ArrayNode | undefined {
  const { entryKeys } = schema;
  const entry = resolved(schema.item, spot);
  if (entryKeys === undefined || entry === undefined || node.kind !== 'object' || node.members.length === 0)
    return undefined;
  const [name, content] = entryKeys;
  const types = expectedTypes(entry.fields[content] ?? schema.item);
  const isMeant = (member: MemberNode): boolean => {
    const type = typeOf(member.value);
    if (type === 'nothing' || isKeyOf(entry, member.key)) return false;
    return types.includes(type) || isContentOf(entry, member.value, name);
  };
  if (!node.members.every(isMeant)) return undefined;
  const [open, close] = [edge(node, 'start', '['), edge(node, 'end', ']')];
  // In the order of their places, for what is put in before a bracket comes before the bracket.
  const fix = [open, ...node.members.flatMap((member) => listing(member, entryKeys)), close];
  reportConverted(
    node,
    {
      expected: 'an array',
      result: node.members.length === 1 ? ONE_ENTRY : `an array with these ${node.members.length} entries`,
      hint: `Write \`[{"${name}": …, "${content}": …}]\``,
      fix,
    },
    spot,
  );
  const items = node.members.map((member, index) => entryNode(node, member, { index, name, content }));
  return { kind: 'array', items, span: node.span, pointer: node.pointer };
}

/** Whether a value is an entry that lacks only its name, which the key of the map gives. */
function isContentOf(entry: ObjectSchema, value: ValueNode, name: string): boolean {
  if (value.kind !== 'object' || value.members.length === 0) return false;
  return value.members.every(({ key }) => key !== name && isKeyOf(entry, key));
}

/** Another bracket in the place of one of an object's. */
function edge({ span }: ObjectNode, side: 'start' | 'end', text: string): Edit {
  const start = side === 'start' ? span.start : span.end - 1;
  return { span: { ...span, start, end: start + 1 }, text };
}

/** Makes `"/old": "/new"` `{"source": "/old", "destination": "/new"}`, whatever stands between the two. */
function listing(
  { keySpan, value }: MemberNode,
  [name, content]: readonly [string, string],
): readonly Edit[] {
  if (value.kind === 'object')
    return [
      { span: { ...keySpan, end: keySpan.start }, text: `{"${name}": ` },
      { span: { ...keySpan, start: keySpan.end, end: value.span.start + 1 }, text: ', ' },
    ];
  return [
    { span: { ...keySpan, end: keySpan.start }, text: `{"${name}": ` },
    { span: { ...keySpan, start: keySpan.end, end: value.span.start }, text: `, "${content}": ` },
    { span: { ...value.span, start: value.span.end }, text: '}' },
  ];
}

function entryNode(
  list: ObjectNode,
  { key, keySpan, value }: MemberNode,
  { index, name, content }: { readonly index: number; readonly name: string; readonly content: string },
): ObjectNode {
  const pointer = joinPointer(list.pointer, index);
  const label: ScalarNode = {
    kind: 'scalar',
    value: key,
    span: keySpan,
    pointer: joinPointer(pointer, name),
  };
  return {
    kind: 'object',
    members: [
      { key: name, keySpan, value: label },
      ...(value.kind === 'object' ? value.members : [{ key: content, keySpan, value }]),
    ],
    span: { ...keySpan, end: value.span.end },
    pointer,
  };
}
