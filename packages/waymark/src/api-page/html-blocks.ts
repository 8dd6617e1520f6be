/** HTML that stands for a whole block or for letters that Markdown has no marks for, and how each is written in Markdown. */
const ELEMENTS: readonly (readonly [name: string, write: (inner: string) => string])[] = [
  [
    'pre',
    (inner) => block(['```', codeText(inner.replace(/<\/?code\b[^<>]*>/gi, '')).trim(), '```'].join('\n')),
  ],
  ['table', (inner) => block(table(inner))],
  [
    'ol',
    (inner) =>
      block(/<[uo]l\b/i.test(inner) ? inner : inner.replace(/(?:(?<!\s)\s+)?<li\b[^<>]*>\s*/gi, '\n1. ')),
  ],
  ['blockquote', (inner) => block(inner.trim().replace(/^/gm, '> '))],
  ['sup', (inner) => raised(inner, '⁰¹²³⁴⁵⁶⁷⁸⁹', '^')],
  ['sub', (inner) => raised(inner, '₀₁₂₃₄₅₆₇₈₉', '_')],
];

/** A text with its blocks of HTML as Markdown. What is inside of them is left as it is, but for cells of tables. */
export function htmlBlocks(text: string): string {
  const drawn = text.replace(/<img\b[^<>]*>/gi, picture);
  return ELEMENTS.reduce((result, [name, write]) => replaceElements(result, name, write), drawn);
}

/** A picture of Markdown; nothing without an address. */
function picture(tag: string): string {
  const [source, text = ''] = ['src', 'alt'].map(
    (name) => new RegExp(`\\b${name}\\s*=\\s*(["'])([^"']*)\\1`, 'i').exec(tag)?.[2],
  );
  return source === undefined ? '' : `![${text.replace(/[[\]]/g, '')}](<${source}>)`;
}

/** Signs that HTML has to write by their names, which Markdown shows in code as they are. */
const SIGNS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The text of code in HTML. */
export function codeText(html: string): string {
  return html.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (written, name: string) => SIGNS[name] ?? written);
}

/** An element that stands open, and whether one of its kind was in it. */
interface Open {
  /** Index of its tag among the parts. */
  readonly at: number;
  isOuter: boolean;
}

/**
 * Replaces elements that hold none of their own kind; those around them lose their tags. Each part is looked at once, however
 * many elements lie inside each other or have no end.
 */
function replaceElements(text: string, name: string, write: (inner: string) => string): string {
  const parts: string[] = [];
  const open: Open[] = [];
  let done = 0;
  for (const { 0: tag, index } of text.matchAll(new RegExp(`</?${name}\\b[^<>]*>`, 'gi'))) {
    parts.push(text.slice(done, index));
    done = index + tag.length;
    if (!tag.startsWith('</')) open.push({ at: parts.push(tag) - 1, isOuter: false });
    else close(parts, open, write);
  }
  return parts.join('') + text.slice(done);
}

function close(parts: string[], open: Open[], write: (inner: string) => string): void {
  const ended = open.pop();
  if (ended === undefined) return;
  const around = open.at(-1);
  if (around !== undefined) around.isOuter = true;
  if (ended.isOuter) parts[ended.at] = block('');
  else parts.push(write(parts.splice(ended.at).slice(1).join('')));
}

function block(text: string): string {
  return `\n\n${text}\n\n`;
}

/** A table of Markdown, whose first row is its head. */
function table(inner: string): string {
  const rows = inner
    .split(/<tr\b[^<>]*>/i)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[hd]\b[^<>]*>/i)
        .slice(1)
        .map(cell),
    );
  const [head = [], ...body] = rows.filter((row) => row.length > 0);
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** What a cell holds in one line. */
function cell(text: string): string {
  return text
    .replace(/<\/?(?:t[hdr]|tbody|thead|tfoot)\b[^<>]*>/gi, '')
    .replace(/<\/?(?:p|div|ul|li)\b[^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
}

/** Digits above or below the line are letters of their own; of other letters a sign says that they are. */
function raised(text: string, digits: string, sign: string): string {
  if (!/^\d+$/.test(text)) return `\\${sign}${text}`;
  return text.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}
