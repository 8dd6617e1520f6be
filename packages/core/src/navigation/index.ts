/** Navigation. In: a docs.json value, page heads, an operation catalogue. Out: the model. No I/O, browser-safe. */
export type { ApiCatalog, CatalogOperation, CatalogSpecification, CatalogTag } from './api-catalog.ts';
export { firstPage } from './first-page.ts';
export type { Language } from './languages.ts';
export { findLanguage, languages } from './languages.ts';
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
export type { NavigationInput } from './resolve.ts';
export { resolveNavigation } from './resolve.ts';
export { innermostContainer } from './trail.ts';
export type { Step } from './walk.ts';
export { findPlace, isElement, walk } from './walk.ts';
