import type { NavElement, NavEndpoint, NavLink, NavNode, NavPage } from '@waymark/core/navigation';
import { isRow } from '../chrome.ts';
import { cutList, isStretch, type Stretch } from '../stretches.ts';
import { type Scale, withoutIcon } from '../weight.ts';

/** A row of the sidebar. */
export type Row = NavPage | NavEndpoint | NavLink | GroupRow | StretchRow;

/** A group with its rows. */
export interface GroupRow {
  readonly kind: 'group';
  readonly group: NavElement;
  /** `never`: a heading over its rows; else whether it is open or closed at first. */
  readonly fold: 'never' | 'open' | 'closed';
  /** The rows are in a file of their own, unless the page is among them. */
  readonly apart: boolean;
  readonly rows: readonly Row[];
}

/** Some rows of a long list; always closed, with its rows in a file, unless the page is among them. */
export interface StretchRow {
  readonly kind: 'stretch';
  readonly id: string;
  readonly rows: readonly Row[];
}

/** The rows of a sidebar, and how much of them each page holds. */
export interface SidebarLayout {
  readonly rows: readonly Row[];
  /** Stretches around a node's row, outermost first, by the node's id. */
  readonly stretches: ReadonlyMap<string, readonly string[]>;
  /** Every page holds all rows. */
  readonly isWhole: boolean;
}

/** How a sidebar is kept small. */
interface Plan {
  /** Rows of closed groups are files of their own. */
  readonly apart: boolean;
  /** Top-level groups without `expanded` are closed at first, unless they hold a group that is to be open. */
  readonly folds: boolean;
  /** Groups that are to be open stay in a list that is cut, between its stretches; a short list at the top stays whole. */
  readonly spares: boolean;
  /** The longest list that is shown whole. */
  readonly limit: number;
}

const WHOLE: Plan = { apart: false, folds: false, spares: true, limit: Number.POSITIVE_INFINITY };

/** The longest list at the top that counts as short: whoever opens a page sees it, and finds the rest by its names. */
const SHORT_TOP = 24;

/**
 * From the most comfortable to the lightest: whether groups are closed, and the longest list. A group with
 * `expanded: true` is open wherever it is shown; only where nothing else is left, a stretch may hold it.
 */
const PLANS: readonly Plan[] = [
  WHOLE,
  ...(
    [
      [false, Number.POSITIVE_INFINITY],
      [true, Number.POSITIVE_INFINITY],
      [false, 200],
      [false, 128],
      [true, 200],
      [false, 64],
      [true, 128],
      [true, 64],
      [true, 32],
      [true, 16],
      [true, 8],
      [true, 4],
      [true, 2],
    ] as const
  ).map(([folds, limit]) => ({ apart: true, folds, spares: true, limit })),
  ...[64, 32, 16, 8].map((limit) => ({ apart: true, folds: true, spares: false, limit })),
];

/** The plans that are left for what is below a closed group. */
const PLANS_BELOW = PLANS.filter(({ apart, folds }) => apart && folds);

/** Lays out the rows below a container so that none of its pages holds more than `room` (bytes, by the scale) of them. */
export function layoutSidebar(nodes: readonly NavNode[], room: number, scale: Scale): SidebarLayout {
  const { plan, rows } = fitRows(nodes, 0, room, scale);
  return { rows, stretches: findStretches(rows), isWhole: !plan.apart };
}

/** The most comfortable layout of a list that is not too heavy, at a depth. */
function fitRows(
  nodes: readonly NavNode[],
  depth: number,
  room: number,
  scale: Scale,
): { readonly plan: Plan; readonly rows: readonly Row[] } {
  let plan = WHOLE;
  let rows: readonly Row[] = [];
  let weight: Weight = { always: 0, further: 0 };
  for (plan of depth === 0 ? PLANS : PLANS_BELOW) {
    rows = layoutBy(plan, nodes, depth);
    weight = weighRows(rows, scale);
    if (weight.always + weight.further <= room) break;
  }
  if (plan.limit === Number.POSITIVE_INFINITY) return { plan, rows };
  return { plan, rows: relaxBranches(rows, depth, room - weight.always, scale) };
}

/** One heavy branch has lists cut that others may have whole: each is laid out for itself, in the room beside the rows. */
function relaxBranches(rows: readonly Row[], depth: number, room: number, scale: Scale): readonly Row[] {
  return rows.map((row): Row => {
    if (row.kind === 'stretch') {
      const left = room - weighRows(row.rows, scale).always;
      return { ...row, rows: relaxBranches(row.rows, depth, left, scale) };
    }
    if (row.kind !== 'group') return row;
    if (!row.apart) return { ...row, rows: relaxBranches(row.rows, depth + 1, room, scale) };
    return { ...row, rows: fitRows(nodesBelow(row.group), depth + 1, room, scale).rows };
  });
}

/** The same rows, all of them in the page. */
export function wholeRows(nodes: readonly NavNode[]): readonly Row[] {
  return layoutBy(WHOLE, nodes, 0);
}

function nodesBelow(group: NavElement): readonly NavNode[] {
  return group.children.filter((node) => !isRootOf(node, group));
}

/** A group's root page is its label, not a row. */
function isRootOf(node: NavNode, group: NavElement): boolean {
  return node.kind === 'page' && node.route === group.root;
}

/** The nodes of a list of rows as they are in the navigation, stretches opened. */
export function nodesOf(rows: readonly Row[]): readonly NavNode[] {
  return rows.flatMap((row): readonly NavNode[] => {
    if (row.kind === 'stretch') return nodesOf(row.rows);
    return [row.kind === 'group' ? row.group : row];
  });
}

function layoutBy(plan: Plan, nodes: readonly NavNode[], depth: number): readonly Row[] {
  const rowOf = (entry: NavNode | Stretch<NavNode>): Row => {
    if (isStretch(entry)) return { kind: 'stretch', id: entry.id, rows: entry.items.map(rowOf) };
    if (entry.kind === 'page' || entry.kind === 'endpoint' || entry.kind === 'link') return entry;
    const fold = foldOf(entry, depth, plan);
    const rows = layoutBy(plan, nodesBelow(entry), depth + 1);
    return { kind: 'group', group: entry, fold, apart: plan.apart && fold === 'closed', rows };
  };
  const least = plan.spares && depth === 0 ? SHORT_TOP : 0;
  return cutBetween(nodes.filter(isRow), { ...plan, limit: Math.max(plan.limit, least) }).map(rowOf);
}

/** Stretches around the row of each node, outermost first. */
function findStretches(
  rows: readonly Row[],
  around: readonly string[] = [],
  found = new Map<string, readonly string[]>(),
): SidebarLayout['stretches'] {
  for (const row of rows) {
    if (row.kind === 'stretch') {
      findStretches(row.rows, [...around, row.id], found);
      continue;
    }
    if (around.length > 0) found.set(row.kind === 'group' ? row.group.id : row.id, around);
    if (row.kind === 'group') findStretches(row.rows, [], found);
  }
  return found;
}

function foldOf(group: NavElement, depth: number, { folds }: Plan): GroupRow['fold'] {
  // Without a name there is nothing to open it by.
  if (isNameless(group)) return 'never';
  if (group.expanded !== undefined) return group.expanded ? 'open' : 'closed';
  if (depth > 0) return 'closed';
  return folds && !group.children.some(isExpanded) ? 'closed' : 'never';
}

/** Authors set rows apart by a group whose name is a blank. */
function isNameless({ label }: NavElement): boolean {
  return label.trim() === '';
}

function isExpanded(node: NavNode): boolean {
  return node.kind === 'group' && node.expanded === true && isRow(node);
}

/** Cuts a list that is too long. What a plan spares stays between the stretches. */
function cutBetween(
  items: readonly NavNode[],
  { spares, limit }: Plan,
): readonly (NavNode | Stretch<NavNode>)[] {
  const kept = spares ? items.filter(isExpanded) : [];
  if (items.length <= limit || kept.length === 0) return cutList(items, limit);
  const most = Math.max(2, Math.floor(limit / (kept.length + 1)));
  const starts = [0, ...kept.map((group) => items.indexOf(group) + 1)];
  return starts.flatMap((start, at) => {
    const group = kept[at];
    const run = items.slice(start, group === undefined ? items.length : items.indexOf(group));
    return [...cutList(run, most), ...(group === undefined ? [] : [group])];
  });
}

/** What all pages hold of some rows, and what the heaviest page holds beside: one branch is open in each page. */
interface Weight {
  readonly always: number;
  readonly further: number;
}

/** The name of a file, which does not compress. */
const FILE_NAME = 16;

function weighRows(rows: readonly Row[], scale: Scale): Weight {
  let always = scale.weigh(
    rows.flatMap((row) => (row.kind === 'stretch' ? endsOf(row).map(withoutIcon) : nodesOf([row]))),
  );
  let further = 0;
  for (const row of rows) {
    if (row.kind !== 'group' && row.kind !== 'stretch') continue;
    const inside = weighRows(row.rows, scale);
    if (row.kind === 'group' && !row.apart) {
      always += inside.always;
      further = Math.max(further, inside.further);
    } else {
      always += FILE_NAME;
      further = Math.max(further, inside.always + inside.further);
    }
  }
  return { always, further };
}

/** What a stretch is called: the names of its first and its last row, or of what stands there in a group without a name. */
export function nameOfStretch(row: StretchRow): string {
  const [first, last] = endsOf(row);
  const names = [first && nameAt(first, 0), last && nameAt(last, -1)];
  return names.filter((name) => name !== undefined && name !== '').join(' – ');
}

function nameAt(node: NavNode, at: 0 | -1): string {
  if (node.kind === 'page' || node.kind === 'endpoint' || node.kind === 'link' || !isNameless(node))
    return node.label;
  const inside = node.children.filter(isRow).at(at);
  return inside === undefined ? '' : nameAt(inside, at);
}

/** The first and the last node of a stretch, by which it is named. */
function endsOf({ rows }: StretchRow): readonly NavNode[] {
  return [endOf(rows, 0), endOf(rows, -1)].flatMap((node) => node ?? []);
}

function endOf(rows: readonly Row[], at: 0 | -1): NavNode | undefined {
  const row = rows.at(at);
  if (row?.kind === 'stretch') return endOf(row.rows, at);
  return row?.kind === 'group' ? row.group : row;
}
