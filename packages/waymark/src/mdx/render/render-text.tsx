import { closedNames, isPlaceholder } from '@waymark/core/content';
import { type ComponentChildren, Fragment, h } from 'preact';
import { linkTo } from '../../components/drawing/draw.tsx';
import {
  CodeBlock,
  componentRegistry,
  MathFormula,
  type RenderContext,
  scrollStop,
  sized,
  TableBox,
} from '../../components/index.ts';
import type { ParseText } from '../parse/text-parser.ts';
import { isTag, type MdxNode } from '../parse/tree.ts';
import { readAlert } from './read-alert.ts';
import { headTag } from './render-table.tsx';

/** What text from data (component titles, specification descriptions) may hold. */
export type TextForm = 'inline' | 'line' | 'block' | 'page';

/**
 * Renders Markdown that comes from data rather than from a page: plain Markdown without components. `inline` keeps one
 * line's marks and turns links into text, because titles stand inside links; `line` keeps the links, too; `block` keeps
 * everything, but its headings are none of the page; in `page` they are.
 */
export function renderMarkdownText(
  markdown: string,
  form: TextForm,
  context: RenderContext,
  parse: ParseText,
): ComponentChildren {
  const root = parse(markdown);
  const drawing: Drawing = { form, context, closed: closedNames(markdown) };
  if (form === 'inline' || form === 'line') {
    const lines = linesOf(root);
    if (lines.length === 0) return markdown;
    return lines.map((line, index) => [index === 0 ? '' : ' ', render(line.children, drawing)]);
  }
  return <Fragment>{render(root.children, drawing)}</Fragment>;
}

/** How a text is drawn. */
interface Drawing {
  readonly form: TextForm;
  readonly context: RenderContext;
  /** Names of the tags that it closes. */
  readonly closed: ReadonlySet<string>;
}

/** Every block that holds a line of text, wherever it stands. */
function linesOf(node: MdxNode): readonly MdxNode[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [node];
  const alert = node.type === 'blockquote' ? readAlert(node) : undefined;
  return (alert?.content ?? node.children ?? []).flatMap(linesOf);
}

/** Elements that hold nothing but what their node does. */
const WRAPPERS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  thematicBreak: 'hr',
};

function render(nodes: readonly MdxNode[] | undefined, drawing: Drawing): ComponentChildren[] {
  return (nodes ?? []).map((node) => renderOne(node, drawing));
}

function renderOne(node: MdxNode, drawing: Drawing): ComponentChildren {
  const { form, context, closed } = drawing;
  const children = (): ComponentChildren[] => render(node.children, drawing);
  const wrapper = WRAPPERS[node.type];
  if (wrapper !== undefined) return h(wrapper, null, children());
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code dir="ltr">{node.value}</code>;
    case 'break':
      return <br />;
    case 'inlineMath':
    case 'math':
      return <MathFormula formula={node.value ?? ''} display={node.type === 'math'} context={context} />;
    case 'code':
      return renderCode(node, context);
    case 'heading':
      return renderHeading(node, children(), form);
    case 'list':
      return node.ordered === true ? <ol>{children()}</ol> : <ul>{children()}</ul>;
    case 'listItem':
      return renderListItem(node, drawing);
    case 'blockquote':
      return renderQuotation(node, drawing);
    case 'link':
      return renderLink(node, children(), drawing);
    case 'image':
      return renderImage(node, drawing);
    case 'table':
      return renderTable(node, drawing);
    case 'html':
      return renderHtml(node.value ?? '', closed);
    default:
      return isTag(node) || node.children !== undefined ? children() : (node.value ?? null);
  }
}

function renderHeading({ depth }: MdxNode, children: ComponentChildren[], form: TextForm): ComponentChildren {
  if (form === 'page') return h(`h${depth ?? 2}`, null, children);
  return (
    <p class="text-heading">
      <strong>{children}</strong>
    </p>
  );
}

/** A tight item holds its text directly, as CommonMark prints it. */
function renderListItem(node: MdxNode, drawing: Drawing): ComponentChildren {
  const isTight = node.spread !== true;
  const content = (node.children ?? []).flatMap((child) =>
    isTight && child.type === 'paragraph' ? render(child.children, drawing) : [renderOne(child, drawing)],
  );
  return h('li', null, content);
}

/** A quotation, or the callout that it is by its first words. */
function renderQuotation(node: MdxNode, drawing: Drawing): ComponentChildren {
  const inside: Drawing = { ...drawing, form: 'block' };
  const alert = readAlert(node);
  const callout = alert && componentRegistry.get(alert.component);
  return alert === undefined || callout === undefined
    ? h('blockquote', null, render(node.children, inside))
    : h(callout.render, {}, render(alert.content, inside));
}

/** Code in its language; without one, its lines as they are. */
function renderCode({ lang, value = '' }: MdxNode, context: RenderContext): ComponentChildren {
  if (typeof lang === 'string' && lang !== '')
    return <CodeBlock language={lang} code={value} lines={context.highlight(value, lang)} />;
  return (
    <pre {...scrollStop(context.text('code'))}>
      <code>{value}</code>
    </pre>
  );
}

function renderLink(
  node: MdxNode,
  children: ComponentChildren[],
  { form, context }: Drawing,
): ComponentChildren {
  if (form === 'inline') return children;
  return (
    <a class="link" {...linkTo(node.url ?? '', context)}>
      {children}
    </a>
  );
}

function renderTable(node: MdxNode, drawing: Drawing): ComponentChildren {
  const row = (cells: MdxNode, tag: 'th' | 'td'): ComponentChildren => (
    <tr>
      {(cells.children ?? []).map((cell) => h(headTag(cell, tag), null, render(cell.children, drawing)))}
    </tr>
  );
  const [head, ...body] = node.children ?? [];
  return (
    <TableBox>
      <table>
        <thead>{head === undefined ? null : row(head, 'th')}</thead>
        <tbody>{body.map((cells) => row(cells, 'td'))}</tbody>
      </table>
    </TableBox>
  );
}

/**
 * Of raw HTML in data only its line breaks are kept, and what readers are to fill in; tags are dropped, since descriptions come
 * from anywhere.
 */
function renderHtml(html: string, closed: ReadonlySet<string>): ComponentChildren {
  if (/^<br\s*\/?>$/i.test(html.trim())) return <br />;
  return html.replace(/<[^<>]*>/g, (tag) => (isPlaceholder(tag, closed) ? tag : ' ')).trim();
}

function renderImage({ url = '', alt }: MdxNode, { form, context }: Drawing): ComponentChildren {
  if (form === 'inline') return alt ?? '';
  return <img {...sized({ src: context.asset(url), alt: alt ?? '', loading: 'lazy' }, context)} />;
}
