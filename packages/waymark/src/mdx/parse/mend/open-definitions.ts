import { endOf, type MdxNode } from '../tree.ts';

/** A list that begins with another number than 1: within a paragraph, it is text. */
const LATER_LIST = /[.)](?<=^[ \t>]*(?!1[.)])\d{1,9}[.)])[ \t]/m;
/** A tag or an expression on the line behind. */
const BLOCK_BEHIND = /[ \t]*\n[ \t]*[<{]/y;

/**
 * Finds the ends of definitions of links that the parser takes for the beginning of a paragraph, until another one ends (satteri
 * 0.10.5): those before a line with a tag or an expression. An empty line ends them, where a list may be lost otherwise.
 */
export function findOpenDefinitions(text: string, root: MdxNode): readonly number[] {
  if (!text.includes(']:') || !LATER_LIST.test(text)) return [];
  return definitionsIn(root)
    .map(endOf)
    .filter((end) => {
      const behind = new RegExp(BLOCK_BEHIND);
      behind.lastIndex = end;
      return behind.test(text);
    });
}

function definitionsIn(node: MdxNode): readonly MdxNode[] {
  return node.type === 'definition' ? [node] : (node.children ?? []).flatMap(definitionsIn);
}
