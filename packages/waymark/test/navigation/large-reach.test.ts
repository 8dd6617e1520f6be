/** In navigations that no page shows whole, every page can be reached by plain links, from home and from the end. */
import { describe, expect, it } from 'vitest';
import { type Author, buildShape, type Json } from './large-shapes.ts';

const SHAPES: Readonly<Record<string, (author: Author) => Json>> = {
  'a flat list': ({ pages }) => ({ pages: pages(450) }),
  'many groups': ({ tree }) => ({ groups: tree([150, 2]) }),
  'many products': ({ times, name, pages }) => ({
    products: times(150, () => ({ product: name(), pages: pages(1) })),
  }),
  'versions in languages': ({ times, name, pages }) => ({
    languages: times(2, (at) => ({
      language: ['en', 'fr'][at],
      versions: times(at === 0 ? 120 : 20, () => ({ version: name(), pages: pages(1) })),
    })),
  }),
  'many tabs': ({ times, name, pages }) => ({ tabs: times(150, () => ({ tab: name(), pages: pages(1) })) }),
  'a menu of many items': ({ times, name, pages }) => ({
    tabs: [
      { tab: name(), menu: times(120, () => ({ item: name(), pages: pages(1) })) },
      { tab: name(), pages: pages(3) },
    ],
  }),
  'anchors and dropdowns': ({ times, name, pages }) => ({
    anchors: times(80, () => ({ anchor: name(), pages: pages(1) })),
    dropdowns: times(80, () => ({ dropdown: name(), pages: pages(1) })),
  }),
  'groups and pages beside tabs': ({ times, name, pages, tree }) => ({
    pages: pages(100),
    groups: tree([120, 1]),
    tabs: times(3, () => ({ tab: name(), pages: pages(3) })),
  }),
  'groups that begin with a page of somewhere else': ({ times, name, page, pages }) => {
    const shared = page();
    const group = (): Json => ({ group: name(), pages: [shared, ...pages(3)] });
    return {
      tabs: [
        { tab: name(), pages: [shared] },
        { tab: name(), groups: times(100, group) },
      ],
    };
  },
};

describe.each(Object.entries(SHAPES))('%s', (_, shape) => {
  it('leads to every page by plain links', async () => {
    const { navigation, draw } = await buildShape(shape, () => []);
    const { home = '' } = navigation;
    const all = [...navigation.pages.keys()];
    const known = new Map<string, readonly string[]>();
    const linksOf = async (route: string): Promise<readonly string[]> => {
      const found = known.get(route) ?? routesIn(await draw(route));
      known.set(route, found);
      return found;
    };
    expect(await lostFrom(home, all, linksOf)).toEqual([]);
    expect(await lostFrom(all.at(-1) ?? '', all, linksOf)).toEqual([]);
    // Otherwise the shape is too small to show anything.
    expect(await draw(home)).toMatch(/data-stretch|data-src/);
    expect(known.size).toBeGreaterThan(1);
  });
});

const TEMPLATE_OR_LINK = /<(\/?)template\b|<a\s[^>]*?\bhref="([^"]*)"/g;

/** Routes that a document links to outside of templates, of which nothing is seen without scripts. Parsing documents took as long as drawing them. */
function routesIn(html: string): readonly string[] {
  const routes: string[] = [];
  let depth = 0;
  for (const [, slash, href] of html.matchAll(TEMPLATE_OR_LINK)) {
    if (href === undefined) depth += slash === '' ? 1 : -1;
    else if (depth === 0) routes.push(decodeURI(href).replace(/(?<=.)\/$/, ''));
  }
  return routes;
}

/** Pages that cannot be reached from one of them. Only as many are drawn as it takes to find all. */
async function lostFrom(
  from: string,
  all: readonly string[],
  linksOf: (route: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const left = new Set(all);
  const seen = new Set([from]);
  left.delete(from);
  for (const route of seen) {
    if (left.size === 0) break;
    for (const next of await linksOf(route)) if (left.delete(next)) seen.add(next);
  }
  return [...left];
}
