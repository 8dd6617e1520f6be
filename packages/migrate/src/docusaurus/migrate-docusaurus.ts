import { SCHEMAS_URL } from '@waymark/core/config';
import { folderOf, joinPath } from '@waymark/core/source';
import { textsOf, type View } from '../script/view.ts';
import { addressSettings } from '../site/address-settings.ts';
import { createAssets } from '../site/assets.ts';
import type { Data, Draft } from '../site/draft.ts';
import { createLinkRows } from '../site/links-page.ts';
import { type RedirectEntry, readRedirectsFile, withoutPages } from '../site/netlify-redirects.ts';
import { createNotes, type Notes } from '../site/notes.ts';
import { joinRoute, pathBelow, withoutEnding, withoutSteps } from '../tree/paths.ts';
import type { Tree } from '../tree/tree.ts';
import { type DocSet, readDocSets } from './doc-sets.ts';
import { type DocusaurusConfig, readDocusaurusConfig } from './docusaurus-config.ts';
import { createComponents } from './page/take-component.ts';
import { type PageWork, writePage } from './page/write-page.ts';
import { createAddresses, type PagePlace } from './page-addresses.ts';
import { listPages, type Post, readPosts, writeBlog } from './read-blog.ts';
import { reportParts } from './report-parts.ts';
import { menusOf, writeFrame } from './write-frame.ts';
import { type Blog, writeNavigation } from './write-navigation.ts';
import type { SidebarWork } from './write-sidebar.ts';

/** Migrates a Docusaurus site: docs of all instances, versions and languages, single pages and the blog. */
export function migrateDocusaurus(tree: Tree, name: string): Draft {
  const notes = createNotes();
  const config = readDocusaurusConfig(tree, notes);
  const sets = readDocSets(tree, notes, config);
  const posts = readPosts(tree, config);
  const places = placesOf(tree, config, sets, posts);
  const assets = createAssets(tree, config.staticFolders, withoutSteps);
  const untranslated = new Map(sets.flatMap((set) => set.untranslated));
  const work: SidebarWork = {
    tree,
    notes,
    rows: createLinkRows(),
    made: new Map(),
    untranslated,
    labels: new Map(),
  };
  const blog = blogOf(config, posts);
  const frame = { tree, notes, config, name, isTab: (href: string) => isTab(config, blog, href) };
  const navigation = writeNavigation({
    config,
    sets,
    work,
    menus: menusOf(frame),
    ...(blog === undefined ? {} : { blog }),
  });
  const files = new Map(places.map(({ route, file }) => [route, file]));
  const snippets = new Map<string, string>();
  const pageWork: PageWork = {
    ...work,
    assets,
    addresses: createAddresses({ tree, config, assets, files }),
    hasPlainMarkdown: config.hasPlainMarkdown,
    hasPlainBraces: config.hasPlainBraces,
    hasMath: config.hasMath,
    components: createComponents(tree, snippets),
    snippets,
  };
  const pages = places.map((place) => writePage(pageWork, place));
  const redirects = withoutPages(redirectsOf(tree, notes, config, untranslated), (route) => files.has(route));
  reportParts(tree, notes, config);
  const copies = new Map([...assets.copies].filter(([path]) => path !== '_redirects'));
  return {
    docs: {
      $schema: `${SCHEMAS_URL}docs.schema.json`,
      theme: 'mint',
      ...writeFrame({ ...frame, hasTabs: holdsTabs(navigation) }),
      navigation,
      ...(redirects.length === 0 ? {} : { redirects }),
    },
    settings: settingsOf(config),
    pages: [...pages, ...work.made.values(), ...work.rows.pages, ...(blog === undefined ? [] : [blog.page])],
    texts: snippets,
    copies,
    done: doneFiles(tree, config, sets),
    diagnostics: notes.all(),
  };
}

function placesOf(
  tree: Tree,
  config: DocusaurusConfig,
  sets: readonly DocSet[],
  posts: readonly Post[],
): readonly PagePlace[] {
  const docs = sets.flatMap((set) =>
    [...set.docs.values()].map(
      ({ file, path, address }): PagePlace => ({
        file,
        route: address,
        set,
        path,
        localePrefix: set.locale === config.defaultLocale ? '' : set.locale,
      }),
    ),
  );
  const alone = { set: undefined, localePrefix: '' };
  const { pages } = config;
  const single = (pages === undefined ? [] : listPages(tree, pages)).map((file): PagePlace => {
    const path = pathBelow(pages ?? '', file) ?? file;
    return { file, path, route: joinRoute(withoutEnding(path).replace(/(?:^|\/)index$/, '')), ...alone };
  });
  return [
    ...docs,
    ...single,
    ...posts.map(({ file, path, route }): PagePlace => ({ file, path, route, ...alone })),
  ];
}

function blogOf({ blog, theme }: DocusaurusConfig, posts: readonly Post[]): Blog | undefined {
  if (blog === undefined || posts.length === 0) return undefined;
  const entry = theme
    .at('navbar')
    .at('items')
    .items()
    .find((item) => joinRoute(item.at('to').text() ?? '') === blog.route);
  const label = entry?.at('label').text() ?? 'Blog';
  return { label, route: blog.route, ...writeBlog(posts, blog.route, label) };
}

/** Whether there are tabs in a navigation, at whatever depth. */
function holdsTabs(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'tabs' in value || Object.values(value).some(holdsTabs);
}

/** Whether the tabs of the navigation lead to an address. */
function isTab({ instances }: DocusaurusConfig, blog: Blog | undefined, href: string): boolean {
  if (blog?.route === href) return true;
  return (
    instances.length > 1 &&
    instances.some(({ routeBase }) => routeBase !== '/' && `${href}/`.startsWith(`${routeBase}/`))
  );
}

function redirectsOf(
  tree: Tree,
  notes: Notes,
  config: DocusaurusConfig,
  untranslated: ReadonlyMap<string, string>,
): readonly RedirectEntry[] {
  const files = ['_redirects', ...config.staticFolders.map((folder) => joinPath(folder, '_redirects'))];
  const written = files.flatMap((file) => {
    const text = tree.readText(file);
    return text === undefined ? [] : readRedirectsFile(notes, file, text);
  });
  const plugin = config.redirects.flatMap((options) => {
    const create = options.at('createRedirects');
    if (create.isThere && create.span !== undefined)
      notes.leftOut(
        create.span,
        'createRedirects',
        'it is code; write what it gives into `redirects` of docs.json',
      );
    return options.at('redirects').items().flatMap(pluginRedirect);
  });
  const originals = [...untranslated].map(
    ([source, destination]) => ({ source, destination, permanent: false }) as const,
  );
  return [...written, ...plugin, ...originals];
}

function pluginRedirect(entry: View): readonly RedirectEntry[] {
  const to = entry.at('to').text();
  const from = entry.at('from');
  const sources = from.isList() ? textsOf(from) : [from.text() ?? ''];
  return sources
    .filter(Boolean)
    .flatMap((source) => (to === undefined ? [] : [{ source: joinRoute(source), destination: to }]));
}

function settingsOf({ view }: DocusaurusConfig): Data {
  return addressSettings(view.at('url').text(), (view.at('baseUrl').text() ?? '/').replace(/\/$/, ''));
}

/** Files of versions and languages that say nothing any more. */
function doneFiles(tree: Tree, config: DocusaurusConfig, sets: readonly DocSet[]): readonly string[] {
  const folders = new Set(sets.flatMap((set) => set.folders).filter((folder) => !folder.startsWith('../')));
  const settings = [...folders].flatMap((folder) =>
    tree.list(folder).filter((file) => /\/_category_\.(?:json|ya?ml)$/.test(file)),
  );
  const first = config.staticFolders.map((folder) => joinPath(folder, '_redirects'));
  return [...settings, ...first.filter((file) => tree.readText(file) !== undefined && folderOf(file) !== '')];
}
