import type { ComponentChildren, VNode } from 'preact';
import { CodeBlock } from '../code-block/block.tsx';
import { readCodeBlock } from '../code-block/code-block.tsx';
import { CopyButton, copyButtonPart, titlesOf } from '../code-block/copy-button.tsx';
import { codeGroupPart } from '../code-group/code-panels.tsx';
import { booleanAttribute, iconProps, lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { titled } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { type ChildElement, flatten, flattenLines, isMadeBy, plainTitle } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { drawIcon, drawTitle } from '../drawing/draw.tsx';
import { type TabPanel, TabSet, tabsPart } from './tab-set.tsx';

/** Tabs with a line below them. */
export const tabsBorderPart: Part = {
  name: 'tabs-border',
  styles: 'components/tabs/tabs-border.css',
  needs: [tabsPart],
};

const tabProps = {
  ...lookProps,
  ...iconProps,
  title: { type: 'node', required: true, description: 'Label of the tab; may hold inline Markdown.' },
  id: { type: 'string', description: 'Name for links to the tab; made from the title when left out.' },
} as const;

const tabsProps = {
  ...lookProps,
  defaultTabIndex: {
    type: 'number',
    default: '0',
    indexOf: ['Tab', 'Tabs.Item'],
    description: 'Which tab is shown first, counted from 0.',
  },
  sync: {
    type: 'boolean',
    default: 'true',
    description: 'Whether choosing a title chooses it everywhere on the site, and is remembered.',
  },
  borderBottom: { type: 'boolean', description: 'Draws a line and some space below the panels.' },
  groupId: {
    type: 'string',
    description: 'Has no effect.',
    legacy: true,
    support: { level: 'not', why: 'tabs of one title change together anyway' },
  },
} as const;

const tab = defineComponent({
  name: 'Tab',
  parts: [tabsPart],
  aliases: ['Tabs.Item'],
  summary: 'One panel of `Tabs`.',
  markdown: titled,
  props: tabProps,
  within: ['Tabs'],
  alternative: 'of-parent',
  anchor: (author) => ({ text: plainTitle(author['title']), rule: 'heading' }),
  render: (read, context) => (
    <section {...outer('tab', read)}>
      <div class="tab-title">{drawLabel(read, context)}</div>
      {read.children}
    </section>
  ),
});

function Tabs(tabs: PropsOf<typeof tabsProps>, context: RenderContext): VNode {
  const children = flattenLines(tabs.children, tab);
  const isTab = (child: (typeof children)[number]): child is ChildElement =>
    typeof child === 'object' && isMadeBy(child, tab);
  const panels = children.filter(isTab).map((child) => readPanel(child, context));
  if (panels.length === 0) return <div {...outer('tabs', tabs)}>{tabs.children}</div>;
  const first = children.findIndex(isTab);
  const loose = (part: typeof children): ComponentChildren =>
    part
      .filter((child) => !isTab(child))
      .map((child) => (typeof child === 'object' ? child : <p>{child}</p>));
  const selected = Math.max(0, Math.min(panels.length - 1, Math.trunc(tabs.defaultTabIndex)));
  const code = readCodePanels(panels, context);
  if (code !== undefined) context.use(codeGroupPart);
  if (tabs.borderBottom) context.use(tabsBorderPart);
  const root = {
    ...outer('tabs', tabs),
    'data-border': booleanAttribute(tabs.borderBottom),
    'data-code': booleanAttribute(code !== undefined),
  };
  return (
    <>
      {loose(children.slice(0, first))}
      <TabSet
        root={root}
        panels={code ?? panels}
        selected={selected}
        sync={tabs.sync}
        linked
        panelClass="tab"
        bar={code && <CopyButton of={titlesOf(code)} />}
      />
      {loose(children.slice(first))}
    </>
  );
}

/** Panels that hold a block of code each and nothing else, drawn as one box with the bar; nothing for others. */
function readCodePanels(
  panels: readonly TabPanel[],
  context: RenderContext,
): readonly TabPanel[] | undefined {
  const drawn = panels.flatMap((panel) => {
    const [only, ...others] = flatten(panel.content);
    if (typeof only !== 'object' || others.length > 0) return [];
    const block = readCodeBlock(only, context);
    const isPlain = block !== undefined && !block.title && !block.icon && block.meta?.nocopy !== true;
    return isPlain ? [{ ...panel, content: <CodeBlock {...block} bare /> }] : [];
  });
  return drawn.length === panels.length ? drawn : undefined;
}

function wordsOf(title: string): readonly string[] {
  return title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function readPanel(child: ChildElement, context: RenderContext): TabPanel {
  const read = tab.read(child.props);
  const title = plainTitle(read.title);
  return {
    // Those that an expression makes have no id of the page's.
    id:
      read.id ||
      context.anchorId?.({ text: title, rule: 'heading' }) ||
      context.uniqueId(wordsOf(title).join('-') || 'tab'),
    title,
    label: drawLabel(read, context),
    content: read.children,
    look: read,
  };
}

function drawLabel(read: PropsOf<typeof tabProps>, context: RenderContext): ComponentChildren {
  const icon = drawIcon(read, context);
  return (
    <>
      {icon ? (
        <span class="tab-icon" data-component-part="tab-icon">
          {icon}
        </span>
      ) : null}
      {drawTitle(read.title, context)}
    </>
  );
}

/** The set of tabs and its panels. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Tabs',
    holds: 'Tab',
    needsContent: true,
    parts: [tabsPart],
    mayUse: [codeGroupPart, copyButtonPart, tabsBorderPart],
    summary: 'Shows one of several panels at a time, chosen by its title.',
    props: tabsProps,
    render: Tabs,
  }),
  tab,
];
