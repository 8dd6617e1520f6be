import { resolvePath } from '@waymark/core/source';
import { type JsonObject, type JsonValue, objectOf, own } from '../model/json.ts';
import { isFileReference, isProjectFile, pointerSegment } from './references.ts';

/** A `$ref` and where it stands. */
export interface WrittenReference {
  readonly reference: string;
  /** Pointer of the string itself. */
  readonly pointer: string;
  /** The value that holds it. */
  readonly holder: JsonValue;
  /** What it is resolved from: the file, or the `$id` of the schema around it. */
  readonly base: string;
}

/** A part of a document that has a name of its own. */
export interface NamedPart {
  /** The resolved `$id` or `$self`, or base and anchor joined by `#`. */
  readonly name: string;
  readonly value: JsonValue;
}

/** What a document refers to, and what in it can be referred to other than by its path. */
export interface CollectedReferences {
  readonly references: readonly WrittenReference[];
  readonly anchors: readonly NamedPart[];
  /** Schemas with an `$id`: inside them, references are resolved from it. */
  readonly resources: readonly NamedPart[];
}

/** Keys whose value is data of the API, in which `$ref` is a word like any other. */
const DATA_KEYS: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);

/** Keys whose object maps names chosen by the author, so that none of its keys is a keyword. */
const NAME_MAPS: ReadonlySet<string> = new Set([
  '$defs',
  'definitions',
  'dependentSchemas',
  'examples',
  'headers',
  'parameters',
  'patternProperties',
  'properties',
  'responses',
  'schemas',
]);

const REFERENCE_KEYS: readonly string[] = ['$ref', '$dynamicRef'];

interface Visit {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly base: string;
  readonly names: boolean;
}

interface Found {
  readonly references: WrittenReference[];
  readonly anchors: NamedPart[];
  readonly resources: NamedPart[];
}

/** Finds every reference and name of a document. Linear in its size: a value shared by YAML anchors is visited once. */
export function collectReferences(document: JsonValue, file: string): CollectedReferences {
  const found: Found = { references: [], anchors: [], resources: [] };
  const seen = new Set<JsonValue>();
  const stack: Visit[] = [{ value: document, pointer: '', base: file, names: false }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value } = visit;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    visitChildren(visit, found, stack);
  }
  return found;
}

function visitChildren({ value, pointer, names, base: outer }: Visit, found: Found, stack: Visit[]): void {
  const object = names ? undefined : objectOf(value);
  const base = object === undefined ? outer : readNames(object, outer, found);
  for (const [key, child] of Object.entries(value as JsonObject) as [string, JsonValue][]) {
    const childPointer = `${pointer}/${pointerSegment(key)}`;
    // Where names stand, a text is none of what they name: the whole map stands elsewhere.
    if (typeof child === 'string' && (REFERENCE_KEYS.includes(key) || isExternalFile(key, child, names))) {
      found.references.push({ reference: child, pointer: childPointer, holder: value, base });
    } else if (names || !isData(key, child)) {
      stack.push({ value: child, pointer: childPointer, base, names: !names && NAME_MAPS.has(key) });
    }
  }
}

/** Notes the names of an object; the answer is the base inside it. */
function readNames(object: JsonObject, outer: string, found: Found): string {
  const id = own(object, '$id') ?? own(object, '$self');
  const isResource = typeof id === 'string' && id !== '' && !id.startsWith('#');
  const base = isResource ? resolvePath(outer, id.replace(/#$/, '')) : outer;
  if (isResource) found.resources.push({ name: base, value: object });
  const anchors = [
    own(object, '$anchor'),
    own(object, '$dynamicAnchor'),
    isResource ? undefined : own(object, '$id'),
  ];
  for (const anchor of anchors) {
    if (typeof anchor !== 'string' || anchor === '') continue;
    found.anchors.push({ name: `${base}#${anchor.replace(/^#/, '')}`, value: object });
  }
  return base;
}

/** An example may lie in a file of its own; a path from the root is one of the API's host. */
function isExternalFile(key: string, value: string, names: boolean): boolean {
  return key === 'externalValue' && !names && !value.startsWith('/') && isProjectFile(value);
}

function isData(key: string, value: JsonValue): boolean {
  if (key === 'value' && isFileReference(value)) return false;
  return DATA_KEYS.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));
}
