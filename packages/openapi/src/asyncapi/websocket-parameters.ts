import { entriesOf, type JsonObject, type JsonValue, objectOf, own, stringsOf } from '../model/json.ts';
import type { Parameter } from '../model/model.ts';
import { readParameter } from '../operations/media-types.ts';
import type { Reader } from '../references/reader.ts';
import type { ChannelNote } from './channel-notes.ts';

/** Keys of the binding of a WebSocket, and where the properties that they list are sent. */
const PLACES = [
  ['query', 'query'],
  ['headers', 'header'],
] as const;

/** The parameters with which a channel is opened by WebSocket: its binding has them as the properties of objects. */
export function readHandshake(
  reader: Reader,
  bindings: JsonValue | undefined,
  file: string,
): readonly Parameter[] {
  const { object, node } = reader.resolve(bindings ?? {}, file);
  const binding = reader.resolve(own(object, 'ws') ?? {}, node.file);
  return PLACES.flatMap(([key, place]) => {
    const listed = reader.resolve(own(binding.object, key) ?? {}, binding.node.file);
    const required = stringsOf(own(listed.object, 'required'));
    return reader
      .members(own(listed.object, 'properties'), listed.node.file)
      .map(({ name, value, file: from }) => {
        const parameter: JsonObject = { required: required.includes(name), schema: value };
        return readParameter(reader, { name, in: place, object: parameter, file: from });
      });
  });
}

/** Bindings without the parameters that are shown as such; what is said of all of them together stays. */
export function withoutHandshake(
  notes: readonly ChannelNote[],
  parameters: readonly Parameter[],
): readonly ChannelNote[] {
  const shown = PLACES.flatMap(([key, place]) => (parameters.some((each) => each.in === place) ? [key] : []));
  return notes.flatMap((note) => {
    if (note.protocol !== 'ws') return [note];
    const left = entriesOf(note.value).flatMap(([key, value]): readonly (readonly [string, JsonValue])[] => {
      if (!shown.some((each) => each === key)) return [[key, value]];
      const description = own(objectOf(value), 'description');
      return description === undefined ? [] : [[key, { description }]];
    });
    return left.length === 0 ? [] : [{ ...note, value: Object.fromEntries(left) }];
  });
}
