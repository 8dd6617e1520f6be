/** Puts the base path before every root-relative address of a stylesheet. */
export function withBasePath(css: string, base: string): string {
  if (base === '') return css;
  return css.replace(/(url\(\s*["']?|@import\s+["'])\/(?!\/)/gi, (_, before: string) => `${before}${base}/`);
}
