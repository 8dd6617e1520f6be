import { expect, it } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import { emitRobots } from './robots.ts';

it('names the sitemap only by a full address', () => {
  const site = { navigation: { pages: [] }, pages: {}, base: '/docs' };
  expect(emitRobots(createTestSite(site))).toEqual([
    { path: 'robots.txt', content: 'User-agent: *\nAllow: /\n' },
  ]);
  expect(emitRobots(createTestSite({ ...site, siteUrl: 'https://example.com' }))).toEqual([
    {
      path: 'robots.txt',
      content: 'User-agent: *\nAllow: /\n\nSitemap: https://example.com/docs/sitemap.xml\n',
    },
  ]);
});
