import { relativeAddress, type SiteFiles, siteFile } from './address.ts';

/** The files that a stylesheet refers to. */
export interface StyleFiles extends SiteFiles {
  /** The content of a font, in Base64: browsers take no font from a file of the disk. */
  readBase64(path: string): string;
}

const FONT = /\.(?:woff2?|ttf|otf)$/i;
const ADDRESS = /(url\(\s*["']?|@import\s+["'])([^"')]+)/gi;

/** A stylesheet whose addresses are good on a disk. */
export function offlineStyles(css: string, from: string, files: StyleFiles): string {
  return css.replace(ADDRESS, (written: string, before: string, address: string) => {
    const file = siteFile(address, from, files);
    if (file === undefined || !files.has(file.path)) return written;
    return before + (FONT.test(file.path) ? fontData(file.path, files) : relativeAddress(from, file));
  });
}

/** A font as an address that holds it. */
function fontData(path: string, files: StyleFiles): string {
  return `data:font/${path.slice(path.lastIndexOf('.') + 1)};base64,${files.readBase64(path)}`;
}
