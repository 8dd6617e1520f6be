import { parseFenceMeta } from '../../highlight/fences/fence-meta.ts';
import { parseMdx } from '../parse/parse.ts';
import { isExpression, isTag, type MdxAttribute, type MdxNode } from '../parse/tree.ts';

/** An opening `<MDX>`, whose attributes hold at most one pair of braces each, or a closing one. */
const TAG = /<MDX((?:\s(?:[^<>{}"'/]|"[^"]*"|'[^']*'|\{[^{}]*\})*)?)>|<\/MDX\s*>/g;

/**
 * Code in which what stands between `<MDX>` and `</MDX>` is read as Markdown, as it is in a page: as the content of a tag its
 * lines would become one, before anybody could read them. What is no MDX stays as it is.
 */
export function keepMarkdown(code: string): string {
  if (!code.includes('</MDX')) return code;
  let kept = '';
  let end = 0;
  let depth = 0;
  let open: RegExpExecArray | undefined;
  for (const tag of code.matchAll(TAG)) {
    depth = Math.max(0, depth + (tag[1] === undefined ? -1 : 1));
    if (depth === 1 && tag[1] !== undefined) open = tag;
    if (depth > 0 || open === undefined) continue;
    const [opening, attributes = ''] = open;
    const inner = code.slice(open.index + opening.length, tag.index);
    kept += code.slice(end, open.index) + (elementCode(attributes, inner) ?? opening + inner + tag[0]);
    end = tag.index + tag[0].length;
    open = undefined;
  }
  return kept + code.slice(end);
}

/** An expression alone is Markdown once its value is known; everything else is read now. */
function elementCode(attributes: string, inner: string): string | undefined {
  const parsed = parseMdx(dedent(inner));
  if (parsed.kind === 'error') return undefined;
  const { children = [] } = parsed.root;
  const [first] = children;
  if (first !== undefined && children.length === 1 && first.type === 'mdxFlowExpression')
    return `<MDX${attributes} markdown={${expressionCode(first.value)}} />`;
  const drawn = children.map(nodeCode).join('');
  // Lines below keep their numbers, by which their errors are told.
  const lines = Math.max(0, countLines(inner) - countLines(drawn));
  return `<MDX${attributes}>${'\n'.repeat(lines)}${drawn}</MDX>`;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** The text of an element stands as far in as the element does. */
function dedent(text: string): string {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return [first.trimStart(), ...lines.map((line) => line.slice(shared))].join('\n').trim();
}

/** Names of the tags that nodes are. */
const TAGS: Readonly<Record<string, string>> = {
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
};

/** JSX for one node of a page. */
function nodeCode(node: MdxNode): string {
  if (isTag(node)) return tagCode(node.name ?? '', (node.attributes ?? []).map(attributeCode), node);
  if (isExpression(node)) return `{${expressionCode(node.value)}}`;
  const name = TAGS[node.type];
  switch (node.type) {
    case 'paragraph':
      return isProse(node) ? tagCode('p', [], node) : childrenCode(node);
    case 'heading':
      return tagCode('Heading', [`level={${node.depth ?? 2}}`], node);
    case 'text':
      return literal(node.value);
    case 'inlineCode':
      return `<code dir="ltr">${literal(node.value)}</code>`;
    case 'inlineMath':
    case 'math':
      return `<Latex>${literal(node.value)}</Latex>`;
    case 'code':
      return fenceCode(node);
    case 'break':
      return '<br />';
    case 'thematicBreak':
      return '<hr />';
    case 'link':
      return tagCode('a', [`href={${JSON.stringify(node.url)}}`], node);
    case 'image':
      return `<img src={${JSON.stringify(node.url)}} alt={${JSON.stringify(node.alt ?? '')}} />`;
    case 'list':
      return tagCode(node.ordered === true ? 'ol' : 'ul', [`start={${node.start ?? 'undefined'}}`], node);
    case 'listItem':
      return `<li>${(node.children ?? []).map((child) => itemCode(child, node)).join('')}</li>`;
    case 'table':
      return tableCode(node);
    default:
      return name === undefined ? childrenCode(node) : tagCode(name, [], node);
  }
}

function childrenCode({ children = [] }: MdxNode): string {
  return children.map(nodeCode).join('');
}

function tagCode(name: string, attributes: readonly string[], node: MdxNode): string {
  return `<${[name, ...attributes].join(' ')}>${childrenCode(node)}</${name}>`;
}

function literal(text = ''): string {
  return `{${JSON.stringify(text)}}`;
}

/** The line break keeps a comment at its end from what follows; Markdown may stand in it too. */
function expressionCode(code = ''): string {
  return `${keepMarkdown(code)}${code.includes('//') ? '\n' : ''}`;
}

function attributeCode({ type, name = '', value }: MdxAttribute): string {
  if (type === 'mdxJsxExpressionAttribute') return `{${value as string}}`;
  if (value === null || value === undefined) return name;
  return `${name}={${typeof value === 'string' ? JSON.stringify(value) : expressionCode(value.value)}}`;
}

/** Whether a paragraph holds words: tags and expressions on lines of their own are none. */
function isProse({ children = [] }: MdxNode): boolean {
  return children.some(
    (child) => !isTag(child) && !isExpression(child) && (child.type !== 'text' || child.value?.trim() !== ''),
  );
}

/** A tight item holds its text directly. */
function itemCode(child: MdxNode, { spread }: MdxNode): string {
  return spread !== true && child.type === 'paragraph' ? childrenCode(child) : nodeCode(child);
}

function fenceCode({ lang, meta, value }: MdxNode): string {
  const { language, title } = parseFenceMeta(lang, meta);
  const props = JSON.stringify({ language, filename: title });
  return `<CodeBlock {...${props}}>${literal(value)}</CodeBlock>`;
}

function tableCode({ children: [head, ...body] = [] }: MdxNode): string {
  const row = (cells: MdxNode, name: string): string =>
    `<tr>${(cells.children ?? []).map((cell) => tagCode(name, [], cell)).join('')}</tr>`;
  const first = head === undefined ? '' : row(head, 'th');
  return `<table><thead>${first}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
