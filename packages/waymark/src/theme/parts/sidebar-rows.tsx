import type {
  NavElement,
  NavEndpoint,
  NavLink as NavLinkRow,
  NavNode,
  NavPage,
} from '@waymark/core/navigation';
import type { JSX } from 'preact';
import { isRow } from '../chrome.ts';
import type { ThemeSite, Words } from '../theme-site.ts';
import { NavLink } from './nav-link.tsx';

/** What rows need to know beside themselves. */
export interface RowContext {
  readonly site: ThemeSite;
  readonly text: Words;
  /** Selecting a collapsed group also leads to its first page. */
  readonly drilldown: boolean;
  /** Top-level groups fold too: the sidebar would be too long otherwise. */
  readonly foldTop: boolean;
  /** URL of the file that holds a collapsed group's rows; undefined where the rows are in the page. */
  branchUrl(group: NavElement): string | undefined;
}

interface RowsProps {
  readonly nodes: readonly NavNode[];
  readonly depth: number;
  readonly context: RowContext;
}

/**
 * Rows of one list, with marks for `readTemplate`: `id` on a group's element, `id@` on its link, `id+` where it opens,
 * `id=` on a page's link.
 */
export function SidebarRows({ nodes, depth, context }: RowsProps): JSX.Element {
  return (
    <>
      {nodes.filter(isRow).map((node) => (
        <li key={node.id}>
          <Row node={node} depth={depth} context={context} />
        </li>
      ))}
    </>
  );
}

/** Whether a group can be closed at all; others are headings. */
export function isFoldable(group: NavElement, depth: number, foldTop: boolean): boolean {
  return depth > 0 || foldTop || group.expanded === false;
}

function Row({ node, depth, context }: Omit<RowsProps, 'nodes'> & { readonly node: NavNode }): JSX.Element {
  switch (node.kind) {
    case 'link':
      return <LinkRow node={node} context={context} />;
    case 'page':
    case 'endpoint':
      return <PageRow node={node} context={context} />;
    default:
      return isFoldable(node, depth, context.foldTop) ? (
        <FoldableGroup group={node} depth={depth} context={context} />
      ) : (
        <OpenGroup group={node} depth={depth} context={context} />
      );
  }
}

function LinkRow({
  node,
  context,
}: {
  readonly node: NavLinkRow;
  readonly context: RowContext;
}): JSX.Element {
  return (
    <NavLink link={context.site.links.resolve(node.href)} data-nav-kind="link">
      {node.label}
    </NavLink>
  );
}

function PageRow({
  node,
  context: { site, text },
}: {
  readonly node: NavPage | NavEndpoint;
  readonly context: RowContext;
}): JSX.Element {
  const url = node.kind === 'page' ? node.url : undefined;
  const link =
    url === undefined ? { url: site.links.page(node.route), external: false } : site.links.resolve(url);
  const method = site.heads.get(node.route)?.hideApiMarker === true ? undefined : node.method;
  const tag = node.tag ?? (node.deprecated === true ? text('deprecated') : undefined);
  return (
    <NavLink
      link={link}
      data-nav-kind={url === undefined ? node.kind : 'link'}
      title={node.kind === 'endpoint' ? `${node.method} ${node.path}` : undefined}
      aria-description={tag}
      data-mark={url === undefined ? `${node.id}=` : undefined}
    >
      {node.icon !== undefined && site.icon(node.icon, { iconType: iconType(node) })}
      {method !== undefined && <MethodPill method={method} />}
      <span>{node.label}</span>
      {tag !== undefined && <TagPill tag={tag} />}
    </NavLink>
  );
}

/** A group that never closes: a heading over its rows. */
function OpenGroup({ group, depth, context }: GroupProps): JSX.Element {
  return (
    <div
      class="sidebar-group"
      role="group"
      aria-label={group.label}
      data-nav-kind="group"
      data-mark={group.id}
    >
      <div class="sidebar-group-header">
        {group.root === undefined ? (
          <GroupLabel group={group} context={context} />
        ) : (
          <a href={context.site.links.page(group.root)} data-mark={`${group.id}@`}>
            <GroupLabel group={group} context={context} />
          </a>
        )}
      </div>
      <GroupRows group={group} depth={depth} context={context} />
    </div>
  );
}

interface GroupProps {
  readonly group: NavElement;
  readonly depth: number;
  readonly context: RowContext;
}

/**
 * A group that opens and closes. Its label is the summary; where the label has to be a link (a root page, or rows
 * that are not in the page), link and control stand side by side.
 */
function FoldableGroup(props: GroupProps): JSX.Element {
  const { group, context } = props;
  const src = context.branchUrl(group);
  const linked = group.root ?? (src === undefined ? undefined : group.target);
  const first = context.drilldown ? firstPage(group) : undefined;
  const fold: Fold = {
    open: src === undefined && group.expanded === true,
    'data-src': src,
    'data-drilldown-href': first === undefined ? undefined : context.site.links.resolve(first)?.url,
  };
  return linked === undefined ? (
    <SummaryGroup {...props} fold={fold} />
  ) : (
    <SplitGroup {...props} fold={fold} href={linked} />
  );
}

/** Attributes of a `<details>`. */
interface Fold {
  readonly open: boolean;
  readonly 'data-src': string | undefined;
  readonly 'data-drilldown-href': string | undefined;
}

function SummaryGroup({ fold, ...props }: GroupProps & { readonly fold: Fold }): JSX.Element {
  const { group, depth, context } = props;
  return (
    <details
      class={depth === 0 ? 'sidebar-group' : undefined}
      aria-label={group.label}
      data-nav-kind="group"
      {...fold}
      data-mark={fold.open ? group.id : `${group.id} ${group.id}+`}
    >
      <summary class={depth === 0 ? 'sidebar-group-header' : undefined}>
        <GroupLabel group={group} context={context} />
      </summary>
      <GroupRows {...props} />
    </details>
  );
}

function SplitGroup({
  fold,
  href,
  ...props
}: GroupProps & { readonly fold: Fold; readonly href: string }): JSX.Element {
  const { group, depth, context } = props;
  return (
    <div
      class={depth === 0 ? 'sidebar-group split' : 'split'}
      role="group"
      aria-label={group.label}
      data-nav-kind="group"
      data-mark={group.id}
    >
      <NavLink
        link={context.site.links.resolve(href)}
        class={depth === 0 ? 'sidebar-group-header' : undefined}
        data-opens={group.root === undefined ? '' : undefined}
        data-mark={`${group.id}@`}
      >
        <GroupLabel group={group} context={context} />
      </NavLink>
      <details {...fold} data-mark={fold.open ? undefined : `${group.id}+`}>
        <summary aria-label={context.text('openGroup', { label: group.label })} />
        <GroupRows {...props} />
      </details>
    </div>
  );
}

function GroupRows({ group, depth, context }: GroupProps): JSX.Element {
  if (context.branchUrl(group) !== undefined) return <ul data-branch={group.id} />;
  const nodes = group.children.filter((node) => !isRootOf(node, group));
  return (
    <ul>
      <SidebarRows nodes={nodes} depth={depth + 1} context={context} />
    </ul>
  );
}

/** A group's root page is its label, not a row. */
export function isRootOf(node: NavNode, group: NavElement): boolean {
  return node.kind === 'page' && node.route === group.root;
}

function GroupLabel({ group, context }: Omit<GroupProps, 'depth'>): JSX.Element {
  return (
    <>
      {group.icon !== undefined &&
        context.site.icon(group.icon, { iconType: group.iconType, className: 'sidebar-group-icon' })}
      <span class="sidebar-title">{group.label}</span>
      {group.tag !== undefined && <TagPill tag={group.tag} />}
    </>
  );
}

function TagPill({ tag }: { readonly tag: string }): JSX.Element {
  return (
    <span class="nav-tag-pill" aria-hidden="true">
      <span class="nav-tag-pill-text">{tag}</span>
    </span>
  );
}

/** The method stands in generated content: a row's name and text stay its label. */
function MethodPill({ method }: { readonly method: string }): JSX.Element {
  const short: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' };
  return (
    <span class="method-nav-pill" data-method={method.toLowerCase()} data-text={short[method] ?? method} />
  );
}

function iconType(node: NavPage | NavEndpoint): string | undefined {
  return node.kind === 'page' ? node.iconType : undefined;
}

/** Where a group leads: its first page that is not its root. */
function firstPage(group: NavElement): string | undefined {
  for (const child of group.children.filter(isRow)) {
    if (child.kind === 'page' || child.kind === 'endpoint') {
      if (!isRootOf(child, group)) return child.kind === 'page' ? (child.url ?? child.route) : child.route;
    } else if (child.kind !== 'link') {
      return child.root ?? firstPage(child) ?? child.target;
    }
  }
  return group.target;
}
