import { isBlock } from '../../parse/inline-tags.ts';
import { isExpression, isTag, type MdxNode } from '../../parse/tree.ts';

/** Elements that hold words, and no paragraph. */
const HOLDS_WORDS = /^(?:p|h[1-6]|summary|span|button|label|a|strong|em|b|i|sub|sup)$/;

/**
 * Content of a tag: text on lines of its own is a paragraph in MDX, which has no place inside another one, nor beside what
 * stands in a line of text, such as the drawing on a button.
 */
export function contentOf(tag: string, { children = [] }: MdxNode): readonly MdxNode[] {
  const paragraphs = children.filter(({ type }) => type === 'paragraph');
  if (!HOLDS_WORDS.test(tag) || paragraphs.length !== 1 || !children.every(standsInLine)) return children;
  return children.flatMap((child) => (child.type === 'paragraph' ? (child.children ?? []) : [child]));
}

function standsInLine(node: MdxNode): boolean {
  return node.type === 'paragraph' || isExpression(node) || (isTag(node) && !isBlock(node));
}
