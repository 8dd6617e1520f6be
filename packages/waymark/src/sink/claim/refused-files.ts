import type { Diagnostic } from '@waymark/core/diagnostics';
import { createClaims } from './claims.ts';
import { foldPath } from './output-path.ts';

/** A file that a build would write. */
export interface WantedFile {
  readonly path: string;
  /** The file of the project that it comes from. */
  readonly from: string;
  /** Tells contents apart; asked only where another file wants nearly the same path. */
  readonly hash: () => string;
}

/** Says which files a build would refuse to write for their names, given in the order of the build; nothing is written. */
export function refusedFiles(files: readonly WantedFile[]): readonly Diagnostic[] {
  const wishes = new Map<string, number>();
  for (const { path } of files) wishes.set(foldPath(path), (wishes.get(foldPath(path)) ?? 0) + 1);
  const claims = createClaims();
  for (const { path, from, hash } of files)
    claims.take({ path, from, hash: wishes.get(foldPath(path)) === 1 ? '' : hash() });
  return claims.diagnostics;
}
