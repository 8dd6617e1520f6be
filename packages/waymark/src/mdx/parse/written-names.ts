import { isTag, type MdxNode, startOf } from './tree.ts';

/** A closing tag that stands further in than its line begins, as it does below a list that a formatter has indented. */
const INDENTED_CLOSING_TAG = /^[ \t]+<\//m;
const OPENING_TAG = /<\s*([^\s/>{]+)/y;

/**
 * Gives elements the names that their tags have in the source. Where a closing tag belongs to a list within the element,
 * the native parser runs the texts in between into the name (satteri 0.10.5).
 */
export function restoreNames(root: MdxNode, text: string): MdxNode {
  return INDENTED_CLOSING_TAG.test(text) ? restoreName(root, text) : root;
}

/** Gives back the node itself where no name in it is another: few pages have such a name, and V8 reads copies slower. */
function restoreName(node: MdxNode, text: string): MdxNode {
  const children = node.children?.map((child) => restoreName(child, text));
  const isSame = children === undefined || children.every((child, index) => child === node.children?.[index]);
  const within = isSame ? node : { ...node, children };
  if (!isTag(node) || !node.name) return within;
  OPENING_TAG.lastIndex = startOf(node);
  const written = OPENING_TAG.exec(text)?.[1];
  return written === undefined || written === node.name ? within : { ...within, name: written };
}
