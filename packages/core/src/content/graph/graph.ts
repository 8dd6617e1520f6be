import { present } from '../../config/json/plain-json.ts';
import type { NavigationModel, PlacedPage } from '../../navigation/index.ts';
import type { Links } from '../addresses/link.ts';
import type { RedirectRules } from '../addresses/redirects.ts';
import type { PageHead } from '../heads/page-head.ts';
import { readMetadata } from '../heads/read-metadata.ts';
import {
  type PageVisibility,
  type SeoRules,
  type VisibilityInput,
  visibilityOfPage,
} from '../heads/visibility.ts';
import { summaryOf } from '../texts/summary.ts';
import type { LinkedFacts } from './linked-facts.ts';

/** What is known of a page of the site, a page file or a generated endpoint page, before its body is read. */
export interface ListedPage {
  readonly route: string;
  readonly title: string;
  /** Its description, or that of the operation that it documents, in plain words. */
  readonly summary?: string;
  /** Absent for generated endpoint pages. */
  readonly head?: PageHead;
  /** What it says of itself: its head, or that of its operation. Absent for pages that are neither. */
  readonly front?: PageHead;
  /** Absent for pages outside the navigation. */
  readonly placed?: PlacedPage;
  readonly visibility: PageVisibility;
}

/** What is known of the bodies of pages, by route; nothing of pages whose bodies were not read. */
export interface KnownFacts {
  get(route: string): LinkedFacts | undefined;
}

/** All pages of a site with what links them. */
export interface ContentGraph {
  /** By route: pages of the navigation in its order, then the others by route. */
  readonly pages: ReadonlyMap<string, ListedPage>;
  readonly facts: KnownFacts;
  readonly links: Links;
  readonly redirects: RedirectRules;
  /** Folders of pages that are not known, as their specifications could not be read; slashes around. Asked for when a link finds no page. */
  readonly unknownFolders?: () => readonly string[];
  /** Files of the project that the site leaves out because of how their names end, and Markdown that is ignored, by path. */
  readonly unserved?: readonly string[];
}

/** What the pages of a site are listed from. */
export interface PageListInput {
  readonly navigation: Pick<NavigationModel, 'pages'>;
  /** Page files by route. */
  readonly heads: ReadonlyMap<string, PageHead>;
  readonly seo?: SeoRules | undefined;
  readonly redirects?: Pick<RedirectRules, 'exact'> | undefined;
}

/** Lists every page of a site: those of the navigation in its order, then the others by route. */
export function listPages({
  navigation,
  heads,
  seo,
  redirects,
}: PageListInput): ReadonlyMap<string, ListedPage> {
  const unplaced = [...heads.keys()].filter((route) => !navigation.pages.has(route)).sort();
  const routes = [...navigation.pages.keys(), ...unplaced];
  return new Map(
    routes.map((route) => [
      route,
      listPage({
        route,
        head: heads.get(route),
        placed: navigation.pages.get(route),
        seo,
        isForwarded: redirects?.exact.has(route) === true,
      }),
    ]),
  );
}

interface PageParts {
  readonly route: string;
  readonly head: PageHead | undefined;
  readonly placed: PlacedPage | undefined;
  readonly seo: SeoRules | undefined;
  readonly isForwarded: boolean;
}

function listPage({ route, head, placed, seo, isForwarded }: PageParts): ListedPage {
  const front = head ?? (placed && readMetadata(placed));
  const known = present<VisibilityInput>({ route, head: front, placed, seo, isForwarded });
  // The navigation knows which specification is in effect there, so which operation a page may be named after.
  const title = placed?.title ?? head?.title ?? route;
  const summary = summaryOf(head?.description ?? placed?.description ?? '') || undefined;
  const visibility = visibilityOfPage(known);
  return present<ListedPage>({ route, head, front, placed, summary, title, visibility });
}
