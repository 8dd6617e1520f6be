import { isOutside, isSafeHref, splitHref } from '../../source/index.ts';
import type { PageIndex } from '../pages/page-index.ts';

/**
 * Where an `href` of the configuration leads: a route (with its hash or query, if any), or an address outside.
 * Undefined for schemes that no link may have.
 */
export function targetOfHref(href: string, pages: PageIndex): string | undefined {
  const trimmed = href.trim();
  if (!isSafeHref(trimmed)) return undefined;
  if (isOutside(trimmed) || trimmed.startsWith('#')) return trimmed;
  const { path } = splitHref(trimmed);
  const found = pages.find(path);
  return `${found?.head.route ?? `/${path.replace(/^(?:\.{0,2}\/)+|(?<!\/)\/+$/g, '')}`}${trimmed.slice(path.length)}`;
}
