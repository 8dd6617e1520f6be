import type { Span } from '../../source/span.ts';

/** An entry of the table of contents. */
export interface TocEntry {
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  /** 1 to 4. */
  readonly level: number;
  /** In a tab or view that is not shown at first. */
  readonly covered?: true;
}

/** A link or asset reference as written in a page. */
export interface PageLink {
  readonly kind: 'link' | 'image' | 'asset';
  /** As written, before any resolution. */
  readonly href: string;
  readonly span: Span;
  /** Where the address itself stands; absent where it stands there in another form, and for other sites. */
  readonly hrefSpan?: Span;
  /** The tag or expression whose code gave the address; absent where it is written. */
  readonly by?: string;
}

/** A part of a page under one heading (or before the first), for search and Markdown outputs. */
export interface PageSection {
  /** Heading id; empty for the part before the first heading. */
  readonly id: string;
  /** Heading text; empty for the part before the first heading. */
  readonly heading: string;
  /** Plain text of prose, lists, tables and component titles. */
  readonly text: string;
  /** Code of the section, blocks joined by a blank line. */
  readonly code: string;
}

/** An entry of a changelog: what feeds tell of it. */
export interface PageUpdate {
  readonly id: string;
  readonly label: string;
  /** The line under the label. */
  readonly description?: string;
  readonly tags: readonly string[];
  /** Title and text that its author wrote for feeds. */
  readonly feed?: { readonly title?: string; readonly description?: string };
  /** Its prose: what stands before the first heading, which has no id, then what stands under each. */
  readonly parts: readonly { readonly id: string; readonly heading: string; readonly text: string }[];
  /** Where all of it is written. */
  readonly span: Span;
}

/** A field that a page documents by a component: a parameter, or a property of the body or of the response. */
export interface PageField {
  readonly place: 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response';
  /** Empty for a field that is the whole body. */
  readonly name: string;
  /** As shown: `string`, `integer[]`, `enum<string>` … */
  readonly type?: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly default?: unknown;
  /** First value in the playground. */
  readonly initial?: unknown;
  /** Hint in an input that is empty, and the value in samples. */
  readonly example?: unknown;
  readonly choices?: readonly unknown[];
  /** Fields of the object, whatever their own place says. */
  readonly fields: readonly PageField[];
}

/** What compiling one page learnt about it: everything that other pages and outputs need. */
export interface PageFacts {
  readonly file: string;
  readonly toc: readonly TocEntry[];
  /** Every id that a link may target: headings, components, explicit ids. */
  readonly anchors: readonly string[];
  /** Anchors below which fields stand that browsers load when they are opened: links may lead to these too. */
  readonly folds?: readonly string[];
  readonly links: readonly PageLink[];
  readonly sections: readonly PageSection[];
  /** The outermost fields of the page; absent when it has none. */
  readonly fields?: readonly PageField[];
  /** Files whose content went into the page (snippets, imported components). */
  readonly dependencies: readonly string[];
  /** Entries of the changelog that the page is; none on other pages. */
  readonly updates?: readonly PageUpdate[];
  /** Titles of the views that readers of the page choose from, in order. */
  readonly views?: readonly string[];
}
