import { type Container, type ContainerKey, containers, DIRECTORIES } from '../../navigation/containers.ts';
import { languages } from '../../settings/languages.ts';
import {
  choice,
  flag,
  type Infer,
  list,
  named,
  number,
  object,
  oneOf,
  reference,
  required,
  text,
} from '../schema.ts';
import { idle, WORKS } from '../support.ts';
import { icon, iconType, LINK, modeColor } from './formats.ts';
import { banner, footer, navbar } from './frame.ts';

const specificationSource = text('Path of the specification, or its address.', { nonEmpty: true });

const openapiObject = object('a specification', 'A specification and where its pages go.', {
  source: required(specificationSource),
  directory: text('Folder of the generated pages; `api-reference` when absent.'),
  overlays: list(text('Path of an OpenAPI overlay.'), 'Overlays, applied in order.'),
});
const asyncapiObject = object('a specification', 'A specification and where its pages go.', {
  source: required(specificationSource),
  directory: text('Folder of the generated pages; `api-reference` when absent.'),
});

/** The forms of `openapi`, on an element and in `api`. */
export const openapi = named(
  'openapi',
  choice('OpenAPI specification for this level and everything below it.', {
    text: specificationSource,
    object: openapiObject,
    list: list(
      choice('A specification.', { text: specificationSource, object: openapiObject }),
      'Several specifications.',
    ),
  }),
);

/** The forms of `asyncapi`, on an element and in `api`. */
export const asyncapi = named(
  'asyncapi',
  choice('AsyncAPI specification for this level and everything below it.', {
    text: specificationSource,
    object: asyncapiObject,
    list: list(
      choice('A specification.', { text: specificationSource, object: asyncapiObject }),
      'Several specifications.',
    ),
  }),
);

const graphql = named(
  'graphql',
  choice('GraphQL schema, in the language of schemas (SDL).', {
    text: specificationSource,
    object: object('a GraphQL schema', 'A GraphQL schema and where its pages go.', {
      source: required(specificationSource),
      directory: text('Folder of the generated pages; `graphql-reference` when absent.'),
    }),
  }),
);

const sdk = named(
  'sdk',
  object('an SDK reference', 'Reference of a library, from the output of a documentation tool.', {
    format: required(oneOf(['typedoc', 'docfx', 'javadoc', 'sphinx', 'phpdoc'], 'Tool that made it.')),
    source: required(specificationSource),
    directory: text('Folder of the generated pages; `sdk-reference` when absent.'),
  }),
);

const pages = named(
  'pages',
  list(
    choice(
      'The path of a page, an operation, or a group.',
      {
        text: text('Path without extension, `METHOD /path`, or `spec.json METHOD /path`.', {
          nonEmpty: true,
        }),
        object: reference<NavigationElementConfig>('group', 'A nested group.'),
      },
      { textKeys: ['page', 'path', 'link', 'href', 'url', 'to', 'slug', 'file', 'id', 'doc'] },
    ),
    'Pages and nested groups, in order.',
    { entryKeys: ['group', 'pages'] },
  ),
);

/** An array of elements. `pages` has its own form, because it holds page references too. */
function containerOf({ kind, description, nonEmpty }: Container) {
  const entry = reference<NavigationElementConfig>(kind, description);
  const options = { entryKeys: [kind, 'pages'], ...(nonEmpty === true ? { nonEmpty } : {}) } as const;
  return named(`${kind}-list`, list(entry, description, options));
}

/** The arrays of the containers that pass a test, by key. */
function listsOf<K extends ContainerKey>(
  isChosen: (container: Container) => boolean,
): Readonly<Record<K, ReturnType<typeof containerOf>>> {
  const entries = containers.filter(isChosen).map((container) => [container.key, containerOf(container)]);
  return Object.fromEntries(entries);
}

const { menu, ...lists } = listsOf<Exclude<ContainerKey, 'pages'>>(({ key }) => key !== 'pages');
const everywhere = { pages, ...lists };

const globalLinks = named(
  'global',
  object(
    '`global`',
    'Elements that are shown on every page below.',
    listsOf<'anchors' | 'dropdowns' | 'languages' | 'tabs' | 'versions' | 'products'>(
      ({ isGlobal }) => isGlobal === true,
    ),
  ),
);

const label = (what: string) => required(text(what, { label: true }));
const description = text('A line below the label.');
const searchable = flag('Keeps the pages of a hidden element in the search.');
const isDefault = flag('Chosen when nothing else decides; the first entry when none is.');
const tag = text('A mark after the label.');
const link = text('Makes the element a link to this address.', { format: LINK, nonEmpty: true });

const common = {
  icon,
  iconType,
  hidden: flag('Leaves the element and everything below it out of the navigation.'),
  root: text('Path of the page that the label leads to.', { nonEmpty: true }),
  directory: oneOf(DIRECTORIES, 'Lists the children on the `root` page of a group.'),
  openapi,
  asyncapi,
  global: globalLinks,
  ...everywhere,
};
const generated = { graphql, sdk };

const group = {
  group: label('Heading in the sidebar.'),
  ...common,
  tag,
  expanded: flag('`true` opens the group at first, `false` closes it.'),
  public: idle(
    flag('Its pages are visible without signing in.'),
    'every page of a folder of files is public',
  ),
  boost: number('Weight of its pages in the search.', { above: 0 }),
  searchable,
  sdk,
};
const tab = {
  tab: label('Text of the tab.'),
  ...common,
  href: link,
  menu,
  searchable,
  align: oneOf(['start', 'end'], 'Side of the bar.'),
  ...generated,
};
const item = { item: label('Text of the menu entry.'), ...common, href: link, description };
const anchor = {
  anchor: label('Text of the anchor.'),
  ...common,
  href: link,
  color: modeColor,
  description: idle(description, 'an anchor is one row'),
};
const dropdown = {
  dropdown: label('Text of the dropdown entry.'),
  ...common,
  href: link,
  color: modeColor,
  description,
};
const product = {
  product: label('Identifies the product, and names it unless `name` is given.'),
  ...common,
  href: link,
  name: text('Name that the reader sees.', { nonEmpty: true }),
  description,
  color: modeColor,
  menu,
};
const version = {
  version: label('Label of the version.'),
  ...common,
  href: link,
  default: isDefault,
  tag,
};
const language = {
  language: required(text('Code of the language.', { label: true, examples: Object.keys(languages) })),
  ...common,
  href: link,
  default: isDefault,
  banner,
  footer,
  navbar,
};

/** What other formats call the rows of a sidebar. */
const renamedPages = { items: 'pages', children: 'pages', sidebar: 'pages', page: 'pages' };

/** What habit, and mint.json, call the address that an element leads to. */
const renamed = { url: 'href', link: 'href', ...renamedPages };

/** What an entry of each container may hold. */
export const elements = {
  group: object('a group', 'A section of the sidebar.', group, {
    labelKey: 'group',
    renamed: renamedPages,
    support: WORKS,
    advice: {
      badge: 'Write it as `tag`',
      isDefaultOpen: 'Write it as `expanded`',
      drilldown: 'Write it as `interaction.drilldown`, which holds for the whole site',
      collapsed:
        'Write `expanded` with the opposite value: `"expanded": false` for a group that is closed at first',
      expandable:
        'Groups can always be opened and closed; write `"expanded": true` for one that is open at first',
    },
  }),
  tab: object('a tab', 'A tab.', tab, { labelKey: 'tab', renamed, support: WORKS }),
  item: object('a menu item', 'An entry of a menu.', item, { labelKey: 'item', renamed, support: WORKS }),
  anchor: object('an anchor', 'An anchor at the top of the sidebar.', anchor, {
    labelKey: 'anchor',
    renamed,
    support: WORKS,
  }),
  dropdown: object('a dropdown', 'An entry of the selector at the top of the sidebar.', dropdown, {
    labelKey: 'dropdown',
    renamed,
    support: WORKS,
  }),
  product: object('a product', 'A product.', product, { labelKey: 'product', renamed, support: WORKS }),
  version: object('a version', 'A version of the documentation.', version, {
    labelKey: 'version',
    renamed,
    support: WORKS,
  }),
  language: object('a language', 'A language of the documentation.', language, {
    labelKey: 'language',
    renamed,
    support: WORKS,
  }),
};

export const navigation = object(
  '`navigation`',
  'Structure of the site.',
  { global: globalLinks, directory: common.directory, openapi, asyncapi, ...everywhere },
  {
    renamed: {
      ...renamedPages,
      group: 'groups',
      tab: 'tabs',
      anchor: 'anchors',
      dropdown: 'dropdowns',
      product: 'products',
      version: 'versions',
      language: 'languages',
    },
  },
);

type OneElement = Infer<(typeof elements)[keyof typeof elements]>;
type EveryKey<T> = T extends T ? keyof T : never;
type AnyOf<T, K extends PropertyKey> = T extends T ? (K extends keyof T ? T[K] : never) : never;
type Loose<T> = { readonly [K in EveryKey<T>]?: Exclude<AnyOf<T, K>, undefined> };

/**
 * An element of the navigation in the form that authors write: a language, version, product, dropdown, tab, menu item,
 * anchor or group. The key that holds the label (`tab`, `group`, …) tells which.
 */
export interface NavigationElementConfig extends Loose<OneElement> {}
/** The `navigation` of docs.json. */
export interface NavigationConfig extends Infer<typeof navigation> {}
/** Elements that are shown on every page below. */
export interface GlobalConfig extends Infer<typeof globalLinks> {}
/** Entry of a `pages` array: a page, an operation, or a group. */
export type PageRefConfig = string | NavigationElementConfig;
/** The forms of `openapi`. */
export type OpenapiConfig = Infer<typeof openapi>;
/** The forms of `asyncapi`. */
export type AsyncapiConfig = Infer<typeof asyncapi>;
