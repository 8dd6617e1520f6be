import { markdownPathOfRoute } from '@waymark/core/content';
import { agentInstructions } from './agent-pages.ts';
import { oneLine } from './escape.ts';
import type { Emit } from './site-model.ts';

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
    .replace(/^/gm, '> ')
    .replace(/[ \t]+$/gm, '');
  const parts = [
    `# ${oneLine(title)}`,
    description.trim() === '' ? '' : quotation,
    body.trim(),
    instructions,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** `<page>.md`: every page that has content of its own. */
export const emitPageMarkdown: Emit = (site) => {
  const instructions = agentInstructions(site);
  return [...site.markdown].flatMap(([route, body]) => {
    const page = site.graph.pages.get(route);
    if (page === undefined || page.head?.url !== undefined) return [];
    const description = page.head?.description;
    const parts = {
      title: page.title,
      body,
      instructions,
      ...(description === undefined ? {} : { description }),
    };
    return [{ path: markdownPathOfRoute(route), content: pageMarkdown(parts) }];
  });
};
