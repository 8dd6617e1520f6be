import { type ComponentChildren, type ComponentType, Fragment, h } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { missesBrowser } from '../../author-code/code-uses.ts';
import { composeElement, drawAuthorContent, hasHandler, renderIsland } from '../../islands/render-island.tsx';
import type { MdxNode } from '../../parse/tree.ts';
import { watchLinks } from '../drawn-links.ts';
import { evaluateAttributes, withhold } from '../render-expression.tsx';
import { type Here, noteDrawn, type Render } from '../render-state.ts';
import { failedComponent, reportRefused } from '../report.tsx';
import { renderUnknown } from './render-unknown.tsx';

/** Renders a component of the page: what its code gives, or an island where that needs a browser. */
export function renderAuthorComponent(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const name = node.name ?? '';
  if (here.scope.isWithheld(name)) return renderWithheld(node, render, here);
  const component = here.scope.lookup(name);
  if (component === undefined || component === null) return renderUnknown(node, render, here);
  if (!isComponent(component))
    return failedComponent(name, { problem: 'it is not a component' }, node, { render, here });
  if (component instanceof AsyncFunction)
    return failedComponent(name, { problem: WAITS }, node, { render, here });
  if (here.scope.needsBrowser(name) || hasHandler(node, here)) return renderLive(node, render, here);
  const props = evaluateAttributes(node, render, here);
  const { length } = render.aside;
  // Code may count them: nothing stands between them.
  const children = (node.children ?? [])
    .flatMap((child) => render.children([child], here))
    .filter((child) => child !== null && child !== undefined);
  const drawn = drawAuthorContent(h(component, props, ...children), {
    render,
    here: watchLinks(here, node, render),
  });
  if (drawn.kind === 'failed') {
    // What looked like plain markup asked for a browser after all.
    if (missesBrowser(drawn.problem)) return renderLive(node, render, here);
    return failedComponent(name, drawn, node, { render, here });
  }
  reportRefused({ component: name, ...drawn }, node, render, here);
  // Of content for the side column nothing was drawn here.
  if (render.aside.length === length) noteDrawn(drawn, { node }, render, here);
  return jsxTemplate([drawn.html]);
}

/** A component whose code is not run: what stands between its tags, or an island that the browser draws. */
function renderWithheld(node: MdxNode, render: Render, here: Here): ComponentChildren {
  if (here.scope.needsBrowser(node.name ?? '')) return renderLive(node, render, here);
  return (
    <Fragment>
      {withhold(node, render, here)}
      {render.children(node.children, here)}
    </Fragment>
  );
}

/** What functions of the page are that are written with `async`. */
const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
const WAITS = 'it is `async`, and a page does not wait for what it gives';

/** Function components, and the classes and objects that stand for components. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}

/** For attributes of what the browser draws again: it knows what is not known here. */
export function withoutNotice(render: Render): Render {
  return { ...render, withheld: [] };
}

/** Renders a tag that the author's code takes over in the browser. */
export function renderLive(node: MdxNode, render: Render, here: Here): ComponentChildren {
  const attributes = (part: MdxNode): Record<string, unknown> =>
    evaluateAttributes(part, withoutNotice(render), here);
  const island = renderIsland((slots) => composeElement(node, { render, here, attributes, slots }), {
    render,
    here: watchLinks(here, node, render),
  });
  if (island.kind === 'failed') return failedComponent(node.name ?? '', island, node, { render, here });
  if (island.showsAll) noteDrawn(island, { node }, render, here);
  return island.vnode;
}
