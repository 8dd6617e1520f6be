import { findLanguage } from '../../config/settings/languages.ts';

/**
 * Of specifications that have what a page names, those in the innermost folder around its file; where only the root is
 * around it, all that are in no folder of a language.
 */
export function innermost<T>(
  matches: readonly T[],
  file: string,
  sourceOf: (match: T) => string,
): readonly T[] {
  const depths = matches.map((match) => {
    const source = sourceOf(match);
    const folder = source.slice(0, source.lastIndexOf('/') + 1);
    if (file.startsWith(folder)) return folder.length;
    return findLanguage(folder.slice(0, folder.indexOf('/'))) === undefined ? 0 : -1;
  });
  const deepest = Math.max(...depths);
  return matches.filter((_, index) => depths[index] === deepest);
}
