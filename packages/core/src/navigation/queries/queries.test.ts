import { describe, expect, it } from 'vitest';
import { element, page, resolve } from '../../../test/navigation-input.ts';
import { findLanguage, languages } from '../../config/settings/languages.ts';
import { findPlace, innermostContainer, siblingsAt, sidebarNodes } from './queries.ts';
import { walk } from './walk.ts';

const navigation = {
  pages: ['home'],
  tabs: [
    {
      tab: 'A',
      groups: [{ group: 'G', pages: ['a', { group: 'H', pages: ['b', 'secret'] }] }],
      pages: ['#x', 'secret'],
      versions: [{ version: '1', pages: ['c'] }],
    },
    { tab: 'B', pages: ['d'] },
    { tab: 'Hidden', hidden: true, pages: ['e'] },
  ],
  anchors: [{ anchor: 'Out', href: 'https://x.example' }],
  global: { tabs: [{ tab: 'Global', href: 'https://g.example' }] },
};
const files = [...'home a b c d e'.split(' ').map((path) => page(path)), page('secret', { hidden: true })];
const { model } = resolve(navigation, { pages: files });

describe('queries', () => {
  it('find the first place of a page', () => {
    expect(findPlace(model, '/b')?.trail.map(({ label }) => label)).toEqual(['A', 'G', 'H']);
    expect(findPlace(model, '/nowhere')).toBeUndefined();
  });

  it('find the innermost element that is not a group, else the root', () => {
    expect(innermostContainer(model, findPlace(model, '/b'))).toBe(element(model, 'A'));
    expect(innermostContainer(model, findPlace(model, '/c'))).toBe(element(model, '1'));
    expect(innermostContainer(model, findPlace(model, '/home'))).toBe(model.root);
    expect(innermostContainer(model, undefined)).toBe(model.root);
  });

  it('list the rows of a sidebar: visible pages, links and groups', () => {
    expect(sidebarNodes(element(model, 'A')).map(({ kind }) => kind)).toEqual(['link', 'group']);
    expect(sidebarNodes(model.root).map(({ kind }) => kind)).toEqual(['page']);
  });

  it('list what stands beside an element, without hidden and global ones', () => {
    const place = findPlace(model, '/b');
    if (place === undefined) throw new Error('no place');
    const labels = place.trail.map((step) => siblingsAt(model, place, step).map(({ label }) => label));
    expect(labels).toEqual([['A', 'B'], ['G'], ['H']]);
  });

  it('walk the tree in document order with the elements around each node', () => {
    const steps = [...walk(model.root)].map(
      ({ node, trail }) => `${trail.map(({ id }) => id).join('>')} ${node.id}`,
    );
    expect(steps.slice(0, 8)).toEqual([
      ' 0',
      ' 1',
      ' 2',
      '2 2.0',
      '2 2.1',
      '2 2.2',
      '2>2.2 2.2.0',
      '2>2.2 2.2.1',
    ]);
    expect([...walk(element(model, 'G'))].map(({ trail }) => trail[0]?.label)).toEqual(['G', 'G', 'G', 'G']);
  });
});

describe('languages', () => {
  it('are the 40 codes that the format accepts', () => {
    expect(Object.keys(languages)).toHaveLength(40);
  });

  it('have a canonical HTML code and a direction', () => {
    expect(findLanguage('cn')).toEqual({ name: '简体中文', htmlLang: 'zh-CN', direction: 'ltr' });
    expect(findLanguage('jp')?.htmlLang).toBe('ja');
    expect(findLanguage('fr-ca')?.htmlLang).toBe('fr-CA');
    expect(Object.keys(languages).filter((code) => findLanguage(code)?.direction === 'rtl')).toEqual([
      'ar',
      'he',
    ]);
    for (const { htmlLang } of Object.values(languages))
      expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
  });

  it('are found whatever the case, and unknown ones are not', () => {
    expect(findLanguage('PT-br')?.name).toBe('Português (Brasil)');
    expect(findLanguage('xx')).toBeUndefined();
    expect(findLanguage('constructor')).toBeUndefined();
  });

  it('that are unknown keep their code as label', () => {
    const { model } = resolve({ languages: [{ language: 'tlh', pages: ['a'] }] }, { pages: 'a' });
    expect(element(model, 'tlh').code).toBe('tlh');
  });
});
