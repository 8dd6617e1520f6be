import { manifestOf, type SearchIndexOptions, WORDS_FILE_SIZE } from '../build/build-language.ts';
import { cutDocuments, type DocumentEntry, documentFile } from '../build/document-files.ts';
import { contentFile, cutLines, linesFile, type NamedFile, startsOf } from '../build/pack.ts';
import type { IndexedPage } from '../build/read-page.ts';
import { chooseSpelling } from '../build/spelling.ts';
import { hasCompounds } from '../words/compounds.ts';
import { createLiveBeginnings } from './live-beginnings.ts';
import { facetsOf, numbersOf, runRange } from './live-language.ts';
import { type ChangedPage, createLiveWords } from './live-words.ts';

/** A run of pages of an earlier index: its documents file, and all its files with the hashes of their contents. */
export interface KeptRun {
  readonly pages: number;
  readonly name: string;
  readonly files: readonly (readonly [path: string, hash: string])[];
}

/** A page of an index that is followed. */
export interface FollowedPage extends Pick<DocumentEntry, 'record'> {
  readonly isChanged: boolean;
  read(): IndexedPage;
}

/** An earlier index of a language, and the pages of now: the same ones, some of them changed. */
export interface FollowInput {
  readonly words: string;
  readonly runs: readonly KeptRun[];
  readonly pages: readonly FollowedPage[];
  /** Those with other words. */
  readonly changed: readonly ChangedPage[];
}

/** A run that is made anew. */
export interface FreshRun extends Pick<KeptRun, 'pages' | 'name'> {
  readonly made: readonly NamedFile['file'][];
}

/** The index of a language after some pages changed. */
export interface FollowedLanguage {
  readonly words: string;
  readonly runs: readonly (KeptRun | FreshRun)[];
  /** All files but those of runs. */
  readonly files: readonly NamedFile['file'][];
}

/** Whether a change of one page only concerns its own words; a part of a compound can be a word of any other page. */
export function canFollow(language: string): boolean {
  return !hasCompounds(language);
}

/** Makes the index of a language from an earlier one: what its builder makes of the same pages, to the byte. */
export function followLanguage(
  language: string,
  options: SearchIndexOptions,
  { words: lines, runs: earlier, pages, changed }: FollowInput,
): FollowedLanguage {
  const words = createLiveWords(lines)({ moved: undefined, changed });
  const wordRuns = cutLines(words, WORDS_FILE_SIZE);
  const starts = startsOf(wordRuns);
  const facets = facetsOf(pages);
  const all = { moved: undefined, changed: [], words, starts, documents: pages.length };
  const beginningRuns = cutLines(
    createLiveBeginnings()({ ...all, facets: facets.starts() }),
    WORDS_FILE_SIZE,
  );
  const made = { words: wordRuns.map(linesFile), beginnings: beginningRuns.map(linesFile) };
  const prominent = chooseSpelling(words.filter(({ isSpelled }) => isSpelled));
  const spelling = contentFile(prominent.join('\n'), 'txt');
  const documentRuns = cutDocuments(pages);
  const runs = followRuns(documentRuns, earlier);
  const manifest = manifestOf(language, options, {
    pages: pages.length,
    facets,
    words: runRange(starts, made.words),
    beginnings: runRange(startsOf(beginningRuns), made.beginnings),
    documents: runRange(numbersOf(documentRuns), runs),
    spelling: spelling.name,
  });
  return {
    words: words.map(({ line }) => line).join('\n'),
    runs,
    files: [...made.words, ...made.beginnings, spelling].map(({ file }) => file).concat(manifest),
  };
}

/** Runs of pages; those of which no page changed are as they were. */
function followRuns(
  runs: readonly (readonly FollowedPage[])[],
  earlier: readonly KeptRun[],
): readonly (KeptRun | FreshRun)[] {
  const known = new Map<number, KeptRun>();
  let next = 0;
  for (const run of earlier) {
    known.set(next, run);
    next += run.pages;
  }
  const numbers = numbersOf(runs);
  return runs.map((run, index) => {
    const kept = known.get(numbers[index] ?? 0);
    if (kept?.pages === run.length && !run.some(({ isChanged }) => isChanged)) return kept;
    const { name, files } = documentFile(run.map(({ record, read }) => ({ record, text: read().texts })));
    return { pages: run.length, name, made: files };
  });
}
