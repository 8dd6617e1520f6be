/** Navigation. In: a docs.json value, page heads, an operation catalogue. Out: the model. No I/O, browser-safe. */
export type { ApiCatalog, CatalogOperation, CatalogSpecification, CatalogTag } from './api-catalog.ts';
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
