import type { KnownFacts, LinkedFacts } from '@waymark/core/content';

/** Pages whose facts are in memory at once. */
const MOST_KEPT = 100;

/**
 * Facts that are read when they are asked for. Those of the last pages are kept: all wrong links into a page ask for its
 * facts, and reading them takes as long as the page is.
 */
export function readingFacts(
  readers: ReadonlyMap<string, () => LinkedFacts>,
): KnownFacts & { readonly size: number } {
  const kept = new Map<string, LinkedFacts | undefined>();
  return {
    size: readers.size,
    get(route) {
      if (!kept.has(route)) {
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.set(route, readers.get(route)?.());
      }
      return kept.get(route);
    },
  };
}
