import { type ComponentChildren, Fragment, h } from 'preact';
import type { ComponentDefinition } from '../../../components/definition/definition.ts';
import { RenderProvider } from '../../../components/drawing/context.ts';
import { takenProps } from '../../compile/attributes.ts';
import { spanOf, wordsInLine } from '../../compile/instance.ts';
import { rawText } from '../../compile/raw-text.ts';
import { isHtmlName } from '../../parse/tag-kinds.ts';
import type { MdxNode } from '../../parse/tree.ts';
import { drawOwn } from '../draw-own.tsx';
import { noteTagLinks } from '../drawn-links.ts';
import { evaluateAttributes } from '../render-expression.tsx';
import type { Here, Render } from '../render-state.ts';
import { reportDropped, reportUndrawn } from '../report.tsx';
import { noteUndrawn } from '../undrawn.ts';
import { droppedMarkup } from './html-element.tsx';
import { renderAuthorComponent } from './render-author-component.tsx';
import { renderHtml } from './render-html.tsx';
import { renderUnknown } from './render-unknown.tsx';

/** Renders a JSX tag: a snippet, a component of the page, a built-in component, or an HTML element. */
export function renderTag(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const name = node.name ?? '';
  if (name === '') return <Fragment>{render.children(node.children, here)}</Fragment>;
  const snippet = render.compiled.snippets.get(node);
  if (snippet !== undefined) return renderSnippet(node, render, here);
  if (here.scope.owns(name)) return renderAuthorComponent(node, render, here);
  const definition = render.environment.components.get(name);
  if (definition !== undefined) return renderBuiltIn(node, definition, render, here);
  if (isHtmlName(name) && !name.includes('.')) return renderHtml(node, render, here);
  return renderUnknown(node, render, here);
}

function renderSnippet(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const instance = render.compiled.snippets.get(node);
  const scope = instance && render.scopes.get(instance);
  const context = instance && render.contexts.get(instance);
  if (instance === undefined || scope === undefined || context === undefined) return null;
  const content = ({ isUnseen }: Pick<Here, 'isUnseen'>): ComponentChildren => (
    <RenderProvider value={here.context}>
      {render.children(node.children, { ...here, ...(isUnseen === true ? { isUnseen } : {}) })}
    </RenderProvider>
  );
  const nodes = wordsInLine(instance) ?? instance.module.root.children;
  const body = render.children(nodes, { ...here, instance, scope, context, content });
  return <RenderProvider value={context}>{body}</RenderProvider>;
}

function renderBuiltIn(
  node: MdxNode,
  definition: ComponentDefinition,
  render: Render,
  here: Here,
): ComponentChildren {
  const written = evaluateAttributes(node, render, here);
  noteTagLinks(takenProps(written, definition), node, { render, here });
  reportUndrawnProps(written, node, definition, { render, here });
  const props = drawProps(written, node, render, here);
  const id = render.compiled.ids.get(node);
  if (id !== undefined) props['id'] = id;
  if (isHtmlName(definition.name)) reportDropped(droppedMarkup(definition.name, props), node, render, here);
  const isUnseen = here.isUnseen === true || definition.appears?.(written) === false;
  const hidesHeadings = here.hidesHeadings === true || definition.hidesHeadings === true;
  // One without a label begins none.
  if (definition.feeds === true && definition.anchor?.(written, undefined)?.text !== '')
    render.section = id ?? render.section;
  const children = (): ComponentChildren =>
    definition.rawChildren !== undefined
      ? rawText(node, here.instance)
      : render.children(node.children, { ...here, inside: definition.name, isUnseen, hidesHeadings });
  const given = node.children?.length === 0 ? (props['children'] as ComponentChildren) : undefined;
  const content = definition.childless === true ? null : (given ?? children());
  const vnode = h(definition.render, props, content);
  if (definition.aside !== true || here.inside === 'Panel') return vnode;
  render.aside.push(<RenderProvider value={here.context}>{vnode}</RenderProvider>);
  return null;
}

/** Says of which props nothing is shown: of content that is none, and of functions where another value is meant. */
function reportUndrawnProps(
  props: Readonly<Record<string, unknown>>,
  node: MdxNode,
  { props: declared }: ComponentDefinition,
  { render, here }: { readonly render: Render; readonly here: Here },
): void {
  for (const [name, value] of Object.entries(props)) {
    const type = Object.hasOwn(declared, name) ? declared[name]?.type : undefined;
    const isOther = typeof value === 'function' && type !== undefined && type !== 'any';
    if (type !== 'node' && !isOther) continue;
    const undrawn = new Set<string>();
    noteUndrawn(value, undrawn);
    reportUndrawn(`<${node.name} ${name}>`, undrawn, { span: spanOf(node, here.instance) }, render);
  }
}

/** Attributes may hold components of the author, as content does. */
function drawProps(
  props: Readonly<Record<string, unknown>>,
  node: MdxNode,
  render: Render,
  here: Here,
): Record<string, unknown> {
  const undrawn = new Set<string>();
  const values = Object.entries(props).map(([name, prop]) => [
    name,
    drawOwn(prop, { node, render, here, undrawn }).value,
  ]);
  reportUndrawn(`<${node.name}>`, undrawn, { span: spanOf(node, here.instance) }, render);
  return Object.fromEntries(values);
}
