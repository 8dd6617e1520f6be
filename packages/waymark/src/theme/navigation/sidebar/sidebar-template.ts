import { type DocumentPieces, withoutNul } from '../../document-pieces.ts';

/**
 * HTML that is the same for many pages, and the places in it where a page differs. Rendered and encoded once: for most documents of a
 * large site it is the larger part.
 */
export interface SidebarTemplate {
  readonly html: string;
  /** The same in UTF-8, which offsets count. */
  readonly bytes: Uint8Array;
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
export function readTemplate(whole: string, branches: ReadonlyMap<string, SidebarTemplate>): SidebarTemplate {
  const rendered = withoutNul(whole);
  const marks = new Map<string, number>();
  const places = new Map<string, { offset: number; rows: SidebarTemplate }>();
  let html = '';
  let offset = 0;
  let from = 0;
  const take = (text: string): void => {
    html += text;
    offset += Buffer.byteLength(text);
  };
  for (const match of rendered.matchAll(PLACEHOLDER)) {
    const [placeholder, kind, mark = '', close = ''] = match;
    take(rendered.slice(from, match.index));
    if (kind === 'mark') for (const name of mark.split(' ')) marks.set(name, offset);
    take(close);
    const rows = branches.get(mark);
    if (kind === 'branch' && rows !== undefined) places.set(mark, { offset, rows });
    from = match.index + placeholder.length;
  }
  html += rendered.slice(from);
  return { html, bytes: Buffer.from(html), marks, branches: places };
}

/** The rows of one page: its attributes and open branches spliced into the template. */
export function fillTemplate(template: SidebarTemplate, page: PageMarks): DocumentPieces {
  const inserts: { readonly offset: number; readonly pieces: DocumentPieces }[] = [];
  for (const [mark, attributes] of page) {
    const offset = template.marks.get(mark);
    if (offset !== undefined) inserts.push({ offset, pieces: [attributes] });
    const branch = template.branches.get(mark);
    if (branch !== undefined)
      inserts.push({ offset: branch.offset, pieces: fillTemplate(branch.rows, page) });
  }
  inserts.sort((a, b) => a.offset - b.offset);
  const filled: (string | Uint8Array)[] = [];
  let from = 0;
  for (const { offset, pieces } of inserts) {
    filled.push(template.bytes.subarray(from, offset), ...pieces);
    from = offset;
  }
  filled.push(template.bytes.subarray(from));
  return filled;
}
