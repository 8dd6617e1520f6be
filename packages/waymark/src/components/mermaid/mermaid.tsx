import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { fenced } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readBoolean } from '../definition/props.ts';
import { childrenText } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { WmDiagram } from '../drawing/elements.ts';
import { scrollStop } from '../drawing/scroll-stop.ts';

/** Diagrams. */
export const mermaidPart: Part = { name: 'mermaid', styles: 'components/mermaid/mermaid.css' };

const props = {
  ...lookProps,
  chart: {
    type: 'string',
    required: true,
    unless: 'children',
    description: 'Source of the diagram, which may stand between the tags instead.',
  },
  placement: {
    type: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
    default: 'bottom-right',
    description: 'Corner of the controls.',
  },
  actions: {
    type: 'any',
    description: 'Whether there are controls; large diagrams have them unless told otherwise.',
  },
  ariaLabel: { type: 'string', description: 'What a screen reader calls the diagram.' },
} as const;

/** Words that the page's script needs; it has no other way to the page's language. */
const scriptWords = [
  'diagramFailed',
  'zoomIn',
  'zoomOut',
  'moveUp',
  'moveDown',
  'moveLeft',
  'moveRight',
  'resetView',
  'fullScreen',
] as const;

/** The source, which a script turns into a drawing. */
function Mermaid(diagram: PropsOf<typeof props>, context: RenderContext): VNode {
  const actions = readBoolean(diagram.actions);
  const source = (diagram.chart || childrenText(diagram.children)).trim();
  const words = Object.fromEntries(scriptWords.map((word) => [word, context.text(word)]));
  return (
    <WmDiagram
      {...outer('mermaid', diagram)}
      role="figure"
      aria-label={diagram.ariaLabel ?? context.text('diagram')}
      data-component-name="mermaid-container"
      data-placement={diagram.placement}
      data-actions={actions === undefined ? undefined : String(actions)}
      data-words={JSON.stringify(words)}
    >
      <pre class="mermaid-source" dir="ltr" {...scrollStop('Mermaid')}>
        {source}
      </pre>
    </WmDiagram>
  );
}

/** Diagrams from text. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Mermaid',
    parts: [mermaidPart],
    summary: 'A diagram drawn from text, also written as a fence with the language `mermaid`.',
    markdown: fenced('mermaid', 'chart'),
    props,
    render: Mermaid,
  }),
];
