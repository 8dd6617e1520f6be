import {
  attributeOf,
  findElement,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  htmlText,
  isElement,
} from '@waymark/openapi';

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
  if (hasClass(element, 'unfold-summary')) return [named('p', 'strong', foldName(element))];
  if (hasClass(element, 'entry-name')) return [named('strong', 'code', htmlText(element.childNodes))];
  // It holds the drawing of a formula, and the formula.
  const formula =
    hasClass(element, 'math') && findElement([element], ({ tagName }) => tagName === 'annotation');
  if (formula) return [{ ...element, childNodes: formula.childNodes }];
  const language = hasClass(element, 'code-block') ? attributeOf(element, 'data-language') : undefined;
  const words = drawnWords(element.childNodes).map((word) => inLanguage(word, language));
  if (hasClass(element, 'tooltip-content'))
    return [asLine(element, [textNode(' ('), ...words, textNode(')')])];
  const isRoom = ROOMS.has(element.tagName) && words.every((word) => isElement(word));
  const childNodes = isRoom ? words.flatMap((word) => [word, textNode(' ')]) : [...words];
  return [hasClass(element, ...IN_LINE) ? asLine(element, childNodes) : { ...element, childNodes }];
}

/** The body of a block of code, with the language that the block names. */
function inLanguage(node: HtmlNode, language: string | undefined): HtmlNode {
  if (language === undefined || !isElement(node, 'pre')) return node;
  return { ...node, attrs: [{ name: 'class', value: `language-${language}` }] };
}

function asLine(element: HtmlElement, childNodes: readonly HtmlNode[]): HtmlElement {
  return { ...element, tagName: 'span', childNodes: [...childNodes] };
}

/** What is folded, without the verbs that unfold and fold it. */
function foldName({ childNodes }: HtmlElement): string {
  const [shown = [], hidden = []] = childNodes
    .filter((node) => isElement(node))
    .map((node) => htmlText([node]).trim().split(' '));
  const name = shown.filter((word) => hidden.includes(word));
  return (name.length > 0 ? name : shown).join(' ');
}

function named(outer: string, inner: string, text: string): HtmlElement {
  return element(outer, [element(inner, [textNode(text)])]);
}

function element(tagName: string, childNodes: HtmlNode[]): HtmlElement {
  const namespaceURI = 'http://www.w3.org/1999/xhtml' as HtmlElement['namespaceURI'];
  return { nodeName: tagName, tagName, attrs: [], namespaceURI, parentNode: null, childNodes };
}

function textNode(value: string): HtmlNode {
  return { nodeName: '#text', value, parentNode: null };
}
