import type { Edit, PageText } from './page-text.ts';

/** The first heading of a page: what it says, and the edits that take it off. */
export interface PageTitle {
  readonly title: string;
  /** Address that is written behind it. */
  readonly id: string | undefined;
  readonly edits: readonly Edit[];
}

/** A paragraph of nothing, which pages have where their title is hidden. */
const EMPTY = /&nbsp;[ \t]*\n/g;

/** What may stand before the heading that begins a page: nothing that a reader sees. */
const BEFORE = [
  /[ \t]*\n/y,
  /&nbsp;[ \t]*\n/y,
  /import (?:\{[^{}]*\} from )?[^\n]*\n/y,
  /export [^\n]*\n/y,
  /\{\/\*[\s\S]*?\*\/\}[ \t]*\n/y,
  /<!--[\s\S]*?-->[ \t]*\n/y,
  /<(?<tag>script|style)\b[^>]*>[\s\S]*?<\/\k<tag>>[ \t]*\n/y,
];

/** Finds a heading of the first level that begins the page: the page's title takes its place. */
export function titleHeading({ text, bodyStart }: PageText): PageTitle | undefined {
  const body = text.slice(bodyStart);
  const at = endOfBefore(body);
  const match = /^(?:# +([^\n]+)|([^\n#>*\-\s][^\n]*)\n=+)[ \t]*(?:\n|$)/.exec(body.slice(at));
  if (match === null) return undefined;
  const start = bodyStart + at;
  const written = match[1] ?? match[2] ?? '';
  const id = /\{#([^{}]*)\}\s*$/.exec(written)?.[1];
  const title = plainText(written.replace(/\s#+\s*$/, ''));
  const empty = [...body.slice(0, at).matchAll(EMPTY)].map(({ index, 0: line }) => ({
    start: bodyStart + index,
    end: bodyStart + index + line.length,
    text: '',
  }));
  return title === ''
    ? undefined
    : { title, id, edits: [...empty, { start, end: start + match[0].length, text: '' }] };
}

function endOfBefore(body: string): number {
  let end = 0;
  const goesOn = (pattern: RegExp): boolean => {
    pattern.lastIndex = end;
    const isThere = pattern.test(body);
    if (isThere) end = pattern.lastIndex;
    return isThere;
  };
  while (BEFORE.some(goesOn));
  return end;
}

/** Code in a line, which is no Markdown: what looks like a tag in it is what it says. */
const CODE = /(?<!`)(`{1,3})(?!`)([^`\n]*)\1(?!`)/g;
/** Characters that no text has stand for it meanwhile. */
const HELD = /\ue000(\d+)\ue001/g;

/** Markdown of one line as plain text. */
export function plainText(markdown: string): string {
  const codes: string[] = [];
  const held = markdown.replace(
    CODE,
    (_, _ticks: string, code: string) => `\ue000${codes.push(code.trim()) - 1}\ue001`,
  );
  return withoutMarks(held).replace(HELD, (_, index: string) => codes[Number(index)] ?? '');
}

function withoutMarks(markdown: string): string {
  return markdown
    .replace(/(?<!\s)\s*\{#[^{}]*\}\s*$/, '')
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
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
