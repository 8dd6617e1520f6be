import type { Parameter } from '../model/model.ts';
import type { Schema } from '../model/schema-model.ts';

/** The schema of a parameter: examples beside it are the author's choice for this parameter, and stand for its own. */
export function parameterSchema({ examples }: Pick<Parameter, 'examples'>, schema: Schema): Schema {
  const written = examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return written.length === 0 ? schema : { ...schema, examples: written };
}
