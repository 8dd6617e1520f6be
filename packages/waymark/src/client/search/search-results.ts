import type { MarkedText, PageHit, SearchResult } from '../../search/index.ts';
import type { RecentPage } from './search-recent.ts';

/** A child of an element; nothing where there is nothing to show. */
export type Child = Node | string | undefined;

/** Makes an element: attributes by name, children as nodes or text. Text never becomes markup. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** How the pages of the site are addressed. */
export interface AddressStyle {
  /** `''` or `/docs`. */
  readonly base: string;
  readonly trailingSlash: boolean;
}

/** The address of a page, or of a section of it. */
function hrefOf(route: string, id: string, { base, trailingSlash }: AddressStyle): string {
  const path = `${base}${route.split('/').map(encodeURIComponent).join('/')}`;
  const slash = trailingSlash && !path.endsWith('/') ? '/' : '';
  return `${path}${slash}${id === '' ? '' : `#${encodeURIComponent(id)}`}`;
}

/** Is told when the reader opens a result. */
export type OpenPage = (page: RecentPage) => void;

const line = (name: string, ...children: readonly Child[]): HTMLElement =>
  makeElement('span', { class: `search-${name}` }, ...children);

const marked = ({ text, ranges }: MarkedText): HTMLElement => {
  const made = makeElement('span', {});
  let at = 0;
  for (const [start, end] of ranges) {
    made.append(text.slice(at, start), makeElement('mark', {}, text.slice(start, end)));
    at = end;
  }
  made.append(text.slice(at));
  return made;
};

const trailOf = ({ trail }: Pick<RecentPage, 'trail'>): Child =>
  trail.length === 0 ? undefined : line('trail', trail.join(' › '));

const excerptLine = (excerpt: MarkedText | undefined): Child => excerpt && line('excerpt', marked(excerpt));

const option = (
  kind: string,
  page: RecentPage,
  open: OpenPage,
  ...children: readonly Child[]
): HTMLElement => {
  const attributes = { class: `search-hit search-${kind}`, role: 'option', href: page.href, tabindex: '-1' };
  const row = makeElement('a', attributes, ...children);
  row.addEventListener('click', () => open(page));
  return row;
};

/** Says what a row leads to. */
const sign = (kind: 'page' | 'heading' | 'external'): HTMLElement =>
  makeElement('span', { class: 'sign', 'data-sign': kind, 'aria-hidden': 'true' });

const group = (label: string, ...children: readonly Child[]): HTMLElement =>
  makeElement('div', { role: 'group', 'aria-label': label }, ...children);

/** The rows of a page: one for itself, one for each section that matches. */
export function pageRows(hit: PageHit, address: AddressStyle, open: OpenPage): HTMLElement {
  const title = hit.title.text;
  const page = { href: hrefOf(hit.route, '', address), title, trail: hit.trail };
  const method =
    hit.method &&
    makeElement('span', { class: 'method-pill', 'data-method': hit.method.toLowerCase() }, hit.method);
  const sections = hit.sections.map(({ id, heading, excerpt }) =>
    option(
      'section',
      { href: hrefOf(hit.route, id, address), title: heading.text, trail: [...hit.trail, title] },
      open,
      line('title', sign('heading'), marked(heading)),
      excerptLine(excerpt),
    ),
  );
  const first = option(
    'page',
    page,
    open,
    line('title', sign('page'), marked(hit.title), method, trailOf(page)),
    excerptLine(hit.excerpt),
  );
  return group(title, first, ...sections);
}

/** How many rows an answer has: those that a reader can reach. */
export const countRows = ({ pages }: SearchResult): number =>
  pages.reduce((sum, { sections }) => sum + 1 + sections.length, 0);

/** What the row of a page says that no question found. */
export const rowLines = (
  kind: 'page' | 'heading' | 'external',
  page: Pick<RecentPage, 'title' | 'trail'>,
): readonly Child[] => [line('title', sign(kind), makeElement('span', {}, page.title), trailOf(page))];

/** Pages that no question found, under their heading. */
export function recentRows(pages: readonly RecentPage[], label: string, open: OpenPage): HTMLElement {
  const rows = pages.map((page) => {
    const kind = page.href.includes('#') ? 'heading' : 'page';
    return option('page', page, open, ...rowLines(kind, page));
  });
  return group(label, makeElement('div', { class: 'search-label', 'aria-hidden': 'true' }, label), ...rows);
}
