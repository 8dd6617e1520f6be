import { expect, it } from 'vitest';
import type { NavigationElement } from './docs-reader.ts';
import { routeOf } from './docs-server.ts';
import { describeMissing, findSection, outline } from './outline.ts';

const page = (route: string, title: string): NavigationElement => ({ kind: 'page', route, title });
const group = (label: string, ...children: NavigationElement[]): NavigationElement => ({
  kind: 'group',
  label,
  children,
});

it('lists what readers see, with the paths of pages', () => {
  const root = group(
    '',
    group('Start', page('/a', 'A'), group('More', page('/b', 'B'))),
    { ...page('/c', 'C'), hidden: true },
    { kind: 'endpoint', method: 'GET', path: '/x', route: '/api/x', title: 'X' },
    { kind: 'anchor', label: 'Code', href: 'https://example.com' },
  );
  expect(outline(root)).toBe(
    `- Start [group]
  - A: /a
  - More [group]
    - B: /b
- X (GET /x): /api/x
- Code: https://example.com`,
  );
});

it('counts what lies deep where all of it would be too long', () => {
  const many = Array.from({ length: 300 }, (_, at) => page(`/p${at}`, `P${at}`));
  const root = group('', group('One', ...many), group('Two', ...many));
  expect(outline(root)).toBe('- One [group] (300 pages)\n- Two [group] (300 pages)');
  expect(outline(group('', group('One', ...many))).split('\n')).toHaveLength(301);
});

it('finds a part by its label, or by a path of labels', () => {
  const inner = group('Start', page('/b', 'B'));
  const root = group('', group('Guides', group('Deep', inner)), group('start', page('/c', 'C')));
  expect(findSection(root, 'guides > START')).toBe(inner);
  expect(findSection(root, 'Start')).toBe(inner);
  expect(findSection(root, 'B')).toBeUndefined();
});

it('names the versions and products that there are where one that is not was chosen', () => {
  const version = (label: string): NavigationElement => ({ kind: 'version', label, children: [] });
  const root = group('', group('Guides', version('2.0'), version('1.0')), version('2.0'));
  expect(describeMissing(root, { version: '1.0' })).toEqual([]);
  const inFrench = group('', { kind: 'language', label: 'Français', code: 'fr', children: [] });
  expect(describeMissing(inFrench, { language: 'de' })).toEqual([
    'There is no language "de"; the docs have "fr".',
  ]);
  expect(describeMissing(root, { version: '3', product: 'Lamp' })).toEqual([
    'There is no version "3"; the docs have "2.0", "1.0".',
    'There is no product "Lamp"; the docs have none.',
  ]);
});

it.each([
  ['/guides/start', '/guides/start'],
  ['guides/start.mdx', '/guides/start'],
  ['https://docs.example.com/guides/start/?q=1#here', '/guides/start'],
  ['/guides/index.html', '/guides'],
  ['index', '/'],
  ['guides/start?a\nb', '/guides/start'],
  ['', '/'],
  ['/../../etc/passwd', '/../../etc/passwd'],
])('%s means %s', (address, route) => {
  expect(routeOf(address)).toBe(route);
});
