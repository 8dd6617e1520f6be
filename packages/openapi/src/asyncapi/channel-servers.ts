import { arrayOf, defined, entriesOf, type JsonObject, own, stringOf } from '../model/json.ts';
import type { Server, Specification } from '../model/model.ts';
import { readVariables } from '../operations/servers.ts';
import type { Reader } from '../references/reader.ts';

/** Servers that the channel names, else all of the document. */
export function serverObjects(
  reader: Reader,
  { document, source }: Specification,
  channel: JsonObject,
): readonly JsonObject[] {
  const all = entriesOf(own(document, 'servers'));
  const named = arrayOf(own(channel, 'servers')).flatMap((value) =>
    typeof value === 'string' ? all.filter(([name]) => name === value).map(([, server]) => server) : [value],
  );
  const values = named.length > 0 ? named : all.map(([, server]) => server);
  return values.map((value) => reader.resolve(value, source).object);
}

/** Reads a server of AsyncAPI: host and path are apart there. */
export function readServer(object: JsonObject): readonly Server[] {
  const host = stringOf(own(object, 'host'));
  if (host === undefined) return [];
  const protocol = stringOf(own(object, 'protocol'));
  const url = `${protocol === undefined ? '' : `${protocol}://`}${host}${stringOf(own(object, 'pathname')) ?? ''}`;
  const description = stringOf(own(object, 'description'));
  return [defined<Server>({ url, description, variables: readVariables(object) })];
}
