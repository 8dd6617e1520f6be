import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from './file-changes.ts';

/** Lines around a change that are shown. */
const CONTEXT = 3;

/** Prints changes of files as a unified diff, as `git apply` reads it. */
export function formatChanges(changes: readonly FileChange[]): string {
  return changes
    .map(({ file, before, after }) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
        context: CONTEXT,
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join('');
}
