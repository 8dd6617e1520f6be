import type { Locate } from '../../config/json/locate.ts';
import { present } from '../../config/json/plain-json.ts';
import { type NavigationTree, pageRefsBelow } from '../../config/navigation/navigation-tree.ts';
import { readNavigation } from '../../config/navigation/read-navigation.ts';
import type { PageHead } from '../../content/heads/page-head.ts';
import type { Outcome } from '../../diagnostics/index.ts';
import type { ApiCatalog } from '../operations/api-catalog.ts';
import { createEndpointRoutes } from '../operations/endpoint-routes.ts';
import { createOperationIndex } from '../operations/operation-index.ts';
import { ownsRoute } from '../operations/operations.ts';
import { createPageIndex, normalizeRef } from '../pages/page-index.ts';
import { placePages } from '../pages/place-pages.ts';
import { placementsOf } from '../pages/trail.ts';
import { firstPageAmong } from '../queries/first-page.ts';
import { checkPlaces } from './checks.ts';
import { checkAttachments, rootScope } from './inherit.ts';
import type { NavigationModel, NavRoot } from './model.ts';
import { resolveChildren } from './resolve-children.ts';
import type { Run } from './run.ts';

/** What a navigation refers to. */
export interface NavigationFacts {
  /** Every page file of the project, in any order. */
  readonly pages: readonly PageHead[];
  readonly catalog: ApiCatalog;
  /** Routes of files that another one keeps from being the page there. */
  readonly doubles?: ReadonlyMap<string, string>;
  /** Files that stand in the project and cannot be read, each with what it is, in words that follow "it". */
  readonly leftOut?: ReadonlyMap<string, string>;
  /** Finds where a value was written; without it diagnostics have only a JSON pointer. */
  readonly locate?: Locate | undefined;
}

/** What the navigation is made from. */
export interface NavigationInput extends NavigationFacts {
  /** The `navigation` value of docs.json with `$ref` files merged. Malformed parts are left out without a word. */
  readonly navigation: unknown;
  /** The `api` value of docs.json; its `openapi` is the site-wide default. */
  readonly api?: { readonly openapi?: unknown } | undefined;
}

/**
 * Resolves the navigation of a site: the tree with every reference followed, and the places of every page in it.
 *
 * @example
 * const { value, diagnostics } = resolveNavigation({
 *   navigation: { tabs: [{ tab: 'Guides', pages: ['intro'] }] },
 *   pages: heads,
 *   catalog: { specifications: [] },
 * });
 */
export function resolveNavigation({ navigation, api, ...facts }: NavigationInput): Outcome<NavigationModel> {
  return resolveTree(readNavigation(navigation, api), facts);
}

/** The same for a navigation that was read, as `readConfig` does. */
export function resolveTree(tree: NavigationTree, facts: NavigationFacts): Outcome<NavigationModel> {
  const run = createRun(facts, tree);
  const scope = rootScope(run, tree);
  const { openapi } = scope.attachments;
  checkAttachments(run, Object.values(scope.attachments));
  const root = present<NavRoot>({
    kind: 'root',
    openapi: openapi?.owner === undefined ? undefined : openapi.specifications[0]?.source,
    children: resolveChildren(run, tree.root, scope),
  });
  const isAtRoot = run.pages.byRoute('/') !== undefined;
  const placed = placePages(placementsOf(root), run.listed);
  const home = isAtRoot
    ? '/'
    : (firstPageAmong(root.children) ?? firstFile(facts.pages) ?? firstHidden(placed.keys(), facts.pages));
  const value = present<NavigationModel>({ root, pages: placed, home });
  checkPlaces(run, value);
  return { value, diagnostics: run.diagnostics };
}

/** Where the way in leads if the navigation names no page: one that readers may see, the same in any order of files. */
function firstFile(pages: readonly PageHead[]): string | undefined {
  const open = pages.filter(
    ({ url, hidden, forMembers }) => url === undefined && hidden !== true && forMembers !== true,
  );
  return open.map(({ route }) => route).sort()[0];
}

/** Where it leads if every page is hidden: hidden pages can be reached, and something has to stand at the root. */
function firstHidden(placed: Iterable<string>, pages: readonly PageHead[]): string | undefined {
  const files = pages.filter(({ url, forMembers }) => url === undefined && forMembers !== true);
  const routes = new Set(files.map(({ route }) => route));
  const withFile = new Set(pages.map(({ route }) => route));
  return [...placed, ...[...routes].sort()].find((route) => routes.has(route) || !withFile.has(route));
}

function createRun(facts: NavigationFacts, { root }: NavigationTree): Run {
  let written: ReadonlySet<string> | undefined;
  const pages = createPageIndex(facts.pages, facts.doubles);
  const operations = createOperationIndex(facts.catalog);
  return {
    pages,
    leftOut: facts.leftOut ?? new Map(),
    operations,
    routes: createEndpointRoutes((route, operation) => {
      const head = pages.byRoute(route);
      if (head === undefined) return 'free';
      return ownsRoute(operations, head, operation) ? 'same' : 'taken';
    }),
    locate: facts.locate,
    diagnostics: [],
    listed: new Map(),
    pointers: new Map(),
    surveys: new Map(),
    written: () => {
      written ??= new Set(pageRefsBelow(root).map(({ text }) => normalizeRef(text)));
      return written;
    },
  };
}
