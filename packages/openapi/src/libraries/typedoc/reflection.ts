import { type JsonObject, type JsonValue, objectOf, objectsOf, own, stringOf } from '../../model/json.ts';

/**
 * A declaration, signature or parameter as TypeDoc writes it (`JSONOutput` of its schema 2.0). Nothing of it is trusted: what
 * is absent or of another shape counts as absent.
 */
export type Reflection = JsonObject;

/** Numbers by which TypeDoc tells kinds of declarations apart (`ReflectionKind`). */
export const KIND = {
  module: 2,
  namespace: 4,
  enum: 8,
  enumMember: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  method: 2048,
  constructorSignature: 16384,
  accessor: 262144,
  type: 2097152,
} as const;

/** Its name; empty where none is written. */
export function nameOf(reflection: Reflection): string {
  return stringOf(own(reflection, 'name')) ?? '';
}

/** Its number among kinds; 0 where none is written. */
export function kindOf(reflection: Reflection): number {
  const kind = own(reflection, 'kind');
  return typeof kind === 'number' ? kind : 0;
}

/** TypeDoc's own number of it, which links and types lead to. */
export function idOf(reflection: Reflection): number | undefined {
  const id = own(reflection, 'id');
  return typeof id === 'number' ? id : undefined;
}

/** The objects of one of its lists. */
export function listOf(reflection: Reflection, key: string): readonly Reflection[] {
  return objectsOf(own(reflection, key));
}

/** Whether it has a flag: `isOptional`, `isStatic`, `isReadonly` … */
export function hasFlag(reflection: Reflection, flag: string): boolean {
  return own(objectOf(own(reflection, 'flags')), flag) === true;
}

/** What it has and readers may use: nothing private, and nothing that only another package says. */
export function membersOf(reflection: Reflection): readonly Reflection[] {
  return listOf(reflection, 'children').filter(
    (member) => !hasFlag(member, 'isPrivate') && !hasFlag(member, 'isExternal'),
  );
}

/** The signatures by which it is called. */
export function signaturesOf(reflection: Reflection): readonly Reflection[] {
  return listOf(reflection, 'signatures');
}

/** What may be there under any name; TypeDoc 0.24 and 0.25 write one only, beside no list. */
export function indexSignaturesOf(reflection: Reflection): readonly Reflection[] {
  const only = objectOf(own(reflection, 'indexSignature'));
  return only === undefined ? listOf(reflection, 'indexSignatures') : [only];
}

/** Its parameters that are types; TypeDoc 0.24 and 0.25 call those of signatures in the singular. */
export function typeParametersOf(reflection: Reflection): readonly Reflection[] {
  return [...listOf(reflection, 'typeParameters'), ...listOf(reflection, 'typeParameter')];
}

/** The declaration that a type writes out: `{ x: number }`, `() => void`. */
export function writtenOut(type: JsonValue | undefined): Reflection | undefined {
  const object = objectOf(type);
  return own(object, 'type') === 'reflection' ? objectOf(own(object, 'declaration')) : undefined;
}
