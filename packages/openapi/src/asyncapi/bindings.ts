import { entriesOf, type JsonObject, type JsonValue, objectOf } from '../model/json.ts';
import type { Reader } from '../references/reader.ts';

/** What a protocol is told beyond the document. */
export interface Binding {
  readonly protocol: string;
  /** As written. */
  readonly value: JsonObject;
}

/** Reads bindings, protocol by protocol. */
export function readBindings(reader: Reader, value: JsonValue | undefined, file: string): readonly Binding[] {
  if (value === undefined) return [];
  return entriesOf(reader.resolve(value, file).object).flatMap(([protocol, binding]) => {
    const object = objectOf(binding);
    return object === undefined || Object.keys(object).length === 0 ? [] : [{ protocol, value: object }];
  });
}
