import type { NavEndpoint, NavLink as NavLinkRow, NavPage } from '@waymark/core/navigation';
import type { ComponentChildren, JSX } from 'preact';
import type { ThemeSite, Words } from '../../theme-site.ts';
import { ChromeLink } from '../parts/chrome-link.tsx';
import { GroupLabel, PageLabel, TagPill } from './row-labels.tsx';
import { type GroupRow, nameOfStretch, type Row, type StretchRow } from './sidebar-layout.ts';

/** What rows need to know beside themselves. */
export interface RowContext {
  readonly site: ThemeSite;
  readonly text: Words;
  readonly icon: ThemeSite['icon'];
  /** Selecting a collapsed group also leads to its first page. */
  readonly drilldown: boolean;
  /** Opening a group closes the one that was open at its depth. */
  readonly opensOneGroup: boolean;
  /** URL of the file that holds the rows below a row; undefined where they are in the page. */
  branchUrl(row: GroupRow | StretchRow): string | undefined;
  /** Route of a page whose HTML holds these rows, else a page that is among them. */
  homeOf(rows: readonly Row[]): string | undefined;
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly depth: number;
  readonly context: RowContext;
}

/**
 * Rows of one list, with marks for `readTemplate`: `id` on a group's element, `id@` on its link, `id+` where it opens,
 * `id=` on a page's link. A stretch has the marks of a group.
 */
export function SidebarRows({ rows, depth, context }: RowsProps): JSX.Element {
  return (
    <>
      {rows.map((row, index) => (
        <li key={idOf(row)}>
          <RowItem row={row} depth={depth} context={context} />
          {depth === 0 && rows[index + 1]?.kind === 'group' && <div class="sidebar-nav-group-divider" />}
        </li>
      ))}
    </>
  );
}

/** The id of a row's node, or of a stretch. */
export function idOf(row: Row): string {
  return row.kind === 'group' ? row.group.id : row.id;
}

function RowItem({ row, ...rest }: Omit<RowsProps, 'rows'> & { readonly row: Row }): JSX.Element {
  switch (row.kind) {
    case 'link':
      return <LinkRow node={row} context={rest.context} />;
    case 'page':
    case 'endpoint':
      return <PageRow node={row} context={rest.context} />;
    case 'stretch':
      return <StretchItem row={row} {...rest} />;
    default:
      return row.fold === 'never' ? <OpenGroup row={row} {...rest} /> : <FoldableGroup row={row} {...rest} />;
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
    <ChromeLink link={context.site.links.link(node.href)} data-nav-kind="link">
      {node.label}
    </ChromeLink>
  );
}

function PageRow({
  node,
  context: { site, text, icon },
}: {
  readonly node: NavPage | NavEndpoint;
  readonly context: RowContext;
}): JSX.Element {
  const url = node.kind === 'page' ? node.url : undefined;
  const link =
    url === undefined ? { url: site.links.page(node.route), external: false } : site.links.link(url);
  const head = site.heads.get(node.route);
  const { hideApiMarker } = node.kind === 'endpoint' ? node : (head ?? {});
  const method = hideApiMarker === true ? undefined : node.method;
  const operation = node.kind === 'endpoint' ? `${node.method} ${node.path}` : undefined;
  const deprecated = node.deprecated === true ? text('deprecated') : undefined;
  const words = [...new Set([node.tag, deprecated])].filter((word) => word !== undefined);
  return (
    <ChromeLink
      link={link}
      data-nav-kind={url === undefined ? node.kind : 'link'}
      title={node.kind === 'endpoint' && node.label !== operation ? operation : undefined}
      aria-description={words.length === 0 ? undefined : words.join(', ')}
      data-mark={url === undefined ? `${node.id}=` : undefined}
    >
      {node.icon !== undefined && icon(node.icon, { iconType: node.iconType, from: head })}
      <PageLabel label={node.label} method={method} />
      {words.map((word) => (
        <TagPill tag={word} isDeprecated={word === deprecated} />
      ))}
    </ChromeLink>
  );
}

interface GroupProps {
  readonly row: GroupRow;
  readonly depth: number;
  readonly context: RowContext;
}

/** A group that never closes: a heading over its rows. */
function OpenGroup({ row, depth, context }: GroupProps): JSX.Element {
  const { group } = row;
  const label = <GroupLabel group={group} icon={context.icon} isName={group.root !== undefined} />;
  return (
    <div
      class="sidebar-group"
      role="group"
      aria-label={group.label}
      data-nav-kind="group"
      data-mark={group.id}
    >
      {group.root === undefined ? (
        <div class="sidebar-group-header">{label}</div>
      ) : (
        <a
          href={context.site.links.page(group.root)}
          class="sidebar-group-header"
          aria-description={group.tag}
          data-mark={`${group.id}@`}
        >
          {label}
        </a>
      )}
      <RowsBelow row={row} depth={depth + 1} context={context} />
    </div>
  );
}

/**
 * A group that opens and closes. Its label is the summary; where the label has to be a link (a root page, or rows
 * that are not in the page), link and control stand side by side.
 */
function FoldableGroup(props: GroupProps): JSX.Element {
  const { row, context, depth } = props;
  const { group } = row;
  const first = context.drilldown ? group.target : undefined;
  const fold: Fold = {
    open: row.fold === 'open',
    name: context.opensOneGroup && row.fold === 'closed' ? `level-${depth}` : undefined,
    'data-src': context.branchUrl(row),
    'data-drilldown-href': first === undefined ? undefined : context.site.links.link(first)?.url,
  };
  const linked = group.root ?? (row.apart ? (context.homeOf(row.rows) ?? group.target) : undefined);
  if (linked === undefined) return <SummaryGroup {...props} fold={fold} />;
  return (
    <Split
      id={group.id}
      label={group.label}
      tag={group.tag}
      kind="group"
      href={linked}
      isHeader={depth === 0}
      opens={group.root === undefined}
      fold={fold}
      context={context}
      rows={<RowsBelow row={row} depth={depth + 1} context={context} />}
    >
      <GroupLabel group={group} icon={context.icon} />
    </Split>
  );
}

/** Attributes of a `<details>`. */
interface Fold {
  readonly open: boolean;
  /** Of those with one name, browsers keep one open. */
  readonly name?: string | undefined;
  readonly 'data-src': string | undefined;
  readonly 'data-drilldown-href'?: string | undefined;
}

function SummaryGroup({ fold, row, depth, context }: GroupProps & { readonly fold: Fold }): JSX.Element {
  const { group } = row;
  return (
    <details
      class={depth === 0 ? 'sidebar-group' : undefined}
      aria-label={group.label}
      data-nav-kind="group"
      {...fold}
      data-mark={fold.open ? group.id : `${group.id} ${group.id}+`}
    >
      <summary class={depth === 0 ? 'sidebar-group-header' : undefined} aria-description={group.tag}>
        <GroupLabel group={group} icon={context.icon} />
      </summary>
      <RowsBelow row={row} depth={depth + 1} context={context} />
    </details>
  );
}

/** Some rows of a long list, named by the first and the last of them. */
function StretchItem({
  row,
  depth,
  context,
}: Omit<GroupProps, 'row'> & { readonly row: StretchRow }): JSX.Element {
  const label = nameOfStretch(row);
  const src = context.branchUrl(row);
  return (
    <Split
      id={row.id}
      label={label}
      kind="stretch"
      href={context.homeOf(row.rows) ?? src ?? ''}
      opens
      fold={{ open: false, 'data-src': src }}
      context={context}
      rows={<RowsBelow row={row} depth={depth} context={context} />}
    >
      <span>{label}</span>
    </Split>
  );
}

/** A label that is a link, and the control that opens the rows below it. */
function Split(props: {
  readonly id: string;
  readonly label: string;
  readonly tag?: string | undefined;
  readonly kind: 'group' | 'stretch';
  readonly href: string;
  readonly isHeader?: boolean;
  /** With the site's script, the label only opens the rows too. */
  readonly opens: boolean;
  readonly fold: Fold;
  readonly context: RowContext;
  readonly rows: JSX.Element;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { id, label, fold, context } = props;
  return (
    <div
      class={props.isHeader === true ? 'sidebar-group split' : 'split'}
      role="group"
      aria-label={label}
      data-nav-kind={props.kind === 'group' ? 'group' : undefined}
      data-stretch={props.kind === 'stretch' ? '' : undefined}
      data-mark={id}
    >
      <ChromeLink
        link={context.site.links.link(props.href)}
        class={props.isHeader === true ? 'sidebar-group-header' : undefined}
        aria-description={props.tag}
        data-opens={props.opens ? '' : undefined}
        data-mark={`${id}@`}
      >
        {props.children}
      </ChromeLink>
      <details {...fold} data-mark={fold.open ? undefined : `${id}+`}>
        <summary aria-label={context.text('openGroup', { label })} />
        {props.rows}
      </details>
    </div>
  );
}

function RowsBelow(props: {
  readonly row: GroupRow | StretchRow;
  /** Of the rows. */
  readonly depth: number;
  readonly context: RowContext;
}): JSX.Element {
  const { row, depth, context } = props;
  if (context.branchUrl(row) !== undefined) return <ul data-branch={idOf(row)} />;
  return (
    <ul>
      <SidebarRows rows={row.rows} depth={depth} context={context} />
    </ul>
  );
}
