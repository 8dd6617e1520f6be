import { describe, expect, it } from 'vitest';
import { type MdxModule, readModule } from '../parse/read-module.ts';
import { createAuthorData } from './author-data.ts';
import type { ImportedNames } from './imported-names.ts';
import { WITHHELD } from './run/withheld.ts';

const FILES: Readonly<Record<string, string>> = {
  'places.jsx': 'export const city = "Rome";\nexport const Evil = () => { throw new Error() };\n',
  'data.json': '{"name": "N"}',
  'snippet.mdx': 'export const size = 3;\n\nText.\n',
};

function moduleOf(text: string): MdxModule {
  const { value } = readModule('a.mdx', text);
  if (value === undefined) throw new Error('The page does not parse');
  return value;
}

function dataOf(goesToBrowser: boolean) {
  return createAuthorData({
    goesToBrowser,
    builtIns: { React: 'React', useState: 'useState' },
    readText: (file) => FILES[file],
    resolveImport: (specifier) => Object.keys(FILES).find((file) => specifier === `./${file}`),
  });
}

/** What the imports of a page bring in. */
function importedBy(text: string, goesToBrowser = false): Promise<ImportedNames> {
  return dataOf(goesToBrowser).importNames(moduleOf(`${text}\n\nText.\n`).imports, 'a.mdx');
}

describe('imports of a page whose code is not run', () => {
  it.each([
    ['a value that is plain data', "import { city as c } from './places.jsx'", { c: 'Rome' }],
    ['JSON', "import data from './data.json'", { data: { name: 'N' } }],
    ['data beside the text of a snippet', "import { size } from './snippet.mdx'", { size: 3 }],
    ['what code would make', "import { Evil } from './places.jsx'", { Evil: WITHHELD }],
    ['a name that is not exported', "import { none } from './places.jsx'", { none: WITHHELD }],
    ['a file as a whole', "import * as all from './places.jsx'", { all: WITHHELD }],
    ['a name of React', "import { useState as state } from 'react'", { state: 'useState' }],
    ['React as a whole', "import Re from 'react'", { Re: 'React' }],
  ])('give %s', async (_, text, values) => {
    const { lost, values: found } = await importedBy(text);
    expect(Object.fromEntries(found)).toEqual(values);
    expect(lost.size).toBe(0);
  });

  it.each([
    ['a file that is not there', "import { a, b as c } from './none.jsx'", ['a', 'c']],
    ['the text of a snippet', "import Snippet from './snippet.mdx'", ['Snippet']],
  ])('have no values of %s', async (_, text, names) => {
    const { lost, values } = await importedBy(text);
    expect([...lost]).toEqual(names);
    expect(values.size).toBe(0);
  });

  it('need a browser for what code would make, where pages may send it there', async () => {
    const text = "import { city, Evil } from './places.jsx'";
    expect([...(await importedBy(text, true)).needBrowser]).toEqual(['Evil']);
    expect([...(await importedBy(text, false)).needBrowser]).toEqual([]);
  });
});

describe('exports of a page whose code is not run', () => {
  const page = moduleOf(
    "import { Evil } from './places.jsx'\n\nexport const a = [1, 2];\nexport const made = a.join();\n\n{made.trim()} {a}\n",
  );

  it('are plain data or withheld, and go nowhere', async () => {
    const data = dataOf(false);
    const ran = await data.runModule(page, await data.importNames(page.imports, 'a.mdx'));
    expect(ran).toEqual({
      exports: { a: [1, 2], made: WITHHELD },
      expressions: new Map(),
      needs: { names: new Set(), expressions: new Set() },
      diagnostics: [],
      withheld: 'for-good',
    });
  });

  it('go to the browser where they may, with what they import and what is made of them', async () => {
    const data = dataOf(true);
    const ran = await data.runModule(page, await data.importNames(page.imports, 'a.mdx'));
    expect(ran.withheld).toBe('to-browser');
    expect(ran.needs).toEqual({
      names: new Set(['made', 'Evil']),
      expressions: new Set(['made.trim()']),
    });
  });
});
