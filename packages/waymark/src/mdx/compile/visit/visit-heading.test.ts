import { expect, it } from 'vitest';
import { compilePage } from '../compile-page.ts';

const compile = (text: string): ReturnType<typeof compilePage>['value'] =>
  compilePage('page.mdx', text, {
    components: new Map(),
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => undefined,
  }).value;

it('notes the places and links of tags in a heading as those of any other line', () => {
  const text =
    '## Costs <a id="prices"></a><a name="fees"></a> and <a href="/plans">plans</a> <img src="/coin.png" alt="coin" />';
  const page = compile(text);
  expect(page?.facts.anchors).toEqual(expect.arrayContaining(['prices', 'fees']));
  expect(page?.facts.links.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
    'link /plans',
    'image /coin.png',
  ]);
});

it('has no word in a heading that only agents are told', () => {
  const page = compile('## Hello <Visibility for="agents">machine</Visibility> there');
  expect(page?.facts.toc.map(({ id, text }) => [id, text])).toEqual([['hello-there', 'Hello  there']]);
});
