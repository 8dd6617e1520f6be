/**
 * HTML that is the same for many pages, and the places in it where a page differs. Rendered once; a page's copy costs
 * a few slices of one string.
 */
export interface SidebarTemplate {
  readonly html: string;
  /** Offset among a tag's attributes, by mark. */
  readonly marks: ReadonlyMap<string, number>;
  /** Branches that are not in `html`: where their rows go, by mark. */
  readonly branches: ReadonlyMap<string, { readonly offset: number; readonly rows: SidebarTemplate }>;
}

/** What a page adds to a template: attributes by mark. Branches whose mark is named are filled in. */
export type PageMarks = ReadonlyMap<string, string>;

const PLACEHOLDER = / data-(mark|branch)="([^"]*)"(>?)/g;

/**
 * Reads a template from rendered HTML: the attribute ` data-mark="m n"` becomes the place of the marks `m` and `n`; an
 * element opened by `… data-branch="m">` receives the rows of the branch `m`. Rendered text cannot imitate
 * either, because its quotes are escaped.
 */
export function readTemplate(
  rendered: string,
  branches: ReadonlyMap<string, SidebarTemplate>,
): SidebarTemplate {
  const marks = new Map<string, number>();
  const places = new Map<string, { offset: number; rows: SidebarTemplate }>();
  let html = '';
  let from = 0;
  for (const match of rendered.matchAll(PLACEHOLDER)) {
    const [whole, kind, mark = '', close = ''] = match;
    html += rendered.slice(from, match.index);
    if (kind === 'mark') for (const name of mark.split(' ')) marks.set(name, html.length);
    html += close;
    const rows = branches.get(mark);
    if (kind === 'branch' && rows !== undefined) places.set(mark, { offset: html.length, rows });
    from = match.index + whole.length;
  }
  return { html: html + rendered.slice(from), marks, branches: places };
}

/** The HTML of one page: its attributes and open branches spliced into the template. */
export function fillTemplate(template: SidebarTemplate, page: PageMarks): string {
  const inserts: { readonly offset: number; readonly text: string }[] = [];
  for (const [mark, attributes] of page) {
    const offset = template.marks.get(mark);
    if (offset !== undefined) inserts.push({ offset, text: attributes });
    const branch = template.branches.get(mark);
    if (branch !== undefined) inserts.push({ offset: branch.offset, text: fillTemplate(branch.rows, page) });
  }
  inserts.sort((a, b) => a.offset - b.offset);
  let html = '';
  let from = 0;
  for (const { offset, text } of inserts) {
    html += template.html.slice(from, offset) + text;
    from = offset;
  }
  return html + template.html.slice(from);
}
