import { type JsonObject, type JsonValue, objectOf, stringsOf } from '../model/json.ts';
import type { WrittenDocument } from '../model/model.ts';
import { pointerSegment, pointerSegments, readReference, valueAtPointer } from '../references/references.ts';
import type { LoadedDocuments } from './load-documents.ts';
import { upgradeParameter, upgradePathItem, upgradeResponse } from './upgrade-swagger.ts';

/** Converts the paths, parameters and responses that a Swagger 2.0 document has in other files, which do not say their version. */
export function upgradeLinked(
  source: string,
  document: JsonObject,
  { documents, followed }: Pick<LoadedDocuments, 'documents' | 'followed'>,
): ReadonlyMap<string, JsonValue> {
  const upgraded = new Map(documents);
  const done = new Set<string>();
  for (const { reference, base, pointer } of followed.flatMap((each) => each.references)) {
    const upgrade = upgraderOf(pointer);
    const target = readReference(reference, base);
    const key = `${target.file}#${target.pointer}`;
    const value = objectOf(valueAtPointer(documents.get(target.file), target.pointer));
    if (upgrade === undefined || value === undefined || target.file === source || done.has(key)) continue;
    done.add(key);
    const part = upgrade({ document, documents, file: target.file }, value);
    upgraded.set(target.file, replaceAt(upgraded.get(target.file), pointerSegments(target.pointer), part));
  }
  return upgraded;
}

/** What a reference stands for, by where it is written. */
function upgraderOf(
  pointer: string,
): ((reading: WrittenDocument, value: JsonObject) => JsonObject) | undefined {
  if (/^\/paths\/[^/]+\/\$ref$/.test(pointer)) return upgradePathItem;
  if (/\/parameters\/[^/]+\/\$ref$/.test(pointer))
    return (_, value) => (value['in'] === 'body' ? value : upgradeParameter(value));
  if (/\/responses\/[^/]+\/\$ref$/.test(pointer))
    return ({ document }, value) => upgradeResponse(value, stringsOf(document['produces']));
  return undefined;
}

function replaceAt(
  value: JsonValue | undefined,
  [segment, ...rest]: readonly string[],
  part: JsonValue,
): JsonValue {
  if (segment === undefined) return part;
  const inner = replaceAt(valueAtPointer(value, `/${pointerSegment(segment)}`), rest, part);
  if (Array.isArray(value))
    return value.map((entry: JsonValue, index) => (String(index) === segment ? inner : entry));
  return { ...objectOf(value), [segment]: inner };
}
