import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import type { Span } from '@waymark/core/source';
import { type JsonValue, objectOf, own } from '../../model/json.ts';
import { findTarget, HOPS, readReference } from '../../references/references.ts';
import type { LoadedDocument } from '../load-documents.ts';

/**
 * Finds references that lead back to themselves with nothing but references between: they stand for no value. A schema
 * that contains itself is something else, and fine. Each value is looked at once, however long a row is.
 */
export function checkCircles(
  loaded: readonly LoadedDocument[],
  documents: ReadonlyMap<string, JsonValue>,
): readonly Diagnostic[] {
  const found: Found = { lengths: new Map(), circles: new Map() };
  const starts = loaded.flatMap(startsOf);
  const long = starts.flatMap((start) => {
    if (found.lengths.has(start.holder)) return [];
    // One diagnostic for the row, at the value from which it is too long.
    if (followRow(documents, start, found) !== HOPS + 1) return [];
    return [
      openapiDiagnostics['reference-chain']({ reference: start.reference, limit: HOPS }, start.where()),
    ];
  });
  const round = starts.flatMap((start) => {
    // One diagnostic for the circle, at a reference that is part of it: others only lead into it.
    const circle = found.circles.get(start.holder);
    if (circle === undefined) return [];
    for (const member of circle.keys()) found.circles.delete(member);
    return [openapiDiagnostics['circular-reference']({ chain: chainFrom(circle, start) }, start.where())];
  });
  return [...long, ...round];
}

interface Start {
  /** The value that holds the reference. */
  readonly holder: JsonValue;
  readonly reference: string;
  readonly base: string;
  readonly where: () => { readonly span: Span; readonly path: string };
}

/** References by the values that hold them, each of which leads to the next one, and the last to the first. */
type Circle = ReadonlyMap<JsonValue, string>;

interface Found {
  /** How many references follow each other from a value on. */
  readonly lengths: Map<JsonValue, number>;
  /** Circles by each of their members. */
  readonly circles: Map<JsonValue, Circle>;
}

function startsOf({ file, parsed, references }: LoadedDocument): readonly Start[] {
  return references.map(({ reference, holder, pointer, base }) => ({
    holder,
    reference,
    base,
    where: () => ({ span: { file, ...parsed.locate(pointer) }, path: pointer }),
  }));
}

/** The references of a circle in the order in which they are followed from one of its values, and back. */
function chainFrom(circle: Circle, { holder, reference }: Start): readonly string[] {
  const names = [...circle.values()];
  const start = [...circle.keys()].indexOf(holder);
  return [...names.slice(start), ...names.slice(0, start), reference];
}

/** How many references follow each other from a value on; what ends in a circle has no end. */
function followRow(
  documents: ReadonlyMap<string, JsonValue>,
  { holder, reference, base }: Start,
  { lengths, circles }: Found,
): number {
  const members = new Map<JsonValue, string>([[holder, reference]]);
  const end = followToEnd(documents, { members, lengths, base });
  const row = [...members];
  const entry = row.findIndex(([member]) => member === end);
  const circle = new Map(entry < 0 ? [] : row.slice(entry));
  for (const member of circle.keys()) circles.set(member, circle);
  const further = end === undefined ? 0 : (lengths.get(end) ?? Number.POSITIVE_INFINITY);
  const length = members.size + further;
  for (const [index, [member]] of row.entries()) lengths.set(member, length - index);
  return length;
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
