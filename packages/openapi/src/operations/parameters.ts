import { arrayOf, type JsonValue, own, stringOf } from '../model/json.ts';
import { PARAMETER_PLACES, type Parameter } from '../model/model.ts';
import type { Reader } from '../references/reader.ts';
import { readParameter } from './media-types.ts';

/** Reads a list of parameters, which may be a reference as a whole; those without name or place are left out. */
export function readParameters(
  reader: Reader,
  list: JsonValue | undefined,
  file: string,
): readonly Parameter[] {
  const { node: around } = reader.resolve(list ?? [], file);
  return arrayOf(around.value).flatMap((value) => {
    const { node, object } = reader.resolve(value, around.file);
    const name = stringOf(own(object, 'name'));
    const written = own(object, 'in');
    if (name === undefined || typeof written !== 'string') return [];
    const place = written === 'querystring' ? 'query' : written;
    return PARAMETER_PLACES.filter((known) => known === place).map((known) =>
      readParameter(reader, { name, in: known, object, file: node.file }),
    );
  });
}

/** Names that a path has in braces, where that is all that stands there: some write patterns. */
export function namesInPath(path: string): readonly string[] {
  return [...new Set([...path.matchAll(/\{([\w.-]+)\}/g)].flatMap(([, name]) => name ?? []))];
}

/** What a path has in braces and nobody describes: a request needs it all the same. */
export function undeclaredParameters(
  reader: Reader,
  { path, file }: { readonly path: string; readonly file: string },
  declared: readonly Parameter[],
): readonly Parameter[] {
  const known = new Set(declared.flatMap(({ name, in: place }) => (place === 'path' ? [name] : [])));
  return namesInPath(path)
    .filter((name) => !known.has(name))
    .map((name) => readParameter(reader, { name, in: 'path', object: { schema: { type: 'string' } }, file }));
}

/** Unites the parameters of a path and of its operation: the operation's replace those with the same name and place. */
export function mergeParameters(
  shared: readonly Parameter[],
  operation: readonly Parameter[],
): readonly Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of [...shared, ...operation]) {
    merged.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...merged.values()];
}
