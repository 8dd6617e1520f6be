import { defined, objectOf, own } from '../../model/json.ts';
import { groupOfKind, type LibrarySymbol, type SymbolKind } from '../library.ts';
import { categoryOf, isDeprecated, summaryOf } from './comment.ts';
import { idOf, KIND, kindOf, membersOf, nameOf, type Reflection, signaturesOf } from './reflection.ts';

/** What a project of TypeDoc exports. */
export interface TypedocProject {
  /** Everything that has a page, in the order of the groups of pages. */
  readonly symbols: readonly TypedocSymbol[];
  /** By kind and name: `CLASS Lamp`. */
  readonly byName: ReadonlyMap<string, TypedocSymbol>;
  /** By name alone, as types name it; what can be a type comes before what cannot. */
  readonly byTitle: ReadonlyMap<string, TypedocSymbol>;
  /** Where each declaration is shown, by TypeDoc's number. */
  readonly homes: ReadonlyMap<number, SymbolHome>;
}

/** A symbol with its declaration as TypeDoc writes it. */
export interface TypedocSymbol extends LibrarySymbol {
  readonly reflection: Reflection;
}

/** The page that shows a declaration, and the member of it there. */
export interface SymbolHome {
  readonly symbol: TypedocSymbol;
  readonly member?: Reflection;
}

/** The kinds that have pages, in the order of their groups. */
const KINDS: readonly {
  readonly number: number;
  readonly kind: SymbolKind;
}[] = [
  { number: KIND.module, kind: 'MODULE' },
  { number: KIND.namespace, kind: 'NAMESPACE' },
  { number: KIND.class, kind: 'CLASS' },
  { number: KIND.function, kind: 'FUNCTION' },
  { number: KIND.interface, kind: 'INTERFACE' },
  { number: KIND.type, kind: 'TYPE' },
  { number: KIND.enum, kind: 'ENUM' },
  { number: KIND.variable, kind: 'VARIABLE' },
];

/** A declaration that has a page, before names are made to differ. */
interface Found {
  readonly kind: SymbolKind;
  readonly name: string;
  /** Name of the module that it is in, where there are several. */
  readonly module?: string;
  readonly reflection: Reflection;
}

/** Lists what a project of TypeDoc exports. */
export function readProject(project: Reflection): TypedocProject {
  const found = findIn(project, '', undefined);
  const count = new Map<string, number>();
  for (const { kind, name } of found) count.set(`${kind} ${name}`, (count.get(`${kind} ${name}`) ?? 0) + 1);
  const symbols = found.map(({ kind, name, module, reflection }): TypedocSymbol => {
    const isShared = module !== undefined && (count.get(`${kind} ${name}`) ?? 0) > 1;
    const group = categoryOf(reflection) ?? groupOfKind(kind);
    const groups = module === undefined ? [group] : kind === 'MODULE' ? [module] : [module, group];
    return symbolOf(kind, isShared ? `${module}.${name}` : name, groups, reflection);
  });
  const byName = new Map(symbols.toReversed().map((symbol) => [`${symbol.kind} ${symbol.name}`, symbol]));
  const byTitle = new Map(symbols.toSorted(typesLast).map((symbol) => [nameOf(symbol.reflection), symbol]));
  return { symbols, byName, byTitle, homes: homesOf(symbols) };
}

function symbolOf(
  kind: SymbolKind,
  name: string,
  groups: readonly string[],
  reflection: Reflection,
): TypedocSymbol {
  const isCalled = kind === 'FUNCTION' || (kind === 'METHOD' && signaturesOf(reflection).length > 0);
  return defined<TypedocSymbol>({
    kind,
    name,
    title: isCalled ? `${name}()` : name,
    groups,
    description: summaryOf(reflection),
    deprecated: isDeprecated(reflection) ? true : undefined,
    reflection,
  });
}

/** Finds a symbol by its kind and name, or a member by `METHOD` or `PROPERTY` and its parent's name before its own. */
export function findSymbol(
  { symbols, byName }: TypedocProject,
  kind: string,
  name: string,
): TypedocSymbol | undefined {
  if (kind !== 'METHOD' && kind !== 'PROPERTY') return byName.get(`${kind} ${name}`);
  const end = name.lastIndexOf('.');
  const parent = symbols.find(
    (symbol) => symbol.name === name.slice(0, end) && membersOf(symbol.reflection).length > 0,
  );
  const member = membersOf(parent?.reflection ?? {}).find(
    (each) => nameOf(each) === name.slice(end + 1) && (kindOf(each) === KIND.method) === (kind === 'METHOD'),
  );
  return member && symbolOf(kind, name, [], member);
}

const TYPES: ReadonlySet<SymbolKind> = new Set(['CLASS', 'INTERFACE', 'TYPE', 'ENUM']);

function typesLast(one: TypedocSymbol, other: TypedocSymbol): number {
  return Number(TYPES.has(one.kind)) - Number(TYPES.has(other.kind));
}

/** Modules of a project stand for themselves; everything else follows in the order of its kinds. */
function findIn(container: Reflection, around: string, module: string | undefined): readonly Found[] {
  const members = membersOf(container);
  return KINDS.flatMap(({ number, kind }) =>
    members
      .filter((member) => kindOf(member) === number)
      .flatMap((reflection): readonly Found[] => {
        const inside = kind === 'MODULE' ? nameOf(reflection) : module;
        const name = `${around}${nameOf(reflection)}`;
        const found = { kind, name, reflection, ...(inside === undefined ? {} : { module: inside }) };
        if (kind === 'MODULE') return [found, ...findIn(reflection, '', inside)];
        return kind === 'NAMESPACE' ? [found, ...findIn(reflection, `${name}.`, inside)] : [found];
      }),
  );
}

/** Every declaration with its number, and all that it holds that has no page of its own. */
function homesOf(symbols: readonly TypedocSymbol[]): ReadonlyMap<number, SymbolHome> {
  const homes = new Map<number, SymbolHome>();
  const note = (reflection: Reflection, home: SymbolHome): void => {
    const accessors = ['getSignature', 'setSignature'].map((key) => objectOf(own(reflection, key)));
    for (const each of [reflection, ...signaturesOf(reflection), ...accessors]) {
      const id = each && idOf(each);
      if (id !== undefined) homes.set(id, home);
    }
  };
  for (const symbol of symbols)
    for (const member of membersOf(symbol.reflection)) note(member, { symbol, member });
  // A member of a namespace or a module that has a page is there.
  for (const symbol of symbols) note(symbol.reflection, { symbol });
  return homes;
}
