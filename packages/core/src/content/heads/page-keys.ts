import { type Support, WORKS } from '../../config/index.ts';

/** A key of the front matter that the format has. */
export interface PageKey {
  readonly key: string;
  /** One sentence of Markdown. */
  readonly effect: string;
  readonly support: Support;
  /** The values that this is said of; with others it works. */
  readonly values?: readonly string[];
}

const works = (key: string, effect: string): PageKey => ({ key, effect, support: WORKS });
const limited = (key: string, effect: string, support: Support): PageKey => ({ key, effect, support });

/** Every key of the front matter that the format has, and how far it is supported. */
export const pageKeys: readonly PageKey[] = [
  works('title', 'Heading of the page.'),
  works('sidebarTitle', 'Label in the sidebar.'),
  works('description', 'Text below the title, and for search engines.'),
  works('icon', 'Sign in the sidebar.'),
  works('iconType', 'Style of the icon.'),
  works('tag', 'Mark in the sidebar.'),
  works('url', 'Makes the row a link.'),
  works('deprecated', 'Marks the page as deprecated.'),
  works('hidden', 'Leaves the page out of the sidebar.'),
  works('hideApiMarker', 'Leaves the method out of the sidebar.'),
  works('hideFooterPagination', 'Leaves out *previous* and *next*.'),
  {
    ...limited('mode', 'Layout of the page.', {
      level: 'partly',
      why: 'there is no chat: the text of the page is shown',
    }),
    values: ['assistant'],
  },
  works('contextual', 'Another menu of actions.'),
  works('related', 'Links to related pages, below the text.'),
  works('rss', 'Button that leads to the feed.'),
  works('timestamp', 'Whether the day of the last change is shown.'),
  works('lastUpdatedDate', 'Day of the last change.'),
  works('keywords', 'Further words that find the page.'),
  works('boost', 'Rank in the search.'),
  works('searchable', 'Whether the search of the site finds the page.'),
  works('noindex', 'Leaves the page out of search engines.'),
  works('robots', 'Value of the `robots` tag.'),
  works('canonical', 'Address for search engines.'),
  works('openapi', 'Operation that the page shows.'),
  works('openapi-schema', 'Schema that the page shows.'),
  works('asyncapi', 'Channel that the page shows.'),
  works('graphql', 'Root field or type of a GraphQL schema that the page shows: `source`, `kind`, `name`.'),
  works(
    'sdk',
    'Symbol of a library that the page shows: `kind name`, after its source if there are several.',
  ),
  works('api', 'Operation that the page describes itself.'),
  works('authMethod', 'How requests of `api` are signed.'),
  works('contentType', 'Type of the body of `api`.'),
  works('playground', 'Kind of playground.'),
  works('version', 'Version that the page belongs to.'),
  limited('groups', 'Groups of readers that may see the page.', {
    level: 'partly',
    why: 'a folder of files has no sign-in: the page is built, and told of nowhere',
    instead: 'Build a site for the group with `--groups`, and let the host ask who reads it',
  }),
  limited('public', 'Makes the page visible without signing in.', {
    level: 'partly',
    why: 'every page of a folder of files is public',
  }),
];

const BY_NAME: ReadonlyMap<string, PageKey> = new Map(pageKeys.map((known) => [known.key, known]));

/** The keys that the format gives pages, by their names. */
export const pageKeyNames: ReadonlySet<string> = new Set(BY_NAME.keys());

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  [...pageKeyNames].map((name) => [name.toLowerCase(), name]),
);

/** The key that another one is in any case of its letters. */
export function pageKeyInAnyCase(key: string): string | undefined {
  return BY_LOWER_CASE.get(key.toLowerCase());
}

/** Tags for social networks have keys of their own names. */
const META_KEY = /^(?:og|twitter|article|fb):/;

/** Whether a key of the front matter is a tag for social networks. */
export function isMetaKey(key: string): boolean {
  return META_KEY.test(key);
}

/** What is known of a key of the front matter; undefined for one that is the author's own. */
export function findPageKey(key: string): PageKey | undefined {
  if (isMetaKey(key)) return works(key, 'Tag for social networks.');
  return BY_NAME.get(key);
}
