import type { ComponentChildren, VNode } from 'preact';
import { booleanAttribute, type Look, outer } from '../definition/common-props.ts';
import { useRenderContext } from '../drawing/context.ts';
import type { TreeNode } from './markdown-tree.ts';

/** A file or folder, and what an author may add to its element. */
interface RowProps extends Look {
  readonly name: string;
  readonly highlight?: boolean;
}

/** A folder; one that is not openable always stays open. */
interface FolderProps extends RowProps {
  readonly open: boolean;
  readonly openable: boolean;
  /** The rows in it; nothing for an empty folder. */
  readonly children?: ComponentChildren;
}

/** A file in a tree. */
export function FileRow(row: RowProps): VNode {
  return (
    <div
      {...outer('tree-file', row)}
      role="treeitem"
      tabindex={-1}
      data-highlight={booleanAttribute(row.highlight === true)}
    >
      <RowLabel name={row.name} icon="file" />
    </div>
  );
}

/** A folder in a tree; scripts open and close it, and without them all folders are open. */
export function FolderRow(row: FolderProps): VNode {
  return (
    <div
      {...outer('tree-folder', row)}
      role="treeitem"
      tabindex={-1}
      aria-expanded={row.open || !row.openable ? 'true' : 'false'}
      data-fixed={booleanAttribute(!row.openable)}
      data-highlight={booleanAttribute(row.highlight === true)}
    >
      <RowLabel name={row.name} icon="folder" />
      {row.children ? (
        <div class="tree-rows" role="group">
          {row.children}
        </div>
      ) : null}
    </div>
  );
}

function RowLabel({ name, icon }: { name: string; icon: string }): VNode {
  return (
    <span class="tree-row">
      {useRenderContext().icon(icon, { iconLibrary: 'lucide' })}
      <span class="tree-name">{name}</span>
    </span>
  );
}

/** The rows of a tree that was written as a list: its folders start open. */
export function drawRows(nodes: readonly TreeNode[]): ComponentChildren {
  return nodes.map((node) =>
    node.rows === undefined ? (
      <FileRow name={node.name} />
    ) : (
      <FolderRow name={node.name} open openable>
        {drawRows(node.rows)}
      </FolderRow>
    ),
  );
}
