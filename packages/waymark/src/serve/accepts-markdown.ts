/** Whether a client rather reads a page as Markdown or plain text than as HTML, by its `Accept` header. */
export function acceptsMarkdown(accept = ''): boolean {
  const [first] = accept
    .split(',')
    .map(readEntry)
    .filter(({ type, weight }) => FORMS.has(type) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return first !== undefined && first.type !== 'text/html';
}

/** What a page can be had as. */
const FORMS: ReadonlySet<string> = new Set(['text/html', 'text/markdown', 'text/plain']);

function readEntry(entry: string): { readonly type: string; readonly weight: number } {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  return { type, weight: weight === undefined ? 1 : Number(weight) };
}
