import { describe, expect, it } from 'vitest';
import { element, page, placed, resolve } from '../../../test/navigation-input.ts';
import { createSwitch } from './switch-target.ts';
import { isElement } from './walk.ts';

function switched(navigation: unknown, files: string, route: string, to: string): string | undefined {
  const { model } = resolve(navigation, { pages: files });
  const [place] = placed(model, route).places;
  if (place === undefined) throw new Error('a page without a place');
  return createSwitch(model)(route, place, element(model, to));
}

const versions = (...entries: [string, unknown][]): unknown => ({
  versions: entries.map(([version, content]) => ({ version, ...(content as object) })),
});
const group = (label: string, ...pages: unknown[]): unknown => ({ group: label, pages });

describe('switching', () => {
  it('stays on a page that the sibling lists too', () => {
    const navigation = versions(
      ['1', { pages: ['a', 'x'] }],
      ['2', { pages: ['b', { group: 'G', pages: ['x'] }] }],
    );
    expect(switched(navigation, 'a b x', '/x', '2')).toBe('/x');
  });

  it('to the current element stays on the page', () => {
    expect(
      switched(versions(['1', { pages: ['a', 'b'] }], ['2', { pages: ['c'] }]), 'a b c', '/b', '1'),
    ).toBe('/b');
  });

  it.each([
    ['v1', 'v2', 'v1/start v1/deep/x', 'v2/other v2/deep/x', '/v1/deep/x', '/v2/deep/x'],
    [
      '1.0',
      '2.0',
      'docs/v1.0/a/start docs/v1.0/b',
      'docs/v2.0/z docs/v2.0/b',
      '/docs/v1.0/b',
      '/docs/v2.0/b',
    ],
    [
      'v1.0 (old)',
      'v2.0 (latest)',
      'docs/1.0/start docs/1.0/b',
      'docs/2.0/z docs/2.0/b',
      '/docs/1.0/b',
      '/docs/2.0/b',
    ],
    ['Latest', 'Old 1.0', 'start b', 'v1.0/z v1.0/b', '/b', '/v1.0/b'],
    ['Old 1.0', 'Latest', 'v1.0/z v1.0/b', 'start b', '/v1.0/b', '/b'],
    ['Now', 'Before', 'start deep/b', 'archive/start archive/deep/b', '/deep/b', '/archive/deep/b'],
    ['Before', 'Now', 'archive/start archive/deep/b', 'start deep/b', '/archive/deep/b', '/deep/b'],
    ['Now', 'Before', 'docs/new/start docs/new/b', 'docs/old/start docs/old/b', '/docs/new/b', '/docs/old/b'],
    ['V1', 'V2', 'v1/start v1/b', 'v2/z v2/b', '/v1/b', '/v2/b'],
    ['Now', 'Before', 'new/index new/b', 'old/index old/b', '/new/b', '/old/b'],
    ['Now', 'Before', 'index b', 'old/index old/b', '/b', '/old/b'],
    ['Before', 'Now', 'old/index old/b', 'index b', '/old/b', '/b'],
  ])(
    'from %s to %s finds the path that differs only in the segment of the version',
    (from, to, own, others, route, expected) => {
      const navigation = versions([from, { pages: own.split(' ') }], [to, { pages: others.split(' ') }]);
      expect(switched(navigation, `${own} ${others}`, route, to)).toBe(expected);
    },
  );

  it('finds the path that differs only in the segment of the language, wherever it stands', () => {
    const navigation = {
      languages: [
        { language: 'en', pages: ['x/start', 'guides/b', 'v2/en/c'] },
        { language: 'pt-BR', pages: ['pt-BR/z', 'pt-BR/guides/b', 'v2/pt-BR/c'] },
        { language: 'es', pages: ['docs/es/z', 'guides/es/b', 'v2/es/c'] },
      ],
    };
    const files = 'x/start guides/b v2/en/c pt-BR/z pt-BR/guides/b v2/pt-BR/c docs/es/z guides/es/b v2/es/c';
    expect(switched(navigation, files, '/guides/b', 'Português (Brasil)')).toBe('/pt-BR/guides/b');
    expect(switched(navigation, files, '/guides/b', 'Español')).toBe('/guides/es/b');
    expect(switched(navigation, files, '/v2/en/c', 'Español')).toBe('/v2/es/c');
    expect(switched(navigation, files, '/v2/pt-BR/c', 'Español')).toBe('/v2/es/c');
    expect(switched(navigation, files, '/pt-BR/guides/b', 'English')).toBe('/guides/b');
  });

  it.each([
    ['pt-BR', 'pt'],
    ['cn', 'zh'],
    ['jp', 'ja'],
    ['zh-Hant', 'zh-Hant'],
    ['fr-ca', 'fr-CA'],
  ])('knows the folder of the language %s as %s', (language, folder) => {
    const own = [`${folder}/begin`, `${folder}/b`];
    const navigation = {
      languages: [
        { language: 'en', pages: ['en/start', 'en/b'] },
        { language, pages: own },
      ],
    };
    const { model } = resolve(navigation, { pages: ['en/start', 'en/b', ...own].join(' ') });
    const [english, other] = model.root.children.filter(isElement);
    const change = createSwitch(model);
    const [here] = placed(model, '/en/b').places;
    const [there] = placed(model, `/${folder}/b`).places;
    expect(other && here && change('/en/b', here, other)).toBe(`/${folder}/b`);
    expect(english && there && change(`/${folder}/b`, there, english)).toBe('/en/b');
  });

  it('does not take a path that differs in another segment', () => {
    const navigation = versions(
      ['1', { pages: ['shared/a', 'shared/b'] }],
      ['2', { pages: ['shared/c', 'shared/d'] }],
    );
    expect(switched(navigation, 'shared/a shared/b shared/c shared/d', '/shared/b', '2')).toBe('/shared/c');
  });

  it('does not take a counterpart that is hidden or stands outside of the sibling', () => {
    const navigation = versions(
      ['1', { pages: ['v1/a', 'v1/b', 'v1/c'] }],
      ['2', { pages: ['v2/a', { group: 'H', hidden: true, pages: ['v2/b'] }] }],
      ['3', { pages: ['v2/c'] }],
    );
    const files = 'v1/a v1/b v1/c v2/a v2/b v2/c';
    expect(switched(navigation, files, '/v1/b', '2')).toBe('/v2/a');
    expect(switched(navigation, files, '/v1/c', '2')).toBe('/v2/a');
  });

  it('else goes to the first page of the innermost group of the same name', () => {
    const navigation = versions(
      ['1', { groups: [group('Outer', group('Inner', 'a')), group('Solo', 'b')] }],
      ['2', { pages: ['c'], groups: [group('Outer', 'd', group('Other', 'e')), group('Inner', 'f')] }],
    );
    expect(switched(navigation, 'a b c d e f', '/a', '2')).toBe('/f');
    expect(switched(navigation, 'a b c d e f', '/b', '2')).toBe('/c');
  });

  it('prefers the group of the same name in the same surroundings', () => {
    const tab = (label: string, page: string): unknown => ({ tab: label, groups: [group('Start', page)] });
    const navigation = versions(
      ['1', { tabs: [tab('A', 'a1'), tab('B', 'b1')] }],
      ['2', { tabs: [tab('A', 'a2'), tab('B', 'b2')] }],
    );
    expect(switched(navigation, 'a1 a2 b1 b2', '/b1', '2')).toBe('/b2');
  });

  it('passes over groups of the same name without a page to show', () => {
    const navigation = versions(
      ['1', { groups: [group('Start', 'a'), group('', 'x')] }],
      [
        '2',
        {
          groups: [
            group('', 'e'),
            { group: 'Start', hidden: true, pages: ['b'] },
            group('Start'),
            group('Start', 'c'),
          ],
        },
      ],
    );
    expect(switched(navigation, 'a b c e x', '/a', '2')).toBe('/c');
    expect(switched(navigation, 'a b c e x', '/x', '2')).toBe('/e');
  });

  it('else goes to the first page of the sibling, in the same version where there is one', () => {
    const inner = (prefix: string): unknown => ({
      versions: ['2', '1'].map((version) => ({ version, pages: [`${prefix}${version}/only-${prefix}`] })),
    });
    const navigation = {
      languages: [
        { language: 'en', ...(inner('e') as object) },
        { language: 'fr', ...(inner('f') as object) },
        {
          language: 'es',
          versions: [
            { version: '2', pages: ['s2'] },
            { version: '1', hidden: true, pages: ['s1'] },
          ],
        },
      ],
    };
    const files = 'e1/only-e e2/only-e f1/only-f f2/only-f s1 s2';
    expect(switched(navigation, files, '/e1/only-e', 'Français')).toBe('/f1/only-f');
    expect(switched(navigation, files, '/e2/only-e', 'Français')).toBe('/f2/only-f');
    expect(switched(navigation, files, '/e1/only-e', 'Español')).toBe('/s2');
  });

  it('to an element that links elsewhere follows the link', () => {
    const navigation = versions(['1', { pages: ['a'] }], ['0', { href: 'https://old.example' }]);
    expect(switched(navigation, 'a', '/a', '0')).toBe('https://old.example');
  });

  it('to an item of a menu leads to its first page, whatever it shares with the current one', () => {
    const navigation = {
      products: [
        {
          product: 'P',
          menu: [
            { item: 'One', groups: [group('Start', 'a', 'shared')] },
            { item: 'Two', pages: ['b', 'shared', group('Start', 'c')] },
          ],
        },
      ],
    };
    expect(switched(navigation, 'a b c shared', '/shared', 'Two')).toBe('/b');
    expect(switched(navigation, 'a b c shared', '/shared', 'One')).toBe('/a');
  });

  it('to a product leads to its first page, whatever the two have in common', () => {
    const navigation = {
      products: [
        { product: 'P', pages: ['p/a', 'p/b', 'shared', group('Start', 'p/c')] },
        { product: 'Q', pages: ['q/a', 'q/b', 'shared', group('Start', 'q/c')] },
      ],
    };
    const files = 'p/a p/b p/c q/a q/b q/c shared';
    for (const route of ['/p/b', '/p/c', '/shared']) {
      expect(switched(navigation, files, route, 'Q')).toBe('/q/a');
      expect(switched(navigation, files, route, 'P')).toBe('/p/a');
    }
  });

  it('to an element without a page leads nowhere', () => {
    expect(switched(versions(['1', { pages: ['a'] }], ['2', { pages: [] }]), 'a', '/a', '2')).toBeUndefined();
  });

  it('to an element that stands elsewhere in the tree leads to its first page', () => {
    const navigation = {
      tabs: [{ tab: 'T', versions: [{ version: '1', pages: ['a'] }] }],
      products: [{ product: 'P', pages: ['b', 'c'] }],
    };
    expect(switched(navigation, 'a b c', '/a', 'P')).toBe('/b');
  });

  it('between root pages finds the prefix that the home pages differ in', () => {
    const navigation = {
      languages: [
        { language: 'en', pages: ['index', 'a'] },
        { language: 'fr', pages: ['fr/index', 'fr/a'] },
      ],
    };
    const files = 'index a fr/index fr/a';
    expect(switched(navigation, files, '/', 'Français')).toBe('/fr');
    expect(switched(navigation, files, '/fr', 'English')).toBe('/');
    expect(switched(navigation, files, '/a', 'Français')).toBe('/fr/a');
  });

  it('leads to the link of a sibling that holds nothing else', () => {
    const navigation = {
      products: [
        { product: 'P', pages: ['a'] },
        { product: 'Elsewhere', pages: ['b'] },
      ],
    };
    const { model } = resolve(navigation, { pages: [page('a'), page('b', { url: 'https://b.example' })] });
    const [place] = placed(model, '/a').places;
    if (place === undefined) throw new Error('a page without a place');
    expect(createSwitch(model)('/a', place, element(model, 'Elsewhere'))).toBe('https://b.example');
  });
});
