import { forwardingDocument } from './redirects.ts';
import type { Emit } from './site-model.ts';

/** `index.html` of a site without a page at `/`: leads to the first page of the navigation. */
export const emitHome: Emit = (site) => {
  const { home } = site.navigation;
  if (home === undefined || site.graph.pages.has('/') || site.graph.redirects.exact.has('/')) return [];
  return [{ path: 'index.html', content: forwardingDocument(home, site) }];
};
