import {
  apiSources,
  type ConfigDocument,
  type ConfigInput,
  type DocsConfig,
  type Locate,
  type NavigationTree,
  readConfig,
  SETTINGS_FILE,
  settingsOf,
} from '@waymark/core/config';
import {
  assignRoutes,
  createLinks,
  type Links,
  listPages,
  type PageHead,
  type RedirectRules,
  readRedirects,
  type UrlStyle,
} from '@waymark/core/content';
import { contentDiagnostics, type Diagnostic, type Outcome } from '@waymark/core/diagnostics';
import {
  type ApiCatalog,
  type CatalogSpecification,
  type NavigationModel,
  resolveTree,
} from '@waymark/core/navigation';
import { type Specification, toCatalog } from '@waymark/openapi';
import { checkEffects } from '../checks/check-effects.ts';
import { checkRedirectRules } from '../checks/check-redirect-rules.ts';
import { checkTags } from '../checks/check-tags.ts';
import { LINKABLE_OUTPUTS } from '../outputs/index.ts';
import { type FetchedDocuments, type Fetching, fetchDocuments } from '../project/fetch-documents.ts';
import { longHash } from '../project/hash.ts';
import { findPassedOver, IGNORE_FILE } from '../project/ignore.ts';
import type { Project } from '../project/project.ts';
import { type SelectedAssets, selectAssets } from '../project/select-assets.ts';
import { claimAssets, claimRedirects, claimRoutes, createClaimedPaths, pathsOf } from './claim-paths.ts';
import { closeConfig, closeRedirects } from './closed/close-config.ts';
import { createPageFinder } from './find-page-files.ts';
import { isDated } from './page-date.ts';
import { createHeadReader } from './read-heads.ts';
import { readHistory } from './read-history.ts';
import { createSettingsReader } from './read-project-settings.ts';
import { readSkills, skillFiles } from './read-skills.ts';
import { createSpecificationReader, type ReadSpecifications } from './read-specifications.ts';
import {
  keepEqual,
  keepList,
  keepMap,
  keepParts,
  keepSame,
  remember,
  rememberBy,
  rememberPlaced,
} from './remember.ts';
import type { Site, SiteOptions } from './site.ts';
import type { Trust } from './trust.ts';

/** Reads the site that a project makes. Undefined when nothing is left to build; then the diagnostics say why. */
export type ReadSite = (project: Project) => Promise<Outcome<Site | undefined>>;

/**
 * Creates the reader of a site: stations 2 to 4, configuration, page heads and specifications, navigation. Each station
 * runs again only when something that it reads is another one than last time; then a session that reads the site after
 * every edit does only what follows from the edit, and a part of the site that stays is the same object as before.
 * Specifications that the configuration names by address are fetched first, and only those.
 */
export function createSiteReader(options: SiteOptions, fetching: Fetching): ReadSite {
  const settingsOfProject = createSettingsReader(options);
  const configOf = createConfigReader();
  const closedOf = remember(closeDocument);
  const readPages = createPagesReader(options, fetching);
  const assetsOf = createAssetReader();
  const addressesOf = createAddressReader();
  const historyOf = remember(readHistory);
  const settingsFound = remember(checkSettings);
  const rulesFound = rememberBy(
    ({ redirects, links, pages, urls, assets }: Site) => [redirects, links, pages, urls, assets],
    checkRedirectRules,
  );
  const keepSite = keepSame<Site>();
  return async (project) => {
    const { trust } = project;
    const config = closedOf(configOf(project), trust.inBrowser, options.standalone === true);
    const leftOut = reportLeftOut(project);
    if (config.value === undefined)
      return { value: undefined, diagnostics: [...leftOut, ...config.diagnostics] };
    const settings = settingsOfProject(project);
    const { value: docs, locate, files: configFiles } = config.value;
    const { diagnostics: foundInPages, pageFiles, routes, ...pages } = await readPages(project, config.value);
    const { heads, navigation } = pages;
    const { diagnostics: foundInAssets, ...served } = assetsOf(project, configFiles, pageFiles);
    const { diagnostics: refused, ...addresses } = addressesOf({
      base: settings.value.base,
      config: config.value,
      routes,
      heads,
      navigation,
      served: served.assets,
      trust,
    });
    const asksGit = (needsHistory: boolean): boolean => trust.onMachine && needsHistory;
    const { directory } = project;
    const history = await historyOf(directory, asksGit(hasDates(docs, heads)), asksGit(hasSourceLinks(docs)));
    const site = keepSite({
      trust,
      config: docs,
      configFiles,
      locate,
      ...history,
      ...pages,
      ...served,
      ...addresses,
      ...settings.value.ofSite,
    });
    const found = [settings.diagnostics, config.diagnostics, foundInPages, refused, foundInAssets].flat();
    return { value: site, diagnostics: [...leftOut, ...found, ...settingsFound(site), ...rulesFound(site)] };
  };
}

/** What is known of pages from their heads, the specifications and the navigation. */
type KnownPages = Pick<
  Site,
  'heads' | 'specifications' | 'specificationDigests' | 'unreadSpecifications' | 'navigation'
> & {
  readonly pageFiles: readonly string[];
  /** Page files by route. */
  readonly routes: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
};

/** Stations 3 and 4. */
function createPagesReader(
  { groups = [] }: SiteOptions,
  fetching: Fetching,
): (project: Project, config: ConfigDocument) => Promise<KnownPages> {
  const documentsOf = createDocumentReader(fetching);
  const specificationsOf = rememberSpecifications();
  const findPages = createPageFinder();
  const readHeads = createHeadReader(groups);
  const catalogOf = createCatalogReader(groups);
  const navigationOf = rememberPlaced(readNavigation);
  const routesOf = remember(readRoutes);
  return async (project, config) => {
    const documents = await documentsOf(config);
    const read = specificationsOf(project, config, documents);
    const { specifications, digests, unread } = read.value;
    const pageFiles = findPages(project, config.navigation);
    const routes = routesOf(pageFiles);
    const { variables } = config.value;
    const heads = readHeads(project, { routes: routes.value, specifications, variables });
    const catalog = catalogOf(specifications, unread);
    const navigation = navigationOf(config.locate, config.navigation, heads.value, catalog);
    return {
      pageFiles,
      routes: routes.value,
      heads: heads.value,
      specifications,
      specificationDigests: digests,
      unreadSpecifications: unread,
      navigation: navigation.value,
      diagnostics: [read, routes, heads, navigation].flatMap(({ diagnostics }) => diagnostics),
    };
  };
}

/** What decides the addresses of a site. */
interface Addressed {
  readonly base: string;
  readonly config: ConfigDocument;
  readonly routes: ReadonlyMap<string, string>;
  readonly heads: Heads;
  readonly navigation: NavigationModel;
  /** Files of the project that the site serves. */
  readonly served: readonly string[];
  readonly trust: Trust;
}

/** Lists the pages, gives each path to one owner, and makes the links of the site. */
function createAddressReader(): (parts: Addressed) => Claims & Pick<Site, 'pages' | 'urls' | 'links'> {
  const placedRoutes = keepList<string>();
  const claimsOf = rememberPlaced(claimPaths);
  const urlsOf = remember((base: string, trailingSlash: boolean): UrlStyle => ({ base, trailingSlash }));
  const pagesOf = remember((navigation: NavigationModel, heads: Heads, seo: DocsConfig['seo']) =>
    listPages({ navigation, heads, seo }),
  );
  const allRoutes = keepList<string>();
  const linksOf = remember(makeLinks);
  return ({ base, config: { value: docs, locate }, routes, heads, navigation, served, trust }: Addressed) => {
    const placed = placedRoutes(navigation.pages.keys());
    const claims = claimsOf(locate, docs.redirects, routes, placed, served, trust);
    const urls = urlsOf(base, settingsOf(docs).trailingSlash);
    const pages = pagesOf(navigation, heads, docs.seo);
    const linked = allRoutes(pages.keys());
    const links = linksOf(linked, claims.assets, claims.redirects, urls, navigation.home);
    return { ...claims, pages, urls, links };
  };
}

/** What is said of settings, once for the site. */
function checkSettings(site: Site): readonly Diagnostic[] {
  return [...checkTags(site), ...checkEffects(site)];
}

/** Whether some page shows the day of its last change. */
function hasDates(docs: DocsConfig, heads: Heads): boolean {
  return [...heads.values()].some((head) => isDated(head, docs));
}

/** Whether pages lead to their sources. */
function hasSourceLinks({ feedback }: DocsConfig): boolean {
  return feedback?.edits === true || feedback?.issues === true;
}

/** What stands in the folder, or in its `.mintignore`, and cannot be used. */
function reportLeftOut({ leftOut, readText }: Project): readonly Diagnostic[] {
  const left = leftOut.map(({ path, problem }) => {
    const span = { file: path, start: 0, end: 0 };
    return contentDiagnostics['left-out']({ file: path, problem }, { span });
  });
  const lines = findPassedOver(readText(IGNORE_FILE) ?? '').map(({ start, end, problem }) =>
    contentDiagnostics['ignore-pattern']({ problem }, { span: { file: IGNORE_FILE, start, end } }),
  );
  return [...left, ...lines];
}

type ReadConfiguration = Outcome<ConfigDocument | undefined>;

/** The configuration without what would make pages ask other hosts, where the project has no say in that. */
function closeDocument(
  config: ReadConfiguration,
  inBrowser: boolean,
  isStandalone: boolean,
): ReadConfiguration {
  if ((inBrowser && !isStandalone) || config.value === undefined) return config;
  const closed = closeConfig(config.value.value, config.value.locate);
  // Who carries a site away has asked for that; who is not trusted has not.
  const told = inBrowser ? [] : closed.diagnostics;
  return { value: { ...config.value, value: closed.value }, diagnostics: [...config.diagnostics, ...told] };
}

/** Station 2. A part of the configuration that says the same stays the same object. */
function createConfigReader(): (project: Project) => Outcome<ConfigDocument | undefined> {
  const asked = new Set<string>();
  const keepValue = keepParts<DocsConfig>();
  const keepFiles = keepEqual<readonly string[]>();
  // The navigation is read from these two alone.
  const keepTree = rememberBy(
    (_tree: NavigationTree, { navigation, api }: DocsConfig) => [navigation, api],
    (tree) => tree,
  );
  return rememberBy(
    (project: Project) => [project.files, statesOf(project, asked)],
    (project) => {
      asked.clear();
      const read = readConfig({ entry: project.entry, files: jsonFiles(project, asked) });
      if (read.value === undefined) return read;
      const value = keepValue(read.value.value);
      const navigation = keepTree(read.value.navigation, value);
      return { ...read, value: { ...read.value, value, navigation, files: keepFiles(read.value.files) } };
    },
  );
}

/** The JSON files of a project; notes those whose text is asked for. */
function jsonFiles({ files, readText }: Project, asked: Set<string>): ConfigInput['files'] {
  const isListed = (path: string): boolean => path.endsWith('.json') && files.has(path);
  return {
    has: isListed,
    keys: () => [...files.keys()].filter(isListed).values(),
    get(path) {
      asked.add(path);
      return isListed(path) ? readText(path) : undefined;
    },
  };
}

/** Fetches the specifications that a configuration names by address, once for each configuration. */
function createDocumentReader(fetching: Fetching): (config: ConfigDocument) => Promise<FetchedDocuments> {
  return remember((config: ConfigDocument) => {
    const sources = apiSources(config.navigation).map(({ source }) => source);
    const urls = sources.filter((source) => /^https?:\/\//i.test(source));
    return fetchDocuments(urls, fetching);
  });
}

/** Text files that are read for something else than pages. */
const DATA_FILE = /\.(?:json|ya?ml|graphqls?|gql)$/i;
const ASSET_FILE = /\.(?:css|js|mjs|svg)$/i;

/** Station 3, specifications. */
function rememberSpecifications(): ReadSpecifications {
  const dataFiles = remember((files: Project['files']) => filesLike(files, DATA_FILE));
  const sourcesOf = remember((navigation: NavigationTree) =>
    apiSources(navigation).map(({ source }) => source),
  );
  return rememberBy(
    (project: Project, config: ConfigDocument, documents: FetchedDocuments) => [
      project.files,
      statesOf(project, dataFiles(project.files)),
      // Sources elsewhere in the repository, and what they refer to, are files of no list.
      statesOf(project, sourcesOf(config.navigation)),
      statesOf(project, project.outside),
      config,
      documents,
    ],
    createSpecificationReader(longHash),
  );
}

/** The files that are served as they are, and instructions for agents. */
function createAssetReader(): (
  project: Project,
  configFiles: readonly string[],
  pageFiles: readonly string[],
) => SelectedAssets & Pick<Site, 'skills'> {
  const assetsOf = rememberAssets();
  const skillsOf = rememberBy(
    (project: Project) => [project.files, statesOf(project, skillFiles(project))],
    readSkills,
  );
  const filesOf = remember((configFiles: readonly string[]) => [...configFiles, SETTINGS_FILE]);
  return (project, configFiles, pageFiles) => ({
    ...assetsOf(project, filesOf(configFiles), pageFiles),
    skills: skillsOf(project),
  });
}

/** The files that are served as they are. What another text of such a file does not change stays the same object. */
function rememberAssets(): typeof selectAssets {
  const assetFiles = remember((files: Project['files']) => filesLike(files, ASSET_FILE));
  const keepData = keepParts<Omit<SelectedAssets, 'safeDrawings'>>();
  const keepDrawings = keepMap<string>();
  return rememberBy(
    (project: Project, configFiles: readonly string[], pages: readonly string[]) => [
      project.files,
      statesOf(project, assetFiles(project.files)),
      configFiles,
      pages,
    ],
    (project, configFiles, pages) => {
      const { safeDrawings, ...data } = selectAssets(project, configFiles, pages);
      return { ...keepData(data), safeDrawings: keepDrawings(safeDrawings) };
    },
  );
}

function filesLike(files: Project['files'], pattern: RegExp): readonly string[] {
  return [...files.keys()].filter((path) => pattern.test(path));
}

/** Tells states of a set of files apart. */
function statesOf(project: Project, paths: Iterable<string>): string {
  return Array.from(paths, (path) => `${path}:${project.version(path)}`).join('\n');
}

type Heads = ReadonlyMap<string, PageHead>;

/** Routes of the page files that have a place in an output. */
function readRoutes(pageFiles: readonly string[]): Outcome<ReadonlyMap<string, string>> {
  const assigned = assignRoutes(pageFiles);
  const routes = claimRoutes(assigned.value, createClaimedPaths());
  return { value: routes.value, diagnostics: [...assigned.diagnostics, ...routes.diagnostics] };
}

/** What of the project's files and redirects has a place beside the pages. */
interface Claims {
  readonly assets: readonly string[];
  readonly redirects: RedirectRules;
  readonly diagnostics: readonly Diagnostic[];
}

/** Gives each path of the output to one owner: pages first, then files of the project, then redirects. */
function claimPaths(
  locate: Locate,
  written: DocsConfig['redirects'],
  files: ReadonlyMap<string, string>,
  placed: readonly string[],
  served: readonly string[],
  { inBrowser }: Trust,
): Claims {
  const routes = new Set([...files.keys(), ...placed]);
  const claimed = createClaimedPaths();
  for (const route of routes) claimed.claim(pathsOf(route));
  const assets = claimAssets(served, claimed);
  const read = readRedirects(written ?? [], locate);
  const rules = inBrowser ? read : withMore(closeRedirects(read.value, locate), read.diagnostics);
  const redirects = claimRedirects(rules.value, claimed, { routes, locate });
  return {
    assets: assets.value,
    redirects: redirects.value,
    diagnostics: [rules, redirects, assets].flatMap((outcome) => outcome.diagnostics),
  };
}

function withMore<T>({ value, diagnostics }: Outcome<T>, more: readonly Diagnostic[]): Outcome<T> {
  return { value, diagnostics: [...more, ...diagnostics] };
}

function makeLinks(
  routes: readonly string[],
  assets: readonly string[],
  redirects: RedirectRules,
  urls: UrlStyle,
  home: string | undefined,
): Links {
  return createLinks({
    routes,
    files: [...assets, ...LINKABLE_OUTPUTS],
    redirects,
    urls,
    home,
  });
}

/** Station 4. */
function readNavigation(
  locate: Locate,
  navigation: NavigationTree,
  heads: Heads,
  catalog: ApiCatalog,
): Outcome<NavigationModel> {
  return resolveTree(navigation, { pages: [...heads.values()], catalog, locate });
}

/** Lists the operations that are for these members; the list stays the same object as long as it says the same. */
function createCatalogReader(
  members: readonly string[],
): (specifications: readonly Specification[], unread: readonly string[]) => ApiCatalog {
  const keep = keepEqual<ApiCatalog>();
  return remember((specifications, unread) => {
    const { specifications: read } = toCatalog(specifications, members);
    return keep({ specifications: [...read, ...unread.map(unreadSpecification)] });
  });
}

/** A specification that could not be fetched, without operations: it was reported where it is named. */
function unreadSpecification(source: string): CatalogSpecification {
  return { source, operations: [], tags: [], isUnread: true };
}
