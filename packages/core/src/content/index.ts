/**
 * Pages and what links them. In: page texts, facts, the navigation model. Out: heads, routes, ids, links, graph.
 * No I/O; must not import anything of the engine, the parser or a theme.
 */

export { decodePath } from '../source/index.ts';
export { checkContent, checkPages } from './checks/check-content.ts';
export { type ExternalLink, externalLinks } from './checks/external-links.ts';
export { hasFeed } from './feed.ts';
export { blankFencedCode } from './fenced-code.ts';
export type { Frontmatter } from './frontmatter.ts';
export { readFrontmatter } from './frontmatter.ts';
export type { ContentGraph, GraphInput, GraphPage, ListedPage } from './graph.ts';
export { linkContent, listPages } from './graph.ts';
export { fillText, holdsText, holdText, splitHeldText } from './held-text.ts';
export type { ImportDeclaration, ImportedName, PageImports } from './imports.ts';
export { resolveImport, resolveSnippet, scanImports, scanPageImports } from './imports.ts';
export type { Links, LinksInput, PrintedLink } from './link.ts';
export { createLinks } from './link.ts';
export type {
  PageFacts,
  PageField,
  PageLink,
  PageSection,
  PageUpdate,
  TocEntry,
} from './page-facts.ts';
export type { PageFileInput } from './page-files.ts';
export { ALWAYS_IGNORED, choosePageFiles, collectPageReferences, importedFiles } from './page-files.ts';
export type { IconValue, PageHead } from './page-head.ts';
export type { PageHeadOptions } from './read-page-head.ts';
export { readPageHead, titleOfRoute } from './read-page-head.ts';
export type { Redirect, RedirectEntry, RedirectPattern, RedirectRules } from './redirects.ts';
export { hasWildcard, matchRedirect, NO_REDIRECTS, readRedirects } from './redirects.ts';
export type { LinkSource, LinkTarget } from './resolve-link.ts';
export type { UrlStyle } from './route.ts';
export {
  assignRoutes,
  encodePath,
  feedPathOfRoute,
  markdownPathOfRoute,
  outputPathOfRoute,
  routeOfFile,
  urlOfRoute,
} from './route.ts';
export { isSafeHref, schemeOf } from './scheme.ts';
export { normalizePath, splitHref } from './site-path.ts';
export { createIdPool, explicitId, githubSlug, headingSlug, plainSlug, smartHeadingSlug } from './slug.ts';
export { smarten } from './smart-punctuation.ts';
export { holdVariables } from './variables.ts';
export type { PageVisibility, SeoRules, VisibilityInput } from './visibility.ts';
export { robotsOf, visibilityOfPage } from './visibility.ts';
