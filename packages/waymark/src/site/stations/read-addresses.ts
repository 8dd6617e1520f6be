import { type Configuration, type DocsConfig, type Locate, settingsOf } from '@waymark/core/config';
import {
  createLinks,
  type LinksInput,
  leaveOutLoops,
  listPages,
  matchRedirect,
  type RedirectRules,
  readRedirects,
  type UrlStyle,
} from '@waymark/core/content';
import type { Diagnostic, Outcome } from '@waymark/core/diagnostics';
import type { NavigationModel } from '@waymark/core/navigation';
import { LINKABLE_OUTPUTS, ROOT_SKILL, rootSkill, SKILL_LIST, SKILL_PAGE } from '../../outputs/index.ts';
import type { Trust } from '../../project/trust.ts';
import { claimAssets, claimRedirects, createClaimedPaths, keepPages, pathsOf } from '../claim-paths.ts';
import { closeRedirects } from '../closed/close-config.ts';
import { keepSame, remember, rememberBy, rememberPlaced } from '../remember.ts';
import type { Site } from '../site.ts';
import type { PageRoutes } from './read-pages.ts';

/** What decides the addresses of a site. */
interface Addressed {
  readonly base: string;
  readonly configuration: Configuration;
  readonly routes: PageRoutes;
  readonly heads: Site['heads'];
  readonly navigation: NavigationModel;
  /** Files of the project that the site serves. */
  readonly served: readonly string[];
  readonly skills: Site['skills'];
  readonly trust: Trust;
}

/** Lists the pages, gives each path to one owner, and makes the links of the site. */
export function createAddressReader(): (parts: Addressed) => Claims & Pick<Site, 'pages' | 'urls' | 'links'> {
  const placedRoutes = keepSame<readonly string[]>();
  const claimsOf = rememberPlaced(claimPaths);
  const urlsOf = remember((base: string, trailingSlash: boolean): UrlStyle => ({ base, trailingSlash }));
  const pagesOf = rememberBy((input: Parameters<typeof listPages>[0]) => Object.values(input), listPages);
  const allRoutes = keepSame<readonly string[]>();
  const listedRoutes = keepSame<readonly string[]>();
  const linksOf = rememberBy(
    (input: LinksInput) => Object.values(input),
    ({ files, ...input }) => createLinks({ ...input, files: [...files, ...LINKABLE_OUTPUTS] }),
  );
  return ({ base, configuration, routes, heads, navigation, served, skills, trust }: Addressed) => {
    const { value: config, locate } = configuration;
    const placed = placedRoutes([...navigation.pages.keys()]);
    const claims = claimsOf(locate, {
      base,
      redirects: config.redirects,
      routes,
      placed,
      served,
      hasSkillList: skills.length > 1 && rootSkill(skills) === undefined,
      trust,
    });
    const urls = urlsOf(base, settingsOf(config).trailingSlash);
    const pages = pagesOf({ navigation, heads, seo: config.seo, redirects: claims.redirects });
    const links = linksOf({
      routes: allRoutes([...pages.keys()]),
      listed: listedRoutes(placed.filter((route) => pages.get(route)?.visibility.sidebar === true)),
      files: claims.assets,
      redirects: claims.redirects,
      urls,
      home: navigation.home,
    });
    return { ...claims, pages, urls, links };
  };
}

/** What of the project's files and redirects has a place beside the pages. */
interface Claims {
  readonly assets: readonly string[];
  readonly redirects: RedirectRules;
  readonly diagnostics: readonly Diagnostic[];
}

/** What wants a path of the output. */
interface Claimants {
  readonly base: string;
  readonly redirects: DocsConfig['redirects'];
  readonly routes: PageRoutes;
  /** Routes of the navigation. */
  readonly placed: readonly string[];
  readonly served: readonly string[];
  /** The site has several skills, none of which stands at the root. */
  readonly hasSkillList: boolean;
  readonly trust: Trust;
}

/** Gives each path of the output to one owner: pages first, then files of the project, then redirects. */
function claimPaths(
  locate: Locate,
  {
    base,
    redirects: written,
    routes: { files, claimed: ofFiles },
    placed,
    served,
    hasSkillList,
    trust,
  }: Claimants,
): Claims {
  const routes = new Set([...files.keys(), ...placed]);
  const claimed = createClaimedPaths(ofFiles);
  for (const route of placed) if (!files.has(route)) claimed.claim(pathsOf(route));
  const assets = claimAssets(served, claimed);
  const read = readRedirects(written ?? [], locate);
  const rules = trust.inBrowser ? read : withMore(closeRedirects(read.value, locate), read.diagnostics);
  const arriving = leaveOutLoops(rules.value, routes, locate);
  const useful = keepPages(arriving.value, {
    routes,
    listed: placed,
    files: [...assets.value, ...LINKABLE_OUTPUTS],
    urls: { base, trailingSlash: true },
    home: placed[0],
    locate,
  });
  const redirects = claimRedirects(useful.value, claimed, { routes, assets: assets.value, locate });
  return {
    assets: assets.value,
    redirects: hasSkillList && !routes.has(SKILL_PAGE) ? toSkillList(redirects.value) : redirects.value,
    diagnostics: [rules, arriving, useful, redirects, assets].flatMap((outcome) => outcome.diagnostics),
  };
}

/** With the address of the only skill leading to the list of several, unless the author says where it leads. */
function toSkillList(rules: RedirectRules): RedirectRules {
  const source = `/${ROOT_SKILL}`;
  if (matchRedirect(source, rules) !== undefined) return rules;
  const redirect = { source, destination: `/${SKILL_LIST}`, permanent: false, index: -1 };
  return { ...rules, exact: new Map([...rules.exact, [source, redirect]]) };
}

function withMore<T>({ value, diagnostics }: Outcome<T>, more: readonly Diagnostic[]): Outcome<T> {
  return { value, diagnostics: [...more, ...diagnostics] };
}
