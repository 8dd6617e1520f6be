import { configDefaults as defaults } from '../../settings/defaults.ts';
import {
  choice,
  flag,
  type Infer,
  list,
  map,
  object,
  oneOf,
  required,
  text,
  withDefault,
} from '../schema.ts';
import { partly } from '../support.ts';
import { WEB_ADDRESS } from './formats.ts';

/** The tags for social networks that these read. */
export const metaKeyNames: readonly string[] = [
  ...'title description type url site_name locale determiner audio video'
    .split(' ')
    .map((name) => `og:${name}`),
  ...'image image:url image:secure_url image:type image:width image:height image:alt'
    .split(' ')
    .map((name) => `og:${name}`),
  ...'card site creator url title description image image:alt image:width image:height'
    .split(' ')
    .map((name) => `twitter:${name}`),
];

const metatags = map(text('Content.', { nonEmpty: true }), 'Content of meta tags by name.', {
  usualKeys: metaKeyNames,
});
const address = text('Address.', { format: WEB_ADDRESS });

export const seo = object(
  '`seo`',
  'What search engines see.',
  {
    indexing: withDefault(
      oneOf(['navigable', 'all'], 'Which pages are listed: those in the navigation, or all.'),
      defaults.seo.indexing,
    ),
    metatags,
    paths: list(
      object('a folder rule', 'Meta tags of one folder.', {
        path: required(text('Folder.', { nonEmpty: true })),
        metatags: required(metatags),
      }),
      'Meta tags by folder; the longer path wins.',
    ),
    organization: object('`organization`', 'Publisher, for structured data.', {
      id: text('Identifier.'),
      name: text('Name.'),
      legalName: text('Legal name.'),
      url: address,
      logo: text('Address or path of the logo.'),
      sameAs: list(address, 'Profiles of the organization.'),
    }),
    trailingSlash: withDefault(
      flag('Canonical addresses, sitemap and links end with a slash.'),
      defaults.seo.trailingSlash,
    ),
  },
  { advice: { indexHiddenPages: 'Write it as `"indexing": "all"`, or leave it out where it is false' } },
);

/** Tags that mint.json had in `metadata`. */
const TAGS = [
  ...'title description image author robots keywords canonical'.split(' '),
  ...'title description image url site_name type locale'.split(' ').map((name) => `og:${name}`),
  ...'title description image card site creator'.split(' ').map((name) => `twitter:${name}`),
];

export const metadata = object(
  '`metadata`',
  'What pages say about themselves.',
  {
    timestamp: partly(
      withDefault(flag('Shows when the page was last changed.'), defaults.metadata.timestamp),
      'the day comes from git, so a folder without history shows none',
      'Write `lastUpdatedDate` into the front matter',
    ),
  },
  { advice: Object.fromEntries(TAGS.map((tag) => [tag, 'Write tags into `seo.metatags`'])) },
);

export const markdown = object('`markdown`', 'Markdown form of pages, for agents.', {
  schema: withDefault(
    flag('Ends the Markdown of an operation or channel with its part of the specification.'),
    defaults.markdown.schema,
  ),
  instructions: choice('Instructions for agents.', {
    text: text('Instructions.'),
    list: list(text('A line.'), 'Lines.'),
  }),
});

export const search = object(
  '`search`',
  'Search box.',
  {
    prompt: text('Text in the empty search box.', { nonEmpty: true }),
  },
  { renamed: { placeholder: 'prompt' } },
);

/** What search engines see. */
export interface SeoConfig extends Infer<typeof seo> {}
/** What pages say about themselves. */
export interface MetadataConfig extends Infer<typeof metadata> {}
/** Markdown form of pages. */
export interface MarkdownConfig extends Infer<typeof markdown> {}
/** Search box. */
export interface SearchConfig extends Infer<typeof search> {}
