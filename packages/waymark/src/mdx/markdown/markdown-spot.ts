import { isBlock } from '../parse/tag-kinds.ts';
import { endOf, type MdxNode, startOf } from '../parse/tree.ts';
import type { Splice } from './splice.ts';

/** Where a node stands among the lines of its text. */
export interface MarkdownSpot {
  readonly indent: string;
  /** Blanks that are taken off each line. */
  readonly shift: number;
  readonly opens: boolean;
  /** In a line of text: what stands before it on its line is no indentation. */
  readonly inText: boolean;
  /** In a heading or a cell, which end with their line. */
  readonly oneLine: boolean;
  /** Until where HTML that stays and holds it is read as nothing but HTML. */
  readonly htmlEnd: number;
}

/** The spot of the first node. */
export const START: MarkdownSpot = {
  indent: '',
  shift: 0,
  opens: false,
  inText: false,
  oneLine: false,
  htmlEnd: 0,
};

/** Lines between two nodes on which nothing but blanks is left, as of a comment that is taken out. */
export function gapBefore(node: MdxNode, before: MdxNode | undefined, text: string): Splice | undefined {
  if (before === undefined) return undefined;
  const [start, end] = [endOf(before), lineStart(text, startOf(node))];
  const gap = text.slice(start, end);
  const isEmpty = /\n[^\S\n]+\n/.test(gap) && gap.trim() === '';
  return isEmpty ? { start, end: end - 1, text: '', block: true, indent: '', opens: false } : undefined;
}

/** The spot of a node that stays: what its children find around them. */
export function ownSpot(node: MdxNode, text: string, spot: MarkdownSpot): MarkdownSpot {
  const start = startOf(node);
  const line = lineStart(text, start);
  const beginsLine = line === 0 || text[line - 1] === '\n';
  // What does not begin its line has the indentation of what is around it.
  const indent = spot.inText || !beginsLine ? spot.indent : text.slice(line + spot.shift, start);
  const own = indent === spot.indent ? spot : { ...spot, indent };
  if (start < spot.htmlEnd) return own;
  const isHtml = node.type === 'mdxJsxFlowElement' || (beginsLine && isBlock(node));
  if (!isHtml) return own;
  const whole = text.slice(start, endOf(node));
  const emptyLine = whole.search(/\n[^\S\n]*\n/);
  return { ...own, htmlEnd: start + (emptyLine < 0 ? whole.length : emptyLine) };
}

/** The spot of a child of a node, whose own spot is known. */
export function spotOf(
  node: MdxNode,
  { index, first, own }: { readonly index: number; readonly first: MdxNode; readonly own: MarkdownSpot },
): MarkdownSpot {
  const opens = index === 0;
  switch (node.type) {
    case 'listItem':
      return { ...own, opens, indent: own.indent + ' '.repeat(startOf(first) - startOf(node)) };
    case 'blockquote':
      return { ...own, opens, indent: `${own.indent}> ` };
    case 'paragraph':
      return { ...own, opens: opens && own.opens, inText: true };
    case 'heading':
    case 'tableCell':
      return { ...own, opens: false, inText: true, oneLine: true };
    default:
      return opens || !own.opens ? own : { ...own, opens: false };
  }
}

/** Where the line of an offset begins, if there is only indentation before it. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && /[^\S\n]/.test(text.charAt(start - 1))) start--;
  return start === 0 || text[start - 1] === '\n' ? start : offset;
}
