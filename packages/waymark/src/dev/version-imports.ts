import type { OutputFile } from '../outputs/output-file.ts';

/** A file of this site that a stylesheet imports: between quotation marks, or in `url()`. */
const IMPORT =
  /(@import\s*(?:url\(\s*["']?|["']))(?![a-z][a-z\d+.-]*:|\/\/)([^"')\s](?:[^"')\n]*[^"')\s])?)/gi;

/**
 * A stylesheet that was asked for by a version, with the same version at what it imports: while a page is open, Firefox
 * takes the rules that it knows for the bare address, without asking.
 */
export function versionImports(
  file: OutputFile,
  version: string | null,
  readText: (path: string) => string | undefined,
): OutputFile {
  if (version === null || !file.path.endsWith('.css')) return file;
  const css = 'content' in file ? Buffer.from(file.content).toString() : readText(file.path);
  if (css === undefined) return file;
  const content = css.replace(
    IMPORT,
    (_, start: string, address: string) =>
      `${start}${address}${address.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`,
  );
  return { path: file.path, content };
}
