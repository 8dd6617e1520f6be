import type { GraphPage } from './graph.ts';

/** Whether a page has a feed: it is a changelog, and not for members only. */
export function hasFeed({ facts, head }: Pick<GraphPage, 'facts' | 'head'>): boolean {
  return (facts?.updates?.length ?? 0) > 0 && head?.forMembers !== true;
}
