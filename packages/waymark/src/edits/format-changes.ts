import type { FileChange } from '../project/files/writing/file-change.ts';
import { unifiedDiff } from './unified-diff.ts';

/** Lines around a change that are shown. */
const CONTEXT = 3;

/** Prints changes of files as a unified diff. */
export function formatChanges(changes: readonly FileChange[]): string {
  return changes
    .map(({ file, before, after }) => unifiedDiff({ from: file, to: file, before, after }, CONTEXT))
    .join('');
}
