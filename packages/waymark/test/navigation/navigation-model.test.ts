/** Built pages of random sites, compared with a model that was written from the specification alone. */
import type { PageHead } from '@waymark/core/content';
import { type NavigationJson, navigationToJson, resolveNavigation } from '@waymark/core/navigation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../support/runs.ts';
import { filesOf, PAGES, type RandomSite, randomSite, SPECIFICATIONS } from './random-site.ts';
import { readDrawer, readOutline } from './read-outline.ts';
import {
  breadcrumbsOf,
  createModel,
  type Json,
  type Model,
  type ModelPlace,
  routeOf,
} from './reference-model.ts';
import { expectOutline, settle } from './reference-outline.ts';
import { type RenderedSite, renderSite } from './render-site.ts';

/** `NAVIGATION_RUNS=5000` looks at more trees, `NAVIGATION_SEED=7` at others. */
const runs = {
  numRuns: Number(process.env['NAVIGATION_RUNS'] ?? runsOf(8, 150)),
  seed: Number(process.env['NAVIGATION_SEED'] ?? 1),
  ...(process.env['NAVIGATION_SHRINK'] === 'no' ? { endOnFailure: true } : {}),
};

/** Pages that are only a link to somewhere else: they have no content of their own. */
const LINKS: ReadonlySet<string> = new Set(
  PAGES.flatMap(({ path, url }) => (url === undefined ? [] : [`/${path}`])),
);

function modelOf({ navigation }: RandomSite): Model {
  return createModel({ navigation, pages: PAGES, specifications: SPECIFICATIONS });
}

async function always(check: (site: RandomSite, built: RenderedSite) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(randomSite, async (site) => check(site, await renderSite(filesOf(site), site))),
    runs,
  );
}

/** The navigation as the library alone resolves it, without a project. */
function resolveAlone(navigation: Json): NavigationJson {
  const { value } = resolveNavigation({ navigation, pages: HEADS, catalog: { specifications: CATALOG } });
  return navigationToJson(value);
}

const HEADS = PAGES.map(
  ({ path, ...front }): PageHead => ({
    ...front,
    file: `${path}.mdx`,
    route: routeOf(path),
    frontmatter: {},
    bodyStart: 0,
  }),
);

const CATALOG = Object.entries(SPECIFICATIONS).map(([source, operations]) => ({
  source,
  tags: [],
  operations: operations.map(({ method, path, title, group }) => ({
    method,
    path,
    title,
    summary: title,
    tags: group === 'API Reference' ? [] : [group],
  })),
}));

/** Compares places of pages with those of the model. */
function expectPlaces({ pages }: NavigationJson, model: Model): void {
  expect(pages.map(({ route }) => route).sort()).toEqual([...model.places.keys()].sort());
  for (const { route, places } of pages) {
    const expected = model.places.get(route) ?? [];
    const seen = expected.filter(({ hidden }) => !hidden).length;
    const [actual, meant] = [inOrder(places, seen), inOrder(expected.map(placeOf), seen)];
    // Comparing texts is a hundred times faster; in doubt, values are compared.
    if (JSON.stringify(actual) !== JSON.stringify(meant))
      expect({ route, places: actual }).toEqual({ route, places: meant });
  }
}

const placeOf = ({ trail, prev, next }: ModelPlace): unknown => ({
  trail: trail.map(({ kind, label, value }) =>
    kind === 'language' ? { kind, label, code: value['language'] } : { kind, label },
  ),
  breadcrumbs: breadcrumbsOf(trail),
  ...(prev === undefined ? {} : { prev }),
  ...(next === undefined ? {} : { next }),
});

/** Places that have left the navigation come last, in whatever order. */
function inOrder(places: readonly unknown[], seen: number): readonly unknown[] {
  const hidden = places.slice(seen).map((place) => JSON.stringify(place));
  return [...places.slice(0, seen), ...hidden.sort()];
}

describe('random sites are built as the model says', () => {
  it('in the library alone', () => {
    fc.assert(
      fc.property(randomSite, (site) => expectPlaces(resolveAlone(site.navigation), modelOf(site))),
      { ...runs, numRuns: 10 * runs.numRuns },
    );
  });

  it('in every page and in navigation.json', async () => {
    await always((site, { pages, json }) => {
      const model = modelOf(site);
      expectPlaces(json, model);
      for (const [route, [place]] of model.places) {
        const html = pages.get(route) ?? '';
        if (place === undefined || place.hidden || LINKS.has(route)) continue;
        const actual = readOutline(html);
        const expected = settle(expectOutline(model, place, site), actual);
        expect({ route, ...actual }).toEqual({ route, ...expected });
        const { selectors, tabBars } = readDrawer(html);
        expect({ route, selectors }).toEqual({ route, selectors: expected.selectors });
        expect(tabBars).toEqual(expected.tabBars);
      }
    });
  });
});
