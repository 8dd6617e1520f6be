import { present } from '../../config/json/plain-json.ts';
import type { IconValue } from '../../content/heads/page-head.ts';
import type { ElementKind, NavElement, NavigationModel, NavNode, Place, PlacedPage } from '../tree/model.ts';

/** The resolved navigation as `navigation.json` holds it. */
export interface NavigationJson {
  readonly version: 1;
  readonly root: { readonly kind: 'root'; readonly openapi?: string; readonly children: readonly NodeJson[] };
  readonly pages: readonly PlacedPageJson[];
}

/** A node of the tree. */
export type NodeJson = ElementJson | PageJson | EndpointJson | LinkJson;

/** An element of the tree. */
export interface ElementJson {
  readonly kind: ElementKind;
  /** A language's native name. */
  readonly label: string;
  /** A language's code. */
  readonly code?: string;
  /** As written. */
  readonly href?: string;
  /** The route or address that the element leads to. */
  readonly target?: string;
  readonly icon?: IconValue;
  readonly tag?: string;
  readonly description?: string;
  readonly hidden?: boolean;
  readonly expanded?: boolean;
  /** Route of its own page. */
  readonly root?: string;
  /** The specification that it declares. */
  readonly openapi?: string;
  readonly children?: readonly NodeJson[];
}

/** A page file in the tree. */
export interface PageJson {
  readonly kind: 'page';
  readonly route: string;
  readonly title: string;
  readonly hidden?: boolean;
}

/** A generated endpoint page in the tree. */
export interface EndpointJson {
  readonly kind: 'endpoint';
  readonly method: string;
  readonly path: string;
  /** The specification in effect. */
  readonly openapi: string;
  readonly route: string;
  readonly title: string;
  readonly hidden?: boolean;
}

/** A row that only links. */
export interface LinkJson {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
}

/** A page with all its places; `prev`, `next` and `breadcrumbs` are those of the first one. */
export interface PlacedPageJson extends Omit<PlaceJson, 'trail'> {
  readonly route: string;
  readonly title: string;
  readonly places: readonly PlaceJson[];
}

/** One place of a page. */
export interface PlaceJson {
  readonly trail: readonly {
    readonly kind: ElementKind;
    readonly label: string;
    /** A language's code. */
    readonly code?: string;
  }[];
  readonly prev?: string;
  readonly next?: string;
  readonly breadcrumbs: readonly string[];
}

/** Writes the model as the plain JSON value of `navigation.json`. The same model always gives the same value. */
export function navigationToJson(model: NavigationModel): NavigationJson {
  const { openapi, children } = model.root;
  const root = present<NavigationJson['root']>({ kind: 'root', openapi, children: children.map(nodeToJson) });
  return { version: 1, root, pages: [...model.pages.values()].map(pageToJson) };
}

function nodeToJson(node: NavNode): NodeJson {
  if (node.kind === 'page') {
    const { kind, route, title, hidden } = node;
    return present<PageJson>({ kind, route, title, hidden });
  }
  if (node.kind === 'endpoint') {
    const { kind, method, path, openapi, route, title, hidden } = node;
    return present<EndpointJson>({ kind, method, path, openapi, route, title, hidden });
  }
  if (node.kind === 'link') return { kind: 'link', label: node.label, href: node.href };
  return elementToJson(node);
}

function elementToJson(element: NavElement): ElementJson {
  const { kind, label, code, href, target, icon, tag, description, hidden, expanded, root, openapi } =
    element;
  const children = element.children.length === 0 ? undefined : element.children.map(nodeToJson);
  return present<ElementJson>({
    kind,
    label,
    code,
    href,
    target,
    icon,
    tag,
    description,
    hidden,
    expanded,
    root,
    openapi,
    children,
  });
}

function pageToJson({ route, title, places }: PlacedPage): PlacedPageJson {
  const [first] = places;
  return present<PlacedPageJson>({
    route,
    title,
    places: places.map(placeToJson),
    prev: first?.prev,
    next: first?.next,
    breadcrumbs: first?.breadcrumbs ?? [],
  });
}

function placeToJson({ trail, prev, next, breadcrumbs }: Place): PlaceJson {
  return present<PlaceJson>({
    trail: trail.map(({ kind, label, code }) =>
      code === undefined ? { kind, label } : { kind, label, code },
    ),
    prev,
    next,
    breadcrumbs,
  });
}
