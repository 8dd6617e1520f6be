import { type DocsConfig, type NavigationTree, pageRefsBelow } from '@waymark/core/config';
import { contentDiagnostics, type Diagnostic, type Outcome } from '@waymark/core/diagnostics';
import { pageFilesOf } from '@waymark/core/navigation';
import { checkAgentFiles } from '../checks/check-agent-files.ts';
import { checkApiSettings } from '../checks/check-api-settings.ts';
import { checkEffects, checkIdleSettings } from '../checks/check-effects.ts';
import { checkOwnHome } from '../checks/check-own-home.ts';
import { checkRedirectRules } from '../checks/check-redirect-rules.ts';
import { checkStyles } from '../checks/check-styles.ts';
import { checkTags } from '../checks/check-tags.ts';
import { createLineDates } from '../project/git/line-dates.ts';
import type { Fetching } from '../project/network/fetch-documents.ts';
import type { Project } from '../project/project.ts';
import { findPassedOver, IGNORE_FILE } from '../project/selection/ignore.ts';
import { isDated } from './page-date.ts';
import { keepSame, remember, rememberBy } from './remember.ts';
import type { Site, SiteOptions } from './site.ts';
import { readHistory } from './sources/read-history.ts';
import { createSettingsReader } from './sources/read-project-settings.ts';
import { createAddressReader } from './stations/read-addresses.ts';
import { createAssetReader } from './stations/read-assets.ts';
import { closeConfiguration, createConfigReader } from './stations/read-configuration.ts';
import { createPagesReader } from './stations/read-pages.ts';

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
  const closedOf = remember(closeConfiguration);
  const readPages = createPagesReader(options, fetching);
  const assetsOf = createAssetReader();
  const addressesOf = createAddressReader();
  const historyOf = remember(readHistory);
  const lineDatesOf = remember((directory: string, isAsked: boolean) =>
    isAsked ? () => createLineDates(directory) : () => () => undefined,
  );
  const settingsFound = remember(checkSettings);
  const idleFound = rememberBy(({ config, locate }: Site) => [config, locate], checkIdleSettings);
  const rulesFound = rememberBy(
    ({ redirects, links, pages, urls, assets }: Site) => [redirects, links, pages, urls, assets],
    checkRedirectRules,
  );
  const keepSite = keepSame<Site>();
  return async (project) => {
    const { trust } = project;
    const read = closedOf(configOf(project), trust.inBrowser, options.standalone === true);
    const leftOut = reportLeftOut(project, read.value?.tree);
    if (read.value === undefined) return { value: undefined, diagnostics: [...leftOut, ...read.diagnostics] };
    const settings = settingsOfProject(project);
    const { value: config, tree, locate, files: configFiles } = read.value;
    const { diagnostics: foundInPages, pageFiles, routes, ...pages } = await readPages(project, read.value);
    const { heads, navigation } = pages;
    const { diagnostics: foundInAssets, ...served } = assetsOf(project, configFiles, pageFiles);
    const { diagnostics: refused, ...addresses } = addressesOf({
      base: settings.value.base,
      configuration: read.value,
      routes,
      heads,
      navigation,
      served: served.assets,
      skills: served.skills,
      trust,
    });
    const asksGit = (needsHistory: boolean): boolean => trust.onMachine && needsHistory;
    const { directory } = project;
    const history = await historyOf(
      directory,
      asksGit(hasDates(config, heads)),
      asksGit(hasSourceLinks(config)),
    );
    const site = keepSite({
      trust,
      config,
      configFiles,
      tree,
      locate,
      ...history,
      openLineDates: lineDatesOf(directory, trust.onMachine),
      ...pages,
      ...served,
      ...addresses,
      ...settings.value.ofSite,
    });
    const found = [settings.diagnostics, read.diagnostics, foundInPages, refused, foundInAssets].flat();
    const checked = [idleFound(site), settingsFound(site), rulesFound(site)].flat();
    return { value: site, diagnostics: [...leftOut, ...found, ...checked] };
  };
}

/** What is said of settings, of stylesheets, and of files that are most probably no pages, once for the site. */
function checkSettings(site: Site): readonly Diagnostic[] {
  return [checkTags, checkEffects, checkApiSettings, checkOwnHome, checkAgentFiles, checkStyles].flatMap(
    (ask) => ask(site),
  );
}

/** Whether some page shows the day of its last change. */
function hasDates(config: DocsConfig, heads: Site['heads']): boolean {
  return [...heads.values()].some((head) => isDated(head, config));
}

/** Whether pages lead to their sources. */
function hasSourceLinks({ feedback }: DocsConfig): boolean {
  return feedback?.edits === true || feedback?.issues === true;
}

/**
 * What stands in the folder, or in its `.mintignore`, and cannot be used. That a page of the navigation is among it is told where
 * the navigation names it.
 */
function reportLeftOut(
  { leftOut, readText }: Project,
  tree: NavigationTree | undefined,
): readonly Diagnostic[] {
  const named = new Set(
    leftOut.length === 0 || tree === undefined
      ? []
      : [...pageRefsBelow(tree.root)].flatMap(({ text }) => pageFilesOf(text)),
  );
  const unnamed = leftOut.filter(({ path }) => !named.has(path));
  const left = unnamed.map(({ path, problem }) => {
    const span = { file: path, start: 0, end: 0 };
    return contentDiagnostics['left-out']({ file: path, problem }, { span });
  });
  const lines = findPassedOver(readText(IGNORE_FILE) ?? '').map(({ start, end, problem }) =>
    contentDiagnostics['ignore-pattern']({ problem }, { span: { file: IGNORE_FILE, start, end } }),
  );
  return [...left, ...lines];
}
