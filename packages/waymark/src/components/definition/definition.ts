import type { Support } from '@waymark/core/config';
import type { PageField } from '@waymark/core/content';
import type { FunctionComponent } from 'preact';
import type { Part } from './part.ts';

/** Declaration of one prop: checked, documented and typed from here. */
export interface PropDeclaration {
  /** As printed in the reference table. A union of literals lists its values. */
  readonly type:
    | 'string'
    | 'number'
    | 'boolean'
    | 'icon'
    | 'href'
    | 'node'
    | 'array'
    | 'object'
    | 'color'
    | 'mode-color'
    | 'any'
    | readonly string[];
  readonly required?: boolean;
  /** A prop, or `children` for what stands between the tags, beside which it is not required. */
  readonly unless?: string;
  /** A prop without which it does nothing. */
  readonly needs?: string;
  /** The least and the most that a number may be; what lies beyond counts as one of them. */
  readonly range?: readonly [least: number, most: number];
  /** It is the place of a part among those of these names in the tag, from 0. */
  readonly indexOf?: readonly string[];
  /** The object that it may be as well, as printed in the reference table. */
  readonly objectForm?: string;
  /** What a text has to be; with any other, it is shown as it is written. */
  readonly form?: { readonly expected: string; readonly isMet: (written: string) => boolean };
  /** What a list may hold. */
  readonly entries?: readonly string[];
  readonly default?: string;
  /** A switch that is neither on nor off where it is not given. */
  readonly mayBeUnset?: true;
  /** One sentence of Markdown for the reference table. */
  readonly description: string;
  /** Accepted without notice but not documented. */
  readonly legacy?: boolean;
  /** How far it is supported; as the component, unless told. */
  readonly support?: Support;
}

/** How a component stands in the table of contents and among link targets. */
export interface ComponentAnchor {
  /** Text from which the id is made unless the prop `id` gives one; without it, what stands between the tags. */
  readonly text?: string;
  /** Rule that makes the id: the rule of headings, or the plain transliterated slug. */
  readonly rule: 'heading' | 'plain';
  /** Number of the first repeat of an id; 2 unless given. */
  readonly firstRepeat?: 1;
  /** Level in the table of contents; none means a link target only. */
  readonly tocLevel?: number;
}

/** Props as the page gives them: literals and vnodes, names as written. */
export type WrittenProps = Readonly<Record<string, unknown>>;

/**
 * Writes a component as plain Markdown, from its literal props and its content, which is Markdown already; a part of another
 * one may get its place in that, from 1.
 */
export type ToMarkdown = (props: WrittenProps, content: string, place?: number) => string;

/** A built-in component: everything that the engine, the checker and the docs need to know of it. */
export interface ComponentDefinition {
  /** Tag name in MDX, `Tree.Folder` for a member. */
  readonly name: string;
  /** Older or alternative tag names. */
  readonly aliases?: readonly string[];
  /** One sentence for the docs. */
  readonly summary: string;
  readonly props: Readonly<Record<string, PropDeclaration>>;
  /** How far it is supported; it works, unless told. */
  readonly support?: Support;
  readonly render: FunctionComponent<Record<string, unknown>>;
  /** Parts that it uses whenever it is drawn. */
  readonly parts?: readonly Part[];
  /** Parts that it uses in some of its forms. */
  readonly mayUse?: readonly Part[];
  /**
   * Its id, when links may target it. The engine reserves the id within the page and passes it as the prop `id`.
   * `parent` are the props of the nearest built-in component around it.
   */
  readonly anchor?: (props: WrittenProps, parent: WrittenProps | undefined) => ComponentAnchor | undefined;
  /** The parameter or property that it documents, for pages whose operation is written by hand. */
  readonly field?: (props: WrittenProps) => Omit<PageField, 'fields'> | undefined;
  /** Components of which one must be the nearest around it. */
  readonly within?: readonly string[];
  /** Name of the component that it is made of: without any, it is not what its author meant. */
  readonly holds?: string;
  /** It is there for what stands in it, and nothing without that. */
  readonly needsContent?: true;
  /** Props of which at most one may be given. */
  readonly exclusive?: readonly string[];
  /** Props of which one must be given. */
  readonly oneOf?: readonly string[];
  /** Headings inside stay out of the table of contents. */
  readonly hidesHeadings?: boolean;
  /** One of several parts of which one is shown at a time: among those of its parent, or of the page by title. */
  readonly alternative?: 'of-parent' | 'of-page';
  /** Whether readers of the page see it at all; otherwise its content counts for nothing there. Always, unless given. */
  readonly appears?: (props: WrittenProps) => boolean;
  /**
   * Children are passed as the source text between the tags (one string), not rendered. Says how to write one that looks
   * like tags or expressions, so that strict MDX reads it too.
   */
  readonly rawChildren?: string;
  /** Nothing of what stands between its tags is shown. */
  readonly childless?: boolean;
  /** Its content is an entry of the page's feed. */
  readonly feeds?: boolean;
  /** The component as plain Markdown, for the page's `.md`; its content alone unless given. */
  readonly markdown?: ToMarkdown;
  /** It stands in a line with the words around it, where nothing says whether a line ends there: in what code makes. */
  readonly inLine?: true;
  /** A page should have one of it: all of them stand in one place. */
  readonly once?: boolean;
  /** On wide screens the element leaves the flow for the side column. */
  readonly aside?: boolean;
}
