import type { SearchIndexOptions } from '../build/build-language.ts';
import type { LivePage } from './live-documents.ts';
import { createLiveLanguage, type LiveLanguage } from './live-language.ts';
import type { LiveFile } from './live-runs.ts';

/** Gives the files of the index for all pages, in index order: those that an index builder makes of them. */
export type LiveIndex = (pages: readonly LivePage[], options: SearchIndexOptions) => readonly LiveFile[];

/** Creates the index of a site that is being written. After each change it does only what follows from it. */
export function createLiveIndex(): LiveIndex {
  const known = new Map<string, LiveLanguage>();
  return (pages, options) => {
    const languages = new Set(options.languages.map(({ code }) => code));
    for (const language of known.keys()) if (!languages.has(language)) known.delete(language);
    return [...languages].flatMap((language) => {
      const filesOf = known.get(language) ?? createLiveLanguage(language);
      known.set(language, filesOf);
      return filesOf(
        pages.filter(({ entry }) => entry.language === language),
        options,
      );
    });
  };
}
