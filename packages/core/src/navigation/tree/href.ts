import { isSafeHref, schemeOf } from '../../source/scheme.ts';
import type { PageIndex } from '../pages/page-index.ts';

/**
 * Where an `href` of the configuration leads: a route (with its hash or query, if any), or an address outside.
 * Undefined for a blank one and for schemes that no link may have.
 */
export function targetOfHref(href: string, pages: PageIndex): string | undefined {
  const trimmed = href.trim();
  if (trimmed === '' || !isSafeHref(trimmed)) return undefined;
  if (schemeOf(trimmed) !== undefined || /^(?:\/\/|#)/.test(trimmed)) return trimmed;
  const end = trimmed.search(/[?#]/);
  const path = end < 0 ? trimmed : trimmed.slice(0, end);
  const rest = end < 0 ? '' : trimmed.slice(end);
  const found = pages.find(path);
  return `${found?.head.route ?? `/${path.replace(/^(?:\.{0,2}\/)+|(?<!\/)\/+$/g, '')}`}${rest}`;
}
