import { isSafeHref } from '@waymark/core/source';
import { code, fence, link } from '../../markdown/markdown-text.ts';
import {
  attributeOf,
  elementsOf,
  findElement,
  findElements,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  lineOf,
  type MarkdownNode,
  textOf,
} from './html-tree.ts';

/** Where an address of the text leads on the site; undefined for one that leads nowhere. */
export type LinkTo = (href: string) => string | undefined;

/** Elements that stand in lines. All others are blocks, or hold some. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const IGNORED = new Set(
  'script style template noscript svg button input select textarea iframe video audio object'.split(' '),
);
/** Elements whose words are never part of a sentence around them. */
const BLOCKS = new Set('p ul ol dl pre table blockquote'.split(' '));
/** What is played, or shown of another page: a link to it. */
const EMBEDDED = ['iframe', 'video', 'audio'];

/** Turns HTML of a documentation tool into Markdown: its blocks with an empty line between. */
export function htmlMarkdown(nodes: readonly HtmlNode[], linkTo: LinkTo): string {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    blocks.push(lineMarkdown(line, linkTo));
    line = [];
  };
  for (const node of nodes) {
    const block = blockOf(node, linkTo);
    if (block === undefined) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(block);
  }
  endLine();
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** A block; undefined for what stands in a line. */
function blockOf(node: HtmlNode, linkTo: LinkTo): string | undefined {
  if (isElement(node)) return staysInLine(node) ? undefined : blockMarkdown(node, linkTo);
  return 'markdown' in node && node.isBlock ? node.markdown : undefined;
}

/** Whether an element is words; one with blocks in it is a block, but for a link around them. */
function staysInLine({ tagName, childNodes }: HtmlElement): boolean {
  if (!INLINE.has(tagName)) return false;
  return tagName === 'a' || findElement(childNodes, (inner) => BLOCKS.has(inner.tagName)) === undefined;
}

/** A heading as Markdown, where it may be one of the page. */
export function headingMarkdown(
  { tagName, childNodes }: Pick<HtmlElement, 'tagName' | 'childNodes'>,
  linkTo: LinkTo,
): MarkdownNode {
  const text = lineMarkdown(childNodes, linkTo).replace(/(?<!\s)\s*\\?\n\s*/g, ' ');
  const markdown = text === '' ? '' : `${'#'.repeat(Number(tagName[1]))} ${text}`;
  return { nodeName: '#markdown', markdown, isBlock: true };
}

/** The words of HTML, blocks with a line break between. */
export function htmlText(nodes: readonly HtmlNode[]): string {
  const text = nodes.map((node): string => {
    if (!isElement(node)) return 'value' in node ? node.value : '';
    const { tagName, childNodes } = node;
    if (IGNORED.has(tagName)) return '';
    const inside = htmlText(childNodes);
    return INLINE.has(tagName) ? inside : `\n${inside}\n`;
  });
  return text.join('');
}

/** Turns HTML of one line into Markdown. */
export function lineMarkdown(nodes: readonly HtmlNode[], linkTo: LinkTo): string {
  const text = wordsMarkdown(nodes, linkTo)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  // What would begin or underline a heading, begin a list or be a break does not.
  return text
    .replace(/^(?:[#+-](?=[\s#]|$)|[-=](?=[-=]*[ \t]*$))/gm, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
}

function blockMarkdown(element: HtmlElement, linkTo: LinkTo): string {
  const { tagName, childNodes } = element;
  if (EMBEDDED.includes(tagName)) return embedded(element, linkTo);
  if (IGNORED.has(tagName)) return '';
  const inside = (): string => htmlMarkdown(childNodes, linkTo);
  switch (tagName) {
    case 'pre':
      return codeMarkdown(element, languageOf(element));
    case 'ul':
    case 'ol':
      return listMarkdown(element, linkTo);
    case 'dl':
      return termsMarkdown(element, linkTo);
    case 'table':
      return tableMarkdown(element, linkTo);
    case 'li':
      return hang('- ', inside());
    case 'tr':
      return rowMarkdown(cellsOf(element, linkTo));
    case 'blockquote':
      return quote(inside());
    case 'hr':
      return '---';
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return strong(lineMarkdown(childNodes, linkTo));
    case 'p':
      return hasClass(element, 'rubric') ? strong(lineMarkdown(childNodes, linkTo)) : inside();
    default:
      return divMarkdown(element, linkTo);
  }
}

/** A block that only its classes tell apart: code of a language, a notice, or just what is in it. */
function divMarkdown(element: HtmlElement, linkTo: LinkTo): string {
  const { childNodes } = element;
  const language = /(?:^|\s)highlight-([\w+-]+)/.exec(attributeOf(element, 'class') ?? '')?.[1];
  if (language !== undefined) {
    const [pre] = findElements(childNodes, ({ tagName }) => tagName === 'pre');
    return pre === undefined ? '' : codeMarkdown(pre, LANGUAGES.get(language) ?? language);
  }
  if (!hasClass(element, 'admonition')) return htmlMarkdown(childNodes, linkTo);
  const isTitle = (node: HtmlNode): boolean => isElement(node) && hasClass(node, 'admonition-title');
  const title = strong(lineMarkdown(childNodes.filter(isTitle), linkTo));
  const rest = htmlMarkdown(
    childNodes.filter((node) => !isTitle(node)),
    linkTo,
  );
  return quote([title, rest].filter((part) => part !== '').join('\n\n'));
}

/** The language of code, as the classes of its elements name it. */
function languageOf(pre: HtmlElement): string {
  const classes = elementsOf([pre, ...pre.childNodes]).map((each) => attributeOf(each, 'class') ?? '');
  return /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classes.join(' '))?.[1] ?? '';
}

function codeMarkdown({ childNodes }: HtmlElement, language: string): string {
  return fence(textOf(childNodes).replace(/^\n+/, '').trimEnd(), language);
}

/** Names that documentation tools have for the languages of code. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['default', 'python'],
  ['python3', 'python'],
  ['pycon', 'python'],
  ['ipython3', 'python'],
  ['none', 'text'],
]);

function listMarkdown(list: HtmlElement, linkTo: LinkTo): string {
  const items = elementsOf(list.childNodes).filter(({ tagName }) => tagName === 'li');
  const start = Number(attributeOf(list, 'start') ?? 1);
  const first = Number.isInteger(start) && start >= 0 && start < 1e6 ? start : 1;
  const parts = items.map((item, index) => {
    const mark = list.tagName === 'ol' ? `${first + index}.` : '-';
    return hang(`${mark} `, htmlMarkdown(item.childNodes, linkTo));
  });
  const isLoose = parts.some((part) => part.includes('\n\n'));
  return parts.join(isLoose ? '\n\n' : '\n');
}

/** Terms and what they mean, as a list. */
function termsMarkdown(list: HtmlElement, linkTo: LinkTo): string {
  return elementsOf(list.childNodes)
    .map(({ tagName, childNodes }) => {
      if (tagName === 'dt') return hang('- ', strong(lineMarkdown(childNodes, linkTo)));
      return hang('  ', htmlMarkdown(childNodes, linkTo));
    })
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}

function tableMarkdown(table: HtmlElement, linkTo: LinkTo): string {
  const rows = findElements(table.childNodes, ({ tagName }) => tagName === 'tr').map((row) =>
    cellsOf(row, linkTo),
  );
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0) return '';
  const [head = [], ...body] =
    findElements(table.childNodes, ({ tagName }) => tagName === 'th').length > 0 ? rows : [[], ...rows];
  // Only the head says how many columns there are: rows may have fewer.
  const padded = Array.from({ length: width }, (_, column) => head[column] ?? '');
  return [rowMarkdown(padded), `|${' --- |'.repeat(width)}`, ...body.map(rowMarkdown)].join('\n');
}

function cellsOf(row: HtmlElement, linkTo: LinkTo): readonly string[] {
  return elementsOf(row.childNodes)
    .filter(({ tagName }) => tagName === 'th' || tagName === 'td')
    .map(({ childNodes }) => cellMarkdown(childNodes, linkTo));
}

function rowMarkdown(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellMarkdown(nodes: readonly HtmlNode[], linkTo: LinkTo): string {
  return htmlMarkdown(nodes, linkTo)
    .split('\n')
    .map((line) => line.trim().replace(/(?<!\\)\\$/, ''))
    .filter((line) => line !== '')
    .join(' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** Marks of words: of two back to back, as of two that are bold, each would be read as a sign within a word. */
const MARKS: Readonly<Record<string, string>> = {
  em: '*',
  i: '*',
  var: '*',
  cite: '*',
  strong: '**',
  b: '**',
  del: '~~',
  s: '~~',
};

function wordsMarkdown(nodes: readonly HtmlNode[], linkTo: LinkTo): string {
  return joinMarked(nodes)
    .map((node) => inlineMarkdown(node, linkTo))
    .join('');
}

/** Neighbours with the same mark as one. */
function joinMarked(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  const joined: HtmlNode[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    const isAlike =
      before !== undefined && isElement(before) && isElement(node) && markOf(before) === markOf(node);
    if (isAlike && markOf(node) !== undefined)
      joined[joined.length - 1] = { ...before, childNodes: [...before.childNodes, ...node.childNodes] };
    else joined.push(node);
  }
  return joined;
}

function markOf({ tagName }: HtmlElement): string | undefined {
  return Object.hasOwn(MARKS, tagName) ? MARKS[tagName] : undefined;
}

/** A link to what is played or shown, by its title. */
function embedded(element: HtmlElement, linkTo: LinkTo): string {
  const [source] = elementsOf(element.childNodes).filter(({ tagName }) => tagName === 'source');
  const url = addressIn(element, 'src', linkTo) || (source && addressIn(source, 'src', linkTo)) || '';
  if (url === '') return '';
  const title = attributeOf(element, 'title') ?? attributeOf(element, 'aria-label') ?? '';
  return link(escapeText(title.trim() === '' ? url : title), url);
}

function leafMarkdown(node: Exclude<HtmlNode, HtmlElement>): string {
  // A heading in a line, as in a link around blocks, is words.
  if ('markdown' in node) return node.isBlock ? node.markdown.replace(/^#+ /, '') : node.markdown;
  return 'value' in node ? escapeText(node.value) : '';
}

function inlineMarkdown(node: HtmlNode, linkTo: LinkTo): string {
  if (!isElement(node)) return leafMarkdown(node);
  const { tagName, childNodes } = node;
  if (EMBEDDED.includes(tagName)) return embedded(node, linkTo);
  if (IGNORED.has(tagName) || hasClass(node, 'headerlink', 'viewcode-link')) return '';
  const inside = (): string => wordsMarkdown(childNodes, linkTo);
  const mark = markOf(node);
  if (mark !== undefined) return around(mark, inside());
  switch (tagName) {
    case 'code':
    case 'tt':
    case 'kbd':
    case 'samp':
      return inlineCode(childNodes, linkTo);
    case 'br':
      return '\\\n';
    case 'img':
      return picture(node, linkTo);
    case 'a': {
      const url = addressIn(node, 'href', linkTo);
      const text = inside();
      return url === undefined || text.trim() === '' ? text : link(text.trim(), url);
    }
    default:
      return hasClass(node, 'math') ? code(lineOf(childNodes).replace(/^\\\(|\\\)$/g, '')) : inside();
  }
}

/** Code; what of it is a link somewhere stays one, and what only stands between links is no code. */
function inlineCode(nodes: readonly HtmlNode[], linkTo: LinkTo): string {
  const isLink = (node: HtmlNode): boolean =>
    isElement(node, 'a') && addressIn(node, 'href', linkTo) !== undefined;
  if (!nodes.some(isLink)) return code(lineOf(nodes));
  return nodes
    .map((node) => {
      const words = lineOf([node]);
      if (!/[\p{L}\p{N}]/u.test(words)) return escapeText(textOf([node]));
      const url = isElement(node, 'a') ? addressIn(node, 'href', linkTo) : undefined;
      return url === undefined ? code(words) : link(code(words), url);
    })
    .join('');
}

/** Where an attribute leads on the site; undefined for what leads nowhere, and for what would run. */
export function addressIn(element: HtmlElement, name: 'href' | 'src', linkTo: LinkTo): string | undefined {
  const url = linkTo(attributeOf(element, name) ?? '');
  return url !== undefined && isSafeHref(url) ? url : undefined;
}

function picture(element: HtmlElement, linkTo: LinkTo): string {
  const url = addressIn(element, 'src', linkTo);
  const alt = escapeText(attributeOf(element, 'alt') ?? '');
  return url === undefined ? alt : `!${link(alt, url)}`;
}

/** Letters that mean something in Markdown stand for themselves. */
export function escapeText(text: string): string {
  // An underscore within a word begins nothing, nor does an ampersand without the name of a letter.
  return text.replace(/\s+/g, ' ').replace(/[\\`*[\]<>|~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g, '\\$&');
}

/** Marks stand right at the words that they are for. */
function around(mark: string, text: string): string {
  const words = text.trim();
  const start = text.indexOf(words);
  return words === ''
    ? text
    : `${text.slice(0, start)}${mark}${words}${mark}${text.slice(start + words.length)}`;
}

function strong(text: string): string {
  return text === '' || text.includes('**') ? text : `**${text}**`;
}

function quote(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

/** Sets a block behind a mark, its further lines under its first. */
function hang(mark: string, text: string): string {
  const indent = ' '.repeat(mark.length);
  return mark + text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}
