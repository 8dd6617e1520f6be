import { type Diagnostic, migrateDiagnostics, sortDiagnostics } from '@waymark/core/diagnostics';
import { stringify } from 'yaml';
import type { Data, Draft, DraftPage } from './draft.ts';

/** What a migration writes, moves and takes away. Paths lead from the folder of the site. */
export interface Migration {
  /** Files to write, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files to take over as they are: from the new path to that of today. */
  readonly copies: ReadonlyMap<string, string>;
  /** Files whose content stands elsewhere now. */
  readonly removals: readonly string[];
  /** From the path of a page that is written to that of the file that it was made from. */
  readonly sources: ReadonlyMap<string, string>;
  readonly redirects: number;
  /** What needs a hand, each with its place in the old files. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Turns a site into files. Of two pages at one address the first counts. */
export function assemble(draft: Draft): Migration {
  const docs = withIndexes(draft);
  const texts = new Map<string, string>([['docs.json', json(docs)]]);
  if (Object.keys(draft.settings).length > 0) texts.set('waymark.json', json(draft.settings));
  const sources = new Map<string, string>();
  const diagnostics = [...draft.diagnostics];
  for (const page of draft.pages) {
    const path = fileOfRoute(page.route);
    if (texts.has(path)) {
      const span = { file: page.source ?? path, start: 0, end: 0 };
      diagnostics.push(migrateDiagnostics['same-address']({ route: page.route }, { span }));
      continue;
    }
    texts.set(path, pageText(page));
    if (page.source !== undefined) sources.set(path, page.source);
  }
  for (const [path, text] of draft.texts) texts.set(path, text);
  const copies = new Map([...draft.copies].filter(([path]) => !texts.has(path)));
  const moved = [...sources.values(), ...copies.values(), ...draft.done];
  const isGone = (path: string): boolean => !path.startsWith('../') && !texts.has(path) && !copies.has(path);
  const removals = [...new Set(moved)].filter(isGone);
  const { redirects } = docs;
  return {
    texts,
    copies,
    removals: removals.sort(),
    sources,
    redirects: Array.isArray(redirects) ? redirects.length : 0,
    diagnostics: sortDiagnostics(diagnostics),
  };
}

/** A file `x/index` has the address `/x`: a page whose address ended so is led to. */
function withIndexes({ docs, pages }: Draft): Data {
  const indexes = pages.filter(({ route }) => route.endsWith('/index'));
  if (indexes.length === 0) return docs;
  const { redirects } = docs;
  const more = indexes.map(({ route }) => ({
    source: route,
    destination: route.slice(0, -'/index'.length) || '/',
  }));
  return { ...docs, redirects: [...(Array.isArray(redirects) ? redirects : []), ...more] };
}

/** File of a page by its address. */
function fileOfRoute(route: string): string {
  return route === '/' ? 'index.mdx' : `${route.slice(1)}.mdx`;
}

/** How the navigation names a page. */
export function refOfRoute(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** Keys that are there, as front matter. */
export function pageText({ keys, body }: Pick<DraftPage, 'keys' | 'body'>): string {
  const given = Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));
  const head = Object.keys(given).length === 0 ? '' : `---\n${stringify(given, { lineWidth: 0 })}---\n\n`;
  return `${head}${body.replace(/^\s*\n/, '').trimEnd()}\n`;
}

function json(data: Data): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
