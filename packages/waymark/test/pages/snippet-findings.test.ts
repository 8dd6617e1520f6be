import { afterAll, expect, it } from 'vitest';
import { check } from '../../src/check.ts';
import { docsJson, removeTemporary, writeProject } from '../support/projects.ts';

afterAll(removeTemporary);

const COUNTER = `export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};
`;
const PAGE = `import { Counter } from "/snippets/counter.jsx";
import Text from "/snippets/text.mdx";

<Counter />

<Text />
`;

/** Message, place and hint of what is found in a site whose pages all use two snippets. */
async function findings(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const texts: Readonly<Record<string, string>> = {
    'docs.json': docsJson({ pages: ['start', 'second', 'third'] }),
    'start.mdx': PAGE,
    'second.mdx': PAGE,
    'third.mdx': PAGE,
    'snippets/counter.jsx': COUNTER,
    'snippets/text.mdx': 'Hello.\n',
    ...files,
  };
  const { diagnostics } = await check({ directory: writeProject(texts), entry: 'docs.json', version: '0' });
  // What is found on several pages at one place is printed once.
  const found = diagnostics.map(({ message, span, hint }) => {
    const written = texts[span?.file ?? '']?.slice(span?.start, span?.end);
    return `${message} | ${span?.file}: ${written} | ${hint}`;
  });
  return [...new Set(found)];
}

it('tells a name that nothing has in the component that uses it, not where another one has it', async () => {
  const counter =
    'const Sign = () => { const tint = 1; return tint; };\nexport const Counter = () => tint;\n';
  const files = {
    'docs.json': docsJson({ pages: ['start'] }),
    'start.mdx': 'import { Counter } from "/snippets/counter.jsx";\n\n<Counter />\n',
    'snippets/counter.jsx': counter,
  };
  const { diagnostics } = await check({ directory: writeProject(files), entry: 'docs.json', version: '0' });
  expect(diagnostics).toMatchObject([{ span: { start: counter.lastIndexOf('tint') } }]);
});

it.each([
  [
    'a misspelt hook',
    { 'snippets/counter.jsx': COUNTER.replace('useState', 'useStat') },
    '`<Counter>` stops with an error: ReferenceError: useStat is not defined | snippets/counter.jsx: useStat | Did you mean `useState`?',
  ],
  [
    'a misspelt component',
    { 'snippets/counter.jsx': 'export const Counter = () => <Crad title="One" />;\n' },
    '`<Counter>` stops with an error: ReferenceError: Crad is not defined | snippets/counter.jsx: Crad | Did you mean `Card`?',
  ],
  [
    'a hook outside of components',
    { 'snippets/counter.jsx': `const [one] = useState(1);\n${COUNTER}` },
    'This code stops with an error: a hook is called outside of a component | snippets/counter.jsx: c | Call it inside of the function that draws the component',
  ],
  [
    'a snippet that uses itself',
    { 'snippets/text.mdx': 'import Text from "/snippets/text.mdx";\n\n<Text />\n' },
    'This file uses itself: snippets/text.mdx → snippets/text.mdx | snippets/text.mdx: <Text | Take one of the uses out; the inner one is not shown',
  ],
  [
    'snippets that use each other',
    {
      'snippets/text.mdx': 'import Other from "/snippets/other.mdx";\n\n<Other />\n',
      'snippets/other.mdx': 'import Text from "/snippets/text.mdx";\n\n<Text />\n',
    },
    'These files use each other in a circle: snippets/text.mdx → snippets/other.mdx → snippets/text.mdx | snippets/other.mdx: <Text | Take one of the uses out; the inner one is not shown',
  ],
  [
    'an import without quotes, beside what the browser takes over',
    { 'start.mdx': PAGE.replace('"/snippets/text.mdx"', '/snippets/text.mdx') },
    'This code cannot be read: Expected string but found "/" | start.mdx: / | Write an import as `import Text from "/snippets/…"`, with straight quotes around the path',
  ],
])('tells %s once, where it is written', async (_, files, expected) => {
  expect(await findings(files)).toEqual([expected]);
});
