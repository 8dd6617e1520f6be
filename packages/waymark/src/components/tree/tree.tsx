import type { VNode } from 'preact';
import { lookProps, outer } from '../definition/common-props.ts';
import { defineComponent } from '../definition/define.ts';
import type { ComponentDefinition } from '../definition/definition.ts';
import { listed } from '../definition/markdown.ts';
import type { Part } from '../definition/part.ts';
import type { PropsOf } from '../definition/props.ts';
import { arrowPart } from '../drawing/arrow.ts';
import { elementsOf, flatten, isMadeBy } from '../drawing/children.ts';
import type { RenderContext } from '../drawing/context.ts';
import { WmTree } from '../drawing/elements.ts';
import { untranslated } from '../drawing/untranslated.ts';
import { isList, readMarkdownTree } from './markdown-tree.ts';
import { drawRows, FileRow, FolderRow } from './tree-rows.tsx';

/** Trees of files. */
export const treePart: Part = {
  name: 'tree',
  styles: 'components/tree/tree.css',
  script: 'components/tree/tree-page.element.ts',
  needs: [arrowPart],
};

const folder = defineComponent({
  name: 'Tree.Folder',
  parts: [treePart],
  aliases: ['FileTree.Folder'],
  summary: 'A folder in a `Tree`.',
  markdown: ({ name }, content) => listed({ name: `${String(name ?? '').replace(/\/$/, '')}/` }, content),
  within: ['Tree', 'Tree.Folder'],
  props: {
    ...lookProps,
    name: { type: 'string', required: true, description: 'Name of the folder.' },
    defaultOpen: { type: 'boolean', description: 'Whether it starts open.' },
    openable: { type: 'boolean', default: 'true', description: 'Whether readers can open and close it.' },
    highlight: { type: 'boolean', description: 'Tints the folder and what is in it.' },
  },
  render: ({ name = '', defaultOpen, children, ...row }) => (
    <FolderRow {...row} name={name} open={defaultOpen}>
      {flatten(children).length > 0 ? children : null}
    </FolderRow>
  ),
});

const file = defineComponent({
  name: 'Tree.File',
  childless: true,
  parts: [treePart],
  aliases: ['FileTree.File'],
  summary: 'A file in a `Tree`.',
  markdown: listed,
  within: ['Tree', 'Tree.Folder'],
  props: {
    ...lookProps,
    name: { type: 'string', required: true, description: 'Name of the file.' },
    highlight: { type: 'boolean', description: 'Tints the file.' },
  },
  render: ({ name = '', ...row }) => <FileRow {...row} name={name} />,
});

function Tree(tree: PropsOf<typeof lookProps>, context: RenderContext): VNode {
  const isTagForm = elementsOf(tree.children).some(
    (child) => isMadeBy(child, folder) || isMadeBy(child, file),
  );
  const rows = isTagForm ? [] : readMarkdownTree(tree.children);
  return (
    <>
      {rows.length > 0 ? flatten(tree.children).filter((child) => !isList(child)) : null}
      <WmTree {...outer('tree', tree)} {...untranslated} role="tree" aria-label={context.text('files')}>
        {rows.length > 0 ? drawRows(rows) : tree.children}
      </WmTree>
    </>
  );
}

/** A tree of files and its rows. */
export const definitions: readonly ComponentDefinition[] = [
  defineComponent({
    name: 'Tree',
    parts: [treePart],
    aliases: ['FileTree'],
    summary: 'Shows files and folders, as `Tree.Folder` and `Tree.File` or as a nested list.',
    props: lookProps,
    render: Tree,
  }),
  folder,
  file,
];
