import { type JsonObject, objectOf, present, textOf } from '../../config/json/plain-json.ts';

/** A root field or type of a GraphQL schema, or a symbol of a library. */
export interface WrittenSymbol {
  /** The key that it stands at. */
  readonly key: 'graphql' | 'sdk';
  readonly source?: string;
  /** In upper case: `QUERY`, `TYPE`, `CLASS`, `METHOD` … */
  readonly kind: string;
  /** Of a member, after its parent's: `Lamp.turn`. */
  readonly name: string;
}

/** The symbol that a page documents by its key `graphql` or `sdk`. */
export function readSymbol(frontmatter: Readonly<Record<string, unknown>>): WrittenSymbol | undefined {
  const { graphql, sdk } = frontmatter;
  return symbolOf('graphql', objectOf(graphql)) ?? symbolOf('sdk', objectOf(sdk) ?? partsOf(textOf(sdk)));
}

/** The kinds that `graphql` and `sdk` know, in lower case. */
export const SYMBOL_KINDS = {
  graphql: ['query', 'mutation', 'subscription', 'type'],
  sdk: [
    'class',
    'interface',
    'enum',
    'function',
    'type',
    'variable',
    'namespace',
    'module',
    'method',
    'property',
  ],
} as const;

/** The same as one text, as specifications are asked for it. A kind that is none was told of with the front matter. */
export function symbolReference(frontmatter: Readonly<Record<string, unknown>>): string | undefined {
  const symbol = readSymbol(frontmatter);
  const isKnown =
    symbol !== undefined && SYMBOL_KINDS[symbol.key].some((kind) => kind.toUpperCase() === symbol.kind);
  return isKnown ? [symbol.source ?? [], symbol.kind, symbol.name].flat().join(' ') : undefined;
}

function symbolOf(key: WrittenSymbol['key'], written: JsonObject | undefined): WrittenSymbol | undefined {
  const { kind, name, parent, source } = written ?? {};
  if (typeof kind !== 'string' || typeof name !== 'string') return undefined;
  return present<WrittenSymbol>({
    key,
    source: textOf(source),
    kind: kind.trim().toUpperCase(),
    name: [textOf(parent)?.trim() ?? [], name.trim()].flat().join('.'),
  });
}

/** `[source ]kind name` in its parts. */
function partsOf(text: string | undefined): JsonObject | undefined {
  const [, source, kind, name] = /^(?:(.*\S)\s+)?(\S+)\s+(\S+)$/s.exec(text?.trim() ?? '') ?? [];
  return kind === undefined ? undefined : { source, kind, name };
}
