import type { Span } from '@waymark/core/source';

/** Links and pictures as Markdown and HTML write them, in JSON too, where quotes and slashes may be escaped. */
const LINK =
  /\]\([ \t]*<((?:[^<>"\\\n]|\\\/)+)(?=>)|(?:\]\([ \t]*|\b(?:href|src)[ \t]*=[ \t]*\\?["'])((?:[^\s<>"'()\\]|\\\/)+)/g;

/** Addresses of other sites, which texts of specifications are full of. */
const ELSEWHERE = /^(?:https?:|mailto:|tel:|\/\/)/i;

/**
 * Finds the addresses inside the site that the texts of documents link to, and where each is written. They are looked for in
 * the source, letter by letter: a link that is written in another way there than it is read is not among them.
 */
export function findLinks(
  texts: Iterable<readonly [file: string, text: string]>,
): ReadonlyMap<string, readonly Span[]> {
  const found = new Map<string, Span[]>();
  for (const [file, text] of texts)
    for (const { 0: whole, 1: spaced, 2: bare = '', index } of text.matchAll(LINK)) {
      const written = spaced ?? bare;
      const href = written.replaceAll('\\/', '/');
      const start = index + whole.length - written.length;
      if (ELSEWHERE.test(href)) continue;
      const places = found.get(href) ?? [];
      places.push({ file, start, end: start + written.length });
      found.set(href, places);
    }
  return found;
}
