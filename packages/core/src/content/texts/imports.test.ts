import { describe, expect, it } from 'vitest';
import {
  createNearestImport,
  resolveImport,
  resolveSnippet,
  scanImports,
  scanPageImports,
} from './imports.ts';

describe('scanImports', () => {
  it.each([
    ['import A from "/snippets/a.mdx"', '/snippets/a.mdx', ['default:A']],
    ["import A from '/snippets/a.mdx';", '/snippets/a.mdx', ['default:A']],
    ['import {B} from "./b.jsx"', './b.jsx', ['B:B']],
    ['import { B, C as D, } from "./b.jsx"', './b.jsx', ['B:B', 'C:D']],
    ['import {\n  B,\n  C\n} from "./b.jsx"', './b.jsx', ['B:B', 'C:C']],
    ['import * as N from "../n.mdx"', '../n.mdx', ['*:N']],
    ['import React, { useState } from "react"', 'react', ['default:React', 'useState:useState']],
    ['import D, * as N from "x"', 'x', ['default:D', '*:N']],
    ['import { default as E } from "x"', 'x', ['default:E']],
    ['import{F}from"x"', 'x', ['F:F']],
    ['import $x from "x"', 'x', ['default:$x']],
    ['import { größe, a as ß } from "x"', 'x', ['größe:größe', 'a:ß']],
    ['import type { T } from "./types"', './types', []],
    ['import { type T, B } from "./b"', './b', ['B:B']],
    ['import { type } from "./b"', './b', ['type:type']],
    ['import data from "./d.json" with { type: "json" }', './d.json', ['default:data']],
    ['import "./side-effect"', './side-effect', []],
    ['import * from "x"', 'x', []],
  ])('reads %j', (code, specifier, names) => {
    const [declaration, ...others] = scanImports(`${code}\nrest`);
    expect(others).toEqual([]);
    expect(declaration?.specifier).toBe(specifier);
    expect(declaration?.names.map(({ imported, local }) => `${imported}:${local}`)).toEqual(names);
    expect(`${code}\nrest`.slice(declaration?.start, declaration?.end)).toBe(code);
  });

  it.each([
    ['export { A } from "./a"', ['A:__A'], 'export const A=typeof __A==="undefined"?undefined:__A;'],
    [
      'export { A as B, type T } from "./a";',
      ['A:__B'],
      'export const B=typeof __B==="undefined"?undefined:__B;',
    ],
    [
      'export { default } from "./a"',
      ['default:__default'],
      'export default typeof __default==="undefined"?undefined:__default;',
    ],
    [
      'export * as kit from "./a"',
      ['*:__kit'],
      'export const kit=typeof __kit==="undefined"?undefined:__kit;',
    ],
    ['export * from "./a"', [], undefined],
    ['export type { T } from "./a"', [], undefined],
  ])('reads what %j hands on', (code, names, handsOn) => {
    const [declaration] = scanImports(code);
    expect(declaration?.specifier).toBe('./a');
    expect(declaration?.names.map(({ imported, local }) => `${imported}:${local}`)).toEqual(names);
    expect(declaration?.handsOn).toBe(handsOn);
    expect(declaration?.handsOnAll).toBe(code === 'export * from "./a"' ? true : undefined);
  });

  it('reads several, and nothing that is none', () => {
    const code = 'import A from "a"\nimport B from "b"\n\nexport const x = 1\nimport C from "c"';
    expect(scanImports(code).map(({ specifier }) => specifier)).toEqual(['a', 'b', 'c']);
    expect(scanImports('important from "x"\n// import A from "a"\nconst f = () => import("x")')).toEqual([]);
    expect(scanImports('')).toEqual([]);
  });

  it('leaves samples of code in texts alone', () => {
    const sample = 'export const code = `a \\`b\n\nimport B from "b";\nexport * from "d";\n`;\n';
    const code = `import A from "a"\n${sample}import C from "c"`;
    expect(scanImports(code).map(({ specifier }) => specifier)).toEqual(['a', 'c']);
    expect(scanImports(`// a \` alone\nimport A from "a"`).map(({ specifier }) => specifier)).toEqual(['a']);
  });
});

describe('scanPageImports', () => {
  it('looks past code and comments', () => {
    const text = [
      'import A from "/a.mdx"',
      '```js',
      'import B from "/b.mdx"',
      '<Snippet file="b.mdx" />',
      '```',
      '{/*',
      'import C from "/c.mdx"',
      '*/}',
      '<!--',
      'import D from "/d.mdx"',
      '-->',
      'Text <Snippet file="e.mdx" /> and <Snippet x={1} file={\'f.mdx\'}/>',
      "<Snippet file='g.mdx' />",
      '<Snippets file="no.mdx" />',
    ].join('\n');
    const { imports, snippets } = scanPageImports(text);
    expect(imports.map(({ specifier }) => specifier)).toEqual(['/a.mdx']);
    expect(snippets).toEqual(['e.mdx', 'f.mdx', 'g.mdx']);
  });

  it('costs nothing where there is nothing', () => {
    expect(scanPageImports('# Hello\n\nAn import duty')).toEqual({ imports: [], snippets: [] });
  });
});

it.each([
  ['/snippets/b.JSX', 'snippets/b.jsx'],
  ['/Snippets/Tides.JS', 'snippets/tides.js'],
  ['./c.tsx', 'snippets/c.mdx'],
])('finds what an import without a file means: %s', (specifier, file) => {
  const nearest = createNearestImport(['snippets/b.jsx', 'snippets/tides.js', 'snippets/c.mdx', 'a.png']);
  expect(nearest(specifier, 'snippets/page.mdx')).toBe(file);
});

describe('resolveImport', () => {
  const files = new Set([
    'snippets/a.mdx',
    'snippets/b.jsx',
    'guides/c.tsx',
    'guides/d.md',
    'data.json',
    'ship.png',
    'look.css',
  ]);
  it.each([
    ['/ship.png', 'x.mdx', undefined],
    ['./look.css', 'x.mdx', undefined],
    ['/snippets/a.mdx', 'guides/x.mdx', 'snippets/a.mdx'],
    ['/snippets/a', 'guides/x.mdx', 'snippets/a.mdx'],
    ['/snippets/b', 'guides/x.mdx', 'snippets/b.jsx'],
    ['./c', 'guides/x.mdx', 'guides/c.tsx'],
    ['./d.md', 'guides/x.mdx', 'guides/d.md'],
    ['../data.json', 'guides/x.mdx', 'data.json'],
    ['../../../data.json', 'guides/x.mdx', 'data.json'],
    ['./snippets/a', 'x.mdx', 'snippets/a.mdx'],
    ['react', 'guides/x.mdx', undefined],
    ['data.json', 'x.mdx', undefined],
    ['/snippets/none', 'x.mdx', undefined],
  ])('%s from %s', (specifier, from, file) => {
    expect(resolveImport(specifier, from, files)).toBe(file);
  });
});

it('resolveSnippet looks in both folders, then at the path itself', () => {
  const files = new Set(['snippets/a.mdx', '_snippets/b.mdx', 'snippets/sub/c.md', 'other/d.mdx']);
  expect(
    ['a.mdx', 'a', 'b.mdx', 'sub/c', '/sub/c.md', '../a', 'other/d.mdx', 'none'].map((name) =>
      resolveSnippet(name, files),
    ),
  ).toEqual([
    'snippets/a.mdx',
    'snippets/a.mdx',
    '_snippets/b.mdx',
    'snippets/sub/c.md',
    'snippets/sub/c.md',
    'snippets/a.mdx',
    'other/d.mdx',
    undefined,
  ]);
});

it('finds an import behind the mark that a file begins with', () => {
  for (const scan of [scanImports, (text: string) => scanPageImports(text).imports])
    expect(scan('\ufeffimport { A } from "/a.jsx";\n')).toMatchObject([{ specifier: '/a.jsx', start: 1 }]);
});
