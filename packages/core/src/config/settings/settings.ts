import type { ApiConfig } from '../schema/areas/api.ts';
import type { AppearanceConfig, IconsConfig, ThemeName } from '../schema/areas/branding.ts';
import type { DocsConfig } from '../schema/docs-json.ts';
import { configDefaults } from './defaults.ts';

/** What a configuration decides, also where it is silent: the one place where defaults are filled in. */
export interface Settings {
  readonly theme: ThemeName;
  readonly appearance: Required<AppearanceConfig>;
  readonly iconLibrary: NonNullable<IconsConfig['library']>;
  readonly trailingSlash: boolean;
  /** The Markdown of an operation ends with its part of the specification. */
  readonly givesSpecification: boolean;
  readonly api: {
    /** Nested fields are open at first. */
    readonly isExpanded: boolean;
    readonly playground: Required<NonNullable<ApiConfig['playground']>>;
    readonly examples: Required<NonNullable<ApiConfig['examples']>>;
    /** Header that carries the key of operations that pages describe. */
    readonly keyHeader: string;
  };
}

/** Reads the settings of a configuration, or of a part of one. */
export function settingsOf(config: Partial<DocsConfig>): Settings {
  const { theme, appearance, icons, seo, markdown, api } = config;
  const defaults = configDefaults;
  return {
    theme: theme ?? defaults.theme,
    appearance: { ...defaults.appearance, ...appearance },
    iconLibrary: icons?.library ?? defaults.icons.library,
    trailingSlash: seo?.trailingSlash ?? defaults.seo.trailingSlash,
    givesSpecification: markdown?.schema ?? defaults.markdown.schema,
    api: {
      isExpanded: (api?.params?.expanded ?? defaults.api.params.expanded) === 'all',
      playground: { ...defaults.api.playground, ...api?.playground },
      examples: { ...defaults.api.examples, ...api?.examples },
      keyHeader: api?.mdx?.auth?.name ?? defaults.api.mdx.auth.name,
    },
  };
}
