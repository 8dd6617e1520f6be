/**
 * Theme. In: what is the same on every page (`SiteView`) and what differs (`PageView`). Out: whole HTML documents and
 * the stylesheets that depend on the configuration. Imports core and the component context; no I/O, no DOM.
 */

export { buildFontStyles, viewFonts } from './brand/fonts.ts';
export { buildHostedNames, GREY_LIGHTNESS } from './brand/hosted-names.ts';
export { buildPalette, codeSurfaces } from './brand/palette.ts';
export { plainStyle } from './brand/plain-style.ts';
export { type FaceFile, faceFiles } from './brand/shipped-faces.ts';
export { buildSiteStyles } from './brand/site-styles.ts';
export { type ConfigView, viewConfig, viewEveryConfig } from './config-view.ts';
export { createTheme } from './create-theme.tsx';
export type { DocumentPieces } from './document-pieces.ts';
export { viewFeedback } from './feedback-view.ts';
export { withBasePath } from './head/base-in-styles.ts';
export type { Refused } from './head/custom-file.ts';
export { isModuleScript, readCustomScript, readIslandCode } from './head/custom-script.ts';
export { type AskedFile, readCustomStyles } from './head/custom-styles.ts';
export { viewIntegrations } from './head/integrations.ts';
export { CLOSED_POLICY, type PolicySources, policyElement, readAllowed } from './head/policy.ts';
export { givesPicture } from './head/seo.ts';
export { createPolicies } from './head/site-policy.ts';
export { textDirection } from './navigation/place-view.ts';
export { sharedContainers } from './navigation/shared-containers.ts';
export type { PageView, RelatedView, SiteAssets, SiteView, Theme } from './page-view.ts';
export { MCP_OPTIONS } from './parts/page/mcp-action.ts';
export { needsMcp, UNDRAWN_OPTIONS } from './parts/page/view-actions.ts';
export { type Repository, readRepositoryAddress } from './parts/repository.ts';
export { themeParts } from './parts/theme-parts.ts';
export { loadUiText } from './words/ui-text.ts';
