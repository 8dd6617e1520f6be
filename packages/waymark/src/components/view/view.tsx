import type { VNode } from 'preact';
import { plainTitle } from '../children.ts';
import { flag, iconProps, lookProps, outer } from '../common-props.ts';
import type { RenderContext } from '../context.ts';
import { defineComponent } from '../define.ts';
import type { ComponentDefinition } from '../definition.ts';
import { drawIcon } from '../draw.tsx';
import { WmView } from '../elements.ts';
import { titled } from '../markdown.ts';
import { type PropsOf, readString } from '../props.ts';

const props = {
  ...lookProps,
  ...iconProps,
  title: { type: 'string', required: true, description: 'Name of the view in the selector of the page.' },
  id: { type: 'string', description: 'Name for links to the view; made from the title when left out.' },
} as const;

/** The first view of a page is shown at first and brings the selector, which scripts fill. */
const selectorId = 'multi-view-dropdown';

function View(view: PropsOf<typeof props>, context: RenderContext): VNode {
  const isFirst = context.uniqueId(selectorId) === selectorId;
  const title = view.title ?? '';
  return (
    <>
      {isFirst ? (
        <div class={selectorId}>
          <select id={selectorId} aria-label={context.text('view')} />
        </div>
      ) : null}
      <WmView {...outer('multi-view-item', view)} id={view.id} data-title={title} data-active={flag(isFirst)}>
        <div class="multi-view-title">
          {drawIcon(view, context)} {title}
        </div>
        {view.children}
      </WmView>
    </>
  );
}

/** One of several versions of a page's content. */
export const viewDefinitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'View',
    summary: 'One of several versions of a page’s content, chosen by a selector for the whole page.',
    markdown: titled,
    props,
    anchor: (author) => {
      const id = readString(author['id']);
      return { text: plainTitle(author['title']), rule: 'heading', ...(id ? { id } : {}) };
    },
    render: View,
  }),
];
