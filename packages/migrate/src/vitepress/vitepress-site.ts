import { joinPath, nameOf } from '@waymark/core/source';
import { readModule, resolveModule } from '../script/read-module.ts';
import { textsOf, type View, viewOf } from '../script/view.ts';
import { createAssets } from '../site/assets.ts';
import { languageCode } from '../site/languages.ts';
import type { Notes } from '../site/notes.ts';
import { titleAnchors } from '../site/titles.ts';
import { matchGlobs } from '../tree/globs.ts';
import { isPagePath, joinRoute, pathBelow, withoutEnding } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';

/** A language of the site. */
export interface Locale {
  /** Beginning of its addresses, without slashes; empty for the one at the root. */
  readonly prefix: string;
  /** Code for docs.json; undefined where docs.json knows none. */
  readonly code: string | undefined;
  /** Its settings, the nearer before the more common ones. */
  readonly settings: readonly View[];
}

/** What is known of a VitePress site before its pages are read. */
export interface VitepressSite {
  readonly tree: Tree;
  readonly notes: Notes;
  readonly config: View;
  /** Folder of the pages. */
  readonly source: string;
  /** Addresses of the pages by their files. */
  readonly routes: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
  /** Anchors that mean the title of a page, by its address. */
  anchorsOf(route: string): readonly string[];
  readonly locales: readonly Locale[];
  readonly copies: ReadonlyMap<string, string>;
  takeAsset(path: string): string | undefined;
}

/** Reads configuration, pages and languages of a VitePress site. */
export function readVitepressSite(written: Tree, notes: Notes): VitepressSite {
  const file = resolveModule(written, '', './.vitepress/config');
  const config = viewOf(file === undefined ? undefined : readModule(written, file), notes.unread);
  const tree = withPlainIds(written, config.at('markdown').at('attrs'));
  const source = joinPath('', config.at('srcDir').text() ?? '');
  const isLeftOut = matchGlobs(textsOf(config.at('srcExclude')));
  const rewrite = rewriter(config.at('rewrites'));
  const below = (path: string): string => pathBelow(source, path) ?? path;
  const pages = tree
    .list(source)
    .filter((path) => isPagePath(path) && !/(?:^|\/)(?:\.|node_modules\/)/.test(below(path)))
    .filter((path) => !isLeftOut(below(path)))
    .filter((path) => !isMadeByCode(tree, notes, path));
  const routes = new Map(pages.map((path) => [path, routeOf(rewrite(below(path)))]));
  const files = new Map([...routes].map(([path, route]) => [route, path]));
  const assets = createAssets(tree, [joinPath(source, 'public')], (path) =>
    joinPath('', below(path).replaceAll('../', '')),
  );
  return {
    tree,
    notes,
    config,
    source,
    routes,
    files,
    anchorsOf: titleAnchors(tree, files),
    locales: readLocales({ tree, notes, config, source }),
    copies: assets.copies,
    takeAsset: assets.take,
  };
}

/** Whether code beside a page (`[name].paths.js`) makes many of it; that is told. */
function isMadeByCode(tree: Tree, notes: Notes, path: string): boolean {
  const isPattern = ['js', 'ts', 'mjs', 'mts'].some(
    (ending) => tree.readText(`${withoutEnding(path)}.paths.${ending}`) !== undefined,
  );
  if (isPattern) notes.leftOut({ file: path, start: 0, end: 0 }, path, 'code makes pages of it; write them');
  return isPattern;
}

/** The pages with the ids of headings as they are written usually, for sites that write them between signs of their own. */
function withPlainIds(tree: Tree, attrs: View): Tree {
  const [left, right] = [attrs.at('leftDelimiter').text(), attrs.at('rightDelimiter').text()];
  if (left === undefined || right === undefined) return tree;
  const quote = (sign: string): string => sign.replace(/[^\w\s]/g, '\\$&');
  const id = new RegExp(`(^#+ .*)${quote(left)}(#[\\w:.-]+)${quote(right)}(?=[ \\t]*\\r?$)`, 'gm');
  return {
    ...tree,
    readText(path) {
      const text = tree.readText(path);
      return isPagePath(path) ? text?.replace(id, '$1{$2}') : text;
    },
  };
}

/** Finds a setting of a language: the first that is there. */
export function settingOf({ settings }: Locale, ...path: readonly string[]): View | undefined {
  return settings
    .map((settings) => path.reduce((view, key) => view.at(key), settings))
    .find(({ isThere }) => isThere);
}

function routeOf(path: string): string {
  return joinRoute(withoutEnding(path).replace(/(?:^|\/)index$/, ''));
}

function readLocales({
  tree,
  notes,
  config,
  source,
}: Pick<VitepressSite, 'tree' | 'notes' | 'config' | 'source'>): readonly Locale[] {
  const entries = config.at('locales').entries();
  const more = (prefix: string): readonly View[] => {
    const file = resolveModule(tree, '', `./${joinPath(source, prefix)}/config`);
    return file === undefined ? [] : [viewOf(readModule(tree, file), notes.unread)];
  };
  if (entries.length === 0) return [{ prefix: '', code: undefined, settings: [...more(''), config] }];
  return entries.flatMap(([key, view]): readonly Locale[] => {
    // An address of another site is a link, and no language of this one.
    if (/^https?:/.test(view.at('link').text() ?? '')) return [];
    const prefix = key === 'root' ? '' : key;
    const code = languageCode(view.at('lang').text() ?? (key === 'root' ? 'en' : key));
    return [{ prefix, code, settings: [view, ...more(prefix), config] }];
  });
}

type Rewrite = readonly [pattern: RegExp, names: readonly string[], target: string];

/** Follows `rewrites`: from the path of a page file to the path that decides its address. */
function rewriter(view: View): (path: string) => string {
  const rules = view.entries().flatMap(([from, to]): readonly Rewrite[] => {
    const target = to.text();
    if (target === undefined) return [];
    const names: string[] = [];
    const pattern = from
      .replace(/[.+?^${}|[\]\\]/g, '\\$&')
      .replace(/:(\w+)(\([^)]*\))?(\\?\*|\*)?/g, (_, name: string, custom?: string, all?: string) => {
        names.push(name);
        return custom ?? (all === undefined ? '([^/]+)' : '(.*)');
      });
    return [[new RegExp(`^${pattern}$`), names, target]];
  });
  return (path) => {
    for (const [pattern, names, target] of rules) {
      const match = pattern.exec(path);
      if (match === null) continue;
      return target.replace(/:(\w+)\*?/g, (_, name: string) => match[names.indexOf(name) + 1] ?? '');
    }
    return path;
  };
}

/** Name of a page that has none: its file. */
export function nameOfFile(path: string): string {
  return nameOf(withoutEnding(path));
}
