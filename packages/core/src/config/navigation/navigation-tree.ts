import type { IconValue } from '../../content/heads/page-head.ts';
import type { BannerConfig, FooterConfig, NavbarConfig } from '../schema/areas/frame.ts';
import type { DIRECTORIES, ElementKind } from './containers.ts';

/** Light and dark values of a colour. */
export interface ColorPair {
  readonly light?: string;
  readonly dark?: string;
}

/** A specification that `openapi`, `asyncapi` or `graphql` names, or a library that `sdk` does. */
export interface SpecificationRef {
  /** Path in the project, or address, as written. */
  readonly source: string;
  /** Where its generated pages go; no slash at its ends. */
  readonly directory: string;
  /** That it is written, and not the usual one. */
  readonly namesDirectory?: true;
  /** Overlays that it asks for; an empty list for none at all, absent when it leaves that open. */
  readonly overlays?: readonly string[];
  /** Of a library: the tool that describes it. */
  readonly format?: string;
  /** JSON pointer of the value that names it. */
  readonly pointer: string;
}

/** A page reference as it stands in a `pages` array. */
export interface PageRef {
  readonly kind: 'ref';
  readonly text: string;
  readonly pointer: string;
}

/** What the root of the navigation and every element of it may say. */
export interface NavigationLevel {
  /** JSON pointer in the merged configuration. */
  readonly pointer: string;
  /** What it holds, in the order of `containers`. */
  readonly entries: readonly NavigationEntry[];
  /** Elements that it declares for all pages inside it. */
  readonly globals: readonly NavigationElement[];
  /** Whether it has containers as written, and anything in them: also what could not be used, and was left out here. */
  readonly content: 'none' | 'empty' | 'some';
  /** Its containers stand deeper than the reader follows. */
  readonly isTooDeep: boolean;
  /** A part of it was refused, which a finding says. */
  readonly isFaulty: boolean;
  /** Specifications that it attaches; absent when it does not say, empty when what it says is of no use. */
  readonly openapi?: readonly SpecificationRef[];
  readonly asyncapi?: readonly SpecificationRef[];
  readonly graphql?: readonly SpecificationRef[];
  readonly sdk?: readonly SpecificationRef[];
  /** How root pages below list what they hold. */
  readonly directory?: (typeof DIRECTORIES)[number];
}

/** What every element may say. */
interface AnyElement extends NavigationLevel {
  /** What a reader sees; empty when nothing is written. */
  readonly label: string;
  readonly icon?: IconValue;
  readonly iconType?: string;
  readonly tag?: string;
  readonly description?: string;
  readonly color?: ColorPair;
  readonly align?: 'start' | 'end';
  readonly hidden?: boolean;
  readonly searchable?: boolean;
  readonly boost?: number;
  /** Makes the element a link. A group is none, but one that says so gets no generated pages. */
  readonly href?: string;
  /** The element's own page, as written. */
  readonly root?: string;
}

/** A group. */
export interface GroupElement extends AnyElement {
  readonly kind: 'group';
  readonly expanded?: boolean;
}

/** A language. */
export interface LanguageElement extends AnyElement {
  readonly kind: 'language';
  /** Code as written; the label is the language's own name. */
  readonly code?: string;
  readonly isDefault: boolean;
  /** Its author wrote so, whether it can be or not. */
  readonly saysDefault: boolean;
  /** Absent when it has none of its own. */
  readonly frame?: LanguageFrame;
}

/** What stands around pages in one language instead of the site's own. */
export interface LanguageFrame {
  readonly navbar?: NavbarConfig;
  readonly footer?: FooterConfig;
  readonly banner?: BannerConfig;
}

/** A version. */
export interface VersionElement extends AnyElement {
  readonly kind: 'version';
  readonly isDefault: boolean;
  /** Its author wrote so, whether it can be or not. */
  readonly saysDefault: boolean;
}

/** An element of the other kinds. */
export interface PlainElement extends AnyElement {
  readonly kind: Exclude<ElementKind, 'group' | 'language' | 'version'>;
}

/** An element of the navigation as its author wrote it: told apart by `kind`. */
export type NavigationElement = GroupElement | LanguageElement | VersionElement | PlainElement;

/** Anything that stands in an array of the navigation. */
export type NavigationEntry = PageRef | NavigationElement;

/** The navigation of docs.json, read: what is written, but nothing resolved. */
export interface NavigationTree {
  readonly root: NavigationLevel;
  /** What `api` attaches to the whole site. */
  readonly siteWide: Pick<NavigationLevel, 'openapi' | 'asyncapi'>;
}

/** Visits everything below a level, global elements too, each element before what it holds. */
export function* entriesBelow(level: NavigationLevel): Generator<NavigationEntry, void, undefined> {
  for (const entry of [...level.entries, ...level.globals]) {
    yield entry;
    if (entry.kind !== 'ref') yield* entriesBelow(entry);
  }
}

/** The page references of a level and everything below it: entries of `pages`, and root pages. */
export function pageRefsBelow(level: NavigationLevel): readonly Omit<PageRef, 'kind'>[] {
  return [...entriesBelow(level)].flatMap((entry) => {
    if (entry.kind === 'ref') return [{ text: entry.text, pointer: entry.pointer }];
    return entry.root === undefined ? [] : [{ text: entry.root, pointer: `${entry.pointer}/root` }];
  });
}
