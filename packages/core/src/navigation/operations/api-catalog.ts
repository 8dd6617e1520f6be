/** One operation of a specification, as the navigation needs to know it. */
export interface CatalogOperation {
  /** Upper-case HTTP method, `WEBHOOK`, or `CHANNEL` in an AsyncAPI document. */
  readonly method: string;
  /** Path template (`/users/{id}`), or the name of the webhook or channel. */
  readonly path: string;
  readonly title: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  /** `x-hidden`: the page exists, but in no navigation. */
  readonly hidden?: boolean;
  /** `x-excluded`: no page at all. */
  readonly excluded?: boolean;
  /** It names groups of readers, and the site is made for none of them: no page at all. */
  readonly forMembers?: boolean;
  /** `x-mint.href`: the page's address. */
  readonly href?: string;
  /** Path of its page below the directory, where the specification decides it. */
  readonly slug?: string;
  /** `x-mint.metadata`: front matter for the generated page. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A tag object of a specification. */
export interface CatalogTag {
  readonly name: string;
  /** `x-group` or `summary`, else the name. */
  readonly label: string;
  readonly parent?: string;
}

/** One specification, by the path or URL that names it in the project. */
export interface CatalogSpecification {
  readonly source: string;
  readonly operations: readonly CatalogOperation[];
  readonly tags: readonly CatalogTag[];
  /** It could not be read: nothing is known of its operations, and that was reported. */
  readonly isUnread?: true;
  /** Label of the group for what has no tag; `API Reference` unless given. */
  readonly untagged?: string;
}

/** All specifications of a project, alphabetically by source. */
export interface ApiCatalog {
  readonly specifications: readonly CatalogSpecification[];
}
