import { describe, expect, it } from 'vitest';
import { element, page, placed, resolve, specification } from '../../../test/navigation-input.ts';

describe('fields of an element', () => {
  it('are kept as far as they have a usable value', () => {
    const navigation = {
      tabs: [
        {
          tab: 'T',
          color: { light: '#fff', dark: 7 },
          align: 'end',
          iconType: 'solid',
          icon: 'x',
          pages: ['a'],
        },
        {
          tab: 'U',
          color: '#123456',
          align: 'middle',
          icon: { name: 'y', style: 'solid', library: 'z' },
          pages: ['a'],
        },
        {
          tab: 'V',
          color: 7,
          icon: 7,
          tag: 7,
          description: '',
          searchable: 'no',
          boost: 'high',
          pages: ['a'],
        },
      ],
    };
    const { model } = resolve(navigation, { pages: 'a' });
    const fields = { id: '0', target: '/a', pointer: '/navigation/tabs/0', kind: 'tab', label: 'T' };
    expect(element(model, 'T')).toEqual({
      ...fields,
      color: { light: '#fff' },
      align: 'end',
      iconType: 'solid',
      icon: 'x',
      children: [expect.anything()],
    });
    expect(element(model, 'U')).toMatchObject({
      color: { light: '#123456', dark: '#123456' },
      icon: { name: 'y', style: 'solid', library: 'z' },
    });
    expect(element(model, 'U')).not.toHaveProperty('align');
    expect(Object.keys(element(model, 'V'))).toEqual([
      'kind',
      'id',
      'label',
      'target',
      'pointer',
      'children',
    ]);
  });
});

it('a global link without an address is left out', () => {
  expect(resolve({ global: { anchors: [{ anchor: 'Nowhere' }] } }).model.root.children).toEqual([]);
});

describe('what elements pass on', () => {
  it('specifications reach every element inside, each key alone', () => {
    const specifications = [
      specification('a.json', ['GET /x']),
      ...['a.yaml', 'b.yaml'].map((source) => specification(source, ['CHANNEL lamp'])),
    ];
    const group = { group: 'G', openapi: 'a.json', pages: ['x'] };
    const { model } = resolve(
      { tabs: [{ tab: 'T', asyncapi: 'b.yaml', groups: [group] }] },
      { pages: [page('x', { asyncapi: 'lamp' })], specifications },
    );
    expect(placed(model, '/x').documents?.openapi).toBe('b.yaml');
  });

  it('directory reaches every element inside until another sets it', () => {
    const navigation = {
      directory: 'card',
      groups: [
        { group: 'A', root: 'a', pages: [{ group: 'B', directory: 'none', root: 'b', pages: ['c'] }] },
      ],
      tabs: [{ tab: 'T', directory: 'nonsense', pages: ['c'] }],
    };
    const { model } = resolve(navigation, { pages: 'a b c' });
    expect([
      element(model, 'A').directory,
      element(model, 'B').directory,
      element(model, 'T').directory,
    ]).toEqual(['card', 'none', 'card']);
  });

  it('boost comes from the page, else from the nearest element', () => {
    const navigation = {
      groups: [{ group: 'A', boost: 2, pages: ['a', { group: 'B', pages: ['b'] }, 'own'] }],
      pages: ['c'],
    };
    const files = [page('a'), page('b'), page('c'), page('own', { boost: 0.5 })];
    const { model } = resolve(navigation, { pages: files });
    expect(['/a', '/b', '/c', '/own'].map((route) => placed(model, route).boost)).toEqual([
      2,
      2,
      undefined,
      0.5,
    ]);
  });
});
