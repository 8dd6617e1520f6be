import { recall, remember } from '../../components/store.element.ts';

/** A page that was opened from search. */
export interface RecentPage {
  /** Path with base, and hash if any. */
  readonly href: string;
  readonly title: string;
  readonly trail: readonly string[];
}

const mostRecent = 5;

const isRecentPage = (value: unknown): value is RecentPage => {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, trail } = value as Record<string, unknown>;
  // Only paths: what is stored may come from another page of this origin.
  const isPath = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return (
    isPath &&
    typeof title === 'string' &&
    Array.isArray(trail) &&
    trail.every((label) => typeof label === 'string')
  );
};

/** The pages that the reader opened last, the latest first. */
export function readRecent(base: string): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(recall(`search:${base}`) ?? '');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    return [];
  }
}

/** The first pages of the sidebar but the one that is open: what a reader may want who has opened none yet. */
export function pagesNearby(): readonly RecentPage[] {
  const rows = '.sidebar-rows a[href^="/"]:not([aria-current="page"], .sidebar-group-header)';
  return Array.from(document.querySelectorAll<HTMLAnchorElement>(rows), (row) => ({
    href: row.pathname + row.hash,
    title: labelOf(row),
    trail: [row.closest('.sidebar-group')?.getAttribute('aria-label') ?? ''].filter((label) => label !== ''),
  })).slice(0, mostRecent);
}

/** The label of a row without the tags at its end. */
function labelOf(row: HTMLElement): string {
  const tags = Array.from(row.querySelectorAll('.nav-tag-pill'), (tag) => tag.textContent).join('');
  return row.textContent.slice(0, row.textContent.length - tags.length);
}

/** Remembers a page. */
export function rememberRecent(base: string, page: RecentPage): void {
  const others = readRecent(base).filter(({ href }) => href !== page.href);
  remember(`search:${base}`, JSON.stringify([page, ...others].slice(0, mostRecent)));
}
