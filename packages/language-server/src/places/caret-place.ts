/** What stands at the caret, with the offsets of the word that completion replaces. */
export type CaretPlace = { readonly start: number; readonly end: number; readonly text: string } & (
  | { readonly kind: 'page' | 'address' | 'icon' | 'key' | 'component' | 'import' }
  | { readonly kind: 'closing'; readonly open: readonly string[] }
  | { readonly kind: 'page-value'; readonly key: string }
  | { readonly kind: 'prop'; readonly component: string; readonly given: readonly string[] }
  | { readonly kind: 'value'; readonly component: string; readonly prop: string }
);
