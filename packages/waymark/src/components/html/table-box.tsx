import type { ComponentChildren, VNode } from 'preact';
import type { Part } from '../definition/part.ts';
import { useRenderContext } from '../drawing/context.ts';

/** Tables that may be wider than their place. */
export const tablePart: Part = { name: 'table', styles: 'components/html/table.css' };

/** The box in which a table scrolls, so that the page never does. */
export function TableBox({ children }: { readonly children: ComponentChildren }): VNode {
  useRenderContext().use(tablePart);
  return <div class="table-wrap">{children}</div>;
}
