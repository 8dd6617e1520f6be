import { type ScalarNode, schemeOf, type ValueNode } from '../../source/index.ts';
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

/** Whether a value may be the only entry of a list that was meant: an object with none of an entry's keys is none. */
export function isEntry(schema: ListSchema, node: ValueNode, spot: Spot): boolean {
  const type = typeOf(node);
  if (type === 'nothing' || !expectedTypes(schema.item).includes(type)) return false;
  const entry = resolved(schema.item, spot);
  if (node.kind !== 'object' || entry === undefined || node.members.length === 0) return true;
  const { fields, renamed = {} } = entry;
  return node.members.some(
    ({ key }) => Object.hasOwn(fields, key) || Object.hasOwn(renamed, key) || LABELS.has(key),
  );
}
