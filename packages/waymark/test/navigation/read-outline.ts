/** Reads what is around a page out of its HTML, by the landmarks, roles and attributes of the contract. */
import {
  attribute,
  byId,
  childrenOf,
  find,
  findAll,
  hasClass,
  nameOf,
  parseDocument,
  type Tag,
} from './html.ts';
import type { Choices, Entry, PageOutline, Row, TabEntry } from './page-outline.ts';

const isKind = (tag: Tag): boolean => attribute(tag, 'data-nav-kind') !== undefined;

/** Reads the outline of a page. */
export function readOutline(html: string): PageOutline {
  const page = parseDocument(html);
  const navbar = need(byId(page, 'navbar'), '#navbar');
  const sidebar = byId(page, 'sidebar');
  const head = sidebar === undefined ? undefined : find(sidebar, (tag) => hasClass(tag, 'sidebar-head'));
  const rows = sidebar === undefined ? undefined : find(sidebar, (tag) => hasClass(tag, 'sidebar-rows'));
  const crumbs = find(page, (tag) => hasClass(tag, 'breadcrumb-list'));
  const pagination = byId(page, 'pagination');
  const neighbour = (rel: string): string | undefined => {
    const link = pagination && find(pagination, (tag) => attribute(tag, 'rel') === rel);
    return link && attribute(link, 'href');
  };
  const isSelector = (tag: Tag): boolean => hasClass(tag, 'nav-selector');
  return {
    selectors: findAll(navbar, isSelector).map(readChoices),
    tabBars: findAll(navbar, (tag) => hasClass(tag, 'nav-tabs-bar')).map((bar) =>
      childrenOf(bar).map(readTab),
    ),
    anchors: head === undefined ? [] : findAll(head, (tag) => hasClass(tag, 'nav-anchors')).map(readEntries),
    dropdowns: head === undefined ? [] : findAll(head, isSelector).map(readChoices),
    rows: rows === undefined ? [] : readRows(rows),
    breadcrumbs: crumbs === undefined ? [] : childrenOf(crumbs).map(nameOf),
    eyebrow: optionalName(find(page, (tag) => hasClass(tag, 'eyebrow'))),
    prev: neighbour('prev'),
    next: neighbour('next'),
    language: attribute(need(childrenOf(page)[0], 'html'), 'lang') ?? '',
  };
}

/** Selectors and tabs as the drawer of narrow screens repeats them. */
export function readDrawer(html: string): Pick<PageOutline, 'selectors' | 'tabBars'> {
  const drawer = need(byId(parseDocument(html), 'mobile-nav'), '#mobile-nav');
  return {
    selectors: findAll(drawer, (tag) => hasClass(tag, 'drawer-selector')).map((details) => {
      const summary = need(childrenOf(details)[0], 'summary');
      const shown = childrenOf(summary)[1];
      return {
        kind: attribute(details, 'data-selector') ?? '',
        shown: shown === undefined ? undefined : nameOf(shown) || undefined,
        entries: readEntries(need(childrenOf(details)[1], 'ul')),
      };
    }),
    tabBars: findAll(drawer, (tag) => hasClass(tag, 'mobile-nav-tabs')).map((bar) =>
      childrenOf(bar).map(readTab),
    ),
  };
}

function readChoices(selector: Tag): Choices {
  const label = find(selector, (tag) => hasClass(tag, 'nav-selector-label'));
  const entries = readEntries(selector);
  return {
    kind: attribute(selector, 'data-selector') ?? '',
    shown: entries.some(({ active }) => active) ? optionalName(label) : undefined,
    entries,
  };
}

function readEntries(list: Tag): readonly Entry[] {
  return findAll(list, isKind).map(readEntry);
}

function readTab(item: Tag): TabEntry {
  const [own, ...items] = findAll(item, isKind);
  return { ...readEntry(need(own, 'tab')), items: items.map(readEntry) };
}

function readEntry(tag: Tag): Entry {
  const link = tag.tagName === 'a' ? tag : find(tag, (inner) => inner.tagName === 'a');
  const active = attribute(tag, 'data-active') !== undefined;
  const current = link && attribute(link, 'aria-current');
  if (link !== undefined && active !== (current !== undefined))
    throw new Error(`data-active and aria-current of ${nameOf(tag)} contradict each other`);
  const href = link && attribute(link, 'href');
  checkOutside(link, href);
  return { kind: attribute(tag, 'data-nav-kind') ?? '', label: nameOf(tag), href, active };
}

/** Contract 4: what leads outside of the site says so. */
function checkOutside(link: Tag | undefined, href: string | undefined): void {
  if (link === undefined || href === undefined) return;
  const isOutside = /^https?:/.test(href);
  const marks = attribute(link, 'target') === '_blank' && attribute(link, 'rel') === 'noopener';
  if (isOutside !== marks) throw new Error(`${href} is marked as ${marks ? 'outside' : 'inside'} link`);
}

function readRows(list: Tag): readonly Row[] {
  return childrenOf(list).map((item) => {
    const row = need(childrenOf(item)[0], 'row');
    return attribute(row, 'data-nav-kind') === 'group' ? readGroup(row) : readLeaf(row);
  });
}

function readLeaf(row: Tag): Row {
  checkOutside(row, attribute(row, 'href'));
  return {
    kind: attribute(row, 'data-nav-kind') ?? '',
    label: nameOf(row),
    href: attribute(row, 'href'),
    active: attribute(row, 'data-active') !== undefined,
    current: attribute(row, 'aria-current'),
  };
}

function readGroup(row: Tag): Row {
  const details =
    row.tagName === 'details' ? row : childrenOf(row).find(({ tagName }) => tagName === 'details');
  const list = childrenOf(details ?? row).find(({ tagName }) => tagName === 'ul');
  const [first] = childrenOf(row);
  const link =
    first?.tagName === 'a' ? first : first && childrenOf(first).find(({ tagName }) => tagName === 'a');
  return {
    kind: 'group',
    label: nameOf(row),
    href: link && attribute(link, 'href'),
    active: attribute(row, 'data-active') !== undefined,
    current: link && attribute(link, 'aria-current'),
    foldable: details !== undefined,
    open: details === undefined || attribute(details, 'open') !== undefined,
    rows: list === undefined ? [] : readRows(list),
  };
}

function optionalName(tag: Tag | undefined): string | undefined {
  return tag === undefined ? undefined : nameOf(tag) || undefined;
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The page has no ${what}`);
  return value;
}
