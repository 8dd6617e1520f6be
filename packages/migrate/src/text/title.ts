import type { Edit, PageText } from './page-text.ts';

/** The first heading of a page: what it says, and the edits that take it off. */
export interface PageTitle {
  readonly title: string;
  /** Address that is written behind it. */
  readonly id: string | undefined;
  readonly edits: readonly Edit[];
}

/** A paragraph of nothing, which pages have where their title is hidden. */
const EMPTY = /&nbsp;[ \t]*\n/;

/** What may stand before the heading that begins a page: nothing that a reader sees. */
const BEFORE = [
  /[ \t]*\n/,
  EMPTY,
  /import (?:\{[^{}]*\} from )?[^\n]*\n/,
  /export [^\n]*\n/,
  /\{\/\*[\s\S]*?\*\/\}[ \t]*\n/,
  /<!--[\s\S]*?-->[ \t]*\n/,
  /<(?<tag>script|style)\b[^>]*>[\s\S]*?\n<\/\k<tag>>[ \t]*\n/,
];
const FIRST = new RegExp(`^(?:${BEFORE.map(({ source }) => source).join('|')})*`);

/** Finds a heading of the first level that begins the page: the page's title takes its place. */
export function titleHeading({ text, bodyStart }: PageText): PageTitle | undefined {
  const body = text.slice(bodyStart);
  const before = FIRST.exec(body)?.[0] ?? '';
  const at = before.length;
  const match = /^(?:# +([^\n]+)|([^\n#>*\-\s][^\n]*)\n=+)[ \t]*(?:\n|$)/.exec(body.slice(at));
  if (match === null) return undefined;
  const start = bodyStart + at;
  const written = match[1] ?? match[2] ?? '';
  const id = /\{#([^}]*)\}\s*$/.exec(written)?.[1];
  const title = plainText(written.replace(/\s#+\s*$/, ''));
  const empty = [...before.matchAll(new RegExp(EMPTY, 'g'))].map(({ index, 0: line }) => ({
    start: bodyStart + index,
    end: bodyStart + index + line.length,
    text: '',
  }));
  return title === ''
    ? undefined
    : { title, id, edits: [...empty, { start, end: start + match[0].length, text: '' }] };
}

/** Markdown of one line as plain text. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<\/?[A-Za-z][^<>]*>/g, '')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])([*])(?=\S)([^*]+?)\1(?!\w)/g, '$2')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/\\([^A-Za-z\d\s])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
