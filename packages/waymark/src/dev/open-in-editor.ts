import launchEditor from 'launch-editor';
import { attempt } from '../project/files/attempt.ts';

/** Path that a page asks for an editor at. */
export const EDITOR_PATH = '_waymark/editor';

/** A place that a reader wants to see in the editor. */
export interface EditorPosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a request for an editor; undefined for anything but a place. */
export function readEditorPosition(text: string): EditorPosition | undefined {
  const value = attempt((): unknown => JSON.parse(text));
  if (typeof value !== 'object' || value === null) return undefined;
  const { file, line = 1, column = 1 } = value as Record<string, unknown>;
  if (typeof file !== 'string' || !Number.isSafeInteger(line) || !Number.isSafeInteger(column))
    return undefined;
  return { file, line: Math.max(1, Number(line)), column: Math.max(1, Number(column)) };
}

/** Opens a file in the author's editor: the one of `LAUNCH_EDITOR`, one that runs, or that of `EDITOR`. */
export function openInEditor(path: string, { line, column }: EditorPosition): void {
  launchEditor(`${path}:${line}:${column}`);
}
