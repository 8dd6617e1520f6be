import type { OperationUrl } from '../model/operation-url.ts';
import type { SymbolContent } from './symbol-content.ts';

/** What a library offers, as a documentation tool found it. */
export interface Library {
  /** The language of its declarations, as fences name it. */
  readonly language: string;
  /** Everything that has a page, in the order of the groups of pages. */
  readonly symbols: readonly LibrarySymbol[];
  /** Finds a symbol by its kind and name, or a member by `METHOD` or `PROPERTY` and its parent's name before its own. */
  readonly find: (kind: string, name: string) => LibrarySymbol | undefined;
  /** The symbol that a type names. */
  readonly findType: (title: string) => LibrarySymbol | undefined;
  /** What the page of a symbol shows; `urlOf` tells where those are that its texts link to. */
  readonly readPage: (kind: string, name: string, urlOf: OperationUrl) => SymbolContent | undefined;
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

/** Labels of the groups of pages that are made by kind. */
const GROUPS: Readonly<Partial<Record<SymbolKind, string>>> = {
  MODULE: 'Modules',
  NAMESPACE: 'Namespaces',
  CLASS: 'Classes',
  FUNCTION: 'Functions',
  INTERFACE: 'Interfaces',
  TYPE: 'Types',
  ENUM: 'Enums',
  VARIABLE: 'Variables',
};

/** The label of the group of a kind: `Classes`. */
export function groupOfKind(kind: SymbolKind): string {
  return GROUPS[kind] ?? 'Reference';
}

/** Something that has a page: all that a library exports, or a member that a page asks for. */
export interface LibrarySymbol {
  readonly kind: SymbolKind;
  /** With the namespaces around it, and the module where two modules have one of that name: `Shapes.Circle`. */
  readonly name: string;
  /** What its page is called. */
  readonly title: string;
  /** Labels of the groups that its page is in, outermost first. */
  readonly groups: readonly string[];
  /** Path of its page below their folder, where the tool decides it. */
  readonly slug?: string;
  /** Its first words, in one paragraph. */
  readonly description?: string;
  readonly deprecated?: true;
}

/** The library of documents that are none. */
export const NO_LIBRARY: Library = {
  language: '',
  symbols: [],
  find: () => undefined,
  findType: () => undefined,
  readPage: () => undefined,
};
