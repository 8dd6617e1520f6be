import type { Alphabet } from '../texts/alphabets.ts';

/** An icon as written: a library name, URL or project path, or the object form. */
export type IconValue =
  | string
  | { readonly name: string; readonly style?: string; readonly library?: string };

/**
 * What is known of a page before its body is parsed: its file, its route and its front matter.
 * Named keys are validated; everything else the author wrote stays in `frontmatter`.
 */
export interface PageHead {
  /** File path in the project, with extension. */
  readonly file: string;
  /** URL path without base and without a trailing slash; the home page is `/`. */
  readonly route: string;
  /** The `title` of the front matter, else that of its operation, else made from its route. */
  readonly title: string;
  readonly sidebarTitle?: string;
  readonly description?: string;
  readonly icon?: IconValue;
  readonly iconType?: string;
  readonly tag?: string;
  /** The page is only a link to this address. */
  readonly url?: string;
  readonly mode?: string;
  readonly openapi?: string;
  readonly api?: string;
  readonly deprecated?: boolean;
  readonly hidden?: boolean;
  readonly noindex?: boolean;
  readonly searchable?: boolean;
  readonly hideApiMarker?: boolean;
  readonly hideFooterPagination?: boolean;
  readonly rss?: boolean;
  readonly timestamp?: boolean;
  /** The page is for members of groups only, and the command names none of these. */
  readonly forMembers?: boolean;
  /** What its text needs letters of, if any. */
  readonly alphabets?: readonly Alphabet[];
  /** The whole front matter as parsed. */
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Offset at which the body begins (after the closing `---` line). */
  readonly bodyStart: number;
}
