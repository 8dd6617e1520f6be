import { findNode, type Span, type ValueNode } from '../../source/index.ts';

/**
 * Finds where a value of the merged configuration was written.
 * `pointer` is a JSON pointer in the merged value; the answer's `path` is the pointer inside the file that holds it
 * (another one when the value came through `$ref`). `part` asks for the value (default) or for its key.
 * A pointer without a source answers with its nearest ancestor that has one, by the opening bracket.
 */
export type Locate = (
  pointer: string,
  part?: 'key' | 'value',
) => { readonly span: Span; readonly path: string } | undefined;

/** Creates the look-up for a tree. */
export function createLocate(root: ValueNode): Locate {
  return (pointer, part = 'value') => {
    const { node, member, exact } = findNode(root, pointer);
    const path = node.pointer;
    if (!exact) return { span: { ...node.span, end: Math.min(node.span.end, node.span.start + 1) }, path };
    return { span: part === 'key' && member !== undefined ? member.keySpan : node.span, path };
  };
}
