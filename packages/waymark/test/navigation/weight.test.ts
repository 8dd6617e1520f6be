/**
 * What the navigation weighs in every page, whatever the tree: selectors, tabs, sidebar and hidden places together. Trees of
 * thousands of rows in groups are weighed in `large-sidebar.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { runsOf } from '../support/runs.ts';
import { attribute, findAll, parseDocument, type Tag } from './html.ts';
import { type Author, buildShape, type Json } from './large-shapes.ts';
import { weighNavigation } from './weigh-navigation.ts';

const BUDGET = 15 * 1024;

const chain = ({ name, pages }: Author, depth: number): Json => {
  let inner: Json = { group: name(), pages: pages(20) };
  for (let at = 1; at < depth; at += 1) inner = { group: name(), pages: [...pages(20), inner] };
  return inner;
};

const SHAPES: Readonly<Record<string, (author: Author) => Json>> = {
  'a list without end': ({ pages }) => ({ pages: pages(runsOf(1000, 10_000)) }),
  'groups that are all expanded': ({ tree }) => ({
    groups: tree([5, runsOf(15, 40), 20], { expanded: true }),
  }),
  'groups in groups, thirty deep': (author) => ({ groups: [chain(author, 30)] }),
  'versions, languages and tabs': ({ times, name, group }) => ({
    languages: times(4, (at) => ({
      language: ['en', 'fr', 'de', 'ko'][at],
      versions: times(runsOf(12, 34), (version) => ({
        version: `v1.${version}`,
        tabs: times(6, (tab) => ({ tab: name(), groups: [group(5, `v1.${version}/${tab}`)] })),
      })),
    })),
  }),
  'products with descriptions': ({ times, name, group, pages }) => ({
    products: times(runsOf(150, 200), () => ({
      product: name(),
      description: `${name()}, ${name()}`,
      pages: pages(2),
      groups: [group(4)],
    })),
  }),
  'versions of the same pages': ({ times }) => ({
    versions: times(runsOf(200, 400), (at) => ({ version: `v${at}`, pages: [`v${at}/start`, `v${at}/end`] })),
  }),
  'tabs without end': ({ times, name, pages }) => ({
    tabs: times(runsOf(170, 300), () => ({ tab: name(), pages: pages(2) })),
  }),
  'a menu without end': ({ times, name, pages }) => ({
    tabs: [
      {
        tab: name(),
        menu: times(runsOf(150, 400), () => ({ item: name(), description: name(), pages: pages(2) })),
      },
      { tab: name(), pages: pages(3) },
    ],
  }),
  'anchors and dropdowns': ({ times, name, pages }) => ({
    anchors: times(runsOf(200, 500), () => ({ anchor: name(), pages: pages(1) })),
    dropdowns: times(runsOf(150, 300), () => ({ dropdown: name(), pages: pages(1) })),
  }),
  'global anchors': ({ times, name, pages }) => ({
    global: {
      anchors: times(runsOf(200, 500), (at) => ({ anchor: name(), href: `https://example.com/${at}` })),
    },
    pages: pages(3),
  }),
  'groups beside tabs': ({ times, name, pages, tree }) => ({
    groups: tree([runsOf(200, 600), 3]),
    tabs: times(3, () => ({ tab: name(), pages: pages(3) })),
  }),
  'one page in many versions': ({ times, name, page, pages }) => {
    const shared = page('shared');
    return {
      versions: times(runsOf(80, 120), (at) => ({
        version: `v${at}`,
        tabs: times(2, () => ({ tab: name(), pages: [shared, ...pages(1, `v${at}`)] })),
      })),
    };
  },
  'choices inside choices': ({ times, name, pages }) => {
    const inside = (kinds: readonly (readonly [string, string])[]): Json => {
      const [[key, label] = [], ...more] = kinds;
      if (key === undefined || label === undefined) return { pages: pages(2) };
      return {
        [key]: times(4, (at) => ({ [label]: name(), ...(at === 0 ? inside(more) : { pages: pages(2) }) })),
      };
    };
    return inside(
      times(12, (at): readonly [string, string] =>
        at % 2 === 0 ? ['dropdowns', 'dropdown'] : ['tabs', 'tab'],
      ),
    );
  },
};

/** Routes to look at: from the beginning, the middle and the end of the navigation. */
const some = (routes: readonly string[]): readonly string[] => [
  ...new Set([0, 0.01, 0.3, 0.5, 0.77, 0.999].map((part) => routes[Math.floor(part * routes.length)] ?? '')),
];

const isNavigation = (tag: Tag): boolean => attribute(tag, 'data-nav-kind') !== undefined;

describe.each(Object.entries(SHAPES))('%s', (_, shape) => {
  it('weigh at most 15 kB in every page', async () => {
    const { pages } = await buildShape(shape, some);
    const weights = [...pages].map(([route, html]) => [route, weighNavigation(html)] as const);
    expect(weights.filter(([, weight]) => weight > BUDGET)).toEqual([]);
    for (const html of pages.values())
      expect(findAll(parseDocument(html), isNavigation).length).toBeGreaterThan(2);
  });
});
