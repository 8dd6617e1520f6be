/**
 * Pages and what links them. In: page texts, facts, the navigation model. Out: heads, routes, ids, links, graph.
 * No I/O; must not import anything of the engine, the parser or a theme.
 */

export { symbolReference } from '../navigation/operations/written-symbol.ts';
export {
  decodePath,
  hasBase,
  isOutside,
  isSafeHref,
  normalizePath,
  schemeOf,
  splitHref,
} from '../source/index.ts';
export { anchorKey, anchorKeys } from './addresses/anchor-key.ts';
export type { Links, LinksInput, PrintedLink } from './addresses/link.ts';
export { createLinks } from './addresses/link.ts';
export { createNearestAsset, isPicture } from './addresses/nearest-asset.ts';
export { createNearestFile } from './addresses/nearest-file.ts';
export { leaveOutLoops } from './addresses/redirect-loops.ts';
export type { Redirect, RedirectEntry, RedirectPattern, RedirectRules } from './addresses/redirects.ts';
export {
  escapeExpression,
  expressionOfSource,
  hasWildcard,
  matchRedirect,
  NO_REDIRECTS,
  readRedirects,
} from './addresses/redirects.ts';
export type { LinkSource, LinkTarget } from './addresses/resolve-link.ts';
export type { UrlStyle } from './addresses/route.ts';
export {
  assignRoutes,
  encodePath,
  feedPathOfRoute,
  haveRivals,
  markdownPathOfRoute,
  outputPathOfRoute,
  routeOfDocument,
  routeOfFeed,
  routeOfMarkdown,
  urlOfRoute,
} from './addresses/route.ts';
export {
  createIdPool,
  explicitId,
  githubSlug,
  headingSlug,
  plainSlug,
  smartHeadingSlug,
} from './addresses/slug.ts';
export { checkConfiguration, checkContent, checkPages } from './checks/check-content.ts';
export { resolveAllLinks } from './checks/config-links.ts';
export { type ConfigIcon, configIcons } from './checks/config-values.ts';
export { type ExternalLink, externalLinks } from './checks/external-links.ts';
export { type ComparedSites, checkLostAddresses } from './checks/lost-addresses.ts';
export type { ReadableSite } from './checks/meant/find-successor.ts';
export { mendMovedEntries } from './checks/moved-entries.ts';
export type { SiteLink } from './checks/site-links.ts';
export { hasFeed } from './graph/feed.ts';
export type { ContentGraph, KnownFacts, ListedPage } from './graph/graph.ts';
export { listPages } from './graph/graph.ts';
export { type LinkedFacts, linkedFacts, unpackLink } from './graph/linked-facts.ts';
export type {
  PageFacts,
  PageField,
  PageLink,
  PageSection,
  PageUpdate,
  TocEntry,
} from './graph/page-facts.ts';
export type { FileImports, PageFileInput } from './graph/page-files.ts';
export {
  ALWAYS_IGNORED,
  choosePageFiles,
  collectPageReferences,
  importedFiles,
  namedFiles,
} from './graph/page-files.ts';
export { canonicalPath, canonicalPrefix, readCanonical } from './heads/canonical.ts';
export { type FrontmatterPlace, findFrontmatter } from './heads/frontmatter/find-frontmatter.ts';
export { type Frontmatter, readFrontmatter } from './heads/frontmatter/read-frontmatter.ts';
export { readMembership } from './heads/membership.ts';
export { readPageContextual } from './heads/page-contextual.ts';
export type { IconValue, PageHead } from './heads/page-head.ts';
export { proposePageWord, spanOfPageKey } from './heads/page-key-places.ts';
export { findPageKey, type PageKey, pageKeys } from './heads/page-keys.ts';
export { reportPageValues, wordsOfPageKey } from './heads/page-values.ts';
export { metadataText } from './heads/read-metadata.ts';
export type { PageHeadOptions } from './heads/read-page-head.ts';
export { readPageHead, titleOfRoute } from './heads/read-page-head.ts';
export { type RelatedLink, readRelated } from './heads/related.ts';
export type { PageVisibility, SeoRules, VisibilityInput } from './heads/visibility.ts';
export { refusesListing, robotsOf, visibilityOfPage } from './heads/visibility.ts';
export { type Alphabet, alphabetNames, alphabetsOf, rangeOf } from './texts/alphabets.ts';
export { blankFencedCode, findRunawayCode, type RunawayCode } from './texts/fenced-code.ts';
export { fillText, holdsText, holdText, splitHeldText } from './texts/held-text.ts';
export type { ImportDeclaration, ImportedName, PageImports } from './texts/imports.ts';
export {
  createNearestImport,
  resolveImport,
  resolveSnippet,
  scanImports,
  scanPageImports,
} from './texts/imports.ts';
export { closedNames, isPlaceholder } from './texts/placeholder.ts';
export { dayOf, readDate } from './texts/read-date.ts';
export { smarten } from './texts/smart-punctuation.ts';
export { summaryOf, withoutQuoteMarks } from './texts/summary.ts';
export { holdVariables, isVariableName } from './texts/variables.ts';
export { findWrittenHandlers, type WrittenHandler } from './texts/written-handlers.ts';
