import { decodePath, isOutside, splitHref } from '@waymark/core/content';

/** An address without what stands behind its path. */
export interface LocalHref {
  readonly path: string;
  /** Query and anchor as written, with their signs. */
  readonly rest: string;
}

/** The parts of an address of this site; undefined for another site's, and for a place on the same page. */
export function localHref(href: string): LocalHref | undefined {
  if (href.startsWith('#') || isOutside(href)) return undefined;
  const { path } = splitHref(href);
  return path === '' ? undefined : { path: decodePath(path), rest: href.slice(path.length) };
}
