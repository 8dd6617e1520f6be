import { describe, expect, it } from 'vitest';
import { createScanner } from '../words/segment.ts';
import { createFinder } from './excerpt.ts';
import type { IndexReader } from './index-reader.ts';
import { preferNames } from './prefer-names.ts';

/** A page as the index ranked it. */
interface Page {
  readonly route: string;
  readonly title: string;
  readonly score?: number;
  readonly method?: string;
  /** It has a part that is called as the query says. */
  readonly hasPart?: true;
}

/** Routes and scores in the order that names give them. */
async function prefer(
  query: string,
  pages: readonly Page[],
): Promise<readonly (readonly [string, number])[]> {
  const terms = query.toLowerCase().replaceAll('-', '').split(' ');
  const finder = createFinder(
    createScanner(),
    (word) => terms.indexOf(word),
    terms.map(() => 1),
  );
  const reader = {
    manifest: { language: 'en' },
    document: async (at: number) => {
      const { route = '', title = '', method = '' } = pages[at] ?? {};
      return { row: [route, title, [], method, 0, 0], text: async () => [''] };
    },
  } as unknown as IndexReader;
  const ranked = pages.map(({ score = 1 }, document) => ({ document, score }));
  const withPart = new Set(pages.flatMap(({ hasPart }, at) => (hasPart ? [at] : [])));
  const preferred = await preferNames(ranked as never, reader, { query, withPart, finder });
  return preferred.map(({ found, score }) => [found.row[0], Number(score.toFixed(3))]);
}

describe('names of pages', () => {
  it('come first where they are what was asked, whatever the words say', async () => {
    const found = await prefer('set sail', [
      { route: '/a', title: 'Sail', score: 9 },
      { route: '/b', title: 'Set  Sail!' },
    ]);
    expect(found.map(([route]) => route)).toEqual(['/b', '/a']);
  });

  it('come first in another form of their words, before an identifier that is made of them', async () => {
    const pages = [
      { route: '/command', title: 'dry-dock', score: 9 },
      { route: '/docks', title: 'Dry docks' },
      { route: '/more', title: 'Dry dock tools', score: 9 },
    ];
    const firstFor = async (query: string) => (await prefer(query, pages)).map(([route]) => route);
    expect(await firstFor('dry dock')).toEqual(['/docks', '/command', '/more']);
    expect(await firstFor('dry-dock')).toEqual(['/command', '/more', '/docks']);
  });

  it('raise a page by how much of the query they hold, and of how much else', async () => {
    expect(
      await prefer('set sail', [
        { route: '/1', title: 'Set sail' },
        { route: '/2', title: 'Set Sail Tonight' },
        { route: '/3', title: 'Sail' },
        { route: '/4', title: 'Boats' },
      ]),
    ).toEqual([
      ['/1', 2.2],
      // 7 of 14 letters, blanks not counted.
      ['/2', 1.6],
      // All of the name, half of the query.
      ['/3', 1.6],
      ['/4', 1],
    ]);
  });

  it('count each letter once, also of an identifier and its parts', async () => {
    expect(await prefer('set sail setsail', [{ route: '/1', title: 'setSail' }])).toEqual([['/1', 2.2]]);
  });

  it('of addresses count less than titles, and the nearer of both counts', async () => {
    expect(
      await prefer('sail', [
        { route: '/x/sail', title: 'Boats' },
        { route: '/x/boats-sail', title: 'Wind Sail' },
      ]),
    ).toEqual([
      ['/x/sail', 1.72],
      ['/x/boats-sail', 1.6],
    ]);
  });

  it('of addresses count as they are written', async () => {
    expect(await prefer('dry-dock', [{ route: '/x/dry-dock', title: 'Boats' }])).toEqual([
      ['/x/dry-dock', 1.72],
    ]);
  });

  it('of operations count less than those that somebody wrote', async () => {
    expect(
      await prefer('sail', [
        { route: '/a', title: 'Sails', method: 'GET' },
        { route: '/b', title: 'Boats' },
      ]),
    ).toEqual([
      ['/b', 1],
      ['/a', 0.7],
    ]);
  });
});

describe('pages of news', () => {
  const pages = [
    { route: '/changelog/2026-01', title: 'January' },
    { route: '/release-notes', title: 'News' },
    { route: '/guides/changelog-generator', title: 'Generator' },
  ];

  it('count less than others, by the name of a step of their address', async () => {
    expect(await prefer('sail', pages)).toEqual([
      ['/guides/changelog-generator', 1],
      ['/changelog/2026-01', 0.5],
      ['/release-notes', 0.5],
    ]);
  });

  it('count as others where they are asked for, or one of their parts is', async () => {
    expect(await prefer('january release', pages)).toContainEqual(['/changelog/2026-01', 1.6]);
    const part = { route: '/changelog', title: 'Changes', hasPart: true as const };
    expect(await prefer('set sail', [part])).toEqual([['/changelog', 5]]);
  });
});

describe('parts that are called as the query says', () => {
  const part: Page = { route: '/part', title: 'Boats', hasPart: true };
  const first: Page = { route: '/first', title: 'Wind', score: 3 };

  it('raise their page, less where several have them, and by little for a word alone', async () => {
    expect(await prefer('set sail', [first, part])).toEqual([
      ['/part', 5],
      ['/first', 3],
    ]);
    expect(await prefer('set sail', [first, part, { ...part, route: '/other' }])).toEqual([
      ['/first', 3],
      ['/part', 3],
      ['/other', 3],
    ]);
    expect(await prefer('sail', [first, part])).toEqual([
      ['/first', 3],
      ['/part', 1.25],
    ]);
  });

  it.each([
    ['an operation comes first', { route: '/first', title: 'Get', score: 9, method: 'GET' }],
    ['a page is called so by its title', { route: '/a', title: 'Set sail' }],
    ['a page is called so by its address', { route: '/set-sail', title: 'Wind' }],
  ])('change nothing where %s', async (_, page) => {
    expect(await prefer('set sail', [first, page, part])).toContainEqual(['/part', 1]);
  });
});
