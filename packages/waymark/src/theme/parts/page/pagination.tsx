import type { Place } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import type { ThemeSite, Words } from '../../theme-site.ts';

/** The links to the pages before and after, in navigation order. */
export function Pagination(props: {
  readonly place: Place | undefined;
  readonly site: ThemeSite;
  readonly text: Words;
}): JSX.Element | null {
  const { place, site, text } = props;
  if (place?.prev === undefined && place?.next === undefined) return null;
  return (
    <nav id="pagination" aria-label={text('pagination')}>
      {place.prev !== undefined && (
        <a class="pagination-prev" rel="prev" href={site.links.page(place.prev)}>
          <span class="pagination-label">{text('previous')}</span>
          <span class="pagination-title">{rowTitle(site, place.prev)}</span>
        </a>
      )}
      {place.next !== undefined && (
        <a class="pagination-next" rel="next" href={site.links.page(place.next)}>
          <span class="pagination-label">{text('next')}</span>
          <span class="pagination-title">{rowTitle(site, place.next)}</span>
        </a>
      )}
    </nav>
  );
}

/** A page's title as the sidebar has it. */
function rowTitle(site: ThemeSite, route: string): string {
  const head = site.heads.get(route);
  return head?.sidebarTitle ?? site.navigation.pages.get(route)?.title ?? head?.title ?? route;
}
