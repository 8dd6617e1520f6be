import {
  apiSources,
  type ConfigDocument,
  type ConfigInput,
  type DocsConfig,
  readConfig,
  settingsOf,
} from '@waymark/core/config';
import {
  assignRoutes,
  createLinks,
  type Links,
  type ListedPage,
  listPages,
  type PageHead,
  type RedirectRules,
  readRedirects,
  type UrlStyle,
} from '@waymark/core/content';
import type { Outcome } from '@waymark/core/diagnostics';
import { type ApiCatalog, type NavigationModel, resolveTree } from '@waymark/core/navigation';
import { type Specification, toCatalog } from '@waymark/openapi';
import { longHash } from '../assets/hash.ts';
import { LINKABLE_OUTPUTS } from '../outputs/index.ts';
import { type FetchedDocuments, type Fetching, fetchDocuments } from '../project/fetch-documents.ts';
import type { Project } from '../project/project.ts';
import { selectAssets } from '../project/select-assets.ts';
import { createPageFinder } from './find-page-files.ts';
import { createHeadReader } from './read-heads.ts';
import { createSpecificationReader, type ReadSpecifications } from './read-specifications.ts';
import { keepSame, remember, rememberBy } from './remember.ts';
import type { Site, SiteOptions } from './site.ts';

/** Reads the site that a project makes. Undefined when nothing is left to build; then the diagnostics say why. */
export type ReadSite = (project: Project) => Promise<Outcome<Site | undefined>>;

/**
 * Creates the reader of a site: stations 2 to 4, configuration, page heads and specifications, navigation. Each station
 * runs again only when something that it reads is another one than last time; then a session that reads the site after
 * every edit does only what follows from the edit, and a part of the site that stays is the same object as before.
 * Specifications that the configuration names by address are fetched first, and only those.
 */
export function createSiteReader(options: SiteOptions, fetching: Fetching): ReadSite {
  const configOf = createConfigReader();
  const documentsOf = createDocumentReader(fetching);
  const specificationsOf = rememberSpecifications();
  const findPages = createPageFinder();
  const readHeads = createHeadReader();
  const navigationOf = remember(readNavigation);
  const redirectsOf = remember((config: ConfigDocument) =>
    readRedirects(config.value.redirects ?? [], config.locate),
  );
  const assetsOf = rememberAssets();
  const urlsOf = remember((docs: DocsConfig) => ({
    base: options.base,
    trailingSlash: settingsOf(docs).trailingSlash,
  }));
  const pagesOf = remember((navigation: NavigationModel, heads: Heads, { seo }: DocsConfig) =>
    listPages({ navigation, heads, seo }),
  );
  const linksOf = remember(makeLinks);
  const keepSite = keepSame<Site>();
  return async (project) => {
    const config = configOf(project);
    if (config.value === undefined) return { value: undefined, diagnostics: config.diagnostics };
    const { value: docs, locate, files: configFiles } = config.value;
    const documents = await documentsOf(config.value);
    const specifications = specificationsOf(project, config.value, documents);
    const pageFiles = findPages(project, config.value.navigation);
    const routes = assignRoutes(pageFiles);
    const heads = readHeads(project, routes.value, specifications.value.specifications);
    const navigation = navigationOf(
      config.value,
      heads.value,
      specifications.value.specifications,
      documents,
    );
    const redirects = redirectsOf(config.value);
    const assets = assetsOf(project, configFiles, pageFiles);
    const urls = urlsOf(docs);
    const pages = pagesOf(navigation.value, heads.value, docs);
    const links = linksOf(pages, assets.assets, redirects.value, urls, navigation.value.home);
    const { diagnostics: _, ...served } = assets;
    const site = keepSite({
      config: docs,
      configFiles,
      locate,
      heads: heads.value,
      pages,
      specifications: specifications.value.specifications,
      specificationDigests: specifications.value.digests,
      navigation: navigation.value,
      links,
      redirects: redirects.value,
      urls,
      ...served,
      ...(options.siteUrl === undefined ? {} : { siteUrl: options.siteUrl }),
    });
    const diagnostics = [config, specifications, routes, heads, navigation, redirects, assets].flatMap(
      (outcome) => outcome.diagnostics,
    );
    return { value: site, diagnostics };
  };
}

/** Station 2. */
function createConfigReader(): (project: Project) => Outcome<ConfigDocument | undefined> {
  const asked = new Set<string>();
  return rememberBy(
    (project: Project) => [project.files, statesOf(project, asked)],
    (project) => {
      asked.clear();
      return readConfig({ entry: project.entry, files: jsonFiles(project, asked) });
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
const DATA_FILE = /\.(?:json|ya?ml)$/i;
const ASSET_FILE = /\.(?:css|js|mjs|svg)$/i;

/** Station 3, specifications. */
function rememberSpecifications(): ReadSpecifications {
  return rememberBy(
    (project: Project, config: ConfigDocument, documents: FetchedDocuments) => [
      project.files,
      statesOf(project, filesLike(project, DATA_FILE)),
      // Sources elsewhere in the repository are files of no list.
      statesOf(
        project,
        apiSources(config.navigation).map(({ source }) => source),
      ),
      config,
      documents,
    ],
    createSpecificationReader(longHash),
  );
}

/** The files that are served as they are. */
function rememberAssets(): typeof selectAssets {
  return rememberBy(
    (project: Project, configFiles: readonly string[], pages: readonly string[]) => [
      project.files,
      statesOf(project, filesLike(project, ASSET_FILE)),
      configFiles,
      pages.join('\n'),
    ],
    selectAssets,
  );
}

function filesLike({ files }: Project, pattern: RegExp): readonly string[] {
  return [...files.keys()].filter((path) => pattern.test(path));
}

/** Tells states of a set of files apart. */
function statesOf(project: Project, paths: Iterable<string>): string {
  return Array.from(paths, (path) => `${path}:${project.version(path)}`).join('\n');
}

type Heads = ReadonlyMap<string, PageHead>;

function makeLinks(
  pages: ReadonlyMap<string, ListedPage>,
  assets: readonly string[],
  redirects: RedirectRules,
  urls: UrlStyle,
  home: string | undefined,
): Links {
  return createLinks({
    routes: pages.keys(),
    files: [...assets, ...LINKABLE_OUTPUTS],
    redirects,
    urls,
    home,
  });
}

/** Station 4. */
function readNavigation(
  { navigation, locate }: ConfigDocument,
  heads: Heads,
  specifications: readonly Specification[],
  documents: FetchedDocuments,
): Outcome<NavigationModel> {
  return resolveTree(navigation, {
    pages: [...heads.values()],
    catalog: withUnreadable(toCatalog(specifications), documents),
    locate,
  });
}

/** Adds the specifications that could not be fetched, without operations: they were reported where they are named. */
function withUnreadable({ specifications }: ApiCatalog, documents: FetchedDocuments): ApiCatalog {
  const known = new Set(specifications.map(({ source }) => source));
  const missing = [...documents.keys()].filter((source) => !known.has(source));
  return {
    specifications: [...specifications, ...missing.map((source) => ({ source, operations: [], tags: [] }))],
  };
}
