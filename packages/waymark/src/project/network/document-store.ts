import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../files/attempt.ts';
import { wholeText, withDigest } from '../files/digest.ts';
import { makeFolder } from '../files/writing/make-folder.ts';

/** Keeps documents from the network, for builds without one. Losing any of them is allowed at any time. */
export interface DocumentStore {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
}

/** Opens the store of documents in a cache folder; without one it keeps nothing. */
export function openDocumentStore(folder: string | undefined): DocumentStore {
  if (folder === undefined) return { read: () => undefined, write: () => undefined };
  const documents = join(folder, 'documents');
  return {
    read: (key) => attempt(() => wholeText(readFileSync(join(documents, key), 'utf8'))),
    write(key, text) {
      // By rename, so that a command that is stopped leaves no half document.
      const temporary = join(documents, `${key}.${process.pid}`);
      attempt(() => {
        makeFolder(documents);
        writeFileSync(temporary, withDigest(text));
        renameSync(temporary, join(documents, key));
      });
    },
  };
}
