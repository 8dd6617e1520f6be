import { type JsonObject, objectOf } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { valueAtPointer } from '../references/references.ts';

/** Where the schemas stand that a document gives names. */
export function schemasPointer({ version }: Specification): string {
  return version === '2.0' ? '/definitions' : '/components/schemas';
}

/** The schemas that a document gives names. */
export function namedSchemas(specification: Specification): JsonObject | undefined {
  return objectOf(valueAtPointer(specification.document, schemasPointer(specification)));
}
