import type { OutputFile } from '../../outputs/output-file.ts';
import {
  createFacets,
  createLanguageBuilder,
  type Facets,
  manifestOf,
  type SearchIndexOptions,
  WORDS_FILE_SIZE,
} from '../build/build-language.ts';
import { cutDocuments, documentFile } from '../build/document-files.ts';
import { contentFile, cutLines, type Line, linesFile, startsOf } from '../build/pack.ts';
import { chooseSpelling } from '../build/spelling.ts';
import type { FileRange } from '../format.ts';
import { hasCompounds } from '../words/compounds.ts';
import { createLiveBeginnings } from './live-beginnings.ts';
import { compareDocuments, type LiveDocument, type LivePage } from './live-documents.ts';
import { createLiveRuns, type LiveFile, type LiveRun, type MadeRun } from './live-runs.ts';
import { createLiveWords } from './live-words.ts';

/** Gives the files of one language for its pages, in index order. */
export type LiveLanguage = (pages: readonly LivePage[], options: SearchIndexOptions) => readonly LiveFile[];

/** Creates the index of a language that follows its pages: what no other page makes necessary is not done again. */
export function createLiveLanguage(language: string): LiveLanguage {
  // Where words are compounds, a word of one page can be a part of a word of any other.
  return hasCompounds(language) ? createWholeLanguage(language) : createFollowingLanguage(language);
}

function createWholeLanguage(language: string): LiveLanguage {
  return (pages, options) => {
    const builder = createLanguageBuilder(language, options);
    const files = [...pages.flatMap(({ entry, page }) => builder.add(entry, page)), ...builder.finish()];
    return files.map(asLive);
  };
}

function createFollowingLanguage(language: string): LiveLanguage {
  const follow = createLiveWords();
  const followBeginnings = createLiveBeginnings();
  const makeWords = createLiveRuns(makeLines);
  const makeBeginnings = createLiveRuns(makeLines);
  const makeDocuments = createLiveRuns<LiveDocument>(documentFile);
  let before: readonly LiveDocument[] = [];
  return (pages, options) => {
    const { documents, ...change } = compareDocuments(before, pages);
    before = documents;
    const facets = facetsOf(documents);
    const words = follow(change);
    const wordRuns = cutLines(words, WORDS_FILE_SIZE);
    const starts = startsOf(wordRuns);
    const beginnings = followBeginnings({
      ...change,
      words,
      starts,
      facets: facets.starts(),
      documents: documents.length,
    });
    const beginningRuns = cutLines(beginnings, WORDS_FILE_SIZE);
    const spelling = contentFile(
      chooseSpelling(words.filter(({ isSpelled }) => isSpelled)).join('\n'),
      'txt',
    );
    const documentRuns = cutDocuments(documents);
    const made = {
      words: makeWords(wordRuns),
      beginnings: makeBeginnings(beginningRuns),
      documents: makeDocuments(documentRuns),
    };
    const manifest = manifestOf(language, options, {
      pages: documents.length,
      facets,
      words: runRange(starts, made.words),
      beginnings: runRange(startsOf(beginningRuns), made.beginnings),
      documents: runRange(numbersOf(documentRuns), made.documents),
      spelling: spelling.name,
    });
    const files = Object.values(made).flatMap((runs) => runs.flatMap((run) => run.files));
    return [...files, asLive(spelling.file), asLive(manifest)];
  };
}

function makeLines(run: readonly Line[]): MadeRun {
  const { name, file } = linesFile(run);
  return { name, files: [file] };
}

/** The facets of pages in index order. */
export function facetsOf(documents: readonly Pick<LiveDocument, 'record'>[]): Facets {
  const facets = createFacets();
  documents.forEach(({ record }, document) => {
    facets.add(record, document);
  });
  return facets;
}

/** The number of the first document of each run. */
export function numbersOf(runs: readonly (readonly unknown[])[]): readonly number[] {
  let next = 0;
  return runs.map((run) => {
    const first = next;
    next += run.length;
    return first;
  });
}

/** The files of runs as a manifest has them. */
export function runRange<Start extends string | number>(
  starts: readonly Start[],
  runs: readonly Pick<LiveRun, 'name'>[],
): FileRange<Start> {
  return { starts, files: runs.map(({ name }) => name) };
}

function asLive(file: OutputFile): LiveFile {
  return { path: file.path, read: () => ('content' in file ? String(file.content) : '') };
}
