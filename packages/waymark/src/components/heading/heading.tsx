import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { type PropsOf, readNumber } from '../definition/props.ts';
import { childrenText, inlineContent } from '../drawing/children.ts';
import { HeadingAnchor } from '../drawing/draw.tsx';

const props = {
  ...lookProps,
  level: { type: 'number', default: '2', range: [1, 6], description: 'Level of the heading, 1 to 6.' },
  id: { type: 'string', description: 'Name for links to the heading; made from its text when left out.' },
  noAnchor: { type: 'boolean', description: 'Leaves out the link beside the heading.' },
} as const;

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function levelOf(value: number): number {
  return Math.max(1, Math.min(6, Math.round(value)));
}

function Heading(heading: PropsOf<typeof props>): VNode {
  const Tag = tags[levelOf(heading.level) - 1] ?? 'h2';
  const look = outer('', heading);
  const title = childrenText(heading.children);
  const linked = heading.id !== undefined && !heading.noAnchor;
  return (
    <Tag {...(look.class ? look : { ...look, class: undefined })} aria-label={linked ? title : undefined}>
      {inlineContent(heading.children)}
      {linked ? <HeadingAnchor id={heading.id} title={title} /> : null}
    </Tag>
  );
}

/** Headings, as Markdown headings are drawn too. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Heading',
    summary: 'A heading with an id and a link of its own.',
    markdown: (author, content) =>
      `${'#'.repeat(levelOf(readNumber(author['level']) ?? 2))} ${content.replace(/\s+/g, ' ').trim()}`,
    props,
    anchor: (author) => {
      const level = levelOf(readNumber(author['level']) ?? 2);
      return {
        rule: 'heading',
        ...(author['children'] === undefined ? {} : { text: childrenText(author['children']) }),
        ...(level <= 4 ? { tocLevel: level } : {}),
      };
    },
    render: Heading,
  }),
];
