import type { LinkTo } from '../html/html-markdown.ts';
import type { SymbolKind } from '../library.ts';
import type { Comment } from '../symbol-content.ts';

/** A type, a package, a function or a constant that has a page, from a tool that describes what code declares. */
export interface Declaration {
  readonly kind: SymbolKind;
  /** By which texts lead to it, as the tool writes it. */
  readonly id: string;
  /** With all that is around it: `com.example.Lamp.Builder`. */
  readonly name: string;
  /** Without its package: `Lamp.Builder`. */
  readonly title: string;
  /** Labels of the groups that its page is in, outermost first. */
  readonly groups: readonly string[];
  /** Path of its page below their folder. */
  readonly slug: string;
  /** Id of the declaration that it stands in. */
  readonly around?: string;
  /** As it is written; nothing for what is only a name. */
  readonly code: string;
  /** Of a function, or of what holds a value: itself. */
  readonly self?: Member;
  readonly members: readonly Member[];
  readonly say: (linkTo: LinkTo) => Said;
}

/** Part of a declaration that is shown on its page. */
export interface Member {
  readonly kind: 'constructor' | 'method' | 'value';
  /** By which texts lead to it. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly code: string;
  readonly parameters: readonly Parameter[];
  /** Of what it holds, or gives back. */
  readonly type?: string;
  readonly default?: string;
  /** Words before it that a list of fields shows: `static`. */
  readonly flags?: readonly string[];
  /** Name of the declaration that it was taken over from. */
  readonly inheritedFrom?: string;
  readonly say: (linkTo: LinkTo) => Said;
}

/** What something takes. */
export interface Parameter {
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  /** Whether it may be left out. */
  readonly optional?: boolean;
}

/** What is said of a declaration. */
export interface Said {
  readonly comment: Comment;
  /** Of what it takes, by name. */
  readonly parameters?: ReadonlyMap<string, string>;
  /** Members that are shown elsewhere, as Markdown. */
  readonly inherited?: string;
}
