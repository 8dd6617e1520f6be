import { defined, entriesOf, objectOf, own, type SpecNode, stringOf } from '../model/json.ts';
import type { OperationHead, Specification } from '../model/model.ts';
import { createReader } from '../references/reader.ts';
import { pointerSegment } from '../references/references.ts';

/** Lists the channels of an AsyncAPI document, in document order. */
export function channelHeads(specification: Specification): readonly OperationHead[] {
  return entriesOf(own(specification.document, 'channels')).flatMap(
    ([id]) => findChannel(specification, id) ?? [],
  );
}

/** Finds a channel by its id. */
export function findChannel(specification: Specification, id: string): OperationHead | undefined {
  const value = objectOf(own(objectOf(own(specification.document, 'channels')), id));
  if (value === undefined) return undefined;
  const written: SpecNode = { file: specification.source, value };
  const { node, object } = createReader(specification).resolve(written.value, written.file);
  return defined<OperationHead>({
    kind: 'channel',
    method: 'CHANNEL',
    path: id,
    title: stringOf(own(object, 'title')) ?? sentenceCase(id),
    description: stringOf(own(object, 'description')) ?? stringOf(own(object, 'summary')),
    tags: [],
    hidden: own(object, 'x-hidden') === true ? true : undefined,
    excluded: own(object, 'x-excluded') === true ? true : undefined,
    pointer: `/channels/${pointerSegment(id)}`,
    node,
    pathItem: node,
  });
}

/** `userSignedUp` → `User signed up`; an address stays as it is. */
function sentenceCase(id: string): string {
  if (/[/{.:]/.test(id)) return id;
  const words = id
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
