import type { ComponentChildren, VNode } from 'preact';
import { CodeBlock, type CodeBlockProps, codeBlockPart } from '../code-block/block.tsx';
import { readCodeBlock } from '../code-block/code-block.tsx';
import { CopyButton, titlesOf } from '../code-block/copy-button.tsx';
import { languageLabel } from '../code-block/language-label.ts';
import type { Part } from '../definition/part.ts';
import { type Child, flatten, plainTitle } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { type TabPanel, TabSet, tabsPart } from '../tabs/tab-set.tsx';

/** Code blocks as tabs. */
export const codeGroupPart: Part = {
  name: 'code-group',
  styles: 'components/code-group/code-group.css',
  needs: [codeBlockPart, tabsPart],
};

/** A row of code blocks to be shown one at a time. */
export interface CodePanelsProps {
  /** Attributes of the outer element. */
  readonly root: { readonly class: string };
  readonly children: ComponentChildren;
  readonly sync: boolean;
  /** A menu instead of tabs. */
  readonly dropdown: boolean;
  /** Label of a block without title and language at a position, counted from 1. */
  readonly untitled: (position: number) => string;
  /** Whether the language serves as label of a block without title. */
  readonly byLanguage: boolean;
  readonly context: RenderContext;
}

/** Code blocks and other titled elements as tabs with one copy button. */
export function CodePanels(props: CodePanelsProps): VNode {
  const { root, children, context } = props;
  context.use(codeGroupPart);
  const content = flatten(children);
  // Words beside code are no choice; where nothing else is there, they are.
  const loose = content.every(areWords) ? [] : content.filter(areWords);
  const panels = content
    .filter((child) => !loose.includes(child))
    .map((child, index) => readPanel(child, index + 1, props));
  return (
    <>
      {loose}
      <TabSet
        root={root}
        panels={panels}
        selected={0}
        sync={props.sync}
        panelClass="code-group-panel"
        {...(props.dropdown ? { label: context.text('language'), asMenu: true } : {})}
        bar={<CopyButton of={titlesOf(panels)} />}
      />
    </>
  );
}

function areWords(child: Child): boolean {
  return typeof child !== 'object' || child.type === 'p';
}

function readPanel(child: Child, position: number, props: CodePanelsProps): TabPanel {
  const { context } = props;
  const id = context.uniqueId('code-panel');
  const block = typeof child === 'object' ? readCodeBlock(child, context) : undefined;
  if (block === undefined) {
    const written = typeof child === 'object' ? plainTitle(child.props['title']) : '';
    const title = written || props.untitled(position);
    return { id, title, label: title, content: child };
  }
  const byLanguage = props.byLanguage && block.language ? languageLabel(block.language) : undefined;
  const title = block.title || byLanguage || props.untitled(position);
  return { id, title, label: drawLabel(block, title, context), content: <CodeBlock {...block} bare /> };
}

function drawLabel(block: CodeBlockProps, title: string, context: RenderContext): ComponentChildren {
  const icon = block.icon ? context.icon(block.icon) : undefined;
  return (
    <>
      {icon ? <span class="tab-icon">{icon}</span> : null}
      {title}
    </>
  );
}
