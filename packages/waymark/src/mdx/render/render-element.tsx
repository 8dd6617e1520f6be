import { type Diagnostic, mdxDiagnostics, untrustedDiagnostics } from '@waymark/core/diagnostics';
import { type ComponentChildren, type ComponentType, Fragment, h, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { RenderContextProvider } from '../../components/context.ts';
import type { ComponentDefinition } from '../../components/definition.ts';
import { diagnosticPart } from '../../components/diagnostic.ts';
import { TableBox } from '../../components/table/table-box.tsx';
import { missesBrowser } from '../author-code/code-uses.ts';
import type { Evaluation } from '../author-code/scope.ts';
import { spanOf } from '../compile/instance.ts';
import { rawText } from '../compile/raw-text.ts';
import {
  composeElement,
  composeExpression,
  drawAuthorContent,
  hasHandler,
  type IslandOutcome,
  renderIsland,
} from '../islands/render-island.tsx';
import { endOf, type MdxNode, startOf, textOf } from '../parse/tree.ts';
import { isDataScript } from './data-script.tsx';
import { droppedMarkup, elementAttributes, HtmlElement, isHandler } from './html-element.tsx';
import { Notice } from './notice.tsx';
import { headingVNode } from './render-markdown.tsx';
import type { Here, Render, RenderChildren } from './render-state.ts';
import { isRefused } from './written-attributes.ts';

/** Renders a JSX tag: a snippet, a component of the page, a built-in component, or an HTML element. */
export function renderElement(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const name = node.name ?? '';
  if (name === '') return <Fragment>{renderChildren(node.children, here)}</Fragment>;
  const snippet = render.compiled.snippets.get(node);
  if (snippet !== undefined) return renderSnippet(node, render, here, renderChildren);
  if (here.scope.owns(name)) return renderAuthorComponent(node, render, here, renderChildren);
  const definition = render.environment.components.get(name);
  if (definition !== undefined) return renderBuiltIn(node, definition, render, here, renderChildren);
  if (/^[a-z]/.test(name) && !name.includes('.')) return renderHtml(node, render, here, renderChildren);
  return renderUnknown(node, render, here, renderChildren);
}

/** Evaluates a tag's attributes. What cannot be evaluated is left out and reported. */
export function evaluateAttributes(node: MdxNode, render: Render, here: Here): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { type, name, value } of node.attributes ?? []) {
    if (type === 'mdxJsxExpressionAttribute') {
      const spread = evaluate(`({${value as string}})`, node, render, here);
      if (typeof spread === 'object' && spread !== null) Object.assign(props, spread);
    } else if (name !== undefined) {
      props[name] =
        typeof value === 'object' && value !== null
          ? evaluate(value.value, node, render, here)
          : (value ?? true);
    }
  }
  return props;
}

function evaluate(expression: string, node: MdxNode, render: Render, here: Here): unknown {
  const result = bound(here.scope.evaluate(expression));
  if (result.kind === 'value') return result.value;
  if (result.kind === 'withheld') {
    render.withheld.push(spanOf(node, here.instance));
    return undefined;
  }
  report(
    render,
    mdxDiagnostics['expression-failed'](
      { expression: shorten(expression), problem: result.problem },
      { span: spanOf(node, here.instance) },
    ),
  );
  return undefined;
}

/** One name or several with commas between, which no author means as code. */
const NAMES_IN_PROSE = /^\s*([A-Za-z_$][\w$]*(?:\s*,\s*[A-Za-z_$][\w$]*)*)\s*$/;

/** Renders a `{…}` expression, or the notice that it failed. */
export function renderExpression(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const expression = node.value ?? '';
  const result = bound(here.scope.evaluate(expression));
  if (result.kind === 'withheld' && !here.scope.needsBrowser(expression)) return withhold(node, render, here);
  const outcome = here.scope.needsBrowser(expression)
    ? renderIsland(() => composeExpression(expression, result, toChildren), { render, here })
    : drawValue(result);
  if (outcome.kind === 'drawn') return outcome.vnode;
  const { module } = here.instance;
  const names =
    node.type === 'mdxTextExpression' ? NAMES_IN_PROSE.exec(expression)?.[1]?.split(',') : undefined;
  const span = {
    file: module.file,
    start: module.toSource(startOf(node)),
    end: module.toSource(endOf(node)),
  };
  if (names?.some((name) => here.scope.isUnknown(name.trim())) === true) {
    report(render, mdxDiagnostics['unknown-name']({ name: expression.trim() }, { span }));
    return `{${expression}}`;
  }
  return notice(
    render,
    here,
    mdxDiagnostics['expression-failed'](
      { expression: shorten(expression), problem: outcome.problem },
      { span },
    ),
  );
}

/** The notice in the place of what only code would make, where it is not run. */
function withhold(node: MdxNode, render: Render, here: Here): VNode {
  const span = spanOf(node, here.instance);
  render.withheld.push(span);
  here.context.use(diagnosticPart);
  const diagnostic = untrustedDiagnostics['code-not-run']({ places: 1 }, { span });
  return <Notice diagnostic={diagnostic} place={render.environment.describe(span)} />;
}

function drawValue(result: Evaluation): IslandOutcome {
  if (result.kind !== 'value') return { kind: 'failed', problem: problemOfResult(result) };
  return { kind: 'drawn', vnode: <Fragment>{toChildren(result.value)}</Fragment> };
}

function problemOfResult(result: Exclude<Evaluation, { readonly kind: 'value' }>): string {
  return result.kind === 'error' ? result.problem : 'its code is not run';
}

/** Lists in lists, as deep as a page can be drawn. */
const DEEPEST = 200;

/** An evaluation whose value can be drawn, or what is wrong with it. */
function bound(result: Evaluation): Evaluation {
  if (result.kind !== 'value' || !isDeep(result.value)) return result;
  return { kind: 'error', problem: `its value has more than ${DEEPEST} lists in one another` };
}

function isDeep(value: unknown, depth = 0): boolean {
  return depth > DEEPEST || (Array.isArray(value) && value.some((item) => isDeep(item, depth + 1)));
}

/** What an expression may leave in a page: text, numbers, vnodes and lists of these. */
function toChildren(value: unknown): ComponentChildren {
  if (Array.isArray(value)) return value.map(toChildren);
  if (typeof value === 'function') return null;
  if (typeof value === 'object' && value !== null && !('type' in value && 'props' in value)) return null;
  return value as ComponentChildren;
}

function renderSnippet(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const instance = render.compiled.snippets.get(node);
  const scope = instance && render.scopes.get(instance);
  const context = instance && render.contexts.get(instance);
  if (instance === undefined || scope === undefined || context === undefined) return null;
  const content = renderChildren(instance.module.root.children, { ...here, instance, scope, context });
  return <RenderContextProvider.Provider value={context}>{content}</RenderContextProvider.Provider>;
}

function renderBuiltIn(
  node: MdxNode,
  definition: ComponentDefinition,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const props = evaluateAttributes(node, render, here);
  const id = render.compiled.ids.get(node);
  if (id !== undefined) props['id'] = id;
  if (/^[a-z]/.test(definition.name)) reportDropped(droppedMarkup(props), node, render, here);
  const children =
    definition.rawChildren === true
      ? rawText(node, here.instance)
      : renderChildren(node.children, { ...here, inside: definition.name });
  const vnode = h(definition.render, props, children);
  if (definition.aside !== true || here.inside === 'Panel') return vnode;
  render.aside.push(
    <RenderContextProvider.Provider value={here.context}>{vnode}</RenderContextProvider.Provider>,
  );
  return null;
}

function renderAuthorComponent(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const name = node.name ?? '';
  if (here.scope.isWithheld(name)) return renderWithheld(node, render, here, renderChildren);
  const component = here.scope.lookup(name);
  if (component === undefined || component === null) return renderUnknown(node, render, here, renderChildren);
  if (!isComponent(component)) return failedComponent(node, 'it is not a component', render, here);
  if (here.scope.needsBrowser(name) || hasHandler(node, here))
    return renderLive(node, render, here, renderChildren);
  const props = evaluateAttributes(node, render, here);
  const children = renderChildren(node.children, here);
  const drawn = drawAuthorContent(h(component, props, ...children), { render, here });
  if (drawn.kind === 'failed') {
    // What looked like plain markup asked for a browser after all.
    if (missesBrowser(drawn.problem)) return renderLive(node, render, here, renderChildren);
    return failedComponent(node, drawn.problem, render, here);
  }
  if (drawn.refused.includes('script'))
    report(render, mdxDiagnostics['inline-script']({}, { span: spanOf(node, here.instance) }));
  reportDropped(drawn.dropped, node, render, here);
  return jsxTemplate([drawn.html]);
}

/** A component whose code is not run: what stands between its tags, or an island that the browser draws. */
function renderWithheld(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  if (here.scope.needsBrowser(node.name ?? '')) return renderLive(node, render, here, renderChildren);
  return (
    <Fragment>
      {withhold(node, render, here)}
      {renderChildren(node.children, here)}
    </Fragment>
  );
}

/** Function components, and the classes and objects that stand for components. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}

/** For attributes of what the browser draws again: it knows what is not known here. */
function withoutNotice(render: Render): Render {
  return { ...render, withheld: [] };
}

/** Renders a tag that the author's code takes over in the browser. */
function renderLive(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const attributes = (part: MdxNode): Record<string, unknown> =>
    evaluateAttributes(part, withoutNotice(render), here);
  const island = renderIsland(
    (slots) => composeElement(node, { render, here, renderChildren, attributes, slots }),
    { render, here },
  );
  return island.kind === 'drawn' ? island.vnode : failedComponent(node, island.problem, render, here);
}

function failedComponent(node: MdxNode, problem: string, render: Render, here: Here): VNode {
  const span = spanOf(node, here.instance);
  return notice(
    render,
    here,
    mdxDiagnostics['component-failed']({ component: node.name ?? '', problem }, { span }),
  );
}

function renderHtml(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const tag = node.name ?? 'div';
  const span = spanOf(node, here.instance);
  const level = /^h([1-6])$/.exec(tag);
  const isLive = level === null && hasHandler(node, here);
  const attributes = evaluateAttributes(node, isLive ? withoutNotice(render) : render, here);
  for (const attribute of inlineHandlers(attributes))
    report(render, mdxDiagnostics['inline-handler']({ attribute }, { span }));
  reportDropped(droppedMarkup(attributes), node, render, here);
  if (tag === 'style') {
    render.styles.push(rawTextOf(node, here));
    return null;
  }
  if (isDataScript(tag, attributes))
    return <HtmlElement tag={tag} attributes={attributes} children={rawTextOf(node, here)} />;
  if (isRefused(tag)) {
    if (tag === 'script') report(render, mdxDiagnostics['inline-script']({}, { span }));
    return null;
  }
  if (isLive) return renderLive(node, render, here, renderChildren);
  const children = renderChildren(contentOf(tag, node), tag === 'a' ? { ...here, isInLink: true } : here);
  if (level === null) return plainElement(node, attributes, children);
  const id = render.compiled.ids.get(node);
  const { noAnchor, ...rest } = attributes;
  if (noAnchor !== undefined)
    return <HtmlElement tag={tag} attributes={{ ...rest, id }} children={children} />;
  return headingVNode({
    level: Number(level[1]),
    id,
    name: textOf(node).trim(),
    here,
    children,
    attributes: elementAttributes(tag, rest, here.context),
  });
}

function plainElement(
  node: MdxNode,
  attributes: Readonly<Record<string, unknown>>,
  children: ComponentChildren[],
): VNode {
  const tag = node.name ?? 'div';
  const content = children.length === 0 ? undefined : children;
  const element = <HtmlElement tag={tag} attributes={attributes} children={content} />;
  return tag === 'table' ? <TableBox>{element}</TableBox> : element;
}

function reportDropped(dropped: readonly string[], node: MdxNode, render: Render, here: Here): void {
  if (dropped.length === 0) return;
  const parameters = { tag: node.name ?? '', dropped: [...new Set(dropped)] };
  report(render, mdxDiagnostics['markup-dropped'](parameters, { span: spanOf(node, here.instance) }));
}

function inlineHandlers(attributes: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(attributes).filter((name) => isHandler(name) && typeof attributes[name] === 'string');
}

/** Elements that hold words, and no paragraph. */
const HOLDS_WORDS = /^(?:p|h[1-6]|summary|span|button|label|a|strong|em|b|i|sub|sup)$/;

/** Content of a tag: text on lines of its own is a paragraph in MDX, which has no place inside another one. */
function contentOf(tag: string, { children = [] }: MdxNode): readonly MdxNode[] {
  const [only, ...others] = children;
  return HOLDS_WORDS.test(tag) && only?.type === 'paragraph' && others.length === 0
    ? (only.children ?? [])
    : children;
}

/** What stands between the tags of an element that holds text alone, or the text that an expression gives there. */
function rawTextOf(node: MdxNode, here: Here): string {
  return (node.children ?? [])
    .map((child) =>
      child.type.endsWith('Expression')
        ? String(here.scope.lookup(child.value ?? '') ?? textValue(here, child.value ?? ''))
        : textOf(child),
    )
    .join('\n');
}

function textValue(here: Here, expression: string): string {
  const result = here.scope.evaluate(expression);
  return result.kind === 'value' && typeof result.value === 'string' ? result.value : '';
}

function renderUnknown(
  node: MdxNode,
  render: Render,
  here: Here,
  renderChildren: RenderChildren,
): ComponentChildren {
  const children = renderChildren(node.children, here);
  if (!render.environment.markUnknown) return <Fragment>{children}</Fragment>;
  here.context.use(diagnosticPart);
  const diagnostic = mdxDiagnostics['unknown-component'](
    { name: node.name ?? '' },
    { span: spanOf(node, here.instance) },
  );
  return (
    <Fragment>
      <Notice diagnostic={diagnostic} place={render.environment.describe(spanOf(node, here.instance))} />
      {children}
    </Fragment>
  );
}

function report(render: Render, diagnostic: Diagnostic): void {
  render.diagnostics.push(diagnostic);
}

function notice(render: Render, here: Here, diagnostic: Diagnostic): VNode {
  report(render, diagnostic);
  here.context.use(diagnosticPart);
  return (
    <Notice
      diagnostic={diagnostic}
      place={diagnostic.span === undefined ? '' : render.environment.describe(diagnostic.span)}
    />
  );
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
