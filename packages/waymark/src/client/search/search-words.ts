/** Words of the dialog; the keys are those of the theme's interface words. `{name}` marks a value. */
export interface SearchWords {
  /** Placeholder and name of the field. */
  readonly search: string;
  /** With `{query}`. */
  readonly searchNoResults: string;
  readonly searchRecent: string;
  /** Heading of the sidebar's first pages, for readers who have opened none yet. */
  readonly suggestedPages: string;
  /** With `{count}`. */
  readonly searchResults: string;
  readonly searchFailed: string;
  /** What the arrow keys do. */
  readonly searchMove: string;
  /** What the Enter key does. */
  readonly searchGo: string;
  /** Choice of a filter that lets everything through. */
  readonly searchAll: string;
  readonly close: string;
  readonly language: string;
  readonly version: string;
  readonly product: string;
}

/** The words in English. */
export const englishSearchWords: SearchWords = {
  search: 'Search...',
  searchNoResults: 'No results for “{query}”',
  searchRecent: 'Recent',
  suggestedPages: 'You may be looking for',
  searchResults: 'Results: {count}',
  searchFailed: 'Search could not be loaded',
  searchMove: 'Select',
  searchGo: 'Open',
  searchAll: 'All',
  close: 'Close',
  language: 'Language',
  version: 'Version',
  product: 'Product',
};
