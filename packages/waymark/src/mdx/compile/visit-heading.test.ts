import { expect, it } from 'vitest';
import { compilePage } from './compile-page.ts';

it('notes the places and links of tags in a heading as those of any other line', () => {
  const text =
    '## Costs <a id="prices"></a> and <a href="/plans">plans</a> <img src="/coin.png" alt="coin" />';
  const { value: page } = compilePage('page.mdx', text, {
    components: new Map(),
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => undefined,
  });
  expect(page?.facts.anchors).toContain('prices');
  expect(page?.facts.links.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
    'link /plans',
    'image /coin.png',
  ]);
});
