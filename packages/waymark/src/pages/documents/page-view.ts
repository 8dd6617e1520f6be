import { hasFeed, type ListedPage } from '@waymark/core/content';
import { dateOfPage } from '../../site/page-date.ts';
import type { Site } from '../../site/site.ts';
import type { PageView } from '../../theme/index.ts';
import type { PageContent } from '../content/page-content.ts';

/** Everything but its content that decides the view of a page, as data. */
export function pageAspects(page: ListedPage, { facts }: PageContent): readonly unknown[] {
  const { head, title, summary, placed } = page;
  return [head, title, summary, placed?.metadata, facts.toc, hasFeed(page, facts)];
}

/** The view of a page: its content, with what its front matter decides. */
export function viewPage(
  site: Site,
  page: ListedPage,
  content: PageContent,
  picture: string | undefined,
): PageView {
  const { route, title, summary, head } = page;
  const lastModified = dateOfPage(head, site);
  const { deprecated, ...view } = content.view.read();
  const { facts } = content;
  return {
    route,
    title,
    ...(head === undefined ? {} : { head }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(picture === undefined ? {} : { picture: `/${picture}` }),
    mode: modeOf(head?.mode),
    ...(summary === undefined ? {} : { description: summary }),
    ...(deprecated === true || head?.deprecated === true ? { deprecated: true } : {}),
    ...view,
    ...(hasFeed(page, facts)
      ? { feed: { href: site.links.feed(route), isShown: head?.frontmatter['rss'] === true } }
      : {}),
    toc: facts.toc,
  };
}

function modeOf(mode: string | undefined): PageView['mode'] {
  const modes = ['wide', 'custom', 'frame', 'center', 'assistant'] as const;
  return modes.find((name) => name === mode) ?? 'default';
}
