/** Navigation. In: a docs.json value, page heads, an operation catalogue. Out: the model. Imports `config` and `diagnostics` only; no I/O. */

export type { Language } from '../config/languages.ts';
export { findLanguage, languages } from '../config/languages.ts';
export { addressProblem } from './address-problem.ts';
export type { ApiCatalog, CatalogOperation, CatalogSpecification, CatalogTag } from './api-catalog.ts';
export { firstPage } from './first-page.ts';
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
} from './model.ts';
export { findPlace, innermostContainer, siblingsAt, sidebarNodes } from './queries.ts';
export type { NavigationFacts, NavigationInput } from './resolve.ts';
export { resolveNavigation, resolveTree } from './resolve.ts';
export { createSwitch, type Switch } from './switch-target.ts';
export type {
  ElementJson,
  EndpointJson,
  LinkJson,
  NavigationJson,
  NodeJson,
  PageJson,
  PlacedPageJson,
  PlaceJson,
} from './to-json.ts';
export { navigationToJson } from './to-json.ts';
export type { Step } from './walk.ts';
export { isElement, walk } from './walk.ts';
