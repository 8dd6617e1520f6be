import type { LinkedFacts } from '@waymark/core/content';
import { expect, it, vi } from 'vitest';
import { readingFacts } from './reading-facts.ts';

const FACTS: LinkedFacts = { file: 'a.mdx', anchors: [], links: [], updates: [] };

it('reads the facts of a page once, however many links ask for them', () => {
  const read = vi.fn(() => FACTS);
  const facts = readingFacts(new Map([['/a', read]]));
  for (let links = 0; links < 1000; links++) expect(facts.get('/a')).toBe(FACTS);
  expect(read).toHaveBeenCalledOnce();
  expect(facts.get('/none')).toBeUndefined();
});

it('does not keep those of all pages', () => {
  const read = vi.fn(() => FACTS);
  const routes = Array.from({ length: 1000 }, (_, index) => `/${index}`);
  const facts = readingFacts(new Map(routes.map((route) => [route, read])));
  for (const route of [...routes, '/0']) facts.get(route);
  expect(read).toHaveBeenCalledTimes(1001);
});
