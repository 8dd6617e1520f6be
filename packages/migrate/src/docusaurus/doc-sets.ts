import { joinPath, nameOf } from '@waymark/core/source';
import { readModule, resolveModule } from '../script/read-module.ts';
import { textsOf, type View, viewOf } from '../script/view.ts';
import type { Notes } from '../site/notes.ts';
import { titlesOf } from '../site/titles.ts';
import { readPageText } from '../text/page-text.ts';
import { matchGlobs } from '../tree/globs.ts';
import { isPagePath, joinRoute, pathBelow, withoutEnding } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';
import { type DocName, nameDoc } from './doc-address.ts';
import type { DocsInstance, DocusaurusConfig } from './docusaurus-config.ts';

/** A page of docs. */
export interface Doc extends DocName {
  /** Path from the folder of the version. */
  readonly path: string;
  readonly file: string;
  /** Whole address. */
  readonly address: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly label: string;
}

/** The docs of one version of one instance in one language. */
export interface DocSet {
  readonly instance: DocsInstance;
  readonly locale: string;
  readonly version: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Whether the instance has versions at all. */
  readonly isVersioned: boolean;
  /** Folders that hold its files, the nearer first: that of the language, that of the version. */
  readonly folders: readonly string[];
  /** Address below which its pages lie. */
  readonly route: string;
  /** The same in the first language. */
  readonly originalRoute: string;
  /** Pages by id. A page without a translation is not there. */
  readonly docs: ReadonlyMap<string, Doc>;
  /** Pages that have no translation: their own address, and that of the page in the first language. */
  readonly untranslated: readonly (readonly [from: string, to: string])[];
  readonly sidebars: View | undefined;
  /** Words of the language: labels of categories and versions. */
  readonly words: View;
}

/** Whether a set is of a language into which none of its pages is translated, as where a service keeps the translations. */
export function isUntranslated({ docs, untranslated }: DocSet): boolean {
  return docs.size === 0 && untranslated.length > 0;
}

/** What is asked for each set. */
interface Setting {
  readonly tree: Tree;
  readonly notes: Notes;
  readonly config: DocusaurusConfig;
}

/** Finds the docs of all instances, versions and languages. */
export function readDocSets(tree: Tree, notes: Notes, config: DocusaurusConfig): readonly DocSet[] {
  const setting: Setting = { tree, notes, config };
  return config.instances.flatMap((instance) => {
    const versions = versionsOf(setting, instance);
    return config.locales.flatMap((locale) =>
      versions.map((version) =>
        readDocSet(setting, { ...version, instance, locale, isVersioned: versions.length > 1 }),
      ),
    );
  });
}

type Version = Pick<DocSet, 'version' | 'label' | 'isLast'> & {
  readonly segment: string;
  readonly folder: string;
};

/** The file or folder of an instance: that of the first one has no prefix. */
function named({ id }: DocsInstance, name: string): string {
  return id === 'default' ? name : `${id}_${name}`;
}

function versionsOf({ tree, notes }: Setting, instance: DocsInstance): readonly Version[] {
  const { options } = instance;
  const file = named(instance, 'versions.json');
  const listed =
    tree.readText(file) === undefined ? [] : textsOf(viewOf(readModule(tree, file), notes.unread));
  const hasCurrent = options.at('includeCurrentVersion').flag() !== false;
  const only = textsOf(options.at('onlyIncludeVersions'));
  // The list may name the current version, too.
  const all = new Set([...(hasCurrent ? ['current'] : []), ...listed]);
  const names = [...all].filter((name) => only.length === 0 || only.includes(name));
  const wanted = options.at('lastVersion').isThere ? options.at('lastVersion').text() : undefined;
  const last = [wanted, listed[0], 'current'].find((name) => name !== undefined && names.includes(name));
  return names.map((version) => {
    const settings = options.at('versions').at(version);
    const isLast = version === last;
    const segment = settings.at('path').text() ?? (isLast ? '' : version === 'current' ? 'next' : version);
    const label = settings.at('label').text() || (version === 'current' ? 'Next' : version);
    const folder =
      version === 'current'
        ? instance.path
        : joinPath(named(instance, 'versioned_docs'), `version-${version}`);
    return { version, label, isLast, segment, folder };
  });
}

function readDocSet(
  setting: Setting,
  set: Version & Pick<DocSet, 'instance' | 'locale' | 'isVersioned'>,
): DocSet {
  const { tree, config, notes } = setting;
  const { instance, locale, version, folder } = set;
  const isFirst = locale === config.defaultLocale;
  const paths = pagePaths(setting, instance, folder);
  const { span } = instance.options;
  if (isFirst && paths.length === 0 && span !== undefined)
    notes.leftOut(span, folder, 'no page is there, or the folder lies outside of the repository');
  const own = translationFolder(instance, locale, version);
  const originalRoute = joinRoute(instance.routeBase, set.segment);
  const route = isFirst ? originalRoute : joinRoute(locale, instance.routeBase, set.segment);
  const docs = new Map<string, Doc>();
  const untranslated: (readonly [string, string])[] = [];
  for (const path of paths) {
    const original = joinPath(folder, path);
    const translation = joinPath(own, path);
    const isThere = isFirst || tree.readText(translation) !== undefined;
    const doc = readDoc(setting, { path, file: !isFirst && isThere ? translation : original, instance });
    if (doc === undefined) continue;
    const address = joinRoute(route, doc.route);
    if (isThere) docs.set(doc.id, { ...doc, address });
    else untranslated.push([address, joinRoute(originalRoute, doc.route)]);
  }
  const translated = `${own}.json`;
  return {
    ...set,
    folders: isFirst ? [folder] : [own, folder],
    route,
    originalRoute,
    docs,
    untranslated,
    sidebars: sidebarsOf(setting, instance, version),
    words: viewOf(
      tree.readText(translated) === undefined ? undefined : readModule(tree, translated),
      notes.unread,
    ),
  };
}

/** The folder of the translations of a version. */
function translationFolder({ id }: DocsInstance, locale: string, version: string): string {
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  return `i18n/${locale}/${plugin}/${version === 'current' ? 'current' : `version-${version}`}`;
}

function pagePaths({ tree }: Setting, { options }: DocsInstance, folder: string): readonly string[] {
  const included = textsOf(options.at('include'));
  const excluded = textsOf(options.at('exclude'));
  const isIn = matchGlobs(included.length === 0 ? ['**/*.{md,mdx}'] : included);
  const isOut = matchGlobs(
    excluded.length === 0
      ? ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}']
      : excluded,
  );
  return tree
    .list(folder)
    .map((file) => pathBelow(folder, file) ?? file)
    .filter((path) => isPagePath(path) && isIn(path) && !isOut(path) && !path.includes('node_modules/'));
}

function readDoc(
  { tree }: Setting,
  { path, file, instance }: { readonly path: string; readonly file: string; readonly instance: DocsInstance },
): Omit<Doc, 'address'> | undefined {
  const page = readPageText(file, tree.readText(file) ?? '');
  const { data } = page;
  if (data['draft'] === true) return undefined;
  const hasNumbers = instance.options.at('numberPrefixParser').flag() !== false;
  const names = nameDoc({ path, data, hasNumbers });
  const { title, other } = titlesOf(page, withoutEnding(nameOf(names.id)));
  const label = data['sidebar_label'];
  return { ...names, path, file, data, label: typeof label === 'string' ? label : (other ?? title) };
}

/** The sidebars of a version; undefined where none are written. */
function sidebarsOf({ tree, notes }: Setting, instance: DocsInstance, version: string): View | undefined {
  const written = instance.options.at('sidebarPath');
  const isCurrent = version === 'current';
  const file = isCurrent
    ? resolveModule(tree, '', `./${joinPath('', written.text() ?? 'sidebars.js')}`)
    : joinPath(named(instance, 'versioned_sidebars'), `version-${version}-sidebars.json`);
  if (file === undefined && written.span !== undefined && written.text() !== undefined)
    notes.leftOut(written.span, '`sidebarPath`', 'there is no such file; the navigation follows the folders');
  if (file === undefined || tree.readText(file) === undefined) return undefined;
  return viewOf(readModule(tree, file), notes.unread);
}
