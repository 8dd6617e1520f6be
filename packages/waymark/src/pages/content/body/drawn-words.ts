import { findElement, type HtmlElement, type HtmlNode, hasClass, isElement } from '@waymark/openapi';

/** What built-in components draw for the eye, or twice. */
const LEFT_OUT = ['stage-number', 'unfold-hide', 'entry-link', 'face-arrow'];
/** Buttons of theirs that are words, and what is not known to stand in a line. */
const IN_LINE = ['tooltip', 'tooltip-trigger', 'color-item'];
/** Elements that set what they hold side by side, or one under the other, more often than in a sentence. */
const ROOMS: ReadonlySet<string> = new Set(
  'a article aside button div figure footer header label li main nav section'.split(' '),
);

/**
 * What components drew, as it is read out. Words that only styles keep apart are apart, and what built-in components set into
 * a line stands in it.
 */
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
  const isRoom = ROOMS.has(element.tagName) && words.every((word) => isElement(word));
  const childNodes = isRoom ? words.flatMap((word) => [word, textNode(' ')]) : [...words];
  return [hasClass(element, ...IN_LINE) ? asLine(element, childNodes) : { ...element, childNodes }];
}

function asLine(element: HtmlElement, childNodes: readonly HtmlNode[]): HtmlElement {
  return { ...element, tagName: 'span', childNodes: [...childNodes] };
}

function textNode(value: string): HtmlNode {
  return { nodeName: '#text', value, parentNode: null };
}
