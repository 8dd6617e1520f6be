import { type FieldLimits, innerSchemas, type Schema, type SchemaReader } from '@waymark/openapi';

/** Elements that the fields of a page may take: with its navigation and samples it stays below 3,000, and 60 kB packed. */
export const FIELD_LIMITS: FieldLimits = { depth: 6, fields: 880, costOf: elementCost };

/** The limits of a page that draws these schemas as its outermost rows: two thirds may go to them. */
export function limitsBelow(outermost: readonly Schema[], read: SchemaReader): FieldLimits {
  const taken = outermost.reduce((sum, schema) => sum + elementCost(schema, read), 0);
  return { ...FIELD_LIMITS, fields: Math.max(FIELD_LIMITS.fields - taken, FIELD_LIMITS.fields / 3) };
}

/** The same for fields that are loaded when they are opened. */
export const FRAGMENT_LIMITS: FieldLimits = { depth: 2, fields: 500, costOf: elementCost };

/** Elements of coloured code that all samples of a page may take; what exceeds them is shown in one colour. */
export const CODE_ELEMENTS = 550;

/** What becomes an element of its own within a description: code, links, emphasis, entries of lists, paragraphs. */
const MARKS = /`[^`]+`|\]\(|\*\*\S|<\w|^[ \t]*(?:[-*]|\d+\.) |\n\n/gm;

/** About how many elements a field takes, without those below it. */
function elementCost(schema: Schema, read: SchemaReader): number {
  const inner = innerSchemas(read, schema).map((each) => each.schema);
  const { properties, variants, items } = schema;
  const row = 7;
  const below = properties.length + variants.length > 0 || items !== undefined ? 7 : 0;
  const said = inner.filter((each) => factCost(each) > 0);
  return row + below + 3 * said.length + [schema, ...said].reduce((sum, each) => sum + factCost(each), 0);
}

function factCost({ description = '', choices, constraints, examples, conditions }: Schema): number {
  // Long texts weigh too, though they are few elements.
  const text = description === '' ? 0 : 2 + (description.match(MARKS)?.length ?? 0) + description.length / 40;
  const options = choices === undefined ? 0 : 2 + Math.min(choices.length, 63);
  return (
    text +
    options +
    2 * constraints.length +
    2 * Math.min(examples.length, 1) +
    examples.length +
    5 * conditions.length
  );
}
