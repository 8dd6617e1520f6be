// Reads HTML as a tokenizer does, far enough to trust what it says of elements and their attributes. Malformed input
// gives fewer tags, never an error.

/** Elements whose content is text up to their own end tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe', 'xmp']);

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Resolves character references; unknown names stay as they are. */
export function decodeText(text) {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? whole;
  });
}

/** Every tag of a document in order: `{ kind: 'open' | 'close', name, attributes, start, end }`. */
export function readTags(html) {
  const tags = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    const tag = readTag(html, open);
    if (tag === undefined) {
      at = open + 1;
      continue;
    }
    tags.push(tag);
    at = tag.end;
    if (tag.kind === 'open' && RAW_TEXT.has(tag.name)) {
      const close = html.toLowerCase().indexOf(`</${tag.name}`, at);
      at = close === -1 ? html.length : close;
    }
  }
  return tags;
}

function readTag(html, start) {
  const match = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(start, start + 100));
  if (match === null) return undefined;
  const [head, slash, name] = match;
  const { attributes, end } = readAttributes(html, start + head.length);
  return { kind: slash === '/' ? 'close' : 'open', name: name.toLowerCase(), attributes, start, end };
}

function readAttributes(html, from) {
  const attributes = new Map();
  const pattern = /\s*(?:(>)|\/|([^\s"'>/=][^\s>/=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?)/y;
  let at = from;
  for (;;) {
    pattern.lastIndex = at;
    const match = pattern.exec(html);
    if (match === null) return { attributes, end: at + 1 };
    at = pattern.lastIndex;
    const [, closing, name, double, single, bare] = match;
    if (closing !== undefined) return { attributes, end: at };
    if (name !== undefined && !attributes.has(name))
      attributes.set(name, decodeText(double ?? single ?? bare ?? ''));
  }
}

/** Text of a document between two offsets, without tags and with character references resolved. */
export function textBetween(html, start, end) {
  let text = '';
  let at = start;
  for (const tag of readTags(html.slice(start, end))) {
    text += html.slice(at, start + tag.start);
    at = start + tag.end;
  }
  return decodeText(text + html.slice(at, end));
}
