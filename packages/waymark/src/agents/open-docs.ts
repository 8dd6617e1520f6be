import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openSession } from '../dev/session.ts';
import { watchProject } from '../dev/watch/watch.ts';
import { readBuildId } from '../pages/store/build-id.ts';
import { openDiskPageStore } from '../pages/store/disk-page-store.ts';
import { createMemoryStore } from '../pages/store/page-store.ts';
import { cacheFolder } from '../project/cache/cache-folder.ts';
import { openSourceMemory } from '../project/files/memory/source-memory.ts';
import { createFileReader } from '../project/files/read-contained.ts';
import { findDirectory } from '../project/find-directory.ts';
import { isOutput } from '../project/selection/is-output.ts';
import type { ReadSiteFile } from './docs-reader.ts';

/** Docs that are open to questions. */
export interface OpenDocs {
  readonly readFile: ReadSiteFile;
  /** Keeps what was drawn for those who open the docs later: once, when all pages are. */
  keep(): void;
  close(): Promise<void>;
}

/** Opens a finished build, or a docs folder, whose answers follow what is saved. Undefined where there is neither. */
export async function openDocs(dir: string, version: string): Promise<OpenDocs | undefined> {
  const folder = resolve(dir);
  if (isOutput(folder)) return openOutput(folder);
  const found = findDirectory(dir);
  return found && openSource(found, version);
}

function openOutput(folder: string): OpenDocs {
  const read = createFileReader(folder, realpathSync(folder));
  return { readFile: async (path) => read(path), keep: () => undefined, close: async () => undefined };
}

/** A session as `dev` has it, but that nobody sees colours: pages are drawn when asked for, the index with the first search. */
async function openSource(
  found: NonNullable<ReturnType<typeof findDirectory>>,
  version: string,
): Promise<OpenDocs> {
  // Apart from what builds keep, whose code has colours.
  const kept = { folder: join(cacheFolder(found.directory, undefined), 'mcp'), buildId: readBuildId() };
  const store = createMemoryStore(openDiskPageStore(kept));
  const sources = openSourceMemory(kept);
  const session = await openSession({ ...found, version, highlight: false, store, sources });
  const watching = watchProject(
    found.directory,
    (paths) =>
      void session
        .change(paths)
        .then(() => watching.follow(session.outside()))
        .catch(() => undefined),
  );
  watching.follow(session.outside());
  return {
    async readFile(path) {
      const answer = await session.answer(path);
      if (answer?.kind !== 'file') return undefined;
      const { file } = answer;
      if ('copyFrom' in file) return file.from === undefined ? undefined : session.readText(file.from);
      return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
    },
    keep: store.close,
    close() {
      store.abandon();
      return watching.stop();
    },
  };
}
