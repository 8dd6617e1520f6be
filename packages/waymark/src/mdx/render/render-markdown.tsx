import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { type ComponentChildren, Fragment, h, type VNode } from 'preact';
import { Breakable, CodeBlock, MathFormula, TaskItem } from '../../components/index.ts';
import { parseFenceMeta } from '../../highlight/fences/fence-meta.ts';
import { headingWords } from '../compile/facts/heading-words.ts';
import { fillProps } from '../compile/visit/fill-props.ts';
import { placeOf } from '../parse/read-module.ts';
import { isBlock } from '../parse/tag-kinds.ts';
import { isTag, type MdxNode, nodeText } from '../parse/tree.ts';
import { codeBlockProps } from './code-block-props.ts';
import { readAlert } from './read-alert.ts';
import type { Here, Render } from './render-state.ts';
import { MOST_IN_CELL, renderTable } from './render-table.tsx';

type Handler = (
  node: MdxNode,
  tools: {
    readonly render: Render;
    readonly here: Here;
    readonly children: () => ComponentChildren[];
  },
) => ComponentChildren;

/** Signs of keys: code with one of them is what a reader presses. Those for Return and Tab also stand for characters. */
const KEYS = /[⌘⌥⌃⇧⎋⌫⌦⇪]/;
/** Letters of code that are kept in one line. */
const MOST_IN_TEXT = 16;
/** Letters of code that are kept together in text: longer code may be broken where it is read in parts. */
const MOST_IN_LINE = 40;
/** Letters of a heading that the narrowest phone has room for. */
const MOST_IN_HEADING = 22;
/** Letters of a name that is kept in one line where it names its row and the window is wide. */
const MOST_IN_NAME = 48;

const HANDLERS: Readonly<Record<string, Handler>> = {
  paragraph: (node, { children }) =>
    holdsOnlyBlocks(node) ? (
      <Fragment>{children()}</Fragment>
    ) : holdsBlock(node) ? (
      <div class="paragraph">{children()}</div>
    ) : (
      <p>{children()}</p>
    ),
  emphasis: (_, { children }) => <em>{children()}</em>,
  strong: (_, { children }) => <strong>{children()}</strong>,
  delete: (_, { children }) => <del>{children()}</del>,
  inlineCode: ({ value = '' }, { here }) => {
    if (KEYS.test(value)) return <kbd dir="ltr">{value}</kbd>;
    const most = here.column === undefined ? MOST_IN_TEXT : MOST_IN_CELL;
    if (here.column !== undefined && value.length > most)
      return (
        <code dir="ltr" class={value.length <= MOST_IN_NAME ? 'code-name' : undefined}>
          {/* Names of rows leave room for what is said of them on phones, and are whole elsewhere. */}
          <Breakable text={value} room={here.column === 0 ? most : undefined} />
        </code>
      );
    return (
      <code dir="ltr" class={classOfCode(value, most)}>
        <Breakable text={value} room={here.isInHeading === true ? MOST_IN_HEADING : MOST_IN_LINE} />
      </code>
    );
  },
  break: () => <br />,
  thematicBreak: () => <hr />,
  blockquote: renderBlockquote,
  list: (node, { children }) =>
    node.ordered === true ? (
      <ol start={node.start === 1 || node.start === null ? undefined : (node.start ?? undefined)}>
        {children()}
      </ol>
    ) : (
      <ul
        class={node.children?.some(({ checked }) => typeof checked === 'boolean') ? 'task-list' : undefined}
      >
        {children()}
      </ul>
    ),
  listItem: renderListItem,
  heading: renderHeading,
  code: (node, { render, here }) => renderCode(node, render, here),
  link: (node, { here, children }) => (
    <TextLink href={node.url ?? ''} title={node.title} here={here} children={children()} />
  ),
  image: (node, { render }) => renderImage(node, node.alt, render),
  linkReference: (node, { render, here, children }) => {
    const definition = render.compiled.definitions.definition.get(node.identifier ?? '');
    return definition === undefined ? (
      <>[{children()}]</>
    ) : (
      <TextLink href={definition.url ?? ''} title={definition.title} here={here} children={children()} />
    );
  },
  imageReference: (node, { render }) => {
    const definition = render.compiled.definitions.definition.get(node.identifier ?? '');
    return definition === undefined ? (node.alt ?? '') : renderImage(definition, node.alt, render);
  },
  table: (node, { render, here }) => renderTable(node, render, here),
  inlineMath: (node, { render, here }) => renderFormula(node, render, here),
  math: (node, { render, here }) => renderFormula(node, render, here),
  footnoteReference: (node, { render }) => renderFootnoteReference(node, render),
};

/** Nodes that leave nothing in the page where they stand. */
const SILENT: ReadonlySet<string> = new Set([
  'yaml',
  'toml',
  'mdxjsEsm',
  'definition',
  'footnoteDefinition',
  'html',
]);

/** Renders a Markdown node to vnodes; undefined for kinds that are not Markdown. */
export function renderMarkdownNode(node: MdxNode, render: Render, here: Here): ComponentChildren | undefined {
  if (node.type === 'text') return node.value ?? '';
  if (SILENT.has(node.type)) return null;
  const handler = HANDLERS[node.type];
  return handler?.(node, { render, here, children: () => render.children(node.children, here) });
}

/**
 * A command of two words, a flag, a date or a query is read as one thing: it fits into every column, and is not cut inside.
 * Longer code may be, and has its edges on both lines then.
 */
function classOfCode(code: string, most: number): string | undefined {
  if (code.length > most) return 'code-long';
  return /\S[\s-]\S|\?\S/.test(code) ? 'code-short' : undefined;
}

function holdsBlock(node: MdxNode): boolean {
  return (node.children ?? []).some((child) => isBlock(child) || (isTag(child) && holdsBlock(child)));
}

function holdsOnlyBlocks(node: MdxNode): boolean {
  return (node.children ?? []).every(
    (child) => isBlock(child) || (child.type === 'text' && (child.value ?? '').trim() === ''),
  );
}

interface LinkProps {
  readonly href: string;
  readonly title?: string | null | undefined;
  readonly here: Here;
  readonly children?: ComponentChildren;
}

function TextLink({ href, title, here, children }: LinkProps): VNode {
  const { url, external } = here.context.href(href);
  return (
    <a
      class="link"
      href={url}
      title={title ?? undefined}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  );
}

/** Draws a Markdown image as the `<img>` tag would be drawn. */
function renderImage({ url, title }: MdxNode, alt: string | null | undefined, render: Render): VNode {
  const props = { src: url ?? '', alt: alt ?? '', ...(title ? { title } : {}) };
  return h(render.environment.components.get('img')?.render ?? 'img', props);
}

function renderHeading(node: MdxNode, { render, here }: Parameters<Handler>[1]): VNode {
  const children = render.children(node.children, { ...here, isInHeading: true });
  return headingVNode({
    level: node.depth ?? 2,
    id: render.compiled.ids.get(node),
    node,
    render,
    here,
    // A name that a phone is too narrow for breaks where it is read in parts.
    children: children.map((child) =>
      typeof child === 'string' ? <Breakable text={child} room={MOST_IN_HEADING} /> : child,
    ),
  });
}

/**
 * A heading with its id and the link to itself, unless a link is around it. Its name is its own text; the link has a
 * name of its own.
 */
export function headingVNode({
  level,
  id,
  node,
  render,
  here,
  children,
  attributes = {},
}: {
  readonly level: number;
  readonly id: string | undefined;
  readonly node: MdxNode;
  readonly render: Render;
  readonly here: Here;
  readonly children: ComponentChildren;
  readonly attributes?: Readonly<Record<string, unknown>>;
}): VNode {
  const tag = `h${Math.min(6, Math.max(1, level))}`;
  if (id === undefined) return h(tag, attributes, children);
  render.section = id;
  const name = headingWords(node, here.instance, {
    text: (expression) => shownText(expression, render, here),
    snippet: (tag) => render.compiled.snippets.get(tag),
  }).trim();
  const anchor = headingAnchor(id, name, here);
  return h(tag, { 'aria-label': name === '' ? undefined : name, ...attributes, id }, children, anchor);
}

/** The link of a heading to itself. */
export function headingAnchor(id: string, title: string, { isInLink, context }: Here): VNode | null {
  if (isInLink === true) return null;
  const label = context.text('linkToSection', { title });
  return <a class="heading-anchor" href={`#${encodeURIComponent(id)}`} aria-label={label} />;
}

/** What an expression in a heading shows, if that is plain words. */
function shownText(expression: MdxNode, { shown }: Render, { scope }: Here): string | undefined {
  const result =
    [...(shown.get(expression)?.values() ?? [])].at(-1) ?? scope.evaluate(expression.value ?? '');
  if (result.kind !== 'value') return undefined;
  return typeof result.value === 'string' || typeof result.value === 'number'
    ? String(result.value)
    : undefined;
}

function renderBlockquote(node: MdxNode, { render, here, children }: Parameters<Handler>[1]): VNode {
  const alert = readAlert(node);
  const callout = alert && render.environment.components.get(alert.component);
  return alert === undefined || callout === undefined ? (
    <blockquote>{children()}</blockquote>
  ) : (
    h(callout.render, {}, render.children(alert.content, here))
  );
}

function renderListItem(node: MdxNode, { render, here }: Parameters<Handler>[1]): VNode {
  // A tight item holds its text directly, as CommonMark prints it.
  const tight = node.spread !== true;
  const parts = (node.children ?? []).flatMap((child) =>
    tight && child.type === 'paragraph' && !holdsBlock(child) ? (child.children ?? []) : [child],
  );
  const content = render.children(parts, here);
  if (typeof node.checked !== 'boolean')
    return (
      <li class={node.children?.length === 1 && node.children[0]?.type === 'list' ? 'bare' : undefined}>
        {content}
      </li>
    );
  return (
    <TaskItem checked={node.checked} name={nodeText(node).slice(0, 80)}>
      {content}
    </TaskItem>
  );
}

function renderFormula(node: MdxNode, render: Render, { instance, context }: Here): VNode {
  const place = placeOf(node, instance.module);
  // What stands far to the right was read further to the left.
  const blanks = /^[ \t]*/.exec(instance.module.source.slice(place.start, place.end))?.[0].length ?? 0;
  const span = { ...place, start: place.start + blanks };
  return (
    <MathFormula
      formula={node.value ?? ''}
      display={node.type === 'math'}
      context={context}
      onProblem={(problem) => render.diagnostics.push(mdxDiagnostics['invalid-math']({ problem }, { span }))}
    />
  );
}

function renderCode(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const meta = parseFenceMeta(node.lang, node.meta);
  const mermaid =
    meta.language?.toLowerCase() === 'mermaid' ? render.environment.components.get('Mermaid') : undefined;
  if (mermaid !== undefined) {
    const { placement, actions } = meta;
    const chart = fillProps(node.value ?? '', here.instance, here.scope);
    return h(mermaid.render, { chart, placement, actions });
  }
  return <CodeBlock {...codeBlockProps(node, here)} />;
}

function renderFootnoteReference(node: MdxNode, render: Render): VNode {
  const identifier = node.identifier ?? '';
  const isFirst = !render.footnotes.has(identifier);
  const number = render.footnotes.get(identifier) ?? render.footnotes.size + 1;
  render.footnotes.set(identifier, number);
  return (
    <sup>
      <a href={`#fn-${number}`} id={isFirst ? `fnref-${number}` : undefined} class="footnote-reference">
        {number}
      </a>
    </sup>
  );
}
