import type { Locate } from '../config/locate.ts';
import type { PageHead } from '../content/page-head.ts';
import type { Outcome } from '../diagnostics/index.ts';
import type { ApiCatalog } from './api-catalog.ts';
import { checkNavigation } from './checks.ts';
import { resolveChildren } from './containers.ts';
import { createEndpointRoutes } from './endpoint-routes.ts';
import { firstPageAmong } from './first-page.ts';
import { checkAttachment, rootScope } from './inherit.ts';
import type { NavigationModel, NavRoot } from './model.ts';
import { createOperationIndex } from './operation-index.ts';
import { ownsRoute } from './operations.ts';
import { createPageIndex } from './page-index.ts';
import { placePages } from './places.ts';
import { objectOf, present } from './plain-json.ts';
import type { Run } from './run.ts';
import { placementsOf } from './trail.ts';

/** What the navigation is made from. */
export interface NavigationInput {
  /** The `navigation` value of docs.json with `$ref` files merged. Malformed parts are left out without a word. */
  readonly navigation: unknown;
  /** The `api` value of docs.json; its `openapi` is the site-wide default. */
  readonly api?: { readonly openapi?: unknown } | undefined;
  /** Every page file of the project, in any order. */
  readonly pages: readonly PageHead[];
  readonly catalog: ApiCatalog;
  /** Finds where a value was written; without it diagnostics have only a JSON pointer. */
  readonly locate?: Locate | undefined;
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
export function resolveNavigation(input: NavigationInput): Outcome<NavigationModel> {
  const pages = createPageIndex(input.pages);
  const operations = createOperationIndex(input.catalog);
  const run: Run = {
    pages,
    operations,
    routes: createEndpointRoutes((route, operation) => {
      const head = pages.byRoute(route);
      if (head === undefined) return 'free';
      return ownsRoute(operations, head, operation) ? 'same' : 'taken';
    }),
    locate: input.locate,
    diagnostics: [],
    listed: new Map(),
    pointers: new Map(),
    surveys: new Map(),
  };
  const navigation = objectOf(input.navigation) ?? {};
  const scope = rootScope(run, navigation, input.api?.openapi);
  checkAttachment(run, scope.attachment);
  const root = present<NavRoot>({
    kind: 'root',
    openapi: scope.attachment?.owner === undefined ? undefined : scope.attachment.specifications[0]?.source,
    children: resolveChildren(run, navigation, scope),
  });
  const home = pages.byRoute('/') === undefined ? firstPageAmong(root.children) : '/';
  const placed = placePages(placementsOf(root), run.listed);
  const value = present<NavigationModel>({ root, pages: placed, home });
  checkNavigation(run, value);
  return { value, diagnostics: run.diagnostics };
}
