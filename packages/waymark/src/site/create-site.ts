import { type ConfigDocument, readConfig } from '@waymark/core/config';
import {
  assignRoutes,
  choosePageFiles,
  collectPageReferences,
  createLinkTargets,
  importedFiles,
  type PageHead,
  readPageHead,
  readRedirects,
} from '@waymark/core/content';
import { contentDiagnostics, type Diagnostic, type Outcome } from '@waymark/core/diagnostics';
import { type ApiCatalog, resolveNavigation } from '@waymark/core/navigation';
import { findOperation, type Specification, toCatalog } from '@waymark/openapi';
import { LINKABLE_OUTPUTS } from '../outputs/index.ts';
import type { FetchedDocuments } from '../project/fetch-documents.ts';
import type { Project } from '../project/project.ts';
import { selectAssets } from '../project/select-assets.ts';
import { claimAssets, claimRedirects, claimRoutes, createClaimedPaths, pathsOf } from './claim-paths.ts';
import { readSpecifications } from './read-specifications.ts';
import type { Site, SiteOptions } from './site.ts';

/** What a site is created with, beside its project. */
export interface CreateOptions extends SiteOptions {
  /** The specifications that the configuration names by address; none when absent. */
  readonly documents?: FetchedDocuments;
}

/** Station 2: reads the configuration of a project. */
export function readProjectConfig(project: Project): Outcome<ConfigDocument | undefined> {
  return readConfig({ entry: project.entry, files: jsonTexts(project) });
}

/**
 * Stations 2 to 4: configuration, page heads and specifications, navigation. Undefined when nothing is left to build;
 * then the diagnostics say why.
 */
export function createSite(
  project: Project,
  options: CreateOptions,
  config: Outcome<ConfigDocument | undefined> = readProjectConfig(project),
): Outcome<Site | undefined> {
  if (config.value === undefined) return { value: undefined, diagnostics: config.diagnostics };
  const { value: docs, locate, files: configFiles } = config.value;
  const specifications = readSpecifications(project, config.value, options.documents ?? new Map());
  const pageFiles = findPageFiles(project, docs.navigation);
  const assigned = assignRoutes(pageFiles);
  const claimed = createClaimedPaths();
  const routes = claimRoutes(assigned.value, claimed);
  const heads = readHeads(project, routes.value, specifications.value);
  const navigation = resolveNavigation({
    navigation: docs.navigation,
    ...(docs.api === undefined ? {} : { api: docs.api }),
    pages: [...heads.value.values()],
    catalog: withUnreadable(toCatalog(specifications.value), options.documents),
    locate,
  });
  const written = readRedirects(docs.redirects ?? [], locate);
  const {
    assets: served,
    authorCss,
    authorScripts,
    safeDrawings,
    authorSources,
    diagnostics: assetDiagnostics,
  } = selectAssets(project, configFiles, new Set(pageFiles));
  const { home } = navigation.value;
  const allRoutes = new Set([...heads.value.keys(), ...navigation.value.pages.keys()]);
  for (const route of navigation.value.pages.keys())
    if (!heads.value.has(route)) claimed.claim(pathsOf(route));
  const assets = claimAssets(served, claimed);
  const redirects = claimRedirects(written.value, claimed, { routes: allRoutes, locate });
  const links = createLinkTargets({
    routes: allRoutes,
    files: [...assets.value, ...LINKABLE_OUTPUTS],
    redirects: redirects.value,
    base: options.base,
    ...(home === undefined ? {} : { home }),
  });
  const site: Site = {
    config: docs,
    configFiles,
    locate,
    heads: heads.value,
    specifications: specifications.value,
    navigation: navigation.value,
    links,
    redirects: redirects.value,
    urls: { base: options.base, trailingSlash: docs.seo?.trailingSlash !== false },
    assets: assets.value,
    authorCss,
    authorScripts,
    safeDrawings,
    authorSources,
    ...(options.siteUrl === undefined ? {} : { siteUrl: options.siteUrl }),
  };
  const outcomes = [config, specifications, assigned, routes, heads, navigation, written, assets, redirects];
  const diagnostics = outcomes.flatMap((outcome) => outcome.diagnostics);
  return { value: site, diagnostics: [...reportLeftOut(project), ...diagnostics, ...assetDiagnostics] };
}

/** What stands in the folder and cannot be used. */
function reportLeftOut({ leftOut }: Project): readonly Diagnostic[] {
  return leftOut.map(({ path, problem }) => {
    const span = { file: path, start: 0, end: 0 };
    return contentDiagnostics['left-out']({ file: path, problem }, { span });
  });
}

/** Adds the specifications that could not be fetched, without operations: they were reported where they are named. */
function withUnreadable({ specifications }: ApiCatalog, documents: FetchedDocuments = new Map()): ApiCatalog {
  const known = new Set(specifications.map(({ source }) => source));
  const missing = [...documents.keys()].filter((source) => !known.has(source));
  return {
    specifications: [...specifications, ...missing.map((source) => ({ source, operations: [], tags: [] }))],
  };
}

function jsonTexts(project: Project): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const path of project.files.keys()) {
    const text = path.endsWith('.json') ? project.readText(path) : undefined;
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

function findPageFiles({ files, readText }: Project, navigation: unknown): readonly string[] {
  const imported = new Set<string>();
  for (const path of files.keys()) {
    if (!/\.(?:mdx?|jsx|tsx)$/i.test(path)) continue;
    for (const file of importedFiles(path, readText(path) ?? '', files)) imported.add(file);
  }
  return choosePageFiles({
    files: [...files.keys()],
    isIgnored: (file) => files.get(file)?.ignored === true,
    references: collectPageReferences(navigation),
    imported,
  });
}

function readHeads(
  project: Project,
  routes: ReadonlyMap<string, string>,
  specifications: readonly Specification[],
): Outcome<ReadonlyMap<string, PageHead>> {
  const heads = new Map<string, PageHead>();
  const diagnostics: Diagnostic[] = [];
  for (const [route, file] of routes) {
    const titleOf = ({ openapi }: Readonly<Record<string, unknown>>): string | undefined =>
      typeof openapi === 'string'
        ? findOperation(specifications, openapi, { file }).value?.head.title
        : undefined;
    const outcome = readPageHead(file, project.readText(file) ?? '', { titleOf });
    // A copy: texts cut out of a page would keep the whole page in memory.
    heads.set(route, structuredClone(outcome.value));
    diagnostics.push(...outcome.diagnostics);
  }
  return { value: heads, diagnostics };
}
