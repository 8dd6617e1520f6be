import { metadataText } from '@waymark/core/content';
import type { Place } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import type { ThemeSite, Words } from '../../theme-site.ts';
import { renderInline, wordsOnly } from '../inline-markdown.tsx';

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
        <Neighbour side="prev" label={text('previous')} route={place.prev} site={site} />
      )}
      {place.next !== undefined && (
        <Neighbour side="next" label={text('next')} route={place.next} site={site} />
      )}
    </nav>
  );
}

/** A link to a page: what it is called, and what it says of itself. */
function Neighbour(props: {
  readonly side: 'prev' | 'next';
  readonly label: string;
  readonly route: string;
  readonly site: ThemeSite;
}): JSX.Element {
  const { side, label, route, site } = props;
  const description = site.heads.get(route)?.description;
  return (
    <a class={`pagination-${side}`} rel={side} href={site.links.page(route)}>
      <span class="pagination-label">{label}</span>
      <span class="pagination-title">{rowTitle(site, route)}</span>
      {description !== undefined && (
        <span class="pagination-description">{renderInline(wordsOnly(description), site.links)}</span>
      )}
    </a>
  );
}

/** A page's title as the sidebar has it. */
function rowTitle(site: ThemeSite, route: string): string {
  const head = site.heads.get(route);
  const placed = site.navigation.pages.get(route);
  const inRow = head === undefined ? placed && metadataText(placed, 'sidebarTitle') : head.sidebarTitle;
  return inRow ?? placed?.title ?? head?.title ?? route;
}
