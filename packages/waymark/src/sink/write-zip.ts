import { randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { beforeSignal } from '../project/before-signal.ts';
import { patiently } from '../project/files/writing/patiently.ts';

/** A file of an archive. */
export interface ArchivedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The first day that archives know, whatever the clock of the machine says; they hold it without a zone. */
const DAY = new Date(1980, 0, 1);

/** Formats that are as small as they get. */
const PACKED = /\.(?:woff2|png|jpe?g|gif|webp|avif|mp4|webm|zip|gz)$/i;

/**
 * Writes files into one archive, in their order: equal files make equal bytes. The archive takes its place when it is
 * whole, and until then an earlier one stays.
 */
export async function writeZip(file: string, files: AsyncIterable<ArchivedFile>): Promise<number> {
  const unfinished = `${file}.${randomUUID()}.part`;
  const descriptor = openSync(unfinished, 'wx');
  const remove = (): void => rmSync(unfinished, { force: true });
  const letGo = beforeSignal(remove);
  try {
    const count = await writeEntries(descriptor, files).finally(() => closeSync(descriptor));
    patiently(() => renameSync(unfinished, file));
    return count;
  } catch (error) {
    remove();
    throw error;
  } finally {
    letGo();
  }
}

async function writeEntries(descriptor: number, files: AsyncIterable<ArchivedFile>): Promise<number> {
  let count = 0;
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    // All of it: a single write takes what there is room for, and says nothing.
    writeFileSync(descriptor, chunk);
  });
  for await (const { path, content } of files) {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = DAY;
    archive.add(entry);
    entry.push(typeof content === 'string' ? new TextEncoder().encode(content) : content, true);
    count += 1;
    // Signals are heard between turns.
    await nextTurn();
  }
  archive.end();
  return count;
}
