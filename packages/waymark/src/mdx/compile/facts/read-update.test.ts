import { expect, it } from 'vitest';
import { componentRegistry } from '../../../components/definition/registry.ts';
import { compilePage } from '../compile-page.ts';

/** The parts of an entry with a content. */
function partsOf(content: string): readonly { readonly heading: string; readonly text: string }[] {
  const { value: page } = compilePage('log.mdx', `<Update label="May">\n\n${content}\n\n</Update>`, {
    components: componentRegistry,
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => undefined,
  });
  return page?.facts.updates?.flatMap(({ parts }) => parts) ?? [];
}

it.each([
  ['- One\n  - two\n- Three\n\n  four', 'One\ntwo\nThree\nfour'],
  ['One<br/>two<ul><li>three</li><li>four</li></ul>', 'One two three four'],
  ['> One\n> two\n\n<div>three</div>', 'One two\nthree'],
  ['One `code` <Badge>x</Badge>\n\n```js\ncode()\n```\n\n- ```js\n  code()\n  ```', 'One'],
])('reads the prose of %j, its words apart', (content, text) => {
  expect(partsOf(content)).toEqual([{ id: '', heading: '', text }]);
});

it('keeps the words of headings apart, too', () => {
  expect(partsOf('## One<br/>two')).toMatchObject([{ heading: 'One two' }]);
});
