import { type NavigationModel, walk } from '@waymark/core/navigation';
import type { OutputFile } from './outputs/index.ts';
import {
  createIndexBuilder,
  type IndexedPage,
  inIndexOrder,
  type PageEntry,
  type SearchLanguage,
  toSearchRecord,
} from './search/index.ts';
import { htmlLanguage, languageOfPage } from './site/page-language.ts';
import type { Site } from './site/site.ts';

/** The search index of a site, built page by page. */
export interface SearchOutputs {
  /** What the index says of each page that can be found, by route, in the order in which `add` takes them. */
  readonly entries: ReadonlyMap<string, PageEntry>;
  /** Takes the next of these pages; gives the files that are complete. */
  add(entry: PageEntry, page: IndexedPage): readonly OutputFile[];
  /** Gives the files that are left. */
  finish(): Iterable<OutputFile>;
}

/** Creates the search index of a site. */
export function createSearchOutputs(site: Site): SearchOutputs {
  const options = { languages: searchLanguages(site), trailingSlash: site.urls.trailingSlash };
  const builder = createIndexBuilder(options);
  const found = [...site.pages.values()]
    .filter(({ visibility }) => visibility.search)
    .map(({ route, title, head, placed }): PageEntry => {
      const { sections: _, ...entry } = toSearchRecord({
        route,
        title,
        language: languageOfPage(site.navigation, route),
        sections: [],
        ...(head === undefined ? {} : { head }),
        ...(placed === undefined ? {} : { placed }),
      });
      return entry;
    });
  return {
    entries: new Map(inIndexOrder(found, options).map((entry) => [entry.route, entry])),
    add: builder.add,
    finish: builder.finish,
  };
}

/** Languages of the navigation, the default one first; English where there is none. */
function searchLanguages({ navigation }: Site): readonly SearchLanguage[] {
  const found = new Map<string, SearchLanguage & { readonly first: boolean }>();
  for (const { node } of walk(navigation.root)) {
    if (node.kind !== 'language' || node.code === undefined) continue;
    const code = htmlLanguage(node.code);
    if (!found.has(code)) found.set(code, { code, label: node.label, first: node.default === true });
  }
  const languages = [...found.values()].sort((a, b) => Number(b.first) - Number(a.first));
  const all = languages.length === 0 ? [{ code: 'en', label: 'English' }] : languages;
  return all.map(({ code, label }) => {
    const versions = defaultVersions(navigation, code);
    return versions.size === 1 ? { code, label, version: [...versions].join('') } : { code, label };
  });
}

/** Labels of the default versions in a language: products may each have their own. */
function defaultVersions(navigation: NavigationModel, language: string): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const { node, trail } of walk(navigation.root)) {
    if (node.kind !== 'version' || node.default !== true || node.hidden === true) continue;
    const code = trail.findLast(({ kind }) => kind === 'language')?.code;
    if (code === undefined || htmlLanguage(code) === language) labels.add(node.label);
  }
  return labels;
}
