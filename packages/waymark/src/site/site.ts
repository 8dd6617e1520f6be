import type { DocsConfig, Locate, NavigationTree } from '@waymark/core/config';
import type { Links, ListedPage, PageHead, RedirectRules, UrlStyle } from '@waymark/core/content';
import type { NavigationModel } from '@waymark/core/navigation';
import type { Span } from '@waymark/core/source';
import type { Specification } from '@waymark/openapi';
import type { Skill } from '../outputs/index.ts';
import type { Trust } from '../project/trust.ts';
import type { AskedFile, PolicySources, Repository } from '../theme/index.ts';

/** Everything that is known of a site before a page body is parsed: what stations 1 to 4 make. */
export interface Site {
  /** What the project may decide. */
  readonly trust: Trust;
  readonly config: DocsConfig;
  /** Files the configuration was read from. */
  readonly configFiles: readonly string[];
  /** The navigation as it is written there. */
  readonly tree: NavigationTree;
  readonly locate: Locate;
  /** Page files by route. */
  readonly heads: ReadonlyMap<string, PageHead>;
  readonly specifications: readonly Specification[];
  /** Of each specification, by source: a digest of all that it was read from. */
  readonly specificationDigests: ReadonlyMap<string, string>;
  /** Addresses of specifications that could not be fetched. */
  readonly unreadSpecifications: readonly string[];
  readonly navigation: NavigationModel;
  /** Days of the last commits of page files; empty unless pages show them. */
  readonly commitDates: ReadonlyMap<string, string>;
  /** Gives what asks git, as it is now, for the day of the last commit of a tag: of none where it may not be asked. */
  readonly openLineDates: () => (span: Span) => string | undefined;
  /** The history is not there as a whole, so these days are not known. */
  readonly isShallow: boolean;
  /** Where the sources are, where pages lead there. */
  readonly repository?: Repository;
  /** Every page, by route: those of the navigation in its order, then the others. */
  readonly pages: ReadonlyMap<string, ListedPage>;
  /** Where addresses lead; the only one of the site. */
  readonly links: Links;
  readonly redirects: RedirectRules;
  readonly urls: UrlStyle;
  /** Absolute address of the site, when known. */
  readonly siteUrl?: string;
  /** Files that are copied to the output, by their path in the project. */
  readonly assets: readonly string[];
  /** Files that stay behind because of how their names end, and Markdown that is ignored. */
  readonly unserved: readonly string[];
  /** Drawings among the assets as they are served, of known elements and attributes only, by path. */
  readonly safeDrawings: ReadonlyMap<string, string>;
  /** The project's own stylesheets and scripts, loaded on every page. */
  readonly customCss: readonly string[];
  readonly customScripts: readonly { readonly path: string; readonly isModule: boolean }[];
  /** What these ask of the pages' security policy. */
  readonly authorSources: readonly PolicySources[];
  /** Words of the scripts that may be class names. */
  readonly scriptClasses: readonly string[];
  /** Custom properties of hosted sites that the stylesheets take for granted. */
  readonly hostedNames: readonly string[];
  /** Files of the site that the stylesheets ask for. */
  readonly askedByStyles: readonly AskedFile[];
  /** Instructions for agents, by name. */
  readonly skills: readonly Skill[];
  /** What `waymark.json` adds to the pages' security policy. */
  readonly allowed: PolicySources;
  /** Address of the MCP server that `waymark.json` names. */
  readonly mcpUrl?: string;
  /** Where `waymark.json` wants answers of readers to be sent. */
  readonly feedbackUrl?: string;
  /** Pictures of the project are also written in smaller sizes and newer formats. */
  readonly optimizesImages: boolean;
}

/** What the command line decides about a site; where it says nothing, `waymark.json` does. */
export interface SiteOptions {
  /** `''` or `/docs`. */
  readonly base?: string;
  /** An origin. */
  readonly siteUrl?: string;
  /** Pages ask no service of other hosts: the site shall work without a network. */
  readonly standalone?: boolean;
  readonly optimizeImages?: boolean;
  /** Groups whose members the site is made for: their pages are part of it. */
  readonly groups?: readonly string[];
}
