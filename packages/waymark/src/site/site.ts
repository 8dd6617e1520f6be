import type { DocsConfig, Locate } from '@waymark/core/config';
import type { Links, ListedPage, PageHead, RedirectRules, UrlStyle } from '@waymark/core/content';
import type { NavigationModel } from '@waymark/core/navigation';
import type { Specification } from '@waymark/openapi';
import type { Skill } from '../outputs/index.ts';
import type { PolicySources } from '../theme/index.ts';
import type { Trust } from './trust.ts';

/** Everything that is known of a site before a page body is parsed: what stations 1 to 4 make. */
export interface Site {
  /** What the project may decide. */
  readonly trust: Trust;
  readonly config: DocsConfig;
  /** Files the configuration was read from. */
  readonly configFiles: readonly string[];
  readonly locate: Locate;
  /** Page files by route. */
  readonly heads: ReadonlyMap<string, PageHead>;
  readonly specifications: readonly Specification[];
  /** Of each specification, by source: a digest of all that it was read from. */
  readonly specificationDigests: ReadonlyMap<string, string>;
  readonly navigation: NavigationModel;
  /** Days of the last commits of page files; empty unless pages show them. */
  readonly commitDates: ReadonlyMap<string, string>;
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
  /** Instructions for agents, by name. */
  readonly skills: readonly Skill[];
  /** Of these, drawings as they are served, of known elements and attributes only, by path. */
  readonly safeDrawings: ReadonlyMap<string, string>;
  /** The project's own stylesheets and scripts, loaded on every page. */
  readonly customCss: readonly string[];
  readonly customScripts: readonly { readonly path: string; readonly isModule: boolean }[];
  /** Words of these scripts that may be class names. */
  readonly scriptClasses: readonly string[];
  /** What `waymark.json` adds to the pages' security policy. */
  readonly allowed: PolicySources;
  /** Address of the MCP server that `waymark.json` names. */
  readonly mcpUrl?: string;
  /** What these ask of the pages' security policy. */
  readonly authorSources: readonly PolicySources[];
}

/** What the command line decides about a site. */
export interface SiteOptions {
  /** `''` or `/docs`. */
  readonly base: string;
  readonly siteUrl?: string;
  /** Pages ask no service of other hosts: the site shall work without a network. */
  readonly standalone?: boolean;
}
