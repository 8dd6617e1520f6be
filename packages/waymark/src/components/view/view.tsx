import type { VNode } from 'preact';
import { booleanAttribute, iconProps, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { plainTitle } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon } from '../drawing/draw.tsx';
import { WmView } from '../drawing/elements.ts';

/** Versions of the content of a page. */
export const viewPart: Part = { name: 'view', styles: 'components/view/view.css' };

const props = {
  ...lookProps,
  ...iconProps,
  title: { type: 'string', required: true, description: 'Name of the view in the selector of the page.' },
  id: { type: 'string', description: 'Name for links to the view; made from the title when left out.' },
} as const;

function View(view: PropsOf<typeof props>, context: RenderContext): VNode {
  // The first view of the page is shown at first; the page's header holds the selector.
  const isFirst = context.uniqueId('multi-view') === 'multi-view';
  const title = plainTitle(view.title);
  return (
    <WmView {...outer('multi-view-item', view)} data-title={title} data-active={booleanAttribute(isFirst)}>
      <div class="multi-view-title">
        {drawIcon(view, context)} {title}
      </div>
      {view.children}
    </WmView>
  );
}

/** One of several versions of a page's content. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'View',
    parts: [viewPart],
    summary: 'One of several versions of a page’s content, chosen by a selector at its title.',
    markdown: titled,
    props,
    alternative: 'of-page',
    anchor: (author) => ({ text: plainTitle(author['title']), rule: 'heading' }),
    render: View,
  }),
];
