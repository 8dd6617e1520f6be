import { PLAYGROUNDS } from '@waymark/core/config';

/** How much of the playground a page has: the form, the bar with the address alone, or nothing. */
export type PlaygroundDisplay = Exclude<(typeof PLAYGROUNDS)[number], 'auth'>;

/** What decides it, nearest first: front matter of the page, `x-mint.metadata` of the operation, configuration. */
export interface DisplaySources {
  readonly page: unknown;
  readonly operation: unknown;
  readonly config: string | undefined;
}

/**
 * Resolves the display of an operation's playground. `auth` asks for a reader who is signed in, whom a static site does
 * not have; without a server there is nothing to send a request to.
 */
export function resolveDisplay(sources: DisplaySources, hasServer: boolean): PlaygroundDisplay {
  const wanted = [sources.page, sources.operation, sources.config].find(isDisplay) ?? 'interactive';
  if (wanted === 'auth') return 'none';
  return wanted === 'interactive' && !hasServer ? 'simple' : wanted;
}

function isDisplay(value: unknown): value is (typeof PLAYGROUNDS)[number] {
  return PLAYGROUNDS.some((known) => known === value);
}
