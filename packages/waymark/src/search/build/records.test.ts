import type { PageHead } from '@waymark/core/content';
import type { NavElement, PlacedPage } from '@waymark/core/navigation';
import { describe, expect, it } from 'vitest';
import { toSearchRecord } from './records.ts';

const head = (more: Partial<PageHead> = {}): PageHead => ({
  file: 'a.mdx',
  route: '/a',
  title: 'A',
  frontmatter: {},
  bodyStart: 0,
  ...more,
});

const element = (kind: NavElement['kind'], label: string, more: Partial<NavElement> = {}): NavElement => ({
  kind,
  id: label,
  label,
  pointer: '',
  children: [],
  ...more,
});

const placed = (trails: readonly (readonly NavElement[])[], more: Partial<PlacedPage> = {}): PlacedPage => ({
  route: '/a',
  title: 'A',
  places: trails.map((trail) => ({
    trail,
    node: '0',
    breadcrumbs: trail.map(({ label }) => label),
  })),
  hidden: false,
  indexed: true,
  ...more,
});

const input = { route: '/a', title: 'A', language: 'en', sections: [] };

describe('toSearchRecord', () => {
  it('takes the path of the first place and the versions of all', () => {
    const record = toSearchRecord({
      ...input,
      head: head(),
      placed: placed([
        [element('version', 'v2'), element('group', 'Start')],
        [element('version', 'v1'), element('group', 'Old')],
      ]),
    });
    expect(record.trail).toEqual(['v2', 'Start']);
    expect(record.versions).toEqual(['v1', 'v2']);
    expect(record.products).toEqual([]);
  });

  it('belongs to every version when one place has none', () => {
    const both = placed([[element('version', 'v2')], [element('tab', 'Common')]]);
    expect(toSearchRecord({ ...input, placed: both }).versions).toEqual([]);
  });

  it('belongs to the version that it names, if the site has one of the name', () => {
    const at = placed([[element('version', 'v2')]]);
    const versionsOf = (version: string) =>
      toSearchRecord({
        ...input,
        head: head({ frontmatter: { version } }),
        placed: at,
        versions: new Set(['v1', 'v2']),
      }).versions;
    expect(versionsOf('v1')).toEqual(['v1']);
    expect(versionsOf('1.4.2')).toEqual(['v2']);
  });

  it('collects what finds the page without being shown', () => {
    const record = toSearchRecord({
      ...input,
      head: head({ sidebarTitle: 'Short', openapi: 'GET /a', frontmatter: { keywords: ['one', 2, ''] } }),
    });
    expect(record.keywords).toEqual(['Short', 'one', 'GET /a']);
    expect(record.method).toBe('GET');
  });

  it('knows the operation of a generated page', () => {
    const endpoint = { openapi: 'api.json', method: 'POST', path: '/users' };
    const record = toSearchRecord({ ...input, placed: placed([[]], { endpoint }) });
    expect([record.method, record.keywords]).toEqual(['POST', ['POST /users']]);
  });

  it.each([
    [2, {}, 2],
    [undefined, { boost: 5 }, 5],
    [1000, {}, 10],
    [-1, {}, 1],
    [undefined, { boost: 'high' }, 1],
  ])(
    'takes the boost that the navigation resolved (%j), else that of the page (%j)',
    (boost, frontmatter, found) => {
      const more = boost === undefined ? {} : { boost };
      const record = toSearchRecord({ ...input, head: head({ frontmatter }), placed: placed([[]], more) });
      expect(record.boost).toBe(found);
    },
  );
});
