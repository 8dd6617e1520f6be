import type { Scalar, Span } from '@waymark/core/source';

/** A value that was read from a file without running it, and its place. Trees of JSON files are such values too. */
export type StaticValue =
  | { readonly kind: 'object'; readonly members: readonly StaticMember[]; readonly span: Span }
  | { readonly kind: 'array'; readonly items: readonly StaticValue[]; readonly span: Span }
  | { readonly kind: 'scalar'; readonly value: Scalar; readonly span: Span }
  /** What only running the code would tell; `text` is what is known of a text. */
  | { readonly kind: 'unknown'; readonly span: Span; readonly text?: string };

/** A key of an object and its value. */
export interface StaticMember {
  readonly key: string;
  readonly value: StaticValue;
}

/** The static form of plain data; its place is that of the file. */
export function staticOf(value: unknown, span: Span): StaticValue {
  if (Array.isArray(value)) return { kind: 'array', items: value.map((item) => staticOf(item, span)), span };
  if (value instanceof Date) return { kind: 'scalar', value: value.toISOString(), span };
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => ({ key, value: staticOf(item, span) }));
    return { kind: 'object', members, span };
  }
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  return { kind: 'scalar', value: isScalar ? (value as Scalar) : null, span };
}
