/** Words of the search dialog in English; the keys are those of the theme's interface words. `{name}` marks a value. */
export const englishSearchWords = {
  /** Placeholder and name of the field. */
  search: 'Search...',
  searchNoResults: 'No results for “{query}”',
  searchRecent: 'Recent',
  /** Heading of the sidebar's first pages, for readers who have opened none yet. */
  suggestedPages: 'You may be looking for',
  searchResults: 'Results: {count}',
  searchFailed: 'Search could not be loaded',
  /** What the arrow keys do. */
  searchMove: 'Select',
  /** What the Enter key does. */
  searchGo: 'Open',
  /** Choice of a filter that lets everything through. */
  searchAll: 'All',
  close: 'Close',
  language: 'Language',
  version: 'Version',
  product: 'Product',
};

/** The words in a language. */
export type SearchWords = Readonly<typeof englishSearchWords>;
