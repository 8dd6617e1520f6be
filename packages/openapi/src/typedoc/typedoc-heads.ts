import { defined, type SpecNode } from '../model/json.ts';
import type { OperationHead, Specification } from '../model/model.ts';
import { isDeprecated, summaryOf } from './comment.ts';
import { groupName, type Library, type LibrarySymbol, type SymbolKind } from './library.ts';
import { KIND, kindOf, membersOf, nameOf, signaturesOf } from './reflection.ts';

const NOTHING: Library = { symbols: [], byName: new Map(), byTitle: new Map(), homes: new Map() };

/** The library of a specification that is one; an empty one for others. */
export function libraryOf({ library = NOTHING }: Pick<Specification, 'library'>): Library {
  return library;
}

/** Lists the symbols of a library as operations. */
export function typedocHeads(specification: Specification): readonly OperationHead[] {
  return libraryOf(specification).symbols.map((symbol) => symbolHead(specification, symbol));
}

/** Finds a symbol by its kind and name, or a member by `METHOD` or `PROPERTY` and its parent's name before its own. */
export function findSymbolHead(
  specification: Specification,
  kind: string,
  name: string,
): OperationHead | undefined {
  const symbol = findSymbol(libraryOf(specification), kind, name);
  return symbol && symbolHead(specification, symbol);
}

/** The same as it stands in the library. */
export function findSymbol(library: Library, kind: string, name: string): LibrarySymbol | undefined {
  if (kind !== 'METHOD' && kind !== 'PROPERTY') return library.byName.get(`${kind} ${name}`);
  const end = name.lastIndexOf('.');
  const parent = library.symbols.find(
    (symbol) => symbol.name === name.slice(0, end) && membersOf(symbol.reflection).length > 0,
  );
  const member = membersOf(parent?.reflection ?? {}).find(
    (each) => nameOf(each) === name.slice(end + 1) && (kindOf(each) === KIND.method) === (kind === 'METHOD'),
  );
  return member && { kind, name, groups: [], reflection: member };
}

/** The symbol that a type names, as a reference to its page. */
export function findType(
  specification: Specification,
  title: string,
): { readonly method: SymbolKind; readonly path: string } | undefined {
  const symbol = libraryOf(specification).byTitle.get(title);
  return symbol && { method: symbol.kind, path: symbol.name };
}

function symbolHead({ source }: Specification, symbol: LibrarySymbol): OperationHead {
  const node: SpecNode = { file: source, value: {} };
  const { kind, name, groups, reflection } = symbol;
  const isCalled = kind === 'FUNCTION' || (kind === 'METHOD' && signaturesOf(reflection).length > 0);
  return defined<OperationHead>({
    kind: 'symbol',
    method: kind,
    path: name,
    title: isCalled ? `${name}()` : name,
    description: summaryOf(reflection),
    tags: [groupName(groups)],
    deprecated: isDeprecated(reflection) ? true : undefined,
    pointer: '',
    node,
    pathItem: node,
  });
}
