import { createInterface } from 'node:readline/promises';
import { formatChanges } from '../edits/format-changes.ts';
import type { FileChange } from '../project/files/writing/file-change.ts';
import { countOf } from './report/count-of.ts';

/** Shows changes before they are written. A person at a terminal is asked; elsewhere nobody could answer. */
export async function confirmChanges(changes: readonly FileChange[]): Promise<boolean> {
  const { stdin, stderr } = process;
  stderr.write(formatChanges(changes));
  if (!stdin.isTTY || !stderr.isTTY) return true;
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await terminal.question(`Write this to ${countOf(changes.length, 'file')}? [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
