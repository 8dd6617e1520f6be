import { decodePath, encodePath, isOutside, normalizePath, splitHref } from '@waymark/core/content';

/** Where an address of a site leads: the file that a browser would be given, and what follows its path. */
export interface SiteFile {
  /** Path of a file of the site, or of one that would be there. */
  readonly path: string;
  /** Query and hash, as written. */
  readonly suffix: string;
}

/** The files of a site, by path. */
export interface SiteFiles {
  has(path: string): boolean;
}

/**
 * The file that an address leads to from another one: hosts give `index.html` for a folder, a disk gives nothing. Undefined
 * for what leads elsewhere, or to a place on the same page.
 */
export function siteFile(address: string, from: string, files: SiteFiles): SiteFile | undefined {
  const href = address.trim();
  const { path } = splitHref(href);
  if (path === '' || isOutside(href)) return undefined;
  const folder = path.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1);
  const plain = normalizePath(folder + decodePath(path)).slice(1);
  const index = plain === '' ? 'index.html' : `${plain}/index.html`;
  const isFile = files.has(plain) || (/\.\w+$/.test(plain) && !files.has(index));
  return { path: isFile && !path.endsWith('/') ? plain : index, suffix: href.slice(path.length) };
}

/** The address of a file from another one of the same site. */
export function relativeAddress(from: string, { path, suffix }: SiteFile): string {
  const away = from.split('/').slice(0, -1);
  const target = path.split('/');
  let shared = 0;
  while (shared < away.length && shared < target.length - 1 && away[shared] === target[shared]) shared += 1;
  const steps = [...away.slice(shared).map(() => '..'), ...target.slice(shared)].join('/');
  // Nothing before the first slash may look like a scheme.
  return `${encodePath(/^[^/]*:/.test(steps) ? `./${steps}` : steps)}${suffix}`;
}
