/** How a container is declared. */
interface Declaration {
  readonly key: string;
  /** Kind of its elements. An element's label stands under its kind: `{"tab": "Guides"}`. */
  readonly kind: string;
  /** One sentence for the JSON Schema and the reference page. */
  readonly description: string;
  /** An empty one is a mistake. */
  readonly nonEmpty?: boolean;
  /** It may stand under `global`. */
  readonly isGlobal?: boolean;
  /** Readers choose one of its elements by label. Groups with one heading are common and harmless. */
  readonly isChoice?: boolean;
  /** One of its elements is the default: what a reader gets who has not chosen. */
  readonly hasDefault?: boolean;
}

/** Elements of a container from which readers choose one: every page of a site may show all of them. */
export const MOST_CHOICES = 500;

const declared = [
  { key: 'pages', kind: 'group', description: 'Pages and nested groups, in order.' },
  { key: 'groups', kind: 'group', description: 'Groups.', nonEmpty: true },
  { key: 'anchors', kind: 'anchor', description: 'Anchors.', nonEmpty: true, isGlobal: true, isChoice: true },
  { key: 'dropdowns', kind: 'dropdown', description: 'Dropdowns.', isGlobal: true, isChoice: true },
  {
    key: 'languages',
    kind: 'language',
    description: 'Languages.',
    nonEmpty: true,
    isGlobal: true,
    isChoice: true,
    hasDefault: true,
  },
  { key: 'tabs', kind: 'tab', description: 'Tabs.', nonEmpty: true, isGlobal: true, isChoice: true },
  {
    key: 'versions',
    kind: 'version',
    description: 'Versions.',
    nonEmpty: true,
    isGlobal: true,
    isChoice: true,
    hasDefault: true,
  },
  { key: 'menu', kind: 'item', description: 'Entries of the menu.', isChoice: true },
  { key: 'products', kind: 'product', description: 'Products.', isGlobal: true, isChoice: true },
] as const satisfies readonly Declaration[];

/** The key of a container. */
export type ContainerKey = (typeof declared)[number]['key'];

/** Kinds of elements that contain other elements or pages. */
export type ElementKind = (typeof declared)[number]['kind'];

/** An array of the navigation that holds elements of one kind. */
export interface Container extends Declaration {
  readonly key: ContainerKey;
  readonly kind: ElementKind;
}

/**
 * Every container of the navigation, in the order in which those of one level are read. Schema, reader, checks and
 * reference page follow this list. Those of groups may hold page references too.
 */
export const containers: readonly Container[] = declared;

/** The container that stands under a key; undefined for any other key. */
export function findContainer(key: string): Container | undefined {
  return containers.find((container) => container.key === key);
}

/** Keys that attach a specification, or another source of pages, to a level and everything below it, in the order of these pages. */
export const generatedKeys = ['openapi', 'asyncapi', 'graphql', 'sdk'] as const;

/** How a root page lists what is below it. */
export const DIRECTORIES = ['none', 'accordion', 'card'] as const;
