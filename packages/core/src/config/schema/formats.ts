import { choice, object, type StringFormat, text } from './schema.ts';

/** `#RGB` or `#RRGGBB`. */
export const HEX_COLOR: StringFormat = {
  pattern: '^#([a-fA-F0-9]{6}|[a-fA-F0-9]{3})$',
  expected: 'a hex colour such as `#0D9373`',
};

/**
 * An address: `http(s):`, `mailto:`, `tel:`, a path, or `#id`. Everything with another scheme is refused, because
 * `javascript:` and `data:` links run code. Control characters and leading blanks are refused too: browsers drop them.
 */
export const LINK: StringFormat = {
  pattern: '^(?:(?:https?|mailto|tel):|(?![^/?#]*:))[^\\u0000-\\u0020][^\\u0000-\\u001f]*$',
  expected: 'an address that begins with `https://`, `http://`, `mailto:`, `tel:`, `/` or `#`',
  link: true,
};

/** An absolute web address. */
export const WEB_ADDRESS: StringFormat = {
  pattern: '^https?://[^\\s]+$',
  expected: 'an address that begins with `https://`',
};

/** An icon as written: a name of the site's library, an address, a project path, or the object form. */
export const icon = choice('Icon: a name of the icon library, an address, or the path of an image.', {
  text: text('Icon name, address or path.', { nonEmpty: true }),
  object: object('icon', 'Icon with its style or library.', {
    name: { ...text('Icon name.', { nonEmpty: true }), required: true },
    style: text('Font Awesome style, such as `solid` or `brands`.'),
    library: text('Icon library that holds the name.'),
  }),
});

/** Font Awesome style beside an `icon`. */
export const iconType = text('Font Awesome style of `icon`, such as `solid` or `brands`.');

/** A hex colour. */
export const hexColor = text('Hex colour such as `#0D9373`.', { format: HEX_COLOR });

/** A colour for each mode. */
export const colorPair = object('colour pair', 'A colour for light mode and one for dark mode.', {
  light: hexColor,
  dark: hexColor,
});

/** A link target. */
export const href = text('Address, path or `#id`.', { format: LINK, nonEmpty: true });
