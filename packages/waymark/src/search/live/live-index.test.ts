import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../test/support/runs.ts';
import { createIndexBuilder, inIndexOrder } from '../build/build-index.ts';
import { createLanguageBuilder, type SearchIndexOptions } from '../build/build-language.ts';
import { createPageReader } from '../build/read-page.ts';
import type { PageEntry } from '../build/records.ts';
import type { SearchManifest } from '../format.ts';
import { followLanguage, type KeptRun } from './follow-language.ts';
import type { LivePage } from './live-documents.ts';
import { createLiveIndex } from './live-index.ts';
import type { LiveFile } from './live-runs.ts';

/** A page in short; its text is chosen from words that share beginnings, long enough to fill several files. */
interface Draft {
  readonly title: string;
  readonly words: readonly number[];
  readonly version: string;
  readonly language: string;
}

const languages = ['en', 'de', 'ja'];
const versions = ['', 'v1', 'v2'];

const options: SearchIndexOptions = {
  languages: languages.map((code) => ({ code, label: code })),
  trailingSlash: true,
};

const WORDS = 3000;
const ROUTES = 60;

/** Long words with common beginnings: enough for these to span more files than a query reads. */
const wordOf = (number: number): string => {
  const stem = ['ba', 'bab', 'babe', 'lager', 'haus'][number % 5] ?? '';
  return number % 11 === 0 ? `${stem}haus` : `${stem}${number}${'y'.repeat(number % 50)}`;
};

const draftOf: fc.Arbitrary<Draft> = fc.record({
  title: fc.constantFrom('One', 'Two', 'Three words here'),
  words: fc.array(fc.nat(WORDS), { maxLength: 60 }),
  version: fc.constantFrom(...versions),
  language: fc.constantFrom('en', 'en', 'en', ...languages),
});

type Edit =
  | { readonly kind: 'put'; readonly route: number; readonly draft: Draft }
  | { readonly kind: 'remove'; readonly route: number }
  | { readonly kind: 'word'; readonly route: number; readonly word: number };

const editOf: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), route: fc.nat(ROUTES), draft: draftOf }),
  fc.record({ kind: fc.constant('remove' as const), route: fc.nat(ROUTES) }),
  fc.record({ kind: fc.constant('word' as const), route: fc.nat(ROUTES), word: fc.nat(WORDS) }),
);

function applyEdit(site: Map<number, Draft>, edit: Edit): void {
  const before = site.get(edit.route);
  if (edit.kind === 'put') site.set(edit.route, edit.draft);
  if (edit.kind === 'remove') site.delete(edit.route);
  if (edit.kind === 'word' && before !== undefined)
    site.set(edit.route, { ...before, words: [...before.words.slice(1), edit.word] });
}

const leaveTwo: readonly Edit[] = [7, 40].map((route) => ({ kind: 'remove', route }));
const comeAgain = (route: number): Edit => {
  const draft = startingSite.get(route);
  if (draft === undefined) throw new Error(`No page ${route}`);
  return { kind: 'put', route, draft };
};

const startingSite: ReadonlyMap<number, Draft> = new Map(
  Array.from({ length: ROUTES }, (_, route) => {
    const words = Array.from({ length: 80 }, (_, at) => (route * 131 + at * 37) % WORDS);
    return [route, { title: 'Start', words, version: versions[route % 3] ?? '', language: 'en' }];
  }),
);

/** Pages in index order; a page that stays is the same object, as in a session. */
function createPages(): (site: ReadonlyMap<number, Draft>) => readonly LivePage[] {
  const readPage = createPageReader();
  const known = new Map<number, { readonly draft: Draft; readonly page: LivePage }>();
  const pageOf = (number: number, draft: Draft): LivePage => {
    const before = known.get(number);
    if (before?.draft === draft) return before.page;
    const { title, version, language } = draft;
    const entry: PageEntry = {
      route: `/page-${number}`,
      title,
      language,
      versions: version === '' ? [] : [version],
      products: [],
      trail: ['Guides'],
      keywords: [],
      boost: 1,
    };
    const text = draft.words.map(wordOf).join(' ');
    const page = { entry, page: readPage({ ...entry, sections: [{ id: '', heading: '', text, code: '' }] }) };
    known.set(number, { draft, page });
    return page;
  };
  return (site) => {
    const pages = new Map<string, LivePage>(
      [...site].map(([number, draft]) => [`/page-${number}`, pageOf(number, draft)] as const),
    );
    const entries = inIndexOrder(
      [...pages.values()].map(({ entry }) => entry),
      options,
    );
    return entries.flatMap(({ route }) => pages.get(route) ?? []);
  };
}

function built(pages: readonly LivePage[]): Record<string, string> {
  const builder = createIndexBuilder(options);
  const files = [...pages.flatMap(({ entry, page }) => builder.add(entry, page)), ...builder.finish()];
  return Object.fromEntries(files.map((file) => [file.path, 'content' in file ? String(file.content) : '']));
}

function followed(files: readonly LiveFile[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.path, file.read()]));
}

describe('a live index', () => {
  it('is what the builder makes, after any edits', () => {
    fc.assert(
      fc.property(fc.array(fc.array(editOf, { maxLength: 3 }), { maxLength: 4 }), (changes) => {
        const site = new Map(startingSite);
        const pagesOf = createPages();
        const index = createLiveIndex();
        for (const edits of [[], ...changes]) {
          for (const edit of edits) applyEdit(site, edit);
          const pages = pagesOf(site);
          expect(followed(index(pages, options))).toEqual(built(pages));
        }
      }),
      // Pages that come at one place, and at two, move all behind them.
      {
        numRuns: runsOf(5, 20),
        examples: [[[leaveTwo, [comeAgain(7)], [comeAgain(40)]]], [[leaveTwo, [7, 40].map(comeAgain)]]],
      },
    );
  });

  it('begins with a site whose beginnings have entries of their own', () => {
    const manifest = built(createPages()(startingSite))['_waymark/search/en.json'] ?? '{}';
    const { words, beginnings } = JSON.parse(manifest) as SearchManifest;
    expect(words.files.length).toBeGreaterThan(3);
    expect(beginnings.files.length).toBeGreaterThan(0);
  });

  it('reads the words of changed pages only', () => {
    const pagesOf = createPages();
    const index = createLiveIndex();
    const site = new Map(startingSite);
    index(pagesOf(site), options);
    applyEdit(site, { kind: 'word', route: 7, word: 1 });
    const unread = pagesOf(site).map(({ entry, page }) => {
      const words = (): string => {
        throw new Error(`Read the words of ${entry.route}`);
      };
      return entry.route === '/page-7'
        ? { entry, page }
        : { entry, page: Object.defineProperty(page, 'words', { get: words }) };
    });
    expect(() => index(unread, options)).not.toThrow();
  });
});

/** What a builder notes of an index of one language. */
function buildNoted(pages: readonly LivePage[]): {
  readonly words: string;
  readonly runs: readonly KeptRun[];
  readonly files: Record<string, string>;
} {
  const runs: KeptRun[] = [];
  let words = '';
  const builder = createLanguageBuilder('en', options, {
    run: (count, { name, files }) =>
      void runs.push({ pages: count, name, files: files.map(({ path, content }) => [path, content]) }),
    words: (lines) => {
      words = lines;
    },
  });
  const files = [...pages.flatMap(({ entry, page }) => builder.add(entry, page)), ...builder.finish()];
  const texts = files.map((file) => [file.path, 'content' in file ? String(file.content) : ''] as const);
  return { words, runs, files: Object.fromEntries(texts) };
}

describe('a followed index', () => {
  const inEnglish = (pages: readonly LivePage[]): readonly LivePage[] =>
    pages.filter(({ entry }) => entry.language === 'en');

  it('is what the builder makes, after words and titles of some pages changed', () => {
    fc.assert(
      fc.property(fc.array(editOf, { maxLength: 8 }), fc.nat(ROUTES), (edits, renamed) => {
        const site = new Map(startingSite);
        const pagesOf = createPages();
        const before = inEnglish(pagesOf(site));
        for (const edit of edits) if (edit.kind === 'word') applyEdit(site, edit);
        const start = site.get(renamed);
        if (start !== undefined) site.set(renamed, { ...start, title: 'A title that is a good deal longer' });
        const now = inEnglish(pagesOf(site));
        const isChanged = (document: number): boolean => now[document]?.entry !== before[document]?.entry;
        const kept = buildNoted(before);
        const pages = now.map(({ entry, page }, document) => ({
          record: entry,
          isChanged: isChanged(document),
          read: () => page,
        }));
        const changed = now.flatMap(({ page }, document) =>
          isChanged(document) ? [{ document, before: before[document]?.page, now: page }] : [],
        );
        const { words, runs, files } = followLanguage('en', options, { ...kept, pages, changed });
        const made = runs.flatMap((run) =>
          'made' in run ? run.made.map(({ path, content }) => [path, content] as const) : run.files,
        );
        const own = files.map(({ path, content }) => [path, content] as const);
        const built = buildNoted(now);
        expect(Object.fromEntries([...made, ...own])).toEqual(built.files);
        expect(words).toBe(built.words);
      }),
      { numRuns: runsOf(5, 20) },
    );
  });

  it('reads the texts of no run of which no page changed', () => {
    const pages = inEnglish(createPages()(startingSite));
    const kept = buildNoted(pages);
    const unread = pages.map(({ entry }) => ({
      record: entry,
      isChanged: false,
      read: (): never => {
        throw new Error(`Read ${entry.route}`);
      },
    }));
    const { runs, words } = followLanguage('en', options, { ...kept, pages: unread, changed: [] });
    expect(runs).toEqual(kept.runs);
    expect(words).toBe(kept.words);
  });
});
