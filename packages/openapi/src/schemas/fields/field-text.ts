import { printPlain } from '../../model/json.ts';
import type { Parameter } from '../../model/model.ts';
import type { Schema } from '../../model/schema-model.ts';

/**
 * What is said of a field: its description, else a title that tells more than the name, which tools write once more as
 * title. That of a schema with a name or with properties tells what the type is called, and nothing of the field.
 */
export function fieldText(
  name: string,
  { description, title, name: type, properties = [] }: FieldSchema,
): string | undefined {
  if (description !== undefined || title === undefined || isTypeName(title)) return description;
  if (type !== undefined || properties.length > 0) return undefined;
  const isName = [title, title.trim().replace(KIND, '')].some((text) => lettersOf(text) === lettersOf(name));
  return isName ? undefined : title;
}

/** What a schema says of a field. */
type FieldSchema = Partial<Pick<Schema, 'description' | 'title' | 'name' | 'properties'>>;

/** What tools write behind the name of a type. */
const KIND = /\s(?:object|option|enum|type|schema|model)s?$/i;

/** One word of letters and digits, as programs call a type. */
function isTypeName(title: string): boolean {
  return /^[\w.$-]*$/.test(title.trim());
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/**
 * What is said of a parameter: its own description, or that of its schema. Where both are written, the schema's follows
 * only if it speaks of allowed values that the other does not name, for nothing else tells what they mean.
 */
export function parameterText(
  { name, description: own }: Pick<Parameter, 'name' | 'description'>,
  schema: FieldSchema & Pick<Schema, 'choices'>,
): string | undefined {
  const { choices = [] } = schema;
  const ofSchema = own === undefined ? fieldText(name, schema) : schema.description;
  if (own === undefined || ofSchema === undefined) return own ?? ofSchema;
  const explains = choices.map(printPlain).some((value) => ofSchema.includes(value) && !own.includes(value));
  return explains ? `${own}\n\n${ofSchema}` : own;
}
