import type { Diagnostic } from '@waymark/core/diagnostics';
import { foldPath } from '@waymark/core/source';
import { createClaims } from './claims.ts';

/** A file that a build would write. */
export interface WantedFile {
  readonly path: string;
  /** The file of the project that it comes from; none of what Waymark makes itself. */
  readonly from?: string;
  /** Tells contents apart; asked only where another file wants nearly the same path. */
  readonly hash: () => string;
}

/** Says which files a build would refuse to write for their names, given in the order of the build; nothing is written. */
export function refusedFiles(files: readonly WantedFile[]): readonly Diagnostic[] {
  const folded = files.map(({ path }) => foldPath(path));
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const path of folded) (once.has(path) ? again : once).add(path);
  const claims = createClaims();
  files.forEach(({ path, from, hash }, index) => {
    claims.take({ path, from, hash: again.has(folded[index] ?? '') ? hash() : '' });
  });
  return claims.diagnostics;
}
