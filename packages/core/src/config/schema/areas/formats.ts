import { LINK_SCHEMES } from '../../../source/index.ts';
import { choice, named, object, oneOf, required, type StringFormat, text } from '../schema.ts';

/** The pattern of words that may be written in capitals: a JSON Schema has no flag for it. */
export function inAnyCase(words: string): string {
  return words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** `#RGB` or `#RRGGBB`. */
export const HEX_COLOR: StringFormat = {
  pattern: '^#([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$',
  expected: 'a hex colour such as `#0D9373`',
  prefix: '#',
};

/**
 * An address with a scheme that links of pages may have too, a path, or `#id`. Everything with another scheme is refused,
 * because `javascript:` and `data:` links run code. Control characters and leading blanks are refused too: browsers drop them.
 */
export const LINK: StringFormat = {
  pattern: `^(?:(?:${inAnyCase([...LINK_SCHEMES].join('|'))}):|(?![^/?#]*:))[^\\u0000-\\u0020][^\\u0000-\\u001f]*$`,
  expected: 'an address that begins with `https://`, `http://`, `mailto:`, `tel:`, `/` or `#`',
  link: true,
};

/** An absolute web address. */
export const WEB_ADDRESS: StringFormat = {
  pattern: `^${inAnyCase('https?')}://\\S+$`,
  expected: 'an address that begins with `https://`',
};

const HOST = '(?:\\*\\.)?[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+(?::[0-9]+)?';

/** An https host, `*.` for all below it. */
export const POLICY_HOST: StringFormat = {
  pattern: `^https://${HOST}$`,
  expected: 'a host such as `https://cdn.example.com` or `https://*.example.com`',
};

/** Such a host, or the hash of an inline script. */
export const POLICY_SCRIPT: StringFormat = {
  pattern: `^(?:https://${HOST}|sha(?:256|384|512)-[A-Za-z0-9+/=_-]+)$`,
  expected: 'a host such as `https://cdn.example.com`, or a hash such as `sha256-…`',
};

/** A host that requests are sent to. */
export const POLICY_CONNECTION: StringFormat = {
  pattern: `^(?:https|wss)://${HOST}$`,
  expected: 'a host such as `https://api.example.com` or `wss://live.example.com`',
};

/** The address of a server. */
export const SERVER_ADDRESS: StringFormat = {
  pattern: '^https?://[!-~]+$',
  expected: 'an address such as `https://docs.example.com/mcp`',
};

/** An address that pages send something to. */
export const POST_ADDRESS: StringFormat = {
  pattern: '^https?://[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*(?::[0-9]+)?(?:/[!-~]*)?$',
  expected: 'an address such as `https://api.example.com/feedback`',
};

/** The address of a site: an origin, and the path below which it is served. */
export const SITE_ADDRESS: StringFormat = {
  // No character of ASCII that a host cannot have: the address is written into rules for hosts.
  pattern:
    '^https?://(?:[A-Za-z0-9._-]|[^\\u0000-\\u00a0\\s])+(?::[0-9]{1,5})?(?:/(?!\\.{1,2}(?:/|$))[\\w.~-]+)*/?$',
  expected: 'an address such as `https://docs.example.com`',
};

/** Where the file of a font is: its host stands in the policy of pages. */
export const FONT_SOURCE: StringFormat = {
  pattern: `^(?:${inAnyCase('https?')}://[\\w.-]+(?::[0-9]{1,5})?(?:[/?#]\\S*)?|(?![\\w+.-]+:|//)[^\\n\\r]+)$`,
  expected: 'an address such as `https://fonts.example.com/serif.woff2`, or the path of a file',
};

/** The path below which a site is served. */
export const BASE_PATH: StringFormat = {
  pattern: '^(?=.{1,128}$)(?:(?:/(?!\\.{1,2}(?:/|$))[\\w.~-]+)+/?|/)$',
  expected: 'a path such as `/docs`',
};

/** A name without the prefix that the icon set's own markup has. */
const ICON_NAME: StringFormat = {
  pattern: '^(?!fa-)',
  expected: 'a name without `fa-`',
  remove: '^fa-',
};

/** Styles of Font Awesome. */
export const ICON_STYLES = [
  'regular',
  'solid',
  'light',
  'thin',
  'duotone',
  'brands',
  'sharp-solid',
  'sharp-regular',
  'sharp-light',
  'sharp-thin',
  'sharp-duotone-solid',
] as const;

const iconName = text('Icon name, address or path.', { nonEmpty: true, format: ICON_NAME });

/** An icon as written: a name of the site's library, an address, a project path, or the object form. */
export const icon = named(
  'icon',
  choice('Icon: a name of the icon library, an address, or the path of an image.', {
    text: iconName,
    object: object('icon', 'Icon with its style or library.', {
      name: required(iconName),
      style: oneOf(ICON_STYLES, 'Font Awesome style.'),
      library: text('Icon library that holds the name.'),
    }),
  }),
);

/** Font Awesome style beside an `icon`. */
export const iconType = named('icon-style', oneOf(ICON_STYLES, 'Font Awesome style of `icon`.'));

/** A hex colour. */
const hexColor = text('Hex colour such as `#0D9373`.', { format: HEX_COLOR });

/** A colour for each mode. */
const colorPair = named(
  'color-pair',
  object('a colour pair', 'A colour for light mode and one for dark mode.', {
    light: hexColor,
    dark: hexColor,
  }),
);

/** One colour, or one for each mode. */
export const modeColor = choice('A colour, or one for each mode.', { text: hexColor, object: colorPair });

/** A link target. */
export const href = named('link', text('Address, path or `#id`.', { format: LINK, nonEmpty: true }));
