import { configDefaults as defaults } from '../../settings/defaults.ts';
import {
  choice,
  type EnumSchema,
  flag,
  type Infer,
  list,
  mapOf,
  named,
  object,
  oneOf,
  required,
  type StringFormat,
  type Typed,
  text,
  variant,
  withDefault,
} from '../schema.ts';
import { partly, WORKS } from '../support.ts';
import { href, icon, iconType, inAnyCase, LINK, modeColor } from './formats.ts';

/** Keys of `footer.socials`. */
export const SOCIAL_KEYS = [
  'x',
  'website',
  'facebook',
  'youtube',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'medium',
  'telegram',
  'twitter',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
] as const;

/** Built-in entries of the page menu. */
export const CONTEXTUAL_OPTIONS = [
  'copy',
  'view',
  'assistant',
  'download-pdf',
  'download-spec',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
  'devin-desktop',
  'windsurf',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'devin-mcp',
] as const;

/** A profile elsewhere: a bad one is a lost link. */
const PROFILE: StringFormat = {
  pattern: `^(?:${inAnyCase('https?')}://|${inAnyCase('mailto')}:)\\S+$`,
  expected: 'an address that begins with `https://`',
  link: true,
};

/** A link of the footer: the format refuses files elsewhere that run, or that hide what does. */
const FOOTER_LINK: StringFormat = {
  ...LINK,
  pattern: LINK.pattern.replace(
    '^',
    `^(?!(?:${inAnyCase('https?')}:)?//[^/?#]*/[^?#]*\\.(?:${inAnyCase('svg|exe|zip')})(?:[?#]|$))`,
  ),
  expected: `${LINK.expected}, and no \`.svg\`, \`.exe\` or \`.zip\` of another site`,
};

const label = text('What the reader sees.', { label: true });

const target = { href: required(href), icon, iconType };
/** What other formats, and older ones of this, call the keys of a link. */
const LINK_NAMES = {
  renamed: { name: 'label', title: 'label', text: 'label', url: 'href', link: 'href', to: 'href' },
};

/** A link of the navbar by its type: of one type, and without a type, it needs a label. */
function typedLink<T extends Typed<EnumSchema, string>>(
  noun: string,
  what: string,
  type: T,
  labelled: Infer<T>,
) {
  const description = `${what}; its \`label\` may be absent with another \`type\` than \`${labelled}\`.`;
  const plain = object(noun, description, { type, label: required(label), ...target }, LINK_NAMES);
  const special = object(noun, description, { type, label, ...target }, LINK_NAMES);
  return variant(description, [
    { key: 'type', value: labelled, schema: plain },
    { key: 'type', schema: special },
    { key: 'href', schema: plain },
  ]);
}

const navbarLink = typedLink(
  'a navbar link',
  'A link in the navbar',
  oneOf(['github', 'discord', 'link'], 'Draws the link as a star count or an online count.'),
  'link',
);
const navbarPrimary = typedLink(
  'the navbar button',
  'The button of the navbar',
  oneOf(['button', 'github', 'discord'], 'Kind of button; `button` when absent.'),
  'button',
);

export const navbar = named(
  'navbar',
  object('`navbar`', 'Links and button at the top.', {
    links: list(navbarLink, 'Links, in order.', { entryKeys: ['label', 'href'] }),
    primary: navbarPrimary,
  }),
);

const footerLink = object(
  'a footer link',
  'A link in the footer.',
  {
    label: required(label),
    href: required(text('Address, path or `#id`.', { format: FOOTER_LINK, nonEmpty: true })),
  },
  LINK_NAMES,
);
const footerColumn = object(
  'a footer column',
  'A column of links in the footer.',
  {
    header: text('Heading of the column.', { nonEmpty: true }),
    items: required(
      list(footerLink, 'Links of the column.', { nonEmpty: true, entryKeys: ['label', 'href'] }),
    ),
  },
  { renamed: { title: 'header', links: 'items' } },
);

export const footer = named(
  'footer',
  object('`footer`', 'Footer of every page.', {
    socials: mapOf(
      SOCIAL_KEYS,
      text('Address of the profile.', { format: PROFILE }),
      'Profiles by name of the service.',
    ),
    links: list(footerColumn, 'Columns of links, at most four.', {
      maximum: 4,
      entryKeys: ['header', 'items'],
    }),
  }),
);

export const banner = named(
  'banner',
  object(
    '`banner`',
    'Announcement above the navbar.',
    {
      content: required(text('Inline Markdown: links, bold, italic.', { nonEmpty: true })),
      dismissible: withDefault(flag('The reader may close it.'), defaults.banner.dismissible),
      type: withDefault(oneOf(['info', 'warning', 'critical'], 'Sets the colour.'), defaults.banner.type),
      color: { ...modeColor, description: 'Background; wins over `type`.' },
    },
    { renamed: { text: 'content', message: 'content', closable: 'dismissible' } },
  ),
);

const queryPair = object('a query pair', 'A key and its value.', {
  key: required(text('Key.', { nonEmpty: true })),
  value: required(text('Value; may hold `$page`, `$path` or `$mcp`.')),
});
const customOption = object('a menu entry', 'An entry of your own in the page menu.', {
  title: required(text('Title.', { nonEmpty: true })),
  description: text('A line below the title.'),
  icon,
  iconType,
  href: required(
    choice('Where the entry leads; may hold `$page`, `$path` or `$mcp`.', {
      text: href,
      object: object('the address of a menu entry', 'Address with a query.', {
        base: required(href),
        query: list(queryPair, 'Query, in order.'),
      }),
    }),
  ),
});

export const contextual = object('`contextual`', 'Menu of actions on every page.', {
  options: partly(
    required(
      list(
        choice('A built-in entry, or one of your own.', {
          text: oneOf(CONTEXTUAL_OPTIONS, 'Built-in entry.'),
          object: { ...customOption, support: WORKS },
        }),
        'Entries, in order; the first is the one-click action.',
        { unique: true },
      ),
    ),
    'entries that need a service of the hosting are left out',
    'Give your own MCP server in `mcp.url` of waymark.json',
  ),
  display: withDefault(oneOf(['header', 'toc'], 'Place of the menu.'), defaults.contextual.display),
});

/** Links and button at the top. */
export interface NavbarConfig extends Infer<typeof navbar> {}
/** A link in the navbar. */
export type NavbarLinkConfig = Infer<typeof navbarLink>;
/** The button of the navbar. */
export type NavbarPrimaryConfig = Infer<typeof navbarPrimary>;
/** Footer of every page. */
export interface FooterConfig extends Infer<typeof footer> {}
/** Name of a service in `footer.socials`. */
export type SocialKey = (typeof SOCIAL_KEYS)[number];
/** Announcement above the navbar. */
export interface BannerConfig extends Infer<typeof banner> {}
/** Menu of actions on every page. */
export interface ContextualConfig extends Infer<typeof contextual> {}
/** Name of a built-in entry of the page menu. */
export type ContextualOption = (typeof CONTEXTUAL_OPTIONS)[number];
/** An entry of the author's own in the page menu. */
export interface ContextualCustomOption extends Infer<typeof customOption> {}
