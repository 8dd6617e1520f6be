/** What a reader finds around a page, as plain data: made from the model by one file and from the HTML by another. */

/** A link or element with its name. */
export interface Entry {
  readonly kind: string;
  readonly label: string;
  /** Missing where nothing leads anywhere. */
  readonly href: string | undefined;
  readonly active: boolean;
  /** Expected links only: where the specification leaves a choice, each of them. */
  readonly either?: readonly (string | undefined)[];
}

/** A row of the sidebar. */
export interface Row extends Entry {
  /** Groups: their rows are shown. */
  readonly open?: boolean;
  /** Groups: they have a control. */
  readonly foldable?: boolean;
  readonly rows?: readonly Row[];
  /** `aria-current` of the row's link. */
  readonly current?: string | undefined;
}

/** A tab, with its menu. */
export interface TabEntry extends Entry {
  readonly items: readonly Entry[];
}

/** A list of choices behind a button. */
export interface Choices {
  readonly kind: string;
  /** Label on the button: the active entry's. */
  readonly shown: string | undefined;
  readonly entries: readonly Entry[];
}

/** Everything that the navigation decides on one page. */
export interface PageOutline {
  readonly selectors: readonly Choices[];
  readonly tabBars: readonly (readonly TabEntry[])[];
  readonly anchors: readonly (readonly Entry[])[];
  readonly dropdowns: readonly Choices[];
  readonly rows: readonly Row[];
  readonly breadcrumbs: readonly string[];
  readonly eyebrow: string | undefined;
  readonly prev: string | undefined;
  readonly next: string | undefined;
  readonly language: string;
}
