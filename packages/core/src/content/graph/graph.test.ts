import { expect, it } from 'vitest';
import { resolveNavigation } from '../../navigation/index.ts';
import { createLinks } from '../addresses/link.ts';
import { NO_REDIRECTS } from '../addresses/redirects.ts';
import { readPageHead } from '../heads/read-page-head.ts';
import { listPages } from './graph.ts';

it('listPages knows page files and generated pages, and links know them all', () => {
  const heads = ['z.mdx', 'b.mdx', 'a.mdx'].map((file) => readPageHead(file, '---\ntitle: T\n---\n').value);
  const catalog = {
    specifications: [
      { source: 'api.json', operations: [{ method: 'GET', path: '/x', title: 'Get x', tags: [] }], tags: [] },
    ],
  };
  const navigation = resolveNavigation({
    navigation: { openapi: 'api.json', pages: ['z', 'GET /x'] },
    pages: heads,
    catalog,
  }).value;
  const pages = listPages({
    navigation,
    heads: new Map(heads.map((head) => [head.route, head])),
    seo: { indexing: 'all' },
  });
  const links = createLinks({
    routes: pages.keys(),
    files: ['logo.png'],
    redirects: NO_REDIRECTS,
    urls: { base: '/docs', trailingSlash: true },
    home: navigation.home,
  });
  const [, endpoint = ''] = [...navigation.pages.keys()];
  expect([...pages.keys()]).toEqual(['/z', endpoint, '/a', '/b']);
  expect(pages.get('/z')).toMatchObject({ title: 'T', head: heads[0] });
  expect(pages.get(endpoint)).toMatchObject({ title: 'Get x', placed: { route: endpoint } });
  expect(pages.get('/a')?.visibility.sitemap).toBe(true);
  expect(links.resolve('/docs/a')).toEqual({ kind: 'page', route: '/a' });
  expect(links.resolve(endpoint)).toEqual({ kind: 'page', route: endpoint });
  expect(links.resolve('/logo.png').kind).toBe('file');
  expect(links.resolve('/')).toEqual({ kind: 'page', route: '/z' });
});
