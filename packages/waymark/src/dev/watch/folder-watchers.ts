import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Opens a watcher; that of the system, but for tests. */
export type OpenWatcher = (
  path: string,
  options: { readonly recursive: boolean },
  listener: (event: string, name: string | null) => void,
) => Pick<FSWatcher, 'close' | 'on'>;

/** Whether one watcher sees what happens in all folders below its own. */
const IS_RECURSIVE = process.platform === 'darwin' || process.platform === 'win32';

/** What the watchers of folders tell. */
export interface FolderEvents {
  /** Something happened to an entry of a folder, or to what is below it; empty when the system does not say to which. */
  onEvent(folder: string, name: string): void;
  /** The system has no room for as many watchers. */
  onExhausted(): void;
}

/** The watchers of folders that are open, by absolute path. */
export interface FolderWatchers {
  /** Watches exactly these folders. True when some of them were not watched before. */
  watch(folders: Iterable<string>): boolean;
  /** Forgets the watchers of a folder and of all below it: it may have been replaced by another one. */
  forget(folder: string): void;
  /** Closes all, for good. */
  close(): void;
}

/** Keeps a watcher for each folder; one for a whole tree where the system has such. */
export function createFolderWatchers(events: FolderEvents, open: OpenWatcher = watch): FolderWatchers {
  const watchers = new Map<string, Pick<FSWatcher, 'close'>>();
  let isClosed = false;
  const drop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string): void => {
    if (isClosed) return;
    try {
      const watcher = open(folder, { recursive: IS_RECURSIVE }, (_event, name) =>
        events.onEvent(folder, (name ?? '').replaceAll('\\', '/')),
      );
      watcher.on('error', (error) => {
        drop(folder);
        if (isExhausted(error)) events.onExhausted();
        else events.onEvent(folder, '');
      });
      watchers.set(folder, watcher);
    } catch (error) {
      // A folder that vanished or may not be read has nothing to tell.
      if (isExhausted(error)) events.onExhausted();
    }
  };
  return {
    watch(folders) {
      const wanted = new Set(IS_RECURSIVE ? outermost(folders) : folders);
      for (const folder of [...watchers.keys()]) if (!wanted.has(folder)) drop(folder);
      const added = [...wanted].filter((folder) => !watchers.has(folder));
      for (const folder of added) add(folder);
      return added.length > 0;
    },
    forget(folder) {
      for (const known of [...watchers.keys()])
        if (known === folder || known.startsWith(join(folder, '/'))) drop(known);
    },
    close() {
      isClosed = true;
      for (const folder of [...watchers.keys()]) drop(folder);
    },
  };
}

function isExhausted(error: unknown): boolean {
  return ['EMFILE', 'ENOSPC', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Folders that are in none of the others. */
function outermost(folders: Iterable<string>): readonly string[] {
  const kept: string[] = [];
  for (const folder of [...folders].sort((a, b) => a.length - b.length))
    if (!kept.some((outer) => folder.startsWith(join(outer, '/')))) kept.push(folder);
  return kept;
}
