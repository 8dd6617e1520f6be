import { type JsonObject, type JsonValue, own, stringsOf } from '../model/json.ts';
import type { Parameter } from '../model/model.ts';
import { readParameter } from '../operations/media-types.ts';
import type { Reader } from '../references/reader.ts';
import type { ChannelNote } from './channel-notes.ts';

/** The parameters with which a channel is opened by WebSocket: its binding has them as the properties of one object. */
export function readQuery(
  reader: Reader,
  bindings: JsonValue | undefined,
  file: string,
): readonly Parameter[] {
  const { object, node } = reader.resolve(bindings ?? {}, file);
  const binding = reader.resolve(own(object, 'ws') ?? {}, node.file);
  const query = reader.resolve(own(binding.object, 'query') ?? {}, binding.node.file);
  const required = stringsOf(own(query.object, 'required'));
  return reader
    .members(own(query.object, 'properties'), query.node.file)
    .map(({ name, value, file: from }) => {
      const parameter: JsonObject = { required: required.includes(name), schema: value };
      return readParameter(reader, { name, in: 'query', object: parameter, file: from });
    });
}

/** Bindings without the parameters that are shown as such. */
export function withoutQuery(notes: readonly ChannelNote[]): readonly ChannelNote[] {
  return notes.flatMap((note) => {
    if (note.protocol !== 'ws') return [note];
    const { query: _, ...value } = note.value;
    return Object.keys(value).length === 0 ? [] : [{ ...note, value }];
  });
}
