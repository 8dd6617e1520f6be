import { type SiteFiles, siteFile } from './address.ts';
import { type OfflineModule, readScript } from './offline-module.ts';

/** The scripts that pages name, by path. */
export interface NamedScripts {
  readonly classic: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
}

const SCRIPT = /<script\b([^>]*)>/gi;

/** The scripts that pages name in their HTML. */
export function namedScripts(
  pages: Iterable<{ readonly path: string; readonly html: string }>,
  files: SiteFiles,
): NamedScripts {
  const classic = new Set<string>();
  const modules = new Set<string>();
  for (const { path, html } of pages)
    for (const [, attributes = ''] of html.matchAll(SCRIPT)) {
      const src = /\ssrc="([^"]*)"/i.exec(attributes)?.[1];
      const file = src === undefined ? undefined : siteFile(src, path, files);
      if (file !== undefined) (/\stype="module"/i.test(attributes) ? modules : classic).add(file.path);
    }
  return { classic, modules };
}

/**
 * The scripts of a site that are modules: ours, unless a page runs them as classic ones; those of its authors that a page
 * names so; and what these import. Undefined stands for what does not parse.
 */
export function findModules(
  files: ReadonlySet<string>,
  { classic, modules }: NamedScripts,
  readText: (path: string) => string,
): ReadonlyMap<string, OfflineModule | undefined> {
  const ours = [...files].filter((path) => /^_waymark\/.*\.js$/.test(path) && !classic.has(path));
  const found = new Map<string, OfflineModule | undefined>();
  const waiting = [...ours, ...modules];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || !files.has(path)) continue;
    const module = readScript(readText(path));
    found.set(path, module);
    for (const each of (module?.needs ?? []).flatMap(
      (need) => siteFile(need, path as string, files)?.path ?? [],
    ))
      waiting.push(each);
  }
  return found;
}
