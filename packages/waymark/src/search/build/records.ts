import { type PageHead, type PageSection, summaryOf } from '@waymark/core/content';
import type { NavElement, PlacedPage } from '@waymark/core/navigation';

/** One page as the search index sees it. */
export interface SearchRecord {
  /** Route without base; the home page is `/`. Unique within one index. */
  readonly route: string;
  readonly title: string;
  /** Plain text; indexed, and shown where nothing better matches. */
  readonly description?: string;
  /** Labels of the navigation path, outermost first. */
  readonly trail: readonly string[];
  /** Language code as the page's `html lang` has it; each language has its own index. */
  readonly language: string;
  /** Labels of the versions that the page belongs to; empty means every version. */
  readonly versions: readonly string[];
  /** Labels of the products that the page belongs to; empty means every product. */
  readonly products: readonly string[];
  readonly sections: readonly PageSection[];
  /** Terms that find the page but are not shown: front matter keywords, sidebar title, path of the operation. */
  readonly keywords: readonly string[];
  /** Multiplier of the page's score; 1 is neutral. */
  readonly boost: number;
  /** Upper-case HTTP method, or `WEBHOOK`, for the badge. */
  readonly method?: string;
}

/** A record without its texts: what the index says of a page beside its words. */
export type PageEntry = Omit<SearchRecord, 'sections'>;

/** What a search record is made of. */
export interface SearchRecordInput {
  readonly route: string;
  readonly title: string;
  /** Language of the page, as `html lang` has it. */
  readonly language: string;
  /** Absent on generated endpoint pages. */
  readonly head?: PageHead;
  /** Absent for pages outside the navigation. */
  readonly placed?: PlacedPage;
  /** Labels of the versions of the site: a page may name its own, wherever it stands. */
  readonly versions?: ReadonlySet<string>;
  readonly sections: readonly PageSection[];
  /** Plain text; taken from the head unless given. */
  readonly description?: string | undefined;
}

const smallestBoost = 0.1;
const largestBoost = 10;

const boostOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
    ? Math.min(largestBoost, Math.max(smallestBoost, value))
    : undefined;

const strings = (value: unknown): readonly string[] => {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');
};

const unique = (labels: readonly string[]): readonly string[] => [...new Set(labels)].sort();

const labelsOf = (placed: PlacedPage | undefined, kind: NavElement['kind']): readonly string[] => {
  const perPlace = (placed?.places ?? []).map((place) =>
    place.trail.find((element) => element.kind === kind),
  );
  // A place without such an element is common to all of them.
  if (perPlace.includes(undefined)) return [];
  return unique(perPlace.flatMap((element) => (element === undefined ? [] : [element.label])));
};

const endpointTerms = (placed: PlacedPage | undefined): readonly string[] =>
  placed?.endpoint === undefined ? [] : [`${placed.endpoint.method} ${placed.endpoint.path}`];

const methodOf = ({ head, placed }: SearchRecordInput): string | undefined => {
  if (placed?.endpoint !== undefined) return placed.endpoint.method;
  const operation = head?.openapi ?? head?.api;
  return operation
    ?.match(/(?:^|\s)(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|WEBHOOK)\s/i)?.[1]
    ?.toUpperCase();
};

/** Makes the search record of a page from what the scan and the navigation know of it. */
export function toSearchRecord(input: SearchRecordInput): SearchRecord {
  const { head, placed } = input;
  const place = placed?.places[0];
  const description = input.description ?? (head?.description && summaryOf(head.description));
  const method = methodOf(input);
  const named = strings(head?.frontmatter['version']).filter((label) => input.versions?.has(label));
  return {
    route: input.route,
    title: input.title,
    ...(description === undefined ? {} : { description }),
    trail: place?.breadcrumbs ?? [],
    language: input.language,
    versions: named.length > 0 ? named : labelsOf(placed, 'version'),
    products: labelsOf(placed, 'product'),
    sections: input.sections,
    keywords: [
      ...strings(head?.sidebarTitle),
      ...strings(head?.frontmatter['keywords']),
      ...strings(head?.openapi ?? head?.api),
      ...endpointTerms(placed),
    ],
    boost: boostOf(placed?.boost ?? head?.frontmatter['boost']) ?? 1,
    ...(method === undefined ? {} : { method }),
  };
}
