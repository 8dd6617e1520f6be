import type { DocsConfig } from '@waymark/core/config';
import { createLinks, NO_REDIRECTS } from '@waymark/core/content';
import type { NavigationModel, Place } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { contentHash } from '../../../project/files/hash.ts';
import { viewConfig } from '../../config-view.ts';
import { headOf, NO_ASSETS, navigationOf, textOfPieces } from '../../testing/site.ts';
import type { ThemeSite } from '../../theme-site.ts';
import { loadUiText } from '../../words/ui-text.ts';
import { viewChrome } from '../chrome.ts';
import { createScale } from '../weight.ts';
import { buildSidebar, renderSidebarFor, type Sidebar } from './sidebar.tsx';

const textIn = await loadUiText([]);

const NAVIGATION = {
  pages: ['loose', '#anchor'],
  groups: [
    {
      group: 'Top',
      root: 'top',
      pages: ['a', { group: 'In', pages: ['b', { group: 'Deep', expanded: true, pages: ['c'] }] }],
    },
    { group: 'Folded', expanded: false, pages: ['d', { group: 'Rooted', root: 'e', pages: ['f'] }] },
  ],
};
const HEADS = [...'abcdef', 'loose', 'top'].map((name) => headOf(name));

const navigation = navigationOf(NAVIGATION, HEADS);
const site: ThemeSite = {
  isClosed: false,
  config: viewConfig({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#000' },
    navigation: {},
  } as DocsConfig),
  navigation,
  heads: new Map(),
  links: createLinks({
    routes: navigation.pages.keys(),
    files: [],
    redirects: NO_REDIRECTS,
    urls: { base: '', trailingSlash: true },
  }),
  base: '',
  feedback: { thumbs: false, edits: false, issues: false },
  assets: NO_ASSETS,
  generator: '',
  imageSize: () => undefined,
  switchTo: () => undefined,
  hasSharedPages: false,
  homeOf: () => undefined,
  icon: () => null,
  textIn,
  hash: contentHash,
};

/** The sidebar of a navigation, of which all pages hold all. */
function sidebarOf(model: NavigationModel, config = site.config): Sidebar {
  return buildSidebar({
    nodes: viewChrome(model, undefined).rows,
    site: { ...site, navigation: model, config },
    text: textIn('en'),
    room: 10_000,
    scale: createScale(() => ''),
  });
}

const sidebar = sidebarOf(navigation);

/** Labels of the elements that carry an attribute, read from the markup without any knowledge of marks. */
function labelsWith(html: string, attribute: RegExp): string[] {
  return Array.from(html.matchAll(/<(a|details|div) [^>]*>(?:<span[^>]*>([^<]*))?/g))
    .filter(([tag]) => attribute.test(tag.slice(0, tag.indexOf('>'))))
    .map(([tag, , text]) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? text ?? '')
    .sort();
}

function placeOf(route: string): Place | undefined {
  return navigation.pages.get(route)?.places[0];
}

describe('renderSidebarFor', () => {
  it.each(HEADS.map(({ route }) => route))('%s differs from the shared rows only by its marks', (route) => {
    const html = textOfPieces(renderSidebarFor(sidebar, placeOf(route)));
    const bare = html.replace(/ data-active| aria-current="(?:page|true)"/g, '').replaceAll(' open>', '>');
    expect(bare).toBe(textOfPieces(renderSidebarFor(sidebar, undefined)).replaceAll(' open>', '>'));
  });

  it.each([
    ['/loose', [], 'loose'],
    ['/top', ['Top'], 'Top'],
    ['/a', ['Top'], 'a'],
    ['/c', ['Deep', 'In', 'Top'], 'c'],
    ['/e', ['Folded', 'Rooted'], 'Rooted'],
    ['/f', ['Folded', 'Rooted'], 'f'],
  ])('%s marks its groups and its own row', (route, groups, current) => {
    const html = textOfPieces(renderSidebarFor(sidebar, placeOf(route)));
    const active = labelsWith(html, / data-active/).filter(
      (label) => label !== current || groups.includes(label),
    );
    expect(active).toEqual(groups);
    expect(labelsWith(html, /aria-current="page"/)).toEqual([current]);
  });

  it('has no mark of its own for a page outside', () => {
    expect(textOfPieces(renderSidebarFor(sidebar, undefined))).not.toMatch(
      /data-active|aria-current|data-mark|data-branch/,
    );
  });
});

it('says the tags of groups, whatever their label is drawn as', () => {
  const deep = { group: 'Deep', tag: 'T4', root: 'e', pages: ['f'] };
  const groups = [
    { group: 'Top', tag: 'T1', pages: ['a', { group: 'In', tag: 'T2', pages: ['b'] }] },
    { group: 'Rooted', tag: 'T3', root: 'c', pages: ['d', deep] },
  ];
  const { html } = sidebarOf(navigationOf({ groups }, HEADS)).template;
  expect(html, 'a text').toContain(
    'Top</span><span class="nav-tag-pill"><span class="nav-tag-pill-text">T1</span>',
  );
  expect(html, 'a control').toContain('<summary aria-description="T2">');
  expect(html, 'a link').toContain('class="sidebar-group-header" aria-description="T3"');
  expect(html, 'a link beside a control').toMatch(/<a href="\/e\/" aria-description="T4"/);
});

it('where one group is open at a time, only groups that their author opened stay open beside it', () => {
  const groups = [
    { group: 'Written', expanded: true, pages: ['a'] },
    { group: 'First', pages: ['b'] },
    { group: 'Second', pages: ['c'] },
  ];
  const model = navigationOf({ groups: [{ group: 'Top', pages: groups }] }, HEADS);
  const htmlIn = (theme: string): string =>
    sidebarOf(model, viewConfig({ ...site.config.source, theme } as DocsConfig)).template.html;
  const sequoia = htmlIn('sequoia');
  expect(sequoia.match(/<details[^>]* name="level-1"/g)).toHaveLength(2);
  expect(sequoia).toMatch(/<details aria-label="Written"(?![^>]* name=)[^>]* open/);
  expect(htmlIn('mint')).not.toContain('name="level');
});
