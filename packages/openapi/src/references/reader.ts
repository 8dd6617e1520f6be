import { entriesOf, type JsonValue } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { type ResolvedNode, resolveNode } from './references.ts';

/** A member of a map, and the file that its references are seen from. */
export interface Member {
  readonly name: string;
  readonly value: JsonValue;
  readonly file: string;
}

/** Follows the references of values, each seen from the file that holds it. */
export interface Reader {
  resolve(value: JsonValue, file: string): ResolvedNode;
  /** The members of a map, which may be a reference as a whole: authors who spread a document over files write it so. */
  members(value: JsonValue | undefined, file: string): readonly Member[];
}

/** Creates the reader of a specification's values. */
export function createReader({ documents }: Specification): Reader {
  const resolve: Reader['resolve'] = (value, file) => resolveNode(documents, { file, value });
  return {
    resolve,
    members(written, from) {
      const { object, node } = resolve(written ?? {}, from);
      return entriesOf(object).map(([name, value]) => ({ name, value, file: node.file }));
    },
  };
}
