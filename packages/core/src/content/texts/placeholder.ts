/** The elements of HTML, those of earlier days among them: https://html.spec.whatwg.org/multipage/indices.html#elements-3 */
const ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins kbd label legend li link main map mark marquee math menu menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'.split(
    ' ',
  ),
);

/** Attributes of HTML that need no value, those of earlier days among them. */
const BARE_ATTRIBUTES =
  /^(?:allowfullscreen|async|autofocus|autoplay|checked|compact|controls|default|defer|disabled|download|formnovalidate|hidden|inert|ismap|itemscope|loop|multiple|muted|nomodule|noresize|noshade|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected|(?:aria|data)-.*)$/i;

/**
 * Whether a tag in a text stands for what a reader is to fill in: `Bearer <token>`, `<first name>` or `<object id>`, which is never
 * closed, has no values, and names no element or has words that are no attributes.
 */
export function isPlaceholder(tag: string, closed: ReadonlySet<string>): boolean {
  const [, name, words = ''] = /^<([a-z][\w.-]*)((?:\s+[^\s<>="'/]+)*)\s*>$/i.exec(tag) ?? [];
  if (name === undefined || closed.has(name)) return false;
  const further = words.split(/\s+/).slice(1);
  return !ELEMENTS.has(name.toLowerCase()) || further.some((word) => !BARE_ATTRIBUTES.test(word));
}

/** The names of tags that a text closes: one look at it serves thousands of tags. */
export function closedNames(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/<\/([a-z][\w.-]*)/gi), ([, name = '']) => name));
}
