import { isElement, type NavigationModel, type NavNode } from '@waymark/core/navigation';

/** Route of a page whose HTML shows one of some nodes or what is below it; undefined where there is none. */
export type Homes = (nodes: readonly NavNode[]) => string | undefined;

/** Finds homes in a navigation. Each element is searched once: pages of shared containers ask for the same ones, each for itself. */
export function createHomes({ pages }: Pick<NavigationModel, 'pages'>): Homes {
  const known = new Map<NavNode, string | undefined>();
  const homeOf = (node: NavNode): string | undefined => {
    // A row that leads elsewhere shows nothing of its container.
    if (node.kind === 'link' || (node.kind === 'page' && node.url !== undefined)) return undefined;
    if ('hidden' in node && node.hidden === true) return undefined;
    const route = isElement(node) ? node.target : node.route;
    if (route !== undefined && isShownAt(pages, route, node)) return route;
    return isElement(node) ? homeOfNodes(node.children) : undefined;
  };
  const recall = (node: NavNode): string | undefined => {
    if (!known.has(node)) known.set(node, homeOf(node));
    return known.get(node);
  };
  const homeOfNodes: Homes = (nodes) => {
    for (const node of nodes) {
      const home = recall(node);
      if (home !== undefined) return home;
    }
    return undefined;
  };
  return homeOfNodes;
}

/** Whether the HTML of a page shows it at a node or below. */
function isShownAt(pages: NavigationModel['pages'], route: string, { id }: NavNode): boolean {
  const place = pages.get(route)?.places[0];
  return place !== undefined && (place.node === id || place.trail.some((element) => element.id === id));
}
