import type { Project } from '../../project/project.ts';

/** Paths of files whose name is like a pattern. */
export function filesLike(files: Project['files'], pattern: RegExp): readonly string[] {
  return [...files.keys()].filter((path) => pattern.test(path));
}

/** Tells states of a set of files apart. */
export function statesOf(project: Project, paths: Iterable<string>): string {
  return Array.from(paths, (path) => `${path}:${project.version(path)}`).join('\n');
}
