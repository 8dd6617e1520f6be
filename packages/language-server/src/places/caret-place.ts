/** What stands at the caret, with the offsets of the word that completion replaces. */
export type CaretPlace = { readonly start: number; readonly end: number; readonly text: string } & (
  | { readonly kind: 'page' | 'address' | 'image' | 'icon' | 'key' | 'component' | 'import' }
  | { readonly kind: 'closing'; readonly open: readonly string[] }
  | { readonly kind: 'page-value'; readonly key: string }
  | { readonly kind: 'prop'; readonly component: string; readonly given: readonly string[] }
  | { readonly kind: 'value'; readonly component: string; readonly prop: string }
  | ({ readonly kind: 'setting' | 'setting-value'; readonly isQuoted: boolean } & SettingSpot)
);

/** Where a key or a value of a configuration stands. */
export interface SettingSpot {
  /** The whole configuration as far as it can be read. */
  readonly config: unknown;
  /** Of the object that has the key, or of the value. */
  readonly path: readonly (string | number)[];
}
