import type { FaceName } from './brand/shipped-faces.ts';

/** What a theme does unless the configuration says otherwise. */
export interface ThemePreset {
  /** Shows the whole trail above the title, and not only the section. */
  readonly breadcrumbs: boolean;
  /** Opening a group also leads to its first page. */
  readonly drilldown: boolean;
  /** Readers may fold the sidebar away. */
  readonly foldsSidebar?: boolean;
  /** Greys have no trace of the brand's hue. */
  readonly hasPureGreys?: boolean;
  /** What text is set in; Inter unless told. */
  readonly face?: FaceName;
}
