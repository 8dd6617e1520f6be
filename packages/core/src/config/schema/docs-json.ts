import { configDefaults } from '../settings/defaults.ts';
import { api } from './areas/api.ts';
import {
  appearance,
  background,
  colors,
  favicon,
  fonts,
  icons,
  logo,
  styling,
  theme,
  thumbnails,
} from './areas/branding.ts';
import { banner, contextual, footer, navbar } from './areas/frame.ts';
import { integrations } from './areas/integrations.ts';
import { elements, navigation } from './areas/navigation.ts';
import { markdown, metadata, search, seo } from './areas/seo.ts';
import { errors, feedback, interaction, redirects, variables, variations } from './areas/site.ts';
import { foreignKeys } from './foreign-keys.ts';
import { flag, type Infer, object, required, type Schema, text } from './schema.ts';
import { partly, works } from './support.ts';

/** The whole file. */
export const docsJson = object(
  'the configuration',
  'Configuration of a documentation site.',
  works({
    $schema: text('Address of a JSON Schema, for editors.'),
    theme: required(theme, configDefaults.theme),
    name: required(text('Name of the site.', { nonEmpty: true }), configDefaults.name),
    description: text('Default description of pages.'),
    public: partly(
      flag('Asks for pages without a sign-in, which all pages of a folder of files are.'),
      'a folder of files has no sign-in: every page is public',
      'Let the host ask for a password, or build a site for one group of readers with `--groups`',
    ),
    colors: required(colors, configDefaults.colors),
    logo,
    favicon,
    appearance,
    fonts,
    icons,
    background,
    styling,
    thumbnails,
    navbar,
    navigation: required(navigation),
    footer,
    banner,
    interaction,
    contextual,
    redirects,
    errors,
    variables,
    metadata,
    api,
    markdown,
    seo,
    search,
    integrations,
    feedback,
    variations,
  }),
  { advice: foreignKeys },
);

/** Definitions that `reference` schemas name. */
export const definitions: Readonly<Record<string, Schema>> = elements;

/**
 * The validated configuration in the form that authors write it: `$ref`s are merged, everything of the wrong type is
 * gone, required keys are there; defaults are not filled in (see `configDefaults`).
 */
export interface DocsConfig extends Infer<typeof docsJson> {}
