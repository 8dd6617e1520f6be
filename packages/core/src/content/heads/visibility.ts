import type { PlacedPage } from '../../navigation/tree/model.ts';
import { readMembership } from './membership.ts';
import type { PageHead } from './page-head.ts';
import { robotsText } from './page-values.ts';

/** Where a page may appear. */
export interface PageVisibility {
  /** A row of the sidebar leads to it. */
  readonly sidebar: boolean;
  readonly search: boolean;
  readonly sitemap: boolean;
  /** Search engines are told to leave it out. */
  readonly noindex: boolean;
  readonly llms: boolean;
  /** It is written as Markdown too. */
  readonly markdown: boolean;
}

/** What decides the visibility of a page. */
export interface VisibilityInput {
  readonly route: string;
  /** That of its file, or what its operation says in place of it. */
  readonly head?: PageHead;
  /** Absent for pages outside the navigation. */
  readonly placed?: PlacedPage;
  readonly seo?: SeoRules;
  /** A redirect leads on from its address: whoever comes reads another page. */
  readonly isForwarded?: boolean;
}

/** The part of the `seo` configuration that decides visibility. */
export interface SeoRules {
  readonly indexing?: 'navigable' | 'all';
  readonly metatags?: Readonly<Record<string, string>>;
  readonly paths?: readonly { readonly path: string; readonly metatags: Readonly<Record<string, string>> }[];
}

/** Decides where a page appears. */
export function visibilityOfPage(input: VisibilityInput): PageVisibility {
  const { head, placed, seo, isForwarded } = input;
  const isLink = head?.url !== undefined;
  const hidden = head?.hidden === true || placed?.hidden === true;
  const sidebar = placed !== undefined && !hidden;
  const indexed = seo?.indexing === 'all' || placed?.indexed === true;
  const refused = head?.noindex === true || refusesListing(robotsOf(input) ?? '');
  const closed = head?.forMembers === true;
  const isElsewhere = isLink || isForwarded === true;
  const listed = indexed && !isElsewhere && !closed && head?.noindex !== true;
  const isPublic = head === undefined || readMembership(head.frontmatter['groups']) === undefined;
  return {
    sidebar,
    search: listed && head?.searchable !== false,
    sitemap: listed && isPublic && !refused,
    noindex: refused || closed || (hidden && !indexed),
    llms: listed,
    markdown: !closed && isForwarded !== true,
  };
}

/** Whether words for crawlers keep a page out of search engines; `max-image-preview:none` does not. */
export function refusesListing(robots: string): boolean {
  return /\b(?:noindex|none)\b/i.test(
    robots.replace(/\bmax-(?:snippet|(?:image|video)-preview)\s*:[^,]*/gi, ''),
  );
}

/** The value of the `robots` meta tag that an author wrote for a page: its own, its longest folder's, the site's. */
export function robotsOf({ route, head, seo }: VisibilityInput): string | undefined {
  const own = head === undefined ? undefined : robotsText(head.frontmatter);
  if (own !== undefined) return own;
  const folders = (seo?.paths ?? [])
    .filter(({ path, metatags }) => metatags['robots'] !== undefined && isInside(route, path))
    .sort((a, b) => b.path.length - a.path.length);
  return folders[0]?.metatags['robots'] ?? seo?.metatags?.['robots'];
}

function isInside(route: string, folder: string): boolean {
  const path = `/${folder.replace(/^\/+|(?<!\/)\/+$|\/\*+$/g, '')}`;
  return path === '/' || route === path || route.startsWith(`${path}/`);
}
