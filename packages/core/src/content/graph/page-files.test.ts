import { describe, expect, it } from 'vitest';
import { readNavigation } from '../../config/navigation/read-navigation.ts';
import { scanPageImports } from '../texts/imports.ts';
import { choosePageFiles, collectPageReferences, type FileImports, importedFiles } from './page-files.ts';

const choose = (
  files: string[],
  rest: { ignored?: string[]; references?: string[]; imports?: FileImports } = {},
) =>
  choosePageFiles({
    files,
    isIgnored: (file) => rest.ignored?.includes(file) === true,
    references: rest.references ?? [],
    imports: rest.imports ?? [],
  });

describe('choosePageFiles', () => {
  it('takes Markdown that nothing else claims, in the order of the files', () => {
    const files = ['b.mdx', 'a.md', 'x.MDX', 'image.png', 'docs.json', 'c.jsx', 'mdx'];
    expect(choose(files)).toEqual(['b.mdx', 'a.md', 'x.MDX']);
  });

  it.each(['snippets/a.mdx', '_snippets/a.mdx', 'es/snippets/a.mdx', 'docs/zh/_snippets/deep/a.md'])(
    'leaves %s',
    (file) => {
      expect(choose([file])).toEqual([]);
      expect(choose([file], { references: [file.replace(/\.mdx?$/, '')] })).toEqual([file]);
    },
  );

  it('leaves the skill file of the root', () => {
    expect(choose(['skill.md', 'guides/skill.md'])).toEqual(['guides/skill.md']);
  });

  it('does not mistake other folders for snippets', () => {
    expect(choose(['my-snippets/a.mdx', 'snippets.mdx'])).toEqual(['my-snippets/a.mdx', 'snippets.mdx']);
  });

  it('leaves what is imported or ignored, unless the navigation names it', () => {
    const files = ['a.mdx', 'b.mdx', 'build/c.mdx', 'README.md'];
    const rest = { imports: [['a.mdx', ['b.mdx']]] as const, ignored: ['build/c.mdx', 'README.md'] };
    expect(choose(files, rest)).toEqual(['a.mdx']);
    expect(choose(files, { ...rest, references: ['b', 'build/c', '/README.md'] })).toEqual(files);
  });

  it('keeps pages that only import each other, so that their circle is told', () => {
    const files = ['a.mdx', 'b.mdx', 'c.mdx'];
    const circle = [
      ['a.mdx', ['b.mdx', 'c.mdx']],
      ['b.mdx', ['a.mdx']],
    ] as const;
    expect(choose(files, { imports: circle })).toEqual(files);
    expect(choose(files, { imports: circle, references: ['a'] })).toEqual(['a.mdx']);
    expect(choose([...files, 'd.mdx'], { imports: [...circle, ['d.mdx', ['b.mdx']]] })).toEqual(['d.mdx']);
  });

  it.each([
    ['x', ['x.mdx']],
    ['/x/', ['x.mdx']],
    ['./x.mdx', ['x.mdx']],
    ['folder', ['folder/index.md']],
    ['other', ['other/README.md']],
    ['X', ['x.mdx']],
    ['a%20b', ['a b.mdx']],
    ['a b', ['a b.mdx']],
    ['', ['index.mdx']],
    ['both', ['both.md', 'both.mdx']],
    ['GET /x', []],
    ['none', []],
  ])('the reference %j names %j', (reference, named) => {
    const files = [
      'x.mdx',
      'x/README.md',
      'folder/index.md',
      'folder/README.md',
      'other/README.md',
      'a b.mdx',
      'index.mdx',
      'both.md',
      'both.mdx',
    ];
    expect(choose(files, { ignored: files, references: [reference] })).toEqual(named);
  });
});

it('collectPageReferences finds references wherever they stand', () => {
  const navigation = {
    languages: [
      {
        language: 'en',
        tabs: [
          {
            tab: 'A',
            pages: ['a', { group: 'G', root: 'r', pages: ['b', 'GET /x', { group: 'H', pages: ['c'] }] }],
          },
          { tab: 'B', href: '/no', icon: 'no', pages: 7 },
          null,
        ],
      },
    ],
  };
  expect([...collectPageReferences(readNavigation(navigation))]).toEqual(['a', 'r', 'b', 'GET /x', 'c']);
  expect(collectPageReferences(readNavigation(undefined)).size).toBe(0);
});

it('importedFiles names what a page takes in', () => {
  const files = new Set(['snippets/a.mdx', '_snippets/b.mdx', 'self.mdx']);
  const text =
    'import A from "/snippets/a"\nimport S from "./self.mdx"\nimport R from "react"\n\n<Snippet file="b.mdx" />';
  expect(importedFiles('self.mdx', scanPageImports(text), files)).toEqual([
    'snippets/a.mdx',
    '_snippets/b.mdx',
  ]);
});
