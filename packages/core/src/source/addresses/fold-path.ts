import { decodePath } from './decode-path.ts';
import { splitHref, withoutPageExtension } from './site-path.ts';

/** Letters that are their own folded form: most paths have no others. */
const FOLDED = /^[a-z\d._/-]*$/;

/** The same for all spellings of a path that some file system takes for one: letter case and Unicode form. */
export function foldPath(path: string): string {
  return FOLDED.test(path) ? path : joinAccents(path).toUpperCase().toLowerCase();
}

/** Whether an address is written as a path ends, but for accents: a letter with one may be one sign or two, which look alike. */
export function differInAccents(href: string, path: string): boolean {
  const written = withoutPageExtension(decodePath(splitHref(href).path).replace(/^[./]+|\/$/g, ''));
  return !path.endsWith(written) && joinAccents(path).endsWith(joinAccents(written));
}

function joinAccents(text: string): string {
  return text.normalize('NFC');
}
