import { fileAddress, hasOrigin } from '../addresses.ts';
import type { Emit } from '../site-model.ts';

/** `robots.txt`: everything may be read; names the sitemap where its address is known, because it must be absolute. */
export const emitRobots: Emit = (site) => {
  const sitemap = hasOrigin(site) ? `\nSitemap: ${fileAddress(site, 'sitemap.xml')}\n` : '';
  return [{ path: 'robots.txt', content: `User-agent: *\nAllow: /\n${sitemap}` }];
};
