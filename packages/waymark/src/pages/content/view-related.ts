import { isSafeHref, type PageLink, type PrintedLink, readRelated } from '@waymark/core/content';
import { isRelative } from '../../mdx/index.ts';
import { escapeLinkAddress, escapeLinkText } from '../../outputs/escape.ts';
import type { RelatedView } from '../../theme/index.ts';
import type { World } from '../world/world.ts';
import { createLocator } from './create-locator.ts';

/** What a page names as related: as its readers see it, and as the checks of links do. */
export interface RelatedLinks {
  readonly view: readonly RelatedView[];
  readonly links: readonly PageLink[];
}

/** What a page names as related, in its file or in that of its operation. */
export function viewRelated(
  { file, related: written }: { readonly file: string; readonly related: unknown },
  route: string,
  world: World,
): RelatedLinks {
  const related = readRelated(written)?.links ?? [];
  if (related.length === 0) return { view: [], links: [] };
  const locate = createLocator('related', file, world.readText(file) ?? '');
  return {
    view: related.map(({ href, title }) => {
      const link = world.link(href, file, route);
      const shown = title ?? (link === undefined ? href : titleOf(link, href, world));
      return { title: shown, ...(link === undefined ? {} : { link }) };
    }),
    links: related.map(({ href }) => ({ kind: 'link', href, ...locate(href) })),
  };
}

/** The links as Markdown, below a heading; empty where there are none. A relative one is as it leads from the root. */
export function printRelated({ view, links }: RelatedLinks, heading: string): string {
  const rows = view.map(({ title, link }, index) => {
    const { href = '' } = links[index] ?? {};
    const address = isRelative(href) && link?.route !== undefined ? link.url : href;
    const text = escapeLinkText(title);
    return isSafeHref(address) ? `- [${text}](${escapeLinkAddress(address)})` : `- ${text}`;
  });
  return rows.length === 0 ? '' : `## ${heading}\n\n${rows.join('\n')}`;
}

/** Title of the page that a link leads to; the address as written where it has none, without the scheme for another site. */
function titleOf({ route, external }: PrintedLink, written: string, world: World): string {
  if (external) return written.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const title = route === undefined ? written : world.titleOf(route);
  return title === route ? written : title;
}
