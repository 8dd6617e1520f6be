import { type Diagnostic, openapiDiagnostics } from '@waymark/core/diagnostics';
import { type JsonValue, objectOf, own } from './json.ts';
import type { LoadedDocument } from './load-documents.ts';
import { findTarget, pointerSegment, pointerSegments, readReference } from './references.ts';

/**
 * Finds references that lead back to themselves with nothing but references between: they stand for no value. A schema
 * that contains itself is something else, and fine.
 */
export function checkCircles(
  loaded: readonly LoadedDocument[],
  documents: ReadonlyMap<string, JsonValue>,
): readonly Diagnostic[] {
  const reported = new Set<JsonValue>();
  return loaded.flatMap(({ file, parsed, value, references }) =>
    references.flatMap(({ reference, pointer, base }) => {
      const holder = findTarget(new Map([[file, value]]), { file, pointer: parentOf(pointer) });
      if (holder === undefined || reported.has(holder)) return [];
      const circle = circleFrom(documents, { holder, reference, base });
      if (circle === undefined) return [];
      for (const member of circle.members) reported.add(member);
      const where = { span: { file, ...parsed.locate(pointer) }, path: pointer };
      return [openapiDiagnostics['circular-reference']({ chain: [...circle.names, reference] }, where)];
    }),
  );
}

interface Start {
  readonly holder: JsonValue;
  readonly reference: string;
  readonly base: string;
}

/** The values and references of a circle through the start; undefined when it is on none. */
function circleFrom(
  documents: ReadonlyMap<string, JsonValue>,
  { holder, reference, base }: Start,
): { readonly members: readonly JsonValue[]; readonly names: readonly string[] } | undefined {
  const members: JsonValue[] = [];
  const names: string[] = [];
  let next: string = reference;
  let from = base;
  for (;;) {
    const target = readReference(next, from);
    const value = findTarget(documents, target);
    if (value === undefined || members.includes(value)) return undefined;
    members.push(value);
    names.push(next);
    if (value === holder) return { members, names };
    const further = own(objectOf(value), '$ref');
    if (typeof further !== 'string') return undefined;
    next = further;
    from = target.file;
  }
}

function parentOf(pointer: string): string {
  return pointerSegments(pointer)
    .slice(0, -1)
    .map((segment) => `/${pointerSegment(segment)}`)
    .join('');
}
