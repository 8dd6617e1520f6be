import { isBlock } from '../../parse/tag-kinds.ts';
import { isExpression, isTag, type MdxNode, nodeText } from '../../parse/tree.ts';

/** Elements that hold words, and no paragraph. */
const HOLDS_WORDS =
  /^(?:p|h[1-6]|summary|span|button|label|a|abbr|b|cite|code|em|i|kbd|mark|q|s|samp|small|strong|sub|sup|time|u|var)$/;

/** What stands at once behind a word, or before one, also where its line is another one. */
const ENDS_WORD = /^[.,;:!?)\]]/;
const BEGINS_WORD = /[([]$/;

/**
 * Content of a tag: text on lines of its own is a paragraph in MDX, which has no place inside another one, nor beside what
 * stands in a line of text, such as the drawing on a button or a link that a formatter gave lines of its own. Two paragraphs
 * behind each other were written apart.
 */
export function contentOf(tag: string, { children = [] }: MdxNode): readonly MdxNode[] {
  const areWords = HOLDS_WORDS.test(tag) && children.some(isParagraph) && children.every(standsInLine);
  const areApart = children.some((child, index) => isParagraph(child) && isParagraph(children[index - 1]));
  if (!areWords || areApart) return children;
  const isOne = children.filter(isParagraph).length === 1;
  return children.flatMap((child, index) => [
    ...(isOne || areJoined(children[index - 1], child) ? [] : [LINE_END]),
    ...(isParagraph(child) ? (child.children ?? []) : [child]),
  ]);
}

function areJoined(before: MdxNode | undefined, child: MdxNode): boolean {
  return before === undefined || BEGINS_WORD.test(nodeText(before)) || ENDS_WORD.test(nodeText(child));
}

const LINE_END: MdxNode = { type: 'text', value: '\n' };

function isParagraph(node: MdxNode | undefined): boolean {
  return node?.type === 'paragraph';
}

function standsInLine(node: MdxNode): boolean {
  return isParagraph(node) || isExpression(node) || (isTag(node) && !isBlock(node));
}
