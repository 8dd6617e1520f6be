import { filesOfBeginning, mostFilesOfBeginning } from '../build/beginnings.ts';
import type { DocumentFile, DocumentRow, FileRange, SearchManifest, TextRow } from '../format.ts';

/** Reads a file of the search folder (`name.extension`). Rejects when it cannot be read. */
export type ReadFile = (file: string) => Promise<string>;

/** A line of the index, its postings still packed. */
export interface PackedEntry {
  readonly word: string;
  readonly postings: string;
}

/** A page of the index. */
export interface IndexedDocument {
  readonly row: DocumentRow;
  /** Reads its text. */
  text(): Promise<TextRow>;
}

/** Reads the parts of one index that a query needs, each file at most once. */
export interface IndexReader {
  readonly manifest: SearchManifest;
  /** Entries near a word: those that begin with it are all there unless `manyWordsBeginWith` it. */
  entriesNear(word: string): Promise<readonly PackedEntry[]>;
  manyWordsBeginWith(beginning: string): boolean;
  /** The entry of a beginning that many words have. */
  beginning(beginning: string): Promise<PackedEntry | undefined>;
  document(number: number): Promise<IndexedDocument>;
  /** Words to correct a query by. */
  spelling(): Promise<readonly string[]>;
}

const parseEntries = (text: string): readonly PackedEntry[] =>
  text.split('\n').map((line) => {
    const space = line.indexOf(' ');
    return { word: line.slice(0, space), postings: line.slice(space + 1) };
  });

const positionIn = <Start extends string | number>(range: FileRange<Start>, key: Start): number =>
  Math.max(
    0,
    range.starts.findLastIndex((start) => start <= key),
  );

/** Creates a reader of the index that a manifest describes. */
export function createIndexReader(manifest: SearchManifest, read: ReadFile): IndexReader {
  const parsed = new Map<string, Promise<unknown>>();
  // What is stored under a file name is always the result of the parser that belongs to its kind of file.
  const once = <T>(file: string, parse: (text: string) => T): Promise<T> => {
    const known = parsed.get(file) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = read(file).then(parse);
    parsed.set(file, reading);
    reading.catch(() => parsed.delete(file));
    return reading;
  };
  const readJson = <T>(name: string | undefined): Promise<T> =>
    once(`${name}.json`, (text): T => JSON.parse(text));
  const entriesOf = (name: string | undefined): Promise<readonly PackedEntry[]> =>
    name === undefined ? Promise.resolve([]) : once(`${name}.txt`, parseEntries);
  return {
    manifest,
    async entriesNear(word) {
      const first = positionIn(manifest.words, word);
      const count = Math.min(mostFilesOfBeginning, filesOfBeginning(word, manifest.words.starts));
      const files = manifest.words.files.slice(first, first + count);
      return (await Promise.all(files.map(entriesOf))).flat();
    },
    manyWordsBeginWith: (beginning) =>
      filesOfBeginning(beginning, manifest.words.starts) > mostFilesOfBeginning,
    async beginning(beginning) {
      const entries = await entriesOf(manifest.beginnings.files[positionIn(manifest.beginnings, beginning)]);
      return entries.find((entry) => entry.word === beginning);
    },
    async document(number) {
      const position = positionIn(manifest.documents, number);
      const { texts, rows } = await readJson<DocumentFile>(manifest.documents.files[position]);
      const row = rows[number - (manifest.documents.starts[position] ?? 0)];
      if (row === undefined) throw new Error(`No document ${number}`);
      const text = async (): Promise<TextRow> => {
        const found = (await readJson<readonly TextRow[]>(texts[row[4]]))[row[5]];
        return found ?? [''];
      };
      return { row, text };
    },
    spelling: () => once(`${manifest.spelling}.txt`, (text): readonly string[] => text.split('\n')),
  };
}
