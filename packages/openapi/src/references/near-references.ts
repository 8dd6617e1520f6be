import { hasMembers, type JsonValue, mapMembers } from '../model/json.ts';
import { collectReferences, type WrittenReference } from './collect-references.ts';
import { findTarget, pointerSegment, pointerSegments, readReference, valueAtPointer } from './references.ts';

/** How the references of tools begin that print one schema with all that it needs. */
const NEAR = /^#\/(?:\$defs|definitions)\//;

/**
 * The reference that was meant by one that leads nowhere from the top of its document, but to a definition of a schema around it:
 * authors paste printed schemas into documents.
 */
export function nearReference(
  document: JsonValue | undefined,
  { reference, pointer }: Pick<WrittenReference, 'reference' | 'pointer'>,
): string | undefined {
  if (!NEAR.test(reference) || !pointer.endsWith('/$ref')) return undefined;
  const around = pointerSegments(pointer).map(pointerSegment);
  const target = readReference(reference, '').pointer;
  for (let length = around.length - 1; length > 0; length--) {
    const meant = `/${around.slice(0, length).join('/')}${target}`;
    if (valueAtPointer(document, meant) !== undefined) return `#${meant.replaceAll('%', '%25')}`;
  }
  return undefined;
}

/** The documents with whole paths in place of near references. What does not change stays the same value. */
export function withWholePaths(
  documents: ReadonlyMap<string, JsonValue>,
  files: readonly string[],
): ReadonlyMap<string, JsonValue> {
  const meant = new Map(files.flatMap((file) => wholePaths(documents, file)));
  const seen = new Map<JsonValue, JsonValue>();
  const keep = (value: JsonValue): JsonValue => {
    if (!hasMembers(value)) return value;
    const whole = meant.get(value);
    const kept =
      seen.get(value) ?? mapMembers(value, (member, key) => (key === '$ref' && whole) || keep(member));
    seen.set(value, kept);
    return kept;
  };
  return new Map([...documents].map(([name, document]) => [name, keep(document)]));
}

/** What is meant by the near references of a document, by the values that hold them. */
function wholePaths(documents: ReadonlyMap<string, JsonValue>, file: string): readonly [JsonValue, string][] {
  const document = documents.get(file);
  if (document === undefined) return [];
  return collectReferences(document, file).references.flatMap((written) => {
    if (findTarget(documents, readReference(written.reference, file)) !== undefined) return [];
    const meant = nearReference(document, written);
    return meant === undefined ? [] : [[written.holder, meant]];
  });
}
