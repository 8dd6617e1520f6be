import { type PageHead, summaryOf } from '@waymark/core/content';
import { htmlLanguage, type NavigationModel, versionsOf, walkElements } from '@waymark/core/navigation';
import { rememberEach } from '@waymark/core/source';
import type { OutputFile } from '../../outputs/index.ts';
import {
  canFollow,
  createLanguageBuilder,
  createLiveIndex,
  type IndexBuilder,
  inIndexOrder,
  joinLanguages,
  type LiveFile,
  type LivePage,
  type PageEntry,
  type SearchIndexOptions,
  type SearchLanguage,
  toSearchRecord,
} from '../../search/index.ts';
import { createLanguageOfPage } from '../../site/page-language.ts';
import { remember } from '../../site/remember.ts';
import type { Site } from '../../site/site.ts';
import type { PageContent } from '../content/page-content.ts';
import type { Pages } from '../pages.ts';
import type { IndexablePage } from '../store/indexed-pages.ts';
import { buildKept, followKept, type LanguageTools } from './kept-language.ts';

/** The search index of a site, built page by page. */
export interface SearchOutputs {
  /** What the index says of each page that can be found, by route, in the order in which `add` takes them. */
  readonly entries: ReadonlyMap<string, PageEntry>;
  /** Takes the next of these pages; gives the files that are complete. */
  add(entry: PageEntry, page: IndexablePage): readonly OutputFile[];
  /** Gives the files that are left. */
  finish(): Iterable<OutputFile>;
  /** The index of the languages that could not be made from what is kept: it takes their pages once more. */
  again(): Omit<SearchOutputs, 'again'> | undefined;
}

/** What the index of a site is made with; without what is kept, nothing is. */
export interface SearchTools {
  readonly indexes: LanguageTools['indexes'] | undefined;
  readonly isThere: LanguageTools['isThere'];
}

/** Creates the search index of a site. */
export function createSearchOutputs(site: Site, { indexes, isThere }: SearchTools): SearchOutputs {
  const { entries, options } = readEntries(site);
  const missed = new Set<string>();
  const openNew = (language: string): IndexBuilder<IndexablePage> =>
    indexes === undefined
      ? buildOnly(createLanguageBuilder(language, options))
      : buildKept(language, { options, indexes, isThere });
  const open = (language: string): IndexBuilder<IndexablePage> => {
    const kept = canFollow(language) ? indexes?.read(language) : undefined;
    if (indexes === undefined || kept === undefined) return openNew(language);
    return followKept(language, kept, { options, indexes, isThere, onMiss: (code) => missed.add(code) });
  };
  return {
    entries: new Map(entries.map((entry) => [entry.route, entry])),
    ...joinLanguages(options, open),
    again() {
      if (missed.size === 0) return undefined;
      const languages = options.languages.filter(({ code }) => missed.has(code));
      const left = entries.filter(({ language }) => missed.has(language));
      return {
        entries: new Map(left.map((entry) => [entry.route, entry])),
        ...joinLanguages({ ...options, languages }, openNew),
      };
    },
  };
}

function buildOnly({ add, finish }: IndexBuilder): IndexBuilder<IndexablePage> {
  return { add: (entry, page) => add(entry, page.read()), finish };
}

/** The pages of a site that is being written, as they are now. */
export interface WrittenPages {
  readonly site: Site;
  readonly contents: ReadonlyMap<string, PageContent>;
  readonly indexed: Pages['indexed'];
}

/** Creates the search index of a site that is being written: a function that follows its pages. */
export function createLiveSearch(): (pages: WrittenPages) => readonly LiveFile[] {
  const filesOf = createLiveIndex();
  const describe = rememberEach(descriptionOf);
  const entriesOf = remember((site: Site) => readEntries(site, describe));
  const keepEntry = createEntryKeeper();
  let known: ReadonlyMap<string, KnownPage> = new Map();
  return ({ site, contents, indexed }) => {
    const { entries, options } = entriesOf(site);
    const pages = entries.flatMap((read): readonly KnownPage[] => {
      const content = contents.get(read.route);
      if (content === undefined) return [];
      const { hash } = content.sections;
      const entry = keepEntry(read);
      const before = known.get(entry.route);
      const isSame = before?.entry === entry && before.hash === hash;
      return [isSame ? before : { entry, hash, page: indexed(entry, content) }];
    });
    known = new Map(pages.map((page) => [page.entry.route, page]));
    return filesOf(pages, options);
  };
}

/** A page as it was indexed. */
interface KnownPage extends LivePage {
  readonly hash: string;
}

/** Creates the function that gives back the entry of last time where the next one says the same. */
function createEntryKeeper(): (entry: PageEntry) => PageEntry {
  const known = new Map<string, PageEntry>();
  return (entry) => {
    const before = known.get(entry.route);
    if (before !== undefined && saysSame(before, entry)) return before;
    known.set(entry.route, entry);
    return entry;
  };
}

/** Whether two entries say the same; printing those of ten thousand pages cost 0.05 s after each edit. */
function saysSame(a: PageEntry, b: PageEntry): boolean {
  const keys = Object.keys(a) as readonly (keyof PageEntry)[];
  return keys.length === Object.keys(b).length && keys.every((key) => isSameValue(a[key], b[key]));
}

/** A text, a number or a list of texts. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((part, index) => part === b[index]);
}

/** What the index of a site says beside the words of its pages. */
export interface SearchEntries {
  /** What it says of each page that can be found, in index order. */
  readonly entries: readonly PageEntry[];
  readonly options: SearchIndexOptions;
}

/** Reads what the index of a site says beside the words of its pages. */
export function readEntries(site: Site, describe = descriptionOf): SearchEntries {
  const languageOf = createLanguageOfPage(site.navigation);
  const versions = versionsOf(site.navigation);
  const found = [...site.pages.values()]
    .filter(({ visibility }) => visibility.search)
    .map(({ route, title, front: head, placed }): PageEntry => {
      const { sections: _, ...entry } = toSearchRecord({
        route,
        title,
        language: languageOf(route),
        sections: [],
        versions,
        ...(head === undefined ? {} : { head, description: describe(head) }),
        ...(placed === undefined ? {} : { placed }),
      });
      return entry;
    });
  const inUse = new Set(found.map(({ language }) => language));
  const options = { languages: searchLanguages(site, inUse), trailingSlash: site.urls.trailingSlash };
  return { entries: inIndexOrder(found, options), options };
}

/** The language of a page that stands in none: every site may have such pages, beside its languages too. */
const ENGLISH: SearchLanguage = { code: 'en', label: 'English' };

function descriptionOf({ description }: PageHead): string | undefined {
  return description && summaryOf(description);
}

/** Languages of the navigation that hold pages, the default one first, and English where pages stand in none. */
function searchLanguages({ navigation }: Site, inUse: ReadonlySet<string>): readonly SearchLanguage[] {
  const found = new Map<string, SearchLanguage & { readonly first: boolean }>();
  for (const { node } of walkElements(navigation.root)) {
    if (node.kind !== 'language' || node.code === undefined || node.children.length === 0) continue;
    const code = htmlLanguage(node.code);
    if (!found.has(code)) found.set(code, { code, label: node.label, first: node.default === true });
  }
  const languages = [...found.values()].sort((a, b) => Number(b.first) - Number(a.first));
  const isInEnglish = languages.length === 0 || (inUse.has(ENGLISH.code) && !found.has(ENGLISH.code));
  const all = isInEnglish ? [...languages, ENGLISH] : languages;
  return all.map(({ code, label }) => {
    const versions = defaultVersions(navigation, code);
    return versions.size === 1 ? { code, label, version: [...versions].join('') } : { code, label };
  });
}

/** Labels of the default versions in a language: products may each have their own. */
function defaultVersions(navigation: NavigationModel, language: string): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const { node, trail } of walkElements(navigation.root)) {
    if (node.kind !== 'version' || node.default !== true || node.hidden === true) continue;
    const code = trail.findLast(({ kind }) => kind === 'language')?.code;
    if (code === undefined || htmlLanguage(code) === language) labels.add(node.label);
  }
  return labels;
}
