import type { JsonValue } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { type ResolvedNode, resolveNode } from './references.ts';

/** Follows the references of values, each seen from the file that holds it. */
export interface Reader {
  resolve(value: JsonValue, file: string): ResolvedNode;
}

/** Creates the reader of a specification's values. */
export function createReader({ documents }: Specification): Reader {
  return { resolve: (value, file) => resolveNode(documents, { file, value }) };
}
