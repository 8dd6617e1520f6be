import { pageAddress } from '../addresses.ts';
import { jsonFile } from '../output-file.ts';
import type { Emit } from '../site-model.ts';
import { servedSpecifications } from './served-specifications.ts';

/** Where clients look for the APIs of a site: https://www.rfc-editor.org/rfc/rfc9727 */
export const API_CATALOG = '.well-known/api-catalog';

/** Its media type, which no ending says. */
export const CATALOG_TYPE = 'application/linkset+json';

/** The specifications that can be fetched; no file where there are none. */
export const emitApiCatalog: Emit = (site) => {
  const anchor = pageAddress(site, '/');
  const linkset = servedSpecifications(site).map(({ address, title }) => ({
    anchor,
    'service-desc': [{ href: address, title }],
  }));
  return linkset.length === 0 ? [] : [jsonFile(API_CATALOG, { linkset })];
};
