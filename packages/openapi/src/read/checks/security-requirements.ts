import { arrayOf, entriesOf, type JsonValue, own } from '../../model/json.ts';
import type { OperationHead, Specification } from '../../model/model.ts';
import { pointerSegment, resolveNode } from '../../references/references.ts';

/** A scheme by which the document or an operation asks to sign in. */
export interface SecurityRequirement {
  readonly scheme: string;
  readonly scopes: readonly JsonValue[];
  readonly pointer: string;
}

/** Finds what the document asks of all operations, and each of them for itself. */
export function securityRequirements(
  { document, documents }: Specification,
  heads: readonly OperationHead[],
): readonly SecurityRequirement[] {
  const owners = heads.map(({ node, pointer }) => ({ object: resolveNode(documents, node).object, pointer }));
  return [{ object: document, pointer: '' }, ...owners].flatMap(({ object, pointer }) =>
    arrayOf(own(object, 'security')).flatMap((alternative, index) =>
      entriesOf(alternative).map(([scheme, scopes]) => ({
        scheme,
        scopes: arrayOf(scopes),
        pointer: `${pointer}/security/${index}/${pointerSegment(scheme)}`,
      })),
    ),
  );
}
