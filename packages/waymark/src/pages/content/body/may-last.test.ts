import { expect, it } from 'vitest';
import { mayLast } from './may-last.ts';

it.each([
  '# Plain\n',
  'A {name}, {3} and {a}.\n',
  '```ts\nimport { a } from "a";\n```\n',
  '1. a\n\n    ```js\n    a = {};\n\n    ```\n\n```\n{\n\n{}\n```\n',
  '```js\r\n{\r\n\r\n}\r\n```\r\n',
  '<Columns cols="2">x</Columns>\n',
  'Choose what to import, or to export.\n\n- import a file\n\n  export it\n',
  `To import${' long'.repeat(10_000)}`,
])('knows that %j is read at once', (text) => {
  expect(mayLast(text)).toBe(false);
});

it.each([
  'A {1 + 1}.\n',
  "import A from '/a.mdx'\n",
  "\ufeffimport A from '/a.mdx'\n",
  "A text.\n\nexport * from '/a.mdx'\n",
  '<Snippet file="a.mdx" />\n',
  '```ts\nconst a = 1;\n```\n\n{a.b}\n',
  '- a\n  ```\n{a.b}\n  ```\n',
  '- ```\n  a\n  ```\n\n  {a.b}\n\n  ```\n  b\n  ```\n',
  '<!--\n```\n-->\n\n{a.b}\n\n<!--\n```\n-->\n',
  '$$\n```\n$$\n\n{a.b}\n\n$$\n```\n$$\n',
  '```\na\n````\n\n{a.b}\n\n````\nb\n```\n',
  '---\ntitle: "a\n```\nb"\n---\n\n{a.b}\n\n```\n',
  '---\n---\n\n{a.b}\n\n---\n',
  '---\n\nBetween two breaks\n\n{a.b}\n\n---\n',
  'import { a } from "/a.jsx"\n\n---\ntitle: A\n---\n\nA\n',
  `{a}${'x'.repeat(50_000)}`,
])('says that %j may last', (text) => {
  expect(mayLast(text)).toBe(true);
});
