/** docs.json. In: text and the files it refers to. Out: a typed value with a span for every path. No I/O. */

export { addRedirects, type NewRedirect } from './json/add-redirects.ts';
export type { Locate } from './json/locate.ts';
export { objectOf } from './json/plain-json.ts';
export { type ApiSource, apiSources, specificationFolders } from './navigation/api-sources.ts';
export type {
  LanguageElement,
  LanguageFrame,
  NavigationElement,
  NavigationEntry,
  NavigationLevel,
  NavigationTree,
  PageRef,
  SpecificationRef,
} from './navigation/navigation-tree.ts';
export { pageRefsBelow } from './navigation/navigation-tree.ts';
export { type ConfigInput, type Configuration, readConfig } from './read/read.ts';
export { readSettings, SETTINGS_FILE } from './read/read-settings.ts';
export type { ApiConfig } from './schema/areas/api.ts';
export { PLAYGROUNDS } from './schema/areas/api.ts';
export type {
  AppearanceConfig,
  BackgroundConfig,
  CodeblocksConfig,
  ColorsConfig,
  FaviconConfig,
  FontConfig,
  FontsConfig,
  IconsConfig,
  LogoConfig,
  StylingConfig,
  ThemeName,
  ThumbnailsConfig,
} from './schema/areas/branding.ts';
export { ICON_STYLES } from './schema/areas/formats.ts';
export type {
  BannerConfig,
  ContextualConfig,
  ContextualCustomOption,
  ContextualOption,
  FooterConfig,
  NavbarConfig,
  NavbarLinkConfig,
  NavbarPrimaryConfig,
  SocialKey,
} from './schema/areas/frame.ts';
export { SOCIAL_KEYS } from './schema/areas/frame.ts';
export type { IntegrationsConfig } from './schema/areas/integrations.ts';
export type {
  AsyncapiConfig,
  GlobalConfig,
  NavigationConfig,
  NavigationElementConfig,
  OpenapiConfig,
  PageRefConfig,
} from './schema/areas/navigation.ts';
export {
  type MarkdownConfig,
  type MetadataConfig,
  metaKeyNames,
  type SearchConfig,
  type SeoConfig,
} from './schema/areas/seo.ts';
export type {
  ErrorsConfig,
  FeedbackConfig,
  InteractionConfig,
  RedirectConfig,
  VariablesConfig,
  VariationsConfig,
} from './schema/areas/site.ts';
export type { DocsConfig } from './schema/docs-json.ts';
export { docsJsonSchema, type JsonSchema, SCHEMAS_URL, settingsJsonSchema } from './schema/json-schema.ts';
export { listSettings, type SettingSupport } from './schema/list-settings.ts';
export { docsJsonReference } from './schema/reference.ts';
export type { Support } from './schema/schema.ts';
export { type SettingKey, type SettingPlace, settingPlace } from './schema/setting-place.ts';
export { type SettingUse, settingUses } from './schema/setting-uses.ts';
export type { ProjectSettings } from './schema/settings.ts';
export { FIRST_VERSION, WORKS } from './schema/support.ts';
export { configDefaults } from './settings/defaults.ts';
export { findLanguage, type Language, languages } from './settings/languages.ts';
export { type Settings, settingsOf } from './settings/settings.ts';
