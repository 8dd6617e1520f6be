import { ALWAYS_IGNORED } from '@waymark/core/content';
import createMatcher from 'ignore';

/** Tells which paths of a project are neither pages nor assets. */
export interface Ignore {
  file(path: string): boolean;
  folder(path: string): boolean;
}

/** The file of a project that says which these are. */
export const IGNORE_FILE = '.mintignore';

/** Nothing in these is a page: the format's own folder has skills for agents, GitBook's the pictures of docs that came from there. */
const NO_PAGES = ['/.mintlify/', '**/.gitbook/'].flatMap((folder) => [
  `${folder}**/*.md`,
  `${folder}**/*.mdx`,
]);

/** What the lines may be, so that comparing a path with all of them ends soon. */
const MOST = { lines: 5000, characters: 500, inName: 3, deep: 3 };

/** Reads the project's `.mintignore` (empty text when there is none) on top of what is always ignored. */
export function createIgnore(mintignore: string): Ignore {
  const matcher = createMatcher()
    .add([...ALWAYS_IGNORED])
    .add(NO_PAGES)
    .add(readLines(mintignore).flatMap(({ text, problem }) => (problem === undefined ? [text] : [])));
  return { file: (path) => matcher.ignores(path), folder: (path) => matcher.ignores(`${path}/`) };
}

/** A line that is passed over. */
export interface PassedOver {
  readonly start: number;
  readonly end: number;
  /** In words that end the sentence "is passed over: it". */
  readonly problem: string;
}

/** The lines of a `.mintignore` that no path is compared with; the first few of them. */
export function findPassedOver(mintignore: string): readonly PassedOver[] {
  const lines = readLines(mintignore).flatMap(({ start, text, problem }) =>
    problem === undefined ? [] : [{ start, end: start + text.length, problem }],
  );
  return lines.slice(0, 10);
}

interface Line {
  readonly start: number;
  readonly text: string;
  readonly problem?: string;
}

function readLines(mintignore: string): readonly Line[] {
  return Array.from(mintignore.matchAll(/[^\r\n]+/g), ({ 0: text, index: start }, number) => {
    const problem = problemOfLine(text, number);
    return { start, text, ...(problem === undefined ? {} : { problem }) };
  });
}

function problemOfLine(text: string, number: number): string | undefined {
  if (number >= MOST.lines) return `comes after ${MOST.lines} others`;
  if (text.length > MOST.characters) return `has more than ${MOST.characters} characters`;
  const names = text.split('/');
  if (names.some((name) => (name.match(/\*+/g)?.length ?? 0) > MOST.inName))
    return `has more than ${MOST.inName} wildcards in one name`;
  return names.filter((name) => name.includes('**')).length > MOST.deep
    ? `has more than ${MOST.deep} wildcards of any depth`
    : undefined;
}
