import { migrateDiagnostics } from '@waymark/core/diagnostics';
import { folderOf } from '@waymark/core/source';
import { refOfRoute } from '../site/assemble.ts';
import type { Data } from '../site/draft.ts';
import { localHref } from '../site/hrefs.ts';
import type { LinkRows } from '../site/links-page.ts';
import { type Book, findPage } from './book.ts';
import type { SummaryEntry, SummarySection } from './read-summary.ts';

/** The navigation that the table of contents gives: headings are groups. */
export function writeNavigation(book: Book, sections: readonly SummarySection[], rows: LinkRows): Data {
  const entry = (one: SummaryEntry): readonly unknown[] => {
    const ref = refOf(book, one, rows);
    const children = one.children.flatMap(entry);
    if (children.length === 0) return ref === undefined ? [] : [ref];
    return [
      { group: one.title, ...(ref === undefined ? {} : { root: ref }), expanded: false, pages: children },
    ];
  };
  const [first, ...rest] = sections.map(({ title, entries }) => ({ title, pages: entries.flatMap(entry) }));
  const groups = rest
    .filter(({ pages }) => pages.length > 0)
    .map(({ title = 'Docs', pages }) => ({ group: title, pages }));
  if (first === undefined) return { pages: [...book.routes.values()].map(refOfRoute) };
  if (first.title !== undefined) return { groups: [{ group: first.title, pages: first.pages }, ...groups] };
  return groups.length === 0 ? { pages: first.pages } : { pages: first.pages, groups };
}

/** How the navigation names an entry: its page, or a row for an address of elsewhere. */
function refOf(book: Book, { title, href, span }: SummaryEntry, rows: LinkRows): string | undefined {
  if (href === undefined) return undefined;
  const local = localHref(href);
  if (local === undefined) return rows.add(title, href);
  const route = book.routes.get(findPage(book, folderOf(book.summary), local.path) ?? '');
  if (route !== undefined)
    return local.rest === '' ? refOfRoute(route) : rows.add(title, `${route}${local.rest}`);
  book.notes.add(migrateDiagnostics['missing-page']({ ref: href }, { span }));
  return undefined;
}

/** Labels of pages in the sidebar that differ from their titles. */
export function labelsOf(sections: readonly SummarySection[], book: Book): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const visit = ({ href, title, children }: SummaryEntry): void => {
    const local = href === undefined ? undefined : localHref(href);
    const file = local && findPage(book, folderOf(book.summary), local.path);
    if (file !== undefined && title !== '' && book.titles.get(file) !== title) labels.set(file, title);
    children.forEach(visit);
  };
  for (const { entries } of sections) entries.forEach(visit);
  return labels;
}
