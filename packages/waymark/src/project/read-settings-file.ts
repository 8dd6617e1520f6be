import { type ProjectSettings, readSettings, SETTINGS_FILE } from '@waymark/core/config';
import type { Outcome } from '@waymark/core/diagnostics';
import { isSpelledSo } from './files/is-spelled-so.ts';
import { createFileReader } from './files/read-contained.ts';
import { repositoryRoot } from './git/repository-root.ts';

/** Reads the `waymark.json` of a folder before anything else of the project is known: it may name the output folder. */
export function readSettingsFile(directory: string): Outcome<ProjectSettings> {
  const text = createFileReader(directory, repositoryRoot(directory))(SETTINGS_FILE);
  return readSettings(text !== undefined && isSpelledSo(directory, SETTINGS_FILE) ? text : undefined);
}
