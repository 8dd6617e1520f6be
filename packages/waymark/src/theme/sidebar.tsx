import type { NavElement, NavNode, Place } from '@waymark/core/navigation';
import { renderToString } from 'preact-render-to-string';
import { isRow } from './chrome.ts';
import { hashText } from './hash.ts';
import { isFoldable, isRootOf, type RowContext, SidebarRows } from './parts/sidebar-rows.tsx';
import { fillTemplate, readTemplate, type SidebarTemplate } from './sidebar-template.ts';
import type { ThemeSite, Words } from './theme-site.ts';

/** Rows of a sidebar above which collapsed branches become files of their own. */
const LARGE_SIDEBAR = 200;
/** Rows of a sidebar above which readers may filter them. */
const FILTERED_SIDEBAR = 50;
/** Rows that can never be hidden above which top-level groups fold too. */
const LONG_SIDEBAR = 400;

/** The rows of one container, rendered for all of its pages. */
export interface Sidebar {
  readonly template: SidebarTemplate;
  /** Files with the rows of collapsed branches: path → HTML. */
  readonly fragments: ReadonlyMap<string, string>;
  /** Their URLs, by id of the group. */
  readonly branchUrls: ReadonlyMap<string, string>;
  /** So many rows that readers may filter them. */
  readonly hasFilter: boolean;
}

/** What a sidebar is made from. */
export interface SidebarInput {
  readonly rows: readonly NavNode[];
  readonly site: ThemeSite;
  readonly text: Words;
}

/** Renders the rows of a container once; `renderSidebarFor` makes a page's copy. */
export function buildSidebar({ rows, site, text }: SidebarInput): Sidebar {
  const fragments = new Map<string, string>();
  const branches = new Map<string, SidebarTemplate>();
  const urls = new Map<string, string>();
  const count = countRows(rows);
  const isLarge = count > LARGE_SIDEBAR;
  const context: RowContext = {
    site,
    text,
    drilldown: site.config.drilldown,
    foldTop: isLarge && countOpenRows(rows, 0) > LONG_SIDEBAR,
    branchUrl: (group) => urls.get(group.id),
  };

  const renderBranch = (group: NavElement, depth: number): void => {
    const nodes = group.children.filter((node) => !isRootOf(node, group));
    const html = renderToString(<SidebarRows nodes={nodes} depth={depth + 1} context={context} />);
    const template = readTemplate(html, branches);
    const path = `_waymark/nav/${hashText(template.html)}.html`;
    branches.set(group.id, template);
    fragments.set(path, template.html);
    urls.set(group.id, `${site.base}/${path}`);
  };
  // Innermost first: a branch's rows name the files of the branches inside it.
  const renderBranches = (nodes: readonly NavNode[], depth: number): void => {
    for (const node of nodes.filter(isRow)) {
      if (node.kind !== 'group') continue;
      renderBranches(node.children, depth + 1);
      if (isFoldable(node, depth, context.foldTop) && node.expanded !== true) renderBranch(node, depth);
    }
  };
  if (isLarge) renderBranches(rows, 0);
  const html = renderToString(<SidebarRows nodes={rows} depth={0} context={context} />);
  return {
    template: readTemplate(html, branches),
    fragments,
    branchUrls: urls,
    hasFilter: count > FILTERED_SIDEBAR,
  };
}

/** The rows as one page shows them: its row current, its groups open and active. */
export function renderSidebarFor(sidebar: Sidebar, place: Place | undefined): string {
  return fillTemplate(sidebar.template, placeMarks(place));
}

/** Attributes by mark for a place; marks that a sidebar does not have are ignored. */
function placeMarks(place: Place | undefined): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  if (place === undefined) return marks;
  for (const id of [...place.trail.map((element) => element.id), place.node]) {
    marks.set(id, ' data-active');
    marks.set(`${id}@`, ' aria-current="true"');
    marks.set(`${id}+`, ' open');
  }
  // The node is a row of its own, or the group whose root page this is.
  marks.set(`${place.node}=`, ' aria-current="page" data-active');
  marks.set(`${place.node}@`, ' aria-current="page"');
  return marks;
}

function countRows(nodes: readonly NavNode[]): number {
  return nodes
    .filter(isRow)
    .reduce((sum, node) => sum + 1 + (node.kind === 'group' ? countRows(node.children) : 0), 0);
}

/** Rows that show while every group that can be closed is. */
function countOpenRows(nodes: readonly NavNode[], depth: number): number {
  return nodes.filter(isRow).reduce((sum, node) => {
    if (node.kind !== 'group' || (isFoldable(node, depth, false) && node.expanded !== true)) return sum + 1;
    return sum + 1 + countOpenRows(node.children, depth + 1);
  }, 0);
}
