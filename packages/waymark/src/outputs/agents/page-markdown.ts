import { markdownPathOfRoute } from '@waymark/core/content';
import { oneLine, withoutNul } from '../escape.ts';
import type { OutputFile } from '../output-file.ts';

/** The parts of a page as Markdown. */
export interface MarkdownParts {
  readonly title: string;
  readonly description?: string;
  readonly body: string;
  /** Quoted block for agents; may be empty. */
  readonly instructions?: string;
}

/** Puts a page together as Markdown: title, description as a quotation, body, instructions for agents. */
export function pageMarkdown({ title, description = '', body, instructions = '' }: MarkdownParts): string {
  const quotation = description
    .trim()
    // Two signs of Unicode end lines for JavaScript, and none for Markdown.
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/^/gm, '> ')
    .replace(/(?<![ \t])[ \t]+$/gm, '');
  const parts = [
    `# ${oneLine(title)}`,
    description.trim() === '' ? '' : quotation,
    body.trim(),
    instructions,
  ];
  return withoutNul(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
}

/** A page as it is known once it was rendered. */
export interface MarkdownPage {
  readonly route: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Body as Markdown, without title and description. */
  readonly body: string;
}

/** `<page>.md`: the page as Markdown, with the quoted instructions of the site for agents. */
export function markdownFile(instructions: string, { route, ...page }: MarkdownPage): OutputFile {
  const { title, description = '', body } = page;
  return {
    path: markdownPathOfRoute(route),
    content: pageMarkdown({ title, description, body, instructions }),
  };
}
