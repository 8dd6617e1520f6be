import { expect, it } from 'vitest';
import { compilePage } from '../compile-page.ts';

const compile = (
  text: string,
  files: Readonly<Record<string, string>> = {},
): ReturnType<typeof compilePage>['value'] =>
  compilePage('page.mdx', text, {
    components: new Map(),
    resolveImport: (path) => path,
    resolveSnippet: (name) => name,
    nearestImport: () => undefined,
    readText: (file) => files[file],
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

it('has the words of a file that is included in it, and the id that it has without them', () => {
  const files = { 'a.mdx': 'Lamp {size} <A />', 'b.mdx': 'import A from "a.mdx";\n\n**Post** <A />' };
  const page = compile(
    'import A from "a.mdx";\n\n## Buy <A size="big" /> now\n\n## <Snippet file="b.mdx" />',
    files,
  );
  expect(page?.facts.toc.map(({ id, text }) => [id, text])).toEqual([
    ['buy-now', 'Buy Lamp big  now'],
    ['post', 'Post'],
  ]);
  expect(page?.facts.dependencies).toEqual(expect.arrayContaining(['a.mdx', 'b.mdx']));
});
