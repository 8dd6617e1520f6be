/** What a theme does unless the configuration says otherwise. */
export interface ThemePreset {
  /** Shows the whole trail above the title, and not only the section. */
  readonly breadcrumbs: boolean;
  /** Opening a group also leads to its first page. */
  readonly drilldown: boolean;
}
