/** A file that is made when it is read. */
export interface LiveFile {
  readonly path: string;
  read(): string;
}

/** What is made of a run: a name, and files. */
export interface MadeRun {
  readonly name: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

/** What is known of a run: its files are made again when they are read, for together they would be the whole index. */
export interface LiveRun {
  readonly name: string;
  readonly files: readonly LiveFile[];
}

/** Creates the function that makes the files of runs; again only of runs that it did not get last time. */
export function createLiveRuns<T extends object>(
  make: (run: readonly T[]) => MadeRun,
): (runs: readonly (readonly T[])[]) => readonly LiveRun[] {
  let last = new Map<T | undefined, { readonly run: readonly T[]; readonly made: LiveRun }>();
  const makeLive = (run: readonly T[]): LiveRun => {
    const { name, files } = make(run);
    const read = (path: string): string => make(run).files.find((file) => file.path === path)?.content ?? '';
    return { name, files: files.map(({ path }) => ({ path, read: () => read(path) })) };
  };
  return (runs) => {
    const known = last;
    last = new Map(
      runs.map((run) => {
        const before = known.get(run[0]);
        return [run[0], before && isSame(before.run, run) ? before : { run, made: makeLive(run) }];
      }),
    );
    return [...last.values()].map(({ made }) => made);
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}
