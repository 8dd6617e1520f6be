import { dayOf, hasFeed, type ListedPage, markdownPathOfRoute } from '@waymark/core/content';
import { dateOfPage } from '../../site/page-date.ts';
import type { Site } from '../../site/site.ts';
import type { PageView } from '../../theme/index.ts';
import type { KeptFile, PageContent } from '../content/page-content.ts';

/** The file of a page that holds it as Markdown. */
const markdownOf = (route: string, { files }: PageContent): KeptFile | undefined =>
  files.find(({ path }) => path === markdownPathOfRoute(route));

/** Everything but its content that decides the view of a page, as data; its front matter by its digest. */
export function pageAspects(
  site: Site,
  page: ListedPage,
  content: PageContent,
  digestOf: (head: object) => string,
): readonly unknown[] {
  const { route, head, front, title, summary, placed } = page;
  const { heads } = site;
  const { facts } = content;
  const markdown = markdownOf(route, content)?.hash;
  const neighbours = placed?.places.flatMap(({ prev, next }) => [prev, next]);
  const described = neighbours?.map((near) => near && heads.get(near)?.description);
  return [
    head && digestOf(head),
    title,
    summary,
    placed?.metadata,
    markdown,
    hasFeed(page, facts),
    described,
    dateOfPage(front, site),
  ];
}

/** The view of a page: its content, with what its front matter decides. */
export function viewPage(
  site: Site,
  page: ListedPage,
  content: PageContent,
  picture: string | undefined,
): PageView {
  const { route, title, summary, front: head, visibility } = page;
  const lastModified = dateOfPage(head, site);
  const published = dayOf(head?.frontmatter['createdDate']);
  const { deprecated, ...view } = content.view.read();
  const { facts } = content;
  const markdown = visibility.markdown ? markdownOf(route, content) : undefined;
  return {
    route,
    title,
    ...(head === undefined ? {} : { head }),
    ...(published === undefined ? {} : { published }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(picture === undefined ? {} : { picture: `/${picture}` }),
    mode: modeOf(head?.mode),
    ...(summary === undefined ? {} : { description: summary }),
    ...(deprecated === true || head?.deprecated === true ? { deprecated: true } : {}),
    ...view,
    ...(hasFeed(page, facts) ? { feed: { href: site.links.feed(route), isShown: head?.rss === true } } : {}),
    ...(markdown === undefined ? {} : { readMarkdown: markdown.read }),
  };
}

function modeOf(mode: string | undefined): PageView['mode'] {
  const modes = ['wide', 'custom', 'frame', 'center', 'assistant'] as const;
  return modes.find((name) => name === mode) ?? 'default';
}
