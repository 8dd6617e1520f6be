import { apiSources, type Configuration, type Locate, type NavigationTree } from '@waymark/core/config';
import { assignRoutes, collectPageReferences, haveRivals, namedFiles } from '@waymark/core/content';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import {
  type ApiCatalog,
  type CatalogSpecification,
  type NavigationModel,
  resolveTree,
} from '@waymark/core/navigation';
import { type Specification, toCatalog } from '@waymark/openapi';
import { longHash } from '../../project/files/hash.ts';
import {
  type FetchedDocuments,
  type Fetching,
  fetchDocuments,
} from '../../project/network/fetch-documents.ts';
import type { Project } from '../../project/project.ts';
import { DATA_FILE } from '../../project/selection/data-file.ts';
import { type ClaimedPaths, claimRoutes, createClaimedPaths } from '../claim-paths.ts';
import { keepEqual, remember, rememberBy, rememberPlaced } from '../remember.ts';
import type { Site, SiteOptions } from '../site.ts';
import { createPageFinder } from '../sources/find-page-files.ts';
import { filesOfLibraries } from '../sources/library-folders.ts';
import { createHeadReader } from '../sources/read-heads.ts';
import { createSpecificationReader, type ReadSpecifications } from '../sources/read-specifications.ts';
import { isFetched } from '../sources/specification-source.ts';
import { filesLike, statesOf } from './file-states.ts';

/** The routes of page files. */
export interface PageRoutes {
  /** Page files by route. */
  readonly files: ReadonlyMap<string, string>;
  /** Routes of files that another one keeps from being the page there. */
  readonly doubles: ReadonlyMap<string, string>;
  /** The paths of the output that they take. */
  readonly claimed: ClaimedPaths;
}

/** What is known of pages from their heads, the specifications and the navigation. */
type KnownPages = Pick<
  Site,
  'heads' | 'specifications' | 'specificationDigests' | 'unreadSpecifications' | 'navigation'
> & {
  readonly pageFiles: readonly string[];
  readonly routes: PageRoutes;
  readonly diagnostics: readonly Diagnostic[];
};

/** Stations 3 and 4. */
export function createPagesReader(
  { groups = [] }: SiteOptions,
  fetching: Fetching,
): (project: Project, configuration: Configuration) => Promise<KnownPages> {
  const sourcesOf = remember(apiSources);
  const documentsOf = createDocumentReader(fetching, sourcesOf);
  const specificationsOf = rememberSpecifications(sourcesOf, groups);
  const findPages = createPageFinder();
  const readHeads = createHeadReader(groups);
  const catalogOf = createCatalogReader(groups);
  const navigationOf = rememberPlaced(resolveSiteTree);
  const rivalsAmong = remember(haveRivals);
  // Which files the navigation names matters only where some of them want one address.
  const routesOf = rememberBy(
    (files: readonly string[], tree: NavigationTree) => [files, rivalsAmong(files) ? tree : undefined],
    readRoutes,
  );
  return async (project, configuration) => {
    const { value: config, tree, locate } = configuration;
    const documents = await documentsOf(configuration);
    const read = specificationsOf(project, configuration, documents);
    const { specifications, digests, unread } = read.value;
    const pageFiles = findPages(project, tree);
    const routes = routesOf(pageFiles, tree);
    const { variables } = config;
    const heads = readHeads(project, { routes: routes.value.files, specifications, variables });
    const catalog = catalogOf(specifications, unread);
    const { leftOut } = project;
    const { doubles } = routes.value;
    const navigation = navigationOf(locate, { tree, heads: heads.value, catalog, leftOut, doubles });
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

/** Fetches the specifications that a configuration names by address, once for each configuration. */
function createDocumentReader(
  fetching: Fetching,
  sourcesOf: typeof apiSources,
): (configuration: Configuration) => Promise<FetchedDocuments> {
  return remember(({ tree }: Configuration) => {
    const urls = sourcesOf(tree).flatMap(({ source }) => (isFetched(source) ? [source] : []));
    return fetchDocuments(urls, fetching);
  });
}

/** Station 3, specifications. */
function rememberSpecifications(sourcesOf: typeof apiSources, groups: readonly string[]): ReadSpecifications {
  const dataFiles = remember((files: Project['files']) => filesLike(files, DATA_FILE));
  const libraryFiles = remember(filesOfLibraries);
  return rememberBy(
    (project: Project, configuration: Configuration, documents: FetchedDocuments) => [
      project.files,
      statesOf(project, dataFiles(project.files)),
      // Sources elsewhere in the repository, and what they refer to, are files of no list.
      statesOf(
        project,
        sourcesOf(configuration.tree).map(({ source }) => source),
      ),
      statesOf(project, project.outside),
      statesOf(project, libraryFiles(project.files, sourcesOf(configuration.tree))),
      configuration,
      documents,
    ],
    createSpecificationReader(longHash, sourcesOf, groups),
  );
}

/** Routes of the page files that have a place in an output. */
function readRoutes(pageFiles: readonly string[], tree: NavigationTree): Outcome<PageRoutes> {
  const assigned = assignRoutes(pageFiles, () => namedFiles(pageFiles, collectPageReferences(tree)));
  const claimed = createClaimedPaths();
  const { doubles } = assigned.value;
  const { value: files, diagnostics } = claimRoutes(assigned.value.files, claimed);
  return { value: { files, doubles, claimed }, diagnostics: [...assigned.diagnostics, ...diagnostics] };
}

/** What the navigation is resolved from. */
interface SiteTreeInput {
  readonly tree: NavigationTree;
  readonly heads: Site['heads'];
  readonly catalog: ApiCatalog;
  readonly leftOut: Project['leftOut'];
  readonly doubles: PageRoutes['doubles'];
}

/** Station 4. */
function resolveSiteTree(
  locate: Locate,
  { tree, heads, catalog, leftOut: files, doubles }: SiteTreeInput,
): Outcome<NavigationModel> {
  const leftOut = new Map(files.map(({ path, problem }) => [path, problem]));
  return resolveTree(tree, { pages: [...heads.values()], catalog, leftOut, doubles, locate });
}

/** Lists the operations that are for these members; the list stays the same object as long as it says the same. */
function createCatalogReader(
  groups: readonly string[],
): (specifications: readonly Specification[], unread: readonly string[]) => ApiCatalog {
  const keep = keepEqual<ApiCatalog>();
  return remember((specifications, unread) => {
    const { specifications: read } = toCatalog(specifications, groups);
    return keep({ specifications: [...read, ...unread.map(unreadSpecification)] });
  });
}

/** A specification that could not be fetched, without operations: it was reported where it is named. */
function unreadSpecification(source: string): CatalogSpecification {
  return { source, operations: [], tags: [], isUnread: true };
}
