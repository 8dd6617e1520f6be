import { randomUUID } from 'node:crypto';
import { settingsOf } from '@waymark/core/config';
import type { Diagnostic } from '@waymark/core/diagnostics';
import { checkFrontMatter } from '../checks/check-front-matter.ts';
import { checkIcons } from '../checks/check-icons.ts';
import type { Highlighter } from '../highlight/index.ts';
import { createIcons, type DrawIcon, type IconLibrary } from '../icons/index.ts';
import { createTextParser } from '../mdx/index.ts';
import { contentHash, longHash } from '../project/files/hash.ts';
import { buildMoment } from '../project/git/build-moment.ts';
import type { Project } from '../project/project.ts';
import { languagesOf } from '../site/page-language.ts';
import { keepEqual, remember, rememberBy } from '../site/remember.ts';
import type { Site } from '../site/site.ts';
import { loadUiText } from '../theme/index.ts';
import { loadIconSets } from './assets/load-icon-sets.ts';
import { loadIslandAssets } from './assets/load-island-assets.ts';
import { createSharedAssets, type SharedAssets } from './assets/shared-assets.ts';
import { type SharedFrame, viewSharedFrame } from './assets/shared-frame.ts';
import { codeSettings, openHighlighter } from './assets/site-highlighter.ts';
import { createTailwind } from './assets/tailwind.ts';
import { type CodeGuard, createCodeGuard } from './author-code/code-guard.ts';
import { type CodeWatch, UNWATCHED } from './author-code/code-watch.ts';
import { createCompiler } from './author-code/compile.ts';
import { createIslandModules } from './author-code/island-modules.ts';
import { standStill } from './author-code/stand-still.ts';
import { openCodeTypes } from './code-types/twoslash.ts';
import type { PageTools } from './content/body/body-tools.ts';
import { rememberTheme, type SiteTheme } from './site-theme.ts';
import { openSocialPictures, type SocialPictures } from './social/social-pictures.ts';
import type { KeepText } from './store/kept-texts.ts';
import type { DrawingNames } from './world/world.ts';

/** What differs between building, serving and checking. */
export interface SetupOptions {
  readonly version: string;
  /** False leaves code uncoloured, where nobody will look at it. */
  readonly highlight: boolean;
  /** Watches pages and their code from outside of them; nobody does, unless told. */
  readonly watch?: CodeWatch;
}

/** What a setup is made with. */
export interface SetupTools extends SetupOptions {
  /** Gives again what was made of the same texts in an earlier run. */
  readonly keepText: KeepText;
}

/** Everything that the pages of a site share while they are drawn. */
export interface DrawingSetup extends SiteTheme {
  readonly tools: Omit<PageTools, 'markUnknown'>;
  readonly shared: SharedAssets;
  /** Pictures for links to pages. */
  readonly pictures: SocialPictures;
  readonly names: DrawingNames;
  readonly diagnostics: readonly Diagnostic[];
  /** Knows what code of pages does after they are drawn. */
  readonly guard: Pick<CodeGuard, 'late' | 'close'>;
}

/** Data of this package: the same for every site of a process. */
const iconSets = remember(loadIconSets);
const islandAssets = remember(loadIslandAssets);

/** Creates the maker of a site's setup. From one state of the site to the next it keeps what did not change. */
export function createDrawingSetup(
  options: SetupTools,
): (project: Project, site: Site) => Promise<DrawingSetup> {
  const iconsOf = remember((library: IconLibrary) => createIcons(iconSets(), { library }));
  const utilities = createTailwind(options.keepText);
  const parseText = createTextParser();
  const guard = createCodeGuard(options.watch);
  const momentOf = remember(buildMoment);
  const typesOf = remember((directory: string) => openCodeTypes(directory));
  const highlighterOf = rememberBy(
    ({ config }: Site, project: Project) => [codeSettings(config, project)],
    ({ config }, project) => openHighlighter(config, project, options.highlight),
  );
  const processId = randomUUID();
  const textOf = rememberWords();
  const sharedOf = rememberShared();
  const themeOf = rememberTheme();
  const checksOf = rememberBy(checkedParts, (site, icons, { readText }) => [
    ...checkIcons(site, icons),
    ...checkFrontMatter(site, icons, readText),
  ]);
  return async (project, site) => {
    const { value: highlighter, diagnostics } = highlighterOf(site, project);
    const textIn = await textOf(site.navigation);
    const icons = iconsOf(settingsOf(site.config).iconLibrary);
    const shared = sharedOf(site, highlighter, await utilities(site.scriptClasses));
    const { theme, frame } = themeOf(site, project, shared, { icons, textIn, version: options.version });
    const code = codeSettings(site.config, project);
    const moment = (): number => momentOf(project.directory);
    return {
      tools: {
        trust: site.trust,
        highlighter,
        icons,
        parseText,
        textIn,
        compile: createCompiler(options.keepText),
        // Around the guard: what it stops gets no chance to start the clock again.
        guard: (file, work) => standStill(moment, file, () => guard.run(file, work)),
        stopped: guard.take,
        watch: options.watch ?? UNWATCHED,
        utilities,
        openTypes: async () => (site.trust.onMachine ? typesOf(project.directory) : undefined),
        createIslandModules: (parts) =>
          createIslandModules({ assets: islandAssets(), keepText: options.keepText, ...parts }),
        hash: contentHash,
      },
      shared,
      theme,
      frame,
      pictures: await openSocialPictures(site, project),
      names: { code, sheets: [shared.urls.css, longHash(highlighter.css())].join(), process: processId },
      diagnostics: [...placed(diagnostics, site), ...checksOf(site, icons, project)],
      guard,
    };
  };
}

/** The maker of the interface words of a site's languages. */
function rememberWords(): (navigation: Site['navigation']) => ReturnType<typeof loadUiText> {
  const languages = remember((navigation: Site['navigation']) => [...languagesOf(navigation)].sort().join());
  return rememberBy(
    (navigation) => [languages(navigation)],
    (navigation) => loadUiText(languagesOf(navigation)),
  );
}

/** The maker of the files that all pages share. */
function rememberShared(): (site: Site, code: Highlighter, scriptStyles: string) => SharedAssets {
  /** All that these files have of the navigation and the heads: no title is among it, only its alphabet. */
  const keep = keepEqual<SharedFrame>();
  const frameOf = rememberBy(
    ({ config, navigation, heads, specifications }: Site) => [config, navigation, heads, specifications],
    (site) => keep(viewSharedFrame(site)),
  );
  return rememberBy(
    (site: Site, code: Highlighter, scriptStyles: string) => [
      ...sharedParts(site),
      frameOf(site),
      code,
      scriptStyles,
    ],
    (site, code, scriptStyles) => {
      const styles = { tokens: code.css(), terminal: code.terminalCss() };
      return createSharedAssets(site, frameOf(site), styles, scriptStyles);
    },
  );
}

/** What is wrong with the colours of code is found in their setting: that of a theme at its name, that of a language at its file. */
function placed(diagnostics: readonly Diagnostic[], { config, locate }: Site): readonly Diagnostic[] {
  const { codeblocks } = config.styling ?? {};
  const setting = '/styling/codeblocks';
  const themes = typeof codeblocks === 'object' && 'theme' in codeblocks ? `${setting}/theme` : setting;
  return diagnostics.map((found) => {
    const part = found.path?.startsWith('/languages/') === true ? setting : themes;
    return { ...found, ...locate(`${part}${found.path ?? ''}`) };
  });
}

/** What of a site decides the files that all pages share. */
function sharedParts(site: Site): readonly unknown[] {
  const { config, links, urls, customCss, customScripts, authorSources, hostedNames } = site;
  return [config, links, urls, customCss, customScripts, authorSources, hostedNames.join()];
}

/** What of a site its checks look at; the project is asked for front matter of pages whose heads it belongs to. */
function checkedParts(
  { config, locate, navigation, heads, links }: Site,
  icons: DrawIcon,
  _: Pick<Project, 'readText'>,
): readonly unknown[] {
  return [config, locate, navigation, heads, links, icons];
}
