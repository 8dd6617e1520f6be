import type { NavElement, NavigationModel, NavNode, NavRoot, Place } from '../tree/model.ts';
import { isElement, walkElements } from './walk.ts';

/** The first place of a page: the one that decides what is drawn around it. */
export function findPlace(model: NavigationModel, route: string): Place | undefined {
  return model.pages.get(route)?.places[0];
}

/** The container whose groups and pages form the sidebar of a place: the innermost element that is not a group. */
export function innermostContainer(model: NavigationModel, place: Place | undefined): NavRoot | NavElement {
  return place?.trail.findLast((element) => element.kind !== 'group') ?? model.root;
}

/** Rows of a container's sidebar: its pages, links and groups that are not hidden. */
export function sidebarNodes(container: NavRoot | NavElement): readonly NavNode[] {
  return container.children.filter((node) => {
    if (node.kind === 'link') return true;
    return node.hidden !== true && (!isElement(node) || node.kind === 'group');
  });
}

/** Versions that the navigation names, in its order. */
export function versionsOf({ root }: NavigationModel): ReadonlySet<string> {
  return new Set(
    [...walkElements(root)].flatMap(({ node }) => (node.kind === 'version' ? [node.label] : [])),
  );
}

/** What a reader can choose between at an element of a trail: itself and the others of its kind beside it. */
export function siblingsAt(model: NavigationModel, place: Place, element: NavElement): readonly NavElement[] {
  const parent = place.trail[place.trail.indexOf(element) - 1] ?? model.root;
  return parent.children.filter(
    (node): node is NavElement =>
      isElement(node) && node.kind === element.kind && node.hidden !== true && node.global !== true,
  );
}
