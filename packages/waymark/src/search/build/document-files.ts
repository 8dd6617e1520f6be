import type { OutputFile } from '../../outputs/output-file.ts';
import type { DocumentFile, DocumentRow, FileRange } from '../format.ts';
import { fingerprint } from './fingerprint.ts';
import { contentFile, cut, type NamedFile } from './pack.ts';
import type { PageEntry } from './records.ts';

/** Sizes in characters before compression, chosen so that a file travels in few round trips. */
const DOCUMENTS_FILE_SIZE = 4_000;
const TEXT_FILE_SIZE = 8_000;

/** Writes how results are shown, and their texts, into files; a few pages are in memory at once. */
export interface DocumentFiles {
  /** Takes the next page; gives the files that are complete. */
  add(entry: PageEntry, texts: string): readonly OutputFile[];
  /** Gives the files that are left. */
  finish(): readonly OutputFile[];
  /** Which pages are in which file. */
  range(): FileRange<number>;
}

/** Creates the files of one language. */
export function createDocumentFiles(onRun?: (pages: number, made: DocumentsFile) => void): DocumentFiles {
  const starts: number[] = [];
  const names: string[] = [];
  let run: DocumentEntry[] = [];
  let size = 0;
  let next = 0;
  const flush = (): readonly OutputFile[] => {
    if (run.length === 0) return [];
    const made = documentFile(run);
    onRun?.(run.length, made);
    starts.push(next);
    names.push(made.name);
    next += run.length;
    run = [];
    size = 0;
    return made.files;
  };
  return {
    add(record, text) {
      const files = run.length > 0 && endsBefore(record, size) ? flush() : [];
      run.push({ record, text });
      size += sizeOf(record);
      return files;
    },
    finish: flush,
    range: () => ({ starts, files: names }),
  };
}

/** Cuts pages into the runs that are a documents file each. */
export function cutDocuments<T extends Pick<DocumentEntry, 'record'>>(
  rows: readonly T[],
): readonly (readonly T[])[] {
  const runs: T[][] = [];
  let size = 0;
  for (const row of rows) {
    const run = runs.at(-1);
    if (run === undefined || endsBefore(row.record, size)) {
      runs.push([row]);
      size = 0;
    } else run.push(row);
    size += sizeOf(row.record);
  }
  return runs;
}

/**
 * Whether a run of a size ends before a page. From half of its size on, it ends where the route says so: after a page that
 * is new, the runs soon hold the same pages again, and their files stay.
 */
function endsBefore(record: PageEntry, size: number): boolean {
  if (size + sizeOf(record) > DOCUMENTS_FILE_SIZE) return true;
  return size > DOCUMENTS_FILE_SIZE / 2 && /[012]$/.test(fingerprint(record.route));
}

function sizeOf({ route, title, trail }: PageEntry): number {
  return route.length + title.length + trail.join().length + 30;
}

/** A page, and its texts as JSON. */
export interface DocumentEntry {
  readonly record: PageEntry;
  readonly text: string;
}

/** A documents file with the files of texts that it refers to. */
export interface DocumentsFile {
  readonly name: string;
  readonly files: readonly NamedFile['file'][];
}

/** Text of a run of pages, in files, and the rows that refer to it. */
export function documentFile(rows: readonly DocumentEntry[]): DocumentsFile {
  const files: NamedFile['file'][] = [];
  const texts: string[] = [];
  const documents: DocumentRow[] = [];
  for (const run of cut(rows, ({ text }) => text.length, TEXT_FILE_SIZE)) {
    const { name, file } = contentFile(`[${run.map(({ text }) => text).join(',\n')}]`, 'json');
    run.forEach(({ record: { route, title, trail, method } }, position) => {
      documents.push([route, title, trail, method ?? '', texts.length, position]);
    });
    texts.push(name);
    files.push(file);
  }
  const content: DocumentFile = { texts, rows: documents };
  const { name, file } = contentFile(JSON.stringify(content), 'json');
  return { name, files: [...files, file] };
}
