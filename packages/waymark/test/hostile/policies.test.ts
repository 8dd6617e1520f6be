import { afterAll, expect, it } from 'vitest';
import { TRUSTED, UNTRUSTED } from '../../src/project/trust.ts';
import { buildProject, docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

/** A site with documents beside its pages: navigation of further places, the list of them, rows of a large group, forwarding pages. */
function manyPlaces(): string {
  const names = Array.from({ length: 400 }, (_, at) => `p${at}`);
  const rows = { group: 'Large', expanded: false, pages: names };
  const tabs = Array.from({ length: 24 }, (_, at) => ({
    tab: `Tab ${at}`,
    pages: ['a', `b${at}`, ...(at === 0 ? [rows] : [])],
  }));
  const pages = ['a', ...tabs.map((_, at) => `b${at}`), ...names];
  const config = {
    redirects: [{ source: '/old', destination: '/a' }],
    navbar: { links: [{ type: 'github', href: 'https://github.com/example/example' }] },
  };
  return writeProject({
    'docs.json': docsJson({ tabs }, config),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, 'Text\n'])),
  });
}

it.each([
  ['a stranger', UNTRUSTED.all],
  ['its owner', TRUSTED],
])('gives all documents of %s the policy of the pages', async (_, trust) => {
  const site = await buildProject(manyPlaces(), { trust });
  const documents = site.files.filter((path) => path.endsWith('.html'));
  const beside = documents.filter((path) => path.startsWith('_waymark/')).map((path) => site.read(path));
  expect(beside.some((html) => html.includes('data-tab-bars='))).toBe(true);
  expect(beside.some((html) => html.includes('<nav aria-label'))).toBe(true);
  const policyOf = (path: string): string | undefined =>
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(site.read(path))?.[1];
  const policy = policyOf('a/index.html');
  expect(policy?.includes('https:')).toBe(trust === TRUSTED);
  expect(documents.filter((path) => policyOf(path) !== policy)).toEqual([]);
});
