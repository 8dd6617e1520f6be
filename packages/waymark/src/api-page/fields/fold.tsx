import type { ComponentChildren, VNode } from 'preact';
import { expandablePart, type RenderContext, scrollStop } from '../../components/index.ts';

/** What is folded within a field or section, and what it is folded under. */
interface Folded {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  readonly open?: boolean;
  readonly 'data-fields'?: string;
  readonly 'data-stem'?: string;
}

/** Draws what is folded. */
export function fold({ use }: RenderContext, { summary, children, ...attributes }: Folded): VNode {
  use(expandablePart);
  return (
    <details class="expandable api-children" {...attributes}>
      <summary class="unfold-summary">{summary}</summary>
      <div class="unfold-content">{children}</div>
    </details>
  );
}

/** A value as it is written, in lines of its own; `name` is what it is called where it scrolls. */
export function wholeValue(text: string, name: string): VNode {
  return (
    <pre class="api-value" dir="ltr" {...scrollStop(name)}>
      {text}
    </pre>
  );
}
