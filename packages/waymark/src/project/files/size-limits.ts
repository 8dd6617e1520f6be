import type { Stats } from 'node:fs';

/** Bytes of the largest text that is read: more is no text that V8 could hold, which shows only once all of it was read. */
export const LARGEST_TEXT = 500_000_000;
/** Bytes of the largest page: a long book has a tenth of it. */
export const LARGEST_PAGE = 50_000_000;

/** Whether a file is a page by its name. */
export function isPage(path: string): boolean {
  return /\.mdx?$/i.test(path);
}

/** Whether a file is too large for the page that it is by its name; other files may be there only to be copied. */
export function isTooLargePage(path: string, { size }: Pick<Stats, 'size'>): boolean {
  return size > LARGEST_PAGE && isPage(path);
}
