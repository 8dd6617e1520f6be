import { summaryOf } from '@waymark/core/content';

/** Characters of a title; the summaries of most specifications are far shorter. */
const LONGEST_TITLE = 120;

/** What stands over an operation, and the Markdown below it. */
export interface Headline {
  readonly title?: string;
  readonly description?: string;
}

/**
 * The title that a summary is. One that is a text of its own, of several sentences or with links, gives its first sentence,
 * and stands before the description as a whole.
 */
export function readHeadline(summary: string | undefined, description: string | undefined): Headline {
  if (summary === undefined || isTitle(summary))
    return { ...(summary && { title: summary }), ...(description && { description }) };
  const isSaid = description?.startsWith(summary.trim()) === true;
  const text = isSaid ? description : [summary, description ?? ''].join('\n\n').trim();
  return { title: firstSentence(summaryOf(summary)), description: text };
}

function isTitle(summary: string): boolean {
  return summary.length <= LONGEST_TITLE && !summary.includes('](');
}

function firstSentence(text: string): string {
  const [sentence = text] = /^.{15,}?[.!?](?=\s)/.exec(text) ?? [];
  if (sentence.length <= LONGEST_TITLE) return sentence.replace(/\.$/, '');
  return `${sentence.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')}…`;
}
