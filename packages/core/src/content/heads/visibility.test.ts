import { describe, expect, it } from 'vitest';
import { resolveNavigation } from '../../navigation/index.ts';
import { readPageHead } from './read-page-head.ts';
import { robotsOf, type SeoRules, visibilityOfPage } from './visibility.ts';

/** Letters of what a page is in: sidebar, search, sitemap, index, llms. */
const lettersOf = (yaml: string, navigation: unknown, seo?: SeoRules): string => {
  const head = readPageHead('p.mdx', `---\n${yaml}\n---\n`).value;
  const model = resolveNavigation({ navigation, pages: [head], catalog: { specifications: [] } }).value;
  const placed = model.pages.get('/p');
  const is = visibilityOfPage({
    route: '/p',
    head,
    ...(placed === undefined ? {} : { placed }),
    ...(seo === undefined ? {} : { seo }),
  });
  return [
    is.sidebar && 'sidebar',
    is.search && 'search',
    is.sitemap && 'sitemap',
    !is.noindex && 'index',
    is.llms && 'llms',
  ]
    .filter(Boolean)
    .join(' ');
};

const listed = { pages: ['p'] };
const hiddenGroup = { groups: [{ group: 'G', hidden: true, pages: ['p'] }] };
const hiddenTab = { tabs: [{ tab: 'T', hidden: true, pages: ['p'] }] };
const found = { tabs: [{ tab: 'T', hidden: true, searchable: true, pages: ['p'] }] };
const all = { indexing: 'all' as const };

describe('visibilityOfPage', () => {
  it.each([
    ['listed', '', listed, undefined, 'sidebar search sitemap index llms'],
    ['hidden', 'hidden: true', listed, undefined, ''],
    ['not listed', '', { pages: [] }, undefined, 'index'],
    ['not listed and hidden', 'hidden: true', { pages: [] }, undefined, ''],
    ['noindex', 'noindex: true', listed, undefined, 'sidebar'],
    ['searchable: false', 'searchable: false', listed, undefined, 'sidebar sitemap index llms'],
    ['searchable: true', 'searchable: true', listed, undefined, 'sidebar search sitemap index llms'],
    ['in a hidden group', '', hiddenGroup, undefined, ''],
    ['in a hidden tab', '', hiddenTab, undefined, ''],
    [
      'in a hidden group, hidden: false',
      'hidden: false',
      hiddenGroup,
      undefined,
      'search sitemap index llms',
    ],
    ['in a hidden, searchable tab', '', found, undefined, 'search sitemap index llms'],
    ['the same, hidden itself', 'hidden: true', found, undefined, ''],
    ['in a hidden group, all indexed', '', hiddenGroup, all, 'search sitemap index llms'],
    ['hidden, all indexed', 'hidden: true', listed, all, 'search sitemap index llms'],
    ['not listed, all indexed', '', { pages: [] }, all, 'search sitemap index llms'],
    ['noindex, all indexed', 'noindex: true', listed, all, 'sidebar'],
    ['a link', 'url: https://example.com', listed, undefined, 'sidebar index'],
    ['for members', 'groups: [staff]', listed, undefined, ''],
    ['for members, all indexed', 'groups: [staff]', { pages: [] }, all, ''],
    ['robots: noindex', 'robots: "noindex, nofollow"', listed, undefined, 'sidebar search llms'],
    [
      'no preview',
      'robots: "max-image-preview: none"',
      listed,
      undefined,
      'sidebar search sitemap index llms',
    ],
    // What takes the square of its length takes longer than a test may.
    [
      'no end of words',
      `robots: "${'max-'.repeat(500_000)}"`,
      listed,
      undefined,
      'sidebar search sitemap index llms',
    ],
    ['the site is noindex', '', listed, { metatags: { robots: 'noindex' } }, 'sidebar search llms'],
    [
      'own robots goes first',
      'robots: all',
      listed,
      { metatags: { robots: 'none' } },
      'sidebar search sitemap index llms',
    ],
  ])('%s', (_, yaml, navigation, seo, letters) => {
    expect(lettersOf(yaml, navigation, seo)).toBe(letters);
  });

  it('knows generated pages, which have no front matter', () => {
    const placed = { route: '/e', title: 'E', places: [], hidden: false, indexed: true };
    expect(visibilityOfPage({ route: '/e', placed })).toEqual({
      sidebar: true,
      search: true,
      sitemap: true,
      noindex: false,
      llms: true,
      markdown: true,
    });
  });
});

it('is in no sitemap where a page is for the members that the site is made for', () => {
  const { value: head } = readPageHead('p.mdx', '---\ngroups: [staff]\n---\n', { groups: ['staff'] });
  const placed = { route: '/p', title: 'P', places: [], hidden: false, indexed: true };
  expect(visibilityOfPage({ route: '/p', head, placed })).toMatchObject({ search: true, sitemap: false });
});

it('is nowhere, not as Markdown either, where a redirect leads on from its address', () => {
  const placed = { route: '/e', title: 'E', places: [], hidden: false, indexed: true };
  const { sidebar: _, ...told } = visibilityOfPage({ route: '/e', placed, isForwarded: true });
  expect(Object.entries(told).filter(([, value]) => value)).toEqual([]);
});

describe('robotsOf', () => {
  const seo = {
    metatags: { robots: 'site' },
    paths: [
      { path: '/a', metatags: { robots: 'a' } },
      { path: 'a/b/*', metatags: { robots: 'b' } },
      { path: '/a/b/c', metatags: { description: 'no robots' } },
      { path: '/z/', metatags: { robots: 'z' } },
    ],
  };
  it.each([
    ['/a', 'a'],
    ['/a/x', 'a'],
    ['/ab', 'site'],
    ['/a/b', 'b'],
    ['/a/b/c', 'b'],
    ['/z/y', 'z'],
    ['/other', 'site'],
  ])('%s', (route, robots) => {
    expect(robotsOf({ route, seo })).toBe(robots);
  });

  it('reads what a page writes, as text or as a list', () => {
    const headOf = (robots: string) => readPageHead('a.mdx', `---\nrobots: ${robots}\n---\n`).value;
    expect(robotsOf({ route: '/a', seo, head: headOf('noindex, nofollow') })).toBe('noindex, nofollow');
    const head = headOf('[noindex, nofollow]');
    expect(robotsOf({ route: '/a', seo, head })).toBe('noindex, nofollow');
    expect(visibilityOfPage({ route: '/a', head }).noindex).toBe(true);
  });

  it('takes the root folder for every page', () => {
    expect(robotsOf({ route: '/x', seo: { paths: [{ path: '/', metatags: { robots: 'r' } }] } })).toBe('r');
    expect(robotsOf({ route: '/x' })).toBeUndefined();
  });
});
