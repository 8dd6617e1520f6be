import { Negotiator } from 'negotiator';

/** Whether a client rather reads a page as Markdown or plain text than as HTML, by its `Accept` header. */
export function acceptsMarkdown(accept = ''): boolean {
  const form = new Negotiator({ headers: { accept } }).mediaType(FORMS);
  return form !== undefined && form !== 'text/html';
}

/** What a page can be had as; of what a client wants alike, the first that it names, else the first of these. */
const FORMS = ['text/html', 'text/markdown', 'text/plain'];
