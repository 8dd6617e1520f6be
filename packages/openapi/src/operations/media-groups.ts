import { isSameNode, type SpecNode } from '../model/json.ts';
import type { MediaType } from '../model/model.ts';

/** Groups content types by schema, so that the same fields are not listed once for each. */
export function groupMedia(
  content: readonly MediaType[],
  identityOf: (schema: SpecNode) => unknown,
): readonly (readonly [MediaType, ...MediaType[]])[] {
  const groups: [MediaType, ...MediaType[]][] = [];
  for (const media of content) {
    const known = groups.find(([first]) => isSameSchema(first.schema, media.schema, identityOf));
    if (known === undefined) groups.push([media]);
    else known.push(media);
  }
  return groups;
}

/** Whether two schemas are one, or written alike. */
export function isSameSchema(
  one: SpecNode | undefined,
  other: SpecNode | undefined,
  identityOf: (schema: SpecNode) => unknown,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return identityOf(one) === identityOf(other) || isSameNode(one, other);
}
