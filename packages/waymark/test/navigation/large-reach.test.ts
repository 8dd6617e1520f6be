/** In navigations that no page shows whole, every page can be reached by plain links, from home and from the end. */
import { describe, expect, it } from 'vitest';
import { attribute, linksIn, parseDocument } from './html.ts';
import { type Author, buildShape, type Json } from './large-shapes.ts';

const SHAPES: Readonly<Record<string, (author: Author) => Json>> = {
  'a flat list': ({ pages }) => ({ pages: pages(450) }),
  'many groups': ({ tree }) => ({ groups: tree([200, 2]) }),
  'many products': ({ times, name, pages }) => ({
    products: times(200, () => ({ product: name(), pages: pages(1) })),
  }),
  'versions in languages': ({ times, name, pages }) => ({
    languages: times(3, (at) => ({
      language: ['en', 'fr', 'de'][at],
      versions: times(120, () => ({ version: name(), pages: pages(1) })),
    })),
  }),
  'many tabs': ({ times, name, pages }) => ({ tabs: times(200, () => ({ tab: name(), pages: pages(1) })) }),
  'a menu of many items': ({ times, name, pages }) => ({
    tabs: [
      { tab: name(), menu: times(200, () => ({ item: name(), pages: pages(1) })) },
      { tab: name(), pages: pages(3) },
    ],
  }),
  'anchors and dropdowns': ({ times, name, pages }) => ({
    anchors: times(120, () => ({ anchor: name(), pages: pages(1) })),
    dropdowns: times(120, () => ({ dropdown: name(), pages: pages(1) })),
  }),
  'groups and pages beside tabs': ({ times, name, pages, tree }) => ({
    pages: pages(100),
    groups: tree([150, 1]),
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
    const { pages, navigation } = await buildShape(shape);
    const links = new Map(
      [...pages].map(([route, html]) => [
        route,
        linksIn(parseDocument(html)).map((link) =>
          decodeURI(attribute(link, 'href') ?? '').replace(/(?<=.)\/$/, ''),
        ),
      ]),
    );
    const isShown = (route: string): boolean => navigation.pages.has(route);
    const reachable = (from: string): readonly string[] => {
      const seen = new Set([from]);
      for (const route of seen) for (const next of links.get(route) ?? []) if (isShown(next)) seen.add(next);
      return [...pages.keys()].filter((route) => !seen.has(route));
    };
    expect(reachable(navigation.home ?? '')).toEqual([]);
    expect(reachable([...pages.keys()].at(-1) ?? '')).toEqual([]);
    // Otherwise the shape is too small to show anything.
    const all = [...pages.values()][0] ?? '';
    expect(all.includes('data-stretch') || all.includes('data-src')).toBe(true);
  });
});
