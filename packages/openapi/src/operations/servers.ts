import { arrayOf, defined, entriesOf, type JsonObject, objectOf, own, stringOf } from '../model/json.ts';
import type { Server, ServerVariable } from '../model/model.ts';

/** Reads the servers of the first owner that has any: those of an operation, else of its path, else of the document. */
export function readServers(...owners: readonly JsonObject[]): readonly Server[] {
  const lists = owners.map((owner) => arrayOf(own(owner, 'servers')));
  const nearest = lists.find((list) => list.length > 0) ?? [];
  return nearest.flatMap((value) => {
    const server = objectOf(value);
    const url = own(server, 'url');
    if (typeof url !== 'string') return [];
    const name = stringOf(own(server, 'name'));
    const description = stringOf(own(server, 'description'));
    return [defined<Server>({ url, name, description, variables: readVariables(server) })];
  });
}

/** Reads the variables of a server's address. */
export function readVariables(server: JsonObject | undefined): readonly ServerVariable[] {
  return entriesOf(own(server, 'variables')).map(([name, value]) => {
    const variable = objectOf(value);
    const choices = arrayOf(own(variable, 'enum')).map(String);
    return defined<ServerVariable>({
      name,
      default: String(own(variable, 'default') ?? choices[0] ?? name),
      enum: choices,
      description: stringOf(own(variable, 'description')),
    });
  });
}
