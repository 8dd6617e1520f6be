/** The elements of HTML, those of earlier days among them: https://html.spec.whatwg.org/multipage/indices.html#elements-3 */
const ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins kbd label legend li link main map mark marquee math menu menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'.split(
    ' ',
  ),
);

/**
 * Whether a tag in a text stands for what a reader is to fill in: `Bearer <token>` or `<first name>`, which names no element, has
 * no values and is never closed.
 */
export function isPlaceholder(tag: string, closed: ReadonlySet<string>): boolean {
  const [, name] = /^<([a-z][\w.-]*)(?:\s+[^\s<>="'/]+)*>$/i.exec(tag) ?? [];
  return name !== undefined && !ELEMENTS.has(name.toLowerCase()) && !closed.has(name);
}

/** The names of tags that a text closes: one look at it serves thousands of tags. */
export function closedNames(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/<\/([a-z][\w.-]*)/gi), ([, name = '']) => name));
}
