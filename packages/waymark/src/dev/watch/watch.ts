import { basename, dirname, join, relative } from 'node:path';
import { createFolderWatchers, type FolderWatchers, type OpenWatcher } from './folder-watchers.ts';
import { compareFiles, isUnwatched, listWatched, type WatchedList, withOutside } from './list-watched.ts';
import { isAnyGone, lookAt } from './look-at.ts';

/** Milliseconds without an event after which a save of many files counts as over; and the longest wait for that. */
const QUIET = 30;
const LONGEST = 500;
/** Milliseconds for which a file may be gone or empty: programs save by deleting or emptying it, and writing it anew. */
const RETURN = 250;
/** Milliseconds after which the folder is listed again, because of files that came before their folder was watched. */
const LATER: readonly number[] = [250, 1000];
/** Events from which on the system may have dropped some. */
const BURST = 200;
/** Milliseconds between two looks at the folder where it cannot be watched. */
const POLL = 1000;

/** What watching tells a person, and what it watches by. */
export interface WatchOptions {
  /** Told once about each thing that is not followed, and about the lack of watchers. */
  readonly onNotice?: (text: string) => void;
  /** Opens the watcher of a folder: the system's, unless given. */
  readonly open?: OpenWatcher;
}

/** The watching of a docs folder. */
export interface Watching {
  /** Also watches these files elsewhere in the repository, by their paths from the docs folder. */
  follow(paths: readonly string[]): void;
  stop(): Promise<void>;
}

/** Calls back with the changed paths of a docs folder, gathered until it is quiet. */
export function watchProject(
  directory: string,
  onChange: (paths: readonly string[]) => void,
  options: WatchOptions = {},
): Watching {
  const watching = new ProjectWatch(directory, onChange, options);
  watching.start();
  return watching;
}

/** Events only say when and where to look: what changed is what the files, and the list of all, say. */
class ProjectWatch implements Watching {
  readonly #directory: string;
  readonly #onChange: (paths: readonly string[]) => void;
  readonly #onNotice: (text: string) => void;
  readonly #watchers: FolderWatchers;
  #known: WatchedList;
  /** Paths that something happened to. */
  readonly #touched = new Set<string>();
  readonly #noticed = new Set<string>();
  /** Files outside of the docs folder. */
  readonly #outside = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #waitsSince: number | undefined;
  #goneSince: number | undefined;
  #later: readonly number[] = [];
  #state: 'watching' | 'polling' | 'stopped' = 'watching';

  constructor(
    directory: string,
    onChange: (paths: readonly string[]) => void,
    { onNotice = () => undefined, open }: WatchOptions,
  ) {
    this.#directory = directory;
    this.#onChange = onChange;
    this.#onNotice = onNotice;
    const events = {
      onEvent: (folder: string, name: string) => this.#touch(folder, name),
      onExhausted: () => this.#pollInstead(),
    };
    this.#watchers = createFolderWatchers(events, open);
    this.#known = listWatched(directory);
  }

  start(): void {
    this.#watch();
    // What changed between listing and watching.
    this.#report(this.#list());
  }

  follow(paths: readonly string[]): void {
    const added = paths.filter((path) => !this.#outside.has(path));
    if (added.length === 0) return;
    for (const path of added) this.#outside.add(path);
    this.#known = withOutside(this.#known, this.#directory, added);
    this.#watch();
  }

  stop(): Promise<void> {
    this.#state = 'stopped';
    clearTimeout(this.#timer);
    this.#watchers.close();
    return Promise.resolve();
  }

  #touch(folder: string, name: string): void {
    if (name.split('/').some(isUnwatched)) return;
    const absolute = join(folder, name);
    // Where one watcher sees all that is below its folder, the file may lie deeper.
    for (const place of new Set([folder, dirname(absolute)]))
      for (const link of this.#known.targets.get(place) ?? []) this.#touched.add(link);
    const path = relative(this.#directory, absolute).replaceAll('\\', '/');
    if (!path.startsWith('../')) this.#touched.add(path);
    // A folder that is moved away tells its own name, and no folder above this one is watched.
    if (path === basename(this.#directory)) this.#touched.add('');
    const now = Date.now();
    this.#waitsSince ??= now;
    this.#wait(Math.max(0, Math.min(QUIET, this.#waitsSince + LONGEST - now)), () => this.#settle());
  }

  #settle(): void {
    this.#waitsSince = undefined;
    const paths = [...this.#touched];
    const wait = this.#waitForReturn(paths);
    if (wait > 0) {
      this.#wait(wait, () => this.#settle());
      return;
    }
    this.#touched.clear();
    const isBurst = paths.length > BURST;
    const looked = isBurst ? undefined : lookAt(paths, this.#directory, this.#known);
    if (looked === undefined || looked.isListChanged) this.#later = LATER;
    this.#report(looked?.paths ?? this.#listAfter(paths, isBurst));
  }

  /** How long to wait for what is gone; once that was too long, it counts as deleted. */
  #waitForReturn(paths: readonly string[]): number {
    const now = Date.now();
    const since = isAnyGone(paths, this.#directory, this.#known) ? (this.#goneSince ?? now) : undefined;
    const left = since === undefined ? 0 : since + RETURN - now;
    this.#goneSince = left > 0 ? since : undefined;
    return left;
  }

  /** Lists the folder after events that alone do not tell what happened. */
  #listAfter(paths: readonly string[], isBurst: boolean): readonly string[] {
    // A folder may be another one of the same name, which nobody watches; after many events, any of them.
    for (const path of isBurst ? [''] : paths) this.#watchers.forget(join(this.#directory, path));
    const listed = this.#list();
    return [...new Set([...listed, ...paths.filter((path) => this.#known.files.has(path))])];
  }

  #report(paths: readonly string[]): void {
    if (paths.length > 0) this.#onChange(paths);
    const [next, ...rest] = this.#later;
    // Nobody tells when a docs folder that vanished is there again.
    const isBlind = this.#state === 'polling' || this.#known.folders.size === 0;
    if (isBlind) this.#wait(POLL, () => this.#report(this.#list()));
    else if (next !== undefined)
      this.#wait(next, () => {
        this.#later = rest;
        this.#report(this.#list());
      });
  }

  /** Lists the folder again, and watches what is new in it. The answer tells what is different. */
  #list(): readonly string[] {
    const before = this.#known;
    this.#known = this.#listAll();
    // What came into a new folder before it was watched is found by looking once more.
    if (this.#watch()) this.#known = this.#listAll();
    for (const text of this.#known.notices) this.#notice(`${text}: it is not followed`);
    return compareFiles(before.files, this.#known.files);
  }

  #listAll(): WatchedList {
    return withOutside(listWatched(this.#directory), this.#directory, this.#outside);
  }

  /** Whether there was something new to watch. */
  #watch(): boolean {
    if (this.#state !== 'watching') return false;
    const folders = [...this.#known.folders].map((folder) => join(this.#directory, folder));
    return this.#watchers.watch([...folders, ...this.#known.targets.keys()]);
  }

  #pollInstead(): void {
    if (this.#state !== 'watching') return;
    this.#state = 'polling';
    this.#watchers.close();
    this.#notice(
      'The system has no room for more file watchers: changes are looked for every second instead',
    );
    this.#wait(POLL, () => this.#report(this.#list()));
  }

  #notice(text: string): void {
    if (!this.#noticed.has(text)) this.#onNotice(text);
    this.#noticed.add(text);
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    if (this.#state !== 'stopped') this.#timer = setTimeout(then, milliseconds);
  }
}
