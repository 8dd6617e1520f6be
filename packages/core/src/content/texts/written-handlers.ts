/** A handler in markup that code holds as text. */
export interface WrittenHandler {
  /** As written, to the quote behind it. */
  readonly written: string;
  /** The same from the beginning of its tag. */
  readonly tag: string;
  /** Offset in the code. */
  readonly start: number;
}

/** Names of events; other words that begin with `on` are names in code as a rule. */
const EVENTS =
  'abort|animation\\w+|auxclick|before\\w+|blur|cancel|change|click|close|contextmenu|copy|cut|dblclick|drag\\w*|drop|ended|error|focus\\w*|hashchange|input|invalid|key\\w+|load\\w*|message|mouse\\w+|paste|pause|play\\w*|pointer\\w+|popstate|reset|resize|scroll\\w*|select|submit|toggle|touch\\w+|transition\\w+|unload|wheel';
const HANDLER = new RegExp(`<[a-z][^<>]*?\\s(on(?:${EVENTS})\\s*=\\s*\\\\?["'\`])`, 'gi');

/** Finds handlers (`onclick="…"`) in markup that code holds as text, to write it into the page: no policy of ours runs them. */
export function findWrittenHandlers(code: string): readonly WrittenHandler[] {
  return Array.from(code.matchAll(HANDLER), ({ 0: tag, 1: written = '', index }) => ({
    written,
    tag,
    start: index + tag.length - written.length,
  }));
}
