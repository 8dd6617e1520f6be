import type { SpecNode } from '../model/json.ts';

/** What a library says of a symbol for its page. Types of fields stay nodes, to be read when they are shown. */
export interface SymbolContent {
  /** In one line: `class Lamp<T> extends Base`, `turn(degrees: number): void`; nothing for a page about several. */
  readonly signature: string;
  /** The whole declaration, where one line does not say it. */
  readonly code?: string;
  readonly comment: Comment;
  readonly sections: readonly SymbolSection[];
}

/** A comment of code as Markdown. */
export interface Comment {
  /** What it says first, and its remarks. */
  readonly text: string;
  readonly returns?: string;
  readonly throws: readonly string[];
  readonly examples: readonly string[];
  /** Why it should not be used any more; may be empty. */
  readonly deprecated?: string;
  /** A default as the comment names it. */
  readonly default?: string;
}

/** The first paragraph of a comment, for lists. */
export function summaryOf({ text }: Comment): string | undefined {
  return text.split('\n\n')[0] || undefined;
}

/** A word of the interface that is a heading. */
export type SectionWord = 'arguments' | 'properties' | 'returns' | 'throws';

/** A part of a symbol under its own heading: its properties, a method. */
export interface SymbolSection {
  /** What its address is made from. */
  readonly stem: string;
  /** A word of the interface, or a name. */
  readonly title: { readonly word: SectionWord } | { readonly name: string };
  /** Its declaration. */
  readonly code?: string;
  readonly comment: Comment;
  /** Name of the declaration that it was taken over from. */
  readonly inheritedFrom?: string;
  /** Parameters or properties, as an object. */
  readonly fields?: SpecNode;
  /** Type of what comes back; nothing for what says nothing of it. */
  readonly returns?: string;
}

/** A comment that says nothing. */
export const NO_COMMENT: Comment = { text: '', throws: [], examples: [] };
