import type { FaceName } from './brand/shipped-faces.ts';

/** What a theme does unless the configuration says otherwise. */
export interface ThemePreset {
  /** Shows the whole trail above the title, and not only the section. */
  readonly breadcrumbs: boolean;
  /** Opening a group also leads to its first page. */
  readonly drilldown: boolean;
  /** Readers may fold the sidebar away. */
  readonly foldsSidebar?: boolean;
  /** Of the groups at one depth, one is open: opening another closes it, unless its author wrote that it is open. */
  readonly opensOneGroup?: boolean;
  /** Where the page's menu stands; the header unless told. */
  readonly pageMenu?: 'header' | 'toc';
  /** Pixels for tabs and links in the header's first row, in a window of 1440; only where tabs stand there. */
  readonly tabRoom?: number;
  /** Greys have no trace of the brand's hue. */
  readonly hasPureGreys?: boolean;
  /** What text is set in; Inter unless told. */
  readonly face?: FaceName;
}
