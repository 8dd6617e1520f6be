import { schemeOf } from '@waymark/core/content';
import { fileAddress, pageAddress } from '../site-address.ts';
import type { Emit } from '../site-model.ts';

/** Where clients look for the APIs of a site: https://www.rfc-editor.org/rfc/rfc9727 */
export const API_CATALOG = '.well-known/api-catalog';

/** Its media type, which no ending says. */
export const CATALOG_TYPE = 'application/linkset+json';

/** The specifications that the site serves, or that are served elsewhere; no file where there are none. */
export const emitApiCatalog: Emit = (site) => {
  const assets = new Set(site.assets);
  const linkset = site.specifications.flatMap(({ source, title }) => {
    const isOutside = schemeOf(source) !== undefined;
    if (!isOutside && !assets.has(source)) return [];
    const href = isOutside ? source : fileAddress(site, source);
    return [{ anchor: pageAddress(site, '/'), 'service-desc': [{ href, title }] }];
  });
  if (linkset.length === 0) return [];
  return [{ path: API_CATALOG, content: `${JSON.stringify({ linkset }, null, 2)}\n` }];
};
