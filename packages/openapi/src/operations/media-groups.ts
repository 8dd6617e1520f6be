import { type SpecNode, writtenAs } from '../model/json.ts';
import type { MediaType } from '../model/model.ts';

/** Groups content types by schema, so that the same fields are not listed once for each. */
export function groupMedia(
  content: readonly MediaType[],
  identityOf: (schema: SpecNode) => unknown,
): readonly (readonly [MediaType, ...MediaType[]])[] {
  const firstAlike = createFirstAlike(identityOf);
  const groups = new Map<SpecNode | undefined, [MediaType, ...MediaType[]]>();
  for (const media of content) {
    const first = media.schema === undefined ? undefined : firstAlike(media.schema);
    const known = groups.get(first);
    if (known === undefined) groups.set(first, [media]);
    else known.push(media);
  }
  return [...groups.values()];
}

/** Finds the first schema that one is, or is written alike: itself, where none came before. */
export function createFirstAlike(identityOf: (schema: SpecNode) => unknown): (schema: SpecNode) => SpecNode {
  const firsts = new Map<unknown, SpecNode>();
  return (schema) => {
    const keys = [identityOf(schema), writtenAs(schema)];
    const first = keys.map((key) => firsts.get(key)).find((each) => each !== undefined) ?? schema;
    for (const key of keys) firsts.set(key, first);
    return first;
  };
}
