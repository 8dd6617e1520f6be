/** What a part of the site needs beside the site itself: origins, and styles that are written while the page runs. */
export interface PolicySources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly workers?: readonly string[];
  readonly inlineStyles?: boolean;
}

/** What differs from page to page. */
export interface PagePolicy {
  /** Sources that the playground of the page sends requests to; absent on pages without one. */
  readonly connect?: readonly string[] | undefined;
  /** The project has scripts of its own. */
  readonly hasOwnScripts?: boolean;
}

/**
 * The Content-Security-Policy of the site's pages. No inline script runs; other hosts, and inline styles, only as far as
 * the project asks for them.
 */
export function buildPolicy(
  parts: readonly PolicySources[],
  { connect, hasOwnScripts = false }: PagePolicy = {},
): string {
  const list = (directive: string, own: string, pick: (part: PolicySources) => readonly string[]): string =>
    [directive, ...new Set([...own.split(' '), ...parts.flatMap(pick)])].join(' ');
  // A page that sends requests for its reader reaches the servers of the API and no others, unless there are scripts
  // whose servers nobody can know.
  const isOpen =
    connect === undefined || hasOwnScripts || parts.some(({ scripts = [] }) => scripts.length > 0);
  const reached = [...(isOpen ? ['https:'] : []), ...(connect ?? [])];
  // Pictures and sound of an answer are shown from memory.
  const memory = connect === undefined ? '' : ' blob:';
  const workers = parts.flatMap((part) => part.workers ?? []);
  return [
    "default-src 'self'",
    list('script-src', "'self' 'inline-speculation-rules'", ({ scripts = [] }) => scripts),
    list('style-src', "'self'", ({ styles = [], inlineStyles }) =>
      inlineStyles === true ? ["'unsafe-inline'", ...styles] : styles,
    ),
    list('font-src', "'self' data:", ({ fonts = [] }) => fonts),
    `img-src 'self' data: https:${memory}`,
    `media-src 'self' https:${memory}`,
    "frame-src 'self' https:",
    // Chats keep a socket open.
    list('connect-src', ["'self'", ...reached].join(' '), ({ scripts = [] }) =>
      scripts.length > 0 ? ['wss:'] : [],
    ),
    ...(workers.length > 0 ? [list('worker-src', "'self'", (part) => part.workers ?? [])] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
