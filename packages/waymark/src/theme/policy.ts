/** What a part of the site needs beside the site itself: origins, and styles that are written while the page runs. */
export interface PolicySources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly workers?: readonly string[];
  readonly inlineStyles?: boolean;
}

/**
 * The Content-Security-Policy of the site's pages. No inline script runs; other hosts, and inline styles, only as far as
 * the project asks for them.
 */
export function buildPolicy(parts: readonly PolicySources[]): string {
  const list = (directive: string, own: string, pick: (part: PolicySources) => readonly string[]): string =>
    [directive, ...new Set([...own.split(' '), ...parts.flatMap(pick)])].join(' ');
  const workers = parts.flatMap((part) => part.workers ?? []);
  return [
    "default-src 'self'",
    list('script-src', "'self' 'inline-speculation-rules'", ({ scripts = [] }) => scripts),
    list('style-src', "'self'", ({ styles = [], inlineStyles }) =>
      inlineStyles === true ? ["'unsafe-inline'", ...styles] : styles,
    ),
    list('font-src', "'self' data:", ({ fonts = [] }) => fonts),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "frame-src 'self' https:",
    // Chats keep a socket open.
    list('connect-src', "'self' https:", ({ scripts = [] }) => (scripts.length > 0 ? ['wss:'] : [])),
    ...(workers.length > 0 ? [list('worker-src', "'self'", (part) => part.workers ?? [])] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
