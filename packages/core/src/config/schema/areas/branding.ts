import { configDefaults as defaults } from '../../settings/defaults.ts';
import {
  choice,
  flag,
  type Infer,
  list,
  named,
  number,
  object,
  oneOf,
  required,
  text,
  variant,
  withDefault,
} from '../schema.ts';
import { idle } from '../support.ts';
import { FONT_SOURCE, HEX_COLOR, LINK, modeColor } from './formats.ts';
import { THEMES } from './theme-names.ts';

/** Icon libraries that a site may choose. */
const ICON_LIBRARIES = ['fontawesome', 'lucide', 'tabler'] as const;

const image = text('Path from the docs folder, or an address.', { nonEmpty: true });

const imagePair = named(
  'image-pair',
  object('an image pair', 'An image for light mode and one for dark mode.', {
    light: required(image),
    dark: required(image),
  }),
);

export const theme = oneOf(THEMES, 'Layout family.', { quill: 'mint', prism: 'mint', venus: 'mint' });

export const colors = object(
  '`colors`',
  'Accent colours.',
  {
    primary: required(text('Emphasis in light mode.', { format: HEX_COLOR }), defaults.colors.primary),
    light: text('Emphasis in dark mode; `primary` when absent.', { format: HEX_COLOR }),
    dark: text('Buttons and the banner; `primary` when absent.', { format: HEX_COLOR }),
  },
  { advice: { background: 'Write it as `background.color`, beside `colors`' } },
);

export const logo = choice('Logo in the navbar; the name of the site when absent.', {
  text: image,
  object: object(
    '`logo`',
    'A logo for each colour mode.',
    {
      light: required(image),
      dark: required(image),
      href: text('Where the logo leads; the home page when absent.', { format: LINK, nonEmpty: true }),
    },
    { renamed: { link: 'href', url: 'href' } },
  ),
});

export const favicon = choice("Icon in the browser's tab.", { text: image, object: imagePair });

export const appearance = object('`appearance`', 'Colour mode.', {
  default: withDefault(
    oneOf(['system', 'light', 'dark'], 'Mode before the reader has chosen one.'),
    defaults.appearance.default,
  ),
  strict: withDefault(flag('Hides the switch and forces the default mode.'), defaults.appearance.strict),
});

const fontFields = {
  weight: number('Weight, such as 400.', { above: 0, maximum: 1000 }),
  source: text('Address or path of the font file.', { nonEmpty: true, format: FONT_SOURCE }),
  format: oneOf(['woff', 'woff2'], 'Format of the font file; browsers find it out when it is absent.'),
};
const family = text('Name of the family; of Google Fonts when there is no `source`.', { nonEmpty: true });
const font = object(
  'a font',
  'One typeface.',
  { family: required(family), ...fontFields },
  { renamed: { name: 'family' } },
);

export const fonts = object('`fonts`', 'Typefaces: one for the whole site, or for headings and body.', {
  family,
  ...fontFields,
  heading: font,
  body: font,
});

export const icons = object('`icons`', 'Icon set of the site.', {
  library: withDefault(
    oneOf(ICON_LIBRARIES, 'Library in which bare icon names are looked up.'),
    defaults.icons.library,
  ),
});

export const background = object(
  '`background`',
  'Background of the page.',
  {
    decoration: oneOf(['gradient', 'grid', 'windows'], 'Ready-made decoration.'),
    color: modeColor,
    image: choice('Background image.', { text: image, object: imagePair }),
  },
  { renamed: { style: 'decoration' } },
);

const codeTheme = text('`system`, `dark`, `css-variables`, or the name of a code theme.', { nonEmpty: true });
const codeThemePair = named(
  'code-theme-pair',
  object('a code theme pair', 'A code theme for each colour mode.', {
    light: required(codeTheme),
    dark: required(codeTheme),
  }),
);

export const styling = object('`styling`', 'Details of how pages look.', {
  eyebrows: oneOf(
    ['section', 'breadcrumbs'],
    'Label above the title: the section, or the whole path; the theme decides when absent.',
  ),
  latex: flag('`false` leaves text between dollar signs as it is written; formulas are drawn otherwise.'),
  codeblocks: choice('Theme of code blocks.', {
    text: codeTheme,
    object: variant('Theme of code blocks, with further languages.', [
      { key: 'light', schema: codeThemePair },
      {
        key: 'theme',
        schema: object('`codeblocks`', 'Theme and languages of code blocks.', {
          theme: choice('Code theme, or one for each mode.', { text: codeTheme, object: codeThemePair }),
          languages: object('`languages`', 'Languages beside the built-in ones.', {
            custom: list(text('Path of a TextMate grammar.'), 'Paths of TextMate grammars in JSON.'),
          }),
        }),
      },
    ]),
  }),
});

export const thumbnails = object('`thumbnails`', 'Generated images for social networks.', {
  appearance: oneOf(['light', 'dark'], 'Colour mode of the image.'),
  background: text('Path or address of a background image.', { nonEmpty: true }),
  fonts: idle(
    object('`fonts`', 'Typeface of the image.', {
      family: required(text('Family of Google Fonts.', { nonEmpty: true })),
    }),
    'titles of pictures for links are set in the face that Waymark brings along',
  ),
});

/** Name of a layout family. */
export type ThemeName = Infer<typeof theme>;
/** Accent colours. */
export interface ColorsConfig extends Infer<typeof colors> {}
/** Logo: one image, or one for each mode. */
export type LogoConfig = Infer<typeof logo>;
/** Favicon: one image, or one for each mode. */
export type FaviconConfig = Infer<typeof favicon>;
/** Colour mode. */
export interface AppearanceConfig extends Infer<typeof appearance> {}
/** One typeface. */
export interface FontConfig extends Infer<typeof font> {}
/** Typefaces. */
export interface FontsConfig extends Infer<typeof fonts> {}
/** Icon set. */
export interface IconsConfig extends Infer<typeof icons> {}
/** Background of the page. */
export interface BackgroundConfig extends Infer<typeof background> {}
/** Details of how pages look. */
export interface StylingConfig extends Infer<typeof styling> {}
/** Theme of code blocks. */
export type CodeblocksConfig = Infer<typeof styling.fields.codeblocks>;
/** Generated images for social networks. */
export interface ThumbnailsConfig extends Infer<typeof thumbnails> {}
