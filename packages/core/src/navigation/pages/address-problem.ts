import { trimSlashes } from '../../source/index.ts';

/** Files at the root of every site; no page and no redirect can stand there, nor below. */
export const ROOT_FILES: readonly string[] = [
  '404.html',
  'llms-full.txt',
  'llms.txt',
  'navigation.json',
  'robots.txt',
  'sitemap.xml',
  '_redirects',
  '_headers',
  'index.html',
  'index.md',
];
const OWN_NAMES: ReadonlySet<string> = new Set([...ROOT_FILES, '_waymark']);

/** Names of further files of the site, of which there may be any number. */
const OWN_SERIES = /^sitemap-\d+\.xml$/;

/** Bytes of a name in a path: file systems take 255, and an extension may follow. */
const LONGEST_NAME = 240;
/** Bytes of a whole path: what every file system and server takes, with room for the folder of the site. */
const LONGEST_PATH = 1000;

/** A folder, and names in it that nothing can be wrong with. */
const PLAIN_ADDRESS = /^\/([\w-]+)(?:\/[\w-]+)*$/;

/**
 * Why a page cannot have an address (a route, or the path of a folder of pages), in words that follow it; nothing when
 * it can. What a text of the project chooses must never lead out of the site or to a file of the site's own.
 */
export function addressProblem(address: string): string | undefined {
  if (address.length <= LONGEST_NAME && isPlain(address)) return undefined;
  if (/\p{Cc}|\p{Surrogate}/u.test(address)) return 'holds characters that no address may have';
  if (address.includes('\\')) return 'holds a backslash; write `/`';
  const names = trimSlashes(address).split('/');
  if (OWN_NAMES.has(names[0] ?? '') || OWN_SERIES.test(names[0] ?? ''))
    return `begins with \`${names[0]}\`, which the site has for itself`;
  if (names.some(isStep)) return 'holds `.` or `..`, and would lead elsewhere';
  if (names.some((name) => bytesIn(name) > LONGEST_NAME))
    return `has a name of more than ${LONGEST_NAME} bytes`;
  // A folder `x.md` would stand in the place of the Markdown of page `x`; what ends in `.mdx` is in nobody's way.
  if (names.some((name) => /\.(?:html?|md)$/i.test(name)) || /\.mdx$/i.test(names.at(-1) ?? ''))
    return 'has a name that ends like that of a file';
  if (bytesIn(address) > LONGEST_PATH) return `is longer than ${LONGEST_PATH} bytes`;
  return undefined;
}

/** Whether an address has only names of the commonest form; there are as many addresses as pages. */
function isPlain(address: string): boolean {
  const first = PLAIN_ADDRESS.exec(address)?.[1];
  return first !== undefined && !OWN_NAMES.has(first);
}

function isStep(name: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(name);
}

function bytesIn(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character.codePointAt(0) ?? 0);
  return bytes;
}

/** Bytes of a character in UTF-8. */
export function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
