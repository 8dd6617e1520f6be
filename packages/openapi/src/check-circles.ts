import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { type JsonValue, objectOf, own } from './json.ts';
import type { LoadedDocument } from './load-documents.ts';
import { findTarget, HOPS, pointerSegment, pointerSegments, readReference } from './references.ts';

/**
 * Finds references that lead back to themselves with nothing but references between: they stand for no value. A schema
 * that contains itself is something else, and fine. Each value is looked at once, however long a row is.
 */
export function checkCircles(
  loaded: readonly LoadedDocument[],
  documents: ReadonlyMap<string, JsonValue>,
): readonly Diagnostic[] {
  const lengths = new Map<JsonValue, number>();
  return loaded.flatMap(({ file, parsed, value, references }) =>
    references.flatMap(({ reference, pointer, base }) => {
      const holder = findTarget(new Map([[file, value]]), { file, pointer: parentOf(pointer) });
      if (holder === undefined || lengths.has(holder)) return [];
      const row = followRow(documents, { holder, reference, base }, lengths);
      const where = { span: { file, ...parsed.locate(pointer) }, path: pointer };
      if (row.circle !== undefined)
        return [openapiDiagnostics['circular-reference']({ chain: row.circle }, where)];
      // One diagnostic for the row, at the value from which it is too long.
      if (row.length !== HOPS + 1) return [];
      return [openapiDiagnostics['reference-chain']({ reference, limit: HOPS }, where)];
    }),
  );
}

interface Start {
  readonly holder: JsonValue;
  readonly reference: string;
  readonly base: string;
}

/** A row of references: how many follow each other, and the names of a circle if it ends in a new one. */
interface Row {
  readonly length: number;
  readonly circle?: readonly string[];
}

function followRow(
  documents: ReadonlyMap<string, JsonValue>,
  { holder, reference, base }: Start,
  lengths: Map<JsonValue, number>,
): Row {
  const members = new Map<JsonValue, string>([[holder, reference]]);
  const end = followToEnd(documents, { members, lengths, base });
  if (end !== undefined && members.has(end)) {
    const names = [...members];
    const circle = names.slice(names.findIndex(([member]) => member === end)).map(([, name]) => name);
    for (const member of members.keys()) lengths.set(member, Number.POSITIVE_INFINITY);
    return { length: Number.POSITIVE_INFINITY, circle: [...circle, circle[0] ?? reference] };
  }
  const length = members.size + (end === undefined ? 0 : (lengths.get(end) ?? 0));
  for (const [index, member] of [...members.keys()].entries()) lengths.set(member, length - index);
  return { length };
}

/** Adds the values that are only references to the row; the answer is the first value that was met before, or none. */
function followToEnd(
  documents: ReadonlyMap<string, JsonValue>,
  {
    members,
    lengths,
    base,
  }: { members: Map<JsonValue, string>; lengths: Map<JsonValue, number>; base: string },
): JsonValue | undefined {
  let from = base;
  for (let next: JsonValue | undefined = [...members.values()][0]; typeof next === 'string'; ) {
    const target = readReference(next, from);
    const value = findTarget(documents, target);
    if (value === undefined) return undefined;
    if (members.has(value) || lengths.has(value)) return value;
    next = own(objectOf(value), '$ref');
    if (typeof next === 'string') members.set(value, next);
    from = target.file;
  }
  return undefined;
}

function parentOf(pointer: string): string {
  return pointerSegments(pointer)
    .slice(0, -1)
    .map((segment) => `/${pointerSegment(segment)}`)
    .join('');
}
