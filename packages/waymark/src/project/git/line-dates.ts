import { rememberAll, type Span } from '@waymark/core/source';
import { askGit } from './run-git.ts';

interface BlamedLine {
  readonly text: string;
  /** Seconds since 1970 of the commit that it comes from. */
  readonly time: number;
}

/** A file of the last commit. */
interface BlamedFile {
  readonly text: string;
  readonly lines: readonly { readonly start: number; readonly end: number; readonly time: number }[];
}

/** Those of the commit, and those that git may write into the folder in place of them. */
const LINE_ENDS = ['\n', '\r\n'];

/**
 * Creates what asks git for the day of the last commit that changed a tag (`2026-11-22`), file by file. Of a shallow history
 * every line seems to come from its oldest commit.
 */
export function createLineDates(directory: string): (span: Span) => string | undefined {
  const formsOf = rememberAll((file: string) => readForms(directory, file));
  let isWhole: boolean | undefined;
  return ({ file, start, end }) => {
    isWhole ??= askGit(directory, ['rev-parse', '--is-shallow-repository'])?.trim() === 'false';
    if (!isWhole) return undefined;
    // The file may have been changed since: then another place is there.
    const form = formsOf(file).find(({ text }) => text[start] === '<' && text[end - 1] === '>');
    const lines = form?.lines.filter((line) => line.start < end && line.end > start) ?? [];
    return dayOf(Math.max(...lines.map(({ time }) => time)));
  };
}

function readForms(directory: string, file: string): readonly BlamedFile[] {
  const lines = blame(directory, file);
  return LINE_ENDS.map((lineEnd) => {
    let end = 0;
    const placed = lines.map(({ text, time }) => {
      const start = end;
      end += text.length + lineEnd.length;
      return { start, end, time };
    });
    return { text: lines.map(({ text }) => text).join(lineEnd), lines: placed };
  });
}

/** Commits may name times that no calendar has. */
function dayOf(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** Settings of a user may name a list of commits (`blame.ignoreRevsFile`) that this repository does not have: git gives up then. */
const WITHOUT_USER = { GIT_CONFIG_GLOBAL: '/dev/null' };

/**
 * The lines of a file in the last commit. Not as it lies in the folder: for that, git would start the programs that a
 * repository names as filters.
 */
function blame(directory: string, file: string): readonly BlamedLine[] {
  const lines: BlamedLine[] = [];
  let time = 0;
  const asked = ['blame', '--no-textconv', '--line-porcelain', 'HEAD', '--', file];
  const answer = askGit(directory, asked) ?? askGit(directory, asked, WITHOUT_USER);
  for (const line of answer?.split('\n') ?? []) {
    if (line.startsWith('\t')) lines.push({ text: line.slice(1), time });
    else if (line.startsWith('committer-time ')) time = Number(line.slice('committer-time '.length));
  }
  return lines;
}
