import { existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, outputDiagnostics } from '@waymark/core/diagnostics';
import type { LongFile, OutputFile } from '../outputs/output-file.ts';
import { ExpectedError } from '../project/expected-error.ts';
import { attempt } from '../project/files/attempt.ts';
import { makeFolder } from '../project/files/writing/make-folder.ts';
import { removeEmptyFolders } from '../project/files/writing/remove-empty-folders.ts';
import { MANIFEST } from '../project/selection/is-output.ts';
import { type Aside, createAside } from './aside.ts';
import { type Claim, createClaims } from './claim/claims.ts';
import type { OutputLock } from './output-lock.ts';
import { type EarlierOutput, readEarlierOutput } from './publish/earlier-output.ts';
import { type MarkStore, markFiles, openMarks } from './publish/file-marks.ts';
import { finishStoppedBuild, refuseForeign } from './publish/finish-output.ts';
import { type Journal, openJournal, type PreparedFile } from './publish/journal.ts';
import { type FileHashes, manifestText } from './publish/manifest.ts';
import { planPublication } from './publish/plan.ts';
import { BEGUN, preparePublication } from './publish/publish.ts';
import { createStage } from './publish/stage-file.ts';
import { clearStaging, enterOutput, leaveOutput, stagingFolder, unknownStagings } from './work-folder.ts';

/** Takes the output files of one build; the only way in which any byte of it reaches the disk. */
export interface OutputSink {
  /**
   * Takes a file, with the `longHash` of its content if that is known. One that cannot be written where it wants to be is
   * left out, with a diagnostic.
   */
  write(file: OutputFile | LongFile, hash?: string): void;
  /**
   * Takes a file that the earlier output holds with this `longHash` of its content, if it does: its content need not be
   * given then.
   */
  keeps(path: string, hash: string, from?: string): boolean;
  /** Takes a text that is needed once more before the files are put in place; the answer reads it. */
  setAside(text: string): () => string;
  /**
   * Puts the files in place. Until then the earlier output stands untouched, and it still does when this throws an
   * `ExpectedError` of `wrong-use`.
   */
  commit(): void;
  /** Throws away what was written. */
  abandon(): void;
  /** Files taken so far. */
  count(): number;
  /** What was left out, and why. */
  diagnostics(): readonly Diagnostic[];
}

/** What a sink keeps outside of the output; tests may want the rest otherwise too. */
export interface SinkOptions {
  /** Folder that remembers what files of outputs look like; without it, each is read and hashed. */
  readonly marks?: string | undefined;
  /** Where the journals of builds are kept; by default the user's folder for such things. */
  readonly state?: string;
  /** How long a lock may give no sign of life before its build is taken for dead, in milliseconds. */
  readonly patience?: number;
}

/**
 * Opens an output folder, a real path, for one build, after finishing what a stopped one left. Files are written to a
 * folder inside it and renamed at the end, so the folder itself stays what it is: its owner, rights and mount.
 */
export function createOutputSink(out: string, options: SinkOptions = {}): OutputSink {
  const guard = <T>(action: () => T): T => explainRefusal(out, action);
  const build = guard(() => openBuild(out, options));
  const { lock, earlier, unknown } = build;
  const claims = createClaims();
  const stage = createStage(build.staging);
  /** By path, the number that a file is staged under. */
  const staged = new Map<string, number>();
  /** Sources of copied files: several pages bring the same one. */
  const sources = new Map<string, string>();
  const take = (claim: Claim, put: (path: string) => void): void => {
    if (claims.take(claim) !== 'taken' || earlier.hashAt(claim.path) === claim.hash) return;
    const name = staged.size;
    put(join(build.staging, String(name)));
    staged.set(claim.path, name);
  };
  const unreadable: Diagnostic[] = [];
  return {
    write(file, hash) {
      guard(() => {
        lock.beat();
        if ('copyFrom' in file && sources.get(file.path) === file.copyFrom) return;
        const content = stage(file, hash);
        if ('unreadable' in content) unreadable.push(reportUnreadable(file, content.unreadable));
        else take({ path: file.path, hash: content.hash, from: file.from }, content.put);
        if ('copyFrom' in file) sources.set(file.path, file.copyFrom);
      });
    },
    keeps: (path, hash, from) =>
      earlier.hashAt(path) === hash && claims.take({ path, hash, from }) !== 'refused',
    setAside: (text) => guard(() => build.aside.put(text)),
    commit: () => guard(() => commitBuild(build, claims.files, staged)),
    count: () => claims.files.size,
    abandon: () => build.leave(),
    diagnostics: () => [
      ...unknown.map((folder) => outputDiagnostics.staging({ folder })),
      ...claims.diagnostics,
      ...unreadable,
    ],
  };
}

/** A build that has the right to change an output. */
interface OpenBuild {
  readonly out: string;
  readonly journal: Journal;
  readonly lock: OutputLock;
  readonly staging: string;
  readonly aside: Aside;
  readonly earlier: EarlierOutput;
  readonly marks: MarkStore;
  readonly unknown: readonly string[];
  /** Ends the build: what it prepared is thrown away. */
  leave(): void;
  /** Ends the build but for its files: from here on only the next command can throw them away, or finish. */
  leaveHalfway(): void;
}

function openBuild(out: string, { marks: folder, state, patience = 10_000 }: SinkOptions): OpenBuild {
  const made = outermostMissing(out);
  const removeMade = (): void => {
    if (made !== undefined) removeEmptyFolders(out, dirname(made));
  };
  const lock = lockFolder(out, patience, removeMade);
  const journal = openJournal(out, state);
  const staging = stagingFolder(out, lock.id);
  const aside = createAside(join(staging, 'aside'));
  let hasEnded = false;
  const end = (...steps: readonly (() => void)[]): void => {
    if (hasEnded) return;
    hasEnded = true;
    for (const step of [aside.close, ...steps, () => leaveOutput(out, lock)]) step();
    removeMade();
  };
  const leave = (): void =>
    end(
      () => clearStaging(out, lock.id),
      () => journal.remove(lock.id),
    );
  try {
    finishStoppedBuild(out, journal, lock);
    const unknown = unknownStagings(out);
    journal.write({ id: lock.id });
    mkdirSync(staging);
    const marks = openMarks(out, folder);
    const earlier = readEarlierOutput(out, marks.read());
    return { out, journal, lock, staging, aside, earlier, marks, unknown, leave, leaveHalfway: end };
  } catch (error) {
    end(() => clearStaging(out, lock.id));
    throw error;
  }
}

/** Makes an output folder and takes its lock; where either fails, what was made is taken back. */
function lockFolder(out: string, patience: number, takeBack: () => void): OutputLock {
  try {
    makeFolder(out);
    const lock = enterOutput(out, patience);
    if (lock !== undefined) return lock;
  } catch (error) {
    takeBack();
    throw error;
  }
  throw new ExpectedError('failed', `Another build is writing to ${out}: try again when it has ended`);
}

function commitBuild(build: OpenBuild, files: FileHashes, staged: ReadonlyMap<string, number>): void {
  const { out, lock, journal, earlier, marks } = build;
  lock.confirm();
  const plan = planPublication(out, files, earlier);
  refuseForeign(out, plan);
  if (plan.place.length > 0 || !isCurrent(out, files)) {
    journal.write({ id: lock.id, files: preparedFiles(files, staged) });
    const { manifest } = earlier;
    const publish = preparePublication({ out, id: lock.id, plan, files, earlier: manifest, staged, lock });
    const written = lstatSync(join(build.staging, BEGUN), { bigint: true }).mtimeNs;
    lock.confirm();
    try {
      publish();
    } catch (error) {
      build.leaveHalfway();
      throw error;
    }
    marks.write(markFiles(out, { files, placed: plan.place, written, earlier: earlier.marks }));
  } else if (earlier.hasRead())
    marks.write(markFiles(out, { files, placed: [], written: 0n, earlier: earlier.marks }));
  build.leave();
}

/** The outermost of a folder and those that it lies in that is not there. */
function outermostMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const parent = dirname(folder);
  return parent === folder ? folder : (outermostMissing(parent) ?? folder);
}

/** Whether the record of the output is that of the same files already. */
function isCurrent(out: string, files: FileHashes): boolean {
  return attempt(() => readFileSync(join(out, MANIFEST), 'utf8')) === manifestText(files);
}

function preparedFiles(files: FileHashes, staged: ReadonlyMap<string, number>): readonly PreparedFile[] {
  return Array.from(files, ([path, hash]) => {
    const name = staged.get(path);
    return name === undefined ? [path, hash] : [path, hash, name];
  });
}

function reportUnreadable({ path, from = path }: OutputFile | LongFile, reason: string): Diagnostic {
  return outputDiagnostics.unreadable({ path: from, reason }, { span: { file: from, start: 0, end: 0 } });
}

/** What the disk refuses is nobody's mistake in Waymark: it gets a sentence and no stack. */
function explainRefusal<T>(out: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new ExpectedError('failed', `The site cannot be written to ${out}: ${error.message}`);
  }
}
