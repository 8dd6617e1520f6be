import { closeSync, openSync, readSync } from 'node:fs';
import { contentDiagnostics, type Diagnostic } from '@waymark/core/diagnostics';
import { statsAt } from '../../project/files/stats-at.ts';
import type { Project } from '../../project/project.ts';

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|ico)$/i;

/** How a page of HTML begins, such as one that a server gave in the place of a picture. */
const PAGE = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\?xml\b[^>]*>)*<(?:!doctype\s+html|html|head|body)\b/i;

/** Bytes that are looked at. */
const BEGINNING = 1024;

/** A picture that is none, and what it is instead. */
export interface FalsePicture {
  readonly file: string;
  readonly problem: string;
}

/** Creates what finds pictures that are none. A file is looked at again when it has changed; else the same is told of it. */
export function createFalsePictureReader(): (
  project: Project,
  assets: readonly string[],
) => readonly FalsePicture[] {
  const known = new Map<string, { readonly version: number; readonly found: readonly FalsePicture[] }>();
  return (project, assets) =>
    assets.flatMap((file) => {
      if (!PICTURE.test(file)) return [];
      const version = project.version(file);
      const before = known.get(file);
      if (before?.version === version) return before.found;
      const problem = problemOf(project.absolute(file));
      const found = problem === undefined ? [] : [{ file, problem }];
      known.set(file, { version, found });
      return found;
    });
}

function problemOf(file: string): string | undefined {
  const size = statsAt(file)?.size;
  if (size === undefined) return undefined;
  if (size === 0) return 'it is empty';
  return PAGE.test(readBeginning(file)) ? 'it holds a page of HTML' : undefined;
}

/** The first characters of a file; none of one that is gone or shut, which is told by what copies it. */
function readBeginning(file: string): string {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(BEGINNING);
      return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, BEGINNING, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return '';
  }
}

/** Says of each picture that it is none. */
export function reportFalsePictures(found: readonly FalsePicture[]): readonly Diagnostic[] {
  return found.map(({ file, problem }) =>
    contentDiagnostics['false-picture']({ file, problem }, { span: { file, start: 0, end: 0 } }),
  );
}
