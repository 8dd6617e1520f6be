import { printPlain } from '../model/json.ts';
import type { Parameter } from '../model/model.ts';
import type { Schema } from '../model/schema-model.ts';

/**
 * What is said of a parameter: its own description, or that of its schema. Where both are written, the schema's follows
 * only if it speaks of allowed values that the other does not name, for nothing else tells what they mean.
 */
export function parameterText(
  { description: own }: Pick<Parameter, 'description'>,
  { description: ofSchema, choices = [] }: Pick<Schema, 'description' | 'choices'>,
): string | undefined {
  if (own === undefined || ofSchema === undefined) return own ?? ofSchema;
  const explains = choices.map(printPlain).some((value) => ofSchema.includes(value) && !own.includes(value));
  return explains ? `${own}\n\n${ofSchema}` : own;
}

/** The schema of a parameter: examples beside it are the author's choice for this parameter, and stand for its own. */
export function parameterSchema({ examples }: Pick<Parameter, 'examples'>, schema: Schema): Schema {
  const written = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return written.length === 0 ? schema : { ...schema, examples: written };
}
