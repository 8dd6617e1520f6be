import type { JsonValue } from '../model/json.ts';
import type { Example, MediaType, Specification } from '../model/model.ts';
import { type ExampleOptions, exampleOf } from './examples.ts';
import { createSchemaReader } from './schemas.ts';

/** The examples of a content type. */
export interface MediaExamples {
  /** Those that the author wrote: of the content type, then of its schema. */
  readonly written: readonly Example[];
  /** One made of the schema, where the author wrote none. */
  readonly made?: JsonValue;
}

/** Lists every example of a content type. */
export function mediaExamples(
  specification: Specification,
  { schema, examples }: Pick<MediaType, 'schema' | 'examples'>,
  options: ExampleOptions,
): MediaExamples {
  const ofSchema = schema === undefined ? [] : createSchemaReader(specification)(schema).examples;
  const written = [...examples, ...ofSchema.map((value): Example => ({ value }))];
  if (written.length > 0) return { written };
  const made = schema && exampleOf(specification, schema, options);
  return made === undefined ? { written } : { written, made };
}
