import type { PageIndex } from '../pages/page-index.ts';

/**
 * Where an `href` of the configuration leads: a route (with its hash or query, if any), or an address outside.
 * Undefined for a blank one and for schemes that run code.
 */
export function targetOfHref(href: string, pages: PageIndex): string | undefined {
  const trimmed = href.trim();
  if (trimmed === '' || /^(?:javascript|data|vbscript):/i.test(trimmed)) return undefined;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(trimmed)) return trimmed;
  const end = trimmed.search(/[?#]/);
  const path = end < 0 ? trimmed : trimmed.slice(0, end);
  const rest = end < 0 ? '' : trimmed.slice(end);
  const found = pages.find(path);
  return `${found?.head.route ?? `/${path.replace(/^(?:\.{0,2}\/)+|(?<!\/)\/+$/g, '')}`}${rest}`;
}
