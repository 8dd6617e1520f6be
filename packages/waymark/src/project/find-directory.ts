import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isSpelledSo } from './files/is-spelled-so.ts';

/** Names of the configuration file; the first that is there counts. */
export const ENTRIES = ['docs.json', 'mint.json'] as const;

/** A docs folder and the configuration file in it. */
export interface DocsDirectory {
  readonly directory: string;
  readonly entry: string;
}

/** Finds the docs folder: `dir` itself, or its `docs/`, by the `docs.json` (or older `mint.json`) that it holds. */
export function findDirectory(dir: string): DocsDirectory | undefined {
  for (const candidate of [resolve(dir), join(resolve(dir), 'docs')]) {
    const entry = ENTRIES.find((name) => existsSync(join(candidate, name)) && isSpelledSo(candidate, name));
    if (entry !== undefined) return { directory: candidate, entry };
  }
  return undefined;
}
