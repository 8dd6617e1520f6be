/** The folder of a path, without a slash at its end; `''` at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A path as a file of the site has it, made absolute: from the root, or from the folder of the file. */
export function pathFrom(file: string, path: string): string {
  return normalizePath(path.startsWith('/') ? path : `${folderOf(file)}/${path}`);
}

/** Makes a path absolute: resolves `.` and `..` (never above the root), joins repeated slashes, drops the last one. */
export function normalizePath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** A path without slashes at its ends. */
export function trimSlashes(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '');
}

/** The path of a page file without its extension, as the navigation names the page. */
export function withoutPageExtension(file: string): string {
  return file.replace(/\.mdx?$/i, '');
}

/** Route of a page file: its path without extension and without a trailing `/index`; `index` is `/`. */
export function routeOfFile(file: string): string {
  const path = withoutPageExtension(file);
  if (path === 'index') return '/';
  return `/${path.endsWith('/index') ? path.slice(0, -'/index'.length) : path}`;
}

/** Whether a path is written with the base path of the site, as its addresses may be. */
export function hasBase(path: string, base: string): boolean {
  return base !== '' && (path === base || path.startsWith(`${base}/`));
}

/** The parts of an address: `path` before, `query` without `?`, `hash` without `#`; all as written. */
export interface HrefParts {
  readonly path: string;
  readonly query?: string;
  readonly hash?: string;
}

/** Splits an address at its first `#` and, before that, at its first `?`. */
export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#');
  const address = hashAt === -1 ? href : href.slice(0, hashAt);
  const queryAt = address.indexOf('?');
  return {
    path: queryAt === -1 ? address : address.slice(0, queryAt),
    ...(queryAt === -1 ? {} : { query: address.slice(queryAt + 1) }),
    ...(hashAt === -1 ? {} : { hash: href.slice(hashAt + 1) }),
  };
}
