import createMatcher from 'ignore';

/** Tells which paths of a project are neither pages nor assets. */
export interface Ignore {
  file(path: string): boolean;
  folder(path: string): boolean;
}

/** Ignored in every project (spec/pages.md 9). Patterns are gitignore's; a project may take them back with `!`. */
const ALWAYS = ['/README.md', '/LICENSE.md', '/CHANGELOG.md', '/CONTRIBUTING.md', '/.mintignore', '/.mintlify/**/*.md', '/.mintlify/**/*.mdx', '!/.mintlify/skills/**'];

/** Reads the project's `.mintignore` (empty text when there is none) on top of what is always ignored. */
export function createIgnore(mintignore: string): Ignore {
  const matcher = createMatcher().add(ALWAYS).add(mintignore);
  return { file: (path) => matcher.ignores(path), folder: (path) => matcher.ignores(`${path}/`) };
}
