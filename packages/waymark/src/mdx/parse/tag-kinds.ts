import { isTag, type MdxNode } from './tree.ts';

/** Elements that stand in a line of text; everything else is a block and may not stand in a paragraph. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark math q s samp small span strong sub sup svg time u var wbr Icon Badge Tooltip Latex Link Variation Visibility'.split(
    ' ',
  ),
);

/** Whether a node is a tag that is drawn as a block, also when it is written in a line of text. */
export function isBlock(node: MdxNode): boolean {
  return isTag(node) && node.name !== null && isBlockName(node.name ?? '');
}

/** Whether elements of a name are blocks. */
export function isBlockName(name: string): boolean {
  return !INLINE.has(name);
}

/** Whether a tag's name is one of HTML (or SVG): a small letter first; components have a capital, as in JSX. */
export function isHtmlName(name: string): boolean {
  return /^[a-z]/.test(name);
}

/** Whether a tag of HTML stands between words, though no blank is written there: a break, an item, a cell. */
export function partsWords(node: MdxNode): boolean {
  return node.name === 'br' || (isBlock(node) && isHtmlName(node.name ?? ''));
}

/** HTML elements that never have content: their tag needs no end. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
