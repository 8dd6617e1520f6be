import type { NavElement, NavNode, NavRoot } from '../tree/model.ts';

/** A node of the tree and the elements around it, outermost first. */
export interface Step {
  readonly node: NavNode;
  readonly trail: readonly NavElement[];
}

/** An element of the tree and those around it, outermost first. */
export interface ElementStep extends Step {
  readonly node: NavElement;
}

/** Visits every node below a root or an element in document order, each element before what it holds. */
export function* walk(
  parent: NavRoot | NavElement,
  trail: readonly NavElement[] = parent.kind === 'root' ? [] : [parent],
): Generator<Step, void, undefined> {
  for (const node of parent.children) {
    yield { node, trail };
    if (isElement(node)) yield* walk(node, [...trail, node]);
  }
}

/** Visits every element below a root or an element, as `walk` does: without the rows of pages, which are most nodes. */
export function* walkElements(
  parent: NavRoot | NavElement,
  trail: readonly NavElement[] = parent.kind === 'root' ? [] : [parent],
): Generator<ElementStep, void, undefined> {
  for (const node of parent.children) {
    if (!isElement(node)) continue;
    yield { node, trail };
    yield* walkElements(node, [...trail, node]);
  }
}

/** Whether a node is an element, which may hold other nodes. */
export function isElement(node: NavNode): node is NavElement {
  return node.kind !== 'page' && node.kind !== 'endpoint' && node.kind !== 'link';
}
