import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import { attempt } from '../../project/files/attempt.ts';
import { readBeginning } from '../../project/files/open-file.ts';
import { statsAt } from '../../project/files/stats-at.ts';
import type { Project } from '../../project/project.ts';
import { rememberFile } from '../remember.ts';

/** What Git LFS leaves in the place of a file that was not fetched begins with this. */
const POINTER = 'version https://git-lfs.github.com/spec/v';

/** Bytes of the longest of these that Git LFS writes, and those of a picture that are looked at. */
const BEGINNING = 1024;

/** Files that a finding names. */
const NAMED = 5;

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico|svg)$/i;

/** How a page of HTML begins, such as one that a server gave in the place of a picture. */
const PAGE = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\?xml\b[^>]*>)*<(?:!doctype\s+html|html|head|body)\b/i;

/** Whether a file of a project is what Git LFS leaves in its place. */
export function isLfsPointer(path: string, project: Project): boolean {
  const size = statsAt(project.absolute(path))?.size ?? Number.POSITIVE_INFINITY;
  return size <= BEGINNING && project.readText(path)?.startsWith(POINTER) === true;
}

/** Whether a file of a project is not what its name says, which its check tells. */
export function isFalseFile(path: string, project: Project): boolean {
  return problemOfPicture(path, project) !== undefined || isLfsPointer(path, project);
}

/**
 * Creates the check of files that are not what their names say: what Git LFS leaves in their place, told once for the site, and
 * each picture that is none. A file is looked at again when it has changed: a pull without Git LFS turns a picture into such a text,
 * a later one back, while the list of files stays the same.
 */
export function createFalseFileCheck(): (
  project: Project,
  assets: readonly string[],
) => readonly Diagnostic[] {
  const isPointer = rememberFile(isLfsPointer);
  const problemOf = rememberFile(problemOfPicture);
  return (project, assets) => [
    ...reportPointers(assets.filter((file) => isPointer(file, project))),
    ...assets.flatMap((file) => reportPicture(file, problemOf(file, project))),
  ];
}

function reportPointers(files: readonly string[]): readonly Diagnostic[] {
  const [file] = files;
  if (file === undefined) return [];
  const named = files.slice(0, NAMED);
  const others = files.length - named.length;
  return [contentDiagnostics['lfs-pointer']({ files: named, others }, { span: { file, start: 0, end: 0 } })];
}

function reportPicture(file: string, problem: string | undefined): readonly Diagnostic[] {
  if (problem === undefined) return [];
  return [contentDiagnostics['false-picture']({ file, problem }, { span: { file, start: 0, end: 0 } })];
}

/** What a file is that is called a picture and is none. */
function problemOfPicture(path: string, project: Project): string | undefined {
  const file = project.absolute(path);
  const size = PICTURE.test(path) ? statsAt(file)?.size : undefined;
  if (size === undefined) return undefined;
  if (size === 0) return 'it is empty';
  // One that is gone or shut is told by what copies it.
  const beginning = attempt(() => readBeginning(file, BEGINNING).toString()) ?? '';
  return PAGE.test(beginning) ? 'it holds a page of HTML' : undefined;
}
