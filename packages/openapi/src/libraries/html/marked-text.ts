import { code, link } from '../../markdown/markdown-text.ts';
import { addressIn, htmlMarkdown, type LinkTo } from './html-markdown.ts';
import { type HtmlNode, isElement, lineOf, parseHtml } from './html-tree.ts';

const BLOCK = /<(?:p|div|ul|ol|dl|pre|table|blockquote|h[1-6]|note)\b/i;
const TAG = /<\/?[a-z][^<>]*>/i;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['&', '&amp;'],
]);

/** Markdown of a comment in code that may hold HTML: as a whole where it has blocks of it, else words and links in lines. */
export function markedText(text: string, linkTo: LinkTo): string {
  // What stands between backticks is code of Markdown, and no tag.
  const html = text.replace(/`[^`]*`/g, (span) => span.replaceAll('<', '&lt;'));
  if (!TAG.test(html)) return text.trim();
  const nodes = parseHtml(html);
  if (BLOCK.test(html)) return htmlMarkdown(nodes, linkTo);
  return nodes
    .map((node) => lineText(node, linkTo))
    .join('')
    .trim();
}

/** What is no tag is Markdown already. */
function lineText(node: HtmlNode, linkTo: LinkTo): string {
  if (!isElement(node)) return 'value' in node ? literal(node.value) : '';
  const inside = (): string => node.childNodes.map((child) => lineText(child, linkTo)).join('');
  switch (node.tagName) {
    case 'code':
    case 'c':
    case 'tt':
      return code(lineOf(node.childNodes));
    case 'b':
    case 'strong':
      return `**${inside()}**`;
    case 'i':
    case 'em':
      return `*${inside()}*`;
    case 'br':
      return '  \n';
    case 'a': {
      const url = addressIn(node, 'href', linkTo);
      return url === undefined ? inside() : link(inside(), url);
    }
    default:
      return inside();
  }
}

/** Letters that stood by their names stay letters; in code between backticks they are none. */
function literal(text: string): string {
  return text.replace(/`[^`]*`|[<&]/g, (found) => ENTITIES.get(found) ?? found);
}
