/** Whatever is nested in whatever: a reader can get from every page of the navigation to every other one by links. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../support/runs.ts';
import { attribute, findAll, linksIn, parseDocument, parsePart } from './html.ts';
import { filesOf, PAGES, type RandomSite, randomSite, SPECIFICATIONS, withOwnPages } from './random-site.ts';
import { createModel, type PageFact } from './reference-model.ts';
import { type RenderedSite, renderSite } from './render-site.ts';

const runs = {
  numRuns: Number(process.env['NAVIGATION_RUNS'] ?? runsOf(8, 100)),
  seed: Number(process.env['NAVIGATION_SEED'] ?? 3),
};

/** Pages that have a row or a label somewhere; pages that are only a link have no content of their own. */
function expectedRoutes({ navigation }: RandomSite, pages: readonly PageFact[]): readonly string[] {
  const { places } = createModel({ navigation, pages, specifications: SPECIFICATIONS });
  const links = new Set(pages.flatMap(({ path, url }) => (url === undefined ? [] : [`/${path}`])));
  return [...places]
    .filter(([route, all]) => !links.has(route) && all.some(({ hidden }) => !hidden))
    .map(([route]) => route);
}

/** Routes that each page links to. `withPlaces`: also from the files of its further places, which need the script. */
function linkGraph(
  { pages, fragments }: RenderedSite,
  base: string,
  withPlaces: boolean,
): ReadonlyMap<string, readonly string[]> {
  const routesIn = (html: Parameters<typeof linksIn>[0]): readonly string[] =>
    linksIn(html).flatMap((link) => {
      const href = decodeURI(attribute(link, 'href') ?? '').replace(/#.*$/, '');
      if (!href.startsWith(`${base}/`)) return [];
      return [href.slice(base.length).replace(/(?<=.)\/$/, '')];
    });
  const further = new Map(
    [...fragments].map(([path, html]) => [`${base}/${path}`, routesIn(parsePart(html))]),
  );
  return new Map(
    [...pages].map(([route, html]) => {
      const page = parseDocument(html);
      const places = findAll(page, (tag) => tag.tagName === 'template').map(
        (tag) => attribute(tag, 'data-src') ?? '',
      );
      return [
        route,
        [...routesIn(page), ...(withPlaces ? places.flatMap((src) => further.get(src) ?? []) : [])],
      ];
    }),
  );
}

function reachable(from: string, graph: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set([from]);
  for (const route of seen) for (const next of graph.get(route) ?? []) seen.add(next);
  return seen;
}

/** Pages that cannot be reached, by where the reader is. */
function lostPages(
  built: RenderedSite,
  graph: ReadonlyMap<string, readonly string[]>,
  wanted: readonly string[],
): readonly string[] {
  const { home } = built.navigation;
  return (home === undefined ? wanted : [home, ...wanted]).flatMap((from) => {
    const seen = reachable(from, graph);
    return wanted.filter((route) => !seen.has(route)).map((route) => `${from} to ${route}`);
  });
}

const always = async (check: (site: RandomSite) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(randomSite, check), {
    ...runs,
    ...(process.env['NAVIGATION_SHRINK'] === 'no' ? { endOnFailure: true } : {}),
  });

describe('in random sites', () => {
  it('every page is reached from home and every other page by plain links, and no link leads nowhere', async () => {
    await always(async (site) => {
      const built = await renderSite(filesOf(site), site);
      const wanted = expectedRoutes(site, PAGES);
      expect(lostPages(built, linkGraph(built, site.base, false), wanted)).toEqual([]);
      // Pages that stand in several places show further links by the script.
      const graph = linkGraph(built, site.base, true);
      expect(lostPages(built, graph, wanted)).toEqual([]);
      const links = new Set([...graph.values()].flat());
      const isElsewhere = (route: string): boolean => route === '/' || /^\/_waymark\/|\.md$/.test(route);
      expect([...links].filter((route) => !built.pages.has(route) && !isElsewhere(route))).toEqual([]);
    });
  });

  it('also where each page stands in one place only', async () => {
    await always(async (random) => {
      const { site, pages } = withOwnPages(random);
      const built = await renderSite(filesOf(site, pages), site);
      expect(lostPages(built, linkGraph(built, site.base, false), expectedRoutes(site, pages))).toEqual([]);
    });
  });
});
