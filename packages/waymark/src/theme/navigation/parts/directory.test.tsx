import type { DocsConfig } from '@waymark/core/config';
import { createLinks, listPages, NO_REDIRECTS } from '@waymark/core/content';
import { describe, expect, it } from 'vitest';
import { contentHash } from '../../../project/files/hash.ts';
import { createTheme, loadUiText } from '../../index.ts';
import { headOf, NO_ASSETS, navigationOf, textOfPieces } from '../../testing/site.ts';

const textIn = await loadUiText([]);

const heads = ['top', 'a', 'b', 'c', 'secret', 'deep', 'd', 'tab'].map((name) =>
  headOf(name, {
    title: `Page ${name}`,
    description: name === 'a' ? 'Of **all** [pages](/b).' : `About ${name}`,
    ...(name === 'b' ? { icon: 'anchor' } : {}),
    ...(name === 'secret' ? { hidden: true } : {}),
  }),
);

/** The body that the theme draws for a page, and its stylesheets. */
function draw(navigation: object, route: string, bodyHtml = '<p>Body</p>'): string {
  const model = navigationOf(navigation, heads);
  const byRoute = new Map(heads.map((each) => [each.route, each]));
  const theme = createTheme(
    {
      config: { theme: 'mint', name: 'Acme', colors: { primary: '#16a34a' }, navigation } as DocsConfig,
      navigation: model,
      heads: byRoute,
      links: createLinks({
        routes: listPages({ navigation: model, heads: byRoute }).keys(),
        files: [],
        redirects: NO_REDIRECTS,
        urls: { base: '/docs', trailingSlash: true },
      }),
      base: '/docs',
      generator: '',
      assets: {
        ...NO_ASSETS,
        partsCss: (parts) => (parts.includes('directory') ? '/directory.css' : undefined),
      },
    },
    { icon: (value) => `(${String(value)})`, textIn, hash: contentHash },
  );
  const { html } = theme.renderDocument({
    route,
    title: route,
    mode: 'default',
    toc: [],
    parts: [],
    bodyHtml,
    stylesheets: [],
  });
  return textOfPieces(html);
}

const listing = (html: string): string => /<nav class="directory".*?<\/nav>/s.exec(html)?.[0] ?? '';
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const linksOf = (html: string): string[] =>
  Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href);

const inner = { group: 'Inner', icon: 'leaf', root: 'deep', pages: ['d'] };
const group = { group: 'Top', root: 'top', pages: ['a', 'secret', inner, 'b', 'top', '#part'] };

describe('the listing of a root page', () => {
  it('shows pages and groups as cards, after the content', () => {
    const html = draw({ groups: [{ ...group, directory: 'card' }] }, '/top');
    expect(html.indexOf('<nav class="directory"')).toBeGreaterThan(html.indexOf('<p>Body</p>'));
    expect(textOf(listing(html))).toBe(
      'Page a Of all pages. (leaf) Inner About deep (anchor) Page b About b Part',
    );
    expect(linksOf(listing(html))).toEqual(['/docs/a/', '/docs/deep/', '/docs/b/', '#part']);
    expect(listing(html).match(/class="directory-card directory-(?:page|group)"/g)).toHaveLength(4);
    expect(html).toContain('/directory.css');
  });

  it('shows groups as rows that open, with their own page first', () => {
    const html = listing(draw({ groups: [{ ...group, directory: 'accordion' }] }, '/top'));
    const opened = /<details>.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(textOf(opened)).toBe('(leaf) Inner About deep Page deep About deep Page d About d');
    expect(linksOf(opened)).toEqual(['/docs/deep/', '/docs/d/']);
  });

  it('is asked for above, and overridden anywhere', () => {
    const around = { directory: 'card', groups: [group] };
    expect(listing(draw(around, '/top'))).not.toBe('');
    expect(listing(draw(around, '/deep'))).not.toBe('');
    expect(listing(draw({ ...around, groups: [{ ...group, directory: 'none' }] }, '/top'))).toBe('');
    expect(listing(draw({ ...around, groups: [{ ...group, directory: 'none' }] }, '/deep'))).toBe('');
  });

  it('stands on root pages of other elements too', () => {
    const html = listing(
      draw({ tabs: [{ tab: 'T', root: 'tab', directory: 'card', groups: [group] }] }, '/tab'),
    );
    expect(linksOf(html)).toEqual(['/docs/top/']);
  });

  it.each([
    ['without the key', { groups: [group] }, '/top'],
    ['on other pages', { groups: [{ ...group, directory: 'card' }] }, '/a'],
    ['without a root page', { groups: [{ group: 'Top', directory: 'card', pages: ['a', 'b'] }] }, '/a'],
    [
      'with nothing to list',
      { groups: [{ group: 'Top', root: 'top', directory: 'card', pages: [] }] },
      '/top',
    ],
  ])('is not there %s', (_, navigation, route) => {
    const html = draw(navigation, route);
    expect(listing(html)).toBe('');
    expect(html).not.toContain('/directory.css');
  });
});
