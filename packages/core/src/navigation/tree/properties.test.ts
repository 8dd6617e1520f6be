/** What holds for every navigation, whatever is nested in what: checked on random trees. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../../waymark/test/support/runs.ts';
import { files, navigation, specifications } from '../../../test/random-navigation.ts';
import type { NavigationLevel } from '../../config/navigation/navigation-tree.ts';
import { readNavigation } from '../../config/navigation/read-navigation.ts';
import { breadcrumbsOf } from '../pages/breadcrumbs.ts';
import { firstPage } from '../queries/first-page.ts';
import { innermostContainer, siblingsAt } from '../queries/queries.ts';
import { createSwitch } from '../queries/switch-target.ts';
import { navigationToJson } from '../queries/to-json.ts';
import { isElement, walk } from '../queries/walk.ts';
import type { NavElement, NavigationModel, NavNode, NavRoot, Place } from './model.ts';
import { resolveNavigation } from './resolve.ts';

const runs = { numRuns: runsOf(80, 200), seed: Math.trunc(Math.random() * 2 ** 31) };
const input = { pages: files, catalog: { specifications } };
const resolveRandom = (value: unknown): NavigationModel =>
  resolveNavigation({ ...input, navigation: value }).value;

/** Random trees with their models: the same for all properties, as making and resolving them is most of the work. */
const samples = fc.sample(navigation, runs).map(resolveRandom);

/** Checks a property of the model on random trees; a tree that it does not hold for is made as small as it gets. */
function always(check: (model: NavigationModel) => void): void {
  for (const model of samples)
    try {
      check(model);
    } catch (error) {
      const property = fc.property(navigation, (one) => check(resolveRandom(one)));
      fc.assert(property, runs);
      throw error;
    }
}

/** Every place with its route. */
function placesOf(model: NavigationModel): readonly { route: string; place: Place }[] {
  return [...model.pages].flatMap(([route, { places }]) => places.map((place) => ({ route, place })));
}

/** All page references of a navigation as written, each with the pointer of its element. */
function refsOf(level: NavigationLevel): readonly { text: string; pointer: string; owner: string }[] {
  return level.entries.flatMap((entry) =>
    entry.kind === 'ref'
      ? [{ text: entry.text, pointer: entry.pointer, owner: level.pointer }]
      : refsOf(entry),
  );
}

/** Whether an element has a row, or a root page, that a reference of the random trees may stand for. */
function leadsTo(text: string, owner: NavRoot | NavElement | undefined): boolean {
  const rows = owner?.children ?? [];
  if (text.includes('#')) return rows.some((row) => row.kind === 'link' && row.href.endsWith('#part'));
  const method = /(\w+) \S+$/.exec(text)?.[1]?.toUpperCase();
  const known: Readonly<Record<string, string>> = {
    index: '/',
    case: '/Case',
    'with%20space': '/with%20space',
  };
  const route = known[text] ?? `/${text.replace(/^\//, '')}`;
  if (method === undefined && owner?.kind !== 'root' && owner?.root === route) return true;
  return rows.some((row) => {
    if (row.kind !== 'page' && row.kind !== 'endpoint') return false;
    return method === undefined ? row.route === route : row.method === method;
  });
}

describe('in every navigation', () => {
  it('the random trees are worth looking at', () => {
    const seen = new Set<string>();
    let deepest = 0;
    always((model) => {
      for (const { node, trail } of walk(model.root)) {
        seen.add(node.kind);
        deepest = Math.max(deepest, trail.length);
      }
    });
    expect([...seen].sort()).toEqual(
      'anchor dropdown endpoint group item language link page product tab version'.split(' '),
    );
    expect(deepest).toBeGreaterThan(3);
  });

  it('ids are unique and say where the node stands', () => {
    always((model) => {
      const ids = [...walk(model.root)].map(({ node }) => node.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { node } of walk(model.root)) {
        let found: NavNode | undefined;
        let children = model.root.children;
        for (const index of node.id.split('.')) {
          found = children[Number(index)];
          children = found !== undefined && isElement(found) ? found.children : [];
        }
        expect(found).toBe(node);
      }
    });
  });

  it('every page reference leads to a row of its element, or to its root page, or is reported', () => {
    fc.assert(
      fc.property(navigation, (value) => {
        const { value: model, diagnostics } = resolveNavigation({ ...input, navigation: value });
        const lost = [
          'navigation/missing-page',
          'navigation/unknown-operation',
          'navigation/excluded-operation',
        ];
        const reported = new Set(
          diagnostics.filter(({ code }) => lost.includes(code)).map(({ path }) => path),
        );
        const unread = diagnostics
          .filter(({ code }) => code === 'navigation/unknown-specification')
          .map(({ path = '' }) => path.replace(/\/openapi(?:\/.*)?$/, ''));
        const owners = ownersOf(model);
        for (const { text, pointer, owner } of refsOf(readNavigation(value).root)) {
          const isReported = reported.has(pointer);
          if (text === 'missing') expect(isReported).toBe(true);
          // Nothing can be said of operations of a specification that is not there.
          if (!isReported && !(/\S \S/.test(text) && unread.some((element) => pointer.startsWith(element))))
            expect({ text, pointer, found: leadsTo(text, owners.get(owner)) }).toMatchObject({ found: true });
        }
      }),
      runs,
    );
  });

  it('the trail of every place is a path in the tree that ends at the page', () => {
    always((model) => {
      for (const { route, place } of placesOf(model)) {
        let children: readonly NavNode[] = model.root.children;
        for (const element of place.trail) {
          expect(children).toContain(element);
          children = element.children;
        }
        const last = place.trail.at(-1);
        const row = children.find(({ id }) => id === place.node);
        if (row === undefined) expect(last).toMatchObject({ id: place.node, root: route });
        else expect(row).toMatchObject({ route });
      }
    });
  });

  it('every row and root page has a place', () => {
    always((model) => {
      const nodes = new Set(placesOf(model).map(({ place }) => place.node));
      for (const { node } of walk(model.root)) {
        if (node.kind === 'page' || node.kind === 'endpoint') expect(nodes).toContain(node.id);
        if (isElement(node) && node.root !== undefined) expect(nodes).toContain(node.id);
      }
    });
  });

  it('a hidden place has no neighbours, and two places in one container have the same', () => {
    always((model) => {
      const seen = new Map<unknown, Map<string, readonly unknown[]>>();
      for (const { route, place } of placesOf(model)) {
        const neighbours = [place.prev, place.next];
        const container = innermostContainer(model, place);
        const inContainer = seen.get(container) ?? new Map<string, readonly unknown[]>();
        seen.set(container, inContainer);
        expect(neighbours).toEqual(
          place.hidden === true ? [undefined, undefined] : (inContainer.get(route) ?? neighbours),
        );
        if (place.hidden !== true) inContainer.set(route, neighbours);
      }
    });
  });

  it('next leads through all visible pages of a container, each once, and prev leads the same way back', () => {
    always((model) => {
      const containers = new Map<unknown, Map<string, Place>>();
      for (const { route, place } of placesOf(model)) {
        if (place.hidden === true || route === '/link') continue;
        const container = innermostContainer(model, place);
        containers.set(container, new Map([...(containers.get(container) ?? []), [route, place]]));
      }
      for (const places of containers.values()) {
        const forth = follow(places, 'prev', 'next');
        expect([...forth].sort()).toEqual([...places.keys()].sort());
        expect(follow(places, 'next', 'prev')).toEqual([...forth].reverse());
      }
    });
  });

  it('breadcrumbs are the labels of the trail but for languages and versions', () => {
    always((model) => {
      for (const { place } of placesOf(model)) expect(place.breadcrumbs).toEqual(breadcrumbsOf(place.trail));
    });
  });

  it('each operation has one route in a language, and each route one page', () => {
    always((model) => {
      const routes = new Map<string, string>();
      const owners = new Map<string, string>();
      for (const { node, trail } of walk(model.root)) {
        if (node.kind !== 'endpoint' && node.kind !== 'page') continue;
        const name = node.kind === 'page' ? node.file : `${node.openapi} ${node.method} ${node.path}`;
        // A language without a name is that of the language around it.
        const language = trail.findLast(({ code }) => code !== undefined)?.code ?? '';
        const where = `${language} ${name}`;
        expect(routes.get(where) ?? node.route).toBe(node.route);
        expect(owners.get(node.route) ?? name).toBe(name);
        routes.set(where, node.route);
        owners.set(node.route, name);
      }
    });
  });

  it('the first page of an element is inside it, and not hidden there', () => {
    always((model) => {
      for (const element of elementsOf(model)) {
        const first = firstPage(element);
        const places = model.pages.get(first ?? '')?.places ?? [];
        const inside = places.filter(({ trail }) => trail.includes(element));
        if (first === undefined) continue;
        expect(inside.some(({ hidden }) => hidden !== true || element.hidden === true)).toBe(true);
      }
    });
  });

  it('every switch leads to a visible page inside the sibling, or out if that links', () => {
    always((model) => {
      for (const { route, place } of placesOf(model)) {
        for (const element of place.trail) {
          for (const sibling of siblingsAt(model, place, element))
            checkSwitch(model, { route, place, sibling });
        }
      }
    });
  });

  it('at each level one version and one language is the default', () => {
    always((model) => {
      for (const parent of [model.root, ...elementsOf(model)]) {
        const elements = parent.children.filter(isElement).filter(({ global }) => global !== true);
        for (const kind of ['version', 'language']) {
          const among = elements.filter((element) => element.kind === kind);
          expect(among.filter((element) => element.default === true).length).toBe(Math.min(1, among.length));
        }
      }
    });
  });

  it('global links stand last among the children of the element that declares them', () => {
    always((model) => {
      for (const parent of [model.root, ...elementsOf(model)]) {
        const isGlobal = parent.children.map((node) => isElement(node) && node.global === true);
        expect(isGlobal).toEqual(isGlobal.toSorted());
      }
    });
  });

  it('nothing inside a hidden element is shown', () => {
    always((model) => {
      for (const { node, trail } of walk(model.root)) {
        if (node.kind !== 'link' && trail.some(({ hidden }) => hidden === true))
          expect(node.hidden).toBe(true);
      }
    });
  });

  it('the order in which page files are found changes nothing', () => {
    fc.assert(
      fc.property(
        navigation,
        fc.shuffledSubarray([...files], { minLength: files.length }),
        (value, shuffled) => {
          const { value: one, diagnostics: first } = resolveNavigation({ ...input, navigation: value });
          const { value: two, diagnostics: second } = resolveNavigation({
            ...input,
            pages: shuffled,
            navigation: value,
          });
          expect(two).toEqual(one);
          expect(second).toEqual(first);
        },
      ),
      runs,
    );
  });

  it('the input is left as it was, and the JSON form survives a round trip', () => {
    fc.assert(
      fc.property(navigation, (value) => {
        const before = JSON.stringify(value);
        const json = navigationToJson(resolveRandom(value));
        expect(JSON.stringify(value)).toBe(before);
        expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      }),
      runs,
    );
  });

  it('any JSON value at all is accepted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, api) => {
        expect(resolveRandom(value).root.kind).toBe('root');
        expect(
          resolveNavigation({ ...input, navigation: value, api: { openapi: api } }).value.root.kind,
        ).toBe('root');
      }),
      runs,
    );
  });
});

/** The routes of a container from the page without a neighbour on one side on to the other side. */
function follow(
  places: ReadonlyMap<string, Place>,
  from: 'prev' | 'next',
  to: 'prev' | 'next',
): readonly string[] {
  const routes: string[] = [];
  let route = [...places].find(([, place]) => place[from] === undefined)?.[0];
  while (route !== undefined && !routes.includes(route)) {
    routes.push(route);
    route = places.get(route)?.[to];
  }
  return routes;
}

/** Elements by the pointer of what the author wrote; of generated groups, the element that they are in. */
function ownersOf(model: NavigationModel): ReadonlyMap<string, NavRoot | NavElement> {
  const outermostLast = elementsOf(model).toReversed();
  return new Map<string, NavRoot | NavElement>([
    ...outermostLast.map((element) => [element.pointer, element] as const),
    ['/navigation', model.root],
  ]);
}

function elementsOf(model: NavigationModel): readonly NavElement[] {
  return [...walk(model.root)].map(({ node }) => node).filter(isElement);
}

function checkSwitch(
  model: NavigationModel,
  { route, place, sibling }: { route: string; place: Place; sibling: NavElement },
): void {
  const target = createSwitch(model)(route, place, sibling);
  if (sibling.kind === 'item' || sibling.kind === 'product') {
    expect(target).toBe(sibling.target);
  } else if (place.trail.includes(sibling)) {
    expect(target).toBe(route);
  } else if (target === undefined || target === sibling.target) {
    // The link that it holds, the page that it begins with, or nothing at all.
    expect(target).toBe(firstPage(sibling) ?? sibling.target);
  } else {
    const inside = model.pages.get(target)?.places.filter(({ trail }) => trail.includes(sibling)) ?? [];
    expect(inside.some(({ hidden }) => hidden !== true)).toBe(true);
  }
}
