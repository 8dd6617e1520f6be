import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wrongUse } from '../../project/expected-error.ts';
import { attempt } from '../../project/files/attempt.ts';
import { WORK_FOLDER } from '../../project/selection/is-output.ts';
import { problemOfPath } from '../claim/output-path.ts';
import { hashFile } from '../hash-file.ts';
import type { OutputLock } from '../output-lock.ts';
import { clearStaging, enterOutput, leaveOutput, stagingFolder } from '../work-folder.ts';
import { readEarlierOutput } from './earlier-output.ts';
import { type Journal, type JournalEntry, openJournal, type PreparedFile } from './journal.ts';
import { readManifest } from './manifest.ts';
import { type Plan, planPublication } from './plan.ts';
import { preparePublication, pruneFolders } from './publish.ts';

/**
 * Finishes what a stopped build of this machine was putting in place. `half`: the output holds files of two sites, and
 * this machine does not have what is missing.
 */
export function finishOutput(folder: string, state?: string): 'whole' | 'half' {
  const out = realpathSync(folder);
  if (existsSync(join(out, WORK_FOLDER))) {
    // Nothing where another build is at work, or where nothing may be changed.
    const lock = attempt(() => enterOutput(out, 0));
    if (lock === undefined) return 'whole';
    try {
      finishStoppedBuild(out, openJournal(out, state), lock);
    } finally {
      leaveOutput(out, lock);
    }
  }
  return readManifest(out).publishing === undefined ? 'whole' : 'half';
}

/** Completes the last build of this machine if it was putting its files in place; else clears it away. */
export function finishStoppedBuild(out: string, journal: Journal, lock: OutputLock): void {
  const entry = journal.read();
  if (entry === undefined) return;
  if (readManifest(out).publishing === entry.id) complete(out, entry, lock);
  else for (const [path] of filesOf(entry)) pruneFolders(dirname(join(out, path)), out);
  clearStaging(out, entry.id);
  journal.remove(entry.id);
}

function filesOf({ files = [] }: JournalEntry): readonly PreparedFile[] {
  return files.filter(([path]) => problemOfPath(path) === undefined);
}

function complete(out: string, entry: JournalEntry, lock: OutputLock): void {
  const { id } = entry;
  const files = filesOf(entry);
  const hashes = new Map(files.map(([path, hash]) => [path, hash]));
  const staged = new Map(
    files.flatMap(([path, , name]) => (Number.isSafeInteger(name) ? [[path, Number(name)]] : [])),
  );
  const earlier = readEarlierOutput(out);
  const plan = planPublication(out, hashes, earlier);
  refuseForeign(out, plan);
  const isReady = (path: string): boolean => {
    const name = staged.get(path);
    return name !== undefined && isIntact(join(stagingFolder(out, id), String(name)), hashes.get(path));
  };
  if (!plan.place.every(isReady)) return;
  preparePublication({ out, id, plan, files: hashes, earlier: earlier.manifest, staged, lock })();
}

/** Ends the build when files that are not ours stand in its way. */
export function refuseForeign(out: string, { foreign }: Plan): void {
  if (foreign.length === 0) return;
  const names = foreign.slice(0, 10).map((path) => JSON.stringify(path));
  const more = foreign.length > names.length ? ` and ${foreign.length - names.length} more` : '';
  throw wrongUse(
    `Nothing was written to ${out}: files that no build wrote, or that were changed since, stand where the site has its own: ${names.join(', ')}${more}. Move them away, empty the folder, or choose another one with --out`,
  );
}

function isIntact(path: string, hash: string | undefined): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true && hashFile(path) === hash;
}
