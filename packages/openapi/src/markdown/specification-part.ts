import {
  defined,
  entriesOf,
  hasMembers,
  type JsonObject,
  type JsonValue,
  objectOf,
  own,
  printJson,
  stringOf,
} from '../model/json.ts';
import type { OperationHead, Specification } from '../model/model.ts';
import { collectReferences } from '../references/collect-references.ts';
import { findTarget, pointerSegment, pointerSegments, readReference } from '../references/references.ts';
import { code, fence } from './markdown-text.ts';

/** Characters of JSON for what an operation refers to: beyond that a reader is better served by the specification itself. */
const ROOM = 32_000;

/** Keys of a path that hold for each of its operations. */
const SHARED_KEYS = ['summary', 'description', 'servers', 'parameters'];

/** A value of the specification's own document and its place there, as keys. */
interface Piece {
  readonly keys: readonly string[];
  readonly value: JsonValue;
  /** The file that its references are resolved from. */
  readonly file: string;
}

/** Pieces by key: what will be an object of the part. */
type Tree = Map<string, Tree | JsonValue>;

/**
 * The part of an OpenAPI or AsyncAPI document that describes an operation or channel, with what it refers to in there: a section
 * of Markdown, for agents that read specifications better than prose.
 */
export function specificationPart(specification: Specification, head: OperationHead): string {
  const { source, version } = specification;
  const roots = rootPieces(specification, head);
  const { found, isWhole } = referredPieces(specification, roots);
  const part: Tree = new Map();
  for (const piece of [...headPieces(specification), ...roots, ...found]) put(part, piece);
  const rest = isWhole ? '' : ' It refers to more than stands here.';
  return [
    `## ${version === 'asyncapi' ? 'AsyncAPI' : 'OpenAPI'}`,
    `Part of ${code(source)}.${rest}`,
    fence(printJson(toJson(part), 2), 'json'),
  ].join('\n\n');
}

/** What stands at the head of a document. One of Swagger 2.0 is given in the shape of 3, in which it is read. */
function headPieces({ source, version, title, document }: Specification): readonly Piece[] {
  const info = defined<JsonObject>({ title, version: own(objectOf(own(document, 'info')), 'version') });
  const format =
    version === 'asyncapi'
      ? { asyncapi: own(document, 'asyncapi') }
      : { openapi: own(document, 'openapi') ?? '3.0.3' };
  const shared = { servers: own(document, 'servers'), security: own(document, 'security') };
  return entriesOf(defined<JsonObject>({ ...format, info, ...shared })).map(([key, value]) => ({
    keys: [key],
    value,
    file: source,
  }));
}

/** The operation, what its path says of all of them, and of a channel the operations that are about it. */
function rootPieces(
  { document, source, version }: Specification,
  { pointer, node, pathItem }: OperationHead,
): readonly Piece[] {
  const keys = pointerSegments(pointer);
  const piece: Piece = { keys, ...node };
  if (version !== 'asyncapi') {
    const item = objectOf(pathItem.value);
    const shared = SHARED_KEYS.flatMap((key) => {
      const value = own(item, key);
      return value === undefined ? [] : [{ keys: [...keys.slice(0, -1), key], value, file: pathItem.file }];
    });
    return [...shared, piece];
  }
  // Before version 3, operations stand in their channel.
  if (stringOf(own(document, 'asyncapi'))?.startsWith('2.') === true) return [piece];
  const reference = `#${pointer}`;
  const about = entriesOf(own(document, 'operations')).flatMap(([id, value]) => {
    const channel = objectOf(own(objectOf(value), 'channel'));
    return own(channel, '$ref') === reference ? [{ keys: ['operations', id], value, file: source }] : [];
  });
  return [piece, ...about];
}

/** What pieces refer to in the document, and what that refers to: the nearest first, as far as there is room. */
function referredPieces(
  { source, document, documents }: Specification,
  roots: readonly Piece[],
): { readonly found: readonly Piece[]; readonly isWhole: boolean } {
  const known = new Set(roots.map(({ keys }) => toPointer(keys)));
  const found: Piece[] = [];
  let room = ROOM;
  let isWhole = true;
  const add = (pointer: string, value: JsonValue | undefined): void => {
    if (value === undefined || known.has(pointer) || pointer === '') return;
    known.add(pointer);
    const length = lengthUpTo(room, value);
    if (length > room) {
      isWhole = false;
      return;
    }
    room -= length;
    found.push({ keys: pointerSegments(pointer), value, file: source });
  };
  for (const name of schemesOf(document, roots)) {
    const pointer = toPointer(['components', 'securitySchemes', name]);
    add(pointer, findTarget(documents, { file: source, pointer }));
  }
  // What is found is asked in its turn.
  for (const list of [roots, found])
    for (const { value, file } of list)
      for (const { reference, base } of collectReferences(value, file).references) {
        const target = readReference(reference, base);
        if (target.file === source) add(target.pointer, findTarget(documents, target));
      }
  return { found, isWhole };
}

/** About how many characters a value has as JSON; of one that is longer than `most`, only that it is. */
function lengthUpTo(most: number, value: JsonValue): number {
  if (!hasMembers(value)) return printJson(value).length;
  let length = 2;
  for (const [key, child] of Object.entries(value)) {
    if (length > most) break;
    length += key.length + 4 + lengthUpTo(most - length, child ?? null);
  }
  return length;
}

/** Names of the security schemes that pieces ask for; those of the document where they ask for none. */
function schemesOf(document: JsonObject, roots: readonly Piece[]): readonly string[] {
  const written = roots.flatMap(({ value }) => own(objectOf(value), 'security') ?? []);
  const asked = written.length > 0 ? written : [own(document, 'security') ?? []].flat();
  return [...new Set(asked.flatMap((each) => Object.keys(objectOf(each as JsonValue) ?? {})))];
}

const toPointer = (keys: readonly string[]): string => keys.map((key) => `/${pointerSegment(key)}`).join('');

/** Puts a piece at its place; nothing where a piece around it is there already. */
function put(tree: Tree, { keys, value }: Piece): void {
  let at = tree;
  for (const key of keys.slice(0, -1)) {
    const next = at.get(key) ?? new Map();
    if (!(next instanceof Map)) return;
    at.set(key, next);
    at = next;
  }
  at.set(keys.at(-1) ?? '', value);
}

function toJson(tree: Tree): JsonObject {
  return Object.fromEntries(
    [...tree].map(([key, value]) => [key, value instanceof Map ? toJson(value) : value]),
  );
}
