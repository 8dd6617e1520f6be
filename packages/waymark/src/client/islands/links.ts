/** An address ready to use. */
export interface ResolvedAddress {
  readonly url: string;
  /** Leads outside the site. */
  readonly external: boolean;
}

/** The base path of the site. */
function base(): string {
  return document.documentElement.dataset['base'] ?? '';
}

/** Resolves a link that author code makes in the browser: from the root of the docs, pages with their slash. */
export function resolveHref(href: string): ResolvedAddress {
  if (/^\s*(?:javascript|data|vbscript):/i.test(href)) return { url: '#', external: false };
  if (/^(?:https?:)?\/\//i.test(href)) return { url: href, external: true };
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (!path.startsWith('/')) return { url: href, external: false };
  const isPage = !/(?:\/|\.[^./]+)$/.test(path);
  return { url: `${base()}${path}${isPage ? '/' : ''}${rest}`, external: false };
}

/** Resolves the address of a file that author code shows. */
export function resolveAsset(src: string): string {
  return /^\/(?!\/)/.test(src) ? base() + src : src;
}
