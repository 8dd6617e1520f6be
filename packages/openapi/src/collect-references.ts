import type { JsonValue } from './json.ts';
import { pointerSegment } from './references.ts';

/** A `$ref` and where it stands. */
export interface WrittenReference {
  readonly reference: string;
  /** Pointer of the string itself. */
  readonly pointer: string;
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

interface Visit {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly names: boolean;
}

/** Finds every reference of a document. Linear in its size: a value shared by YAML anchors is visited once. */
export function collectReferences(document: JsonValue): readonly WrittenReference[] {
  const found: WrittenReference[] = [];
  const seen = new Set<JsonValue>();
  const stack: Visit[] = [{ value: document, pointer: '', names: false }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value, pointer, names } = visit;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, child] of Object.entries(value) as [string, JsonValue][]) {
      const childPointer = `${pointer}/${pointerSegment(key)}`;
      if (key === '$ref' && !names && typeof child === 'string') {
        found.push({ reference: child, pointer: childPointer });
      } else if (names || !isData(key, child)) {
        stack.push({ value: child, pointer: childPointer, names: !names && NAME_MAPS.has(key) });
      }
    }
  }
  return found;
}

function isData(key: string, value: JsonValue): boolean {
  return DATA_KEYS.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(value));
}
