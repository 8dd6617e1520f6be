import type { OutputFile } from '../../outputs/index.ts';
import { longHash } from '../../project/files/hash.ts';
import {
  type ChangedPage,
  createLanguageBuilder,
  type FollowedPage,
  followLanguage,
  type IndexBuilder,
  type KeptRun,
  type SearchIndexOptions,
} from '../../search/index.ts';
import type { IndexablePage } from '../store/indexed-pages.ts';
import type { KeptIndex, KeptIndexes } from '../store/kept-index.ts';

type HashedFile = readonly [path: string, hash: string];

/** What the index of a language is made with. */
export interface LanguageTools {
  readonly options: SearchIndexOptions;
  readonly indexes: KeptIndexes;
  /** Takes a file that the output holds already, if it does. */
  readonly isThere: (path: string, hash: string) => boolean;
}

/** Beyond this number of changed pages, following them one by one is no less work than to begin anew. */
const MOST_CHANGED = 64;

/** Builds the index of a language and keeps it. */
export function buildKept(
  language: string,
  { options, indexes }: LanguageTools,
): IndexBuilder<IndexablePage> {
  const pages: (readonly [string, string])[] = [];
  const runs: KeptRun[] = [];
  let words = '';
  const builder = createLanguageBuilder(language, options, {
    run: (count, { name, files }) => void runs.push({ pages: count, name, files: files.map(hashFile) }),
    words: (lines) => {
      words = lines;
    },
  });
  return {
    add(entry, page) {
      const indexed = page.read();
      pages.push([entry.route, page.key]);
      return builder.add(entry, indexed);
    },
    *finish() {
      const files = [...builder.finish()];
      yield* files;
      const ofRuns = new Set(runs.flatMap((run) => run.files.map(([path]) => path)));
      const others = files.filter(({ path }) => !ofRuns.has(path)).map(hashFile);
      indexes.write(language, { options: JSON.stringify(options), pages, runs, files: others, words });
    },
  };
}

/**
 * Makes the index of a language from the one that is kept, where its pages are the same ones and few of them changed.
 * Otherwise it gives no files, and tells so: then its pages have to be taken once more, by a builder.
 */
export function followKept(
  language: string,
  kept: KeptIndex,
  { options, indexes, isThere, onMiss }: LanguageTools & { readonly onMiss: (language: string) => void },
): IndexBuilder<IndexablePage> {
  const pages: FollowedPage[] = [];
  const keys: (readonly [string, string])[] = [];
  const changed: ChangedPage[] = [];
  let hasMissed = false;
  return {
    add(record, page) {
      const [route, key = ''] = kept.pages[keys.length] ?? [];
      const isChanged = key !== page.key;
      if (isChanged && !hasMissed) {
        const before =
          route === record.route && changed.length < MOST_CHANGED ? page.earlier(key) : undefined;
        if (before === undefined) hasMissed = true;
        else changed.push({ document: pages.length, before, now: page.read() });
      }
      keys.push([record.route, page.key]);
      if (!hasMissed) pages.push({ record, isChanged, read: page.read });
      return [];
    },
    *finish() {
      const isSame = !hasMissed && keys.length === kept.pages.length;
      const said = JSON.stringify(options);
      if (isSame && changed.length === 0 && said === kept.options && areThere(filesOf(kept), isThere)) return;
      const followed = isSame ? followLanguage(language, options, { ...kept, pages, changed }) : undefined;
      const reused = followed?.runs.flatMap((run) => ('made' in run ? [] : run.files));
      if (followed === undefined || reused === undefined || !areThere(reused, isThere)) {
        onMiss(language);
        return;
      }
      const { runs, files, words } = followed;
      for (const run of runs) if ('made' in run) yield* run.made;
      yield* files;
      const keptRuns = runs.map((run) =>
        'made' in run ? { pages: run.pages, name: run.name, files: run.made.map(hashFile) } : run,
      );
      indexes.write(language, {
        options: said,
        pages: keys,
        runs: keptRuns,
        files: files.map(hashFile),
        words,
      });
    },
  };
}

function filesOf({ files, runs }: KeptIndex): readonly HashedFile[] {
  return [...files, ...runs.flatMap((run) => run.files)];
}

/** Whether the output holds all these files. */
function areThere(files: readonly HashedFile[], isThere: LanguageTools['isThere']): boolean {
  return files.every(([path, hash]) => isThere(path, hash));
}

function hashFile(file: OutputFile): HashedFile {
  return [file.path, 'content' in file ? longHash(file.content) : ''];
}
