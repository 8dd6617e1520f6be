/** Navigation. In: a docs.json value, page heads, an operation catalogue. Out: the model. Imports `config` and `diagnostics` only; no I/O. */

export type { Language } from '../config/settings/languages.ts';
export { findLanguage, htmlLanguage, languages } from '../config/settings/languages.ts';
export type {
  ApiCatalog,
  CatalogOperation,
  CatalogSpecification,
  CatalogTag,
} from './operations/api-catalog.ts';
export { METHODS } from './operations/endpoint-ref.ts';
export { innermost } from './operations/innermost.ts';
export { sourcesNamed } from './operations/named-sources.ts';
export { nearestOperation } from './operations/nearest-operation.ts';
export { addressProblem, ROOT_FILES } from './pages/address-problem.ts';
export { createPageIndex, type PageIndex, pageFilesOf } from './pages/page-index.ts';
export { firstPage } from './queries/first-page.ts';
export { createNearestPlace } from './queries/nearest-place.ts';
export { findPlace, innermostContainer, siblingsAt, sidebarNodes, versionsOf } from './queries/queries.ts';
export { createSwitch, findCounterpart, type Switch } from './queries/switch-target.ts';
export type {
  ElementJson,
  EndpointJson,
  LinkJson,
  NavigationJson,
  NodeJson,
  PageJson,
  PlacedPageJson,
  PlaceJson,
} from './queries/to-json.ts';
export { navigationToJson } from './queries/to-json.ts';
export type { ElementStep, Step } from './queries/walk.ts';
export { isElement, walk, walkElements } from './queries/walk.ts';
export type {
  ColorPair,
  ElementKind,
  NavElement,
  NavEndpoint,
  NavigationModel,
  NavLink,
  NavNode,
  NavPage,
  NavRoot,
  Place,
  PlacedPage,
} from './tree/model.ts';
export type { NavigationFacts, NavigationInput } from './tree/resolve.ts';
export { resolveNavigation, resolveTree } from './tree/resolve.ts';
