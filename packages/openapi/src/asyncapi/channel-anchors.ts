import { arrayOf, type JsonObject, type JsonValue, objectOf, own, stringOf } from '../model/json.ts';
import type { Specification } from '../model/model.ts';
import { createReader } from '../references/reader.ts';
import { channelHeads } from './channel-heads.ts';
import { operationsOf } from './channel-operations.ts';

/** What links may call something by. */
export interface Anchors {
  readonly ids: readonly string[];
  readonly tags: readonly string[];
}

/** What links may call the channels of a document by, by what is written of each: ids of their operations, tags of both. */
export function channelAnchors(specification: Specification): ReadonlyMap<JsonValue, Anchors> {
  if (specification.version !== 'asyncapi') return new Map();
  const reader = createReader(specification);
  const tagsOf = (object: JsonObject, file: string): readonly string[] =>
    arrayOf(own(object, 'tags')).flatMap(
      (tag) => stringOf(own(reader.resolve(tag, file).object, 'name')) ?? [],
    );
  return new Map(
    channelHeads(specification).map(({ node: { value, file } }) => {
      const operations = operationsOf(reader, specification, value);
      const tags = operations.flatMap((operation) => tagsOf(operation.object, operation.file));
      return [
        value,
        { ids: operations.map(({ id }) => id), tags: [...tagsOf(objectOf(value) ?? {}, file), ...tags] },
      ];
    }),
  );
}
