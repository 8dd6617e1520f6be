import { findElement, type HtmlElement, type HtmlNode, hasClass, isElement } from '@waymark/openapi';

/** What is drawn for the eye, or twice. */
const LEFT_OUT = ['stage-number', 'unfold-hide', 'entry-link'];
/** What the margins of its parts keep apart. */
const APART = ['entry-head', 'update-tags', 'color-item'];
/** Buttons that are words, and what is not known to stand in a line. */
const IN_LINE = ['tooltip', 'tooltip-trigger', 'color-item'];

/** What built-in components drew, as it is read out: words that their styles place stand in their line, and apart. */
export function drawnWords(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node) => (isElement(node) ? wordsOf(node) : [node]));
}

function wordsOf(element: HtmlElement): readonly HtmlNode[] {
  if (hasClass(element, ...LEFT_OUT)) return [];
  // It holds the drawing of a formula, and the formula.
  const formula =
    hasClass(element, 'math') && findElement([element], ({ tagName }) => tagName === 'annotation');
  if (formula) return [{ ...element, childNodes: formula.childNodes }];
  const words = drawnWords(element.childNodes);
  if (hasClass(element, 'tooltip-content'))
    return [asLine(element, [textNode(' ('), ...words, textNode(')')])];
  const parted = hasClass(element, ...APART) ? words.flatMap((word) => [word, textNode(' ')]) : [...words];
  return [hasClass(element, ...IN_LINE) ? asLine(element, parted) : { ...element, childNodes: parted }];
}

function asLine(element: HtmlElement, childNodes: readonly HtmlNode[]): HtmlElement {
  return { ...element, tagName: 'span', childNodes: [...childNodes] };
}

function textNode(value: string): HtmlNode {
  return { nodeName: '#text', value, parentNode: null };
}
