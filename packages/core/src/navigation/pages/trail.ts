import { rememberAll } from '../../source/index.ts';
import { isElement } from '../queries/walk.ts';
import type { NavElement, NavRoot, Place } from '../tree/model.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { neighboursByRoute } from './neighbours.ts';

/** A page at one place. */
export interface Placement {
  readonly route: string;
  readonly place: Place;
}

/** A page's position while the previous and next pages are not known yet. */
interface Spot {
  readonly route: string;
  readonly node: string;
  readonly hidden: boolean;
  readonly path: Path;
  readonly container: Container;
}

/** The way to an element; all pages of the element share it. */
interface Path {
  readonly trail: readonly NavElement[];
  readonly breadcrumbs: readonly string[];
}

/** Routes of the pages that the rows of one sidebar lead to, in document order. */
interface Container {
  readonly routes: string[];
}

/** Every place of every page, in document order. */
export function placementsOf(root: NavRoot): readonly Placement[] {
  const spots: Spot[] = [];
  collectSpots(root, { trail: [], breadcrumbs: [] }, { routes: [] }, spots);
  const neighboursIn = rememberAll(({ routes }: Container) => neighboursByRoute(routes));
  return spots.map(({ route, node, hidden, path: { trail, breadcrumbs }, container }) => {
    if (hidden) return { route, place: { trail, node, hidden, breadcrumbs } };
    return { route, place: { trail, node, ...neighboursIn(container).get(route), breadcrumbs } };
  });
}

function collectSpots(parent: NavRoot | NavElement, path: Path, container: Container, spots: Spot[]): void {
  const add = (route: string, node: string, hidden: boolean, isLink: boolean): void => {
    spots.push({ route, node, hidden, path, container });
    if (!hidden && !isLink) container.routes.push(route);
  };
  if (parent.kind !== 'root' && parent.root !== undefined) {
    add(parent.root, parent.id, parent.hidden === true, parent.rootUrl !== undefined);
  }
  for (const node of parent.children) {
    if (isElement(node)) {
      const trail = [...path.trail, node];
      const inner = node.kind === 'group' ? container : { routes: [] };
      collectSpots(node, { trail, breadcrumbs: breadcrumbsOf(trail) }, inner, spots);
    } else if (node.kind !== 'link') {
      add(node.route, node.id, node.hidden === true, node.kind === 'page' && node.url !== undefined);
    }
  }
}
