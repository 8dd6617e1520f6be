import { objectOf, own } from '../model/json.ts';
import { categoryOf } from './comment.ts';
import { idOf, KIND, kindOf, membersOf, nameOf, type Reflection, signaturesOf } from './reflection.ts';

/** What a library offers, as TypeDoc found it. */
export interface Library {
  /** Everything that has a page, in the order of the groups of pages. */
  readonly symbols: readonly LibrarySymbol[];
  /** By kind and name: `CLASS Lamp`. */
  readonly byName: ReadonlyMap<string, LibrarySymbol>;
  /** By name alone, as types name it; what can be a type comes before what cannot. */
  readonly byTitle: ReadonlyMap<string, LibrarySymbol>;
  /** Where each declaration is shown, by TypeDoc's number. */
  readonly homes: ReadonlyMap<number, SymbolHome>;
}

/** The word for a kind of symbol in references and front matter, in upper case. */
export type SymbolKind =
  | 'MODULE'
  | 'NAMESPACE'
  | 'CLASS'
  | 'FUNCTION'
  | 'INTERFACE'
  | 'TYPE'
  | 'ENUM'
  | 'VARIABLE'
  | 'METHOD'
  | 'PROPERTY';

/** Something that has a page: all that a library exports, or a member that a page asks for. */
export interface LibrarySymbol {
  readonly kind: SymbolKind;
  /** With the namespaces around it, and the module where two modules have one of that name: `Shapes.Circle`. */
  readonly name: string;
  /** Labels of the groups that its page is in, outermost first. */
  readonly groups: readonly string[];
  readonly reflection: Reflection;
}

/** The page that shows a declaration, and the member of it there. */
export interface SymbolHome {
  readonly symbol: LibrarySymbol;
  readonly member?: Reflection;
}

/** The kinds that have pages, in the order of their groups, with the labels of these. */
const KINDS: readonly {
  readonly number: number;
  readonly kind: SymbolKind;
  readonly group: string;
}[] = [
  { number: KIND.module, kind: 'MODULE', group: 'Modules' },
  { number: KIND.namespace, kind: 'NAMESPACE', group: 'Namespaces' },
  { number: KIND.class, kind: 'CLASS', group: 'Classes' },
  { number: KIND.function, kind: 'FUNCTION', group: 'Functions' },
  { number: KIND.interface, kind: 'INTERFACE', group: 'Interfaces' },
  { number: KIND.type, kind: 'TYPE', group: 'Types' },
  { number: KIND.enum, kind: 'ENUM', group: 'Enums' },
  { number: KIND.variable, kind: 'VARIABLE', group: 'Variables' },
];

/** The label of the group of a kind: `Classes`. */
export function groupOfKind(kind: SymbolKind): string {
  return KINDS.find((known) => known.kind === kind)?.group ?? 'Reference';
}

/** The name of a group by its label and those around it. Addresses have no line breaks, and labels neither. */
export function groupName(labels: readonly string[]): string {
  return labels.join(' \n');
}

/** A declaration that has a page, before names are made to differ. */
interface Found {
  readonly kind: SymbolKind;
  readonly name: string;
  /** Name of the module that it is in, where there are several. */
  readonly module?: string;
  readonly reflection: Reflection;
}

/** Lists what a project of TypeDoc exports. */
export function readLibrary(project: Reflection): Library {
  const found = findIn(project, '', undefined);
  const count = new Map<string, number>();
  for (const { kind, name } of found) count.set(`${kind} ${name}`, (count.get(`${kind} ${name}`) ?? 0) + 1);
  const symbols = found.map(({ kind, name, module, reflection }): LibrarySymbol => {
    const isShared = module !== undefined && (count.get(`${kind} ${name}`) ?? 0) > 1;
    const group = categoryOf(reflection) ?? groupOfKind(kind);
    const groups = module === undefined ? [group] : kind === 'MODULE' ? [module] : [module, group];
    return { kind, name: isShared ? `${module}.${name}` : name, groups, reflection };
  });
  const byName = new Map(symbols.toReversed().map((symbol) => [`${symbol.kind} ${symbol.name}`, symbol]));
  const byTitle = new Map(symbols.toSorted(typesLast).map((symbol) => [titleOf(symbol), symbol]));
  return { symbols, byName, byTitle, homes: homesOf(symbols) };
}

/** The last part of a symbol's name. */
export function titleOf({ reflection }: LibrarySymbol): string {
  return nameOf(reflection);
}

const TYPES: ReadonlySet<SymbolKind> = new Set(['CLASS', 'INTERFACE', 'TYPE', 'ENUM']);

function typesLast(one: LibrarySymbol, other: LibrarySymbol): number {
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
function homesOf(symbols: readonly LibrarySymbol[]): ReadonlyMap<number, SymbolHome> {
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
