import type { PatternRule } from '../../outputs/redirects.ts';

/** The part of an address that redirects look at. */
export interface RequestedAddress {
  /** Path as the browser has it: with base, percent-encoded. */
  readonly pathname: string;
  /** Query with `?`, or empty. */
  readonly search: string;
}

/** Where the first rule that fits an address of the site leads, with the reader's query; undefined when none fits. */
export function findRedirect(
  rules: readonly PatternRule[],
  { pathname, search }: RequestedAddress,
  base: string,
): string | undefined {
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const path = sitePath(pathname.slice(base.length));
  for (const { match, to } of rules) {
    const captures = new RegExp(match).exec(path);
    if (captures !== null) return withQuery(fill(to, captures), search);
  }
  return undefined;
}

/** The destination with the captures, which are plain text and may not make another address of it. */
function fill(to: string, captures: readonly (string | undefined)[]): string {
  const filled = to.replace(/\$(\$|\d)/g, (_, key: string) =>
    key === '$' ? '$' : encodeURI(captures[Number(key)] ?? '').replace(/[?#]/g, encodeURIComponent),
  );
  return to.startsWith('//') ? filled : filled.replace(/^\/{2,}/, '/');
}

function sitePath(path: string): string {
  const decoded = decode(path).replace(/\/{2,}/g, '/');
  return decoded.replace(/(?<=.)\/$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function withQuery(target: string, search: string): string {
  const hashAt = target.indexOf('#');
  const [address, hash] = hashAt === -1 ? [target, ''] : [target.slice(0, hashAt), target.slice(hashAt)];
  return address + (address.includes('?') ? search.replace('?', '&') : search) + hash;
}
