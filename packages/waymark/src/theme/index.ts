/**
 * Theme. In: what is the same on every page (`SiteView`) and what differs (`PageView`). Out: whole HTML documents and
 * the stylesheets that depend on the configuration. Imports core and the component context; no I/O, no DOM.
 */

export {
  type AuthorFile,
  addressesIn,
  isModuleScript,
  type Refused,
  readAuthorScript,
  readAuthorStyles,
  withBasePath,
} from './author-files.ts';
export { type ConfigView, viewConfig, viewEveryConfig } from './config-view.ts';
export { createTheme } from './create-theme.tsx';
export { buildFontStyles, type FontsView, viewFonts } from './fonts.ts';
export { viewIntegrations } from './integrations.ts';
export type { PageView, SiteAssets, SiteView, Theme, ThemeContext } from './page-view.ts';
export { buildPalette, codeSurfaces } from './palette.ts';
export { sharedContainers } from './places.tsx';
export { guardDocument, POLICY_ELEMENT, type PolicySources, readAllowed } from './policy.ts';
export { buildSiteStyles } from './site-styles.ts';
export { themeParts } from './theme-parts.ts';
export { loadUiText } from './ui-text.ts';
