import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { explained } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { inlineContent } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawTitle, linkTo } from '../drawing/draw.tsx';
import { WmTooltip } from '../drawing/elements.ts';

/** Explanations of words. */
export const tooltipPart: Part = { name: 'tooltip', styles: 'components/tooltip/tooltip.css' };

const props = {
  ...lookProps,
  tip: {
    type: 'node',
    required: true,
    unless: 'description',
    description: 'The explanation; may hold inline Markdown.',
  },
  headline: { type: 'string', description: 'Bold line above the explanation.' },
  cta: {
    type: 'string',
    needs: 'href',
    description: 'Text of a link below the explanation; needs `href`.',
  },
  href: { type: 'href', needs: 'cta', description: 'Where the link leads.' },
  side: { type: ['top', 'bottom', 'left', 'right'], default: 'top', description: 'Side that it opens to.' },
  align: {
    type: ['start', 'center', 'end'],
    default: 'center',
    description: 'How it lines up with the text.',
  },
  description: { type: 'node', description: 'Same as `tip`.', legacy: true },
  title: { type: 'string', description: 'Same as `headline`.', legacy: true },
} as const;

function Tooltip(tooltip: PropsOf<typeof props>, context: RenderContext): VNode {
  const id = context.uniqueId('tooltip');
  const headline = tooltip.headline ?? tooltip.title;
  const hasLink = Boolean(tooltip.cta && tooltip.href);
  return (
    <WmTooltip {...outer('tooltip', tooltip)} data-side={tooltip.side} data-align={tooltip.align}>
      <button type="button" class="tooltip-trigger on-paper" aria-describedby={id}>
        {inlineContent(tooltip.children)}
      </button>
      <span class="tooltip-content" id={id} role="tooltip" data-component-part="tooltip-content">
        {headline ? <strong class="tooltip-headline">{headline}</strong> : null}
        <span>{drawTitle(tooltip.tip ?? tooltip.description, context)}</span>
        {hasLink ? (
          <a class="tooltip-cta link" {...linkTo(tooltip.href ?? '', context)}>
            {tooltip.cta}
          </a>
        ) : null}
      </span>
    </WmTooltip>
  );
}

/** The explanation of a word. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Tooltip',
    inLine: true,
    parts: [tooltipPart],
    summary: 'Explains a word when a reader points at it, focuses it or taps it.',
    markdown: explained,
    props,
    render: Tooltip,
  }),
];
