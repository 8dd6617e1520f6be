import { hasBase } from '../../source/index.ts';

/** Reads a canonical address; nothing of a value that can be none. */
export function readCanonical(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return /^(?:https?:\/\/|\/)\S*$/i.test(text) ? text : undefined;
}

/** The path of the site that a canonical address is written as, with the base before it or without; nothing of a whole address. */
export function canonicalPath(written: string, base: string): string | undefined {
  if (!/^\/(?!\/)/.test(written)) return undefined;
  return hasBase(written, base) ? written.slice(base.length) : written;
}

/** The place of a site: its origin without a slash at the end, where that is known, and its base. */
export interface SitePlace {
  readonly siteUrl?: string | undefined;
  readonly base: string;
}

/**
 * What the configuration puts before the path of each page in its canonical address, without a slash at the end. A path
 * is one of the site.
 */
export function canonicalPrefix(
  seo: { readonly metatags?: Readonly<Record<string, string>> } | undefined,
  { siteUrl = '', base }: SitePlace,
): string | undefined {
  const written = readCanonical(seo?.metatags?.['canonical']);
  if (written === undefined) return undefined;
  const path = canonicalPath(written, base);
  return (path === undefined ? written : siteUrl + base + path).replace(/\/$/, '');
}
