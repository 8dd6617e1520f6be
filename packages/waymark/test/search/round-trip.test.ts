import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../src/search/build/records.ts';
import type { MarkedText } from '../../src/search/query/excerpt.ts';
import { englishPages, translatedPages } from './corpus.ts';
import { buildIndex, recordOf, searcherOver } from './index-in-memory.ts';

const options = { languages: [{ code: 'en', label: 'English' }], trailingSlash: true };

/** Many pages with words enough to need many files; every word is ours, made from numbers. */
const manyPages = (count: number): readonly SearchRecord[] =>
  Array.from({ length: count }, (_, page) => {
    const words = Array.from(
      { length: 120 },
      (_, word) => `w${((page * 31 + word * 7919) % 9000).toString(36)}x`,
    );
    return recordOf({
      route: `/pages/${page}`,
      title: `Page ${words[0]} of many`,
      sections: [{ id: 'one', heading: 'One', text: words.join(' '), code: '' }],
    });
  });

const markedIn = ({ text, ranges }: MarkedText): readonly string[] =>
  ranges.map(([start, end]) => text.slice(start, end));

describe('the index', () => {
  it('does not depend on the order of the records', () => {
    const shuffled = [...englishPages].sort((a, b) => (a.title < b.title ? 1 : -1));
    expect([...buildIndex(shuffled, options)]).toEqual([...buildIndex(englishPages, options)]);
    expect([...buildIndex([...englishPages].reverse(), options)]).toEqual([
      ...buildIndex(englishPages, options),
    ]);
  });

  it('names every file but the manifest by its content', () => {
    const pages = manyPages(200);
    const before = [...buildIndex(pages, options)];
    const after = [...buildIndex([...pages, recordOf({ route: '/zebra', title: 'Zebra' })], options)];
    const contents = new Map(before.map((file) => [file.path, file]));
    const kept = after.filter((file) => contents.has(file.path));
    expect(kept.length).toBeGreaterThan(before.length / 2);
    expect(kept.length).toBeLessThan(after.length);
    for (const file of kept) {
      if (!file.path.endsWith('/en.json')) expect(file).toEqual(contents.get(file.path));
    }
  });

  it('is read in part only', async () => {
    const { searcher, read, files } = searcherOver(manyPages(400));
    const [page] = (await searcher.search('wvx')).pages;
    expect(page?.title.text).toBe('Page wvx of many');
    expect(searcher.manifest.words.files.length).toBeGreaterThan(10);
    expect(read.length).toBeLessThan(20);
    expect(read.join('').length).toBeLessThan([...files.values()].join('').length / 4);
  });

  it('answers a single letter from the beginnings, without texts', async () => {
    const { searcher, read } = searcherOver(manyPages(400));
    const { pages } = await searcher.search('w');
    expect(pages).toHaveLength(8);
    expect(pages[0] && markedIn(pages[0].title).length).toBe(1);
    expect(read.some((file) => file.includes('"One"'))).toBe(false);
  });

  it('reads each file once', async () => {
    const { searcher, read } = searcherOver(englishPages);
    await searcher.search('webhooks');
    const before = read.length;
    await searcher.search('webhooks');
    expect(read).toHaveLength(before);
  });

  it('is empty for a site without pages, and answers', async () => {
    const { searcher } = searcherOver([]);
    for (const query of ['', 'a', 'anything', '数据库', 'C++']) {
      expect(await searcher.search(query)).toEqual({ pages: [], total: 0 });
    }
  });

  it('works for a single page', async () => {
    const { searcher } = searcherOver([recordOf({ route: '/', title: 'Home' })]);
    expect((await searcher.search('home')).pages[0]?.route).toBe('/');
    expect((await searcher.search('hoem')).total).toBe(0);
  });

  it('keeps languages apart', async () => {
    const records = Object.entries(translatedPages).flatMap(([language, pages]) =>
      pages.map((page) => ({ ...page, language })),
    );
    const languages = [{ code: 'zh', label: '中文' }, ...options.languages];
    const { searcher } = searcherOver([...records, ...englishPages], { languages, trailingSlash: false });
    expect((await searcher.search('authentication')).total).toBe(0);
    expect((await searcher.search('API')).pages.map(({ route }) => route)).toEqual(['/zh/renzheng']);
    expect(searcher.manifest.languages).toEqual([
      ['中文', 'zh.json'],
      ['English', 'en.json'],
    ]);
  });

  it('rejects when a file cannot be read, and recovers', async () => {
    const { searcher, files } = searcherOver(englishPages);
    const saved = new Map(files);
    (files as Map<string, string>).clear();
    await expect(searcher.search('webhooks')).rejects.toThrow();
    for (const [path, content] of saved) (files as Map<string, string>).set(path, content);
    expect((await searcher.search('webhooks')).total).toBeGreaterThan(0);
  });
});

describe('filters', () => {
  const { searcher } = searcherOver([
    recordOf({ route: '/v1/setup', title: 'Setup', versions: ['v1'], products: ['Cloud'] }),
    recordOf({ route: '/v2/setup', title: 'Setup', versions: ['v2'], products: ['Cloud', 'Edge'] }),
    recordOf({ route: '/setup', title: 'Setup for all' }),
  ]);
  const routes = async (filter: { version?: string; product?: string }) =>
    (await searcher.search('setup', filter)).pages.map(({ route }) => route).sort();

  it('admit the pages of a version and those of all', async () => {
    expect(await routes({ version: 'v1' })).toEqual(['/setup', '/v1/setup']);
    expect(await routes({ version: 'v2' })).toEqual(['/setup', '/v2/setup']);
    expect(await routes({})).toHaveLength(3);
  });

  it('admit the pages of a product', async () => {
    expect(await routes({ product: 'Edge' })).toEqual(['/setup', '/v2/setup']);
    expect(await routes({ product: 'Cloud', version: 'v1' })).toEqual(['/setup', '/v1/setup']);
  });
});

describe('results', () => {
  const { searcher } = searcherOver(englishPages);

  it('are ordered by boost where pages are alike', async () => {
    const alike = ['/a', '/b', '/c'].map((route) =>
      recordOf({ route, title: 'Same', boost: route === '/b' ? 2 : 1 }),
    );
    const { pages } = await searcherOver(alike).searcher.search('same');
    expect(pages.map(({ route }) => route)).toEqual(['/b', '/a', '/c']);
  });

  it('prefer pages that hold all words to one that is prominent for one of them', async () => {
    const text = (words: string) => [{ id: '', heading: '', text: words, code: '' }];
    const filler = Array.from({ length: 9 }, (_, page) =>
      recordOf({ route: `/${page}`, title: `Other ${page}` }),
    );
    const { searcher: of } = searcherOver([
      ...filler,
      recordOf({ route: '/one', keywords: ['alpha'] }),
      recordOf({ route: '/both', sections: text('alpha beta') }),
    ]);
    expect((await of.search('alpha beta')).pages.map(({ route }) => route)).toEqual(['/both', '/one']);
  });

  it('show the sections that match, with the place marked', async () => {
    const [page] = (await searcher.search('verify signature')).pages;
    expect(page?.sections[0]?.id).toBe('verify-signatures');
    expect(page?.sections[0] && markedIn(page.sections[0].heading)).toEqual(['Verify', 'signatures']);
    const excerpt = page?.sections[0]?.excerpt;
    expect(excerpt && markedIn(excerpt)).toContain('signature');
  });

  it('show code where only code matches', async () => {
    const [page] = (await searcher.search('chown')).pages;
    expect(page?.sections[0]?.excerpt?.text).toContain('sudo chown -R');
  });

  it('show what a page is about where its title matches, not the code with which it begins', async () => {
    const page = {
      route: '/reserve',
      title: 'Reserve a berth',
      sections: [
        { id: '', heading: '', text: 'Reserves a place at a quay', code: 'curl https://api.example/berths' },
        { id: 'response', heading: 'Response', text: 'The berth is reserved', code: '' },
      ],
    };
    const { searcher: of } = searcherOver([recordOf(page)]);
    expect((await of.search('berth')).pages[0]?.excerpt?.text).toBe('Reserves a place at a quay');
    expect((await of.search('curl')).pages[0]?.excerpt?.text).toContain('curl https://');
  });

  it('begin with the block that matches, and keep it apart from the next', async () => {
    const cells = ['A table of what a harbour holds', 'berths', '40', 'Quays beyond that are closed'];
    const text = [...cells, ...Array.from({ length: 20 }, (_, row) => `row ${row}`)].join('\n');
    const records = [recordOf({ route: '/', sections: [{ id: '', heading: '', text, code: '' }] })];
    const [page] = (await searcherOver(records).searcher.search('berths')).pages;
    expect(page?.excerpt?.text).toMatch(/^berths · 40 · Quays beyond that are closed · row 0 · .*…$/);
  });

  it('leave filler words unmarked', async () => {
    const texts = Array.from({ length: 20 }, (_, page) => `The page ${page} of the site`);
    const records = [...texts, 'Increase the timeout of the server'].map((text, page) =>
      recordOf({
        route: `/${page}`,
        title: String(page),
        sections: [{ id: '', heading: '', text, code: '' }],
      }),
    );
    const [page] = (await searcherOver(records).searcher.search('the timeout')).pages;
    expect(page?.excerpt && markedIn(page.excerpt)).toEqual(['timeout']);
  });

  it('mark Chinese as one piece', async () => {
    const records = (translatedPages['zh'] ?? []).map((page) => ({ ...page, language: 'zh' }));
    const chinese = searcherOver(records, {
      languages: [{ code: 'zh', label: '中文' }],
      trailingSlash: true,
    });
    const [page] = (await chinese.searcher.search('数据库')).pages;
    expect(page && markedIn(page.title)).toEqual(['数据库']);
  });

  it('give hostile text back as it is, never as markup', async () => {
    const title = '<img src=x onerror=alert(1)> "quoted" & \u2028 \ud800 hostile';
    const record = recordOf({
      route: '/x',
      title,
      trail: ['</script>'],
      sections: [{ id: '"><b>', heading: '<script>', text: 'hostile\n`text`\u0000', code: '' }],
    });
    const [page] = (await searcherOver([record]).searcher.search('hostile')).pages;
    expect(page?.title.text).toBe(title);
    expect(page?.trail).toEqual(['</script>']);
    expect(page?.sections[0]?.heading.text).toBe('<script>');
  });

  it('mark the part of an identifier that was asked for, and all of one that was', async () => {
    const text = 'It is tide.window_policy_name of tides.';
    const record = recordOf({
      route: '/x',
      title: 'X',
      sections: [{ id: 'a', heading: 'A', text, code: '' }],
    });
    const marks = async (query: string): Promise<readonly string[]> => {
      const section = (await searcherOver([record]).searcher.search(query)).pages[0]?.sections[0];
      return section?.excerpt === undefined ? [] : markedIn(section.excerpt);
    };
    expect(await marks('tide')).toEqual(['tide', 'tides']);
    expect(await marks('tide.window_policy_name')).toContain('tide.window_policy_name');
  });

  it('take words that are names of object members', async () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const records = names.map((name) => recordOf({ route: `/${name}`, title: name }));
    const { searcher: of } = searcherOver(records);
    for (const name of names) expect((await of.search(name)).pages[0]?.route).toBe(`/${name}`);
  });

  it('answer very long queries, by their first dozen words', async () => {
    const nonsense = Array.from({ length: 12 }, (_, index) => `q${index}q`).join(' ');
    expect((await searcher.search(`${nonsense} webhooks`)).total).toBe(0);
    expect((await searcher.search('webhooks '.repeat(5000))).pages[0]?.route).toBe('/guides/webhooks');
    expect((await searcher.search('字'.repeat(20_000))).total).toBe(0);
  });
});
