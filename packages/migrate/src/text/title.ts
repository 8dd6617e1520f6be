import type { Edit, PageText } from './page-text.ts';

/** The first heading of a page: what it says, and the edit that takes it off. */
export interface PageTitle {
  readonly title: string;
  /** Address that is written behind it. */
  readonly id: string | undefined;
  readonly edit: Edit;
}

const FIRST =
  /^(?:[ \t]*\n|import [^\n]*\n|export [^\n]*\n|\{\/\*[\s\S]*?\*\/\}[ \t]*\n|<!--[\s\S]*?-->[ \t]*\n)*/;

/** Finds a heading of the first level that begins the page: the page's title takes its place. */
export function titleHeading({ text, bodyStart }: PageText): PageTitle | undefined {
  const body = text.slice(bodyStart);
  const at = FIRST.exec(body)?.[0].length ?? 0;
  const match = /^(?:# +([^\n]+)|([^\n#>*\-\s][^\n]*)\n=+)[ \t]*(?:\n|$)/.exec(body.slice(at));
  if (match === null) return undefined;
  const start = bodyStart + at;
  const written = match[1] ?? match[2] ?? '';
  const id = /\{#([^}]*)\}\s*$/.exec(written)?.[1];
  const title = plainText(written.replace(/\s#+\s*$/, ''));
  return title === '' ? undefined : { title, id, edit: { start, end: start + match[0].length, text: '' } };
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
