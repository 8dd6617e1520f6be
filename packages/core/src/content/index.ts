/** Pages and what links them. In: front matter, facts. Out: heads, routes, ids, graph. No I/O. */
export type { PageFacts, PageLink, PageSection, TocEntry } from './page-facts.ts';
export type { IconValue, PageHead } from './page-head.ts';
