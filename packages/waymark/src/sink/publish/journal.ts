import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { homeFolder, userFolder } from '../../project/cache/user-folder.ts';
import { attempt } from '../../project/files/attempt.ts';
import { longHash } from '../../project/files/hash.ts';
import { isInside } from '../../project/files/is-inside.ts';
import { readPlainText } from '../../project/files/open-file.ts';
import { makeFolder } from '../../project/files/writing/make-folder.ts';
import { replaceFile } from '../../project/files/writing/replace-file.ts';
import { repositoryRoot } from '../../project/git/repository-root.ts';

/** What this machine knows of a build that has not ended. */
export interface JournalEntry {
  /** Random name of the build and of the folder that it prepares its files in. */
  readonly id: string;
  /** Everything that the site is to hold: from the moment on at which its files are put in place. */
  readonly files?: readonly PreparedFile[];
}

/** A file of the new site, with its number in the folder of the build unless it stands in the output already. */
export type PreparedFile = readonly [path: string, hash: string, staged?: number];

/**
 * Record of the builds of one output, kept where neither a project nor an output can bring it along: only what is named
 * here is ever taken up again.
 */
export interface Journal {
  read(): JournalEntry | undefined;
  write(entry: JournalEntry): void;
  /** Forgets a build; one that another has taken the place of is forgotten already. */
  remove(id: string): void;
}

const NO_JOURNAL: Journal = { read: () => undefined, write: () => undefined, remove: () => undefined };

/** Opens the journal of an output; one that forgets where it could not be trusted, or not be written. */
export function openJournal(out: string, folder = stateFolder()): Journal {
  const path = join(folder, `${longHash(out)}.json`);
  if (!isTrusted(folder, out)) return NO_JOURNAL;
  const read = (): JournalEntry | undefined => attempt(() => readEntry(readPlainText(path), out));
  return {
    read,
    write: (entry) => attempt(() => replaceFile(path, entryText(entry, out), 0o600)),
    remove: (id) =>
      attempt(() => {
        if (readHead(readPlainText(path), out)?.id === id) rmSync(path, { force: true });
      }),
  };
}

/** A home folder inside the repository could come with it. */
function isTrusted(folder: string, out: string): boolean {
  const real = attempt(() => {
    makeFolder(folder, 0o700);
    return realpathSync(folder);
  });
  return real !== undefined && !isInside(real, out) && !isInside(real, repositoryRoot(out));
}

/** What tells builds apart stands in a line of its own: at the end of each it is all that is asked for. */
function entryText({ files, ...head }: JournalEntry, out: string): string {
  const line = JSON.stringify({ out, ...head });
  return files === undefined ? line : `${line}\n${JSON.stringify(files)}`;
}

/** Versions before wrote all in one line. */
function readEntry(text: string, out: string): JournalEntry | undefined {
  const head = readHead(text, out);
  const { 1: line } = text.split('\n');
  const entry = line === undefined ? head : head && { ...head, files: JSON.parse(line) as unknown };
  const files = entry?.files ?? [];
  return Array.isArray(files) && files.every(isPrepared) ? (entry as JournalEntry) : undefined;
}

function readHead(text: string, out: string): JournalEntry | undefined {
  const { 0: line = '' } = text.split('\n', 1);
  const head = JSON.parse(line) as JournalEntry & { readonly out: string };
  return head.out === out && /^[0-9a-f]{32}$/.test(head.id) ? head : undefined;
}

/** The record of another version may hold files in another form. */
function isPrepared(file: unknown): boolean {
  return Array.isArray(file) && typeof file[0] === 'string' && typeof file[1] === 'string';
}

/** Where a user's programs keep what they must not forget. */
function stateFolder(): string {
  if (process.platform === 'darwin')
    return homeFolder('Library', 'Application Support', 'waymark', 'outputs');
  const variable = process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_STATE_HOME';
  return join(userFolder(variable, '.local', 'state'), 'waymark', 'outputs');
}
