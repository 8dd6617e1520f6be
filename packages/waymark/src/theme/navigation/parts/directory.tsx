import type { IconValue, PageHead } from '@waymark/core/content';
import type { NavElement, NavNode, Place } from '@waymark/core/navigation';
import type { JSX } from 'preact';
import { renderInline, wordsOnly } from '../../parts/inline-markdown.tsx';
import type { ThemeSite } from '../../theme-site.ts';
import { ChromeLink } from './chrome-link.tsx';

/** The element whose root page stands at a place, where it lists what is below it. */
export function listedElement(place: Place | undefined, route: string): NavElement | undefined {
  const element = place?.trail.at(-1);
  const isRoot = element !== undefined && element.id === place?.node && element.root === route;
  return isRoot && element.directory !== undefined && element.directory !== 'none' ? element : undefined;
}

interface ListProps {
  readonly element: NavElement;
  readonly site: ThemeSite;
}

/** What is below an element, after the content of its root page: cards, or rows that open. */
export function Directory({ element, site }: ListProps): JSX.Element | null {
  const entries = entriesOf(element, site);
  if (entries.length === 0) return null;
  return (
    <nav class="directory" data-directory={element.directory} aria-label={element.label}>
      {element.directory === 'card' ? (
        <Cards entries={entries} site={site} />
      ) : (
        <Rows entries={entries} site={site} />
      )}
    </nav>
  );
}

/** A line of the listing. */
interface Entry {
  readonly kind: NavNode['kind'];
  readonly id: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly icon: IconValue | undefined;
  readonly iconType: string | undefined;
  /** The page that names the icon. */
  readonly from?: PageHead | undefined;
  /** Route or address. */
  readonly href: string;
  /** Set where the entry holds others. */
  readonly element?: NavElement;
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly site: ThemeSite;
}

/** What readers see of an element's children; its own root page is where they are. */
function entriesOf({ children, root }: NavElement, site: ThemeSite): readonly Entry[] {
  return children.flatMap((node) => {
    const entry = entryOf(node, site);
    return entry === undefined || ('route' in node && node.route === root) ? [] : [entry];
  });
}

function entryOf(node: NavNode, site: ThemeSite): Entry | undefined {
  if (node.kind === 'link') {
    const plain = { description: undefined, icon: undefined, iconType: undefined };
    return { ...plain, kind: 'link', id: node.id, title: node.label, href: node.href };
  }
  if (node.hidden === true) return undefined;
  const common = { kind: node.kind, id: node.id, icon: node.icon };
  if ('route' in node) {
    const head = site.heads.get(node.route);
    const { url, iconType } = node.kind === 'page' ? node : { url: undefined, iconType: undefined };
    const { title, route } = node;
    return { ...common, iconType, from: head, title, description: head?.description, href: url ?? route };
  }
  if (node.target === undefined) return undefined;
  const root = node.root === undefined ? undefined : site.heads.get(node.root);
  return {
    ...common,
    icon: node.icon ?? root?.icon,
    iconType: node.iconType,
    ...(node.icon === undefined ? { from: root } : {}),
    title: node.label,
    description: node.description ?? root?.description,
    href: node.target,
    element: node,
  };
}

function Cards({ entries, site }: EntriesProps): JSX.Element {
  return (
    <ul>
      {entries.map((entry) => (
        <li class={`directory-card ${classOf(entry)}`} key={entry.id}>
          <EntryLink entry={entry} site={site} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ entries, site }: EntriesProps): JSX.Element {
  return (
    <ul>
      {entries.map((entry) => (
        <li class={classOf(entry)} key={entry.id}>
          {entry.element !== undefined && entry.element.children.length > 0 ? (
            <details>
              <summary>
                <EntryText entry={entry} site={site} />
              </summary>
              <Rows entries={withRoot(entry, site)} site={site} />
            </details>
          ) : (
            <EntryLink entry={entry} site={site} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A row that opens cannot be a link, so the element's own page comes first below it. */
function withRoot({ element, id }: Entry, site: ThemeSite): readonly Entry[] {
  if (element === undefined) return [];
  const head = element.root === undefined ? undefined : site.heads.get(element.root);
  const entries = entriesOf(element, site);
  if (head === undefined) return entries;
  const { title, description, icon, iconType, route } = head;
  return [
    { kind: 'page', id: `${id}.root`, title, description, icon, iconType, from: head, href: route },
    ...entries,
  ];
}

function classOf({ element }: Entry): string {
  return element === undefined ? 'directory-page' : 'directory-group';
}

function EntryLink({ entry, site }: { readonly entry: Entry; readonly site: ThemeSite }): JSX.Element {
  return (
    <ChromeLink link={site.links.link(entry.href)} data-nav-kind={entry.kind}>
      <EntryText entry={entry} site={site} />
    </ChromeLink>
  );
}

function EntryText({ entry, site }: { readonly entry: Entry; readonly site: ThemeSite }): JSX.Element {
  const { icon, iconType, from, title, description } = entry;
  return (
    <>
      {icon !== undefined && site.icon(icon, { iconType, from })}
      <span class="directory-text">
        <span class="directory-title">{title}</span>
        {/* A link cannot hold others. */}
        {description !== undefined && (
          <span class="directory-description">{renderInline(wordsOnly(description), site.links)}</span>
        )}
      </span>
    </>
  );
}
