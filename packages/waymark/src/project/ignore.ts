import { ALWAYS_IGNORED } from '@waymark/core/content';
import createMatcher from 'ignore';

/** Tells which paths of a project are neither pages nor assets. */
export interface Ignore {
  file(path: string): boolean;
  folder(path: string): boolean;
}

/** Of the format's own folder nothing is a page; skills are read for agents. */
const OWN_FOLDER = ['/.mintignore', '/.mintlify/**/*.md', '/.mintlify/**/*.mdx'];

/** Reads the project's `.mintignore` (empty text when there is none) on top of what is always ignored. */
export function createIgnore(mintignore: string): Ignore {
  const matcher = createMatcher()
    .add([...ALWAYS_IGNORED])
    .add(OWN_FOLDER)
    .add(mintignore);
  return { file: (path) => matcher.ignores(path), folder: (path) => matcher.ignores(`${path}/`) };
}
