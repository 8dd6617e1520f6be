import type { Span } from '@waymark/core/source';
import { askGit } from './run-git.ts';

interface BlamedLine {
  readonly text: string;
  /** Seconds since 1970 of the commit that it comes from. */
  readonly time: number;
}

/**
 * Creates what asks git for the day of the last commit that changed a tag (`2026-11-22`), file by file. Of a shallow history
 * every line seems to come from its oldest commit.
 */
export function createLineDates(directory: string): (span: Span) => string | undefined {
  const known = new Map<string, readonly BlamedLine[]>();
  let isWhole: boolean | undefined;
  return ({ file, start, end }) => {
    isWhole ??= askGit(directory, ['rev-parse', '--is-shallow-repository'])?.trim() === 'false';
    if (!isWhole) return undefined;
    const lines = known.get(file) ?? blame(directory, file);
    known.set(file, lines);
    const text = lines.map((line) => line.text).join('\n');
    // The file may have been changed since: then another place is there.
    if (text[start] !== '<' || text[end - 1] !== '>') return undefined;
    const first = text.slice(0, start).split('\n').length - 1;
    const last = text.slice(0, end).split('\n').length;
    const latest = Math.max(...lines.slice(first, last).map(({ time }) => time));
    return new Date(latest * 1000).toISOString().slice(0, 10);
  };
}

/**
 * The lines of a file in the last commit. Not as it lies in the folder: for that, git would start the programs that a
 * repository names as filters.
 */
function blame(directory: string, file: string): readonly BlamedLine[] {
  const lines: BlamedLine[] = [];
  let time = 0;
  const asked = ['blame', '--no-textconv', '--line-porcelain', 'HEAD', '--', file];
  for (const line of askGit(directory, asked)?.split('\n') ?? []) {
    if (line.startsWith('\t')) lines.push({ text: line.slice(1).replace(/^\uFEFF/, ''), time });
    else if (line.startsWith('committer-time ')) time = Number(line.slice('committer-time '.length));
  }
  return lines;
}
