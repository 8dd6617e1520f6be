import type { DocsConfig } from '@waymark/core/config';
import { expect, it } from 'vitest';
import { viewConfig } from '../config-view.ts';
import type { Chrome } from './chrome.ts';
import { tabRows } from './tab-rows.ts';

const rows = (
  theme: DocsConfig['theme'],
  bars: readonly (readonly string[])[],
  links: readonly string[] = [],
  { selected = [], button }: { readonly selected?: readonly string[]; readonly button?: string } = {},
): number => {
  const tabBars = bars.map((labels) => ({ elements: labels.map((label) => ({ label })) }));
  const selectors = selected.map((label) => ({ active: { label } }));
  const href = 'https://example.com';
  const primary = button === undefined ? {} : { primary: { type: 'button', label: button, href } };
  const navbar = { links: links.map((label) => ({ label, href })), ...primary };
  return tabRows(
    { tabBars, selectors } as unknown as Chrome,
    viewConfig({ theme, navbar } as unknown as DocsConfig),
  );
};
const FEW = ['Guides', 'API reference', 'Changelog'];
const MANY = ['Documentation', 'Guides', 'Tutorials', 'API reference', 'Integrations', 'Command line'];

it('puts few tabs beside the name where the theme has one row, and leaves them their own elsewhere', () => {
  expect(rows('sequoia', [FEW])).toBe(0);
  expect(rows('mint', [FEW])).toBe(1);
  expect(rows('sequoia', [])).toBe(0);
});

it('gives tabs a row where they and the links do not fit beside the name', () => {
  expect(rows('sequoia', [MANY])).toBe(0);
  expect(rows('sequoia', [MANY], ['Community', 'Status', 'Support', 'Open dashboard'])).toBe(1);
  expect(rows('sequoia', [[...MANY, 'Self-hosting', 'Changelog', 'Community', 'Security']])).toBe(1);
  const LONG = 'The whole of the documentation of the lighthouse';
  expect(rows('sequoia', [MANY], [], { selected: [LONG] })).toBe(1);
  expect(rows('sequoia', [MANY], [], { button: LONG })).toBe(1);
});

it('counts letters that are as wide as they are high for two', () => {
  const label = '開発者向けドキュメント';
  expect(rows('sequoia', [Array(6).fill(label)])).toBe(1);
  expect(rows('sequoia', [Array(6).fill('a'.repeat(label.length))])).toBe(0);
});

it('keeps the rows of several bars', () => {
  expect(rows('luma', [FEW, FEW])).toBe(2);
});
