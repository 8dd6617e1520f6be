import type { VNode } from 'preact';
import type { RenderContext } from './context.ts';
import { fragment } from './draw.tsx';

/** The link of a field to itself, behind what it is. */
export function entryLink(id: string, title: string, { text }: Pick<RenderContext, 'text'>): VNode {
  return <a class="entry-link" href={fragment(id)} aria-label={text('linkToSection', { title })} />;
}
