import picomatch from 'picomatch';

/** Whether a path fits one of some globs; none fits an empty list. */
export function matchGlobs(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  return picomatch([...globs], { dot: true });
}
