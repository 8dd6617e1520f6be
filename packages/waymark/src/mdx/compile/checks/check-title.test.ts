import { expect, it } from 'vitest';
import { compilePage } from '../compile-page.ts';
import { checkTitle } from './check-title.ts';

const found = (text: string): readonly (string | undefined)[] => {
  const { value: page } = compilePage('page.mdx', text, {
    components: new Map(),
    resolveImport: () => undefined,
    resolveSnippet: () => undefined,
    nearestImport: () => undefined,
    readText: () => undefined,
  });
  if (page === undefined) throw new Error('did not parse');
  return checkTitle(page, 'Light years').map(({ span }) => text.slice(span?.start, span?.end));
};

it('finds the title of a page where the text begins with it again', () => {
  expect(found('---\ntitle: x\n---\n\n# light `years`\n\nText')).toEqual(['# light `years`']);
  expect(found('import A from "/a.mdx"\n\nLight `years`\n=====\n')).toEqual(['Light `years`\n=====']);
  expect(found('<h1>Light years</h1>')).toEqual(['<h1']);
});

it('leaves other headings alone, and those further below', () => {
  expect(found('# Other')).toEqual([]);
  expect(found('## Light `years`')).toEqual([]);
  expect(found('Text\n\n# Light `years`')).toEqual([]);
  expect(found('')).toEqual([]);
});
