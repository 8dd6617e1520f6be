import { isOutside, type PageLink } from '@waymark/core/content';
import type { Span } from '@waymark/core/source';

/** What stands before an address: an attribute's quote, `](` of a link, `]:` of a definition. */
const BEFORE = /(?:\b(?:href|src|img|poster)\s*=\s*(?:["']|\{\s*["'`])|\]\(\s*<?|\]:\s*<?)$/;
/** What ends one. */
const AFTER = /^(?:["'`\s)>]|$)/;
/** Characters before an address that are looked at. */
const NEAR = 40;

/**
 * Finds where the address of a link stands in the text of its file. Nothing for an address that stands there in another
 * form (with entities, escapes or variables), and for those of other sites.
 */
export function locateHref({ href, span }: PageLink, text: string): Span | undefined {
  if (href === '' || isOutside(href)) return undefined;
  const isTag = text[span.start] === '<';
  // The last address of a Markdown link is its own, of a tag it is the first: others stand inside.
  const next = (from: number): number => (isTag ? text.indexOf(href, from) : text.lastIndexOf(href, from));
  const step = isTag ? 1 : -1;
  const isInside = (at: number): boolean => at >= span.start && at + href.length <= span.end;
  for (let at = next(isTag ? span.start : span.end - href.length); isInside(at); at = next(at + step)) {
    const end = at + href.length;
    if (BEFORE.test(text.slice(Math.max(span.start, at - NEAR), at)) && AFTER.test(text.slice(end, end + 1)))
      return { file: span.file, start: at, end };
  }
  return undefined;
}
