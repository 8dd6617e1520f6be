import { decodePath, isUrl, resolvePath } from '@waymark/core/source';
import { type JsonObject, type JsonValue, objectOf, own, type SpecNode } from '../model/json.ts';

/** References followed in a row before a chain counts as endless. */
export const HOPS = 100;

/** Splits a JSON pointer (with or without `#`) into its keys. */
export function pointerSegments(pointer: string): readonly string[] {
  const path = pointer.replace(/^#/, '');
  if (path === '' || path === '/') return [];
  return path
    .replace(/^\//, '')
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Writes a key so that it can stand in a JSON pointer. */
export function pointerSegment(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The value at a pointer, if there is one. */
export function valueAtPointer(document: JsonValue | undefined, pointer: string): JsonValue | undefined {
  let value = document;
  for (const segment of pointerSegments(pointer)) {
    value = Array.isArray(value) ? value[Number(segment)] : own(objectOf(value), segment);
    if (value === undefined) return undefined;
  }
  return value;
}

/** Parts of the longest pointer that is read so: each beginning of the rest may be a key. */
const MOST_PARTS = 100;

/** A pointer as it should be written whose keys hold slashes that it does not escape: `#/paths//boats/get`. */
export function escapedPointer(document: JsonValue | undefined, pointer: string): string | undefined {
  let value = objectOf(document);
  let keys = pointerSegments(pointer);
  if (keys.length > MOST_PARTS) return undefined;
  let escaped = '';
  while (value !== undefined && keys.length > 0) {
    const parts =
      keys.findIndex((_, index) => own(value, keys.slice(0, index + 1).join('/')) !== undefined) + 1;
    if (parts === 0) return undefined;
    const key = keys.slice(0, parts).join('/');
    escaped += `/${pointerSegment(key)}`;
    keys = keys.slice(parts);
    value = objectOf(own(value, key));
  }
  return keys.length === 0 && escaped !== '' ? escaped : undefined;
}

/** Where a `$ref` leads: a document (path or URL) and a pointer in it. */
export interface ReferenceTarget {
  readonly file: string;
  readonly pointer: string;
}

/** Reads a `$ref` as written in a file. */
export function readReference(reference: string, fromFile: string): ReferenceTarget {
  const hash = reference.indexOf('#');
  const path = decodePath(hash === -1 ? reference : reference.slice(0, hash));
  const pointer = hash === -1 ? '' : decodePath(reference.slice(hash + 1));
  return { file: path === '' ? fromFile : resolvePath(fromFile, path), pointer };
}

/**
 * Whether the value of an example is nothing but a `$ref` to a file of the project. By the letter it is data; authors who
 * write it mean the content of the file, which bundlers put in its place.
 */
export function isFileReference(value: JsonValue): boolean {
  const [[key, reference] = [], ...others] = Object.entries(objectOf(value) ?? {});
  return key === '$ref' && others.length === 0 && isProjectFile(reference);
}

/** Whether a text names a file of the project that holds a value. */
export function isProjectFile(written: JsonValue | undefined): written is string {
  return typeof written === 'string' && /^[^#]+\.(?:json|ya?ml)(?:#|$)/i.test(written) && !isUrl(written);
}

/** The value that a reference leads to: by its path, by its anchor, or by a path with slashes that it does not escape. */
export function findTarget(
  documents: ReadonlyMap<string, JsonValue>,
  { file, pointer }: ReferenceTarget,
): JsonValue | undefined {
  const isPath = pointer === '' || pointer.startsWith('/');
  const document = documents.get(file);
  const named = isPath
    ? undefined
    : (documents.get(`${file}#${pointer}`) ?? documents.get(`${ownName(document, file)}#${pointer}`));
  const found = named ?? valueAtPointer(document, pointer);
  return found ?? valueAtPointer(document, escapedPointer(document, pointer) ?? pointer);
}

/** What a document calls itself: its anchors are known by that. */
function ownName(document: JsonValue | undefined, file: string): string {
  const object = objectOf(document);
  const name = own(object, '$id') ?? own(object, '$self');
  return typeof name === 'string' ? resolvePath(file, name.replace(/#$/, '')) : file;
}

/** A value with its references followed. */
export interface ResolvedNode {
  readonly node: SpecNode;
  /** The value as an object; an empty one when it is none. */
  readonly object: JsonObject;
  /** Last key of the last reference followed: the name of a schema. */
  readonly name?: string;
}

/**
 * Follows the `$ref` of a value, and of what it leads to. Keys written beside a `$ref` are laid over its target,
 * as 3.1 has it. What leads nowhere or in circles is an empty object: reading the specification has reported it.
 */
export function resolveNode(documents: ReadonlyMap<string, JsonValue>, node: SpecNode): ResolvedNode {
  let current = node;
  let name: string | undefined;
  const overlays: JsonObject[] = [];
  for (let hop = 0; hop < HOPS; hop++) {
    const object = objectOf(current.value) ?? {};
    const reference = own(object, '$ref') ?? own(object, '$dynamicRef');
    if (typeof reference !== 'string')
      return finish(inResource(documents, current, object), object, overlays, name);
    const { $ref: _, $dynamicRef: __, ...siblings } = object;
    if (Object.keys(siblings).length > 0) overlays.unshift(siblings);
    const target = readReference(reference, current.file);
    name = nameOf(target) ?? name;
    const value = findTarget(documents, target);
    if (value === undefined) break;
    current = { file: target.file, value };
  }
  return finish({ file: current.file, value: {} }, {}, overlays, name);
}

/** Last key of a pointer, else the name of the file without its extension. */
function nameOf({ file, pointer }: ReferenceTarget): string | undefined {
  return pointerSegments(pointer).at(-1) ?? stemOf(file);
}

/** `pets` of `specs/pets.v1.json`. */
function stemOf(file: string): string | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.split('.')[0] || name || undefined;
}

/** A schema with an `$id` is a document of its own: what is inside it is resolved from there. */
function inResource(documents: ReadonlyMap<string, JsonValue>, node: SpecNode, object: JsonObject): SpecNode {
  const id = own(object, '$id');
  const resource = typeof id === 'string' ? resolvePath(node.file, id.replace(/#$/, '')) : undefined;
  if (resource === undefined || documents.get(resource) !== node.value) return node;
  return { file: resource, value: node.value };
}

function finish(
  node: SpecNode,
  object: JsonObject,
  overlays: readonly JsonObject[],
  name: string | undefined,
): ResolvedNode {
  const merged: JsonObject =
    overlays.length === 0
      ? object
      : Object.fromEntries([object, ...overlays].flatMap((layer) => Object.entries(layer)));
  return name === undefined ? { node, object: merged } : { node, object: merged, name };
}
