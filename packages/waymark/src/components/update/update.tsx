import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition, ToMarkdown } from '../definition/definition.ts';
import { paragraphs, titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import { type PropsOf, readList, readString } from '../definition/props.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawTitle, fragment } from '../drawing/draw.tsx';

/** Entries of changelogs. */
export const updatePart: Part = {
  name: 'update',
  styles: 'components/update/update.css',
  script: 'components/update/update-page.element.ts',
};

const props = {
  ...lookProps,
  label: { type: 'string', required: true, description: 'Name of the entry, such as a date or version.' },
  description: { type: 'node', description: 'Text under the label; may hold inline Markdown.' },
  tags: { type: 'array', description: 'Words by which readers can filter the entries.' },
  rss: { type: 'object', description: 'Text for the feed: `title` and `description`.' },
  id: { type: 'string', description: 'Name for links to the entry; made from the label when left out.' },
} as const;

function Update(update: PropsOf<typeof props>, context: RenderContext): VNode {
  const tags = update.tags ?? [];
  return (
    <section
      {...outer('update', update)}
      data-filters={tags.length > 0 ? context.text('filters') : undefined}
      data-results={tags.length > 0 ? context.text('searchResults') : undefined}
      data-tags={tags.length > 0 ? JSON.stringify(tags) : undefined}
    >
      <div class="update-rail">
        {/* Who hears the page goes from entry to entry; an `h2` would have the look of those in the text. */}
        {update.label ? (
          <div role="heading" aria-level={2}>
            <a class="update-label" href={fragment(update.id ?? '')} data-component-part="update-label">
              {update.label}
            </a>
          </div>
        ) : null}
        {update.description ? (
          <div class="update-description" data-component-part="update-description">
            {drawTitle(update.description, context)}
          </div>
        ) : null}
        {tags.length > 0 ? (
          <div class="update-tags" data-component-part="update-tag-list">
            {tags.map((tag) => (
              <span class="update-tag" data-component-part="update-tag">
                {tag}
              </span>
            ))}
          </div>
        ) : null}
      </div>
      <div class="update-content" data-component-part="update-content">
        {update.children}
      </div>
    </section>
  );
}

/** The label and what stands beside it, then the content. */
const entryMarkdown: ToMarkdown = (props, content) => {
  const tags = (readList(props['tags']) ?? []).join(', ');
  return titled(props, paragraphs(tags && `Tags: ${tags}`, content));
};

/** The entry of a changelog. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Update',
    parts: [updatePart],
    summary: 'One entry of a changelog, with its own anchor and feed item.',
    markdown: entryMarkdown,
    props,
    hidesHeadings: true,
    feeds: true,
    anchor: (author) => ({ text: readString(author['label']) ?? '', rule: 'heading', tocLevel: 1 }),
    render: Update,
  }),
];
