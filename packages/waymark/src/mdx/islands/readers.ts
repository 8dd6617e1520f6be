import type { ComponentChildren } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import type { Readers } from '../../components/drawing/context.ts';

/** What author's code drew, as people see it and as agents are told of it. */
export interface DrawnHtml {
  readonly html: string;
  readonly agentHtml: string;
}

/** Marks content that not all readers get. Code is drawn once for all of them: it may count, or note what it draws. */
export function markReaders(content: ComponentChildren, { people, agents }: Readers): ComponentChildren {
  if (people === agents) return people ? content : null;
  return [jsxTemplate([people ? '<!--people-->' : '<!--agents-->']), content, jsxTemplate(['<!--end-->'])];
}

/** Parts what was drawn by its readers. */
export function partReaders(drawn: string): DrawnHtml {
  const parts = drawn.split(MARK);
  return { html: htmlOf(parts, 'agents'), agentHtml: htmlOf(parts, 'people') };
}

const MARK = /<!--(people|agents|end)-->/;

/** The HTML of all but the content that only others get; each second part is a mark. */
function htmlOf(parts: readonly string[], others: string): string {
  const open: string[] = [];
  let html = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) html += open.includes(others) ? '' : part;
    else if (part === 'end') open.pop();
    else open.push(part);
  }
  return html;
}
