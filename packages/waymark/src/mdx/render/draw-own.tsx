import { mdxDiagnostics } from '@waymark/core/diagnostics';
import { cloneElement, Fragment, isValidElement, type VNode } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import type { ComponentDefinition } from '../../components/definition/definition.ts';
import { RenderProvider } from '../../components/drawing/context.ts';
import { missesBrowser } from '../author-code/code-uses.ts';
import { spanOf } from '../compile/instance.ts';
import { drawAuthorContent } from '../islands/render-island.tsx';
import type { MdxNode } from '../parse/tree.ts';
import { noteElementLinks, watchLinks } from './drawn-links.ts';
import { isDataScript } from './elements/data-script.tsx';
import { droppedMarkup, HtmlElement, type HtmlElementProps } from './elements/html-element.tsx';
import { type Here, noteDrawn, type Render } from './render-state.ts';
import { failedComponent, report, reportRefused } from './report.tsx';
import { noteUndrawn } from './undrawn.ts';

/** Lists in lists, as deep as a page can be drawn. */
export const DEEPEST = 200;

/** A value as it is drawn, and whether a component in it asked for a browser. */
export interface DrawnValue {
  readonly value: unknown;
  readonly missesBrowser: boolean;
}

/** Where a value of the author's code stands. */
export interface OwnPlace {
  readonly node: MdxNode;
  readonly render: Render;
  readonly here: Here;
  /** Takes what values between the tags of its elements are called of which nothing is shown. */
  readonly undrawn: Set<string>;
}

/**
 * A value with every component of the author in it drawn on its own, so that one that throws costs its own place and not the
 * page. Built-in components around them stay as they are, for some look at what stands in them.
 */
export function drawOwn(value: unknown, { node, render, here, undrawn }: OwnPlace): DrawnValue {
  if (typeof value !== 'object' || value === null) return { value, missesBrowser: false };
  const builtIns = new Map<unknown, ComponentDefinition>(
    Array.from(render.environment.components.values(), (each) => [each.render, each]),
  );
  const aside: VNode[] = [];
  let isAside = here.inside === 'Panel';
  let misses = false;
  const open = new Set<unknown>();
  const isOwn = ({ type }: VNode): boolean =>
    typeof type === 'function' &&
    type !== Fragment &&
    type !== (HtmlElement as unknown) &&
    !builtIns.has(type);
  const draw = (part: unknown): unknown => {
    if (Array.isArray(part)) return drawList(part);
    if (!isValidElement(part)) return part;
    if (isOwn(part)) return drawComponent(part);
    noteElementLinks(attributesOf(part), node, { render, here });
    if (!builtIns.has(part.type)) noteUndrawn(part.props.children, undrawn);
    if (leavesScript(part, node, render, here)) return null;
    return builtIns.get(part.type)?.aside === true && !isAside ? moveAside(part) : drawProps(part, draw);
  };
  const moveAside = (part: VNode): null => {
    isAside = true;
    aside.push(<RenderProvider value={here.context}>{drawProps(part, draw)}</RenderProvider>);
    isAside = false;
    return null;
  };
  const drawList = (list: readonly unknown[]): readonly unknown[] => {
    // A list may hold itself.
    if (open.has(list) || open.size > DEEPEST) return list;
    open.add(list);
    // The list is the author's, and so may be what it says of itself.
    const parts = Array.from(list, draw);
    open.delete(list);
    return parts.every((each, index) => each === list[index]) ? list : parts;
  };
  const drawComponent = (part: VNode): VNode | null => {
    const drawn = drawAuthorContent(part, { render, here: watchLinks(here, node, render) });
    if (drawn.kind === 'failed') {
      if (!missesBrowser(drawn.problem)) return failedComponent(nameOf(part), drawn, node, { render, here });
      misses = true;
      return null;
    }
    reportRefused({ component: nameOf(part), ...drawn }, node, render, here);
    noteDrawn(drawn, { node, vnode: part }, render, here);
    return jsxTemplate([drawn.html]);
  };
  const drawn = draw(value);
  // What misses the browser is drawn again as a whole.
  if (!misses) for (const vnode of aside) render.aside.push(vnode);
  return { value: drawn, missesBrowser: misses };
}

/** What an element was given, whichever component draws it. */
function attributesOf({ type, props }: VNode): Readonly<Record<string, unknown>> {
  return type === (HtmlElement as unknown) ? (props as HtmlElementProps).attributes : { ...props };
}

/** Whether an element is a script, which is told at the expression that makes it, as what is left out of an element's HTML is. */
function leavesScript(vnode: VNode, node: MdxNode, render: Render, here: Here): boolean {
  if (vnode.type !== (HtmlElement as unknown)) return false;
  const { tag, attributes } = vnode.props as HtmlElementProps;
  const span = spanOf(node, here.instance);
  const dropped = droppedMarkup(tag, attributes);
  const isScript = tag === 'script' && !isDataScript(tag, attributes);
  if (isScript) report(render, mdxDiagnostics['inline-script']({}, { span }));
  else if (dropped.length > 0) report(render, mdxDiagnostics['markup-dropped']({ tag, dropped }, { span }));
  return isScript;
}

function drawProps(vnode: VNode, draw: (part: unknown) => unknown): VNode {
  const props = Object.entries(vnode.props).map(([name, prop]) => [name, draw(prop), prop] as const);
  const changed = props.filter(([, after, before]) => after !== before);
  return changed.length === 0 ? vnode : cloneElement(vnode, Object.fromEntries(changed));
}

/** The name of the component that a vnode is of. */
function nameOf({ type }: VNode): string {
  return (type as { readonly name?: string }).name ?? '';
}
