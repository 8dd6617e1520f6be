import type {
  ElementKind,
  NavElement,
  NavigationModel,
  NavNode,
  NavRoot,
  Place,
} from '@waymark/core/navigation';

/** Visible elements of one kind at one level of the trail: one widget. */
export interface Level {
  readonly kind: ElementKind;
  readonly parent: NavRoot | NavElement;
  /** In document order; never empty. */
  readonly elements: readonly NavElement[];
  /** The one on the way to the page. */
  readonly active?: NavElement;
}

/** The navigation around the pages of one innermost container. */
export interface Chrome {
  /** Id of the innermost container, or `root`. */
  readonly key: string;
  /** Products, versions, languages, and menus outside of tabs: selectors in the navbar. */
  readonly selectors: readonly Level[];
  /** One bar for each level with tabs, outermost first. */
  readonly tabBars: readonly Level[];
  /** Anchors and dropdowns, outermost first: at the top of the sidebar. */
  readonly sidebarHead: readonly Level[];
  /** Groups, pages and links of the innermost container: the rows of the sidebar. */
  readonly rows: readonly NavNode[];
  /** Groups and pages beside the trail's elements at outer levels: they stay one click away. */
  readonly outerRows: readonly NavNode[];
  /** Elements that lead to the container, outermost first. */
  readonly trail: readonly NavElement[];
}

const NAVBAR_KINDS: readonly ElementKind[] = ['product', 'version', 'language', 'item'];
const LEVEL_KINDS: readonly ElementKind[] = [...NAVBAR_KINDS, 'tab', 'anchor', 'dropdown'];

/** Finds what is drawn around the pages of a place; without a place, what is drawn at the top. */
export function viewChrome(navigation: NavigationModel, place: Place | undefined): Chrome {
  const trail = containersOf(place);
  const parents: readonly (NavRoot | NavElement)[] = [navigation.root, ...trail];
  const levels = parents.flatMap((parent, depth) => levelsOf(parent, trail[depth]));
  const innermost = trail.at(-1);
  return {
    key: innermost?.id ?? 'root',
    selectors: NAVBAR_KINDS.flatMap((kind) => levels.filter((level) => level.kind === kind)).filter(
      (level) => isChoice(level) && !(level.kind === 'item' && level.parent.kind === 'tab'),
    ),
    tabBars: levels.filter((level) => level.kind === 'tab'),
    sidebarHead: levels.filter(
      (level) => level.kind === 'anchor' || (level.kind === 'dropdown' && isChoice(level)),
    ),
    rows: (innermost ?? navigation.root).children.filter(isRow),
    outerRows: parents
      .slice(0, -1)
      .flatMap((parent, depth) => parent.children.filter(isRow).filter((row) => row !== trail[depth])),
    trail,
  };
}

/**
 * The place whose row is the current one. A container's root page has no row of its own, so one that is listed inside
 * the container too is marked there.
 */
export function findRowPlace(
  navigation: NavigationModel,
  route: string,
  place: Place | undefined,
): Place | undefined {
  const key = chromeKey(place);
  if (place?.node !== key) return place;
  const others = navigation.pages.get(route)?.places ?? [];
  return (
    others.find((other) => other.hidden !== true && other.node !== key && chromeKey(other) === key) ?? place
  );
}

/** Id of the innermost container of a place, `root` if there is none: places with one key share their chrome. */
export function chromeKey(place: Place | undefined): string {
  return containersOf(place).at(-1)?.id ?? 'root';
}

/** Levels whose entries lead from a page to its counterparts: selectors of the navbar, dropdowns of the sidebar. */
export function switchLevels({ selectors, sidebarHead }: Chrome): readonly Level[] {
  return [...selectors, ...sidebarHead.filter(({ kind }) => kind === 'dropdown')];
}

/** Whether a node is drawn as a row of the sidebar. */
export function isRow(node: NavNode): boolean {
  if (node.kind === 'link') return true;
  if (node.hidden === true) return false;
  if (node.kind === 'page' || node.kind === 'endpoint') return true;
  return node.kind === 'group' && (node.target !== undefined || node.children.some(isRow));
}

/** Where a node leads, as it is written: a route or an address. */
export function addressOf(node: NavNode): string | undefined {
  if (node.kind === 'link') return node.href;
  if (node.kind === 'page') return node.url ?? node.route;
  return node.kind === 'endpoint' ? node.route : node.target;
}

/** The items of the menu of a tab or product that are drawn. */
export function menuItems(element: NavElement): readonly NavElement[] {
  return element.children.filter((child): child is NavElement => child.kind === 'item' && isDrawn(child));
}

/** Elements from the root to the innermost container: the trail without the groups at its end. */
function containersOf(place: Place | undefined): readonly NavElement[] {
  const trail = place?.trail ?? [];
  return trail.slice(0, trail.findLastIndex((element) => element.kind !== 'group') + 1);
}

function levelsOf(parent: NavRoot | NavElement, active: NavElement | undefined): readonly Level[] {
  return LEVEL_KINDS.flatMap((kind) => {
    const elements = parent.children.filter(
      (child): child is NavElement => child.kind === kind && (isDrawn(child) || child === active),
    );
    if (elements.length === 0) return [];
    return active?.kind === kind ? [{ kind, parent, elements, active }] : [{ kind, parent, elements }];
  });
}

/** One element is no choice for a page inside of it; from a page beside it, its selector is the only way there. */
function isChoice({ elements, active }: Level): boolean {
  return elements.length > 1 || active === undefined;
}

function isDrawn(element: NavElement): boolean {
  return element.hidden !== true && element.target !== undefined;
}
