import { basename } from 'node:path';
import { isOutput } from './is-output.ts';

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'venv', '__pycache__']);
const KEPT: ReadonlySet<string> = new Set(['.well-known', '.mintlify', '.gitbook']);

/** Whether a file or folder is there for tools alone: its name begins with a dot, and sites have no use for it. */
export function isForTools(name: string): boolean {
  return name.startsWith('.') && !KEPT.has(name);
}

/** Whether nothing in a folder is ever content: other tools' folders, and outputs of builds. */
export function isSkippedFolder(absolute: string): boolean {
  const name = basename(absolute);
  return SKIPPED.has(name) || isForTools(name) || isOutput(absolute);
}
