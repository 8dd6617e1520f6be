import type { DocsConfig } from '@waymark/core/config';
import { dayOf, type PageHead } from '@waymark/core/content';
import type { Site } from './site.ts';

/** Whether a page says when it was last changed: by its front matter, else by the configuration. */
export function isDated({ timestamp }: PageHead, { metadata }: Pick<DocsConfig, 'metadata'>): boolean {
  return (timestamp ?? metadata?.timestamp) === true;
}

/** The day of the last change of a page (`2026-11-22`) that it shows: the one that it names, else that of the last commit. */
export function dateOfPage(
  head: PageHead | undefined,
  { config, commitDates }: Pick<Site, 'config' | 'commitDates'>,
): string | undefined {
  if (head === undefined || !isDated(head, config)) return undefined;
  return dayOf(head.frontmatter['lastUpdatedDate']) ?? commitDates.get(head.file);
}
