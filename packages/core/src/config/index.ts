/** docs.json. In: text and the files it refers to. Out: a typed value with a span for every path. No I/O. */

export { type ApiSource, apiSources } from './api-sources.ts';
export { configDefaults } from './defaults.ts';
export { docsJsonSchema, type JsonSchema } from './json-schema.ts';
export { findLanguage, type Language, languages } from './languages.ts';
export type { Locate } from './locate.ts';
export type {
  LanguageElement,
  LanguageFrame,
  NavigationElement,
  NavigationEntry,
  NavigationLevel,
  NavigationTree,
  PageRef,
  SpecificationRef,
} from './navigation-tree.ts';
export { type ConfigDocument, type ConfigInput, readConfig } from './read.ts';
export { readSettings, SETTINGS_FILE } from './read-settings.ts';
export { docsJsonReference } from './reference.ts';
export type { ApiConfig } from './schema/api.ts';
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
} from './schema/branding.ts';
export type { DocsConfig } from './schema/docs-json.ts';
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
} from './schema/frame.ts';
export type { IntegrationsConfig } from './schema/integrations.ts';
export type {
  AsyncapiConfig,
  GlobalConfig,
  NavigationConfig,
  NavigationElementConfig,
  OpenapiConfig,
  PageRefConfig,
} from './schema/navigation.ts';
export type { MarkdownConfig, MetadataConfig, SearchConfig, SeoConfig } from './schema/seo.ts';
export type { ProjectSettings } from './schema/settings.ts';
export type {
  ErrorsConfig,
  FeedbackConfig,
  InteractionConfig,
  RedirectConfig,
  VariablesConfig,
  VariationsConfig,
} from './schema/site.ts';
export { type Settings, settingsOf } from './settings.ts';
