import { endOf, isTag, type MdxNode, startOf } from '../tree.ts';

/** A closing tag that stands further in than its line begins, as it does below a list that a formatter has indented. */
const INDENTED_CLOSING_TAG = /<\/(?<=^[ \t>]+<\/)/m;
const OPENING_TAG = /<\s*([^\s/>{]+)/y;

/** A link text of one word with signs that prose has other ones for; its end is looked for first, as far as that is near. */
const WORD_WITH_MARKS = /\[(?=[^\s[\]]*\])[^\s[\]]*?(?:--|\.\.\.|["'])/;

type Restore = (node: MdxNode, text: string) => MdxNode;

/** Gives elements of MDX the names, and links the addresses, that stand in the source. */
export function restoreWritten(root: MdxNode, text: string): MdxNode {
  const named = INDENTED_CLOSING_TAG.test(text) ? restoreIn(root, text, restoreName) : root;
  return restoreAddresses(named, text);
}

/** Keeps link texts that are the address itself as they are written: it has hyphens, not dashes. */
export function restoreAddresses(root: MdxNode, text: string): MdxNode {
  return WORD_WITH_MARKS.test(text) ? restoreIn(root, text, restoreAddress) : root;
}

/** Gives back the node itself where nothing in it is another: few pages have such a thing, and V8 reads copies slower. */
function restoreIn(node: MdxNode, text: string, restore: Restore): MdxNode {
  const written = node.children;
  if (written === undefined) return restore(node, text);
  const children = written.map((child) => restoreIn(child, text, restore));
  const isSame = children.every((child, index) => child === written[index]);
  return restore(isSame ? node : { ...node, children }, text);
}

/** Where a closing tag belongs to a list within the element, the native parser runs the texts in between into the name (satteri 0.10.5). */
function restoreName(node: MdxNode, text: string): MdxNode {
  if (!isTag(node)) return node;
  OPENING_TAG.lastIndex = startOf(node);
  const written = OPENING_TAG.exec(text)?.[1];
  return written === undefined || written === node.name ? node : { ...node, name: written };
}

function restoreAddress(node: MdxNode, text: string): MdxNode {
  if (node.type !== 'link' || node.children?.length !== 1) return node;
  const [child] = node.children;
  if (child?.type !== 'text') return node;
  const written = text.slice(startOf(child), endOf(child));
  const isAddress = node.url === written || node.url?.replace(/^\w+:(?:\/\/)?/, '') === written;
  return isAddress && child.value !== written ? { ...node, children: [{ ...child, value: written }] } : node;
}
