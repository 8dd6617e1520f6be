import { isSafeHref, type PageHead, type PageLink } from '@waymark/core/content';
import { isRelative } from '../../mdx/index.ts';
import type { World } from '../world/world.ts';
import { createLocator } from './create-locator.ts';

/** Where the row of a page that is only a link leads: as it is written, and a relative one from the root. */
export function addressOfRow({ url }: PageHead): string | undefined {
  return url === undefined || !isRelative(url) ? url : `/${url.replace(/^(?:\.{1,2}\/)+/, '')}`;
}

/** The link that the row of a page is, as the checks of links see it. What is unsafe is told with the front matter. */
export function linksOfRow(head: PageHead | undefined, world: World): readonly PageLink[] {
  const { url, file = '' } = head ?? {};
  const href = head === undefined ? undefined : addressOfRow(head);
  if (url === undefined || href === undefined || !isSafeHref(href)) return [];
  const { span, hrefSpan } = createLocator('url', file, world.readText(file) ?? '')(url);
  return [{ kind: 'link', href, span, ...(href === url && hrefSpan !== undefined ? { hrefSpan } : {}) }];
}
