/** What an address in the styles of a drawing may be: a part of the drawing, or a picture or face that is in it. */
const INSIDE =
  /^(?:#[^"'()\\]*|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w.+-]+|application\/(?:x-)?font[\w.+-]*|application\/octet-stream)[;,][^"'()\\]*)$/i;
const ADDRESS = /url\s*\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))\s*\)?/gi;
/** Other ways of styles to load or to run something. */
const REFUSED =
  /@import|@charset|@namespace|\bsrc\(|image-set\(|image\(|cross-fade\(|expression\(|-moz-binding|behavior\s*:|<\/?style|<!/i;
const IMPORT = /@import[^;]*(?:;|$)/gi;

/** Styles that load nothing from outside the drawing that they stand in; undefined where that is not to be had. */
export function makeCssSafe(css: string): string | undefined {
  if (isSafeCss(css)) return css;
  const cut = css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(IMPORT, '')
    .replace(ADDRESS, (whole: string, ...found: string[]) =>
      INSIDE.test(found.slice(0, 3).join('').trim()) ? whole : 'none',
    );
  return isSafeCss(cut) ? cut : undefined;
}

/** Whether styles load nothing from outside, with escapes read and comments left out. */
export function isSafeCss(css: string): boolean {
  const read = readEscapes(css).replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  if (REFUSED.test(read)) return false;
  const addresses = [...read.matchAll(ADDRESS)].map(([, ...found]) => found.slice(0, 3).join('').trim());
  return addresses.every((address) => INSIDE.test(address));
}

function readEscapes(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code?: string, letter?: string) => {
    if (code === undefined) return letter ?? '';
    const point = Number.parseInt(code, 16);
    return point > 0x10ffff ? '' : String.fromCodePoint(point);
  });
}
