import { objectOf } from '../../config/json/plain-json.ts';

/** A root field or type of a GraphQL schema. */
export interface WrittenSymbol {
  readonly source?: string;
  /** In upper case: `QUERY`, `MUTATION`, `TYPE` … */
  readonly kind: string;
  readonly name: string;
}

/** The root field or type that a page documents by its key `graphql`. */
export function readSymbol(frontmatter: Readonly<Record<string, unknown>>): WrittenSymbol | undefined {
  const { source, kind, name } = objectOf(frontmatter['graphql']) ?? {};
  if (typeof kind !== 'string' || typeof name !== 'string') return undefined;
  const symbol = { kind: kind.trim().toUpperCase(), name: name.trim() };
  return typeof source === 'string' ? { source, ...symbol } : symbol;
}

/** The same as one text, as specifications are asked for it. */
export function symbolReference(frontmatter: Readonly<Record<string, unknown>>): string | undefined {
  const symbol = readSymbol(frontmatter);
  return symbol && [symbol.source ?? [], symbol.kind, symbol.name].flat().join(' ');
}
