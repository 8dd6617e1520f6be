import { hasBase } from '@waymark/core/content';

/** Puts the base path before every root-relative address of a stylesheet, but for those that are written with it. */
export function withBasePath(css: string, base: string): string {
  if (base === '') return css;
  return css.replace(
    /(url\(\s*["']?|@import\s+["'])(\/(?!\/)[^"')\s]*)/gi,
    (_, before: string, path: string) =>
      hasBase(path, base) ? `${before}${path}` : `${before}${base}${path}`,
  );
}
