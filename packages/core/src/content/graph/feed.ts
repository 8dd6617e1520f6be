import type { ListedPage } from './graph.ts';
import type { PageFacts } from './page-facts.ts';

/** Whether a page has a feed: it is a changelog, and not for members only. */
export function hasFeed(
  { head }: Pick<ListedPage, 'head'>,
  { updates = [] }: Pick<PageFacts, 'updates'>,
): boolean {
  return updates.length > 0 && head?.forMembers !== true;
}
