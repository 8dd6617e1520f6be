import type { NavNode, Place } from '@waymark/core/navigation';
import { renderToString } from 'preact-render-to-string';
import type { DocumentPieces } from '../../document-pieces.ts';
import type { ThemeSite, Words } from '../../theme-site.ts';
import type { Scale } from '../weight.ts';
import type { SidebarFilterView } from './sidebar-filter.tsx';
import {
  type GroupRow,
  layoutSidebar,
  nodesOf,
  type Row,
  type SidebarLayout,
  type StretchRow,
  wholeRows,
} from './sidebar-layout.ts';
import { idOf, type RowContext, SidebarRows } from './sidebar-rows.tsx';
import { fillTemplate, readTemplate, type SidebarTemplate } from './sidebar-template.ts';

/** Rows of a sidebar above which readers may filter them. */
const FILTERED_SIDEBAR = 50;

/** The rows of one container, rendered for all of its pages. */
export interface Sidebar {
  readonly template: SidebarTemplate;
  /** Files with rows that are not in every page: path → HTML. */
  readonly fragments: ReadonlyMap<string, string>;
  /** Stretches around a node's row, outermost first, by the node's id. */
  readonly stretches: ReadonlyMap<string, readonly string[]>;
  /** URLs of the files, by id of the group or stretch. */
  readonly branchUrls: ReadonlyMap<string, string>;
  /** How readers may filter the rows; absent where they are few. */
  readonly filter?: SidebarFilterView;
}

/** What a sidebar is made from. */
export interface SidebarInput {
  readonly nodes: readonly NavNode[];
  readonly site: ThemeSite;
  readonly text: Words;
  /** What the rows may weigh in a page, by the scale. */
  readonly room: number;
  readonly scale: Scale;
}

/** Renders the rows of a container once; `renderSidebarFor` makes a page's copy. */
export function buildSidebar({ nodes, room, scale, ...input }: SidebarInput): Sidebar {
  const layout = layoutSidebar(nodes, room, scale);
  const fragments = new Map<string, string>();
  const branches = new Map<string, SidebarTemplate>();
  const urls = new Map<string, string>();
  const context = rowContext(input, urls);
  const addFile = (html: string): string => {
    const path = `_waymark/nav/${input.site.hash(html)}.html`;
    fragments.set(path, html);
    return `${input.site.base}/${path}`;
  };
  // Innermost first: a branch's rows name the files of the branches inside it.
  const renderBranches = (rows: readonly Row[], depth: number): void => {
    for (const row of rows) {
      if (row.kind !== 'group' && row.kind !== 'stretch') continue;
      const below = row.kind === 'group' ? depth + 1 : depth;
      renderBranches(row.rows, below);
      if (row.kind === 'group' && !row.apart) continue;
      const html = renderToString(<SidebarRows rows={row.rows} depth={below} context={context} />);
      const template = readTemplate(html, branches);
      branches.set(idOf(row), template);
      urls.set(idOf(row), addFile(template.html));
    }
  };
  renderBranches(layout.rows, 0);
  const html = renderToString(<SidebarRows rows={layout.rows} depth={0} context={context} />);
  const filter =
    countRows(layout.rows) > FILTERED_SIDEBAR ? viewFilter(layout, nodes, input, addFile) : undefined;
  return {
    template: readTemplate(html, branches),
    fragments,
    stretches: layout.stretches,
    branchUrls: urls,
    ...(filter === undefined ? {} : { filter }),
  };
}

function rowContext(
  { site, text }: Pick<SidebarInput, 'site' | 'text'>,
  urls: ReadonlyMap<string, string>,
): RowContext {
  return {
    site,
    text,
    drilldown: site.config.drilldown,
    opensOneGroup: site.config.opensOneGroup,
    branchUrl: (row: GroupRow | StretchRow) => urls.get(idOf(row)),
    homeOf: (rows: readonly Row[]) => site.homeOf(nodesOf(rows)),
  };
}

/** Rows that are not in the page can be filtered too: a file has them all. */
function viewFilter(
  layout: SidebarLayout,
  nodes: readonly NavNode[],
  input: Pick<SidebarInput, 'site' | 'text'>,
  addFile: (html: string) => string,
): SidebarFilterView {
  if (layout.isWhole) return {};
  const rows = wholeRows(nodes);
  const html = renderToString(<SidebarRows rows={rows} depth={0} context={rowContext(input, new Map())} />);
  return { allUrl: addFile(readTemplate(html, new Map()).html) };
}

/** The rows as one page shows them: its row current, its groups open and active. */
export function renderSidebarFor(sidebar: Sidebar, place: Place | undefined): DocumentPieces {
  return fillTemplate(sidebar.template, placeMarks(sidebar, place));
}

/** Attributes by mark for a place; marks that a sidebar does not have are ignored. */
function placeMarks(sidebar: Sidebar, place: Place | undefined): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  if (place === undefined) return marks;
  for (const id of idsAt(sidebar, place)) {
    marks.set(id, ' data-active');
    marks.set(`${id}@`, ' aria-current="true"');
    marks.set(`${id}+`, ' open');
  }
  // The node is a row of its own, or the group whose root page this is.
  marks.set(`${place.node}=`, ' aria-current="page" data-active');
  marks.set(`${place.node}@`, ' aria-current="page"');
  return marks;
}

/** Ids of the elements and stretches on the way to a place, and of its row. */
function idsAt({ stretches }: Sidebar, { trail, node }: Place): readonly string[] {
  return [...trail.map(({ id }) => id), node].flatMap((id) => [...(stretches.get(id) ?? []), id]);
}

/** URLs of the files that hold the row of a place, outermost first. */
export function branchesAt(sidebar: Sidebar, place: Place): readonly string[] {
  return idsAt(sidebar, place).flatMap((id) => sidebar.branchUrls.get(id) ?? []);
}

function countRows(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => {
    if (row.kind === 'stretch') return sum + countRows(row.rows);
    return sum + 1 + (row.kind === 'group' ? countRows(row.rows) : 0);
  }, 0);
}
