import type { Notes } from './notes.ts';

/** An entry of `redirects`. */
export interface RedirectEntry {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: false;
}

/** Entries without those whose source is a page (hosts send the page then), or that of an earlier entry. */
export function withoutPages(
  entries: readonly RedirectEntry[],
  hasPage: (route: string) => boolean,
): readonly RedirectEntry[] {
  const known = new Set<string>();
  return entries.filter(({ source }) => {
    const route = source.replace(/\/(?:index\.html)?$/, '') || '/';
    if (hasPage(route) || known.has(route)) return false;
    known.add(route);
    return true;
  });
}

/** Reads a file of redirects as Netlify and Cloudflare have it; what answers with something else is reported. */
export function readRedirectsFile(notes: Notes, file: string, text: string): readonly RedirectEntry[] {
  let start = 0;
  return text.split('\n').flatMap((line): readonly RedirectEntry[] => {
    const span = { file, start, end: start + line.trimEnd().length };
    start += line.length + 1;
    const [from, to, status = '301', ...conditions] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (from === undefined || from === '' || to === undefined) return [];
    const code = Number.parseInt(status, 10);
    if (!from.startsWith('/') || conditions.length > 0 || ![301, 302, 303, 307, 308].includes(code)) {
      notes.leftOut(span, line.trim(), 'it is no plain redirect');
      return [];
    }
    const isTemporary = code === 302 || code === 303 || code === 307;
    const [source, destination] = [from.replace(/\/\*$/, '/:splat*'), to.replace(/:splat\b/, ':splat*')];
    return [{ source, destination, ...(isTemporary ? { permanent: false as const } : {}) }];
  });
}
