import { arrayOf, entriesOf, type JsonObject, type JsonValue, objectOf, own } from '../model/json.ts';
import type { Reader } from '../references/reader.ts';

/** An operation or a message with what its traits say, one after the other; what it says itself goes before all of them. */
export function withTraits(reader: Reader, object: JsonObject, file: string): JsonObject {
  const traits = arrayOf(own(object, 'traits')).map((trait) => reader.resolve(trait, file).object);
  return [...traits, object].reduce(merge, {});
}

/** Unites two objects member by member, as deep as both have objects; of anything else the second counts. */
function merge(first: JsonObject, second: JsonObject): JsonObject {
  const merged = entriesOf(second).map(([key, value]): readonly [string, JsonValue] => {
    const [earlier, later] = [objectOf(own(first, key)), objectOf(value)];
    return [key, earlier === undefined || later === undefined ? value : merge(earlier, later)];
  });
  return { ...first, ...Object.fromEntries(merged) };
}
