import type { ProblemView } from './view-problems.ts';

/** Path of the script that keeps an open page as the site is. */
export const SCRIPT_PATH = '_waymark/dev.js';

/** What the script is told about the page that it came with. */
export interface PageState {
  readonly version: number;
  /** Proves that a request comes from a page of this server: other sites cannot read it. */
  readonly token: string;
  readonly status: number;
  /** The page has no content of its own to show. */
  readonly failed: boolean;
  /** Some of the problems stand in the way of what the author wrote: it is not what is seen. */
  readonly isBlocked: boolean;
  readonly problems: readonly ProblemView[];
}

/** Adds the script to a document, before all that is deferred: it must see the page as it was sent. */
export function withPageScript(html: string, state: PageState): string {
  const data = JSON.stringify(state)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const script = `<script src="/${SCRIPT_PATH}" data-page="${data}" defer></script>`;
  const head = /<head\b[^<>]*>/i.exec(html);
  const at = head === null ? 0 : head.index + head[0].length;
  return html.slice(0, at) + script + html.slice(at);
}
