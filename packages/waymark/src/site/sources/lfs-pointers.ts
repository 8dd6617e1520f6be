import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import { statsAt } from '../../project/files/stats-at.ts';
import type { Project } from '../../project/project.ts';

/** What Git LFS leaves in the place of a file that was not fetched begins with this. */
const BEGINNING = 'version https://git-lfs.github.com/spec/v';

/** Bytes of the longest of these that Git LFS writes. */
const LONGEST = 1024;

/** Files that a finding names. */
const NAMED = 5;

/** Whether a file of a project is what Git LFS leaves in its place. */
export function isLfsPointer(path: string, project: Project): boolean {
  const size = statsAt(project.absolute(path))?.size ?? Number.POSITIVE_INFINITY;
  return size <= LONGEST && project.readText(path)?.startsWith(BEGINNING) === true;
}

/**
 * Creates what finds the assets in whose place is what Git LFS leaves there. Each is looked at again when it has changed: a
 * pull without Git LFS turns a picture into such a text, a later one back, while the list of files stays the same.
 */
export function createPointerReader(): (project: Project, assets: readonly string[]) => readonly string[] {
  const known = new Map<string, { readonly version: number; readonly isPointer: boolean }>();
  return (project, assets) =>
    assets.filter((path) => {
      const version = project.version(path);
      const before = known.get(path);
      if (before?.version === version) return before.isPointer;
      const isPointer = isLfsPointer(path, project);
      known.set(path, { version, isPointer });
      return isPointer;
    });
}

/** Says once for the site that files are not here. */
export function reportLfsPointers(files: readonly string[]): readonly Diagnostic[] {
  const [file] = files;
  if (file === undefined) return [];
  const named = files.slice(0, NAMED);
  const others = files.length - named.length;
  return [contentDiagnostics['lfs-pointer']({ files: named, others }, { span: { file, start: 0, end: 0 } })];
}
