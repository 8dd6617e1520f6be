/** Sidebars of thousands of rows: what they weigh in each page, and that no row is out of reach without script. */
import { describe, expect, it } from 'vitest';
import { runsOf } from '../support/runs.ts';
import { attribute, byId, findAll, linksIn, nameOf, parseDocument, parsePart, type Tag } from './html.ts';
import { type RenderedSite, renderSite } from './render-site.ts';
import { weighNavigation } from './weigh-navigation.ts';

const BUDGET = 15 * 1024;

/** Groups in groups, so many wide at each depth; the last number counts the pages of the innermost ones. */
function tree(path: string, [wide = 0, ...deeper]: readonly number[]): readonly unknown[] {
  return Array.from({ length: wide }, (_, at) => {
    const inner = `${path}${at}`;
    if (deeper.length === 0) return inner;
    return { group: `Section ${inner}`, pages: tree(`${inner}/`, deeper) };
  });
}

function pathsIn(entries: readonly unknown[]): readonly string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : pathsIn((entry as { readonly pages: readonly unknown[] }).pages),
  );
}

function render(shape: readonly number[], routes: readonly string[]): Promise<RenderedSite> {
  const groups = tree('p', shape);
  const navigation = { groups };
  const files = pathsIn(groups).map((path) => [`${path}.mdx`, `---\ntitle: Page ${path}\n---\n`]);
  const docs = { theme: 'mint', name: 'Large', colors: { primary: '#0B6E4F' }, navigation };
  return renderSite(
    { 'docs.json': JSON.stringify(docs), ...Object.fromEntries(files) },
    { choose: () => routes },
  );
}

const sidebarTag = (html: string): Tag => byId(parseDocument(html), 'sidebar') ?? expect.fail('no sidebar');
const lazyBranches = (html: string): readonly Tag[] =>
  findAll(sidebarTag(html), (tag) => tag.tagName === 'details' && attribute(tag, 'data-src') !== undefined);

describe.each([
  ['a tree', runsOf([25, 10, 10], [100, 10, 10])],
  ['a deep tree', runsOf([7, 7, 7, 7], [10, 10, 10, 10])],
  ['many small groups', runsOf([125, 20], [500, 20])],
  ['some large groups', runsOf([15, 200], [50, 200])],
])('%s of thousands of rows', (_, shape) => {
  const routeAt = (at: number): string => `/p${shape.map((wide) => Math.min(at, wide - 1)).join('/')}`;
  const routes = [0, 3, 9].map(routeAt);
  const built = render(shape, routes);

  it('weighs at most 15 kB in every page', async () => {
    const { pages } = await built;
    for (const html of pages.values()) expect(weighNavigation(html)).toBeLessThanOrEqual(BUDGET);
  });

  it('holds the row of the page and its neighbours', async () => {
    const { pages } = await built;
    for (const [route, html] of pages) {
      const links = linksIn(sidebarTag(html));
      expect(links.filter((link) => attribute(link, 'aria-current') === 'page').map(nameOf)).toEqual([
        `Page ${route.slice(1)}`,
      ]);
      const folder = route.slice(0, route.lastIndexOf('/') + 1);
      const hrefs = new Set(links.map((link) => attribute(link, 'href') ?? ''));
      const beside = [...hrefs].filter(
        (href) => href.startsWith(folder) && /^\d+\/$/.test(href.slice(folder.length)),
      );
      expect(beside).toHaveLength(shape.at(-1) ?? 0);
    }
  });

  it('names, for each branch that is left out, a file that is there', async () => {
    const { pages, fragments } = await built;
    for (const html of pages.values()) {
      const branches = lazyBranches(html);
      expect(branches.length).toBeGreaterThan(0);
      for (const branch of branches)
        expect([...fragments.keys()]).toContain(attribute(branch, 'data-src')?.slice(1));
    }
  });

  it('leads, without script, from the label of a branch to a page that shows its rows', async () => {
    const [first = ''] = routes;
    const { pages, fragments, draw } = await built;
    const branches = lazyBranches(pages.get(first) ?? '');
    const branch = branches.at(-1) ?? expect.fail('no branch');
    const src = attribute(branch, 'data-src') ?? '';
    const label = linksIn(branch.parentNode ?? expect.fail('no parent'))[0] ?? expect.fail('no link');
    const target = decodeURI(attribute(label, 'href') ?? '').replace(/\/$/, '');
    const rows = linksIn(parsePart(fragments.get(src.slice(1)) ?? '')).map((row) => attribute(row, 'href'));
    const shown = linksIn(sidebarTag(await draw(target))).map((row) => attribute(row, 'href'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((href) => !shown.includes(href))).toEqual([]);
  });
});
