import type { MdxNode } from './tree.ts';

/** Levels of a tree that can be walked by recursion on any stack; real pages have some thirty. */
const DEEPEST_NODE = 200;
/** Open brackets that the native parser takes without running out of its stack, with much to spare. */
const DEEPEST_BRACKET = 500;
/** Operators in a row that it takes: each is a level of an expression. */
const LONGEST_CHAIN = 5000;

/** Finds a node that lies deeper than a page can be drawn; looks without recursion. */
export function findDeepNode(root: MdxNode): MdxNode | undefined {
  let level: readonly MdxNode[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_NODE) return level[0];
    level = level.flatMap(({ children }) => children ?? []);
  }
  return undefined;
}

/**
 * Finds the offset at which a paragraph, or a block of code, has more brackets open or more operators in a row than the
 * native parser can bear: it would end the whole process.
 */
export function findDeepBrackets(text: string): number | undefined {
  let open = 0;
  let chain = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 40: // (
      case 91: // [
      case 123: // {
        open++;
        break;
      case 41: // )
      case 93: // ]
      case 125: // }
        if (open > 0) open--;
        break;
      case 33: // !
      case 62: // >
      case 63: // ?
      case 126: // ~
        chain++;
        break;
      case 10: // A line break; an empty line ends a paragraph.
        chain = 0;
        if (text.charCodeAt(at + 1) === 10) open = 0;
        break;
    }
    if (open > DEEPEST_BRACKET || chain > LONGEST_CHAIN) return at;
  }
  return undefined;
}
