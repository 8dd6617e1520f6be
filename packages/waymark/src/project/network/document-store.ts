import { join } from 'node:path';
import { attempt } from '../files/attempt.ts';
import { wholeText, withDigest } from '../files/digest.ts';
import { readPlainText } from '../files/open-file.ts';
import { replaceFile } from '../files/writing/replace-file.ts';

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
    read: (key) => attempt(() => wholeText(readPlainText(join(documents, key)))),
    write: (key, text) => attempt(() => replaceFile(join(documents, key), withDigest(text))),
  };
}
