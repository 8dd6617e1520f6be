import type { ElementKind } from '../../config/navigation/containers.ts';
import type { ColorPair, LanguageFrame } from '../../config/navigation/navigation-tree.ts';
import type { IconValue } from '../../content/heads/page-head.ts';

export type { ColorPair, ElementKind, LanguageFrame };

/** An element of the navigation: a language, a tab, a group … Immutable; knows nothing of a current page. */
export interface NavElement {
  readonly kind: ElementKind;
  /** Stable within one navigation: indexes from the root, such as `0.2.1`. */
  readonly id: string;
  /** What a reader sees; a language's native name. */
  readonly label: string;
  /** A language's code, as written. */
  readonly code?: string;
  /** What a language shows instead of the site's own navbar, footer and banner; absent when it has none. */
  readonly frame?: LanguageFrame;
  /** As written by the author. */
  readonly href?: string;
  /** Where selecting the element leads: a route (begins with `/`), or an outside address. None when it has no page. */
  readonly target?: string;
  readonly icon?: IconValue;
  readonly iconType?: string;
  readonly tag?: string;
  readonly description?: string;
  readonly color?: ColorPair;
  readonly align?: 'start' | 'end';
  /** The default version or language of its container. */
  readonly default?: boolean;
  /** Out of the navigation: hidden itself, or inside a hidden element. */
  readonly hidden?: boolean;
  /** Hidden, but its pages may appear in search, sitemap and `llms.txt`. */
  readonly indexed?: boolean;
  /** As written. */
  readonly searchable?: boolean;
  /** Search rank of its pages: its own, or that of the nearest element around it. */
  readonly boost?: number;
  /** As written, on groups. */
  readonly expanded?: boolean;
  /** Route of the group's (or other element's) own page. */
  readonly root?: string;
  /** Where that page leads, if it is only a link: it is no page to read, neither first nor next. */
  readonly rootUrl?: string;
  /** How a root page lists what is below it: its own, or that of the nearest element around it. */
  readonly directory?: 'none' | 'accordion' | 'card';
  /** The specification declared on this element, as written; the first of several. Never the inherited one. */
  readonly openapi?: string;
  /** Declared under a `global` key: drawn on every page below the declaring level. */
  readonly global?: boolean;
  /** JSON pointer in the merged configuration. */
  readonly pointer: string;
  readonly children: readonly NavNode[];
}

/** A page file in the navigation. */
export interface NavPage {
  readonly kind: 'page';
  readonly id: string;
  readonly route: string;
  /** Page title. */
  readonly title: string;
  /** Sidebar label: `sidebarTitle` or the title. */
  readonly label: string;
  /** File in the project. */
  readonly file: string;
  readonly icon?: IconValue;
  readonly iconType?: string;
  readonly tag?: string;
  readonly deprecated?: boolean;
  readonly hidden?: boolean;
  /** Method of the operation that the page documents (front matter `openapi` or `api`), for the badge. */
  readonly method?: string;
  /** The row is a link to this address (front matter `url`). */
  readonly url?: string;
}

/** A generated endpoint page. */
export interface NavEndpoint {
  readonly kind: 'endpoint';
  readonly id: string;
  readonly route: string;
  readonly title: string;
  readonly label: string;
  readonly method: string;
  readonly path: string;
  /** The specification in effect. */
  readonly openapi: string;
  readonly deprecated?: boolean;
  readonly hidden?: boolean;
  readonly tag?: string;
  readonly icon?: IconValue;
  readonly iconType?: string;
  /** No badge says its method. */
  readonly hideApiMarker?: boolean;
}

/** A row that is only a link (a `#hash` entry of a `pages` array). */
export interface NavLink {
  readonly kind: 'link';
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** Anything that occurs in the tree. */
export type NavNode = NavElement | NavPage | NavEndpoint | NavLink;

/** The root of the tree. */
export interface NavRoot {
  readonly kind: 'root';
  readonly openapi?: string;
  readonly children: readonly NavNode[];
}

/** One position of a page in the navigation, with everything that depends on the position. */
export interface Place {
  /** Elements from the root to the page, outermost first; the page itself is not among them. */
  readonly trail: readonly NavElement[];
  /** Id of the page's node in the tree; for a group's `root` page, the id of that element. */
  readonly node: string;
  /** In a hidden element: no row leads here. */
  readonly hidden?: boolean;
  /** Route of the previous and next page within the innermost container. */
  readonly prev?: string;
  readonly next?: string;
  /** Labels of the navigation path; languages and versions never appear. */
  readonly breadcrumbs: readonly string[];
}

/** The operation that a page file documents. */
export interface DocumentedOperation {
  readonly openapi: string;
  readonly method: string;
  readonly path: string;
  /** Further specifications that have it, where the page could mean them as well. */
  readonly others: readonly string[];
}

/** A page that has at least one place. */
export interface PlacedPage {
  readonly route: string;
  readonly title: string;
  /** In order: default language and version first, then document order. Never empty. */
  readonly places: readonly Place[];
  /** For an endpoint page, its operation. */
  readonly endpoint?: { readonly openapi: string; readonly method: string; readonly path: string };
  /** For a page file, its path. */
  readonly file?: string;
  /** For a page file that documents an operation, that of the specification in effect at its first entry. */
  readonly documents?: DocumentedOperation;
  /** What its operation says of itself, in Markdown. */
  readonly description?: string;
  /** For an endpoint page, what `x-mint.metadata` of its operation says in place of front matter. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Every place is under a hidden element, or the page is hidden itself. */
  readonly hidden: boolean;
  /** As far as the navigation decides, the page may appear in search, sitemap and `llms.txt`. */
  readonly indexed: boolean;
  /** Search rank: the front matter's `boost`, else that of the nearest element of its first place. */
  readonly boost?: number;
}

/** The resolved navigation: one immutable tree for all pages, and where each page sits in it. */
export interface NavigationModel {
  readonly root: NavRoot;
  /** In order of first place. */
  readonly pages: ReadonlyMap<string, PlacedPage>;
  /** Route that `/` shows or leads to. */
  readonly home?: string;
}
